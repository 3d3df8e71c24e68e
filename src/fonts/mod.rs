//! The faces in which everything is written, and letters that they lack.
//!
//! Names are in any script. What our fonts lack is drawn by the device, which has fonts for all that its user reads; the
//! outlines of what it draws become the glyphs of one more font, for the table and the panels alike. Where letters have
//! to be joined or run right to left, a text is shown with other characters than it is stored with
//! ([`FallbackFont::shown`]): the font has no rules for joining, and egui sets mixed lines from left to right.

mod fallback;
mod file;
mod outline;
mod pieces;

pub use fallback::FallbackFont;
pub(crate) use fallback::{FontSystems, plugin};
pub(crate) use pieces::letters;

/// The file of the hand, in which the table is written: Patrick Hand.
pub const HAND: &[u8] = include_bytes!("../../assets/fonts/PatrickHand-Regular.ttf");
/// The file of the plain face, for long texts: Atkinson Hyperlegible.
pub const PLAIN: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegible-Regular.ttf");

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use write_fonts::read::{FontRef, TableProvider as _};

    use super::{HAND, PLAIN};

    #[test]
    fn both_faces_have_every_letter_of_the_languages() {
        let faces = [HAND, PLAIN].map(|file| FontRef::new(file).unwrap().cmap().unwrap());
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        let languages = fs::read_dir(locales).unwrap().map(|folder| folder.unwrap().path());
        let files = languages.flat_map(|folder| fs::read_dir(folder).unwrap()).map(|file| file.unwrap().path());
        for path in files {
            let texts = fs::read_to_string(&path).unwrap();
            let lines = (1..).zip(texts.lines()).filter(|(_, line)| !line.starts_with('#'));
            let letters = lines.flat_map(|(number, line)| line.chars().map(move |letter| (number, letter)));
            let missing =
                letters.filter(|&(_, letter)| faces.iter().any(|it| it.map_codepoint(letter).is_none()));
            let missing: Vec<_> = missing.collect();
            assert!(missing.is_empty(), "a face lacks letters of {}, by line: {missing:?}", path.display());
        }
    }
}
