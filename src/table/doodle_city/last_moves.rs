//! The note with the latest moves: who took which dice, what was drawn, and what it brought.

use bevy::prelude::*;

use super::{
    layer::Layer,
    notes::{NOTE_HEAD, NOTE_MARGIN},
    scene::{GameContext, nowhere},
};
use crate::{
    drawing::{
        brush::{Brush, Pen, Picture},
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::{doodle_city::outcome::MoveOutcome, names},
    pictures::doodle_city::{
        die::paint_label,
        marks::{paint_cross, paint_scribble},
        signs::{Style, paint_fitting, paint_tree},
    },
    record::Match,
    rules::{
        Actor, Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Kind},
    },
    table::text::{TextSlot, TextSpec, show_ground},
    theme::palette,
};

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// By whom.
    pub seat: Seat,
    /// The blue die, and the white one that was taken; none for a pass.
    pub dice: Option<[Face; 2]>,
    /// The kind of the square; none for a pass.
    pub kind: Option<Kind>,
    /// Whether a house was crossed out.
    pub is_cross: bool,
    /// How the total changed.
    pub change: i32,
}

/// The latest moves, the last one first.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LastMoves(pub Vec<LastMove>);

impl LastMoves {
    /// How many there are at most.
    pub const MOST: usize = 6;
    /// How high a line is at most, in dp.
    const LINE: f32 = 42.0;
    /// The least that can be read.
    const LEAST: f32 = 26.0;

    /// Where the `n`th line stands on a note; none if it has no room.
    pub(super) fn line(note: Rect, n: usize) -> Option<Rect> {
        let room = note.height() - NOTE_HEAD - NOTE_MARGIN;
        let count = ((room / Self::LEAST) as usize).min(Self::MOST);
        let high = (room / count.max(1) as f32).min(Self::LINE);
        let top = note.min.y + NOTE_HEAD + high * n as f32;
        let rect = Rect::new(note.min.x + NOTE_MARGIN, top, note.max.x - NOTE_MARGIN, top + high);
        (n < count && !note.is_empty()).then(|| Rect { max: rect.max - Vec2::new(0.0, 4.0), ..rect })
    }
}

/// The latest moves of a match.
fn latest(play: &Match<DoodleCity>) -> Vec<LastMove> {
    let is_move = |action: &Action| action.target().is_some() || *action == Action::Pass;
    let steps = play.log().iter().enumerate().rev().filter(|(_, action)| is_move(action));
    let latest = steps.take(LastMoves::MOST).filter_map(|(step, &action)| {
        let before = play.at(step);
        let Actor::Seat(seat) = before.actor() else { return None };
        let change = MoveOutcome::of(&before, action)?.change.total;
        let target = action.target();
        let dice = target.and_then(|(white, _)| Some([before.state().blue()?, white]));
        let kind = target.map(|(_, square)| play.game().sheet().kind(square));
        Some(LastMove { seat, dice, kind, is_cross: matches!(action, Action::Cross { .. }), change })
    });
    latest.collect()
}

/// Looks up the latest moves, where there is a note for them.
pub(super) fn look_up_moves(table: GameContext, mut moves: ResMut<LastMoves>) {
    let Some(play) = table.play() else { return };
    let shown = if table.layout.moves.is_empty() { Vec::new() } else { latest(play) };
    moves.set_if_neq(LastMoves(shown));
}

/// The dice and the sign of one of the latest moves, the last one first.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct MoveLine {
    /// Which line.
    pub line: usize,
    /// What it shows.
    shown: Option<LastMove>,
}

/// What one of the latest moves brought.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePoints(pub usize);

pub(super) fn spawn(commands: &mut Commands) {
    for line in 0..LastMoves::MOST {
        commands.spawn((nowhere(Layer::Hand), MoveLine { line, shown: None }));
        let points = TextLabel::new("", TextSize::Body, palette::INK).align(Align::Right);
        commands.spawn((nowhere(Layer::HandText), MovePoints(line), points, SharedFontSize("moves")));
    }
}

impl Picture for MoveLine {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let Some(shown) = self.shown else { return };
        let high = size.y;
        let side = (high * 0.74).min(24.0);
        let mut x = -size.x / 2.0 + high.min(26.0) + 8.0 + side / 2.0;
        if let Some([blue, white]) = shown.dice {
            for (face, is_blue) in [(blue, true), (white, false)] {
                brush.within(Vec2::new(x, 0.0), 1.0, 0.0, |brush| {
                    paint_label(brush, side, face.pips(), is_blue);
                });
                x += side + 4.0;
            }
        }
        if shown.kind.is_none() {
            // A pass costs a tree.
            let foot = Vec2::new(x, high * 0.44);
            paint_tree(brush, true, foot, high * 0.88);
            brush.within(foot - Vec2::new(0.0, high * 0.52), 1.0, 0.0, |brush| {
                paint_scribble(brush, Vec2::splat(high * 0.32), Pen::new(2.0, palette::INK), 5);
            });
        }
        if let Some(kind) = shown.kind {
            let place =
                Rect::from_center_size(Vec2::new(x - side / 2.0 + 16.0, 0.0), Vec2::new(28.0, high * 0.9));
            paint_fitting(brush, kind, Style::Built, place);
            if shown.is_cross {
                brush.within(place.center(), 1.0, 0.0, |brush| {
                    paint_cross(brush, high * 0.38, Pen::new(2.2, palette::INK), 7);
                });
            }
        }
    }
}

/// The dice and signs of the latest moves.
pub(super) fn show_move_lines(
    (table, moves): (GameContext, Res<LastMoves>),
    mut lines: Query<(&mut MoveLine, &mut LayoutRect, &mut Visibility)>,
) {
    for (mut line, mut place, mut visibility) in &mut lines {
        let shown = moves.0.get(line.line).copied();
        let rect = LastMoves::line(table.layout.moves, line.line).filter(|_| shown.is_some());
        show_ground(&mut place, &mut visibility, rect);
        let shown = MoveLine { shown, ..*line };
        line.set_if_neq(shown);
    }
}

/// What they brought.
pub(super) fn show_move_points(
    (table, moves): (GameContext, Res<LastMoves>),
    mut texts: Query<(&MovePoints, TextSlot)>,
) {
    for (&MovePoints(n), mut text) in &mut texts {
        let line = LastMoves::line(table.layout.moves, n).zip(moves.0.get(n));
        text.write(line.and_then(|(rect, shown)| {
            let color = if shown.change == 0 { palette::SOFT_INK } else { palette::INK };
            let rect =
                Rect { min: rect.max - Vec2::new(44.0_f32.min(rect.width() * 0.25), rect.height()), ..rect };
            TextSpec::new(names::change(&table.locale, shown.change), rect, color)
        }));
    }
}
