//! Computer players: search over the rules' contract, for any game.

mod ahead;
pub mod doodle_city;
mod mind;
pub mod network;
mod points;
mod skill;
mod thinker;
pub mod training;

pub use ahead::Imagined;
pub use mind::{Mind, WithBots, thought_seed};
pub use points::Points;
pub use skill::Skill;
pub use thinker::{Candidate, Thinker};
