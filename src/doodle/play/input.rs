//! Lines that are typed, or come from a pipe.

use std::io::{self, BufRead as _, Read as _};

use crate::stop::Stop;

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Nothing but Enter.
    Enter,
    Help,
    Undo,
    Pass,
    Sheets,
    Quit,
    /// Answers to the question, or to several.
    Words(Vec<String>),
    /// No line any more.
    End,
}

impl From<&str> for Line {
    fn from(line: &str) -> Self {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        match words.first().map(String::as_str) {
            None => Self::Enter,
            Some("help" | "h" | "?") => Self::Help,
            Some("undo" | "u") => Self::Undo,
            Some("pass" | "p") => Self::Pass,
            Some("sheets" | "sheet") => Self::Sheets,
            Some("quit" | "q" | "exit") => Self::Quit,
            Some(_) => Self::Words(core::mem::take(&mut words)),
        }
    }
}

/// No answer is longer.
const LONGEST_LINE: u64 = 1024;

/// Waits for a line of standard input.
pub fn read() -> Result<Line, Stop> {
    let mut bytes = Vec::new();
    match io::stdin().lock().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
        Ok(0) => Ok(Line::End),
        Ok(_) => Ok(String::from_utf8_lossy(&bytes).as_ref().into()),
        Err(error) => Err(Stop::bad(format_args!("standard input: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_answers() {
        assert_eq!(Line::from(" \n"), Line::Enter);
        assert_eq!(Line::from("Undo\r\n"), Line::Undo);
        assert_eq!(Line::from("4 3,4 NE"), Line::Words(["4", "3,4", "ne"].map(String::from).into()));
    }
}
