//! What a finished match owed to chance and what to its players' choices.
//!
//! All by one valuation, [`Mind::expect`]: what everybody can expect. Each action of a match changes that. What chance
//! changes is luck, what a player's choice changes is that player's doing, and all changes together lead from what could
//! be expected before the first action to the result, exactly.
//!
//! [`Mind::expect`]: super::Mind::expect

mod analyst;
mod findings;
mod grade;
mod kept;
mod rating;
mod report;
mod team;

pub use analyst::{Analyst, Depth};
pub use findings::Findings;
pub use grade::Grade;
pub use kept::{VALUES_VERSION, read_analysis, write_analysis};
pub use report::{Analysis, Choice};
pub use team::AnalystTeam;
