//! What every game must keep, whatever its rules: legal is what is accepted, chance is as it says, a match ends,
//! and every moment of it can be written down, undone and replayed.

use std::collections::HashSet;

use doodle_city::{
    record::{Match, Player},
    rules::{Actor, Choices as _, Game, Silent, Standing as _},
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
    /// What the weights of the outcomes add up to where chance acts.
    pub weights: fn(&G, &G::State) -> u32,
}

impl<G: Game> Case<G> {
    /// Plays a random match: `visit` sees every state from the start to the end, with what led there.
    fn play(&self, seed: u64, mut visit: impl FnMut(&G, &G::State, &[G::Action])) -> Vec<G::Action> {
        let game = self.game();
        let (mut state, mut log, mut random) = (game.start(), Vec::new(), Random::new(seed));
        let mut choices = G::Choices::default();
        loop {
            visit(&game, &state, &log);
            let action = match game.actor(&state) {
                Actor::Nobody => return log,
                Actor::Chance => game.draw(&state, &mut random).expect("chance acts, so it draws"),
                Actor::Seat(_) => {
                    game.legal(&state, &mut choices);
                    choices.get(random.below(choices.len())).expect("who acts has a choice")
                }
            };
            assert_eq!(game.apply(&mut state, action, &mut Silent), Ok(()), "{action} after {log:?}");
            log.push(action);
            assert!(log.len() <= self.most_actions, "the match does not end: {log:?}");
        }
    }

    fn game(&self) -> G {
        G::new(self.setup.clone()).expect("a set-up that can be played")
    }

    fn played(&self, log: &[G::Action]) -> Match<G> {
        let seats = (1..=self.game().seats()).map(|seat| Player::person(format!("Player {seat}"))).collect();
        let mut played = Match::new(self.setup.clone(), seats).expect("a set-up that can be played");
        for &action in log {
            assert_eq!(played.apply(action, &mut Silent), Ok(()));
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

/// What is legal, or what chance may do, is what is accepted, no less and no more; a refusal changes and tells
/// nothing. One set of choices goes from match to match, as in play.
pub fn legal_equals_accepted<G: Game>(cases: &[(Case<G>, u64)]) {
    let (mut choices, mut outcomes) = (G::Choices::default(), Vec::new());
    for (case, matches) in cases {
        let expressible = sorted(&case.expressible);
        assert!(expressible.windows(2).all(|pair| pair[0] != pair[1]), "every action has its own text");
        for seed in 0..*matches {
            case.play(seed, |game, state, log| {
                game.legal(state, &mut choices);
                game.chance(state, &mut outcomes);
                let allowed = sorted(choices.iter().chain(outcomes.iter().map(|outcome| outcome.action)));
                let accepts = |action: &G::Action| game.apply(&mut state.clone(), *action, &mut Silent).is_ok();
                let (accepted, refused): (Vec<G::Action>, _) =
                    case.expressible.iter().partition(|a| accepts(a));
                assert_eq!(allowed, sorted(accepted), "after {log:?}");
                let (mut untouched, mut told) = (state.clone(), Vec::new());
                for action in refused {
                    assert!(game.apply(&mut untouched, action, &mut told).is_err());
                }
                assert!(untouched == *state && told.is_empty(), "a refused action did something after {log:?}");
            });
        }
    }
}

/// Choices are counted rightly, each is there once, and only an acting seat has any.
pub fn choices_are_counted_and_distinct<G: Game>(case: &Case<G>, matches: u64) {
    let mut choices = G::Choices::default();
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

/// Where chance acts, its outcomes are distinct, have the right weights, and hold whatever is drawn.
pub fn chance_draws_what_it_names<G: Game>(case: &Case<G>, matches: u64) {
    let mut outcomes = Vec::new();
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            game.chance(state, &mut outcomes);
            let drawn = game.draw(state, &mut Random::new(seed));
            if game.actor(state) != Actor::Chance {
                assert!(drawn.is_none() && outcomes.is_empty(), "after {log:?}");
                return;
            }
            let distinct: HashSet<String> = outcomes.iter().map(|outcome| outcome.action.to_string()).collect();
            assert_eq!(distinct.len(), outcomes.len(), "after {log:?}");
            assert!(outcomes.iter().any(|outcome| Some(outcome.action) == drawn), "{drawn:?} after {log:?}");
            assert!(outcomes.iter().all(|outcome| outcome.weight > 0));
            let sum: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
            assert_eq!(sum, (case.weights)(game, state), "after {log:?}");
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

/// Places follow from totals: whoever has more is ahead, and places are counted as in sports, 1 1 3.
pub fn standings_fit_their_totals<G: Game>(case: &Case<G>, matches: u64) {
    let mut standings = Vec::new();
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            game.standings(state, &mut standings);
            assert_eq!(standings.len(), game.seats());
            for one in &standings {
                let ahead = standings.iter().filter(|other| other.place() < one.place()).count();
                assert_eq!(usize::from(one.place()), ahead + 1, "{standings:?} after {log:?}");
                let more = |other: &&G::Standing| other.total() > one.total();
                assert!(
                    standings.iter().filter(more).all(|other| other.place() < one.place()),
                    "{standings:?} after {log:?}"
                );
            }
        });
    }
}

/// A state imagined from what a seat knows looks the same from there, and the seat has the same choices.
pub fn imagined_states_fit_what_is_known<G: Game>(case: &Case<G>, matches: u64) {
    let (mut choices, mut imagined_choices) = (G::Choices::default(), G::Choices::default());
    for seed in 0..matches {
        case.play(seed, |game, state, log| {
            let Actor::Seat(seat) = game.actor(state) else { return };
            let view = game.view(state, seat);
            let imagined = game.imagine(&view, &mut Random::new(seed));
            assert_eq!(game.view(&imagined, seat), view, "after {log:?}");
            game.legal(state, &mut choices);
            game.legal(&imagined, &mut imagined_choices);
            assert!(choices.iter().eq(imagined_choices.iter()), "after {log:?}");
        });
    }
}
