//! Where something lies that comes and goes over a table, so that it is least in the way.

use bevy::math::{Rect, Vec2};

use crate::{
    accessibility::{Item, Role},
    intent::Intent,
};

/// What has to be seen beside it, and what should be.
#[derive(Clone, Debug, Default)]
pub(super) struct Around {
    /// What it is about; empty if it is about nothing.
    pub about: Rect,
    /// What it speaks of besides.
    pub clear: Vec<Rect>,
    /// The main button.
    pub main: Rect,
    /// All that lies there, each with how much it is to be seen.
    pub things: Vec<(Rect, f32)>,
}

/// What is not to be covered keeps so much around it, in dp.
const CLEAR: f32 = 6.0;

/// How much things are to be seen, from 0 for not at all to 5.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// What can be touched.
    pub touch: f32,
    /// Words, and what is read like them.
    pub words: f32,
}

/// What lies lower than `below`, each with how much it is to be seen.
pub(super) fn things(items: &[Item], Weights { touch, words }: Weights, below: f32) -> Vec<(Rect, f32)> {
    let things = items.iter().filter(|item| item.height < below).map(|item| {
        let weight = match (&item.accessible.intent, item.accessible.role) {
            (_, Role::Cover) => 0.0,
            (Some(Intent::LookAt(_) | Intent::OpenMenu | Intent::Back), _) => touch.min(1.5),
            (Some(_), _) => touch,
            (None, Role::Text | Role::Heading(_)) => words,
            // What is drawn on is looked at while somebody chooses.
            (None, Role::Square | Role::Die) => 1.5,
            (None, _) => 0.6,
        };
        (item.rect, weight)
    });
    things.filter(|(_, weight)| *weight > 0.0).collect()
}

impl Around {
    /// How much it would be in the way, there.
    pub(super) fn cost(&self, place: Rect) -> f32 {
        let covers = |rect: Rect| area(place.intersect(rect));
        let things: f32 = self.things.iter().map(|(rect, weight)| weight * covers(*rect)).sum();
        let clear = self.clear.iter().map(|&rect| (rect, 20.0));
        let never =
            [(self.main, 1e5), (self.about, 1e3)].into_iter().chain(clear).filter(|(rect, _)| !rect.is_empty());
        let never: f32 = never.map(|(rect, weight)| weight * covers(rect.inflate(CLEAR))).sum();
        let apart = (place.min - self.about.max).max(self.about.min - place.max).max(Vec2::ZERO).length();
        let apart = if self.about.is_empty() { 0.0 } else { apart };
        things + never + 15.0 * apart
    }
}

pub(super) fn area(rect: Rect) -> f32 {
    rect.width() * rect.height()
}

/// Of all places within a part of the screen, in one of these sizes, the one where it is least in the way.
pub(super) fn least_in_the_way(sizes: impl IntoIterator<Item = Vec2>, within: Rect, around: &Around) -> Rect {
    let places = sizes.into_iter().flat_map(|size| {
        let room = (within.size() - size).max(Vec2::ZERO);
        let at = move |x: u16, y: u16| Vec2::new(f32::from(x) / 12.0, f32::from(y) / 40.0);
        (0..=40)
            .flat_map(move |y| (0..=12).map(move |x| within.min + at(x, y) * room))
            .map(move |corner| Rect::from_corners(corner, corner + size))
    });
    let costs = places.map(|rect| (rect, around.cost(rect)));
    costs.min_by(|(_, one), (_, other)| one.total_cmp(other)).map_or(within, |(rect, _)| rect)
}
