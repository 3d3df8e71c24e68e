//! How well signs stand out: what is gone from a picture once their colours are left out, piece by piece, against what lies
//! around each.

use bevy::prelude::*;

use super::seen::{Seen, contrast};
use crate::theme::{Tone, palette};

/// What the signs of the ground are painted in: pips, icons, lines and figures, not the dice and buttons that bear them.
pub const OF_GROUND: &[Tone] = &[palette::INK, palette::ON_ACCENT, palette::ON_MAIN, palette::PIPS];

/// One piece of what was left out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SeenSign {
    /// Where it is, in dp.
    pub(super) rect: Rect,
    /// How well its edge stands out, where it does worst, as a ratio from 1 to 21.
    pub(super) contrast: f32,
}

/// How far from its edge a sign may have the line that lets it stand out, in dp; larger ones as a part of their smaller
/// side.
const LINE: f32 = 4.0;
const OF_LARGE: f32 = 0.14;
/// Of a sign's edge, the part that may be worse: signs meet each other, the lines of a map and the edges of tiles there.
const WORST_OF_EDGE: f32 = 0.2;
/// What is not larger than this across and down is no sign, in dp.
const SPECK: f32 = 3.0;

/// The signs that one picture has and the other has not. Along the edge of each, its colour nearby that differs most is
/// compared with what lies outside; how much, in the worst fifth of the edge.
pub(super) fn signs(with: &Seen, without: &Seen, pixels: f32) -> Vec<SeenSign> {
    let both = with.pixels().iter().zip(without.pixels());
    let is_sign: Vec<bool> = both.map(|(with, without)| with.is_other(*without)).collect();
    // How much a place outside of signs stands out from those near it.
    let stands_out = |at: IVec2, index: usize, near: &[IVec2]| {
        let outside = without.pixels()[index].luminance();
        let own = near.iter().filter_map(|by| with.index(at + by)).filter(|index| is_sign[*index]);
        own.map(|index| contrast(with.pixels()[index].luminance(), outside)).fold(1.0, f32::max)
    };
    let mut is_seen = vec![false; is_sign.len()];
    let mut found = Vec::new();
    for (start, index) in with.places().zip(0..) {
        if !is_sign[index] || core::mem::replace(&mut is_seen[index], true) {
            continue;
        }
        let (mut open, mut edge) = (vec![start], Vec::new());
        let (mut min, mut max) = (start, start);
        while let Some(at) = open.pop() {
            (min, max) = (min.min(at), max.max(at));
            for beside in [IVec2::X, IVec2::NEG_X, IVec2::Y, IVec2::NEG_Y].map(|by| at + by) {
                match with.index(beside) {
                    Some(index) if !is_sign[index] => edge.push((beside, index)),
                    Some(index) if !core::mem::replace(&mut is_seen[index], true) => open.push(beside),
                    _ => {}
                }
            }
        }
        let rect = Rect::from_corners(min.as_vec2() / pixels, (max + 1).as_vec2() / pixels);
        let reach = ((rect.size().min_element() * OF_LARGE).max(LINE) * pixels).round() as i32;
        let near: Vec<IVec2> = (-reach..=reach)
            .flat_map(|y| (-reach..=reach).map(move |x| IVec2::new(x, y)))
            .filter(|by| by.length_squared() <= reach * reach)
            .collect();
        let mut edge: Vec<_> = edge.iter().map(|&(at, index)| stands_out(at, index, &near)).collect();
        edge.sort_by(f32::total_cmp);
        if let Some(&contrast) = edge.get((edge.len() as f32 * WORST_OF_EDGE) as usize)
            && rect.size().min_element() > SPECK
        {
            found.push(SeenSign { rect, contrast });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    };

    use super::*;

    /// White paper of 40 x 40 pixels with squares on it: their corner, their side and their grey.
    fn paper(squares: &[(u32, u32, u8)]) -> Seen {
        let size = Extent3d { width: 40, height: 40, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut paper =
            Image::new_fill(size, TextureDimension::D2, &[255; 4], format, RenderAssetUsages::all());
        for &(corner, side, grey) in squares {
            for (x, y) in (corner..corner + side).flat_map(|x| (corner..corner + side).map(move |y| (x, y))) {
                paper.set_color_at(x, y, Color::srgb_u8(grey, grey, grey)).expect("a pixel");
            }
        }
        Seen::of(paper).expect("a picture of pixels")
    }

    #[test]
    fn each_sign_has_the_contrast_of_its_edge() {
        let found = signs(&paper(&[(2, 8, 0), (20, 8, 200)]), &paper(&[]), 2.0);
        let [dark, pale] = found[..] else { panic!("{found:?}") };
        assert_eq!(dark.rect, Rect::new(1.0, 1.0, 5.0, 5.0));
        assert!(dark.contrast > 20.0, "{dark:?}");
        assert_eq!(pale.rect, Rect::new(10.0, 10.0, 14.0, 14.0));
        assert!(pale.contrast < 2.0, "{pale:?}");
    }

    #[test]
    fn a_pale_sign_stands_out_by_its_dark_line() {
        // A line along two of its sides.
        let found = signs(&paper(&[(10, 16, 0), (12, 12, 230)]), &paper(&[]), 1.0);
        assert!(found.len() == 1 && found[0].contrast > 20.0, "{found:?}");
    }

    #[test]
    fn what_stays_and_what_is_but_a_speck_is_no_sign() {
        assert_eq!(signs(&paper(&[(2, 6, 0)]), &paper(&[(2, 6, 0)]), 1.0), []);
        assert_eq!(signs(&paper(&[(2, 2, 0)]), &paper(&[]), 1.0), []);
    }
}
