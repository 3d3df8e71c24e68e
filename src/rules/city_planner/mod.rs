//! City Planner by its rulebook, for 1 or 2 players.
//!
//! Seven blocks with a die each go to and fro. Whoever is on turn adjusts dice, passes one block on, locked, and scores
//! the buildings of the six others.

mod action;
mod apply;
mod block;
mod building;
mod event;
mod illegal;
mod legal;
mod printed;
mod proposed;
mod score;
mod scoring;
mod setup;
mod solo;
mod state;

pub use action::{Action, Doubled, ScoringChoice, Step};
pub use block::{Block, BlockSet};
pub use building::Building;
pub use event::Event;
pub use illegal::{Due, Illegal};
pub use legal::Legal;
pub use printed::Blocks;
pub use proposed::Ending;
pub use score::{DOLLARS_PER_POINT, Score};
pub use scoring::{GIVEN_UP_MONEY, Scoring, TOWN_HALL_MONEY, UPKEEP};
pub use setup::{MOST_PLAYERS, Setup};
pub use solo::Rank;
pub use state::{CHANGE_MONEY, CityPlanner, MOST_CHANGES, ROUNDS, START_MONEY, State};
