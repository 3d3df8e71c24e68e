//! Where everything of a match lies, for any screen and 1 to 4 players. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use super::card::NAMED_FROM;
use crate::{
    board::layout::{GAP, button_row, is_upright, lay_cells, top_row, within_edge},
    rules::design_town::MOST_PLAYERS,
    semantics::TOUCH,
    theme::cut::{cells, cut_bottom, cut_left, cut_side, cut_top, share},
};

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Needs {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// Players, 1 to 4.
    pub players: usize,
    /// The stacks of the supply.
    pub stacks: usize,
    /// How much larger than designed the text is.
    pub text_scale: f32,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
    /// Whether there is a second thing to do beside the main one.
    pub has_pass: bool,
}

/// The most stacks of a supply.
pub const STACKS: usize = 6;
/// The most things that can be done with a card.
pub const OPTIONS: usize = 3;
/// The names of the four rows of cards.
pub const CAPTIONS: usize = 4;

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableLayout {
    /// The way back, and the menu.
    pub corners: [Rect; 2],
    /// Whose turn it is, and for what.
    pub title: Rect,
    /// The players, by seat.
    pub players: [Rect; MOST_PLAYERS],
    /// The coins, points and unhappy of the turn.
    pub tally: Rect,
    /// The names of the rows: played, next, discard, supply; empty where there is no room.
    pub captions: [Rect; CAPTIONS],
    /// The row of the cards that were played.
    pub played: Rect,
    /// Where the next card lies, or one that is open.
    pub stage: Rect,
    /// The top card of the deck.
    pub deck: Rect,
    /// What there is to know about going on.
    pub info: Rect,
    /// The discard.
    pub discard: Rect,
    /// The stacks of the supply.
    pub supply: [Rect; STACKS],
    /// Undo.
    pub undo: Rect,
    /// What would you do?
    pub hint: Rect,
    /// To stop, or what else there is beside the main thing.
    pub pass: Rect,
    /// The main button.
    pub confirm: Rect,
    /// The least height of what is touched, grown with the text.
    touch: f32,
}

/// How wide a card is, by its height.
const CARD: f32 = 0.72;
/// The widest card, by its height.
const WIDE_CARD: f32 = 0.95;

/// How high a card has to be so that one can read what it does, in dp.
const LEGIBLE: f32 = 150.0;

/// How high the rows of cards are.
struct Rows {
    played: f32,
    stage: f32,
    discard: f32,
    supply: f32,
}

impl Rows {
    const LEAST: Self = Self { played: 60.0, stage: 148.0, discard: 60.0, supply: 84.0 };

    const fn sum(&self) -> f32 {
        self.played + self.stage + self.discard + self.supply
    }

    /// Rows that fill `height`, between gaps: wider tables have higher rows.
    fn filling(height: f32, width: f32, gap: f32) -> Self {
        let mut rows = Self::LEAST;
        let room = height - 3.0 * gap;
        let mut more = room - rows.sum();
        if more < 0.0 {
            let part = (room / rows.sum()).max(0.0);
            rows.played *= part;
            rows.stage *= part;
            rows.discard *= part;
            rows.supply *= part;
            return rows;
        }
        let wide = width / 344.0;
        share(
            &mut more,
            &mut [
                (&mut rows.played, 96.0 * wide),
                (&mut rows.stage, 250.0 * wide),
                (&mut rows.discard, 84.0 * wide),
                (&mut rows.supply, 104.0 * wide),
            ],
        );
        rows.stage += more.max(0.0);
        rows
    }
}

impl TableLayout {
    /// Lays the table.
    pub fn new(needs: &Needs) -> Self {
        let mut layout = Self { touch: TOUCH * (0.5 + 0.5 * needs.text_scale).min(1.4), ..Self::default() };
        let rest = within_edge(needs.safe);
        if is_upright(needs.safe) {
            layout.lay_upright(needs, rest);
        } else {
            layout.lay_wide(needs, rest);
        }
        layout
    }

    /// One column.
    fn lay_upright(&mut self, needs: &Needs, mut rest: Rect) {
        let gap = if rest.height() < 700.0 { 5.0 } else { 8.0 };
        let (text, roomy) = (needs.text_scale, (rest.height() / 640.0).clamp(1.0, 1.5));
        let top = cut_top(&mut rest, TOUCH * (0.4 + 0.6 * text).min(1.5));
        (self.corners, self.title) = top_row(top);
        rest.min.y += gap;
        if needs.players > 1 {
            let players = cut_top(&mut rest, 40.0 * (0.5 + 0.5 * text) * roomy);
            lay_cells(&mut self.players, players, needs.players, 1);
            rest.min.y += gap;
        }
        self.tally = cut_top(&mut rest, 38.0 * (0.5 + 0.5 * text) * roomy);
        rest.min.y += gap;
        let buttons = cut_bottom(&mut rest, TOUCH * roomy.min(1.2));
        self.lay_buttons(buttons, needs);
        rest.max.y -= gap;
        self.lay_rows(rest, needs, gap);
    }

    /// Two columns: cards on one side, on that of the hand everything else.
    fn lay_wide(&mut self, needs: &Needs, mut rest: Rect) {
        let gap = if rest.height() < 640.0 { 5.0 } else { 12.0 };
        let large = (rest.height() / 640.0).clamp(1.0, 1.8);
        let text = needs.text_scale.max(large);
        let width = (rest.width() * 0.34).clamp(280.0, 380.0 * text);
        let mut hand = cut_side(&mut rest, width, needs.is_left_handed);
        cut_side(&mut rest, 2.0 * gap, needs.is_left_handed);
        let top = cut_top(&mut hand, TOUCH * (0.4 + 0.6 * text).min(1.5));
        (self.corners, self.title) = top_row(top);
        hand.min.y += gap;
        let buttons = cut_bottom(&mut hand, 2.0 * TOUCH * large + GAP);
        self.lay_two_rows_of_buttons(buttons, needs);
        hand.max.y -= gap;
        self.tally = cut_top(&mut hand, 46.0 * large);
        hand.min.y += gap;
        if needs.players > 1 {
            let columns = if needs.players > 2 { 2 } else { 1 };
            let rows = needs.players.div_ceil(columns);
            let height = (rows as f32 * (64.0 * large + GAP)).min(hand.height());
            let players = cut_top(&mut hand, height);
            lay_cells(&mut self.players, players, columns, rows);
        }
        self.lay_rows(rest, needs, gap);
    }

    /// The four rows of cards, one below the other.
    fn lay_rows(&mut self, mut rest: Rect, needs: &Needs, gap: f32) {
        // Names of the rows where there is room for them.
        let caption = if rest.height() > 520.0 { 17.0 * (0.5 + 0.5 * needs.text_scale) } else { 0.0 };
        let rows = Rows::filling(rest.height() - CAPTIONS as f32 * caption, rest.width(), gap);
        for (row, height) in [rows.played, rows.stage, rows.discard, rows.supply].into_iter().enumerate() {
            let above = cut_top(&mut rest, caption);
            self.captions[row] = if caption > 0.0 { above } else { Rect::default() };
            let rect = cut_top(&mut rest, height);
            rest.min.y += gap;
            match row {
                0 => self.played = rect,
                1 => self.lay_stage(rect),
                2 => self.discard = rect,
                _ => self.lay_supply(rect, needs.stacks),
            }
        }
    }

    fn lay_stage(&mut self, rect: Rect) {
        self.stage = rect;
        let mut rest = rect;
        let width = (rect.height() * CARD).min(rect.width() * 0.46);
        self.deck = cut_left(&mut rest, width);
        rest.min.x += GAP * 1.5;
        self.info = rest;
    }

    fn lay_supply(&mut self, rect: Rect, stacks: usize) {
        let stacks = stacks.clamp(1, STACKS);
        let gap = if rect.width() < 400.0 { 4.0 } else { GAP };
        let width = (rect.height() * CARD * 0.9)
            .max(NAMED_FROM.min(rect.height() * CARD))
            .min((rect.width() + gap) / stacks as f32 - gap);
        let mut left = rect.min.x;
        for stack in self.supply.iter_mut().take(stacks) {
            let min = Vec2::new(left, rect.min.y);
            *stack = Rect::from_corners(min, min + Vec2::new(width, rect.height()));
            left += width + gap;
        }
    }

    /// The main button on the thumb's side.
    fn lay_buttons(&mut self, row: Rect, needs: &Needs) {
        let main;
        [self.undo, self.hint, main] = button_row(row, 0.19, needs.is_left_handed);
        self.lay_main_buttons(main, needs);
    }

    /// What is done next below what can be taken back.
    fn lay_two_rows_of_buttons(&mut self, mut rest: Rect, needs: &Needs) {
        let row = (rest.height() - GAP) / 2.0;
        let mut upper = cut_top(&mut rest, row);
        rest.min.y += GAP;
        self.hint = cut_side(&mut upper, row.max(TOUCH), needs.is_left_handed);
        cut_side(&mut upper, GAP, needs.is_left_handed);
        let undo = (2.0 * row).min(upper.width());
        self.undo = cut_side(&mut upper, undo, !needs.is_left_handed);
        self.lay_main_buttons(rest, needs);
    }

    fn lay_main_buttons(&mut self, mut rest: Rect, needs: &Needs) {
        let far = !needs.is_left_handed;
        if needs.has_pass {
            let pass = (rest.width() - GAP) * 0.42;
            self.pass = cut_side(&mut rest, pass, far);
            cut_side(&mut rest, GAP, far);
        }
        self.confirm = rest;
    }

    /// Where a card in a row lies, the one at `copy` of a `kind`; `kinds` says how many there are of each. Cards of a kind
    /// lie close together, so that there is room for what can be read of each kind; these overlap where they are many.
    pub fn in_row(row: Rect, kinds: &[usize], [kind, copy]: [usize; 2]) -> Rect {
        let width = (row.height() * CARD).max(NAMED_FROM.min(row.height() * WIDE_CARD));
        let room = (row.width() - width).max(0.0);
        let further = |kinds: &[usize]| kinds.iter().map(|count| count.saturating_sub(1)).sum::<usize>();
        let close = (width * 0.14).min(room * 0.25 / further(kinds).max(1) as f32);
        let apart = room - close * further(kinds) as f32;
        let step = (width + 6.0).min(apart / kinds.len().saturating_sub(1).max(1) as f32);
        let closely = further(kinds.get(..kind).unwrap_or(kinds)) + copy;
        let min = row.min + Vec2::new(step * kind as f32 + close * closely as f32, 0.0);
        Rect::from_corners(min, min + Vec2::new(width, row.height()))
    }

    /// The part of that card which the next one leaves to be seen.
    pub fn seen_in_row(row: Rect, kinds: &[usize], [kind, copy]: [usize; 2]) -> Rect {
        let rect = Self::in_row(row, kinds, [kind, copy]);
        let next = if kinds.get(kind).is_some_and(|&count| copy + 1 < count) {
            [kind, copy + 1]
        } else if kind + 1 < kinds.len() {
            [kind + 1, 0]
        } else {
            return rect;
        };
        let next = Self::in_row(row, kinds, next);
        Rect { max: rect.max.with_x(rect.max.x.min(next.min.x)), ..rect }
    }

    /// Whether options stand beside open cards rather than below them.
    fn is_flat(&self) -> bool {
        self.stage.width() > 2.0 * self.stage.height()
    }

    /// Where an open card lies, with what can be done with it: on the stage, and over the discard where that is too low
    /// to read it.
    fn open(&self) -> Rect {
        let is_low = !self.is_flat() && self.stage.height() < self.touch + LEGIBLE;
        if is_low { self.stage.union(self.discard) } else { self.stage }
    }

    /// The part of it for the two sides of the card.
    fn sides(&self, has_options: bool) -> Rect {
        let mut rest = self.open();
        if has_options && !self.is_flat() {
            cut_bottom(&mut rest, self.touch + GAP);
        }
        rest
    }

    /// Where one side of an open card lies, the one that is seen first.
    pub fn side(&self, side: usize, has_options: bool) -> Rect {
        let rest = self.sides(has_options);
        let room = if self.is_flat() { rest.width() * 0.68 } else { rest.width() };
        let width = (rest.height() * WIDE_CARD).min((room - GAP) / 2.0);
        let left = if self.is_flat() { rest.min.x } else { rest.center().x - width - GAP / 2.0 };
        let min = Vec2::new(left + side as f32 * (width + GAP), rest.min.y);
        Rect::from_corners(min, min + Vec2::new(width, rest.height()))
    }

    /// Where an option of `count` stands, while a card lies open or not.
    pub fn option(&self, option: usize, count: usize, is_open: bool) -> Rect {
        let count = count.clamp(1, OPTIONS);
        let place = if is_open && self.is_flat() {
            let left = self.side(1, true).max.x + 1.5 * GAP;
            let mut column = Rect { min: self.stage.min.with_x(left), ..self.stage };
            let height = (count as f32 * (self.touch + GAP) - GAP).min(column.height());
            column.min.y = column.max.y - height;
            return cells(column, 1, count, GAP).get(option).copied().unwrap_or_default();
        } else if is_open {
            self.open()
        } else {
            self.info
        };
        let row = Rect { min: Vec2::new(place.min.x, place.max.y - self.touch.min(place.height())), ..place };
        cells(row, count, 1, GAP).get(option).copied().unwrap_or_default()
    }

    /// Where words about going on stand, above the options if there are any.
    pub fn words(&self, has_options: bool) -> Rect {
        let mut rest = self.info;
        if has_options {
            let options = (self.touch + GAP).min(rest.height() * 0.5);
            cut_bottom(&mut rest, options);
        }
        rest
    }
}

#[cfg(test)]
mod tests;
