//! The shape of a road within its square.
//!
//! Coordinates are from the middle of the square, y downwards.

use bevy::math::Vec2;

use crate::{
    drawing::brush::arc,
    rules::doodle_city::{Road, Side},
};

/// Into how many pieces a bend is cut.
const BEND_STEPS: usize = 14;

/// Towards a side, one long.
pub const fn towards(side: Side) -> Vec2 {
    match side {
        Side::North => Vec2::new(0.0, -1.0),
        Side::East => Vec2::new(1.0, 0.0),
        Side::South => Vec2::new(0.0, 1.0),
        Side::West => Vec2::new(-1.0, 0.0),
    }
}

/// The middle of a road in a square `side` dp wide, from the first of [`Road::sides`] to the second.
///
/// A bend is a quarter of a circle around the square's corner, so that its ends meet the neighbours' exactly.
pub fn road_path(road: Road, side: f32) -> Vec<Vec2> {
    let half = side / 2.0;
    let [from, to] = road.sides().map(towards);
    if from == -to {
        return vec![half * from, half * to];
    }
    let corner = half * (from + to);
    // Seen from the corner the road begins away from `to` and ends away from `from`.
    let begin = (-to).to_angle();
    let turn = (-to).angle_to(-from);
    let mut path = arc(corner, half, begin, begin + turn, BEND_STEPS);
    path[0] = half * from;
    path[BEND_STEPS] = half * to;
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_road_joins_the_middles_of_its_two_sides() {
        for road in Road::ALL {
            let path = road_path(road, 40.0);
            let [from, to] = road.sides().map(|side| 20.0 * towards(side));
            assert_eq!((path[0], path[path.len() - 1]), (from, to), "{road}");
        }
    }

    #[test]
    fn a_bend_is_a_quarter_circle_around_its_corner() {
        for road in Road::ALL {
            let path = road_path(road, 2.0);
            if path.len() > 2 {
                let [from, to] = road.sides().map(towards);
                assert!(path.iter().all(|p| (p.distance(from + to) - 1.0).abs() < 1e-5), "{road}: {path:?}");
            }
        }
    }
}
