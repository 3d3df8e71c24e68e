//! The finale of City Planner: lights go on street by street, and somebody drives home through each of them.

use bevy::prelude::*;

use crate::{
    boxes::finale::{Act, Actor, Finale},
    drawing::brush::Brush,
    pictures::{
        city_planner::{
            city::{buildings_seen, lane_seen},
            town_model::BoardLot,
        },
        lamplight::paint_lamplight,
    },
    sound::Sound,
    theme::painted,
};

/// From one street to the next, and from one house to the next, in seconds.
const STREET: f32 = 0.34;
const HOUSE: f32 = 0.05;
/// How long a car takes from one end of a street to the other, in seconds.
const DRIVE: f32 = 1.8;
/// How large a light and a car are, of a lot.
const LIGHT: f32 = 1.2;
const CAR: f32 = 0.8;

pub(super) fn finale(streets: Vec<Vec<BoardLot>>) -> Finale {
    Finale::new(move |size| {
        let street = |(n, lots): (usize, &Vec<BoardLot>)| {
            let (buildings, lot) = buildings_seen(size, n, lots);
            let begins = STREET * n as f32;
            let light = move |(house, at): (usize, Vec2)| {
                let size = Vec2::splat(LIGHT * lot);
                let light = Actor::at(at, size, paint_lamplight, Act::Shines, begins + HOUSE * house as f32);
                if house == 0 { light.sounding(Sound::Light) } else { light }
            };
            let lane = lane_seen(size, n);
            let way = if n.is_multiple_of(2) { lane } else { [lane[1], lane[0]] };
            let car = Actor::at(way[0], Vec2::splat(CAR * lot), paint_car, Act::Goes(DRIVE), begins + 0.2);
            let lights: Vec<Actor> = buildings.into_iter().enumerate().map(light).collect();
            lights.into_iter().chain([Actor { way: way.to_vec(), ..car }])
        };
        streets.iter().enumerate().flat_map(street).collect()
    })
}

/// A car that drives to the right in the dusk, with the light ahead of it.
fn paint_car(brush: &mut Brush, size: Vec2) {
    let unit = size.min_element() / 20.0;
    let beam = [Vec2::new(2.0, 0.0), Vec2::new(10.0, -3.4), Vec2::new(10.0, 3.4)].map(|at| at * unit);
    brush.polygon(&beam, painted::LIT.with_alpha(0.55));
    let body = Rect::new(-8.0, -2.6, 3.0, 2.6);
    brush.within(Vec2::ZERO, unit, 0.0, |brush| {
        brush.rect(body, 2.0, painted::WHITE);
        brush.frame(body, 2.0, 0.8, painted::OUTLINE);
        brush.rect(Rect::new(-5.6, -2.0, -0.6, 2.0), 1.0, painted::SLATE);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::city_planner::Building;

    #[test]
    fn streets_are_lit_one_after_the_other() {
        let lot = BoardLot { building: Building::Offices, counts_as: Building::Offices, is_given_up: false };
        let given_up = BoardLot { is_given_up: true, ..lot };
        let streets = vec![vec![lot; 6], vec![lot, given_up]];
        let size = Vec2::new(300.0, 220.0);
        let actors = finale(streets).actors(size);
        let lights: Vec<_> = actors.iter().filter(|it| it.act == Act::Shines).collect();
        assert_eq!((lights.len(), actors.len()), (7, 9));
        assert!(lights[6].begins > lights[0].begins);
        let place = Rect::from_center_size(Vec2::ZERO, size);
        assert!(actors.iter().flat_map(|it| &it.way).all(|&at| place.contains(at)));
    }
}
