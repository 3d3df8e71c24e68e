//! What the computer players know of Design Town.

mod mind;
mod reason;
mod risk;

pub use mind::TownMind;
pub use reason::Reason;
pub use risk::{risk, risk_of_shuffle};
