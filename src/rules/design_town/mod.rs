//! Design Town by its rulebook, for 1 to 4 players.
//!
//! Whoever is on turn plays cards from the top of their deck, one by one, and stops before the citizens are too
//! unhappy. The coins of that turn build: they buy cards, and turn them to a better side.

mod action;
mod apply;
mod build;
mod building;
mod event;
mod illegal;
mod legal;
mod pile;
mod play;
mod printed;
mod score;
mod setup;
mod state;

pub use action::{Action, End};
pub use build::{Payment, Uses};
pub use building::{Building, Card};
pub use event::{Event, Why};
pub use illegal::{Due, Illegal};
pub use legal::Legal;
pub use pile::Pile;
pub use printed::{Cards, Downgrade, Effect, Printed, Sides};
pub use score::Score;
pub use setup::{BadSetup, MOST_PLAYERS, Setup};
pub use state::{DesignTown, LIMIT, MOST_ROUNDS, RESIDENTIAL_AREAS, SOLO_SUPPLY, State, VP_TO_WIN};
