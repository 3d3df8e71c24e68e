//! What the computer players know of Design Town.

mod mind;
mod reason;

pub use mind::TownMind;
pub use reason::Reason;
