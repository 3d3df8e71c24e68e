//! The pictures of the results: heads of computer players, the bar that fills, and medals.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Picture},
    pictures::icons,
    theme::{Tone, palette},
};

/// A computer player's head, in the player's colour.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Computer(pub Tone);

impl Picture for Computer {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.within(Vec2::ZERO, size.min_element() / 2.0, 0.0, |brush| icons::computer(brush, self.0));
    }
}

/// The bar beside the ranks, full to this part, from 0 to 1.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Bar(pub f32);

impl Picture for Bar {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let all = Rect::from_center_size(Vec2::ZERO, size);
        let radius = size.x / 2.0;
        brush.rect(all, radius, palette::GRID.mix(&palette::PAPER, 0.35));
        let top = all.max.y - (size.y * self.0).max(size.x);
        brush.rect(Rect { min: Vec2::new(all.min.x, top), ..all }, radius, palette::ACCENT);
    }
}

/// A medal beside an achievement.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Medal;

impl Picture for Medal {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.within(Vec2::ZERO, size.min_element() / 2.0, 0.0, |brush| {
            for x in [-0.32, 0.32] {
                let ribbon = [(0.0, 0.1), (x * 0.4, 0.95), (x, 0.72), (x * 2.2, 0.92), (x * 1.8, 0.1)];
                brush.polygon(&ribbon.map(Vec2::from), palette::RIBBON);
            }
            brush.disc(Vec2::new(0.0, -0.22), 0.66, palette::GOLD_EDGE);
            brush.disc(Vec2::new(0.0, -0.22), 0.56, palette::GOLD);
            icons::star(brush, Vec2::new(0.0, -0.22), 0.4, palette::LIGHT_INK);
        });
    }
}
