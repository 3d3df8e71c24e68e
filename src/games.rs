//! The games that the program comes with. Nothing else outside their own folders names them.

use crate::{record::Reader, rules::doodle_city::DoodleCity};

/// Reads the records of all of them.
pub const READERS: &[Reader] = &[Reader::of::<DoodleCity>()];
