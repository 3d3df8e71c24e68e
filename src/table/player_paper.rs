//! The paper of a player beside those of the others, with what there is to know of that player.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Picture},
    pictures::{icons, widgets::Ground},
    rules::Seat,
    theme::{Tone, palette},
};

/// The paper of a player.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub struct PlayerPaper {
    /// The colour of the player.
    pub color: Tone,
    /// Who does not wait lies higher, and brighter.
    pub is_on_turn: bool,
    /// Whether what this player has lies large.
    pub is_large: bool,
    /// Where the sign of a computer player stands, seen from the middle; empty for a person.
    pub computer: Rect,
}

impl PlayerPaper {
    /// The paper of whoever sits there, before it is laid.
    pub(super) fn of(seat: Seat) -> Self {
        let color = palette::PLAYERS.get(seat.index()).copied().unwrap_or(palette::INK);
        Self { color, is_on_turn: false, is_large: false, computer: Rect::default() }
    }
}

impl Picture for PlayerPaper {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = (size.min_element() * 0.14).clamp(5.0, 14.0);
        let (paper, height) = if self.is_on_turn {
            (palette::PAPER, 6.0)
        } else {
            (palette::PAPER.mix(&palette::TABLE, 0.28), 2.0)
        };
        brush.paper(rect, radius, height, paper);
        let width = if self.is_large { 4.0 } else { 1.5 };
        brush.frame(rect.inflate(-width / 2.0), radius, width, self.color);
        if !self.computer.is_empty() {
            let size = self.computer.size().min_element() * 0.4;
            brush.within(self.computer.center(), size, 0.0, |brush| {
                icons::computer(brush, self.color.mix(&palette::INK, 0.6), palette::PAPER);
            });
        }
    }
}
