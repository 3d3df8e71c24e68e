//! What an action would bring: carried out on a copy of the match, told in events and points.

use crate::{
    locale::doodle_city::moves::Change,
    record::Match,
    rules::{
        Actor, Game as _, LegalActions as _,
        dice::Face,
        doodle_city::{Action, DoodleCity, Event, Legal, Road, Square},
    },
};

/// What an action would bring to the player on turn.
#[derive(Clone, PartialEq, Debug)]
pub struct MovePreview {
    /// The action.
    pub action: Action,
    /// What it would change in the running total, taxis included.
    pub change: Change,
    /// What would happen.
    pub events: Vec<Event>,
}

impl MovePreview {
    /// Tries `action`; `None` if the rules refuse it.
    pub fn of(play: &Match<DoodleCity>, action: Action) -> Option<Self> {
        let Actor::Seat(seat) = play.actor() else { return None };
        let mut after = play.state().clone();
        let mut events = Vec::new();
        play.game().apply(&mut after, action, &mut events).ok()?;
        let score = |state: &<DoodleCity as crate::rules::Game>::State| state.city(seat).score(play.game());
        let (before, after) = (score(play.state()), score(&after));
        let change = Change { total: after.total - before.total, taxis: after.taxis - before.taxis };
        Some(Self { action, change, events })
    }
}

/// Everything that can be done in one square with one die.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// For each road, in the order of [`Road::ALL`]: the ways to draw it, the highest score first.
    pub roads: [Vec<Action>; 6],
    /// Crossing out a house.
    pub cross: Option<Action>,
}

impl Options {
    /// What is legal with `die` in `square`.
    pub fn of(legal: &Legal, die: Face, square: Square) -> Self {
        let mut options = Self::default();
        for action in legal.iter().filter(|action| action.target() == Some((die, square))) {
            match action {
                // Scores come lowest first.
                Action::Draw { road, .. } => options.roads[road as usize].insert(0, action),
                Action::Cross { .. } => options.cross = Some(action),
                Action::StartingRoad(_) | Action::Roll { .. } | Action::Pass => {}
            }
        }
        options
    }
}

/// Which die draws in `square`: the chosen one if it points there, else one that costs no tree, else the 6.
pub fn die_for(legal: &Legal, chosen: Option<Face>, square: Square) -> Option<Face> {
    let points_there = |die: &Face| legal.squares(*die).has(square);
    chosen.filter(points_there).or_else(|| Face::ALL.into_iter().find(points_there))
}

/// The way to draw `road` among `options` with the `lower`th score from the highest.
pub fn way(options: &Options, road: Road, lower: usize) -> Option<Action> {
    let ways = &options.roads[road as usize];
    ways.get(lower % ways.len().max(1)).copied()
}
