//! How high the things of the table lie.

pub(super) use crate::table::layer::OnLayer;

/// The layers of the table, the lowest first: what lies higher covers what lies lower. Buttons, words that fly, and the
/// banner lie above all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(super) enum Layer {
    /// What players have, on paper.
    Player = 10,
    /// What is written and lies there.
    PlayerText = 11,
    /// Cards in rows.
    Card = 12,
    /// What is written on them, and the names of rows.
    CardText = 14,
    /// The paper with what there is to know.
    Panel = 15,
    /// What is written there.
    PanelText = 16,
    /// A card that lies open.
    Open = 20,
    /// What is written on it.
    OpenText = 21,
    /// What can be done.
    Option = 26,
    /// What is written there.
    OptionText = 27,
    /// A card on its way.
    Moving = 50,
}

impl OnLayer for Layer {
    fn height(self) -> f32 {
        f32::from(self as u8)
    }
}
