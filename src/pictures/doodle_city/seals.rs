//! The signs on the seals of achievements.

use core::f32::consts::TAU;

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen},
    pictures::icons,
    rules::doodle_city::Achievement,
    theme::palette,
};

/// Paints the sign of an achievement in one colour, 2 wide and high: a tree, a road, a hotel, a coin, a bag.
pub(crate) fn paint_sign(brush: &mut Brush, achievement: Achievement) {
    let ink = palette::LIGHT_INK;
    let pen = Pen::new(0.2, ink);
    let v = Vec2::new;
    match achievement {
        Achievement::Environmentalist => icons::tree(brush, ink, ink),
        Achievement::CityPlanner => {
            let road: Vec<Vec2> = (0..=16)
                .map(|step| {
                    let part = step as f32 / 16.0;
                    v(0.62 * (part * TAU).sin(), 0.9 - 1.8 * part)
                })
                .collect();
            brush.stroke(&road, Pen::new(0.36, ink));
        }
        Achievement::HotelMagnate => icons::hotel(brush, ink),
        Achievement::Capitalist => {
            brush.frame(Rect::from_center_size(Vec2::ZERO, Vec2::splat(1.7)), 0.85, 0.2, ink);
            brush.within(Vec2::ZERO, 0.62, 0.0, |brush| icons::dollar(brush, ink));
        }
        Achievement::ShoppingSpree => {
            let bag = [v(-0.62, -0.2), v(0.62, -0.2), v(0.78, 0.85), v(-0.78, 0.85)];
            brush.polygon(&bag, ink);
            let handle: Vec<Vec2> = (0..=8)
                .map(|step| {
                    let (sin, cos) = (TAU / 2.0 * (1.0 + step as f32 / 8.0)).sin_cos();
                    v(0.36 * cos, -0.2 + 0.55 * sin)
                })
                .collect();
            brush.stroke(&handle, pen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::reach;

    #[test]
    fn every_achievement_has_a_sign_of_its_own() {
        let signs = Achievement::ALL.map(|which| Brush::shapes(|brush| paint_sign(brush, which)));
        for (n, sign) in signs.iter().enumerate() {
            assert!((0.7..1.25).contains(&reach(sign)), "{n}: {}", reach(sign));
            assert!(!signs[..n].contains(sign), "{n}");
        }
    }
}
