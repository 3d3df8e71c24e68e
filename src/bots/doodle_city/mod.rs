//! What the computer players know of Doodle City.

mod context;
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
mod way;
mod weights;
mod win;

pub use context::Context;
pub use mind::TownMind;
pub use position::Valuer;
pub use reason::Reason;
pub use weights::Weights;
