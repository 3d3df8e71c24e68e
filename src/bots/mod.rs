//! Computer players: search over the rules' contract, for any game.

mod ahead;
mod analysis;
mod candidate;
pub mod city_planner;
pub mod design_town;
pub mod doodle_city;
pub(crate) mod fnv;
pub mod golden;
mod hint;
pub(crate) mod learnt;
mod mind;
mod mistakes;
pub mod network;
mod normal;
mod playouts;
mod points;
mod random;
mod skill;
mod thinker;
pub mod training;

pub use ahead::Imagined;
pub use analysis::{
    Analysis, Analyst, AnalystTeam, Choice, Depth, Findings, Grade, VALUES_VERSION, read_analysis,
    write_analysis,
};
pub use candidate::Candidate;
pub use hint::Hint;
pub use mind::{Counted, Found, Mind, Tries, WIN, WithBots, thought_seed};
pub use mistakes::{misjudge, overlook};
pub use playouts::Playouts;
pub use points::Points;
pub use skill::Skill;
pub use thinker::Thinker;
