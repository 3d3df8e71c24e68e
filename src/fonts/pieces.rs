//! A text in pieces that are drawn as one, in the order in which they stand on the screen.

use std::sync::LazyLock;

use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation as _;
use write_fonts::read::{FontRef, TableProvider as _};

use super::HAND;

/// The letters of the hand.
static OURS: LazyLock<Option<FontRef<'static>>> = LazyLock::new(|| FontRef::new(HAND).ok());

/// What is drawn as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piece<'a> {
    /// Its letters.
    pub text: &'a str,
    /// Its place in the order in which the text is read, from 0.
    pub at: usize,
    /// Whether the hand has it.
    pub is_ours: bool,
}

/// Whether the hand has all of a text.
pub(super) fn is_ours(text: &str) -> bool {
    text.is_ascii() || text.chars().all(has)
}

/// Whether the hand has a letter, or nothing of it is ever seen.
fn has(letter: char) -> bool {
    // From the first of these on there are only joiners, marks of direction, variants, and what programs keep to themselves.
    let is_unseen = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}');
    let in_font = || OURS.as_ref().and_then(|font| font.cmap().ok()?.map_codepoint(letter)).is_some();
    is_unseen || letter.is_whitespace() || letter.is_control() || in_font()
}

/// Scripts whose letters are joined within a word: Arabic and its kin, N'Ko, Mongolian.
fn is_joined(letter: char) -> bool {
    // Digits are not joined, and run to the right.
    !letter.is_numeric()
        && matches!(letter, '\u{600}'..='\u{8ff}' | '\u{1800}'..='\u{18af}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// The pieces of a text from left to right: what people take for one letter, or a word of joined letters.
pub(super) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found: Vec<(usize, &str, bool)> = Vec::new();
    for (at, cluster) in text.grapheme_indices(true) {
        let joins = |piece: &str| piece.starts_with(is_joined);
        match found.last_mut() {
            Some((start, before, false)) if joins(before) && joins(cluster) => {
                *before = &text[*start..at + cluster.len()];
            }
            _ => found.push((at, cluster, cluster.chars().all(has))),
        }
    }
    // Every text is one line or a paragraph that runs to the right, whatever its first letter.
    let bidi = BidiInfo::new(text, Some(Level::ltr()));
    let levels: Vec<Level> = found.iter().map(|&(at, ..)| bidi.levels[at]).collect();
    let order = BidiInfo::reorder_visual(&levels);
    let piece = |at: usize| {
        let (_, text, is_ours) = found[at];
        let text = if levels[at].is_rtl() { mirrored(text) } else { text };
        Piece { text, at, is_ours }
    };
    order.into_iter().map(piece).collect()
}

/// How many letters (or words of joined ones) a text has.
pub(crate) fn letters(text: &str) -> usize {
    pieces(text).len()
}

/// Brackets open to the left where the text runs there.
fn mirrored(piece: &str) -> &str {
    match piece {
        "(" => ")",
        ")" => "(",
        "[" => "]",
        "]" => "[",
        _ => piece,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        pieces(text).into_iter().map(|piece| piece.text.to_owned()).collect()
    }

    #[test]
    fn all_that_six_languages_write_is_ours() {
        assert!(is_ours("ÆØÅ æøå ÄÖÜß äöü éèêëàâçîïôûùœ ĳ áéíóöőúüű ÁÉÍÓÖŐÚÜŰ"));
        assert!(is_ours("“Żółć” – a… b'c’ 1\u{a0}000 −5 € ¿¡"));
        for foreign in ["李", "Ελένη", "שרה", "محمد", "😀", "नमस्ते", "\u{e001}"] {
            assert!(!is_ours(foreign), "{foreign}");
        }
    }

    #[test]
    fn a_piece_is_what_people_take_for_a_letter_or_a_word_of_joined_ones() {
        assert_eq!(shown("李明"), ["李", "明"]);
        assert_eq!(shown("👩‍👩‍👧é!"), ["👩‍👩‍👧", "é", "!"]);
        assert_eq!(shown("क्षा"), ["क्षा"]);
        assert_eq!(shown("محمد"), ["محمد"]);
    }

    #[test]
    fn what_runs_to_the_left_is_turned_round() {
        assert_eq!(shown("שרה").concat(), "הרש");
        assert_eq!(shown("a שר b").concat(), "a רש b");
        assert_eq!(shown("محمد علي"), ["علي", " ", "محمد"], "words of joined letters stay as they are written");
        assert_eq!(shown("שר (12)").concat(), "(12) רש", "brackets are turned, numbers are not");
    }
}
