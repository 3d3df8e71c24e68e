//! Whoever has won is celebrated once all is counted: with a star, a frame, and confetti if it was a person.

use core::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::Finale;
use crate::{
    drawing::brush::{Brush, Picture},
    pictures::icons,
    theme::{Tone, painted, palette},
};

/// Confetti over the whole screen, of whoever has won.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Confetti {
    /// The winner's colour.
    pub color: Tone,
    /// For how many seconds it has been falling.
    pub since: f32,
}

/// Behind a winner's row.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Honour {
    /// The middle of the player's colour, from the middle of the row, in dp.
    pub star: Vec2,
    /// How far the star reaches, in dp.
    pub reach: f32,
    /// How much of it is seen, 0 to 1.
    pub seen: f32,
}

/// How many flakes there are, in how many seconds one falls, and how much later the last one sets out.
const FLAKES: usize = 70;
const FALLS: f32 = 2.4;
const LAST: f32 = 0.8;
/// How long a flake is, of the screen's shorter side.
const FLAKE: f32 = 0.026;
/// How long it takes until an honour is seen, in seconds.
const COMES: f32 = 0.35;

impl Picture for Confetti {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if self.since <= 0.0 {
            return;
        }
        let colors = [self.color, painted::GOLD, self.color, painted::WHITE, painted::ORANGE];
        let long = FLAKE * size.min_element();
        for n in 0..FLAKES {
            let [across, late, turns] = spread(n);
            let fallen = (self.since - LAST * late) / FALLS;
            if !(0.0..1.0).contains(&fallen) {
                continue;
            }
            let sway = (TAU * (fallen * 1.5 + turns)).sin() * 1.6 * long;
            let at = Vec2::new((across - 0.5) * size.x + sway, (fallen * 1.1 - 0.55) * size.y);
            // It tumbles: now its side is seen, now its edge.
            let (wide, turn) = ((PI * (turns + 5.0 * fallen)).cos().abs().max(0.12), TAU * (turns + fallen));
            let [along, aside] = [Vec2::from_angle(turn) * long * 0.5, Vec2::from_angle(turn + PI / 2.0)];
            let aside = aside * long * 0.28 * wide;
            let color = colors[n % colors.len()];
            let color = if fallen > 0.8 { color.with_alpha((1.0 - fallen) / 0.2) } else { color };
            brush.polygon(
                &[at + along + aside, at - along + aside, at - along - aside, at + along - aside],
                color,
            );
        }
    }
}

impl Picture for Honour {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if self.seen <= 0.0 {
            return;
        }
        let row = Rect::from_center_size(Vec2::ZERO, size);
        let radius = size.y * 0.14;
        brush.rect(row, radius, palette::GOLD.with_alpha(0.14 * self.seen));
        brush.frame(row, radius, 2.0, palette::GOLD.with_alpha(self.seen));
        icons::star(brush, self.star, self.reach * self.seen, palette::GOLD);
    }
}

/// Three numbers from 0 to 1 that thing `n` always has; those of many things are spread evenly.
pub(super) fn spread(n: usize) -> [f32; 3] {
    [0.819_173, 0.671_044, 0.549_700].map(|step| (0.5 + step * n as f32).fract())
}

pub(super) fn celebrate(
    finale: Res<Finale>,
    mut confetti: Query<&mut Confetti>,
    mut honours: Query<&mut Honour>,
) {
    if finale.counted <= 0.0 {
        return;
    }
    for mut one in &mut confetti {
        let now = Confetti { since: finale.counted, ..*one };
        one.set_if_neq(now);
    }
    let seen = EaseFunction::BackOut.sample_clamped(finale.counted / COMES).min(1.0);
    for mut one in &mut honours {
        let now = Honour { seen, ..*one };
        one.set_if_neq(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn confetti_falls_and_is_gone() {
        let flakes = |since| {
            let confetti = Confetti { color: palette::PLAYERS[0], since };
            Brush::shapes(|brush| confetti.paint(Vec2::new(390.0, 844.0), brush)).len()
        };
        assert_eq!(flakes(0.0), 0);
        assert!(flakes(1.0) > FLAKES / 2);
        assert_eq!(flakes(FALLS + LAST), 0);
    }

    #[test]
    fn an_honour_is_not_seen_before_all_is_counted() {
        let shapes = |seen| {
            let honour = Honour { star: Vec2::ZERO, reach: 10.0, seen };
            Brush::shapes(|brush| honour.paint(Vec2::new(300.0, 60.0), brush)).len()
        };
        assert!(shapes(0.0) == 0 && shapes(1.0) >= 3);
    }
}
