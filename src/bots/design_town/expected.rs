//! What everybody can expect of a match: by this luck and skill are told apart. Alone a number of turns, of several the
//! chance to win, both from what everybody's cards are worth after a turn.

use super::{
    judge::{Judge, WIN},
    look,
    mind::PLAYING,
    risk::Risks,
    turn::{Effort, Rule, Turn},
};
use crate::{
    bots::{Points, normal},
    rules::{
        Actor, Game as _, IgnoreEvents, Outcome, Seat,
        design_town::{Action, DesignTown, State},
    },
};

/// As so many turns a solo match counts that is lost.
pub(super) const LOST: u8 = 40;

/// The normal distribution from 0 to 4 in steps of 1/4 deviation, in 1/65536.
const NORMAL: [i64; 17] = [
    32_768, 39_237, 45_316, 50_681, 55_138, 58_613, 61_158, 62_911, 64_045, 64_735, 65_129, 65_340, 65_448,
    65_498, 65_521, 65_530, 65_534,
];

/// What a win is worth a turn later, in 1/16, by the values for a match alone and for one of several.
const ALONE_KEEPS: i64 = 15;
const RACE_KEEPS: i64 = 14;
/// What [`turns_to_win`] leaves out of a match alone.
struct Alone {
    /// How many turns it really takes after ten turns, in 1/1024, from cards that are worth 1, 2, 3 … of them.
    after_ten: [i64; 24],
    /// And how many more it takes ten turns later, from cards that are worth 10, 15 and 20: few cards that are good soon get
    /// better, many take longer.
    later: [i64; 3],
}

/// Measured at what computers of all levels and players at random had in 500 matches each: such that luck comes to nothing
/// from turn to turn where a Master plays on.
const FIRST_GAME: Alone = Alone {
    after_ten: [
        1124, 1874, 3023, 4138, 5125, 6089, 7003, 7964, 8846, 9624, 10_381, 11_166, 11_964, 12_752, 13_539,
        14_568, 15_393, 15_891, 16_443, 17_091, 17_580, 18_241, 19_245, 20_552,
    ],
    later: [-1154, -1357, -228],
};
const LATER_GAMES: Alone = Alone {
    after_ten: [
        1217, 1877, 2913, 3973, 4888, 5752, 6657, 7543, 8323, 9129, 9896, 10_594, 11_299, 11_873, 12_140,
        12_365, 12_660, 12_978, 13_160, 13_329, 13_493, 13_658, 13_822, 13_987,
    ],
    later: [-830, -1602, -2816],
};

impl Alone {
    /// How many turns a match takes, in 1/1024, from cards that are worth so many of them, after `over` turns.
    fn turns(&self, worth: i64, over: u32) -> i64 {
        let Self { after_ten, later: [at_ten, at_fifteen, at_twenty] } = self;
        let turns = interpolated(after_ten, worth.clamp(1024, 24 * 1024) - 1024, 1024);
        let five_more = 5 * 1024;
        let worth = worth.clamp(five_more, 4 * five_more) - five_more;
        let later = interpolated(&[0, *at_ten, *at_fifteen, *at_twenty], worth, five_more);
        (turns + later * (i64::from(over.min(24)) - 10) / 10).max(1024)
    }
}

/// The mean of so many turns, none of which counts as more than [`LOST`], where so many of them are `left`, all in 1/1024.
/// How many it will be is as likely anywhere within a span that grows with what is left, by a deviation of 6/5 turns for each.
fn not_past_lost(turns: i64, left: i64) -> i64 {
    let (most, half) = (1024 * i64::from(LOST), (left * 1024 * 108 / 25).isqrt().max(1));
    let room = most - turns;
    if room >= half { turns } else { most - (room + half).max(0).pow(2) / (4 * half) }
}

/// What is at `place` where the values lie `step` apart.
fn interpolated(values: &[i64], place: i64, step: i64) -> i64 {
    let (at, part) = ((place / step) as usize, place % step);
    let next = values[(at + 1).min(values.len() - 1)];
    values[at] + (next - values[at]) * part / step
}

/// Whoever comes later is behind by so much of a turn, in 1/1024, for all others together. Found by matches of Masters
/// and Experts, like [`deviation`].
const LATER: i64 = 1157;

/// How far the numbers of turns until two players win lie apart, in 1/1024, that can be expected to be these.
fn deviation(one: i64, other: i64) -> i64 {
    let mean = (one + other) / 2;
    ((1 << 19) + 512 * mean + mean * mean * 13 / 100).isqrt()
}

/// How many turns it takes until cards of this worth win, in 1/1024, where each turn takes `keeps` sixteenths of it.
fn turns_to_win(worth: Points, keeps: i64) -> i64 {
    let worth = i64::from(worth.0.max(1)) << 16;
    let (mut high, mut turns) = (i64::from(WIN.0) << 16, 0);
    while turns < i64::from(LOST) {
        let low = high * keeps / 16;
        if worth >= low {
            return 1024 * turns + 1024 * (high - worth) / (high - low).max(1);
        }
        (high, turns) = (low, turns + 1);
    }
    1024 * i64::from(LOST)
}

/// By so many orders of the deck it is found out how a turn goes on best.
const CHOOSING: Effort = Effort { orders: 24, ..PLAYING };
/// And so many are imagined for one sample of what it brings; of each card that may come next just one.
const VALUING: Effort = Effort { orders: 4, ..PLAYING };
const VALUING_NEXT: Effort = Effort { orders: 1, ..PLAYING };

/// How a turn goes on best.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// It stops, and what is built then is worth this.
    Stops(Points),
    /// By this rule.
    GoesOn(Rule),
}

/// How turns go on best, from the states that were asked about last.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownWays(Vec<(State, Way)>);

impl KnownWays {
    /// So many are remembered: more than there are behind choices that are rated together.
    const MOST: usize = 160;

    fn get(&mut self, state: &State, find: impl FnOnce() -> Option<Way>) -> Option<Way> {
        if let Some((_, way)) = self.0.iter().rev().find(|(known, _)| known == state) {
            return Some(*way);
        }
        let way = find()?;
        if self.0.len() == Self::MOST {
            self.0.drain(..Self::MOST / 2);
        }
        self.0.push((state.clone(), way));
        Some(way)
    }
}

/// What a match can be expected to come to, as far as cards tell.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) game: &'a DesignTown,
    pub(super) judge: Option<&'a Judge>,
}

impl Outlook<'_> {
    /// What each seat can expect between two turns, of which so many are `over`, when the `next` is that seat's.
    fn between(self, state: &State, over: u32, next: Seat) -> Vec<Points> {
        let Self { game, .. } = self;
        if game.is_solo() {
            return vec![self.turns_alone(state, over)];
        }
        let seats = game.seats();
        let races: Vec<i64> = game
            .all_seats()
            .map(|seat| {
                let waits = (seat.index() + seats - next.index()) % seats;
                self.race(state, seat) + LATER * waits as i64 / seats as i64
            })
            .collect();
        let chances: Vec<i64> = (0..seats).map(|seat| chance(&races, seat)).collect();
        let all: i64 = chances.iter().sum();
        chances.into_iter().map(|chance| Points((chance * i64::from(WIN.0) / all.max(1)) as i32)).collect()
    }

    fn worth(self, state: &State, seat: Seat) -> Points {
        look::value(self.judge, self.game, state, seat)
    }

    /// In how many turns of its own, in 1/1024, `seat` may win.
    fn race(self, state: &State, seat: Seat) -> i64 {
        turns_to_win(self.worth(state, seat), RACE_KEEPS)
    }

    /// How many turns a solo match takes, counted below nothing.
    fn turns_alone(self, state: &State, over: u32) -> Points {
        let turns = if state.is_supply_empty() {
            1024 * i64::from(LOST)
        } else {
            let alone = if self.game.setup().first_game { &FIRST_GAME } else { &LATER_GAMES };
            let left = alone.turns(turns_to_win(self.worth(state, Seat(0)), ALONE_KEEPS), over);
            not_past_lost(1024 * i64::from(over) + left, left)
        };
        Points(-(turns as i32))
    }

    /// What each seat can expect in `state`, before the end of the match; `sample` says which orders of the deck are
    /// imagined.
    pub(super) fn expect(
        self,
        state: &State,
        (risks, ways): (&mut Risks, &mut KnownWays),
        sample: u64,
    ) -> Vec<Points> {
        let Self { game, .. } = self;
        let (over, seat) = (game.turns(state), game.on_turn(state));
        let between = self.between(state, over, seat);
        // The first card is turned over before anything is decided.
        let mut state = state.clone();
        if state.played().is_empty() && state.is_playing() {
            // Where it cannot be, what is there is looked at.
            let _ = game.apply(&mut state, Action::Play, &mut IgnoreEvents);
        }
        let state = &state;
        let is_chance = game.actor(state).is_chance();
        // A turn is looked at to its end by what is played for. WIN is a win with this turn.
        let scale = Scale::new(game, state);
        // All of them are states behind this turn, whether it was ended there or not.
        let next = seat.clockwise(1, game.seats());
        let value = |after: &State| scale.shown(self.between(after, over + 1, next)[seat.index()]);
        let mut turn = Turn { game, seat, value, risks, effort: VALUING, seed: sample << 8 };
        let mut next = Vec::new();
        if is_chance {
            game.chance(state, &mut next);
        }
        let worth = if next.is_empty() {
            turn.expect(state, ways)
        } else {
            turn.effort = VALUING_NEXT;
            turn.expect_next(state, &next, ways)
        };
        share(&between, seat, scale.meant(worth), game.is_solo())
    }
}

impl<V: FnMut(&State) -> Points> Turn<'_, V> {
    /// What the turn brings from `state` on, by one sample.
    fn expect(&mut self, state: &State, ways: &mut KnownWays) -> Points {
        let way = ways.get(state, || {
            // By other orders than those by which it is valued: the best of several estimates is too high.
            let valuing = (self.effort, self.seed);
            (self.effort, self.seed) = (CHOOSING, u64::MAX << 8);
            let way = self.best_way(state);
            (self.effort, self.seed) = valuing;
            way
        });
        match way {
            Some(Way::Stops(worth)) => worth,
            Some(Way::GoesOn(rule)) => self.goes_on_by(state, rule),
            None => (self.value)(state),
        }
    }

    /// The same before a card is shown: the mean over all that may be.
    fn expect_next(&mut self, state: &State, next: &[Outcome<Action>], ways: &mut KnownWays) -> Points {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for &Outcome { action, weight } in next {
            let mut after = state.clone();
            if self.game.apply(&mut after, action, &mut IgnoreEvents).is_ok() {
                sum += i64::from(weight) * i64::from(self.expect(&after, ways).0);
                weights += i64::from(weight);
            }
        }
        Points::mean(sum, weights.max(1))
    }

    fn best_way(&mut self, state: &State) -> Option<Way> {
        let (rule, worth) = self.best_rule(state)?;
        let is_choice = matches!(self.game.actor(state), Actor::Seat(_));
        if is_choice && (state.is_building() || self.game.may_stop(state)) {
            let stopped = self.finish(state);
            if stopped >= worth {
                return Some(Way::Stops(stopped));
            }
        }
        Some(Way::GoesOn(rule))
    }
}

/// Between what is expected and what a [`Turn`] counts in, in which a win with this turn is [`WIN`].
#[derive(Clone, Copy)]
enum Scale {
    /// Chances need no other.
    Chance,
    /// Turns, of which so many are over when this one ends.
    Turns(i32),
}

impl Scale {
    fn new(game: &DesignTown, state: &State) -> Self {
        if game.is_solo() { Self::Turns(game.turns(state) as i32 + 1) } else { Self::Chance }
    }

    fn shown(self, expected: Points) -> Points {
        match self {
            Self::Chance => expected,
            Self::Turns(over) => WIN + Points::whole(over) + expected,
        }
    }

    fn meant(self, shown: Points) -> Points {
        match self {
            Self::Chance => shown,
            Self::Turns(over) => shown - WIN - Points::whole(over),
        }
    }
}

/// How likely the one at `seat` is through first, of [`WIN`], where everybody needs so many turns.
fn chance(races: &[i64], seat: usize) -> i64 {
    let others = races.iter().enumerate().filter(|(other, _)| *other != seat);
    others.fold(i64::from(WIN.0), |chance, (_, &race)| {
        let deviation = deviation(races[seat], race);
        chance * normal::beats(race - races[seat], deviation, &NORMAL, 65_536) / 65_536
    })
}

/// What everybody can expect if it is `chance` for `seat`: the others share what is left, as they did before.
fn share(before: &[Points], seat: Seat, chance: Points, is_solo: bool) -> Vec<Points> {
    if is_solo {
        return vec![chance];
    }
    let others: i64 = i64::from(WIN.0 - before[seat.index()].0).max(1);
    let left = i64::from((WIN - chance).0);
    let of = |(at, &had): (usize, &Points)| {
        if at == seat.index() { chance } else { Points((i64::from(had.0) * left / others) as i32) }
    };
    before.iter().enumerate().map(of).collect()
}
