//! The ways to use a die in a square: its roads, with the scores that may be circled, or a house to cross out.

use crate::rules::{
    LegalActions as _,
    dice::Face,
    doodle_city::{Action, Legal, Road, Square},
};

/// Everything that can be done in one square with one die.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ways {
    /// For each road, in the order of [`Road::ALL`]: the ways to draw it, the highest score first.
    pub roads: [Vec<Action>; 6],
    /// Crossing out a house.
    pub cross: Option<Action>,
}

impl Ways {
    /// What is legal with `die` in `square`.
    pub fn of(legal: &Legal, die: Face, square: Square) -> Self {
        let mut ways = Self::default();
        for action in legal.iter().filter(|action| action.target() == Some((die, square))) {
            match action {
                // Scores come lowest first.
                Action::Draw { road, .. } => ways.roads[road as usize].insert(0, action),
                Action::Cross { .. } => ways.cross = Some(action),
                Action::StartingRoad(_) | Action::Roll { .. } | Action::Pass => {}
            }
        }
        ways
    }
}

/// Which die draws in `square`: the chosen one if it points there, else one that costs no tree, else the 6.
pub fn die_for(legal: &Legal, chosen: Option<Face>, square: Square) -> Option<Face> {
    let points_there = |die: &Face| legal.squares(*die).has(square);
    chosen.filter(points_there).or_else(|| Face::ALL.into_iter().find(points_there))
}

/// The way to draw `road` among `ways` with the `lower`th score from the highest.
pub fn way(ways: &Ways, road: Road, lower: usize) -> Option<Action> {
    let ways = &ways.roads[road as usize];
    ways.get(lower % ways.len().max(1)).copied()
}
