//! The market square: the sky, the town below it, and the counter. The paving between them is a texture.

use bevy::prelude::*;

use super::{colors, scenes};
use crate::{
    drawing::brush::{Brush, Pen},
    theme::{Tone, painted},
};

/// How high roofs are to be above the ground and the title's lower edge, in dp.
const ROOFS: f32 = 8.0;

/// How large the skyline's picture is, in its own units.
const SKYLINE: Vec2 = Vec2::new(260.0, 52.0);

/// Paints the sky and the town below it, `size` dp wide and high, as a title that ends `title` dp below its top leaves it
/// to be seen: bunting hangs below the title. So much of the day has passed, 0 to 1.
pub(crate) fn paint_town(brush: &mut Brush, size: Vec2, title: f32, passed: f32) {
    let sky = Rect::from_center_size(Vec2::ZERO, size);
    let at = |down: f32| sky.min.y + down;
    paint_sky(brush, sky, passed);
    // Behind a title there are no roofs.
    if size.y > title + ROOFS {
        paint_skyline(brush, Rect { min: sky.min.with_y(at(title - ROOFS)), ..sky });
    }
    paint_bunting(brush, sky, at(title - 10.0));
}

/// Paints the counter, `size` dp wide and high.
pub(crate) fn paint_counter(brush: &mut Brush, size: Vec2) {
    let counter = Rect::from_center_size(Vec2::ZERO, size);
    brush.shadow(counter, 0.0, 8.0);
    brush.wood(counter, painted::COUNTER);
    let edge = Rect { max: counter.max.with_y(counter.min.y + 4.0), ..counter };
    brush.rect(edge, 0.0, painted::COUNTER_EDGE);
    brush.rect(
        Rect { min: edge.min.with_y(edge.max.y), max: edge.max + Vec2::new(0.0, 1.5) },
        0.0,
        painted::OUTLINE.with_alpha(0.35),
    );
}

fn paint_sky(brush: &mut Brush, sky: Rect, passed: f32) {
    let high = painted::SKY_MORNING.mix(&painted::SKY_GOLDEN, passed);
    let middle = sky.min.y + sky.height() * 0.55;
    brush.shaded_rect(
        Rect { max: sky.max.with_y(middle), ..sky },
        0.0,
        painted::SKY_TOP_MORNING.mix(&painted::SKY_TOP_GOLDEN, passed),
        high,
    );
    brush.shaded_rect(
        Rect { min: sky.min.with_y(middle), ..sky },
        0.0,
        high,
        painted::SKY_LOW_MORNING.mix(&painted::SKY_LOW_GOLDEN, passed),
    );
    // As many stars as there is room for, spread by the golden ratio.
    for star in 0..(sky.width() / 22.0) as usize {
        let across = (star as f32 * 0.618_034).fract();
        let down = (star as f32 * 0.381_966 * 1.7 + 0.13).fract() * 0.6;
        brush.disc(
            sky.min + sky.size() * Vec2::new(across, down),
            0.6 + 0.5 * (across * 7.0).fract(),
            painted::STAR,
        );
    }
    // Beside the title, which could not be read on it. It sinks with the day.
    let (light, reach) = (sky.min + sky.size() * Vec2::new(0.12, 0.36 + 0.3 * passed), sky.height() * 0.8);
    brush.glow(light, reach, painted::SUNSHINE, sky);
    brush.disc(light, sky.height() * 0.14, painted::SUN);
    brush.glow(light, reach * 0.7, painted::MOONSHINE, sky);
    brush.disc(light, sky.height() * 0.13, painted::MOON);
    for (across, scale) in [(0.38, 0.5), (0.86, 0.62)] {
        let at = sky.min + sky.size() * Vec2::new(across, 0.18);
        scenes::paint_clouds(brush, at, sky.height() / 76.0 * scale, sky);
    }
}

/// The roofs of the town, as often as they are needed from one side to the other.
pub(super) fn paint_skyline(brush: &mut Brush, sky: Rect) {
    let scale = (sky.height() / SKYLINE.y).clamp(0.9, 1.8);
    let wide = SKYLINE.x * scale;
    let count = (sky.width() / wide).ceil() as usize;
    let left = sky.center().x - wide * count as f32 / 2.0;
    for part in 0..count {
        let corner = Vec2::new(left + wide * part as f32, sky.max.y - SKYLINE.y * scale);
        scenes::paint_named(brush, "skyline", corner, scale, sky);
    }
    // Haze: what is far away is pale.
    let haze = Rect { min: sky.min.with_y(sky.max.y - SKYLINE.y * scale), ..sky };
    brush.shaded_rect(
        haze,
        0.0,
        painted::SKY_LOW_MORNING.with_alpha(0.1),
        painted::SKY_LOW_MORNING.with_alpha(0.38),
    );
}

const FLAGS: [Tone; 7] =
    [colors::HOME, colors::SHOP, colors::CARE, colors::WORK, colors::PARK, colors::FLEA, colors::YARD];

/// Bunting from one side to the other, hanging from `top` down.
fn paint_bunting(brush: &mut Brush, sky: Rect, top: f32) {
    let spans = (sky.width() / 400.0).round().max(1.0);
    let (wide, sag, flag) = (sky.width() / spans, 9.0, 8.0);
    let count = (wide / 30.0).round();
    for span in 0..spans as usize {
        let left = sky.min.x + wide * span as f32;
        let at = |part: f32| Vec2::new(left + wide * part, top + 4.0 * sag * part * (1.0 - part));
        let string: Vec<Vec2> = (0..=16).map(|step| at(step as f32 / 16.0)).collect();
        brush.stroke(&string, Pen::new(1.0, painted::ROPE));
        for n in 0..count as usize {
            let part = (n as f32 + 0.5) / count;
            let [from, to] = [-0.3, 0.3].map(|side| at(part + side / count));
            let color = FLAGS[(n + 3 * span) % FLAGS.len()];
            brush.polygon(&[from, to, (from + to) / 2.0 + Vec2::new(0.0, flag)], color);
            brush.stroke(&[from, (from + to) / 2.0 + Vec2::new(0.0, flag), to], Pen::new(0.6, color));
        }
    }
}
