//! What the computer players know of Design Town.

mod baselines;
mod building;
mod expected;
pub mod golden;
mod judge;
mod look;
mod mind;
mod mistakes;
mod plain;
mod reason;
mod risk;
mod self_play;
mod turn;
mod values;

pub use baselines::Baseline;
pub use mind::TownMind;
pub use reason::Reason;
pub use risk::{percent, risk, risk_of_saving, risk_of_shuffle};
pub use self_play::Learning;
pub use values::Values;
