//! The finale of Doodle City: lights go on in everything that was built, and a cab drives each road that joins taxis.

use core::cmp::Reverse;

use bevy::prelude::*;

use crate::{
    boxes::finale::{Act, Actor, Finale},
    drawing::{brush::Brush, dyn_picture::DynPicture},
    pictures::{
        doodle_city::{
            road::paint_cab_ahead,
            road_path::{road_path, towards},
            square::square_rect,
        },
        lamplight::paint_lamplight,
    },
    rules::doodle_city::{City, Kind, Road, Sheet, Side, Square, Squares},
    sound::Sound,
};

/// When the last light goes on, when cabs set out, each so much later than the one before, and how long one takes for a
/// square, in seconds.
const LIT: f32 = 2.0;
const SETS_OUT: f32 = 0.6;
const LATER: f32 = 0.35;
const PER_SQUARE: f32 = 0.24;
/// How large a light and a cab are, of a square's side.
const LIGHT: f32 = 1.15;
const CAB: f32 = 0.34;
/// Taxis that a road has to join for a cab to drive it.
const JOINED: usize = 2;

pub(super) fn finale(sheet: &Sheet, city: City) -> Finale {
    let kinds: Vec<Kind> = Square::all().map(|square| sheet.kind(square)).collect();
    let mut finale = Finale::new(move |size| {
        let grid = Rect::from_center_size(Vec2::ZERO, Vec2::splat(size.min_element()));
        let side = grid.width() / 5.0;
        let middle = |square: Square| square_rect(grid, square.index()).center();
        let built: Vec<Square> = Square::all().filter(|&square| city.road(square).is_some()).collect();
        let lights = built.iter().enumerate().map(|(n, &square)| {
            let begins = LIT * n as f32 / built.len() as f32;
            let light =
                Actor::at(middle(square), Vec2::splat(LIGHT * side), paint_lamplight, Act::Shines, begins);
            // Not each is heard: they come fast.
            if n.is_multiple_of(3) { light.sounding(Sound::Light) } else { light }
        });
        let cabs = joining_roads(&kinds, &city).into_iter().enumerate().map(|(n, road)| {
            // A cab comes and goes within the sheet.
            let within = grid.inflate(-CAB * side / 2.0);
            let way = way(&city, road, side, middle).into_iter();
            let way = way.map(|at| at.clamp(within.min, within.max)).collect();
            let seconds = PER_SQUARE * road.len() as f32;
            let picture = DynPicture::new(move |size: Vec2, brush: &mut Brush| paint_cab_ahead(brush, size));
            let begins = SETS_OUT + LATER * n as f32;
            let sound = Some(Sound::TaxiBell);
            Actor { picture, size: Vec2::splat(CAB * side), way, begins, act: Act::Arrives(seconds), sound }
        });
        lights.chain(cabs).collect()
    });
    // By night roads are as light as all that is drawn; in the dusk they stay of asphalt.
    finale.is_shaded = true;
    finale
}

/// The roads that join taxis, those with most taxis first.
fn joining_roads(kinds: &[Kind], city: &City) -> Vec<Squares> {
    let mut roads: Vec<(usize, Squares)> = Vec::new();
    let mut known = Squares::NONE;
    for square in Square::all() {
        let Some(road) = city.road(square).filter(|_| !known.has(square)) else { continue };
        let joined = city.reach(square, road);
        known = known.or(joined);
        let taxis = Square::all().filter(|&at| joined.has(at) && kinds[at.index()] == Kind::Taxi).count();
        if taxis >= JOINED {
            roads.push((taxis, joined));
        }
    }
    roads.sort_by_key(|(taxis, _)| Reverse(*taxis));
    roads.into_iter().map(|(_, squares)| squares).collect()
}

/// The way along a road from one of its ends to the other, or once around.
fn way(city: &City, road: Squares, side: f32, middle: impl Fn(Square) -> Vec2) -> Vec<Vec2> {
    // It begins where nothing is joined, if there is such an end.
    let ends = |square: Square| city.road(square).map(Road::sides);
    let next = |square: Square, to: Side| {
        let neighbour = square.neighbour(to).filter(|it| road.has(*it))?;
        ends(neighbour)?.contains(&to.opposite()).then_some(neighbour)
    };
    let squares: Vec<Square> = Square::all().filter(|&square| road.has(square)).collect();
    let open = squares.iter().find_map(|&square| {
        let from = ends(square)?.into_iter().find(|&side| next(square, side).is_none())?;
        Some((square, from))
    });
    let first = squares.first().copied();
    let Some((mut square, mut from)) = open.or_else(|| Some((first?, ends(first?)?[0]))) else {
        return Vec::new();
    };
    let mut way = Vec::new();
    for _ in 0..squares.len() {
        let Some(here) = city.road(square) else { break };
        let Some(to) = here.exit(from) else { break };
        let mut path = road_path(here, side);
        if path.first().is_some_and(|begin| begin.dot(towards(from)) <= 0.0) {
            path.reverse();
        }
        let middle = middle(square);
        way.extend(path.into_iter().map(|point| middle + point));
        let Some(neighbour) = next(square, to) else { break };
        (square, from) = (neighbour, to.opposite());
    }
    way
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{Match, Player, Seeded},
        rules::{
            IgnoreEvents, LegalActions as _, Seat,
            doodle_city::{DoodleCity, Setup, built_in_sheets},
        },
    };

    /// A city that was drawn at random.
    fn drawn(seed: u64) -> (Sheet, City) {
        let sheet = built_in_sheets().into_iter().next().unwrap();
        let setup = Setup {
            players: 2,
            first: Seat(0),
            more_control: false,
            free_circling: false,
            sheet: sheet.clone(),
        };
        let mut play = Match::<DoodleCity>::new(setup, ["Ada", "Bo"].map(Player::person).to_vec()).unwrap();
        let mut chance = Seeded::new(seed);
        let mut choices = 0;
        while !play.is_over() {
            let legal = play.legal();
            choices += 1;
            let chosen = || legal.get((Seeded::nth(seed, choices) % legal.len().max(1) as u64) as usize);
            let action = play.draw(&mut chance).or_else(chosen).unwrap();
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        (sheet, *play.state().city(Seat(0)))
    }

    #[test]
    fn all_that_was_built_is_lit_and_cabs_drive_the_roads_between_taxis() {
        let (mut cabs, size) = (0, Vec2::new(300.0, 200.0));
        for seed in 0..20 {
            let (sheet, city) = drawn(seed);
            let actors = finale(&sheet, city).actors(size);
            let built = Square::all().filter(|&square| city.road(square).is_some()).count();
            assert_eq!(actors.iter().filter(|it| it.act == Act::Shines).count(), built);
            assert!(
                actors
                    .iter()
                    .flat_map(|it| &it.way)
                    .all(|at| at.abs().max_element() <= 100.01 - CAB * 20.0 || at.abs().max_element() <= 80.01)
            );
            for cab in actors.iter().filter(|it| matches!(it.act, Act::Arrives(_))) {
                cabs += 1;
                assert!(cab.way.windows(2).all(|pair| pair[0].distance(pair[1]) < 40.01), "it never jumps");
                let long: f32 = cab.way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
                let Act::Arrives(seconds) = cab.act else { continue };
                let squares = seconds / PER_SQUARE;
                // A bend is a quarter of a circle, and so shorter than a straight road.
                // It stays within the sheet at both ends.
                let least = squares * 31.0 - CAB * 40.0;
                assert!((least..squares * 40.5).contains(&long), "{squares} squares, {long} dp");
            }
        }
        assert!(cabs > 3, "{cabs} cabs");
    }
}
