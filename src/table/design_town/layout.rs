//! Where everything of a match lies, for any screen and 1 to 4 players. Pure arithmetic in dp.

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_left, cut_side, cut_top, share},
    pictures::design_town::card::NAMED_FROM,
    record::Match,
    rules::{
        Game as _,
        design_town::{DesignTown, MOST_PLAYERS},
    },
    table::{
        buttons::ButtonPlaces,
        lay_table::{Layout, SharedPlaces, TableScreen},
        layout::{GAP, button_row, is_upright, lay_cells, top_row, within_edge},
    },
};

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Needs {
    /// What every table has to fit.
    pub screen: TableScreen,
    /// Players, 1 to 4.
    pub players: usize,
    /// The stacks of the supply.
    pub stacks: usize,
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
#[derive(Resource, Clone, PartialEq, Debug, Default)]
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
    /// How many rows of piles it has room for.
    discard_rows: usize,
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

/// How high the paper with what there is to know has to be, in dp at normal text size.
const INFO: f32 = 120.0;

/// How high the rows of cards are.
struct Rows {
    played: f32,
    stage: f32,
    discard: f32,
    supply: f32,
}

impl Rows {
    /// What they need at least: beside the deck, the discard needs no row of its own.
    const fn least(is_discard_beside: bool) -> Self {
        Self { played: 60.0, stage: 148.0, discard: if is_discard_beside { 0.0 } else { 60.0 }, supply: 84.0 }
    }

    const fn sum(&self) -> f32 {
        self.played + self.stage + self.discard + self.supply
    }

    /// Rows that fill `height` without the gaps: wider tables have higher rows.
    fn filling(height: f32, width: f32, is_discard_beside: bool) -> Self {
        let mut rows = Self::least(is_discard_beside);
        let mut more = height - rows.sum();
        if more < 0.0 {
            let part = (height / rows.sum()).max(0.0);
            rows.played *= part;
            rows.stage *= part;
            rows.discard *= part;
            rows.supply *= part;
            return rows;
        }
        let wide = width / 344.0;
        // Without a row between them, those above and below the deck take more of the room.
        let [played, stage, discard] = if is_discard_beside { [84.0, 176.0, 0.0] } else { [96.0, 250.0, 84.0] };
        share(
            &mut more,
            &mut [
                (&mut rows.played, played * wide),
                (&mut rows.stage, stage * wide),
                (&mut rows.discard, discard * wide),
                (&mut rows.supply, 104.0 * wide),
            ],
        );
        rows.stage += more.max(0.0);
        rows
    }
}

impl Layout<DesignTown> for TableLayout {
    fn of(play: &Match<DesignTown>, screen: TableScreen) -> Self {
        let (game, state) = (play.game(), play.state());
        Self::new(&Needs {
            screen,
            players: game.seats(),
            stacks: game.setup().in_play().count(),
            // While somebody builds there is one thing to do next, and while a computer player decides nothing but to
            // skip.
            has_pass: !state.is_building() && !play.is_over() && play.level(game.on_turn(state)).is_none(),
        })
    }

    fn places(&self) -> SharedPlaces {
        let ([back, menu], &Self { undo, pass, confirm, hint, .. }) = (self.corners, self);
        SharedPlaces {
            heading: self.title,
            buttons: ButtonPlaces { back, menu, undo, pass, confirm, hint },
            // What the others did stands on the stage, and is to be read.
            banner: self.discard.union(self.supply[0]),
            ..default()
        }
    }
}

impl TableLayout {
    /// Lays the table.
    pub fn new(needs: &Needs) -> Self {
        let mut layout =
            Self { touch: TOUCH * (0.5 + 0.5 * needs.screen.text_scale).min(1.4), ..Self::default() };
        let rest = within_edge(needs.screen.safe);
        if is_upright(needs.screen.safe) {
            layout.lay_upright(needs, rest);
        } else {
            layout.lay_wide(needs, rest);
        }
        layout
    }

    /// One column.
    fn lay_upright(&mut self, needs: &Needs, mut rest: Rect) {
        let gap = if rest.height() < 700.0 { 5.0 } else { 8.0 };
        let (text, roomy) = (needs.screen.text_scale, (rest.height() / 640.0).clamp(1.0, 1.5));
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
        let text = needs.screen.text_scale.max(large);
        let width = (rest.width() * 0.34).clamp(280.0, 380.0 * text);
        let mut hand = cut_side(&mut rest, width, needs.screen.is_left_handed);
        cut_side(&mut rest, 2.0 * gap, needs.screen.is_left_handed);
        let top = cut_top(&mut hand, TOUCH * (0.4 + 0.6 * text).min(1.5));
        (self.corners, self.title) = top_row(top);
        hand.min.y += gap;
        let buttons = cut_bottom(&mut hand, 2.0 * TOUCH * large + GAP);
        self.lay_two_rows_of_buttons(buttons, needs);
        hand.max.y -= gap;
        self.tally = cut_top(&mut hand, 46.0 * large);
        hand.min.y += gap;
        let columns = if needs.players > 2 { 2 } else { 1 };
        let rows = if needs.players > 1 { needs.players.div_ceil(columns) } else { 0 };
        let mut players = rows as f32 * (64.0 * large + GAP);
        let mut info = INFO * text;
        let mut room = hand.height() - players - info - gap;
        let has_room = room >= 0.0;
        let most = hand.width() * if rows > 0 { 0.7 } else { 1.0 };
        share(&mut room, &mut [(&mut players, rows as f32 * (96.0 * large + GAP)), (&mut info, most)]);
        let players = players.min(hand.height());
        let players = cut_top(&mut hand, players);
        if rows > 0 {
            lay_cells(&mut self.players, players, columns, rows);
        }
        if has_room {
            self.info = cut_bottom(&mut hand, info);
        }
        self.lay_rows(rest, needs, gap);
    }

    /// The rows of cards, one below the other: what was played, the deck, the discard, and the supply. With the
    /// information elsewhere, the discard lies beside the deck.
    fn lay_rows(&mut self, mut rest: Rect, needs: &Needs, gap: f32) {
        let is_discard_beside = !self.info.is_empty();
        let count = if is_discard_beside { CAPTIONS - 1 } else { CAPTIONS } as f32;
        // Names of the rows where there is room for them.
        let caption = if rest.height() > 520.0 { 17.0 * (0.5 + 0.5 * needs.screen.text_scale) } else { 0.0 };
        let height = rest.height() - count * caption - (count - 1.0) * gap;
        let rows = Rows::filling(height, rest.width(), is_discard_beside);
        let mut row = |height: f32| {
            let above = cut_top(&mut rest, caption);
            let rect = cut_top(&mut rest, height);
            rest.min.y += gap;
            (if caption > 0.0 { above } else { Rect::default() }, rect)
        };
        (self.captions[0], self.played) = row(rows.played);
        let stage;
        (self.captions[1], stage) = row(rows.stage);
        let beside = self.lay_stage(stage);
        if is_discard_beside {
            (self.discard, self.discard_rows) = (beside, 2);
            if caption > 0.0 {
                self.captions[2] = Rect { min: self.captions[1].min.with_x(beside.min.x), ..self.captions[1] };
                self.captions[1].max.x = self.deck.max.x;
            }
        } else {
            (self.info, self.discard_rows) = (beside, 1);
            (self.captions[2], self.discard) = row(rows.discard);
        }
        let supply;
        (self.captions[3], supply) = row(rows.supply);
        self.lay_supply(supply, needs.stacks);
    }

    /// The deck on the stage; what is left beside it.
    fn lay_stage(&mut self, rect: Rect) -> Rect {
        self.stage = rect;
        let mut rest = rect;
        let width = (rect.height() * CARD).min(rect.width() * 0.46);
        self.deck = cut_left(&mut rest, width);
        rest.min.x += GAP * 1.5;
        rest
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
        [self.undo, self.hint, main] = button_row(row, 0.19, needs.screen.is_left_handed);
        self.lay_main_buttons(main, needs);
    }

    /// What is done next below what can be taken back.
    fn lay_two_rows_of_buttons(&mut self, mut rest: Rect, needs: &Needs) {
        let row = (rest.height() - GAP) / 2.0;
        let mut upper = cut_top(&mut rest, row);
        rest.min.y += GAP;
        self.hint = cut_side(&mut upper, row.max(TOUCH), needs.screen.is_left_handed);
        cut_side(&mut upper, GAP, needs.screen.is_left_handed);
        let undo = (2.0 * row).min(upper.width());
        self.undo = cut_side(&mut upper, undo, !needs.screen.is_left_handed);
        self.lay_main_buttons(rest, needs);
    }

    fn lay_main_buttons(&mut self, mut rest: Rect, needs: &Needs) {
        let far = !needs.screen.is_left_handed;
        if needs.has_pass {
            let pass = (rest.width() - GAP) * 0.42;
            self.pass = cut_side(&mut rest, pass, far);
            cut_side(&mut rest, GAP, far);
        }
        self.confirm = rest;
    }

    /// How wide a card is in a row of this height: as wide as its name needs, if that is not out of all proportion.
    fn card_width(height: f32) -> f32 {
        (height * CARD).max(NAMED_FROM.min(height * WIDE_CARD))
    }

    /// Where a card in a row lies, the one at `copy` of a run of cards that are alike; `runs` says how many there are
    /// in each. Where there is not room for all, those of a run lie close together, so that the others can be read;
    /// runs overlap where they are many.
    pub fn in_row(row: Rect, runs: &[usize], [run, copy]: [usize; 2]) -> Rect {
        let width = Self::card_width(row.height());
        let room = (row.width() - width).max(0.0);
        let after_first = |runs: &[usize]| runs.iter().map(|count| count.saturating_sub(1)).sum::<usize>();
        let (apart, further) = (runs.len().saturating_sub(1), after_first(runs));
        let full = width + 6.0;
        let has_room = full * (apart + further) as f32 <= room;
        let close = if has_room { full } else { (width * 0.14).min(room * 0.25 / further.max(1) as f32) };
        let step = full.min((room - close * further as f32) / apart.max(1) as f32);
        let before = after_first(runs.get(..run).unwrap_or(runs)) + copy;
        let min = row.min + Vec2::new(step * run as f32 + close * before as f32, 0.0);
        Rect::from_corners(min, min + Vec2::new(width, row.height()))
    }

    /// The part of that card which the next one leaves to be seen.
    pub fn seen_in_row(row: Rect, runs: &[usize], [run, copy]: [usize; 2]) -> Rect {
        let rect = Self::in_row(row, runs, [run, copy]);
        let next = if runs.get(run).is_some_and(|&count| copy + 1 < count) {
            [run, copy + 1]
        } else if run + 1 < runs.len() {
            [run + 1, 0]
        } else {
            return rect;
        };
        let next = Self::in_row(row, runs, next);
        Rect { max: rect.max.with_x(rect.max.x.min(next.min.x)), ..rect }
    }

    /// The row of piles with the one at `at` of `count`, its place in that row, and how many lie there: further rows
    /// take those for which the upper ones have no room.
    fn row_of_pile(&self, at: usize, count: usize) -> (Rect, usize, usize) {
        let rows = cells(self.discard, 1, self.discard_rows, GAP);
        let size = rows.first().map_or(Vec2::ONE, Rect::size);
        let room = ((size.x + 6.0) / (Self::card_width(size.y) + 6.0)) as usize;
        let in_row = room.max(count.div_ceil(rows.len().max(1))).max(1);
        let row = at / in_row;
        let there = count.saturating_sub(row * in_row).min(in_row);
        (rows.get(row).copied().unwrap_or_default(), at % in_row, there)
    }

    /// Where the pile at `at` of `count` lies in the discard.
    pub fn pile(&self, at: usize, count: usize) -> Rect {
        let (row, at, count) = self.row_of_pile(at, count);
        Self::in_row(row, &vec![1; count], [at, 0])
    }

    /// The part of that pile which the next one leaves to be seen.
    pub fn seen_of_pile(&self, at: usize, count: usize) -> Rect {
        let (row, at, count) = self.row_of_pile(at, count);
        Self::seen_in_row(row, &vec![1; count], [at, 0])
    }

    /// Whether an open card covers some of this part of the table.
    pub fn is_under_open(&self, part: Rect) -> bool {
        !self.open().intersect(part).is_empty()
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
