//! The games that the program comes with. Nothing else outside their own folders names them.

use crate::{record::Reader, rules::doodle_city::DoodleCity};

/// Reads the records of all of them.
pub const READERS: &[Reader] = &[Reader::of::<DoodleCity>()];

/// Plays all of them in a terminal.
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
pub const IN_TERMINALS: &[crate::doodle::Entry] = &[crate::doodle::Entry::of::<DoodleCity>()];
