//! The state of a match, and how the contract's parts come together.

use serde::{Deserialize, Serialize};

use super::{
    Action, City, Event, Illegal, Legal, Score,
    geometry::{Column, Square},
    printed::{Kind, Sheet},
    setup::{MOST_PLAYERS, Setup},
    squares::Squares,
};
use crate::rules::{
    Actor, BadSeats, ChanceKey, ChanceSource, EventSink, Game, Outcome, Seat,
    dice::{Dice, Face},
};

/// How many keys each round has to draw dice with: for the blue die and up to seven white ones.
const MOST_DICE: u64 = 8;

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The blue die is rolled for the house square in the column with this index.
    StartingRoads(u8),
    /// The round's dice are rolled.
    Roll,
    /// The player on turn draws or passes.
    Turns,
    /// Nothing: the match is over.
    Over,
}

/// A moment of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) cities: [City; MOST_PLAYERS],
    /// Bonuses taken by anybody, by position.
    pub(super) bonuses: u8,
    pub(super) round: u32,
    pub(super) starter: Seat,
    /// How many players have acted this round.
    pub(super) acted: u8,
    pub(super) phase: Phase,
    pub(super) is_last_round: bool,
    pub(super) blue: Option<Face>,
    /// White dice that nobody has taken this round.
    pub(super) white: Dice,
    /// What each seat took this round.
    pub(super) taken: [Option<Face>; MOST_PLAYERS],
}

impl State {
    /// What the player at `seat` has drawn; nothing where nobody sits.
    ///
    /// # Panics
    ///
    /// If no table has such a seat: it has to be below [`MOST_PLAYERS`].
    pub const fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// The blue die of this round; `None` before the first roll of a round.
    pub const fn blue(&self) -> Option<Face> {
        self.blue
    }

    /// The white dice that nobody has taken this round.
    pub const fn white(&self) -> Dice {
        self.white
    }

    /// The face of the die that `seat` took this round; `None` before that, and after a pass.
    ///
    /// # Panics
    ///
    /// As [`State::city`].
    pub const fn taken(&self, seat: Seat) -> Option<Face> {
        self.taken[seat.index()]
    }

    /// Who started, or will start, this round.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// Whether something has happened that ends the match with this round.
    pub const fn is_last_round(&self) -> bool {
        self.is_last_round
    }

    /// The column whose starting road is rolled next; `None` once all are drawn.
    pub const fn starting_column(&self) -> Option<Column> {
        match self.phase {
            Phase::StartingRoads(index) => Some(Column::ALL[index as usize]),
            Phase::Roll | Phase::Turns | Phase::Over => None,
        }
    }

    /// The bonuses that anybody has taken, one bit each by position.
    pub(crate) const fn bonuses(&self) -> u8 {
        self.bonuses
    }

    /// Whether anybody has taken the bonus at `position` (0 to 7, the lowest first).
    pub const fn is_bonus_taken(&self, position: usize) -> bool {
        self.bonuses >> position & 1 != 0
    }
}

/// The rules of one match: the set-up, and tables made from it.
#[derive(Clone, Debug)]
pub struct DoodleCity {
    pub(super) setup: Setup,
    pub(super) houses: Squares,
    pub(super) hotels: Squares,
    pub(super) shops: Squares,
    pub(super) taxis: Squares,
    pub(super) house_squares: [Square; 5],
    pub(super) all_houses: u8,
    /// For each length: the hotel scores that it allows.
    pub(super) hotels_up_to: [u8; Square::COUNT + 1],
    /// For each number of houses: the shop scores that it allows.
    pub(super) shops_up_to: [u16; 32],
    /// For each position of a shop score: the bonuses that it allows.
    pub(super) bonuses_up_to: [u8; Sheet::MOST_SHOP_SCORES],
}

impl DoodleCity {
    /// The sheet that everybody draws on.
    pub const fn sheet(&self) -> &Sheet {
        &self.setup.sheet
    }

    /// How many white dice are rolled: one more than players, solo three.
    pub const fn white_dice(&self) -> usize {
        if self.setup.players == 1 { 3 } else { self.setup.players as usize + 1 }
    }

    /// Whose turn it is in a round: as many seats clockwise from the starting player as have acted.
    pub(super) const fn on_turn(&self, state: &State) -> Seat {
        let seat = state.starter.0 + state.acted;
        // Once around the table at most: asked several times a move, where a division would be felt.
        Seat(if seat < self.setup.players { seat } else { seat - self.setup.players })
    }

    /// Crossed-out houses along the squares of a road in `city`.
    #[inline]
    pub(super) fn houses_along(&self, city: &City, reach: Squares) -> u8 {
        let along = |(crossed, square): (&u8, &Square)| crossed * u8::from(reach.has(*square));
        city.crossed_houses.iter().zip(&self.house_squares).map(along).sum()
    }
}

/// The scores that `reached` allows, by position.
fn up_to(scores: &[u8], reached: usize) -> u16 {
    (0..scores.len()).filter(|&i| usize::from(scores[i]) <= reached).fold(0, |mask, i| mask | 1 << i)
}

impl Game for DoodleCity {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type BadSetup = BadSeats;
    type Illegal = Illegal;
    type LegalActions = Legal;
    type Standing = Score;

    const NAME: &'static str = "doodle-city";
    const RULES_VERSION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, BadSeats> {
        setup.check()?;
        let sheet = &setup.sheet;
        let bonuses: Vec<u8> = sheet.shop_bonuses().iter().map(|bonus| bonus.at).collect();
        let mut bonuses_up_to = [0; Sheet::MOST_SHOP_SCORES];
        for (allowed, &score) in bonuses_up_to.iter_mut().zip(sheet.shop_scores()) {
            *allowed = up_to(&bonuses, score.into()) as u8;
        }
        Ok(Self {
            houses: sheet.squares(Kind::House),
            hotels: sheet.squares(Kind::Hotel),
            shops: sheet.squares(Kind::Shop),
            taxis: sheet.squares(Kind::Taxi),
            house_squares: Column::ALL.map(|column| sheet.house_square(column)),
            all_houses: sheet.all_houses(),
            hotels_up_to: core::array::from_fn(|length| up_to(sheet.hotel_scores(), length) as u8),
            shops_up_to: core::array::from_fn(|houses| up_to(sheet.shop_scores(), houses)),
            bonuses_up_to,
            setup,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.setup.players.into()
    }

    fn start(&self) -> State {
        let city = City {
            open: Squares::ALL,
            crossed_houses: Column::ALL.map(|column| self.setup.sheet.crossed_houses(column)),
            ..City::default()
        };
        State {
            cities: [city; MOST_PLAYERS],
            bonuses: 0,
            round: 0,
            starter: self.setup.first,
            acted: 0,
            phase: Phase::StartingRoads(0),
            is_last_round: false,
            blue: None,
            white: Dice::default(),
            taken: [None; MOST_PLAYERS],
        }
    }

    fn actor(&self, state: &State) -> Actor {
        match state.phase {
            Phase::StartingRoads(_) | Phase::Roll => Actor::Chance(Some(state.starter)),
            Phase::Turns => Actor::Seat(self.on_turn(state)),
            Phase::Over => Actor::GameOver,
        }
    }

    fn round(&self, state: &State) -> u32 {
        state.round
    }

    fn turns(&self, state: &State) -> u32 {
        let whole = match state.phase {
            // All players have acted in a round that is over, and `acted` is 0 again.
            Phase::StartingRoads(_) | Phase::Roll => state.round,
            Phase::Turns | Phase::Over => state.round - 1,
        };
        whole * u32::from(self.setup.players) + u32::from(state.acted)
    }

    fn legal(&self, state: &State, choices: &mut Legal) {
        choices.fill(self, state);
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<Outcome<Action>>) {
        outcomes.clear();
        match state.phase {
            Phase::StartingRoads(_) => {
                outcomes
                    .extend(Face::ALL.map(|face| Outcome { action: Action::StartingRoad(face), weight: 1 }));
            }
            Phase::Roll => {
                let whites = Dice::all(self.white_dice());
                outcomes.extend(Face::ALL.into_iter().flat_map(|blue| {
                    whites.iter().map(move |&white| Outcome {
                        action: Action::Roll { blue, white },
                        weight: white.orders(),
                    })
                }));
            }
            Phase::Turns | Phase::Over => {}
        }
    }

    fn draw(&self, state: &State, source: &mut impl ChanceSource) -> Option<Action> {
        // A round's dice have keys of their own, so that what players do never changes what a round brings.
        let mut face = |round: u32, slot: u32| {
            let key = ChanceKey(MOST_DICE * u64::from(round) + u64::from(slot));
            Face::ALL[source.draw(key, 6) as usize % 6]
        };
        match state.phase {
            Phase::StartingRoads(column) => Some(Action::StartingRoad(face(0, column.into()))),
            Phase::Roll => {
                let round = state.round + 1;
                let blue = face(round, 0);
                let white = Dice::of((1..=self.white_dice() as u32).map(|slot| face(round, slot)));
                Some(Action::Roll { blue, white })
            }
            Phase::Turns | Phase::Over => None,
        }
    }

    fn apply(
        &self,
        state: &mut State,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        super::apply::apply(self, state, action, sink)
    }

    fn standings(&self, state: &State, standings: &mut Vec<Score>) {
        super::score::standings(self, state, standings);
    }
}
