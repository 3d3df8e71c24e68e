//! How high the things of the table lie.

pub(super) use crate::table::layer::OnLayer;

/// The layers of the table, the lowest first: what lies higher covers what lies lower. Buttons, words that fly, and the
/// banner lie above all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(super) enum Layer {
    /// What players have, on paper.
    Player = 10,
    /// What is written there.
    PlayerText = 11,
    /// A block.
    Block = 12,
    /// The mark on it.
    Mark = 13,
    /// What is written on it.
    BlockText = 14,
    /// The die on a block.
    Die = 15,
    /// What is chosen of a block.
    Ring = 16,
    /// The padlock at a die.
    Padlock = 17,
    /// What shows where a block can be dropped.
    Target = 18,
    /// A block that slides off the sheet.
    Leaving = 19,
    /// The model of the town.
    TownModel = 20,
    /// The paper of the score.
    Panel = 21,
    /// The stamp on it.
    Stamp = 22,
    /// What is written there, and words on the table.
    PanelText = 23,
    /// What can be done with a die.
    Option = 26,
    /// What is written and drawn there.
    OptionText = 27,
    /// What is written on what is drawn there.
    OnOption = 28,
    /// A block that a finger holds.
    Held = 40,
    /// Its mark.
    HeldMark = 41,
    /// What is written on it.
    HeldText = 42,
    /// Its die.
    HeldDie = 43,
    /// What is chosen of it.
    HeldRing = 44,
    /// The padlock at its die.
    HeldPadlock = 45,
}

impl OnLayer for Layer {
    fn height(self) -> f32 {
        f32::from(self as u8)
    }
}
