//! What the computer players know of City Planner.

mod aim;
mod baselines;
mod expected;
pub mod golden;
mod induction;
mod locked;
mod mind;
mod mistakes;
mod outlook;
mod plain;
mod reason;
mod turn;
mod values;
mod yields;

pub use mind::PlannerMind;
pub use reason::Reason;
pub use values::{BadValues, Values};
