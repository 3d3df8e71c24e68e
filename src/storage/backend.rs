//! What the storage needs of a device: a few named texts, each written whole or not at all.

use core::fmt;
use std::{path::PathBuf, time::SystemTime};

use super::MatchId;
use crate::record::{BadFile, MOST_ARCHIVE_BYTES, MOST_BYTES};

/// Where a text is kept.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// The record of a match.
    Match(MatchId),
    /// What lies beside the record of a first match.
    Tutorial(MatchId),
    /// What was found out about a finished match.
    Analysis(MatchId),
    /// The settings.
    Settings,
    /// What came later of them.
    MoreSettings,
    /// Where the app goes on.
    Resume,
    /// What is known of the finished matches.
    Index,
}

impl Slot {
    /// How many bytes it may have.
    pub(super) const fn most_bytes(&self) -> u64 {
        match self {
            Self::Index => MOST_ARCHIVE_BYTES,
            Self::Match(_)
            | Self::Tutorial(_)
            | Self::Analysis(_)
            | Self::Settings
            | Self::MoreSettings
            | Self::Resume => MOST_BYTES,
        }
    }
}

impl fmt::Display for Slot {
    /// The file name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(id) | Self::Tutorial(id) | Self::Analysis(id) => write!(f, "{id}.json"),
            Self::Settings => f.write_str("settings.json"),
            Self::MoreSettings => f.write_str("more-settings.json"),
            Self::Resume => f.write_str("resume.json"),
            Self::Index => f.write_str("index.jsonl"),
        }
    }
}

/// A match that is there, as listed before it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its file name without `.json`: not always a [`MatchId`], for anybody can put a file there.
    pub stem: String,
    /// By which it is seen that the file has changed; `None` where nobody but this program writes.
    pub stamp: Option<Stamp>,
}

/// By what it is seen that a file has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// When it was last written.
    pub modified: SystemTime,
    /// How many bytes it has.
    pub bytes: u64,
}

/// What is in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// All of it.
    pub bytes: Vec<u8>,
    /// When it was last written.
    pub modified: SystemTime,
}

impl Text {
    /// What a list says of it.
    pub(super) const fn stamp(&self) -> Stamp {
        Stamp { modified: self.modified, bytes: self.bytes.len() as u64 }
    }
}

/// Keeps texts. It works beside the app and may take its time.
pub trait Backend: 'static {
    /// The matches that are there, in any order.
    fn list(&mut self) -> impl Future<Output = Result<Vec<Entry>, BadFile>>;

    /// What is in a slot; `None` if nothing is.
    fn read(&mut self, slot: &Slot) -> impl Future<Output = Result<Option<Text>, BadFile>>;

    /// Replaces what was there by `text`. A kill at any moment leaves the old or the new text whole, and once this is
    /// ready it is the new one.
    fn write(&mut self, slot: &Slot, text: &str) -> impl Future<Output = Result<(), BadFile>>;

    /// Empties a slot; an empty one stays empty.
    fn remove(&mut self, slot: &Slot) -> impl Future<Output = Result<(), BadFile>>;

    /// Moves what is in a slot to a place where it is kept but not used, overwriting nothing, and says where that is.
    fn set_aside(&mut self, slot: &Slot) -> impl Future<Output = Result<PathBuf, BadFile>>;
}
