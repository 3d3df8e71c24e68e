//! The rules of Parcel.
//!
//! Eight dice are thrown at once, four for each player, and count their pips. Whoever is on turn has a die: the one that
//! the other player passed on, or else a thrown one. A card is turned over. Then the die may be thrown again, once. It is
//! kept, which scores its pips and takes the card if that is a crown, or passed to the other player. In a storm it has to
//! be passed as it is, under the sun that scores a point. After the agreed number of turns whoever has more crowns wins;
//! points break ties.

use core::fmt;

use doodle_city::rules::{
    Actor, ChanceKey, ChanceSource, EventSink, Game, LegalActions, Outcome, Seat, Standing, dice::Face,
};
use serde::{Deserialize, Serialize};

/// What is agreed on before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many turns both players have together, 1 to 2000.
    pub turns: u32,
    /// Who begins.
    pub first: Seat,
}

/// A card of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Whoever keeps the die takes it.
    Crown,
    /// To pass scores a point.
    Sun,
    /// The die has to be passed.
    Storm,
}

impl Card {
    pub const ALL: [Self; 3] = [Self::Crown, Self::Sun, Self::Storm];
    /// How many of each are in a whole pile.
    const COUNT: [u8; 3] = [3, 6, 2];
}

/// What a player or chance does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The eight dice at the beginning, four for each player.
    Deal([Face; 8]),
    /// The die of whoever is on turn.
    Throw(Face),
    /// The next card.
    Reveal(Card),
    /// The die will be thrown once more.
    Again,
    /// The die is kept.
    Keep,
    /// The die is passed to the other player.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(dice) => {
                f.write_str("deal")?;
                dice.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Self::Throw(face) => write!(f, "throw {face}"),
            Self::Reveal(Card::Crown) => f.write_str("crown"),
            Self::Reveal(Card::Sun) => f.write_str("sun"),
            Self::Reveal(Card::Storm) => f.write_str("storm"),
            Self::Again => f.write_str("again"),
            Self::Keep => f.write_str("keep"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// What followed from an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Dealt { seat: Seat, points: i32 },
    Thrown { seat: Seat, face: Face },
    Revealed { card: Card },
    Kept { seat: Seat, points: i32, has_crown: bool },
    Passed { seat: Seat, points: i32 },
    MatchEnded,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Phase {
    Deal,
    Throw,
    Reveal,
    Choose,
    ThrowAgain,
    Over,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct Hoard {
    dealt: i32,
    kept: i32,
    passed: i32,
    crowns: i32,
}

/// A moment of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    phase: Phase,
    turns: u32,
    hoards: [Hoard; 2],
    /// The die of whoever is on turn.
    die: Option<Face>,
    /// The card that lies face up.
    card: Option<Card>,
    /// Whether the die has been thrown once more in this turn.
    is_second: bool,
    /// How many of each card are in the pile. In which order nobody knows, so no state says it.
    pile: [u8; 3],
}

impl State {
    pub const fn die(&self) -> Option<Face> {
        self.die
    }

    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    pub const fn crowns(&self, seat: Seat) -> i32 {
        self.hoards[seat.index()].crowns
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    place: u8,
    crowns: i32,
    hoard: Hoard,
}

impl Standing for Score {
    fn place(&self) -> u8 {
        self.place
    }

    fn total(&self) -> i32 {
        self.hoard.dealt + self.hoard.kept + self.hoard.passed
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        let Hoard { dealt, kept, passed, .. } = self.hoard;
        [("dealt", dealt), ("kept", kept), ("passed", passed)].into_iter()
    }

    fn worth(&self) -> i32 {
        // More than all points of the longest match.
        100_000 * self.crowns + self.total()
    }
}

/// What the player on turn may do.
#[derive(Clone, Copy, Default, Debug)]
pub struct Legal {
    again: bool,
    keep: bool,
    pass: bool,
}

impl LegalActions<Action> for Legal {
    fn len(&self) -> usize {
        usize::from(self.again) + usize::from(self.keep) + usize::from(self.pass)
    }

    fn get(&self, index: usize) -> Option<Action> {
        let all = [(self.again, Action::Again), (self.keep, Action::Keep), (self.pass, Action::Pass)];
        all.into_iter().filter(|&(is_legal, _)| is_legal).nth(index).map(|(_, action)| action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    #[error("`turns`: expected 1 to 2000, not {0}")]
    Turns(u32),
    #[error("`first`: expected 0 or 1, not {0}")]
    First(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("that is not due now")]
    NotNow,
    #[error("no such card is left in the pile")]
    NoSuchCard,
    #[error("in a storm the die has to be passed as it is")]
    Storm,
    #[error("the die has been thrown again already")]
    OnlyOnce,
}

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Parcel(Setup);

impl Parcel {
    fn on_turn(&self, state: &State) -> Seat {
        self.0.first.clockwise(state.turns as usize, 2)
    }

    /// After a choice: the next turn, or the end.
    fn end_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        state.turns += 1;
        (state.card, state.is_second) = (None, false);
        state.phase = match state.die {
            _ if state.turns == self.0.turns => Phase::Over,
            Some(_) => Phase::Reveal,
            None => Phase::Throw,
        };
        if state.phase == Phase::Over {
            sink.push(Event::MatchEnded);
        }
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
        match setup {
            Setup { turns: turns @ (0 | 2001..), .. } => Err(BadSetup::Turns(turns)),
            Setup { first: Seat(first @ 2..), .. } => Err(BadSetup::First(first)),
            setup => Ok(Self(setup)),
        }
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
        let seat = self.on_turn(state);
        match (state.phase, action) {
            (Phase::Deal, Action::Deal(dice)) => {
                for (seat, dice) in dice.chunks(4).enumerate() {
                    let points = dice.iter().map(|face| i32::from(face.pips())).sum();
                    state.hoards[seat].dealt = points;
                    sink.push(Event::Dealt { seat: Seat(seat as u8), points });
                }
                state.phase = Phase::Throw;
            }
            (Phase::Throw, Action::Throw(face)) => {
                state.die = Some(face);
                state.phase = Phase::Reveal;
                sink.push(Event::Thrown { seat, face });
            }
            (Phase::Reveal, Action::Reveal(card)) => {
                let left = &mut state.pile[card as usize];
                *left = left.checked_sub(1).ok_or(Illegal::NoSuchCard)?;
                if state.pile == [0; 3] {
                    state.pile = Card::COUNT;
                }
                state.card = Some(card);
                state.phase = Phase::Choose;
                sink.push(Event::Revealed { card });
            }
            (Phase::ThrowAgain, Action::Throw(face)) => {
                state.die = Some(face);
                state.phase = Phase::Choose;
                sink.push(Event::Thrown { seat, face });
            }
            (Phase::Choose, Action::Again) => {
                if state.card == Some(Card::Storm) {
                    return Err(Illegal::Storm);
                }
                if state.is_second {
                    return Err(Illegal::OnlyOnce);
                }
                state.is_second = true;
                state.phase = Phase::ThrowAgain;
            }
            (Phase::Choose, Action::Keep) => {
                if state.card == Some(Card::Storm) {
                    return Err(Illegal::Storm);
                }
                let has_crown = state.card == Some(Card::Crown);
                let points = state.die.take().map_or(0, |face| face.pips().into());
                let hoard = &mut state.hoards[seat.index()];
                hoard.kept += points;
                hoard.crowns += i32::from(has_crown);
                sink.push(Event::Kept { seat, points, has_crown });
                self.end_turn(state, sink);
            }
            (Phase::Choose, Action::Pass) => {
                let points = i32::from(state.card == Some(Card::Sun));
                state.hoards[seat.index()].passed += points;
                sink.push(Event::Passed { seat, points });
                self.end_turn(state, sink);
            }
            (
                Phase::Deal | Phase::Throw | Phase::Reveal | Phase::Choose | Phase::ThrowAgain | Phase::Over,
                _,
            ) => {
                return Err(Illegal::NotNow);
            }
        }
        Ok(())
    }

    fn standings(&self, state: &State, standings: &mut Vec<Score>) {
        standings.clear();
        standings.extend(state.hoards.map(|hoard| Score { place: 0, crowns: hoard.crowns, hoard }));
        let worth = [standings[0].worth(), standings[1].worth()];
        for (seat, score) in standings.iter_mut().enumerate() {
            score.place = if worth[1 - seat] > worth[seat] { 2 } else { 1 };
        }
    }
}
