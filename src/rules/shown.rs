//! Makes text from outside, such as the contents or name of a file, safe to show anywhere, even in a terminal.

use core::fmt::{self, Write as _};
use std::{borrow::Cow, path::Path};

/// How many characters of a quoted text are shown.
const QUOTED: usize = 60;
/// How many of a path, which says where something is only as a whole.
const PATH: usize = 400;

/// `text` in one line of bounded length. What would control a terminal or the direction of writing, or is invisible, is
/// written as an escape such as `\u{1b}`; of a text of more than 60 characters only the beginning and the end are
/// shown.
pub fn shown(text: &str) -> Shown<'_> {
    Shown { text: Cow::Borrowed(text), most: QUOTED }
}

/// The path of a file in the same way, up to 400 characters.
pub fn shown_path(path: &Path) -> Shown<'_> {
    Shown { text: path.to_string_lossy(), most: PATH }
}

/// Whether a character shows as itself: it is not a control character, does not end a line or paragraph or set the
/// direction of writing, and is not invisible.
pub fn is_plain(character: char) -> bool {
    let is_hidden = matches!(
        character,
        '\u{AD}'
            | '\u{61C}'
            | '\u{180E}'
            | '\u{200B}'
            | '\u{200E}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E007F}'
    );
    !character.is_control() && !is_hidden
}

/// Text from outside, to be written with `Display`.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    text: Cow<'a, str>,
    /// The most characters that are written, not counting what escapes add.
    most: usize,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { text, most } = self;
        let length = text.chars().count();
        if length <= *most {
            return write(f, text.chars());
        }
        // The beginning tells more than the end, with an ellipsis in between.
        let end = most / 4;
        write(f, text.chars().take(most - end - 1))?;
        f.write_char('…')?;
        write(f, text.chars().skip(length - end))
    }
}

fn write(f: &mut fmt::Formatter<'_>, mut characters: impl Iterator<Item = char>) -> fmt::Result {
    characters.try_for_each(|character| {
        if is_plain(character) { f.write_char(character) } else { write!(f, "{}", character.escape_debug()) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_escaped_and_letters_are_not() {
        let text = "Åse \"無\"\u{1b}[2J\n\u{202E}gnp.\u{2066}\u{200F}\u{9b}\u{7f}\u{FEFF}";
        let escaped = r#"Åse "無"\u{1b}[2J\n\u{202e}gnp.\u{2066}\u{200f}\u{9b}\u{7f}\u{feff}"#;
        assert_eq!(shown(text).to_string(), escaped);
        assert_eq!(shown_path(Path::new("a\tb")).to_string(), r"a\tb");
        // Joined pictures and accents that are written apart are letters like others.
        let letters = "e\u{301} 👩\u{200D}🚀";
        assert_eq!(shown(letters).to_string(), letters);
    }

    #[test]
    fn a_long_text_keeps_its_beginning_and_its_end() {
        let text = format!("start{}end", "x".repeat(1_000_000));
        let short = shown(&text).to_string();
        assert_eq!(short.chars().count(), 60);
        assert!(short.starts_with("startxxx") && short.ends_with("xxxend") && short.contains('…'), "{short}");
        let just = "ä".repeat(60);
        assert_eq!(shown(&just).to_string(), just);
    }
}
