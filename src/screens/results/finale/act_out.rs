//! What moves in a finale: dusk falls, and actors do what they do.

use core::f32::consts::PI;

use bevy::prelude::*;

use super::{
    DUSK, Finale,
    scene::{Dusk, FinaleTown},
};
use crate::{
    boxes::finale::{Act, Actor},
    drawing::{async_picture::Opacity, place::Screen},
    sound::PlaySound,
    storage::Light,
};

/// Does what an actor does, around this point of the screen, in dp.
#[derive(Component, Clone, Debug)]
pub(super) struct Plays {
    pub actor: Actor,
    pub middle: Vec2,
}

/// When the page has grown dark, and when the town begins to, in seconds.
const DARK: f32 = 0.5;
const FALLS: f32 = 0.6;
/// How long a light takes to go on, and how long what comes or goes takes for that, in seconds.
const LIGHTS_UP: f32 = 0.3;
const COMES: f32 = 0.15;
/// How long a hop takes, in seconds, and how high it is, of whoever hops.
const HOP: f32 = 0.46;
const HIGH: f32 = 0.34;

/// Over the page at once, over the town until things come alive.
pub(super) fn fall(
    finale: Res<Finale>,
    mut dusks: Query<&mut Dusk>,
    mut towns: Query<(&FinaleTown, &mut Opacity)>,
) {
    let Some(at) = finale.at else { return };
    for mut dusk in &mut dusks {
        dusk.set_if_neq(Dusk((at / DARK).min(1.0)));
    }
    let fallen = EaseFunction::SineInOut.sample_clamped((at - FALLS) / (DUSK - FALLS));
    let is_dark_already = towns.iter().all(|(town, _)| town.0 == Light::Night);
    for (town, mut opacity) in &mut towns {
        if town.0 == Light::Night && !is_dark_already {
            opacity.set_if_neq(Opacity(fallen));
        }
    }
}

type Acting<'a> = (&'a Plays, &'a mut Transform, &'a mut Opacity);

pub(super) fn act_out(finale: Res<Finale>, mut actors: Query<Acting, Without<FinaleTown>>) {
    let Some(at) = finale.at else { return };
    for (Plays { actor, middle }, mut transform, mut opacity) in &mut actors {
        let now = moment(actor, at - DUSK - actor.begins);
        opacity.set_if_neq(Opacity(now.opacity));
        let at = *middle + now.at;
        let seen = Transform {
            translation: Vec3::new(at.x, -at.y, transform.translation.z),
            rotation: Quat::from_rotation_z(-now.turn),
            scale: Vec2::splat(now.scale).extend(1.0),
        };
        transform.set_if_neq(seen);
    }
}

/// What comes is heard from where it comes.
pub(super) fn sound_out(
    (finale, time, screen): (Res<Finale>, Res<Time>, Res<Screen>),
    actors: Query<&Plays>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(at) = finale.at else { return };
    for Plays { actor, middle } in &actors {
        let begins = DUSK + actor.begins;
        if let Some(sound) = actor.sound.filter(|_| at >= begins && at - time.delta_secs() < begins) {
            let x = middle.x + actor.on_way(0.0).0.x;
            sounds.write(PlaySound::now(sound).from(x, screen.size.x));
        }
    }
}

/// How an actor is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Seen {
    /// From the middle of the town, in dp.
    at: Vec2,
    /// Clockwise, in radians.
    turn: f32,
    scale: f32,
    opacity: f32,
}

/// How an actor is seen so many seconds after it has come.
fn moment(actor: &Actor, since: f32) -> Seen {
    let (place, _) = actor.on_way(0.0);
    let unseen = Seen { at: place, turn: 0.0, scale: 1.0, opacity: 0.0 };
    if since < 0.0 {
        return unseen;
    }
    match actor.act {
        Act::Shines => {
            // It flares a little when it goes on.
            let flare = (PI * (since / LIGHTS_UP).min(1.0)).sin();
            Seen { opacity: (since / LIGHTS_UP).min(1.0), scale: 1.0 + 0.12 * flare, ..unseen }
        }
        Act::Goes(seconds) if since >= seconds => unseen,
        Act::Goes(seconds) | Act::Arrives(seconds) => {
            let (at, ahead) = actor.on_way(EaseFunction::SineInOut.sample_clamped(since / seconds));
            let stays = matches!(actor.act, Act::Arrives(_));
            let left = if stays { COMES } else { seconds - since };
            let opacity = (since.min(left) / COMES).min(1.0);
            Seen { at, turn: ahead.y.atan2(ahead.x), opacity, ..unseen }
        }
        Act::Hops => {
            let high = (PI * (since / HOP).fract()).sin() * HIGH * actor.size.y;
            Seen { at: place - Vec2::new(0.0, high), opacity: (since / COMES).min(1.0), ..unseen }
        }
        Act::Bursts(seconds) if since >= seconds => unseen,
        Act::Bursts(seconds) => {
            let over = since / seconds;
            let scale = 0.15 + 0.85 * EaseFunction::CubicOut.sample_clamped(over);
            // Sparks sink while they fade.
            let sinks = Vec2::new(0.0, 0.12 * over * over * actor.size.y);
            Seen { at: place + sinks, scale, opacity: 1.0 - over * over, ..unseen }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actor(act: Act) -> Actor {
        Actor::at(Vec2::new(10.0, 20.0), Vec2::splat(8.0), |_, _| {}, act, 0.0)
    }

    #[test]
    fn nothing_is_seen_before_it_comes() {
        for act in [Act::Shines, Act::Goes(1.0), Act::Arrives(1.0), Act::Hops, Act::Bursts(1.0)] {
            assert_eq!(moment(&actor(act), -0.1).opacity, 0.0, "{act:?}");
            assert!(moment(&actor(act), 0.2).opacity > 0.5, "{act:?}");
        }
    }

    #[test]
    fn lights_stay_and_who_goes_is_gone() {
        let stay = [Act::Shines, Act::Hops, Act::Arrives(1.0)];
        assert_eq!(stay.map(|act| moment(&actor(act), 20.0).opacity), [1.0; 3]);
        assert_eq!([Act::Goes(1.0), Act::Bursts(1.0)].map(|act| moment(&actor(act), 1.0).opacity), [0.0; 2]);
    }

    #[test]
    fn a_hop_goes_up_and_comes_down_and_a_car_turns_with_its_way() {
        let hop = |since| moment(&actor(Act::Hops), since).at.y;
        assert!(hop(HOP / 2.0) < 18.0 && (hop(HOP) - 20.0).abs() < 0.01);
        let car = Actor { way: vec![Vec2::ZERO, Vec2::new(0.0, 10.0)], ..actor(Act::Goes(1.0)) };
        let halfway = moment(&car, 0.5);
        assert!((halfway.at - Vec2::new(0.0, 5.0)).length() < 0.01 && (halfway.turn - PI / 2.0).abs() < 0.01);
    }
}
