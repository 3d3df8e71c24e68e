//! What every game must keep, whatever its rules: legal is what is accepted, chance is as it says, a match ends,
//! and every moment of it can be written down, undone and replayed.

use std::collections::HashSet;

use doodle_city::{
    record::{Match, Player},
    rules::{Actor, ChanceKey, ChanceSource, Game, IgnoreEvents, LegalActions as _, Standing as _},
};

use crate::random::Random;

/// A set-up to play, and what the suite must know about its game.
pub struct Case<G: Game> {
    /// What is played.
    pub setup: G::Setup,
    /// Every action that can be said at all, each once: legal ones, forbidden ones and nonsense.
    pub expressible: Vec<G::Action>,
    /// No match has more actions, chance included.
    pub most_actions: usize,
    /// What the weights of the outcomes add up to where chance acts; `None` where they are too many to be listed.
    pub weights: fn(&G, &G::State) -> Option<u32>,
    /// Whether chance may do this where it is not listed.
    pub is_unlisted: fn(&G::Action) -> bool,
}

impl<G: Game> Case<G> {
    /// Plays a random match: `visit` sees every state from the start to the end, with what led there.
    pub fn play(&self, seed: u64, mut visit: impl FnMut(&G, &G::State, &[G::Action])) -> Vec<G::Action> {
        let game = self.game();
        let (mut state, mut log, mut random) = (game.start(), Vec::new(), Random::new(seed));
        let mut choices = G::LegalActions::default();
        loop {
            visit(&game, &state, &log);
            let action = match game.actor(&state) {
                Actor::GameOver => return log,
                Actor::Chance(_) => game.draw(&state, &mut random).expect("chance acts, so it draws"),
                Actor::Seat(_) => {
                    game.legal(&state, &mut choices);
                    choices.get(random.below(choices.len())).expect("who acts has a choice")
                }
            };
            assert_eq!(game.apply(&mut state, action, &mut IgnoreEvents), Ok(()), "{action} after {log:?}");
            log.push(action);
            assert!(log.len() <= self.most_actions, "the match does not end: {log:?}");
        }
    }

    fn game(&self) -> G {
        G::new(self.setup.clone()).expect("a set-up that can be played")
    }

    pub fn played(&self, log: &[G::Action]) -> Match<G> {
        let seats = (1..=self.game().seats()).map(|seat| Player::person(format!("Player {seat}"))).collect();
        let mut played = Match::new(self.setup.clone(), seats).expect("a set-up that can be played");
        for &action in log {
            assert_eq!(played.apply(action, &mut IgnoreEvents), Ok(()));
        }
        played
    }
}

/// The texts of actions in a fixed order.
fn sorted<A: ToString>(actions: impl IntoIterator<Item = A>) -> Vec<String> {
    let mut texts: Vec<String> = actions.into_iter().map(|action| action.to_string()).collect();
    texts.sort_unstable();
    texts
}

/// So many are drawn where chance can do too much to be listed.
const SAMPLES: u64 = 20;

/// What chance may do in `state`: all that is listed, or else samples.
fn chance<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut outcomes = Vec::new();
    game.chance(state, &mut outcomes);
    if outcomes.is_empty() {
        return (0..SAMPLES).filter_map(|seed| game.draw(state, &mut Random::new(seed))).collect();
    }
    outcomes.iter().map(|outcome| outcome.action).collect()
}

/// What is legal, or what chance may do, is what is accepted, no less and no more; a refusal changes and tells
/// nothing. One set of choices goes from match to match, as in play.
///
/// Where chance is not listed, samples of what is drawn have to be accepted.
pub fn legal_equals_accepted<G: Game>(cases: &[(Case<G>, u64)]) {
    let (mut choices, mut outcomes) = (G::LegalActions::default(), Vec::new());
    for (case, matches) in cases {
        let texts: Vec<String> = case.expressible.iter().map(ToString::to_string).collect();
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len(), "every action has its own text");
        for seed in 0..*matches {
            case.play(seed, |game, state, log| {
                game.legal(state, &mut choices);
                game.chance(state, &mut outcomes);
                let is_listed = !game.actor(state).is_chance() || !outcomes.is_empty();
                let allowed: Vec<_> = choices.iter().chain(chance(game, state)).collect();
                for &action in &allowed {
                    let done = game.apply(&mut state.clone(), action, &mut IgnoreEvents);
                    assert_eq!(done, Ok(()), "{action} after {log:?}");
                }
                let allowed: HashSet<String> = allowed.iter().map(ToString::to_string).collect();
                let (mut untouched, mut told, mut refused) = (state.clone(), Vec::new(), 0);
                let others = case.expressible.iter().zip(&texts).filter(|(_, text)| !allowed.contains(*text));
                for (action, text) in others {
                    refused += 1;
                    if is_listed || !(case.is_unlisted)(action) {
                        let done = game.apply(&mut untouched, *action, &mut told);
                        assert!(done.is_err(), "{text} is accepted after {log:?}");
                    }
                }
                assert!(untouched == *state && told.is_empty(), "a refused action did something after {log:?}");
                assert!(
                    !is_listed || refused + allowed.len() == texts.len(),
                    "unheard-of actions after {log:?}"
                );
            });
        }
    }
}

/// Choices are counted rightly, each is there once, and only an acting seat has any.
pub fn choices_are_counted_and_distinct<G: Game>(case: &Case<G>, matches: u64) {
    let mut choices = G::LegalActions::default();
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            game.legal(state, &mut choices);
            let listed: Vec<G::Action> = choices.iter().collect();
            assert_eq!((listed.len(), choices.get(choices.len())), (choices.len(), None), "after {log:?}");
            assert_eq!(sorted(&listed).iter().collect::<HashSet<_>>().len(), listed.len(), "after {log:?}");
            assert_eq!(matches!(game.actor(state), Actor::Seat(_)), !choices.is_empty(), "after {log:?}");
        });
    }
}

/// What is done without asking is all that can be done.
pub fn what_is_not_asked_leaves_no_choice<G: Game>(case: &Case<G>, matches: u64) {
    let mut choices = G::LegalActions::default();
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            game.legal(state, &mut choices);
            if let Some(action) = game.automatic(state) {
                assert!(choices.iter().eq([action]), "{action} is not all after {log:?}");
            }
        });
    }
}

/// Where chance acts, its outcomes are distinct, have the right weights, and hold whatever is drawn.
pub fn chance_draws_what_it_names<G: Game>(case: &Case<G>, matches: u64) {
    let mut outcomes = Vec::new();
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            game.chance(state, &mut outcomes);
            let drawn = game.draw(state, &mut Random::new(seed));
            assert_eq!(drawn.is_some(), game.actor(state).is_chance(), "after {log:?}");
            let Some(weights) = drawn.and_then(|_| (case.weights)(game, state)) else {
                assert!(outcomes.is_empty(), "after {log:?}");
                return;
            };
            let distinct: HashSet<String> = outcomes.iter().map(|outcome| outcome.action.to_string()).collect();
            assert_eq!(distinct.len(), outcomes.len(), "each outcome once, and no old ones, after {log:?}");
            assert_all_come(game, state, &distinct, log);
            assert!(outcomes.iter().any(|outcome| Some(outcome.action) == drawn), "{drawn:?} after {log:?}");
            assert!(outcomes.iter().all(|outcome| outcome.weight > 0));
            let sum: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
            assert_eq!(sum, weights, "after {log:?}");
        });
    }
}

/// Everything that is listed does come, where it is not too much to wait for.
fn assert_all_come<G: Game>(game: &G, state: &G::State, listed: &HashSet<String>, log: &[G::Action]) {
    if listed.len() <= 12 {
        let drawn = (0..400).filter_map(|seed| game.draw(state, &mut Random::new(seed)));
        let drawn: HashSet<String> = drawn.map(|action| action.to_string()).collect();
        assert_eq!(drawn, *listed, "what is drawn is what is listed, after {log:?}");
    }
}

/// Rounds go up one by one, from 0 or 1 on.
pub fn rounds_are_counted<G: Game>(case: &Case<G>, matches: u64) {
    for seed in 0..matches {
        let mut before = None;
        case.play(seed, |game, state, log| {
            let round = game.round(state);
            let from = before.unwrap_or(0);
            assert!((from..=from + 1).contains(&round), "round {round} comes after {from}, after {log:?}");
            before = Some(round);
        });
    }
}

/// At every step the state survives being written and read, and so does the record; going back to that step and
/// replaying its record give the same state.
pub fn every_step_is_written_undone_and_replayed<G: Game>(case: &Case<G>, matches: u64) {
    for seed in 0..matches {
        let mut states = Vec::new();
        let log = case.play(seed, |_, state, _| states.push(state.clone()));
        let mut undone = case.played(&log);
        assert!(undone.is_over());
        for (step, state) in states.iter().enumerate().rev() {
            undone.rewind(step);
            assert_eq!((undone.state(), undone.log()), (state, &log[..step]));
            let written = serde_json::to_string(state).expect("a state can be written");
            let read = serde_json::from_str::<G::State>(&written).expect("a state can be read");
            assert_eq!(read, *state);
            let text = undone.record().write();
            let replayed = Match::<G>::read(text.as_bytes()).expect("a record can be read");
            assert_eq!((replayed.state(), replayed.log()), (state, undone.log()));
            assert_eq!((replayed.seats(), replayed.game().setup()), (undone.seats(), undone.game().setup()));
        }
    }
}

/// Places are counted as in sports, 1 1 3, and follow from what seats play for; the parts of a total add up to it, with the
/// same names for all; and only a seat in the first place has won.
pub fn standings_are_in_order<G: Game>(case: &Case<G>, matches: u64) {
    let mut standings = Vec::new();
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            game.standings(state, &mut standings);
            assert_eq!(standings.len(), game.seats());
            for one in &standings {
                let ahead = standings.iter().filter(|other| other.place() < one.place()).count();
                assert_eq!(usize::from(one.place()), ahead + 1, "{standings:?} after {log:?}");
                let is_ahead =
                    |other: &G::Standing| other.worth() <= one.worth() || other.place() < one.place();
                assert!(
                    standings.iter().all(is_ahead),
                    "places follow from `worth`: {standings:?} after {log:?}"
                );
                assert_eq!(one.parts().map(|(_, points)| points).sum::<i32>(), one.total());
                assert!(one.parts().map(|(name, _)| name).eq(standings[0].parts().map(|(name, _)| name)));
                assert!(one.place() == 1 || !one.has_won(), "only the first place wins: {one:?} after {log:?}");
            }
        });
    }
}

/// What is drawn in a match has a key of its own each time, or dice would repeat and could be foreseen.
pub fn no_two_draws_share_a_key<G: Game>(case: &Case<G>, matches: u64) {
    for seed in 0..matches {
        let mut used = HashSet::new();
        case.play(seed, |game, state, log| {
            let mut keys = Keys::default();
            game.draw(state, &mut keys);
            for key in keys.0 {
                assert!(used.insert(key), "{key:?} once more after {log:?}");
            }
        });
    }
}

/// A chance source that remembers under which keys it was asked.
#[derive(Default)]
struct Keys(Vec<ChanceKey>);

impl ChanceSource for Keys {
    fn draw(&mut self, key: ChanceKey, _: u32) -> u32 {
        self.0.push(key);
        0
    }
}

/// Turns only ever end by a seat's action, one at a time, and whoever acts is the same until then.
pub fn turns_are_counted<G: Game>(case: &Case<G>, matches: u64) {
    for seed in 0..matches {
        let mut before: Option<(Actor, u32)> = None;
        case.play(seed, |game, state, log| {
            let (actor, turns) = (game.actor(state), game.turns(state));
            match before {
                None => assert_eq!(turns, 0, "no turn has ended yet"),
                Some((Actor::Seat(_), ended)) => assert!((ended..=ended + 1).contains(&turns), "after {log:?}"),
                Some((_, ended)) => assert_eq!(turns, ended, "chance ends no turn, after {log:?}"),
            }
            if let (Some((Actor::Seat(seat), ended)), Actor::Seat(next)) = (before, actor) {
                assert!(seat == next || turns > ended, "another seat acts in the same turn after {log:?}");
            }
            before = Some((actor, turns));
        });
    }
}
