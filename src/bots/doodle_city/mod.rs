//! What the computer players know of Doodle City.

mod context;
mod expected;
pub mod golden;
mod greedy;
mod inputs;
mod mind;
mod mistakes;
mod outlook;
mod plain;
mod position;
mod reason;
mod rewards;
mod self_play;
mod slots;
mod streets;
mod tries;
mod values;
mod way;
mod win;

pub use context::Context;
pub use mind::TownMind;
pub use position::Valuer;
pub use reason::Reason;
pub use values::Values;
