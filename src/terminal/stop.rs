//! Why a command ends early.

use std::{
    ffi::OsString,
    fmt::Display,
    io::{self, Write as _},
    path::Path,
};

use crate::{
    record::BadFile,
    rules::{is_plain, shown_path},
};

/// What a command needs to go on, and did not get.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// A file that cannot be read, written or played.
    #[error(transparent)]
    File(#[from] BadFile),
    /// Arguments that are no command, or ask for help.
    #[error(transparent)]
    Arguments(#[from] clap::Error),
    /// Arguments that do not fit a file or each other.
    #[error("{0}")]
    Bad(String),
    /// Standard output takes nothing.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
    /// Ctrl-C, or a request to terminate.
    #[error("interrupted")]
    Interrupted {
        /// The number of the signal.
        signal: usize,
    },
    /// Everything has been said already.
    #[error("")]
    Told,
}

impl Stop {
    /// Bad input, in words that name the file or argument.
    pub fn bad(what: impl Display) -> Self {
        Self::Bad(what.to_string())
    }

    /// Why the match in `file` cannot go on as `option` asks for: it has something else, which `is` names.
    pub fn other_match(file: &Path, option: &str, is: impl Display) -> Self {
        let file = shown_path(file);
        Self::bad(format_args!("{file}: this match has {is}: leave out `--{option}`, or name a new file"))
    }

    /// The exit status: that of bad input, or what shells report of a command that a signal ended.
    pub(super) fn status(&self) -> u8 {
        match self {
            Self::Arguments(error) => error.exit_code() as u8,
            Self::File(_) | Self::Bad(_) | Self::Output(_) | Self::Told => 2,
            Self::Interrupted { signal } => 128 + *signal as u8,
        }
    }

    /// Writes to standard error what is wrong with a command that has these `arguments`.
    pub(super) fn tell(&self, arguments: &[OsString]) {
        match self {
            Self::Arguments(error) => refuse(error, arguments),
            Self::File(_) | Self::Bad(_) | Self::Output(_) | Self::Interrupted { .. } => complain(self),
            Self::Told => {}
        }
    }
}

/// Writes a message to standard error; if that is closed nobody can be told.
pub(super) fn complain(message: impl Display) {
    let _ = writeln!(io::stderr(), "doodle: {message}");
}

/// Says why the arguments are no command, or the help that they ask for.
fn refuse(error: &clap::Error, arguments: &[OsString]) {
    let rendered = error.render().to_string();
    let arguments = arguments.iter().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    let plain = with_plain(rendered.clone(), arguments);
    let _ = if error.use_stderr() && plain != rendered {
        io::stderr().write_all(plain.as_bytes())
    } else {
        // As it comes, with its colours.
        error.print()
    };
}

/// A message of several lines in which `arguments`, which may be the names of files, are short and steer no terminal.
fn with_plain(mut message: String, arguments: impl Iterator<Item = String>) -> String {
    for argument in arguments {
        for part in [&*argument].into_iter().chain(argument.split(['=', ','])) {
            let plain = shown_path(Path::new(part)).to_string();
            if plain != part {
                message = message.replace(part, &plain);
            }
        }
    }
    let escaped =
        |sign: char| if is_plain(sign) || sign == '\n' { sign.into() } else { sign.escape_debug().to_string() };
    message.chars().map(escaped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_quoted_short_and_escaped() {
        let long = "x".repeat(10_000);
        let message = format!("error: '{long}' and '\u{202E}b\u{1b}[2J' and 'c'\n\nUsage: 5 \u{7}\n");
        let arguments = ["a", &format!("--games={long}"), "\u{202E}b\u{1b}[2J,c"].map(String::from);
        let plain = with_plain(message, arguments.into_iter());
        assert!(plain.chars().count() < 600 && plain.contains("xx…xx"), "{plain}");
        assert!(plain.ends_with("' and '\\u{202e}b\\u{1b}[2J' and 'c'\n\nUsage: 5 \\u{7}\n"), "{plain}");
    }
}
