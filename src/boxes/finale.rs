//! How the town that a winner has built comes alive once the match is over.

use core::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use crate::{
    drawing::{brush::Brush, dyn_picture::DynPicture},
    sound::Sound,
};

/// What comes alive in the picture of a town, however large that is.
#[derive(Clone)]
pub struct Finale {
    actors: Arc<dyn Fn(Vec2) -> Vec<Actor> + Send + Sync>,
    /// Whether the town in the dusk is the one by day in shade, rather than the one by night.
    pub is_shaded: bool,
    /// Whether there is nothing to celebrate.
    pub is_lost: bool,
}

impl Finale {
    /// `actors` is told how wide and high the picture of the town is, in dp.
    pub fn new(actors: impl Fn(Vec2) -> Vec<Actor> + Send + Sync + 'static) -> Self {
        Self { actors: Arc::new(actors), is_shaded: false, is_lost: false }
    }

    /// Who or what comes alive in a picture of this size, in dp.
    pub fn actors(&self, size: Vec2) -> Vec<Actor> {
        (self.actors)(size)
    }
}

impl Default for Finale {
    /// Nothing does.
    fn default() -> Self {
        Self::new(|_| Vec::new())
    }
}

impl fmt::Debug for Finale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Finale")
    }
}

/// Somebody or something that comes alive.
#[derive(Clone, Debug)]
pub struct Actor {
    /// What it looks like; what goes is seen going to the right.
    pub picture: DynPicture,
    /// How wide and high that is, in dp.
    pub size: Vec2,
    /// Where its middle is, in dp from the middle of the town's picture, or the way that it goes: at least one point.
    pub way: Vec<Vec2>,
    /// When it comes, in seconds after dusk.
    pub begins: f32,
    /// What it does.
    pub act: Act,
    /// What is heard when it comes, if anything.
    pub sound: Option<Sound>,
}

/// What an actor does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// It lights up, and stays lit.
    Shines,
    /// It goes its way in so many seconds, and is gone.
    Goes(f32),
    /// The same, but it stays at the end of its way.
    Arrives(f32),
    /// It hops where it is, again and again.
    Hops,
    /// It grows and fades in so many seconds.
    Bursts(f32),
}

impl Actor {
    /// Something that does not leave its place.
    pub fn at(place: Vec2, size: Vec2, paint: fn(&mut Brush, Vec2), act: Act, begins: f32) -> Self {
        let picture = DynPicture::new(move |size, brush| paint(brush, size));
        Self { picture, size, way: vec![place], begins, act, sound: None }
    }

    /// Something that is heard when it comes.
    pub fn sounding(self, sound: Sound) -> Self {
        Self { sound: Some(sound), ..self }
    }

    /// Where it is when it has gone so much of its way, 0 to 1, and in which direction it goes; it goes evenly.
    pub fn on_way(&self, part: f32) -> (Vec2, Vec2) {
        let mut left =
            part.clamp(0.0, 1.0) * self.way.windows(2).map(|ends| ends[0].distance(ends[1])).sum::<f32>();
        let mut found = (self.way.first().copied().unwrap_or_default(), Vec2::X);
        for ends in self.way.windows(2) {
            let (from, step) = (ends[0], ends[1] - ends[0]);
            let long = step.length();
            if long > 0.0 {
                found = (from + step * (left / long).min(1.0), step / long);
            }
            if left <= long {
                break;
            }
            left -= long;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_its_way_goes_evenly_and_turns_with_it() {
        let way = vec![Vec2::ZERO, Vec2::new(30.0, 0.0), Vec2::new(30.0, 0.0), Vec2::new(30.0, 10.0)];
        let car = Actor { way, ..Actor::at(Vec2::ZERO, Vec2::ONE, |_, _| {}, Act::Goes(2.0), 0.0) };
        assert_eq!(car.on_way(-1.0), (Vec2::ZERO, Vec2::X));
        assert_eq!(car.on_way(0.5), (Vec2::new(20.0, 0.0), Vec2::X));
        assert_eq!(car.on_way(0.875), (Vec2::new(30.0, 5.0), Vec2::Y));
        assert_eq!(car.on_way(2.0), (Vec2::new(30.0, 10.0), Vec2::Y));
        let lamp = Actor::at(Vec2::new(3.0, 4.0), Vec2::ONE, |_, _| {}, Act::Shines, 0.0);
        assert_eq!(lamp.on_way(0.7), (Vec2::new(3.0, 4.0), Vec2::X));
    }
}
