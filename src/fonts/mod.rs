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
