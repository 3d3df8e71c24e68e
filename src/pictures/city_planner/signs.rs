//! The signs of the seven buildings, told apart by shape as well as by colour, and of what is counted and locked.
//!
//! Each is drawn within -1..1 in both directions; [`Brush::within`] puts it in its place.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::brush::{Brush, Pen, arc},
    pictures::icons::{self, tint, v},
    rules::city_planner::Building,
    theme::{Tone, palette},
};

/// Paints the sign of a building.
pub(crate) fn paint(brush: &mut Brush, building: Building) {
    match building {
        Building::Suburb => icons::house(brush, colors::SUBURB),
        Building::Commerce => icons::shop(brush, colors::COMMERCE),
        Building::Mixed => mixed(brush),
        Building::TownHall => town_hall(brush),
        Building::ParkingLot => parking_lot(brush),
        Building::Industry => icons::factory(brush, colors::INDUSTRY_WALL, colors::INDUSTRY),
        Building::Offices => icons::hotel(brush, colors::OFFICES),
    }
}

/// The colour of a building's sign: 3:1 on paper.
pub(crate) const fn color(building: Building) -> Tone {
    match building {
        Building::Suburb => colors::SUBURB,
        Building::Commerce => colors::COMMERCE,
        // Between green and blue.
        Building::Mixed => colors::MIXED,
        Building::TownHall => colors::TOWN_HALL,
        Building::ParkingLot => colors::PARKING_LOT,
        Building::Industry => colors::INDUSTRY,
        Building::Offices => colors::OFFICES,
    }
}

/// Half a house and half a shop, wall to wall.
fn mixed(brush: &mut Brush) {
    let (green, blue) = (colors::SUBURB, colors::COMMERCE);
    let wall = Rect::new(0.16, -0.1, 0.88, 0.85);
    brush.rect(wall, 0.05, tint(blue));
    brush.frame(wall, 0.05, 0.13, blue);
    brush.rect(Rect::new(0.4, 0.28, 0.72, 0.85), 0.03, blue);
    for (stripe, ink) in [blue, palette::PAPER, blue].into_iter().enumerate() {
        let left = 0.1 + 0.3 * stripe as f32;
        brush.rect(Rect::new(left, -0.62, left + 0.3, 0.04), 0.0, ink);
        brush.disc(v(left + 0.15, 0.04), 0.15, ink);
    }
    brush.frame(Rect::new(0.1, -0.62, 1.0, 0.04), 0.04, 0.08, blue);
    // A gable that rises towards the shop.
    let half = [v(-0.02, -0.8), v(-0.02, 0.85), v(-0.8, 0.85), v(-0.8, 0.0)];
    brush.outlined(&half, tint(green), Pen::new(0.16, green));
    brush.stroke(&[v(-1.0, 0.2), v(-0.02, -0.86)], Pen::new(0.2, green));
    brush.rect(Rect::new(-0.54, 0.28, -0.24, 0.85), 0.04, green);
}

/// A gable on four columns, and steps before them.
fn town_hall(brush: &mut Brush) {
    let purple = colors::TOWN_HALL;
    brush.rect(Rect::new(-0.74, -0.2, 0.74, 0.6), 0.0, tint(purple));
    for x in [-0.63, -0.21, 0.21, 0.63] {
        brush.rect(Rect::from_center_size(v(x, 0.22), v(0.18, 0.8)), 0.03, purple);
    }
    let gable = [v(0.0, -0.24), v(-0.84, -0.24), v(0.0, -0.84), v(0.84, -0.24)];
    brush.outlined(&gable, tint(purple), Pen::new(0.16, purple));
    brush.disc(v(0.0, -0.44), 0.11, purple);
    brush.rect(Rect::new(-0.84, 0.56, 0.84, 0.72), 0.04, purple);
    brush.rect(Rect::new(-1.0, 0.72, 1.0, 0.9), 0.05, purple);
}

/// The square sign with a letter that stands at parking lots.
fn parking_lot(brush: &mut Brush) {
    let board = Rect::from_center_size(Vec2::ZERO, Vec2::splat(1.76));
    brush.rect(board, 0.34, colors::PARKING_LOT);
    brush.frame(board.inflate(-0.15), 0.22, 0.07, colors::PARKING_LOT.mix(&palette::PAPER, 0.55));
    let mut letter = vec![v(-0.24, 0.5), v(-0.24, -0.46), v(0.06, -0.46)];
    letter.extend(arc(v(0.06, -0.17), 0.29, -70_f32.to_radians(), 90_f32.to_radians(), 8));
    letter.push(v(-0.24, 0.12));
    brush.stroke(&letter, Pen::new(0.23, palette::PAPER));
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
    use crate::{drawing::shapes::reach, theme::palette::contrast};

    #[test]
    fn signs_stand_out_from_paper() {
        for building in Building::ALL {
            assert!(contrast(color(building), palette::PAPER) >= 3.0, "{building}");
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
