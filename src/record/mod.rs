//! A match as data: who plays, what was agreed on, and the log of actions from which everything else follows.
//!
//! The text form is described in `docs/records.md`.

mod any;
mod archive;
mod chance;
mod checkpoints;
mod error;
mod file;
mod json;
mod level;
mod origin;
mod playing;
mod seating;
mod text;
mod undo;
mod utc;

pub use any::{AnyMatch, Playable, Reader, SeatOutcome, load_any, read_any};
pub use archive::{MOST_ARCHIVE_BYTES, split_records};
pub(crate) use chance::stream;
pub use chance::{Seeded, Series, SystemRandom};
pub use checkpoints::{Checkpoints, Moment};
pub use error::{BadFile, BadRecord};
pub use file::{MOST_BYTES, check_can_save, load, load_bytes, load_up_to, save, save_new};
pub use json::{BadJson, read_json};
pub use level::{Level, NoSuchLevel};
pub use origin::{NoHash, Origin, RecordHash};
pub use playing::Match;
pub use seating::Change;
pub use text::{Controller, FORMAT, Header, Player, Record, VERSION};
pub use undo::{Undoable, Who};
pub use utc::{NoMoment, Utc};
