//! The state of a match, and how the contract's parts come together.

use serde::{Deserialize, Serialize};

use super::{
    Action, Block, BlockSet, Blocks, Event, Illegal, Legal, Score,
    scoring::Six,
    setup::{MOST_PLAYERS, Setup},
};
use crate::rules::{Actor, BadSeats, ChanceKey, ChanceSource, EventSink, Game, Outcome, Seat, dice::Face};

/// How many turns everybody has.
pub const ROUNDS: u32 = 8;
/// The dollars that everybody begins with.
pub const START_MONEY: i32 = 5;
/// How many dice can be changed in a turn.
pub const MOST_CHANGES: usize = 3;
/// What a change costs, in dollars.
pub const CHANGE_MONEY: i32 = 1;

/// How often a die can be rolled in a turn: once, and once more for each of six town halls.
const MOST_THROWS: u64 = 7;

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The dice of a turn are rolled.
    Roll,
    /// The player on turn adjusts dice, or passes a block.
    Adjust,
    /// The die of this block is rerolled.
    Throw(Block),
    /// The player on turn, who has passed this block, scores the others.
    Score(Block),
    /// Nothing: the match is over.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    pub(super) vp: i32,
    pub(super) money: i32,
    /// Free rerolls for the own next turn; in the own turn those that are left.
    pub(super) rerolls: u32,
}

/// A moment of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) phase: Phase,
    pub(super) turns: u32,
    pub(super) players: [Player; MOST_PLAYERS],
    /// What the dice show; none before a turn's roll, but for the locked one.
    pub(super) dice: [Option<Face>; Block::COUNT],
    /// The block that came over locked.
    pub(super) locked: Option<Block>,
    /// How often each die has been rerolled in this turn.
    pub(super) rerolled: [u8; Block::COUNT],
    /// The blocks whose die has been changed in this turn.
    pub(super) changed: BlockSet,
}

impl State {
    /// The points that the player at `seat` has scored in turns.
    ///
    /// # Panics
    ///
    /// If no table has such a seat: it has to be below [`MOST_PLAYERS`].
    pub const fn vp(&self, seat: Seat) -> i32 {
        self.players[seat.index()].vp
    }

    /// The dollars of the player at `seat`.
    ///
    /// # Panics
    ///
    /// As [`State::vp`].
    pub const fn money(&self, seat: Seat) -> i32 {
        self.players[seat.index()].money
    }

    /// The free rerolls that the player at `seat` has left, or will have in the next own turn.
    ///
    /// # Panics
    ///
    /// As [`State::vp`].
    pub const fn rerolls(&self, seat: Seat) -> u32 {
        self.players[seat.index()].rerolls
    }

    /// What the die of `block` shows; `None` before the roll of a turn, unless the block is locked.
    pub const fn die(&self, block: Block) -> Option<Face> {
        self.dice[block.index()]
    }

    /// The block that came to the player on turn locked, or was set aside in the solo game; none in the first turn.
    pub const fn locked(&self) -> Option<Block> {
        self.locked
    }

    /// The block that the player on turn has passed; `None` before that.
    pub const fn passed(&self) -> Option<Block> {
        match self.phase {
            Phase::Score(block) => Some(block),
            Phase::Roll | Phase::Adjust | Phase::Throw(_) | Phase::Over => None,
        }
    }

    /// The blocks whose die has been changed in this turn.
    pub const fn changed(&self) -> BlockSet {
        self.changed
    }

    /// The block whose die is being rerolled.
    pub const fn rerolling(&self) -> Option<Block> {
        match self.phase {
            Phase::Throw(block) => Some(block),
            Phase::Roll | Phase::Adjust | Phase::Score(_) | Phase::Over => None,
        }
    }
}

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct CityPlanner {
    setup: Setup,
}

impl CityPlanner {
    /// What is printed on the blocks.
    pub const fn blocks(&self) -> &Blocks {
        &self.setup.blocks
    }

    /// Whose turn it is, or would be after the end.
    pub const fn on_turn(&self, state: &State) -> Seat {
        let players = self.setup.players as usize;
        self.setup.first.clockwise(state.turns as usize % players, players)
    }

    /// How many turns a match has.
    pub(super) fn all_turns(&self) -> u32 {
        ROUNDS * u32::from(self.setup.players)
    }

    /// Whether the player on turn has no turn after this one.
    pub(super) fn is_last_own_turn(&self, state: &State) -> bool {
        self.round(state) == ROUNDS
    }

    /// What is scored after `passed` was passed.
    pub(super) fn six(&self, state: &State, passed: Block) -> Six {
        Six::of(&self.setup.blocks, &state.dice, passed)
    }
}

/// The key for the die of a block in a turn, by how often it has been thrown in that turn already.
const fn key(turn: u32, throw: u64, block: Block) -> ChanceKey {
    ChanceKey((turn as u64 * MOST_THROWS + throw) * Block::COUNT as u64 + block.index() as u64)
}

impl Game for CityPlanner {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type BadSetup = BadSeats;
    type Illegal = Illegal;
    type LegalActions = Legal;
    type Standing = Score;

    const NAME: &'static str = "city-planner";
    const RULES_VERSION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, BadSeats> {
        setup.check()?;
        Ok(Self { setup })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.setup.players.into()
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Roll,
            turns: 0,
            players: [Player { vp: 0, money: START_MONEY, rerolls: 0 }; MOST_PLAYERS],
            dice: [None; Block::COUNT],
            locked: None,
            rerolled: [0; Block::COUNT],
            changed: BlockSet::NONE,
        }
    }

    fn actor(&self, state: &State) -> Actor {
        match state.phase {
            Phase::Roll | Phase::Throw(_) => Actor::Chance(Some(self.on_turn(state))),
            Phase::Adjust | Phase::Score(_) => Actor::Seat(self.on_turn(state)),
            Phase::Over => Actor::GameOver,
        }
    }

    fn round(&self, state: &State) -> u32 {
        (state.turns / u32::from(self.setup.players) + 1).min(ROUNDS)
    }

    fn turns(&self, state: &State) -> u32 {
        state.turns
    }

    fn legal(&self, state: &State, choices: &mut Legal) {
        *choices = Legal::of(self, state);
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<Outcome<Action>>) {
        outcomes.clear();
        match state.phase {
            Phase::Throw(_) => {
                outcomes.extend(Face::ALL.map(|face| Outcome { action: Action::Throw(face), weight: 1 }));
            }
            // Of six or seven dice, each with a block of its own, there are too many rolls to list them.
            Phase::Roll | Phase::Adjust | Phase::Score(_) | Phase::Over => {}
        }
    }

    fn draw(&self, state: &State, source: &mut impl ChanceSource) -> Option<Action> {
        // Each throw of a die has a key of its own by turn and block, so that what players do never changes what it
        // brings.
        let mut face =
            |throw: u64, block: Block| Face::ALL[source.draw(key(state.turns, throw, block), 6) as usize % 6];
        match state.phase {
            Phase::Roll => {
                let dice = Block::ALL.map(|block| (state.locked != Some(block)).then(|| face(0, block)));
                Some(Action::Roll(dice))
            }
            Phase::Throw(block) => {
                Some(Action::Throw(face(1 + u64::from(state.rerolled[block.index()]), block)))
            }
            Phase::Adjust | Phase::Score(_) | Phase::Over => None,
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
