//! What is heard, as messages: whoever brings something about says so, and [`audio`](crate::audio) plays it.

use bevy::prelude::*;
use strum::EnumIter;

/// Something worth hearing, at its moment.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct PlaySound {
    /// What is heard.
    pub sound: Sound,
    /// In how many seconds.
    pub after: f32,
    /// How far to the right, from -1 at the left edge of the screen to 1 at the right one.
    pub across: f32,
}

impl PlaySound {
    /// Heard at once, from the middle.
    pub const fn now(sound: Sound) -> Self {
        Self { sound, after: 0.0, across: 0.0 }
    }

    /// Heard from so far to the right on a screen so wide, in dp.
    pub const fn from(self, x: f32, width: f32) -> Self {
        Self { across: (2.0 * x / width.max(1.0) - 1.0).clamp(-1.0, 1.0), ..self }
    }
}

/// The sounds of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EnumIter)]
pub enum Sound {
    /// Dice fall on felt.
    DiceOnFelt,
    /// Dice fall on paper.
    DiceOnPaper,
    /// A felt pen draws a line.
    Stroke,
    /// It crosses something out.
    Cross,
    /// It circles a number.
    Circle,
    /// It scribbles over a tree.
    Tree,
    /// An eraser rubs something out.
    Eraser,
    /// Two notes: that was worth it.
    Bonus,
    /// A pencil ticks something off.
    Pencil,
    /// A stamp comes down.
    Stamp,
    /// A tile of card is set down.
    Tile,
    /// A strip or a card slides over the table.
    Slide,
    /// A padlock snaps.
    Padlock,
    /// A card is laid down.
    Card,
    /// Cards are shuffled.
    Shuffle,
    /// Coins fall onto others.
    Coins,
    /// Somebody grumbles.
    Grumble,
    /// Rain.
    Rain,
    /// A bell.
    Bell,
    /// A sheet of paper is passed on.
    Paper,
    /// Knuckles on the table: it is somebody's turn.
    Turn,
    /// Something is touched.
    Tap,
    /// A number is counted up.
    Count,
    /// A light goes on.
    Light,
    /// A taxi rings its bell.
    TaxiBell,
    /// A rocket bursts.
    Firework,
    /// Somebody has won.
    Win,
}
