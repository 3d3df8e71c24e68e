//! What a game promises to records, sessions, screens and computer players.

use core::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    ///
    /// # Panics
    ///
    /// If there are no seats.
    pub const fn clockwise(self, steps: usize, seats: usize) -> Self {
        Self(((self.index() + steps) % seats) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player chooses one of the legal actions.
    Seat(Seat),
    /// Dice or cards decide: the next action comes from a [`ChanceSource`]. If a seat throws the dice, it does so when
    /// it likes; what nobody throws, such as a card that is turned over, follows at once.
    Chance(Option<Seat>),
    /// The match is over.
    GameOver,
}

impl Actor {
    /// Who brings about the next action, by a choice or by a throw.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance(thrower) => thrower,
            Self::GameOver => None,
        }
    }

    /// Whether dice or cards decide.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Chance(_))
    }
}

/// Receives what happened while an action was applied.
pub trait EventSink<Event> {
    /// Takes one event; they come in the order in which they happened.
    fn push(&mut self, event: Event);
}

impl<Event> EventSink<Event> for Vec<Event> {
    fn push(&mut self, event: Event) {
        self.push(event);
    }
}

/// A [`EventSink`] for those who only want the new state.
pub struct IgnoreEvents;

impl<Event> EventSink<Event> for IgnoreEvents {
    fn push(&mut self, _: Event) {}
}

/// An indexable set of legal actions, reused from move to move.
pub trait LegalActions<Action>: Default {
    /// How many actions there are.
    fn len(&self) -> usize;

    /// The action at `index` in `0..len()`; `None` beyond. The order is fixed for equal states.
    fn get(&self, index: usize) -> Option<Action>;

    /// Whether nothing is legal, as at chance and when the match is over.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All actions, in order.
    fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).map_while(|index| self.get(index))
    }
}

/// Names a draw by chance: under the same key a seeded source always gives the same answer.
///
/// It is the number of a 32-bit word in the seed's key stream. A game numbers what it draws by what it is drawn for,
/// not by how often something was drawn before, wherever other choices must not change what chance brings. Each draw
/// has one key, which no other draw of the match has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ChanceKey(pub u64);

/// Where dice and cards come from: the system, a seed, a person's hand, a record.
pub trait ChanceSource {
    /// One of `0..sides`, each equally likely; `sides` is at least 1.
    fn draw(&mut self, key: ChanceKey, sides: u32) -> u32;
}

/// One thing that chance may do, with its weight among all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome<Action> {
    /// What happens.
    pub action: Action,
    /// How often, relative to the other outcomes: the weights of all of them are whole numbers above 0.
    pub weight: u32,
}

/// A seat's result so far, or at the end.
pub trait Standing: Copy + PartialEq + fmt::Debug + Serialize {
    /// 1 for the best by [`Standing::worth`], while the match runs, too; equal places are shared, and the place after
    /// two firsts is 3.
    fn place(&self) -> u8;

    /// The points that count, every part included.
    fn total(&self) -> i32;

    /// The parts of the total by their names, in the order in which they are shown. They add up to it.
    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)>;

    /// Whether the seat has won. It is asked only of a match that is over, and never true beyond the first place.
    /// Nobody need have won: a solo match can be lost.
    fn has_won(&self) -> bool {
        self.place() == 1
    }

    /// What the seat plays for, and the higher the better: the total, unless something else wins.
    fn worth(&self) -> i32 {
        self.total()
    }
}

/// The rules of one match: a game with its set-up. States live outside and are plain data.
///
/// Chance is an action like any other, so a log of actions replays without any random generator. The actions in
/// [`Game::legal`] and [`Game::chance`] are exactly those that [`Game::apply`] accepts; where chance can do too many
/// things to list, those that [`Game::draw`] can give.
///
/// A state holds nothing that nobody at the table knows, such as the order of a pile of cards: that is drawn when it is
/// revealed. So a computer player that sees a state sees no more than a person with a perfect memory.
///
/// A whole game, without chance: two players in turn take one or two of a heap of pebbles, and whoever takes the last
/// one wins.
///
/// ```
/// use doodle_city::rules::{Actor, ChanceSource, EventSink, Game, IgnoreEvents, LegalActions, Outcome, Seat, Standing};
/// # use core::fmt;
/// # use serde::{Deserialize, Serialize};
///
/// # #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// struct Setup {
///     pebbles: u8,
/// }
///
/// # #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// struct State {
///     left: u8,
///     turns: u32,
/// }
///
/// # #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
/// struct Take(u8);
/// # impl fmt::Display for Take {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
/// #         write!(f, "take {}", self.0)
/// #     }
/// # }
///
/// /// One or two, as long as there are as many.
/// # #[derive(Default)]
/// struct Legal(u8);
/// impl LegalActions<Take> for Legal {
///     fn len(&self) -> usize {
///         self.0.into()
///     }
///     fn get(&self, index: usize) -> Option<Take> {
///         (index < self.len()).then_some(Take(index as u8 + 1))
///     }
/// }
/// #
/// # #[derive(Clone, Copy, PartialEq, Debug, Serialize)]
/// # struct Score(i32);
/// # impl Standing for Score {
/// #     fn place(&self) -> u8 {
/// #         2 - self.0 as u8
/// #     }
/// #     fn total(&self) -> i32 {
/// #         self.0
/// #     }
/// #     fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
/// #         [("last", self.0)].into_iter()
/// #     }
/// # }
/// # #[derive(Clone, PartialEq, Debug)]
/// # struct Refused;
/// # impl fmt::Display for Refused {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
/// #         f.write_str("there are not so many pebbles")
/// #     }
/// # }
/// # impl core::error::Error for Refused {}
///
/// # #[derive(Clone, Debug)]
/// struct Pebbles(Setup);
/// impl Game for Pebbles {
///     # type Setup = Setup;
///     # type State = State;
///     # type Action = Take;
///     # type Event = ();
///     # type BadSetup = Refused;
///     # type Illegal = Refused;
///     # type LegalActions = Legal;
///     # type Standing = Score;
///     // … the types above, and
///     const NAME: &'static str = "pebbles";
///     const RULES_VERSION: u32 = 1;
///
///     fn new(setup: Setup) -> Result<Self, Refused> {
///         if setup.pebbles == 0 { Err(Refused) } else { Ok(Self(setup)) }
///     }
///     # fn setup(&self) -> &Setup {
///     #     &self.0
///     # }
///     # fn seats(&self) -> usize {
///     #     2
///     # }
///     fn start(&self) -> State {
///         State { left: self.0.pebbles, turns: 0 }
///     }
///     fn actor(&self, state: &State) -> Actor {
///         if state.left == 0 { Actor::GameOver } else { Actor::Seat(Seat(0).clockwise(state.turns as usize, 2)) }
///     }
///     # fn round(&self, state: &State) -> u32 {
///     #     state.turns / 2 + u32::from(state.left > 0 || state.turns % 2 > 0)
///     # }
///     # fn turns(&self, state: &State) -> u32 {
///     #     state.turns
///     # }
///     fn legal(&self, state: &State, choices: &mut Legal) {
///         *choices = Legal(state.left.min(2));
///     }
///     # fn chance(&self, _: &State, outcomes: &mut Vec<Outcome<Take>>) {
///     #     outcomes.clear();
///     # }
///     # fn draw(&self, _: &State, _: &mut impl ChanceSource) -> Option<Take> {
///     #     None
///     # }
///     fn apply(&self, state: &mut State, Take(count): Take, _: &mut impl EventSink<()>) -> Result<(), Refused> {
///         if !(1..=2).contains(&count) || count > state.left {
///             return Err(Refused);
///         }
///         (state.left, state.turns) = (state.left - count, state.turns + 1);
///         Ok(())
///     }
///     # fn standings(&self, state: &State, standings: &mut Vec<Score>) {
///     #     let last = if state.turns == 0 { None } else { Some(Seat(0).clockwise(state.turns as usize - 1, 2)) };
///     #     let has_won = |seat| Score(i32::from(state.left == 0 && last == Some(Seat(seat))));
///     #     standings.clear();
///     #     standings.extend([0, 1].map(has_won));
///     # }
/// }
///
/// let game = Pebbles::new(Setup { pebbles: 3 })?;
/// let mut state = game.start();
/// game.apply(&mut state, Take(2), &mut IgnoreEvents)?;
/// assert_eq!(game.apply(&mut state, Take(2), &mut IgnoreEvents), Err(Refused));
/// assert_eq!(state.left, 1, "what was refused has changed nothing");
/// game.apply(&mut state, Take(1), &mut IgnoreEvents)?;
/// assert_eq!(game.actor(&state), Actor::GameOver);
/// # let mut standings = Vec::new();
/// # game.standings(&state, &mut standings);
/// # assert_eq!(standings, [Score(0), Score(1)]);
/// # Ok::<(), Refused>(())
/// ```
pub trait Game: Clone + fmt::Debug {
    /// Everything that is agreed on before the match, the data of sheets or cards included.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// A moment of the match.
    type State: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// What a player or chance does.
    type Action: Copy + PartialEq + fmt::Debug + fmt::Display + Serialize + DeserializeOwned;
    /// A fact that followed from an action.
    type Event: Clone + PartialEq + fmt::Debug;
    /// Why a set-up cannot be played.
    type BadSetup: core::error::Error;
    /// Why an action was refused.
    type Illegal: core::error::Error + Clone + PartialEq;
    /// The set of legal actions.
    type LegalActions: LegalActions<Self::Action>;
    /// A seat's result.
    type Standing: Standing;

    /// The game's name in records and on the command line, such as `doodle-city`.
    const NAME: &'static str;
    /// Goes up whenever a record made under an older version could replay differently.
    const RULES_VERSION: u32;

    /// The rules of a match with this set-up.
    ///
    /// # Errors
    ///
    /// Why the set-up cannot be played, such as too many players.
    fn new(setup: Self::Setup) -> Result<Self, Self::BadSetup>;

    /// The set-up that this match was made from.
    fn setup(&self) -> &Self::Setup;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The seats, in order.
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<Self> {
        (0..self.seats()).map(|seat| Seat(seat as u8))
    }

    /// Whether this is the solo game.
    fn is_solo(&self) -> bool {
        self.seats() == 1
    }

    /// The state before the first action.
    fn start(&self) -> Self::State;

    /// Who acts now.
    fn actor(&self, state: &Self::State) -> Actor;

    /// The current round: 1 as soon as a throw or choice of the first is due, 0 before, as during a deal.
    fn round(&self, state: &Self::State) -> u32;

    /// How many turns have ended. If a seat's action raises this number, that action ended its turn. Chance ends none,
    /// and no action ends two.
    fn turns(&self, state: &Self::State) -> u32;

    /// Replaces `choices` by what the acting seat may do; nothing at chance and at the end.
    fn legal(&self, state: &Self::State, choices: &mut Self::LegalActions);

    /// What the acting seat does without being asked, because nothing else is legal and it leaves nothing to think
    /// about; `None` where a person wants to be asked, as is the default. It stands in the log like any other action.
    fn automatic(&self, state: &Self::State) -> Option<Self::Action> {
        let _ = state;
        None
    }

    /// Replaces `outcomes` by all that chance may do now; nothing where a seat acts, at the end, and where there are
    /// too many to list.
    fn chance(&self, state: &Self::State, outcomes: &mut Vec<Outcome<Self::Action>>);

    /// Draws what chance does now; `None` where a seat acts and at the end.
    fn draw(&self, state: &Self::State, source: &mut impl ChanceSource) -> Option<Self::Action>;

    /// Carries out an action and tells what followed.
    ///
    /// # Errors
    ///
    /// Why the rules refuse the action. Then nothing has changed, and the sink has been told nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Replaces `standings` by every seat's result, in seat order.
    fn standings(&self, state: &Self::State, standings: &mut Vec<Self::Standing>);
}
