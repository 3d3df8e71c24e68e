//! Hints on the table: a ring around what each is about, and its number there.

use bevy::prelude::*;

use super::{
    hints::Hints,
    on_table::OnTable,
    table_game::TableGame,
    text::{TextSlot, TextSpec, show_ground},
};
use crate::{
    drawing::{
        brush::{Brush, Pen, Picture, arc},
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    theme::palette,
};

/// The ring around what a hint, from 0, is about. There is one around what several are about.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct HintRing(pub usize);

/// What lies under the number of a hint, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct HintGround(pub usize);

/// The number of a hint, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct HintNumber(pub usize);

/// How many hints there are at most.
const MOST: usize = 3;
/// Above everything on a table but the banner.
const HEIGHT: f32 = 60.0;
/// How wide the line of a ring is, and what shows of the dark one under it, in dp.
const LINE: f32 = 3.0;
const EDGE: f32 = 1.4;

/// What is larger than this, in dp, is framed: a ring would run across it.
const RINGED: f32 = 90.0;

impl Picture for HintRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        ring(brush, size, 0.5 * self.0 as f32);
    }
}

/// A ring around something of this size, drawn by hand, a bit over, beginning so many radians along it.
pub(super) fn ring(brush: &mut Brush, size: Vec2, turn: f32) {
    if size.min_element() > RINGED || size.max_element() > 1.4 * size.min_element() {
        let around = |by: f32| Rect::from_center_size(Vec2::ZERO, size).inflate(by);
        brush.frame(around(EDGE), 8.0 + EDGE, LINE + 2.0 * EDGE, palette::FOCUS_EDGE);
        brush.frame(around(0.0), 8.0, LINE, palette::HINT);
        return;
    }
    let start = -2.2 + turn;
    let points: Vec<Vec2> = arc(Vec2::ZERO, 1.0, start, start + 6.6, 40)
        .into_iter()
        .enumerate()
        .map(|(at, point)| point * size / 2.0 * (0.97 + 0.03 * at as f32 / 40.0))
        .collect();
    brush.stroke(&points, Pen::new(LINE + 2.0 * EDGE, palette::FOCUS_EDGE));
    brush.stroke(&points, Pen::new(LINE, palette::HINT));
}

impl Picture for HintGround {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let radius = size.min_element() / 2.0;
        brush.disc(Vec2::ZERO, radius, palette::FOCUS_EDGE);
        brush.disc(Vec2::ZERO, (radius - EDGE).max(0.0), palette::HINT);
    }
}

impl Hints {
    fn place(&self, hint: usize) -> Option<Rect> {
        self.0.as_ref()?.get(hint)?.place
    }

    /// How many better hints are about the same thing.
    fn better(&self, hint: usize) -> usize {
        (0..hint).filter(|&better| self.place(better) == self.place(hint)).count()
    }

    /// Where the ring around it is.
    fn ring(&self, hint: usize) -> Option<Rect> {
        self.place(hint).filter(|_| self.better(hint) == 0).map(|place| place.inflate(2.0))
    }

    /// Where its number is: at the corner, beside those of better hints.
    fn number(&self, hint: usize) -> Option<Rect> {
        let place = self.place(hint)?;
        let side = (place.size().min_element() * 0.36).clamp(20.0, 30.0);
        let from = place.min + side * Vec2::new(0.9 * self.better(hint) as f32 - 0.25, -0.25);
        Some(Rect::from_corners(from, from + side))
    }
}

pub(super) fn spawn<G: TableGame>(commands: &mut Commands) {
    let at = |height: f32| (OnTable::of::<G>(), LayoutRect::new(Rect::default(), height), Visibility::Hidden);
    for hint in 0..MOST {
        commands.spawn((at(HEIGHT), HintRing(hint)));
        commands.spawn((at(HEIGHT + 1.0), HintGround(hint)));
        let number = TextLabel::new("", TextSize::Body, palette::ON_HINT);
        commands.spawn((at(HEIGHT + 2.0), HintNumber(hint), number));
    }
}

/// The rings.
pub(super) fn show_rings(hints: Res<Hints>, mut rings: Query<(&HintRing, &mut LayoutRect, &mut Visibility)>) {
    for (ring, mut place, mut visibility) in &mut rings {
        show_ground(&mut place, &mut visibility, hints.ring(ring.0));
    }
}

/// What lies under the numbers.
pub(super) fn show_grounds(
    hints: Res<Hints>,
    mut grounds: Query<(&HintGround, &mut LayoutRect, &mut Visibility)>,
) {
    for (ground, mut place, mut visibility) in &mut grounds {
        show_ground(&mut place, &mut visibility, hints.number(ground.0));
    }
}

/// The numbers.
pub(super) fn show_numbers(hints: Res<Hints>, mut numbers: Query<(&HintNumber, TextSlot)>) {
    for (hint, mut number) in &mut numbers {
        let rect = hints.number(hint.0);
        number.write(rect.and_then(|rect| TextSpec::new((hint.0 + 1).to_string(), rect, palette::ON_HINT)));
    }
}
