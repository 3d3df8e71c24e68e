//! Why a command ends early.

use std::{
    fmt::Display,
    io::{self, Write as _},
};

use doodle_city::record::BadFile;

/// What a command needs to go on, and did not get.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// A file that cannot be read, written or played.
    #[error(transparent)]
    File(#[from] BadFile),
    /// Arguments that do not fit a file or each other.
    #[error("{0}")]
    Bad(String),
    /// Standard output is closed or full.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
    /// Everything has been said already.
    #[error("")]
    Told,
}

impl Stop {
    /// Bad input, in words that name the file or argument.
    pub fn bad(what: impl Display) -> Self {
        Self::Bad(what.to_string())
    }

    /// Writes what is wrong to standard error.
    pub fn tell(&self) {
        if !matches!(self, Self::Told) {
            complain(self);
        }
    }
}

/// Writes a message to standard error; if that is closed nobody can be told.
pub fn complain(message: impl Display) {
    let _ = writeln!(io::stderr(), "doodle: {message}");
}
