//! What is heard of the table.

use bevy::prelude::*;

/// Something worth hearing, at its moment.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct PlaySound {
    /// What is heard.
    pub sound: Sound,
    /// In how many seconds.
    pub after: f32,
}

/// The sounds of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sound {
    Roll,
    Stroke,
    Cross,
    Circle,
    Bonus,
    Tree,
    Turn,
    Tap,
    Count,
    Win,
}
