//! How a turn may go on: orders of the deck are imagined, and cards played by a simple rule until it is time to build.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

use super::{building, judge::WIN, risk::Risks};
use crate::{
    bots::{Imagined, Points},
    rules::{
        Game as _, IgnoreEvents, LegalActions as _, Seat,
        design_town::{Action, Building, Card, DesignTown, Downgrade, End, Legal, State, VP_TO_WIN},
    },
};

/// When to go on in a turn that is imagined.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rule {
    /// Up to this risk.
    pub(super) risk: f64,
    /// Whether an empty deck is shuffled though the turn could end.
    pub(super) shuffles: bool,
}

/// How closely turns are looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Effort {
    /// How many orders of the deck are imagined.
    pub(super) orders: u64,
    /// The rules by which a turn may go on: the best counts.
    pub(super) rules: &'static [Rule],
    /// How many ways to build are followed at each step.
    pub(super) width: usize,
}

/// A turn of `seat`, judged by what its cards are worth after it.
pub(super) struct Turn<'a, V> {
    pub(super) game: &'a DesignTown,
    pub(super) seat: Seat,
    pub(super) value: V,
    pub(super) risks: &'a mut Risks,
    pub(super) effort: Effort,
    pub(super) seed: u64,
}

impl<V: FnMut(&State) -> Points> Turn<'_, V> {
    /// What it brings to play no further card and build what is best.
    pub(super) fn built(&mut self, state: &State) -> Points {
        if self.game.is_winning(state) {
            return WIN;
        }
        let mut after = state.clone();
        if state.is_playing() && self.game.apply(&mut after, Action::Stop, &mut IgnoreEvents).is_err() {
            return Points::LEAST;
        }
        building::best(self.game, &after, self.effort.width, &mut self.value)
    }

    /// The same, with downgrades before it that help.
    pub(super) fn finish(&mut self, state: &State) -> Points {
        if self.wins(state) {
            return WIN;
        }
        let mut best = self.built(state);
        let mut now = state.clone();
        // One after the other, as long as that helps.
        loop {
            let mut better = None;
            for building in Building::ALL {
                let kind = self.game.check_downgrade(&now, building);
                if !now.is_playing() || !matches!(kind, Ok(Downgrade::Coin | Downgrade::CoinAndUpgrade)) {
                    continue;
                }
                let mut after = now.clone();
                let turned = self.game.apply(&mut after, Action::Downgrade(building), &mut IgnoreEvents);
                debug_assert!(turned.is_ok(), "it was checked");
                let worth = self.built(&after);
                if worth > best {
                    best = worth;
                    better = Some(after);
                }
            }
            match better {
                Some(after) => now = after,
                None => return best,
            }
        }
    }

    /// Whether the turn wins if it is ended now, downgrades included.
    pub(super) fn wins(&self, state: &State) -> bool {
        if self.game.is_winning(state) {
            return true;
        }
        let discard = state.discard(self.seat);
        let gains = |building: Building| self.game.cards().printed(building).downgrade == Some(Downgrade::Vp);
        let more: u32 =
            discard.iter().filter(|(building, _)| gains(*building)).map(|(_, count)| u32::from(count)).sum();
        state.is_playing() && more > 0 && state.vp() + more >= VP_TO_WIN
    }

    /// What `after`, a state of this turn, is worth if it goes on by the best of the rules.
    pub(super) fn goes_on(&mut self, after: &State) -> Points {
        let rules = self.effort.rules.iter();
        rules.map(|rule| self.goes_on_by(after, *rule)).max().unwrap_or(Points::LEAST)
    }

    /// The same by one rule.
    pub(super) fn goes_on_by(&mut self, after: &State, rule: Rule) -> Points {
        let orders = self.effort.orders;
        let sum = (0..orders).map(|order| i64::from(self.rollout(after, rule, self.seed ^ order).0)).sum();
        Points::mean(sum, orders as i64)
    }

    /// The best of the rules, and what it brings.
    pub(super) fn best_rule(&mut self, after: &State) -> Option<(Rule, Points)> {
        let rules = self.effort.rules.iter();
        rules.map(|rule| (*rule, self.goes_on_by(after, *rule))).max_by_key(|(_, worth)| *worth)
    }

    /// The card of the supply that is missed least.
    pub(super) fn removed(&mut self, state: &State) -> Option<Card> {
        if !self.game.must_remove(state) {
            return None;
        }
        let mut legal = Legal::default();
        self.game.legal(state, &mut legal);
        let mut best: Option<(Points, Card)> = None;
        for action in legal.iter() {
            if let Action::Shuffle { stay: 0, remove: Some(card) } = action {
                let mut after = state.clone();
                if self.game.apply(&mut after, action, &mut IgnoreEvents).is_ok() {
                    let worth = (self.value)(&after);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, card));
                    }
                }
            }
        }
        best.map(|(_, card)| card)
    }

    /// Plays the turn to its end by `rule`, with an order of the deck that follows from `seed`.
    fn rollout(&mut self, state: &State, rule: Rule, seed: u64) -> Points {
        let (game, turns) = (self.game, self.game.turns(state));
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut state = state.clone();
        loop {
            if game.turns(&state) > turns {
                return (self.value)(&state);
            }
            let action = if game.actor(&state).is_chance() {
                game.draw(&state, &mut Imagined(&mut random))
            } else if state.is_exceeded() {
                if !game.can_be_saved(&state) {
                    return (self.value)(&state);
                }
                let saving = Building::ALL
                    .into_iter()
                    .find(|&building| game.check_downgrade(&state, building) == Ok(Downgrade::RaiseLimit));
                saving.map(Action::Downgrade)
            } else if state.is_choosing_end() {
                Some(Action::Discard(End::Top))
            } else if state.is_building() {
                return self.finish(&state);
            } else {
                if self.game.may_stop(&state) && (self.wins(&state) || !self.dares(&state, rule)) {
                    return self.finish(&state);
                }
                match state.top(self.seat) {
                    Some(_) => Some(Action::Play),
                    None if state.discard(self.seat).is_empty() => return self.finish(&state),
                    None => Some(Action::Shuffle { stay: 0, remove: self.removed(&state) }),
                }
            };
            let is_applied =
                action.is_some_and(|action| game.apply(&mut state, action, &mut IgnoreEvents).is_ok());
            debug_assert!(is_applied, "it is legal");
            if !is_applied {
                return (self.value)(&state);
            }
        }
    }

    /// Whether the next card cannot end the turn, nor what has to be played after it.
    pub(super) fn is_safe(&mut self, state: &State) -> bool {
        !self.wins(state) && self.risks.of_going_on(self.game, state) == 0.0
    }

    fn dares(&mut self, state: &State, rule: Rule) -> bool {
        match state.top(self.seat) {
            Some(_) => self.risks.of_going_on(self.game, state) <= rule.risk,
            None if !rule.shuffles || state.discard(self.seat).is_empty() => false,
            None => self.risks.of_shuffle(self.game, state, 0) <= rule.risk,
        }
    }
}
