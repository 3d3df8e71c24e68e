//! What a running match looks like from outside, on the shelf.

use crate::drawing::dyn_picture::DynPicture;

/// A running match from outside.
#[derive(Clone, Debug)]
pub struct MatchSummary {
    /// Which game it is, and how far: "Doodle City, round 9".
    pub stage: String,
    /// How far it is, in rounds.
    pub round: u32,
    /// Whose turn it is, and for what: "Ada draws".
    pub turn: String,
    /// What lies on the table, square and small.
    pub picture: DynPicture,
}
