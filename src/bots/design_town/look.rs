//! What each action is worth to the player on turn.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

use super::{
    building,
    judge::{self, Judge, WIN},
    plain,
    risk::Risks,
    turn::{Effort, Turn},
};
use crate::{
    bots::{Imagined, Points},
    rules::{
        Game as _, IgnoreEvents, LegalActions as _, Seat,
        design_town::{Action, DesignTown, Downgrade, End, Legal, State},
    },
};

/// How many ways to build are followed at each step, when it is time to.
const WIDE: usize = 12;
/// How many times it is imagined which cards the others discard.
const DISCARDS: u64 = 8;
/// What nobody does for no reason is worth so much less than what everybody does.
const POINTLESS: Points = Points::whole(1);
/// A downgrade that gains nothing now can wait.
const CAN_WAIT: Points = Points(Points::ONE / 64);

/// What the cards of `seat` are worth if its turn ended in `state`.
pub(super) fn value(judge: Option<&Judge>, game: &DesignTown, state: &State, seat: Seat) -> Points {
    if game.is_solo() && state.is_supply_empty() {
        return Points::ZERO;
    }
    match judge {
        Some(judge) => judge.value(game, state, seat),
        None => judge::plain(&plain::all(game, state, seat)),
    }
}

/// A decision of `seat`.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a DesignTown,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) judge: Option<&'a Judge>,
    pub(super) effort: Effort,
    /// Whether it counts what a gift costs those who get it.
    pub(super) hurts: bool,
}

impl Look<'_> {
    /// Calls `tell` for everything that can be done, with what it is worth.
    pub(super) fn each(self, risks: &mut Risks, tell: &mut dyn FnMut(Action, Points)) {
        let Self { game, state, .. } = self;
        if state.is_choosing_end() {
            End::ALL.into_iter().for_each(|end| tell(Action::Discard(end), self.discarded(end)));
        } else if state.is_building() {
            self.builds(tell);
        } else {
            let mut legal = Legal::default();
            game.legal(state, &mut legal);
            self.plays(&legal, risks, tell);
        }
    }

    fn value(self, state: &State, seat: Seat) -> Points {
        value(self.judge, self.game, state, seat)
    }

    /// How little the others keep if they discard from this end.
    fn discarded(self, end: End) -> Points {
        let Self { game, state, seat, .. } = self;
        let mut left = 0_i64;
        for order in 0..DISCARDS {
            let mut random = ChaCha8Rng::seed_from_u64(order);
            let mut after = state.clone();
            let mut action = Some(Action::Discard(end));
            while let Some(next) = action {
                if game.apply(&mut after, next, &mut IgnoreEvents).is_err() {
                    break;
                }
                action = game.draw(&after, &mut Imagined(&mut random));
            }
            let others = game.all_seats().filter(|&other| other != seat);
            left += others.map(|other| i64::from(self.value(&after, other).0)).sum::<i64>();
        }
        WIN - Points::mean(left, DISCARDS as i64)
    }

    fn builds(self, tell: &mut dyn FnMut(Action, Points)) {
        let Self { game, state, seat, .. } = self;
        if game.is_winning(state) {
            let mut legal = Legal::default();
            game.legal(state, &mut legal);
            tell(Action::End, WIN);
            legal.iter().filter(|action| *action != Action::End).for_each(|action| tell(action, Points::ZERO));
            return;
        }
        let others: Vec<(Seat, Points)> = game
            .all_seats()
            .filter(|&other| other != seat && self.hurts)
            .map(|other| (other, self.value(state, other)))
            .collect();
        // What a gift costs those who get it counts as much as what it is worth to be rid of it.
        let mut worth = |after: &State| {
            let given = others.iter().filter(|(other, _)| after.discard(*other) != state.discard(*other));
            let lost = given.map(|&(other, had)| had - self.value(after, other)).sum::<Points>();
            self.value(after, seat) + lost
        };
        building::each(game, state, WIDE, &mut worth, tell);
    }

    fn plays(self, legal: &Legal, risks: &mut Risks, tell: &mut dyn FnMut(Action, Points)) {
        let Self { game, state, seat, effort, .. } = self;
        let now = self.value(state, seat);
        let seed = u64::from(game.turns(state)) << 16 ^ (state.played().len() as u64) << 8;
        let value = |state: &State| self.value(state, seat);
        let mut turn = Turn { game, seat, value, risks, effort, seed };
        let may_stop = legal.iter().any(|action| action == Action::Stop);
        if state.top(seat).is_some() && !state.is_exceeded() && (!may_stop || turn.is_safe(state)) {
            // Nothing speaks against the next card.
            for action in legal.iter() {
                tell(action, if action == Action::Play { now } else { now - POINTLESS });
            }
            return;
        }
        let (removed, most, wins) = (turn.removed(state), game.most_staying(state), turn.wins(state));
        for action in legal.iter() {
            let mut after = state.clone();
            let applied = game.apply(&mut after, action, &mut IgnoreEvents);
            debug_assert!(applied.is_ok(), "what is legal is accepted");
            let points = match action {
                Action::Stop => turn.built(state),
                Action::GiveUp => now,
                Action::Downgrade(building) if wins => {
                    let gains = game.cards().printed(building).downgrade == Some(Downgrade::Vp);
                    if gains && !game.is_winning(state) { WIN } else { now }
                }
                Action::Downgrade(_) if state.is_exceeded() => turn.goes_on(&after),
                Action::Downgrade(_) => {
                    let stopped = if may_stop { turn.finish(&after) } else { Points::LEAST };
                    stopped.max(turn.goes_on(&after)) - CAN_WAIT
                }
                // Other cards are missed more, and what lies between keeping none, half and all tells little.
                Action::Shuffle { stay, remove }
                    if remove != removed || ![0, most / 2, most].contains(&stay) =>
                {
                    now - POINTLESS
                }
                _ if wins => now,
                _ => turn.goes_on(&after),
            };
            tell(action, points);
        }
    }
}
