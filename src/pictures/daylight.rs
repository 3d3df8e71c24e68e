//! The light that the day throws through a window on what lies under it.

use bevy::prelude::*;

use crate::{
    drawing::brush::Brush,
    theme::{Tone, painted},
};

/// A pane of the window as its light falls, of the shorter side of the table, and what lies between two panes.
const PANE: Vec2 = Vec2::new(0.27, 0.3);
const BAR: f32 = 0.035;
/// How soft its edges are, of the same.
const SOFT: f32 = 0.02;
/// How much light there is at noon, and how much more in the morning and in the evening.
const NOON: f32 = 0.14;
const LOW_SUN: f32 = 0.12;
/// How much the whole table is lit by the evening.
const GLOW: f32 = 0.07;

/// Paints the light of a window on a table `size` dp wide and high, once so much of the day has passed, 0 to 1: it comes
/// from the left in the morning and from the right in the evening, and the lower the sun, the longer it falls.
pub(crate) fn paint_window_light(brush: &mut Brush, size: Vec2, passed: f32) {
    let unit = size.min_element();
    if unit <= 0.0 {
        return;
    }
    // -1 in the morning, 0 at noon, 1 in the evening.
    let side = 2.0 * passed.clamp(0.0, 1.0) - 1.0;
    let light = light(passed).with_alpha(NOON + LOW_SUN * side.abs());
    let middle = size * Vec2::new(0.3, 0.05) * side;
    let pane = PANE * Vec2::new(1.0, 1.0 + 0.5 * side.abs()) * unit;
    let step = pane + BAR * unit;
    brush.within(middle, 1.0, 0.42 * side, |brush| {
        for (column, row) in [(-0.5, -1.0), (0.5, -1.0), (-0.5, 0.0), (0.5, 0.0), (-0.5, 1.0), (0.5, 1.0)] {
            let place = Rect::from_center_size(step * Vec2::new(column, row), pane);
            brush.soft_rect(place, SOFT * unit, light);
        }
    });
    if side > 0.0 {
        brush.rect(
            Rect::from_center_size(Vec2::ZERO, size),
            0.0,
            painted::EVENING_LIGHT.with_alpha(GLOW * side),
        );
    }
}

/// What colour light has once so much of the day has passed.
const fn light(passed: f32) -> Tone {
    painted::MORNING_LIGHT.mix(&painted::EVENING_LIGHT, passed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{storage::Light, theme::Palette};

    /// How red the light is, and how blue.
    fn seen(passed: f32, by: Light) -> [f32; 4] {
        let color = Palette::of(by).color(light(passed)).to_srgba();
        [color.red, color.green, color.blue, color.alpha]
    }

    #[test]
    fn the_light_grows_redder_and_is_none_by_night() {
        let [morning, evening] = [0.0, 1.0].map(|passed| seen(passed, Light::Day));
        assert!(evening[0] / evening[2] > 1.5 * morning[0] / morning[2]);
        assert!([0.0, 0.5, 1.0].iter().all(|&passed| seen(passed, Light::Night)[3] == 0.0));
    }
}
