//! The state of a match, and how the contract's parts come together.

use doodle_city::rules::{Actor, ChanceKey, ChanceSource, EventSink, Game, Outcome, Seat, dice::Face};
use serde::{Deserialize, Serialize};

use super::{
    Action, BadSetup, Card, Event, Illegal, Legal, Score, Setup, apply,
    score::{self, Hoard},
};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    Deal,
    Throw,
    Reveal,
    Choose,
    ThrowAgain,
    Over,
}

/// A moment of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) phase: Phase,
    pub(super) turns: u32,
    pub(super) hoards: [Hoard; 2],
    /// The die of whoever is on turn.
    pub(super) die: Option<Face>,
    /// The card that lies face up.
    pub(super) card: Option<Card>,
    /// Whether the die has been thrown once more in this turn.
    pub(super) is_second: bool,
    /// How many of each card are in the pile. In which order nobody knows, so no state says it.
    pub(super) pile: [u8; 3],
}

impl State {
    /// The die of whoever is on turn.
    pub const fn die(&self) -> Option<Face> {
        self.die
    }

    /// The card that lies face up.
    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    /// How many crowns a player has.
    pub const fn crowns(&self, seat: Seat) -> i32 {
        self.hoards[seat.index()].crowns
    }
}

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Parcel(Setup);

impl Parcel {
    pub(super) fn on_turn(&self, state: &State) -> Seat {
        self.0.first.clockwise(state.turns as usize, 2)
    }
}

/// Draws have keys of their own by what is drawn for what: 8 for the deal, then three for each turn.
const fn key(turn: u32, what: u64) -> ChanceKey {
    ChanceKey(8 + 3 * turn as u64 + what)
}

impl Game for Parcel {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type BadSetup = BadSetup;
    type Illegal = Illegal;
    type LegalActions = Legal;
    type Standing = Score;

    const NAME: &'static str = "parcel";
    const RULES_VERSION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, BadSetup> {
        setup.check().map(|()| Self(setup))
    }

    fn setup(&self) -> &Setup {
        &self.0
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        let (hoards, pile) = (<_>::default(), Card::COUNT);
        State { phase: Phase::Deal, turns: 0, hoards, die: None, card: None, is_second: false, pile }
    }

    fn actor(&self, state: &State) -> Actor {
        match state.phase {
            Phase::Deal | Phase::Reveal => Actor::Chance(None),
            Phase::Throw | Phase::ThrowAgain => Actor::Chance(Some(self.on_turn(state))),
            Phase::Choose => Actor::Seat(self.on_turn(state)),
            Phase::Over => Actor::GameOver,
        }
    }

    fn round(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Deal => 0,
            Phase::Throw | Phase::Reveal | Phase::Choose | Phase::ThrowAgain => state.turns / 2 + 1,
            Phase::Over => state.turns.div_ceil(2),
        }
    }

    fn turns(&self, state: &State) -> u32 {
        state.turns
    }

    fn legal(&self, state: &State, choices: &mut Legal) {
        let is_due = state.phase == Phase::Choose;
        let is_free = is_due && state.card != Some(Card::Storm);
        *choices = Legal { again: is_free && !state.is_second, keep: is_free, pass: is_due };
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<Outcome<Action>>) {
        outcomes.clear();
        match state.phase {
            // Of eight dice there are too many throws to list them.
            Phase::Deal | Phase::Choose | Phase::Over => {}
            Phase::Throw | Phase::ThrowAgain => {
                outcomes.extend(Face::ALL.map(|face| Outcome { action: Action::Throw(face), weight: 1 }));
            }
            Phase::Reveal => {
                let left = Card::ALL.into_iter().zip(state.pile).filter(|&(_, count)| count > 0);
                let outcome =
                    |(card, count): (_, u8)| Outcome { action: Action::Reveal(card), weight: count.into() };
                outcomes.extend(left.map(outcome));
            }
        }
    }

    fn draw(&self, state: &State, source: &mut impl ChanceSource) -> Option<Action> {
        let mut face = |key| Face::ALL[source.draw(key, 6) as usize % 6];
        match state.phase {
            Phase::Deal => Some(Action::Deal(core::array::from_fn(|die| face(ChanceKey(die as u64))))),
            Phase::Throw => Some(Action::Throw(face(key(state.turns, 0)))),
            Phase::ThrowAgain => Some(Action::Throw(face(key(state.turns, 2)))),
            Phase::Reveal => {
                let left: u8 = state.pile.iter().sum();
                let mut nth = source.draw(key(state.turns, 1), left.into());
                let is_it = |&(_, count): &(Card, u8)| {
                    let is_it = nth < count.into();
                    nth = nth.saturating_sub(count.into());
                    is_it
                };
                Card::ALL.into_iter().zip(state.pile).find(is_it).map(|(card, _)| Action::Reveal(card))
            }
            Phase::Choose | Phase::Over => None,
        }
    }

    fn apply(
        &self,
        state: &mut State,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        apply::apply(self, state, action, sink)
    }

    fn standings(&self, state: &State, standings: &mut Vec<Score>) {
        standings.clear();
        standings.extend(score::standings(state));
    }
}
