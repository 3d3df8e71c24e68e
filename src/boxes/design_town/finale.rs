//! The finale of Design Town: the lamps go on one after the other, the people of the town jump for joy, and whoever has
//! won has fireworks.

use bevy::prelude::*;

use crate::{
    boxes::finale::{Act, Actor, Finale},
    drawing::brush::{Brush, Pen},
    pictures::{
        design_town::{built_town::buildings_seen, colors},
        lamplight::{paint_firework, paint_lamplight},
    },
    sound::Sound,
    theme::painted,
};

/// When the last lamp goes on, when the first person comes, and each so much later than the one before, in seconds.
const LIT: f32 = 2.0;
const COME: f32 = 1.2;
const LATER: f32 = 0.11;
/// When the first rocket bursts, how much later each other one, and how long it is seen, in seconds.
const ROCKET: f32 = 2.2;
const NEXT_ROCKET: f32 = 0.45;
const BURST: f32 = 1.1;
/// Where rockets burst, of half the picture from its middle, and how large, of its height: between moon and medal.
const ROCKETS: [(Vec2, f32); 6] = [
    (Vec2::new(0.1, -0.6), 0.38),
    (Vec2::new(0.46, -0.5), 0.28),
    (Vec2::new(-0.12, -0.72), 0.24),
    (Vec2::new(0.3, -0.62), 0.36),
    (Vec2::new(-0.14, -0.5), 0.3),
    (Vec2::new(0.18, -0.7), 0.28),
];
/// People, from left to right, of half the picture's width from its middle.
const PEOPLE: [f32; 12] = [-0.86, -0.7, -0.56, -0.4, -0.27, -0.1, 0.06, 0.22, 0.36, 0.53, 0.7, 0.85];
/// How high a person is, of the picture's height.
const PERSON: f32 = 0.085;

pub(super) fn finale(count: usize, has_won: bool) -> Finale {
    let mut finale = Finale::new(move |size| {
        let (buildings, wide) = buildings_seen(size, count);
        let lamps = buildings.into_iter().enumerate().map(|(n, at)| {
            let begins = LIT * n as f32 / count as f32;
            Actor::at(at, Vec2::splat(0.8 * wide), paint_lamplight, Act::Shines, begins).sounding(Sound::Light)
        });
        let high = PERSON * size.y;
        let people = PEOPLE.into_iter().enumerate().map(|(n, across)| {
            let foot = Vec2::new(across * size.x / 2.0, size.y / 2.0 - high * (0.56 + 0.2 * (n % 3) as f32));
            // They come one after the other from all sides.
            let turn = (n * 5) % PEOPLE.len();
            let place = Vec2::new(high * 0.7, high);
            Actor::at(
                foot,
                place,
                PEOPLE_PAINTED[n % PEOPLE_PAINTED.len()],
                Act::Hops,
                COME + LATER * turn as f32,
            )
        });
        let rockets = ROCKETS.into_iter().enumerate().filter(|_| has_won).map(|(n, (at, large))| {
            let begins = ROCKET + NEXT_ROCKET * n as f32;
            Actor::at(
                at * size / 2.0,
                Vec2::splat(large * size.y),
                ROCKETS_PAINTED[n % ROCKETS_PAINTED.len()],
                Act::Bursts(BURST),
                begins,
            )
            .sounding(Sound::Firework)
        });
        lamps.chain(people).chain(rockets).collect()
    });
    finale.is_lost = !has_won;
    finale
}

/// Rockets in several colours.
const ROCKETS_PAINTED: [fn(&mut Brush, Vec2); 4] = [
    |brush, size| paint_firework(brush, size, painted::LIT),
    |brush, size| paint_firework(brush, size, colors::FLARE_RED),
    |brush, size| paint_firework(brush, size, colors::FLARE_GREEN),
    |brush, size| paint_firework(brush, size, colors::FLARE_BLUE),
];

/// People in coats of several colours.
const PEOPLE_PAINTED: [fn(&mut Brush, Vec2); 4] = [
    |brush, size| paint_person(brush, size, 0),
    |brush, size| paint_person(brush, size, 1),
    |brush, size| paint_person(brush, size, 2),
    |brush, size| paint_person(brush, size, 3),
];

/// Somebody with both arms up.
fn paint_person(brush: &mut Brush, size: Vec2, which: usize) {
    let coat = [painted::RED, painted::BLUE, painted::GREEN, painted::ORANGE][which % 4];
    let skin = [painted::SKIN_1, painted::SKIN_2, painted::SKIN_3, painted::SKIN_4][which % 4];
    let unit = size.y / 20.0;
    brush.within(Vec2::ZERO, unit, 0.0, |brush| {
        for side in [-1.0, 1.0] {
            let arm = [Vec2::new(2.0 * side, -1.0), Vec2::new(5.2 * side, -7.0)];
            brush.stroke(&arm, Pen::new(3.0, painted::OUTLINE));
            brush.stroke(&arm, Pen::new(1.9, coat));
        }
        let body = Rect::new(-3.6, -2.6, 3.6, 9.6);
        brush.rect(body.inflate(0.6), 3.6, painted::OUTLINE);
        brush.rect(body, 3.2, coat);
        brush.disc(Vec2::new(0.0, -5.4), 3.5, painted::OUTLINE);
        brush.disc(Vec2::new(0.0, -5.4), 2.9, skin);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_town_that_has_won_has_fireworks() {
        let size = Vec2::new(280.0, 220.0);
        let count = |has_won| {
            finale(7, has_won).actors(size).iter().filter(|it| matches!(it.act, Act::Bursts(_))).count()
        };
        assert_eq!([false, true].map(count), [0, ROCKETS.len()]);
        let actors = finale(7, true).actors(size);
        assert_eq!(actors.iter().filter(|it| it.act == Act::Shines).count(), 7);
        let place = Rect::from_center_size(Vec2::ZERO, size);
        assert!(actors.iter().all(|it| place.contains(it.way[0])));
        assert!(!finale(0, false).actors(size).is_empty(), "people come to a town of nothing, too");
    }
}
