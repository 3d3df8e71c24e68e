//! Where everything of a match lies, for any screen and 1 to 4 players. Pure arithmetic in dp.

mod rows;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_left, cut_right, cut_side, cut_top, share},
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
    /// Whether somebody builds: the street comes nearer, and deck and row wait.
    pub is_building: bool,
}

/// The most stacks of a supply.
pub const STACKS: usize = 6;
/// The most things that can be done with a card.
pub const OPTIONS: usize = 3;
/// The names of the three rows of cards.
pub const CAPTIONS: usize = 3;
/// The deck, by its place among the rows.
pub const DECK: usize = 1;
/// The discard, likewise.
pub const DISCARD: usize = 2;

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
    /// The names of the rows: played, next, discard; empty where there is no room.
    pub captions: [Rect; CAPTIONS],
    /// Where the ground begins, from the top of the screen: above it are roofs and sky.
    pub horizon: f32,
    /// Where the counter with the buttons begins.
    pub counter: f32,
    /// The row of the cards that were played; empty while it waits.
    pub played: Rect,
    /// Where a card lies that is open, with what can be done with it.
    pub open: Rect,
    /// The top card of the deck; empty while it waits.
    pub deck: Rect,
    /// What there is to know about going on.
    pub info: Rect,
    /// The discard.
    pub discard: Rect,
    /// The stacks of the supply.
    pub supply: [Rect; STACKS],
    /// Undo.
    pub undo: Rect,
    /// What may I do?
    pub help: Rect,
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
/// The highest card that lies open, by its width.
const HIGHEST: f32 = 1.45;
/// The widest next card, in dp: beyond, the room goes to what lies around it.
const WIDEST_DECK: f32 = 330.0;
/// What the thickness of the deck takes below and beside its top card, by the width of the place.
const DECK_EDGE: f32 = 0.09;

/// How high the paper with what there is to know has to be, in dp at normal text size.
const INFO: f32 = 96.0;

/// How high it has to be beside the deck, above the discard, in dp at normal text size.
const INFO_BESIDE: f32 = 80.0;

/// From which height on, in dp, a table that is wide has the street above everything else.
const HIGH: f32 = 500.0;

/// What a row needs at least, and at most.
type Span = [f32; 2];

/// The heights of rows that fill `height` together: the first ones grow before the last one takes what is left.
fn fill<const N: usize>(height: f32, spans: [Span; N]) -> [f32; N] {
    let least: f32 = spans.iter().map(|[least, _]| least).sum();
    if height <= least {
        return spans.map(|[row, _]| row * (height / least).max(0.0));
    }
    let mut rows = spans.map(|[least, _]| least);
    let mut more = height - least;
    let mut growing: Vec<(&mut f32, f32)> =
        rows.iter_mut().zip(spans).map(|(row, [_, most])| (row, most)).collect();
    share(&mut more, &mut growing);
    rows[N - 1] += more.max(0.0);
    rows
}

/// A place for the deck without what its thickness takes.
fn above_its_edge(mut place: Rect) -> Rect {
    let edge = place.width() * DECK_EDGE;
    let width = (place.width() - edge * 0.5).min((place.height() - edge) * WIDE_CARD);
    place.max = Vec2::new(place.min.x + width, (place.max.y - edge).min(place.min.y + width * HIGHEST));
    place
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
            is_building: state.is_building(),
        })
    }

    fn places(&self) -> SharedPlaces {
        let ([back, menu], &Self { undo, pass, confirm, help, .. }) = (self.corners, self);
        SharedPlaces {
            heading: self.title,
            buttons: ButtonPlaces { back, menu, undo, pass, confirm, help },
            // What the others did is to be read.
            banner: self.supply.iter().fold(self.supply[0], |street, stall| match stall.is_empty() {
                true => street,
                false => street.union(*stall),
            }),
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
        // Where there is room, roofs are seen above the players.
        let roofs = ((rest.height() - 640.0) * 0.28).clamp(gap, 70.0);
        cut_top(&mut rest, roofs);
        self.horizon = rest.min.y;
        if needs.players > 1 {
            let players = cut_top(&mut rest, 38.0 * (0.5 + 0.5 * text) * roomy);
            lay_cells(&mut self.players, players, needs.players, 1);
            self.horizon = players.min.y + 6.0;
            rest.min.y += gap;
        }
        let buttons = cut_bottom(&mut rest, TOUCH * roomy.min(1.2));
        self.counter = buttons.min.y - gap;
        self.lay_buttons(buttons, needs);
        rest.max.y -= 2.0 * gap;
        let tally = 38.0 * (0.5 + 0.5 * text) * roomy;
        // Names of the rows where there is room for them.
        let caption = if rest.height() > 500.0 { 17.0 * (0.5 + 0.5 * text) } else { 0.0 };
        let wide = rest.width() / 344.0;
        if needs.is_building {
            let height = rest.height() - tally - caption - 3.0 * gap;
            let [discard, info, street] =
                fill(height, [[80.0, 112.0 * wide], [100.0, 112.0 * wide], [112.0, 300.0 * wide]]);
            self.lay_street(cut_top(&mut rest, street), needs.stacks, 3);
            rest.min.y += gap;
            self.tally = cut_top(&mut rest, tally);
            rest.min.y += gap;
            self.captions[2] = cut_top(&mut rest, caption);
            self.discard = cut_top(&mut rest, discard);
            rest.min.y += gap;
            self.info = cut_top(&mut rest, info);
            self.open = self.discard.union(self.info);
            return;
        }
        let height = rest.height() - tally - 2.0 * caption - 3.0 * gap;
        let spans = [[112.0, 160.0 * wide], [56.0, 92.0 * wide], [200.0, 250.0 * wide]];
        let [mut street, mut played, mut stage] = fill(height, spans);
        // Two rows of piles that can be touched; above them, beside the deck, is to be room for words.
        let piles = (stage * 0.42).max(2.0 * TOUCH + GAP);
        let is_tight = stage - piles - caption < INFO_BESIDE * text;
        let mut discard = 0.0;
        if is_tight {
            let spans =
                [[104.0, 110.0 * wide], [54.0, 60.0 * wide], [54.0, 60.0 * wide], [136.0, 250.0 * wide]];
            [street, played, discard, stage] = fill(height - caption - gap, spans);
        }
        self.lay_street(cut_top(&mut rest, street), needs.stacks, 3);
        rest.min.y += gap;
        self.captions[0] = cut_top(&mut rest, caption);
        self.played = cut_top(&mut rest, played);
        rest.min.y += gap;
        self.tally = cut_top(&mut rest, tally);
        rest.min.y += gap;
        self.open = cut_top(&mut rest, stage + caption);
        let mut beside = self.open;
        let width = (stage * CARD).min(rest.width() * 0.46);
        let mut deck = cut_left(&mut beside, width);
        beside.min.x += GAP;
        self.captions[1] = cut_top(&mut deck, caption);
        self.deck = above_its_edge(deck);
        if is_tight {
            rest.min.y += gap;
            self.captions[2] = cut_top(&mut rest, caption);
            self.discard = cut_top(&mut rest, discard);
            self.open = self.open.union(self.discard);
        } else {
            self.discard = cut_bottom(&mut beside, piles);
            self.captions[2] = cut_bottom(&mut beside, caption);
            beside.max.y -= gap;
        }
        self.info = beside;
    }

    /// The street above, or on a low table on the thumb's side; below or beside it the deck, what was played, and the
    /// players.
    fn lay_wide(&mut self, needs: &Needs, mut rest: Rect) {
        let is_low = rest.height() < HIGH;
        let gap = if is_low { 5.0 } else { 12.0 };
        let large = (rest.height() / 640.0).clamp(1.0, 1.8);
        let text = needs.screen.text_scale.max(large.min(1.4));
        let left = needs.screen.is_left_handed;
        let mut top = cut_top(&mut rest, TOUCH * (0.4 + 0.6 * text).min(1.5));
        if is_low && needs.players > 1 {
            let players = (top.width() * (0.18 * needs.players as f32)).min(top.width() * 0.55);
            let side = top.height().max(TOUCH);
            let menu = cut_right(&mut top, side);
            cut_right(&mut top, GAP);
            lay_cells(&mut self.players, cut_right(&mut top, players), needs.players, 1);
            cut_right(&mut top, GAP);
            self.corners = [cut_left(&mut top, side), menu];
            cut_left(&mut top, GAP);
            self.title = top;
        } else {
            (self.corners, self.title) = top_row(top);
        }
        rest.min.y += gap;
        let buttons = cut_bottom(&mut rest, TOUCH * large.min(1.4));
        self.counter = buttons.min.y - gap;
        self.lay_row_of_buttons(buttons, needs);
        rest.max.y -= 2.0 * gap;
        self.horizon = top.max.y + gap / 2.0;
        if is_low {
            let part = if needs.is_building { 0.46 } else { 0.3 };
            let street = rest.width() * part;
            // While building it is what the eye goes to first.
            let street = cut_side(&mut rest, street, left != needs.is_building);
            cut_side(&mut rest, GAP, left != needs.is_building);
            self.lay_street(street, needs.stacks, if needs.is_building { 3 } else { 2 });
        } else {
            let street = (rest.width() / STACKS as f32 * 1.1).min(rest.height() * 0.4).max(130.0);
            self.lay_street(cut_top(&mut rest, street), needs.stacks, needs.stacks.clamp(1, STACKS));
            self.horizon = self.supply[0].min.y + street * 0.3;
            rest.min.y += gap;
            if needs.players > 1 {
                let width = (rest.width() * 0.22).clamp(200.0, 380.0);
                let players = cut_side(&mut rest, width, left);
                cut_side(&mut rest, gap, left);
                let high = (players.height() + GAP) / needs.players as f32 - GAP;
                let high = high.min(170.0 * large);
                let players = Rect {
                    max: players.min + Vec2::new(width, (high + GAP) * needs.players as f32 - GAP),
                    ..players
                };
                lay_cells(&mut self.players, players, 1, needs.players);
            }
        }
        let is_waiting = is_low && needs.is_building;
        let mut deck = Rect::default();
        if !is_waiting {
            let most = rest.width() * if is_low { 0.3 } else { 0.36 };
            let width = (rest.height() * CARD).min(WIDEST_DECK).min(most);
            deck = cut_side(&mut rest, width, !left);
            cut_side(&mut rest, gap.max(GAP), !left);
        }
        self.lay_beside_deck(needs, rest, deck, gap);
        // An open card lies over all of it but the tally.
        let below = Rect { min: rest.min.with_y(self.tally.max.y + gap), ..rest };
        self.open =
            if is_waiting { below } else { below.union(Rect { min: deck.min.with_y(below.min.y), ..deck }) };
    }

    /// The tally, what was played, the discard and what there is to know, beside the deck or below it.
    fn lay_beside_deck(&mut self, needs: &Needs, mut rest: Rect, mut deck: Rect, gap: f32) {
        let large = (rest.height() / 480.0).clamp(1.0, 1.6);
        let text = needs.screen.text_scale;
        let caption = if rest.height() > 300.0 { 20.0 * (0.5 + 0.5 * text.max(large)) } else { 0.0 };
        // On a large screen it is read from further away.
        let tally = (rest.height() * 0.13).max(rest.height() * 0.22 - 40.0).clamp(40.0, 100.0);
        self.tally = cut_top(&mut rest, tally);
        rest.min.y += gap;
        let is_waiting = deck.is_empty();
        if !is_waiting {
            self.captions[1] = cut_top(&mut deck, caption);
            let card = deck.width() / CARD;
            let info = deck.height() - card - gap;
            if info >= INFO * text {
                self.info = cut_bottom(&mut deck, info);
                deck.max.y -= gap;
            }
            self.deck = above_its_edge(deck);
            // Below it there is room for two rows of piles.
            let most = rest.height() - (2.0 * TOUCH + GAP) - gap;
            let part = if caption > 0.0 { 0.42 } else { 0.38 };
            let played = (rest.height() * part).min(220.0).min(most) - caption;
            self.captions[0] = cut_top(&mut rest, caption);
            self.played = cut_top(&mut rest, played);
            rest.min.y += gap;
        }
        if self.info.is_empty() && is_waiting {
            let width = rest.width() * 0.4;
            self.info = cut_right(&mut rest, width);
            rest.max.x -= GAP;
            self.captions[2] = cut_top(&mut rest, caption);
            self.discard = rest;
        } else if self.info.is_empty() {
            let width = rest.width() * if caption > 0.0 { 0.48 } else { 0.43 };
            self.info = cut_left(&mut rest, width);
            rest.min.x += gap.max(GAP);
            self.captions[2] = cut_top(&mut rest, caption);
            self.discard = rest;
        } else {
            self.captions[2] = cut_top(&mut rest, caption);
            self.discard = rest;
        }
    }

    /// The stalls of the street, in so many columns.
    fn lay_street(&mut self, rect: Rect, stacks: usize, columns: usize) {
        let stacks = stacks.clamp(1, STACKS);
        let gap = if rect.width() < 400.0 { 6.0 } else { GAP };
        // Fewer stacks in one row are no wider.
        let rect = match columns {
            3 | 2 => rect,
            _ => {
                let width = ((rect.width() + gap) / STACKS as f32 - gap) * 1.25;
                let width = (width + gap) * columns as f32 - gap;
                Rect::from_center_size(rect.center(), Vec2::new(width.min(rect.width()), rect.height()))
            }
        };
        for (stall, cell) in
            self.supply.iter_mut().zip(cells(rect, columns, stacks.div_ceil(columns), gap)).take(stacks)
        {
            *stall = cell;
        }
    }

    /// The main button on the thumb's side.
    fn lay_buttons(&mut self, row: Rect, needs: &Needs) {
        let main;
        [self.undo, self.help, main] = button_row(row, 0.19, needs.screen.is_left_handed);
        self.lay_main_buttons(main, needs);
    }

    /// The same on a wide table: what is done next on one side of the counter, what can be taken back on the other.
    fn lay_row_of_buttons(&mut self, row: Rect, needs: &Needs) {
        let mut main;
        [self.undo, self.help, main] = button_row(row, 0.11, needs.screen.is_left_handed);
        let width = (row.width() * if needs.has_pass { 0.52 } else { 0.32 }).min(main.width());
        main = cut_side(&mut main, width, needs.screen.is_left_handed);
        self.lay_main_buttons(main, needs);
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

    /// A row of cards together with its name, where that stands above it.
    pub fn row(&self, row: usize) -> Rect {
        let (cards, caption) = ([self.played, self.deck, self.discard][row], self.captions[row]);
        let is_above = !caption.is_empty() && caption.max.y <= cards.min.y && caption.max.x > cards.min.x;
        if is_above { Rect { min: cards.min.with_y(caption.min.y), ..cards } } else { cards }
    }

    /// Whether an open card covers some of this part of the table.
    pub fn is_under_open(&self, part: Rect) -> bool {
        !self.open.intersect(part).is_empty()
    }

    /// Whether options stand beside open cards rather than below them.
    fn is_flat(&self) -> bool {
        self.open.width() > 1.7 * self.open.height()
    }

    /// The part of its place for the two sides of the open card.
    fn sides(&self, has_options: bool) -> Rect {
        let mut rest = self.open;
        if has_options && !self.is_flat() {
            cut_bottom(&mut rest, self.touch + GAP);
        }
        rest
    }

    /// Where one side of an open card lies, the one that is seen first.
    pub fn side(&self, side: usize, has_options: bool) -> Rect {
        let rest = self.sides(has_options);
        let room = if self.is_flat() { rest.width() * 0.68 } else { rest.width() };
        let width = (rest.height() * WIDE_CARD).min(WIDEST_DECK).min((room - GAP) / 2.0);
        let left = if self.is_flat() { rest.min.x } else { rest.center().x - width - GAP / 2.0 };
        let height = rest.height().min(width * HIGHEST);
        let min = Vec2::new(left + side as f32 * (width + GAP), rest.min.y);
        Rect::from_corners(min, min + Vec2::new(width, height))
    }

    /// Where an option of `count` stands, while a card lies open or not.
    pub fn option(&self, option: usize, count: usize, is_open: bool) -> Rect {
        let count = count.clamp(1, OPTIONS);
        let place = if is_open && self.is_flat() {
            let left = self.side(1, true).max.x + 1.5 * GAP;
            let mut column = Rect { min: self.open.min.with_x(left), ..self.open };
            let height = (count as f32 * (self.touch + GAP) - GAP).min(column.height());
            column.min.y = column.max.y - height;
            return cells(column, 1, count, GAP).get(option).copied().unwrap_or_default();
        } else if is_open {
            self.open
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
