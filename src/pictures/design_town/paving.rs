//! The paving of the market square: setts that lie in arcs, each a little lighter or darker. It is computed once as a
//! texture that is repeated: what covers the whole screen is to cost little.

use bevy::{
    asset::RenderAssetUsages,
    image::Image,
    math::{Rect, Vec2},
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use crate::{drawing::texture::Texture, theme::painted};

/// How large a sett is, in pixels of the texture.
const SETT: u32 = 24;
/// How many setts are as wide as one arc.
const SPAN: u32 = 10;
/// How many setts lie in an arc.
const IN_ARC: f32 = 11.0;
/// How many rows there are before all of it is repeated.
const ROWS: u32 = 8;
/// In how many parts a pixel is looked at, across and down.
const PARTS: u32 = 3;
/// How light gaps and setts are, of 1, and how much of that differs.
const GAP: f32 = 0.86;
const LIGHT: f32 = 0.93;
const DIFFERS: f32 = 0.07;

/// How large a sett is on a screen, by its smaller side, and in dp.
const SHARE: f32 = 1.0 / 34.0;
const LEAST: f32 = 11.0;
const MOST: f32 = 19.0;

/// The paving on a screen of this size.
pub(crate) fn paving(screen: Vec2) -> Texture {
    let sett = (screen.min_element() * SHARE).clamp(LEAST, MOST);
    Texture { name: "paving", make: texture, color: painted::SETTS, pixel: sett / SETT as f32 }
}

/// The texture, in greys.
fn texture() -> Image {
    let (width, height) = (SPAN * SETT, ROWS * SETT);
    let pixel = |at: u32| {
        let parts = (0..PARTS * PARTS).map(|part| {
            let within = Vec2::new((part % PARTS) as f32 + 0.5, (part / PARTS) as f32 + 0.5) / PARTS as f32;
            lightness((Vec2::new((at % width) as f32, (at / width) as f32) + within) / SETT as f32)
        });
        let mean = parts.sum::<f32>() / (PARTS * PARTS) as f32;
        let grey = (mean * 255.0).round() as u8;
        [grey, grey, grey, u8::MAX]
    };
    let data = (0..width * height).flat_map(pixel).collect();
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let usages = RenderAssetUsages::RENDER_WORLD;
    Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, usages)
}

/// How light it is at a place, in setts from the upper left corner.
fn lightness(at: Vec2) -> f32 {
    let radius = SPAN as f32 * 0.72;
    let x = at.x - SPAN as f32 / 2.0;
    let angle = (x / radius).asin();
    let row = at.y - radius * (1.0 - angle.cos());
    let most = 2.0 * (SPAN as f32 / 2.0 / radius).asin();
    let along = (angle / most + 0.5) * IN_ARC;
    let sett = Rect::from_center_size(Vec2::splat(0.5), Vec2::splat(0.88));
    let inner = sett.inflate(-0.26);
    let within = Vec2::new(along.rem_euclid(1.0), row.rem_euclid(1.0));
    let is_sett = within.distance(within.clamp(inner.min, inner.max)) < 0.26;
    if is_sett { LIGHT + DIFFERS * tint(along as u32, row.rem_euclid(ROWS as f32) as u32) } else { GAP }
}

/// How much lighter than the darkest a sett is, from 0 to 1: alike every time.
fn tint(along: u32, row: u32) -> f32 {
    let mixed = (along * 73 + row * 151 + 17).wrapping_mul(2_654_435_761);
    (mixed >> 16) as f32 / f32::from(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setts_are_repeated_without_a_seam() {
        for row in [0.3, 2.7, 5.1] {
            let (left, right) = (lightness(Vec2::new(0.001, row)), lightness(Vec2::new(9.999, row)));
            assert_eq!(left == GAP, right == GAP, "{row}");
        }
        for x in [0.4, 3.3, 8.2] {
            assert_eq!(lightness(Vec2::new(x, 0.25)), lightness(Vec2::new(x, 8.25)), "{x}");
        }
    }

    #[test]
    fn most_of_it_is_setts_and_they_differ() {
        let all: Vec<f32> =
            (0..400).map(|n| lightness(Vec2::new(n as f32 * 0.025, n as f32 * 0.0193))).collect();
        let gaps = all.iter().filter(|light| **light == GAP).count();
        assert!((20..200).contains(&gaps), "{gaps}");
        let lightest = all.iter().copied().fold(0.0, f32::max);
        assert!(lightest > LIGHT + DIFFERS * 0.7, "{lightest}");
    }
}
