//! What can be wrong with a record or its file, in words that say where it is and what to do.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{BadJson, json::last_place};
use crate::rules::{shown, shown_path};

/// Why a text is not a match that can be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRecord {
    /// Nothing in it.
    #[error("the file is empty")]
    Empty,
    /// Not text.
    #[error("this is not a text file: a byte that is no text at offset {at}")]
    Binary {
        /// Bytes before it.
        at: usize,
    },
    /// The text ends too early.
    #[error("the record is cut off: it ends at line {line}, column {column}, before it is complete")]
    CutOff {
        /// The last line, from 1.
        line: usize,
        /// The column there.
        column: usize,
    },
    /// Not JSON, or JSON with a wrong field or value.
    #[error("line {line}, column {column}: {reason}")]
    Form {
        /// The line, from 1.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// Some other JSON.
    #[error("this is not a record of a match: it needs the fields `format` (\"{format}\"), `version`, `game` and `rules`", format = super::FORMAT)]
    NotARecord,
    /// From a newer program.
    #[error(
        "unknown version {found} of the record format: this program knows up to {known}; a newer one can read it"
    )]
    Version {
        /// The file's.
        found: u32,
        /// The newest known.
        known: u32,
    },
    /// A computer player in a version that had none.
    #[error(
        "`seats`: levels of computer players belong to version 2 of the record format, but this says {found}"
    )]
    LevelTooEarly {
        /// The file's version.
        found: u32,
    },
    /// A field in a version that did not know of it.
    #[error("`{field}` belongs to version {since} of the record format, but this says {found}")]
    FieldTooEarly {
        /// The field.
        field: &'static str,
        /// The version that brought it.
        since: u32,
        /// The file's version.
        found: u32,
    },
    /// More entries in common with another match than there are.
    #[error("`from`: `entry` is {entry}, but `log` has {}", count(*entries, "entry", "entries"))]
    FromTooLate {
        /// How many are said to be in common.
        entry: usize,
        /// How many there are.
        entries: usize,
    },
    /// Not the match of which it says that it was played on from it.
    #[error("`from` names another match, but {0}")]
    OtherFrom(String),
    /// A change of seats that is impossible.
    #[error("`changes` entry {entry}: {reason}")]
    Change {
        /// Which entry, from 1.
        entry: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// Rules from a newer program.
    #[error(
        "unknown version {found} of the rules of {game}: this program knows up to {known}; a newer one can read it"
    )]
    Rules {
        /// The game.
        game: String,
        /// The file's.
        found: u32,
        /// The newest known.
        known: u32,
    },
    /// Another game.
    #[error("unknown game `{}`: `{known}` is expected here", shown(found))]
    Game {
        /// The file's.
        found: String,
        /// The games that could have been read.
        known: String,
    },
    /// A set-up that cannot be played.
    #[error("`setup`: {0}")]
    Setup(String),
    /// Too few or too many names.
    #[error(
        "`seats` has {}, but the match is for {}",
        count(*found, "entry", "entries"),
        count(*players, "player", "players")
    )]
    Seats {
        /// The file's.
        found: usize,
        /// The set-up's.
        players: usize,
    },
    /// A name that is not allowed.
    #[error("`seats`: the name of seat {seat} must have 1 to {most} characters, none of them a control character", most = crate::rules::LONGEST_NAME)]
    Name {
        /// Which seat, from 1.
        seat: usize,
    },
    /// An action that the rules refuse.
    #[error("`log` entry {entry} (round {round}, `{action}`): {reason}")]
    Illegal {
        /// Which action, from 1.
        entry: usize,
        /// The round to which it belongs, 0 for what comes before the first.
        round: u32,
        /// The action in short.
        action: String,
        /// Why it is refused.
        reason: String,
    },
    /// A seed in a match that is not over: its dice could be predicted.
    #[error("`seed` may stand in a record only when the match is over")]
    SeedTooEarly,
    /// An end of a match that is not over.
    #[error("`ended` may stand in a record only when the match is over")]
    EndedTooEarly,
    /// Dice that the seed does not give.
    #[error("`log` entry {entry}: the seed {seed} gives `{expected}`, not `{found}`")]
    OtherDice {
        /// Which action, from 1.
        entry: usize,
        /// The seed.
        seed: u64,
        /// What it gives.
        expected: String,
        /// What is written.
        found: String,
    },
}

fn count(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

impl BadRecord {
    /// Of the game `found`, where only those that are `known` can be read.
    pub(crate) fn other_game(found: String, known: &[&str]) -> Self {
        let known = match known {
            [first @ .., one, other] => {
                first.iter().map(|game| format!("{game}`, `")).collect::<String>() + one + "` or `" + other
            }
            _ => known.concat(),
        };
        Self::Game { found, known }
    }

    /// After `text` something is missing.
    pub(super) fn cut_off(text: &str) -> Self {
        let (line, column) = last_place(text);
        Self::CutOff { line, column }
    }

    pub(super) fn json(BadJson { line, column, reason, is_cut_off }: BadJson) -> Self {
        if is_cut_off { Self::CutOff { line, column } } else { Self::Form { line, column, reason } }
    }
}

impl BadFile {
    /// The file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Io { path, .. }
            | Self::GoneOn { path }
            | Self::TooLarge { path, .. }
            | Self::Record { path, .. } => path,
        }
    }
}

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    /// The system said no.
    #[error("{}: {}: {error}", shown_path(path), if *writing { "cannot be written" } else { "cannot be read" })]
    Io {
        /// The file.
        path: PathBuf,
        /// Whether it was to be written.
        writing: bool,
        /// What the system says.
        error: io::Error,
    },
    /// A match that has gone on elsewhere since it was read here: it is left as it is.
    #[error("{}: the match has gone on elsewhere since it was read", shown_path(path))]
    GoneOn {
        /// The file.
        path: PathBuf,
    },
    /// No record is so large.
    #[error("{}: larger than {most} bytes: this is no record", shown_path(path))]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most bytes that it could have.
        most: u64,
    },
    /// It was read, but is no playable record.
    #[error("{}: {error}", shown_path(path))]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: BadRecord,
    },
}
