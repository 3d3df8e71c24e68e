//! Another game behind the same contract: computer players need nothing of it but its rules.

use core::fmt;

use doodle_city::{
    bots::{Playouts, Skill, Thinker},
    rules::{Actor, ChanceKey, ChanceSource, EventSink, Game, LegalActions, Outcome, Seat, Standing},
};
use serde::{Deserialize, Serialize};

/// Take 3 points for sure, or roll a die: a six brings `prize`, anything else nothing.
#[derive(Clone, Debug)]
struct Gamble {
    prize: i32,
    /// Whether rolls are too many to be listed.
    is_sampled: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Action {
    Take,
    Dare,
    Roll(u32),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum State {
    Start,
    Dared,
    Over(i32),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Points(i32);

impl Standing for Points {
    fn place(&self) -> u8 {
        1
    }

    fn total(&self) -> i32 {
        self.0
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        [("points", self.0)].into_iter()
    }
}

#[derive(Default)]
struct Both(bool);

impl LegalActions<Action> for Both {
    fn len(&self) -> usize {
        if self.0 { 2 } else { 0 }
    }

    fn get(&self, index: usize) -> Option<Action> {
        if self.0 { [Action::Take, Action::Dare].get(index).copied() } else { None }
    }
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("not now")]
struct NotNow;

impl Game for Gamble {
    type Setup = i32;
    type State = State;
    type Action = Action;
    type Event = ();
    type BadSetup = NotNow;
    type Illegal = NotNow;
    type LegalActions = Both;
    type Standing = Points;

    const NAME: &'static str = "gamble";
    const RULES_VERSION: u32 = 1;

    fn new(prize: i32) -> Result<Self, NotNow> {
        Ok(Self { prize, is_sampled: false })
    }

    fn setup(&self) -> &i32 {
        &self.prize
    }

    fn seats(&self) -> usize {
        1
    }

    fn start(&self) -> State {
        State::Start
    }

    fn actor(&self, state: &State) -> Actor {
        match state {
            State::Start => Actor::Seat(Seat(0)),
            State::Dared => Actor::Chance(Some(Seat(0))),
            State::Over(_) => Actor::GameOver,
        }
    }

    fn round(&self, _: &State) -> u32 {
        1
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(*state != State::Start)
    }

    fn legal(&self, state: &State, choices: &mut Both) {
        choices.0 = *state == State::Start;
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<Outcome<Action>>) {
        outcomes.clear();
        if *state == State::Dared && !self.is_sampled {
            outcomes.extend((0..6).map(|face| Outcome { action: Action::Roll(face), weight: 1 }));
        }
    }

    fn draw(&self, state: &State, source: &mut impl ChanceSource) -> Option<Action> {
        (*state == State::Dared).then(|| Action::Roll(source.draw(ChanceKey(0), 6)))
    }

    fn apply(&self, state: &mut State, action: Action, _: &mut impl EventSink<()>) -> Result<(), NotNow> {
        *state = match (*state, action) {
            (State::Start, Action::Take) => State::Over(3),
            (State::Start, Action::Dare) => State::Dared,
            (State::Dared, Action::Roll(face)) => State::Over(if face == 5 { self.prize } else { 0 }),
            _ => return Err(NotNow),
        };
        Ok(())
    }

    fn standings(&self, state: &State, standings: &mut Vec<Points>) {
        standings.clear();
        standings.push(Points(if let State::Over(points) = state { *points } else { 0 }));
    }
}

fn choice(prize: i32, is_sampled: bool, seed: u64) -> (Action, f64) {
    let game = Gamble { prize, is_sampled };
    let skill = Skill { wide: 2, deep: 0, ..Skill::ONE_STEP };
    let mind = Playouts::new(1, seed);
    let mut thinker = Thinker::new(game, mind, State::Start, Seat(0), skill, seed);
    let action = thinker.think(u64::MAX).unwrap();
    let dare = thinker.candidates().iter().find(|candidate| candidate.action == Action::Dare).unwrap();
    (action, dare.worth.as_f64())
}

#[test]
fn chance_is_expected_exactly_where_it_can_be_listed() {
    for seed in 0..20 {
        let (action, worth) = choice(24, false, seed);
        assert_eq!(action, Action::Dare);
        assert!((worth - 4.0).abs() < 0.002, "a sixth of 24, not {worth}");
        assert_eq!(choice(12, false, seed).0, Action::Take);
    }
}

#[test]
fn chance_is_sampled_where_it_cannot_be_listed() {
    let worth: f64 = (0..200).map(|seed| choice(24, true, seed).1).sum::<f64>() / 200.0;
    // 48 rolls each: a standard error of 24 * sqrt(5 / 36 / 9600) = 0.09.
    assert!((worth - 4.0).abs() < 0.45, "about a sixth of 24, not {worth}");
}
