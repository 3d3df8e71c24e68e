//! What a line says that is typed, or comes from a pipe.

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// Nothing but Enter.
    Enter,
    Help,
    Undo,
    /// The whole table.
    Table,
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
            Some("sheets" | "sheet" | "table") => Self::Table,
            Some("quit" | "q" | "exit") => Self::Quit,
            Some(_) => Self::Words(core::mem::take(&mut words)),
        }
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
