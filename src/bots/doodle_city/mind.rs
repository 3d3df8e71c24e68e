//! How a computer player judges Doodle City: its own sheet by the network, a table by the chance to win.

use rand_chacha::ChaCha8Rng;

use super::{context::Context, mistakes::Mistakes, position::Valuer, reason::Reason, win};
use crate::{
    bots::{Candidate, Found, Mind, Points, Tries, misjudge, overlook},
    rules::{
        Actor, Game as _, IgnoreEvents, Seat, Standing as _,
        doodle_city::{Action, DoodleCity, Legal, State},
    },
};

/// Judges matches on one sheet.
#[derive(Clone, Debug)]
pub struct TownMind {
    alone: Valuer,
    table: Valuer,
    to_win: bool,
    mistakes: Mistakes,
    legal: Legal,
}

/// The variance of a correction is some 11 points squared, that of what corrections are to find out an eighth of it.
const TRIES: Tries = Tries { trust: 8, decided: 70 };

impl TownMind {
    /// By what is known of solo matches and of matches of several; with `to_win` a table is judged by who will win.
    pub fn new(alone: Valuer, table: Valuer, to_win: bool, mistakes: Mistakes) -> Self {
        Self { alone, table, to_win, mistakes, legal: Legal::default() }
    }

    /// What sheets are worth in matches of several.
    pub(super) const fn table(&self) -> &Valuer {
        &self.table
    }

    /// What sheets are worth alone.
    pub(super) const fn alone(&self) -> &Valuer {
        &self.alone
    }

    /// What `ask` finds out about a sheet alone.
    pub(super) fn alone_with_legal<T>(&mut self, ask: impl FnOnce(&Valuer, &mut Legal) -> T) -> T {
        ask(&self.alone, &mut self.legal)
    }

    /// What is expected in a solo match after the move that looks best.
    pub(super) fn best_alone(&mut self, game: &DoodleCity, state: &State, sample: u64) -> Points {
        let mut best: Option<(Points, Action)> = None;
        self.look(game, state, Seat(0), &mut |action, points| {
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, action));
            }
        });
        let mut after = state.clone();
        match best.map(|(_, action)| game.apply(&mut after, action, &mut IgnoreEvents)) {
            Some(Ok(())) => self.expect_alone(game, &after, sample),
            Some(Err(_)) | None => Points::ZERO,
        }
    }

    /// The seat's own expected total after its move, over `rounds` rolls.
    pub(super) fn own(&mut self, game: &DoodleCity, after: &State, seat: Seat, rounds: u8) -> Points {
        let context = Context::of(game, after, seat);
        let valuer = if game.is_solo() { &self.alone } else { &self.table };
        if game.actor(after) == Actor::GameOver && game.is_solo() {
            return Points::whole(after.city(seat).score(game).total);
        }
        let position = valuer.position(after, seat, &context);
        match rounds {
            _ if context.is_last_round => valuer.value(&position, &context),
            0 => valuer.value(&position, &context),
            1 => valuer.outlook(&position, &context, &mut self.legal).mean(context.dice),
            _ => valuer.deep_mean(&position, &context, context.dice, &mut self.legal),
        }
    }

    /// Finishes the round: everybody else takes what is best for the own total.
    pub(super) fn finish_round(&mut self, game: &DoodleCity, state: &mut State) {
        while let Actor::Seat(other) = game.actor(state) {
            let Some((action, _)) = self.table.greedy(game, state, other, &mut self.legal) else { return };
            let done = game.apply(state, action, &mut IgnoreEvents);
            debug_assert!(done.is_ok(), "what was looked at is legal: {done:?}");
        }
    }

    /// The total that `seat` may expect after its move, and its chance to win.
    fn chance(&mut self, game: &DoodleCity, after: &State, seat: Seat, rounds: u8) -> (Points, Points) {
        let mut state = after.clone();
        self.finish_round(game, &mut state);
        if game.actor(&state) == Actor::GameOver {
            let mut standings = Vec::new();
            game.standings(&state, &mut standings);
            let winners = standings.iter().filter(|score| score.place() == 1).count() as i32;
            let Some(score) = standings.get(seat.index()) else { return (Points::ZERO, Points::ZERO) };
            let chance = if score.place() == 1 { Points(win::CERTAIN.0 / winners) } else { Points::ZERO };
            return (Points::whole(score.total), chance);
        }
        let mut expected = Vec::with_capacity(game.seats());
        for other in game.all_seats() {
            let rounds = if other == seat { rounds } else { 1 };
            let points = self.own(game, &state, other, rounds);
            expected.push(points);
        }
        (expected[seat.index()], win::chance(&expected, seat.index(), game.round(&state)))
    }
}

impl Mind<DoodleCity> for TownMind {
    type Reason = Reason;

    fn value(&mut self, game: &DoodleCity, state: &State, seat: Seat) -> Points {
        self.own(game, state, seat, 0)
    }

    fn look(&mut self, game: &DoodleCity, state: &State, seat: Seat, tell: &mut dyn FnMut(Action, Points)) {
        let context = Context::of(game, state, seat);
        let valuer = if game.is_solo() { &self.alone } else { &self.table };
        let position = valuer.position(state, seat, &context);
        valuer.each_move(game, state, &position, &context, &mut self.legal, tell);
    }

    /// A turn is a round: each player has one in it.
    fn ahead(&mut self, game: &DoodleCity, after: &State, seat: Seat, rounds: u8, _: &mut ChaCha8Rng) -> Found {
        if !self.to_win || game.is_solo() {
            return self.own(game, after, seat, rounds).into();
        }
        let (points, chance) = self.chance(game, after, seat, rounds);
        // Between equal chances the own total decides.
        Found { points, worth: chance + Points(points.0 / 64) }
    }

    fn tries(&self, game: &DoodleCity) -> Option<Tries> {
        game.is_solo().then_some(TRIES)
    }

    fn correction(&mut self, game: &DoodleCity, after: &State, seat: Seat, rounds: u8, dice: u64) -> Points {
        if game.actor(after) == Actor::GameOver {
            return Points::ZERO;
        }
        let position = self.alone.position(after, seat, &Context::ALONE);
        self.alone.correction(position, rounds, dice, &mut self.legal)
    }

    fn expect(&mut self, game: &DoodleCity, state: &State, sample: u64) -> Vec<Points> {
        if game.is_solo() { vec![self.expect_alone(game, state, sample)] } else { self.chances(game, state) }
    }

    fn is_sampled(&self, game: &DoodleCity, state: &State) -> bool {
        game.is_solo() && state.starting_column().is_none()
    }

    fn err(
        &mut self,
        _: &DoodleCity,
        state: &State,
        seat: Seat,
        candidates: &mut Vec<Candidate<Action>>,
        source: &mut ChaCha8Rng,
    ) {
        overlook(candidates, self.mistakes.misses, source, |action| joined_streets(state, seat, action));
        misjudge(candidates, self.mistakes.misjudges, source);
    }

    fn luck(&mut self, game: &DoodleCity, before: &State, outcome: Action) -> Option<Points> {
        match outcome {
            Action::Roll { .. } if game.is_solo() => Some(self.alone.luck(before, outcome)),
            _ => None,
        }
    }

    fn reason(
        &mut self,
        game: &DoodleCity,
        state: &State,
        action: Action,
        choices: &[Action],
    ) -> Option<Reason> {
        Some(self.reason_for(game, state, action, choices))
    }
}

/// The streets that a road would join.
fn joined_streets(state: &State, seat: Seat, action: Action) -> u32 {
    let Action::Draw { square, road, .. } = action else { return 0 };
    let reach = state.city(seat).reach(square, road);
    let joins = |side| square.neighbour(side).is_some_and(|next| reach.has(next));
    road.sides().into_iter().filter(|&side| joins(side)).count() as u32
}
