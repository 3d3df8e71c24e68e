//! How likely the turn ends if its player goes on: exactly, from which cards are in the deck. Nobody knows their order.

use std::collections::HashMap;

use crate::rules::{
    Game as _, IgnoreEvents,
    design_town::{Action, Building, Cards, DesignTown, Downgrade, Effect, Pile, State},
};

/// How likely it is, from 0.0 to 1.0, that the limit ends the turn if its player goes on: plays the card on top, or
/// with an empty deck shuffles all of the discard, and then plays what has to be played until free to stop again.
///
/// The player is taken to use each Church in their discard that can save the turn. 0.0 where nobody plays cards, or
/// where there is nothing to go on with.
pub fn risk(game: &DesignTown, state: &State) -> f64 {
    Risks::new(game.cards()).of_going_on(game, state)
}

/// The same if the player, whose deck is empty, shuffles all of the discard but `stay` cards that may stay there, and
/// then plays what has to be played. Churches are shuffled, too, and save nothing any more.
pub fn risk_of_shuffle(game: &DesignTown, state: &State, stay: u8) -> f64 {
    Risks::new(game.cards()).of_shuffle(game, state, stay)
}

/// How likely it is, from 0.0 to 1.0, that the turn ends all the same if its player, who has exceeded the limit,
/// downgrades `building` against that: by cards that have to be played then. 1.0 where that cannot be downgraded.
pub fn risk_of_saving(game: &DesignTown, state: &State, building: Building) -> f64 {
    Risks::new(game.cards()).of_saving(game, state, building)
}

/// A risk in percent, as it is told everywhere: what can happen or fail is never called 0 or 100.
pub fn percent(risk: f64) -> u8 {
    let rounded = (100.0 * risk).round() as u8;
    if risk <= 0.0 || risk >= 1.0 { rounded } else { rounded.clamp(1, 99) }
}

/// How many more unhappy the limit allows.
const fn slack(state: &State) -> i32 {
    state.limit() as i32 - state.unhappy() as i32
}

/// What a card does to the unhappy, and to which cards follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Kind {
    is_unhappy: bool,
    /// On top it has to be played.
    is_forced: bool,
    /// The next one has to be played, too.
    forces_next: bool,
    /// Played, it raises the limit.
    raises: bool,
    /// Played, it discards the card at the bottom.
    discards: bool,
    /// From the discard it raises the limit.
    saves: bool,
}

impl Kind {
    fn of(cards: &Cards, building: Building) -> Self {
        let printed = cards.printed(building);
        Self {
            is_unhappy: printed.is_unhappy,
            is_forced: printed.effect == Some(Effect::Forced),
            forces_next: printed.effect == Some(Effect::NextToo),
            raises: printed.effect == Some(Effect::RaiseLimit),
            discards: printed.effect == Some(Effect::DiscardBottom),
            saves: printed.downgrade == Some(Downgrade::RaiseLimit),
        }
    }
}

/// How much is remembered before it is all forgotten.
const MOST_KNOWN: usize = 1 << 14;

/// How many cards of each kind.
type Counts = [u16; Building::COUNT];

/// Follows the cards that have to be played one after the other. It remembers what it has found out about them,
/// whatever the match.
#[derive(Clone, Debug)]
pub(super) struct Risks {
    kinds: Vec<Kind>,
    /// Which kind each building is of.
    kind_of: [usize; Building::COUNT],
    /// What [`Risks::lost`] has found out.
    known: HashMap<(usize, Counts, i32), f64>,
}

impl Risks {
    /// With these cards.
    pub(super) fn new(cards: &Cards) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        let kind_of = Building::ALL.map(|building| {
            let kind = Kind::of(cards, building);
            kinds.iter().position(|&known| known == kind).unwrap_or_else(|| {
                kinds.push(kind);
                kinds.len() - 1
            })
        });
        Self { kinds, kind_of, known: HashMap::new() }
    }

    /// What [`risk`] says.
    pub(super) fn of_going_on(&mut self, game: &DesignTown, state: &State) -> f64 {
        if !state.is_playing() {
            return 0.0;
        }
        match state.top(game.on_turn(state)) {
            Some(top) => self.of_playing(game, state, top),
            None => self.of_shuffle(game, state, 0),
        }
    }

    /// The same if the card on top of the deck is played.
    fn of_playing(&mut self, game: &DesignTown, state: &State, top: Building) -> f64 {
        let seat = game.on_turn(state);
        let deck = self.counts(state.under_top(seat));
        self.lost(self.kind_of[top.index()], deck, slack(state) + self.saves(state.discard(seat)))
    }

    /// What [`risk_of_saving`] says.
    pub(super) fn of_saving(&mut self, game: &DesignTown, state: &State, building: Building) -> f64 {
        let mut after = state.clone();
        match game.apply(&mut after, Action::Downgrade(building), &mut IgnoreEvents) {
            Ok(()) => self.of_what_is_forced(game, &after),
            Err(_) => 1.0,
        }
    }

    /// How likely cards that have to be played end the turn; what the Factory discards may be one of them.
    fn of_what_is_forced(&mut self, game: &DesignTown, state: &State) -> f64 {
        if game.actor(state).is_chance() {
            let mut outcomes = Vec::new();
            game.chance(state, &mut outcomes);
            let all: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
            let mut lost = 0.0;
            for outcome in outcomes {
                let mut after = state.clone();
                if game.apply(&mut after, outcome.action, &mut IgnoreEvents).is_ok() {
                    lost += f64::from(outcome.weight) * self.of_what_is_forced(game, &after);
                }
            }
            return lost / f64::from(all.max(1));
        }
        let top = state.top(game.on_turn(state)).filter(|_| game.is_forced(state));
        top.map_or(0.0, |top| self.of_playing(game, state, top))
    }

    /// What [`risk_of_shuffle`] says.
    pub(super) fn of_shuffle(&mut self, game: &DesignTown, state: &State, stay: u8) -> f64 {
        let seat = game.on_turn(state);
        if !state.is_playing() || state.top(seat).is_some() {
            return 0.0;
        }
        let stay = stay.min(game.most_staying(state));
        let [deck, staying] = game.parted(*state.discard(seat), stay);
        self.forced(self.counts(&deck), slack(state) + self.saves(&staying), false)
    }

    fn counts(&self, pile: &Pile) -> Counts {
        let mut counts = Counts::default();
        for (building, count) in pile.iter() {
            counts[self.kind_of[building.index()]] += u16::from(count);
        }
        counts
    }

    /// How many cards of the discard could raise the limit.
    fn saves(&self, discard: &Pile) -> i32 {
        let saving = discard.iter().filter(|(building, _)| self.kinds[self.kind_of[building.index()]].saves);
        saving.map(|(_, count)| i32::from(count)).sum()
    }

    /// How likely the turn is lost once a card of the kind `top` is played, with these cards under it.
    fn lost(&mut self, top: usize, deck: Counts, slack: i32) -> f64 {
        let kind = self.kinds[top];
        let mut slack = slack - i32::from(kind.is_unhappy);
        if slack < 0 {
            return 1.0;
        }
        slack += i32::from(kind.raises);
        let unhappy = self.kinds.iter().zip(deck).filter(|(kind, _)| kind.is_unhappy);
        // All that is left cannot exceed the limit.
        if unhappy.map(|(_, count)| i32::from(count)).sum::<i32>() <= slack {
            return 0.0;
        }
        let key = (top, deck, slack);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let lost = if kind.discards {
            self.after_discard(deck, slack)
        } else {
            self.forced(deck, slack, kind.forces_next)
        };
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(key, lost);
        lost
    }

    /// The same while the card on top of `deck` is still unknown: it has to be played if it `is_forced`, or forces
    /// itself.
    fn forced(&mut self, deck: Counts, slack: i32, is_forced: bool) -> f64 {
        self.mean(deck, |risks, next, under| {
            if is_forced || risks.kinds[next].is_forced { risks.lost(next, under, slack) } else { 0.0 }
        })
    }

    /// The same if the card at the bottom goes to the discard before.
    fn after_discard(&mut self, deck: Counts, slack: i32) -> f64 {
        // Which card is on top and which at the bottom comes to the same, whichever is looked at first; with one card
        // left it is both, and nothing follows.
        self.mean(deck, |risks, bottom, rest| {
            let saves = i32::from(risks.kinds[bottom].saves);
            risks.forced(rest, slack + saves, false)
        })
    }

    /// The mean of what `of` says of each card of `deck` and the others.
    fn mean(&mut self, deck: Counts, mut of: impl FnMut(&mut Self, usize, Counts) -> f64) -> f64 {
        let all: u32 = deck.iter().map(|&count| u32::from(count)).sum();
        let mut sum = 0.0;
        for kind in 0..self.kinds.len() {
            if deck[kind] > 0 {
                let mut others = deck;
                others[kind] -= 1;
                sum += f64::from(deck[kind]) * of(self, kind, others);
            }
        }
        if all == 0 { 0.0 } else { sum / f64::from(all) }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

    use super::*;
    use crate::{
        bots::{Imagined, random::below},
        rules::{
            Actor, IgnoreEvents, LegalActions as _, Seat,
            design_town::{Action, End, Legal, Setup},
        },
    };

    fn game(players: u8) -> DesignTown {
        let setup = Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() };
        DesignTown::new(setup).unwrap()
    }

    /// Goes through everything that can happen after `action`, by the rules, until the player is free to stop.
    fn by_the_rules(game: &DesignTown, state: &State, action: Action) -> f64 {
        let mut after = state.clone();
        game.apply(&mut after, action, &mut IgnoreEvents).unwrap();
        let goes_on = |action| by_the_rules(game, &after, action);
        if game.actor(&after).is_chance() {
            let mut outcomes = Vec::new();
            game.chance(&after, &mut outcomes);
            let all: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
            let lost = outcomes.iter().map(|outcome| f64::from(outcome.weight) * goes_on(outcome.action));
            lost.sum::<f64>() / f64::from(all)
        } else if after.is_exceeded() {
            if game.can_be_saved(&after) { goes_on(Action::Downgrade(Building::Church)) } else { 1.0 }
        } else if after.is_choosing_end() {
            goes_on(Action::Discard(End::Top))
        } else if after.is_playing() && game.is_forced(&after) {
            goes_on(Action::Play)
        } else {
            0.0
        }
    }

    #[test]
    fn it_is_what_follows_by_the_rules_from_everything_that_can_happen() {
        let mut random = ChaCha8Rng::seed_from_u64(4);
        let (mut legal, mut plays, mut shuffles, mut saves, mut risky) = (Legal::default(), 0, 0, 0, 0);
        for match_ in 0..24 {
            let game = game(1 + match_ % 2);
            let mut state = game.start();
            for step in 0.. {
                let action = match game.actor(&state) {
                    Actor::GameOver => break,
                    Actor::Chance(_) => game.draw(&state, &mut Imagined(&mut random)).unwrap(),
                    Actor::Seat(seat) => {
                        game.legal(&state, &mut legal);
                        if state.is_exceeded() && game.can_be_saved(&state) {
                            let (risk, save) = (
                                risk_of_saving(&game, &state, Building::Church),
                                Action::Downgrade(Building::Church),
                            );
                            let expected = by_the_rules(&game, &state, save);
                            assert!((risk - expected).abs() < 1e-12, "{risk}, {expected}: {state:?}");
                            saves += 1;
                        }
                        let known = if state.is_playing() && state.top(seat).is_some() && step % 2 == 0 {
                            plays += 1;
                            Some((risk(&game, &state), Action::Play))
                        } else {
                            let stay = game.most_staying(&state);
                            let shuffled = legal.iter().find(
                                |action| matches!(action, Action::Shuffle { stay: asked, .. } if *asked == stay),
                            );
                            shuffled.map(|action| {
                                shuffles += 1;
                                (risk_of_shuffle(&game, &state, stay), action)
                            })
                        };
                        if let Some((risk, action)) = known {
                            let expected = by_the_rules(&game, &state, action);
                            assert!((risk - expected).abs() < 1e-12, "{risk}, {expected}: {state:?}");
                            risky += u32::from(risk > 0.0 && risk < 1.0);
                        }
                        // Whoever builds something rather than nothing soon has all kinds of cards.
                        let all = legal.len();
                        let at = if state.is_building() {
                            below(&mut random, all.min(2 + all / 2))
                        } else {
                            below(&mut random, all)
                        };
                        legal.get(at).unwrap()
                    }
                };
                game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
            }
        }
        assert!(plays > 300 && shuffles > 50 && saves > 0 && risky > 200, "{plays} {shuffles} {saves} {risky}");
    }

    #[test]
    fn what_can_happen_or_fail_is_never_certain() {
        let told = [0.0, 1e-9, 0.003, 0.126, 0.5, 0.996, 1.0].map(percent);
        assert_eq!(told, [0, 1, 1, 13, 50, 99, 100]);
    }

    #[test]
    fn there_is_none_before_a_card_can_be_played() {
        assert_eq!(risk(&game(2), &game(2).start()), 0.0);
    }
}
