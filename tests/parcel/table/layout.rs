//! Where everything lies: pure arithmetic in dp.

use bevy::prelude::*;
use doodle_city::{
    record::Match,
    table::{
        buttons::ButtonPlaces,
        lay_table::{Layout, SharedPlaces, TableScreen},
    },
};

use crate::game::rules::Parcel;

/// What can be done at most at a time.
pub(super) const OPTIONS: usize = 3;

/// How high a button is.
const BUTTON: f32 = 52.0;
/// The least distance between things.
const GAP: f32 = 8.0;
/// No wider than this, in the middle of the screen.
const WIDEST: f32 = 640.0;

/// Where everything of a match lies.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct TableLayout {
    /// The way back and the menu.
    pub corners: [Rect; 2],
    /// What is to be done, between them.
    pub words: Rect,
    /// What players have, by seat.
    pub players: [Rect; 2],
    /// The die.
    pub die: Rect,
    /// The card.
    pub card: Rect,
    /// What can be done.
    pub options: [Rect; OPTIONS],
    /// The button for undo.
    pub undo: Rect,
    /// The button for hints.
    pub help: Rect,
    /// The main button.
    pub confirm: Rect,
}

impl TableLayout {
    /// Lays the table for what of the screen can be seen and touched.
    pub fn new(safe: Rect) -> Self {
        let width = safe.width().min(WIDEST) - 2.0 * GAP;
        let whole = Rect::from_center_size(safe.center(), Vec2::new(width, safe.height() - 2.0 * GAP));
        let row = |top: f32, height: f32| Rect::new(whole.min.x, top, whole.max.x, top + height);
        let top = row(whole.min.y, BUTTON);
        let [back, _, menu] = [0, 1, 2].map(|at| part(top, at, 3));
        let corners = [
            Rect { max: Vec2::new(back.min.x + BUTTON, back.max.y), ..back },
            Rect { min: Vec2::new(menu.max.x - BUTTON, menu.min.y), ..menu },
        ];
        let words = Rect::new(corners[0].max.x + GAP, top.min.y, corners[1].min.x - GAP, top.max.y);
        let players = row(top.max.y + GAP, BUTTON);
        let buttons = row(whole.max.y - BUTTON, BUTTON);
        let options = row(buttons.min.y - GAP - BUTTON, BUTTON);
        let middle = Rect::new(whole.min.x, players.max.y + GAP, whole.max.x, options.min.y - GAP);
        let side = middle.height().min(part(middle, 0, 2).width()).min(160.0);
        let [die, card] = [0, 1].map(|at| {
            let center = part(middle, at, 2).center();
            Rect::from_center_size(center, Vec2::splat(side))
        });
        let [undo, help, confirm] = [0, 1, 2].map(|at| part(buttons, at, 3));
        Self {
            corners,
            words,
            players: [0, 1].map(|at| part(players, at, 2)),
            die,
            card,
            options: [0, 1, 2].map(|at| part(options, at, OPTIONS)),
            undo,
            help,
            confirm,
        }
    }
}

impl Layout<Parcel> for TableLayout {
    fn of(_: &Match<Parcel>, screen: TableScreen) -> Self {
        Self::new(screen.safe)
    }

    fn places(&self) -> SharedPlaces {
        let Self { corners: [back, menu], undo, help, confirm, .. } = *self;
        let buttons = ButtonPlaces { back, menu, undo, help, confirm, ..ButtonPlaces::default() };
        SharedPlaces { buttons, banner: self.die.union(self.card), ..SharedPlaces::default() }
    }
}

/// One of so many equal parts of a row.
fn part(row: Rect, at: usize, of: usize) -> Rect {
    let width = (row.width() - GAP * (of - 1) as f32) / of as f32;
    let left = row.min.x + at as f32 * (width + GAP);
    Rect::new(left, row.min.y, left + width, row.max.y)
}

#[cfg(test)]
mod tests;
