//! The signs of the seven buildings and of what is counted and locked.
//!
//! Each is drawn within -1..1 in both directions; [`Brush::within`] puts it in its place.

use bevy::prelude::*;

use super::{colors, models};
use crate::{
    drawing::brush::{Brush, Pen, arc},
    pictures::icons::{self, v},
    rules::city_planner::Building,
    theme::palette,
};

/// Paints the sign of a building: its model, with its tile, which is as light as paper by day.
pub(crate) fn paint(brush: &mut Brush, building: Building) {
    let tile = Rect::new(-1.0, -1.0, 1.0, 1.0);
    brush.rect(tile, 0.16, colors::TILE);
    models::paint_fitting(brush, building, Rect { max: Vec2::new(1.0, 0.94), ..tile }.inflate(-0.04));
}

/// The red cube on the block that is locked.
pub(crate) fn cube(brush: &mut Brush) {
    let (red, side) = (colors::CUBE, Rect::new(-0.86, -0.86, 0.86, 0.86));
    brush.rect(Rect { max: side.max + v(0.0, 0.14), ..side }, 0.3, red.mix(&palette::DARK, 0.35));
    brush.shaded_rect(side, 0.3, red.mix(&palette::LIGHT, 0.3), red);
    brush.frame(side.inflate(-0.2), 0.16, 0.07, red.mix(&palette::LIGHT, 0.38));
}

/// A star between two branches of laurel: victory points.
pub(crate) fn laurel(brush: &mut Brush) {
    let green = colors::LAUREL;
    for side in [-1.0, 1.0] {
        let mirrored = |p: Vec2| v(p.x * side, p.y);
        let branch = arc(v(0.0, -0.02), 0.7, 1.45, -0.95, 12);
        let stem: Vec<Vec2> = branch.iter().copied().map(mirrored).collect();
        brush.stroke(&stem, Pen::new(0.09, green));
        for at in [2_usize, 5, 8, 11] {
            let along = (branch[at] - branch[at - 1]).normalize_or_zero();
            for turn in [-0.7, 0.75] {
                let tip = branch[at] + Vec2::from_angle(turn).rotate(along) * 0.26;
                brush.stroke(&[mirrored(branch[at]), mirrored(tip)], Pen::new(0.17, green));
            }
        }
    }
    icons::star(brush, v(0.0, -0.08), 0.52, colors::STAR);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        drawing::shapes::reach,
        rules::city_planner::Building,
        theme::palette::{self, contrast},
    };

    #[test]
    fn models_stand_out_from_their_tile_and_plans_from_their_slab() {
        assert!(contrast(colors::MODEL_LINE, colors::TILE) >= 7.0);
        for pencil in [
            colors::PENCIL_SUBURB,
            colors::PENCIL_COMMERCE,
            colors::PENCIL_TOWN_HALL,
            colors::PENCIL_PARKING_LOT,
            colors::PENCIL_INDUSTRY,
            colors::PENCIL_OFFICES,
        ] {
            assert!(contrast(pencil, colors::SLAB) >= 5.9, "{pencil:?}");
        }
    }

    #[test]
    fn words_stand_out_from_what_they_are_written_on() {
        for (what, words, ground) in [
            ("on the sheet", colors::ON_SHEET, colors::SHEET),
            ("on a slab", colors::ON_SHEET, colors::SLAB),
            ("on a tile", colors::ON_TILE, colors::TILE),
            ("softly on a tile", colors::SOFT_ON_TILE, colors::TILE),
            ("points on a tile", colors::VP_ON_TILE, colors::TILE),
            ("dollars on a tile", colors::MONEY_ON_TILE, colors::TILE),
            ("points on a slab", colors::PENCIL_SUBURB, colors::SLAB),
            ("dollars on a slab", colors::PENCIL_COMMERCE, colors::SLAB),
            ("on the flag", colors::ON_FLAG, colors::STAMP),
            ("the sum", colors::STAMPED, palette::PAPER),
        ] {
            let found = contrast(words, ground);
            assert!(found >= 4.5, "{what}: {found}");
        }
    }

    #[test]
    fn every_sign_fills_its_place_and_stays_within() {
        for building in Building::ALL {
            let shapes = Brush::shapes(|brush| paint(brush, building));
            let far = reach(&shapes);
            assert!((0.85..1.15).contains(&far), "{building}: {far}");
        }
    }
}
