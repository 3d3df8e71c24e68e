//! A card, on the table and in panels.

use bevy::prelude::*;
use doodle_city::{
    drawing::brush::{Brush, Picture},
    theme::palette,
};

use super::colors;
use crate::game::rules::Card;

/// The card that lies face up; `None` for the pile.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShownCard(pub Option<Card>);

impl Picture for ShownCard {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let side = size.min_element();
        brush.paper(rect, side * 0.1, 4.0, palette::PAPER);
        let color = match self.0 {
            Some(Card::Crown) => colors::CROWN,
            Some(Card::Sun) => colors::SUN,
            Some(Card::Storm) => colors::STORM,
            None => colors::BACK,
        };
        brush.disc(Vec2::ZERO, side * 0.3, color);
    }
}
