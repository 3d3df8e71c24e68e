//! What stands where in a square: signs, houses and furniture in the ground that a road leaves free.
//!
//! A square has sides of 1, and its middle is zero; y downwards.

use bevy::math::{Rect, Vec2};

use super::{
    road_path::towards,
    signs::{Furniture, extent},
};
use crate::rules::doodle_city::{Kind, Road};

/// Whether a road goes straight on, and from side to side.
fn is_straight(road: Road) -> bool {
    let [from, to] = road.sides().map(towards);
    from == -to
}

fn is_level(road: Road) -> bool {
    road == Road::WestEast
}

/// The corners of a square, each as which way it lies: those with most room beside a road first. With a bend the last one
/// lies within it.
pub fn corners(road: Road) -> [Vec2; 4] {
    let [from, to] = road.sides().map(towards);
    if from == -to {
        return [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0)].map(Vec2::from);
    }
    let others = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(Vec2::from);
    let [far, within] = [-from - to, from + to];
    let mut beside = others.into_iter().filter(|&corner| corner != far && corner != within);
    [far, beside.next().unwrap_or(far), beside.next().unwrap_or(far), within]
}

/// Where the sign of a square stands: the middle of its foot, and its unit. Without a road it stands in the middle.
pub fn sign_place(kind: Kind, road: Option<Road>) -> (Vec2, f32) {
    let extent = extent(kind);
    let Some(road) = road else {
        let unit = if kind == Kind::Shop { 0.585 } else { 0.6 } / 100.0;
        return (Vec2::new(0.0, extent.y * unit / 2.0), unit);
    };
    let fitting = |width: f32, height: f32| (Vec2::new(width, height) / extent).min_element();
    let (unit, middle) = if is_level(road) {
        (fitting(0.6, 0.285), Vec2::new(-0.2, -0.34))
    } else if is_straight(road) {
        (fitting(0.235, 0.38), Vec2::new(-0.337, -0.23))
    } else {
        let unit = fitting(0.465, 0.465);
        let half = extent * unit / 2.0;
        (unit, corners(road)[0] * (Vec2::new(0.455, 0.46) - half))
    };
    (middle + Vec2::new(0.0, extent.y * unit / 2.0), unit)
}

/// Where the houses of a square stand: their middles, and how high they are. Three stand clear of the road; the fourth at
/// a bend stands between two of them.
pub fn house_places(road: Option<Road>, houses: u8) -> Vec<(Vec2, f32)> {
    const HEIGHT: f32 = 0.28;
    let road = road.unwrap_or(Road::NorthSouth);
    let mut corners = corners(road);
    let out = 0.31 * 1.08;
    if houses == 4 && !is_straight(road) {
        let row = 0.34 * corners[0].y;
        let mut places: Vec<(Vec2, f32)> = corners[..3]
            .iter()
            .map(|corner| {
                let y = if corner.y == corners[0].y { row } else { 0.31 * corner.y };
                (Vec2::new(out * corner.x, y), 0.265)
            })
            .collect();
        places.push((Vec2::new(0.0, row), 0.265));
        return places;
    }
    if houses == 3 && is_level(road) {
        corners[2] = Vec2::new(-1.0, 1.0);
    }
    corners.into_iter().take(houses.into()).map(|corner| (corner * out, HEIGHT)).collect()
}

/// The furniture around a sign that was built: what, where it stands, and how high it is.
pub fn furniture(kind: Kind, road: Road) -> [(Furniture, Vec2, f32); 3] {
    let [high, middle, low] = match kind {
        Kind::Hotel | Kind::House => [Furniture::Lamp, Furniture::Pot, Furniture::Hedge],
        Kind::Shop => [Furniture::Lamp, Furniture::Parasol, Furniture::Bench],
        Kind::Taxi => [Furniture::Lamp, Furniture::Stop, Furniture::Hedge],
    };
    let at = |x: f32, foot: f32| Vec2::new(x - 0.5, foot - 0.5);
    if is_level(road) {
        return [(high, at(0.82, 0.305), 0.22), (middle, at(0.3, 0.955), 0.22), (low, at(0.72, 0.95), 0.2)];
    }
    if is_straight(road) {
        return [(high, at(0.14, 0.86), 0.22), (middle, at(0.84, 0.42), 0.22), (low, at(0.85, 0.9), 0.124)];
    }
    let corners = corners(road);
    let beside =
        |corner: Vec2, upper: f32| at(0.5 + 0.31 * 1.16 * corner.x, if corner.y < 0.0 { upper } else { 0.95 });
    [
        (high, beside(corners[1], 0.275), 0.2),
        (middle, beside(corners[2], 0.275), 0.2),
        (low, beside(corners[3], 0.215), 0.124),
    ]
}

/// Where the points lie that a road would bring, `width` by `height`: in a corner that neither road nor sign needs.
pub fn points_place(road: Option<Road>, size: Vec2) -> Rect {
    let corner = road.map_or(Vec2::new(1.0, -1.0), |road| {
        if is_straight(road) { Vec2::new(1.0, -1.0) } else { corners(road)[1] }
    });
    Rect::from_center_size(corner * (Vec2::splat(0.52) - size / 2.0), size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::doodle_city::road_path::road_path;

    /// The least distance of a box from the middle of a road.
    fn distance(road: Road, place: Rect) -> f32 {
        let path = road_path(road, 1.0);
        let pieces = path.windows(2).flat_map(|pair| (0..=8).map(|n| pair[0].lerp(pair[1], n as f32 / 8.0)));
        pieces.map(|point| (point - place.clamp_point(point)).length()).fold(f32::MAX, f32::min)
    }

    trait Clamp {
        fn clamp_point(&self, point: Vec2) -> Vec2;
    }

    impl Clamp for Rect {
        fn clamp_point(&self, point: Vec2) -> Vec2 {
            point.clamp(self.min, self.max)
        }
    }

    #[test]
    fn signs_stand_clear_of_the_road_and_within_the_square() {
        for road in Road::ALL {
            for kind in [Kind::Hotel, Kind::Shop, Kind::Taxi] {
                let (foot, unit) = sign_place(kind, Some(road));
                let size = extent(kind) * unit;
                let place = Rect::from_center_size(foot - Vec2::new(0.0, size.y / 2.0), size);
                assert!(place.min.min_element() > -0.5 && place.max.max_element() < 0.5, "{road} {kind:?}");
                assert!(distance(road, place) > 0.17, "{road} {kind:?}: {}", distance(road, place));
            }
        }
    }

    #[test]
    fn houses_stand_apart_and_beside_the_road() {
        for road in Road::ALL {
            for houses in 2..=4 {
                let places = house_places(Some(road), houses);
                assert_eq!(places.len(), usize::from(houses));
                for (n, &(at, height)) in places.iter().enumerate() {
                    assert!(at.abs().max_element() + height / 2.0 < 0.51, "{road} {houses}");
                    let body = Rect::from_center_size(at, Vec2::splat(height * 0.6));
                    assert!(distance(road, body) > 0.16, "{road} {houses}: {}", distance(road, body));
                    assert!(places[..n].iter().all(|other| other.0.distance(at) > 0.25), "{road} {houses}");
                }
            }
        }
    }

    #[test]
    fn furniture_stands_within_the_square() {
        for road in Road::ALL {
            for kind in [Kind::Hotel, Kind::Shop, Kind::Taxi] {
                for (what, foot, height) in furniture(kind, road) {
                    assert!(foot.y <= 0.5 && foot.y - height > -0.5, "{road} {what:?}");
                }
            }
        }
    }
}
