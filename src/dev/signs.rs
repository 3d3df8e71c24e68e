//! How well signs stand out: what is gone from a picture once their colours are left out, piece by piece, against what lies
//! around each.

use bevy::prelude::*;

use super::contrast::{WORST, contrast, is_other};
use crate::theme::{Tone, palette};

/// The roles that signs of a game are painted in.
#[derive(Clone, Copy, Debug)]
pub struct SignRoles {
    /// Of pips, icons, lines and figures: each whole sign, with what fills it.
    pub marks: &'static [Tone],
    /// Of what bears them, such as dice.
    pub bodies: &'static [Tone],
}

/// Those of the ground.
pub const OF_GROUND: SignRoles = SignRoles {
    marks: &[palette::INK, palette::ON_ACCENT, palette::ON_MAIN, palette::PIPS],
    bodies: &[
        palette::ACCENT,
        palette::IVORY,
        palette::PLAYER_1,
        palette::PLAYER_2,
        palette::PLAYER_3,
        palette::PLAYER_4,
        palette::PLAYER_5,
        palette::PLAYER_6,
    ],
};

/// One piece of what was left out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SeenSign {
    /// Where it is, in dp.
    pub(super) rect: Rect,
    /// How well its edge stands out, where it does worst.
    pub(super) contrast: f32,
}

/// How far from its edge a sign may have the line that lets it stand out, in dp.
const LINE: f32 = 3.0;
/// What is smaller than this across or down is no sign, in dp.
const SPECK: f32 = 3.0;

/// The signs that one picture has and the other has not. Along the edge of each, its colour nearby that differs most is
/// compared with what lies outside; how much, in the worst twentieth of the edge.
pub(super) fn signs(with: &Image, without: &Image, pixels: f32) -> Vec<SeenSign> {
    let size = with.size().as_ivec2();
    let color = |picture: &Image, at: IVec2| picture.get_color_at(at.x as u32, at.y as u32).unwrap_or_default();
    let all = (0..size.y).flat_map(|y| (0..size.x).map(move |x| IVec2::new(x, y)));
    let is_sign: Vec<bool> = all.clone().map(|at| is_other(color(with, at), color(without, at))).collect();
    let index = |at: IVec2| (at.y * size.x + at.x) as usize;
    let is_inside = |at: IVec2| at.cmpge(IVec2::ZERO).all() && at.cmplt(size).all();
    let is_of_sign = |at: IVec2| is_inside(at) && is_sign[index(at)];
    let reach = (LINE * pixels).round() as i32;
    let near = |at: IVec2| {
        let around = (-reach..=reach).flat_map(move |y| (-reach..=reach).map(move |x| IVec2::new(x, y)));
        around.filter(move |by| by.length_squared() <= reach * reach).map(move |by| at + by)
    };
    let mut is_seen = vec![false; is_sign.len()];
    let mut found = Vec::new();
    for start in all {
        if !is_of_sign(start) || core::mem::replace(&mut is_seen[index(start)], true) {
            continue;
        }
        let (mut open, mut edge) = (vec![start], Vec::new());
        let (mut min, mut max) = (start, start);
        while let Some(at) = open.pop() {
            (min, max) = (min.min(at), max.max(at));
            for beside in [IVec2::X, IVec2::NEG_X, IVec2::Y, IVec2::NEG_Y].map(|by| at + by) {
                if is_of_sign(beside) {
                    if !core::mem::replace(&mut is_seen[index(beside)], true) {
                        open.push(beside);
                    }
                } else if is_inside(beside) {
                    let ground = color(without, beside);
                    let own = near(at).filter(|at| is_of_sign(*at));
                    edge.push(own.map(|at| contrast(color(with, at), ground)).fold(1.0, f32::max));
                }
            }
        }
        let rect = Rect::from_corners(min.as_vec2() / pixels, (max + 1).as_vec2() / pixels);
        edge.sort_by(f32::total_cmp);
        if let Some(&contrast) = edge.get((edge.len() as f32 * WORST) as usize)
            && rect.size().min_element() >= SPECK
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
    fn paper(squares: &[(u32, u32, u8)]) -> Image {
        let size = Extent3d { width: 40, height: 40, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut paper =
            Image::new_fill(size, TextureDimension::D2, &[255; 4], format, RenderAssetUsages::all());
        for &(corner, side, grey) in squares {
            for (x, y) in (corner..corner + side).flat_map(|x| (corner..corner + side).map(move |y| (x, y))) {
                paper.set_color_at(x, y, Color::srgb_u8(grey, grey, grey)).expect("a pixel");
            }
        }
        paper
    }

    #[test]
    fn each_sign_has_the_contrast_of_its_edge() {
        let found = signs(&paper(&[(2, 6, 0), (20, 8, 200)]), &paper(&[]), 2.0);
        let [dark, pale] = found[..] else { panic!("{found:?}") };
        assert_eq!(dark.rect, Rect::new(1.0, 1.0, 4.0, 4.0));
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
