//! How high the things of the table lie.

pub(super) use crate::table::layer::OnLayer;

/// The layers of the table, the lowest first: what lies higher covers what lies lower. Words that fly, and the banner,
/// lie above all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(super) enum Layer {
    /// The felt on the desk.
    Felt = 5,
    /// The paper of a small sheet.
    SmallPaper = 10,
    /// The squares of a small sheet.
    SmallSquares = 11,
    /// The player's name on a small sheet.
    SmallName = 12,
    /// The player's points on a small sheet.
    SmallPoints = 13,
    /// The paper of the large sheet.
    LargePaper = 20,
    /// The squares of the large sheet, and what is printed around them.
    LargeSquares = 21,
    /// Scores, bonuses and trees.
    Marks = 22,
    /// What is printed in them, and the points.
    MarkNumbers = 23,
    /// The ink of a stroke.
    Ink = 24,
    /// Under the words above the dice.
    WordsGround = 29,
    /// Dice, roads and buttons.
    Hand = 30,
    /// What is written on these, and words beside them.
    HandText = 31,
    /// Under the points at the chosen square.
    Ghost = 40,
    /// The points at the chosen square.
    GhostText = 41,
    /// Discs of players on dice, bonuses and notes.
    Disc = 44,
    /// The initials on them.
    Initial = 45,
}

/// How much higher than a square the pen lies that draws in it: below everything else on the sheet.
pub(super) const ABOVE_SQUARE: f32 = 0.5;

impl OnLayer for Layer {
    fn height(self) -> f32 {
        f32::from(self as u8)
    }
}
