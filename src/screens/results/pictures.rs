//! The pictures of the results: column signs, heads of computer players, and the ladder that fills.

use bevy::prelude::*;

use crate::{
    rules::doodle_city::Rank,
    theme::{
        brush::{Brush, Picture},
        palette, signs,
    },
};

/// What a column is about.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Head {
    Hotel,
    Shop,
    Taxi,
    Tree,
}

impl Picture for Head {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let radius = (size.min_element() * 0.42).min(16.0);
        brush.within(Vec2::ZERO, radius, 0.0, |brush| match self {
            Self::Hotel => signs::hotel(brush),
            Self::Shop => signs::shop(brush),
            Self::Taxi => signs::taxi(brush),
            Self::Tree => signs::tree(brush),
        });
    }
}

/// A computer player's head, in the player's colour.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Computer(pub Color);

impl Picture for Computer {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.within(Vec2::ZERO, size.min_element() / 2.0, 0.0, |brush| signs::computer(brush, self.0));
    }
}

/// The bar beside the ranks, full as far as the points go.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bar(pub i32);

impl Bar {
    /// How much of it is full: every rank is as high as any other.
    fn filled(self) -> f32 {
        let from = |rank: usize| Rank::ALL.get(rank).map(|(_, from)| *from);
        let reached = Rank::ALL.iter().rposition(|(_, from)| self.0 >= *from).unwrap_or(0);
        let (low, high) = (from(reached).unwrap_or(0), from(reached + 1));
        let part = high.map_or(1.0, |high| ((self.0 - low) as f32 / (high - low) as f32).clamp(0.0, 1.0));
        (reached as f32 + part) / Rank::ALL.len() as f32
    }
}

impl Picture for Bar {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let all = Rect::from_center_size(Vec2::ZERO, size);
        let radius = size.x / 2.0;
        brush.rect(all, radius, palette::GRID.mix(&palette::PAPER, 0.35));
        let top = all.max.y - (size.y * self.filled()).max(size.x);
        brush.rect(Rect { min: Vec2::new(all.min.x, top), ..all }, radius, palette::BLUE);
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
                brush.polygon(&ribbon.map(Vec2::from), palette::HOTEL);
            }
            brush.disc(Vec2::new(0.0, -0.22), 0.66, palette::TAXI_EDGE);
            brush.disc(Vec2::new(0.0, -0.22), 0.56, palette::TAXI);
            let star: Vec<Vec2> = (0..10)
                .map(|n| {
                    let radius = if n % 2 == 0 { 0.4 } else { 0.17 };
                    Vec2::new(0.0, -0.22)
                        + radius * Vec2::from_angle(core::f32::consts::PI * (n as f32 / 5.0 - 0.5))
                })
                .collect();
            let middle = Vec2::new(0.0, -0.22);
            for n in 0..10 {
                brush.polygon(&[middle, star[n], star[(n + 1) % 10]], palette::PAPER);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_is_as_high_as_any_other() {
        assert_eq!([0, 30, 50, 120].map(|points| (Bar(points).filled() * 7.0).round()), [0.0, 1.0, 2.0, 7.0]);
        assert!((Bar(40).filled() * 7.0 - 1.5).abs() < 0.001);
        assert!(Bar(-5).filled() < 0.001);
    }
}
