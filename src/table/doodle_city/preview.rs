//! What is chosen, and what it would bring: worked out once for everything that shows it.

use bevy::prelude::*;

use super::{scene::GameContext, selection::MoveSelection, stroke::Sketch, ways::Ways};
use crate::{
    locale::doodle_city::outcome::MoveOutcome,
    rules::doodle_city::{Action, Legal},
    table::stroke::Stroke,
};

/// What is chosen, and what it would bring.
#[derive(Clone, Debug, Default)]
pub(super) struct MovePreview {
    /// What is chosen.
    pub selection: MoveSelection,
    /// What can be done in the chosen square.
    pub ways: Ways,
    /// What a confirmation would do.
    pub action: Option<Action>,
    /// What that would bring.
    pub outcome: Option<MoveOutcome>,
    /// All that is legal.
    pub legal: Legal,
}

impl MovePreview {
    /// What is chosen at this table, or would be.
    fn of(table: &GameContext, selection: &MoveSelection) -> Option<Self> {
        let play = table.session.as_ref()?.play();
        let legal = play.legal();
        let action = selection.action(play, &legal);
        let outcome = action.and_then(|action| MoveOutcome::of(play, action));
        // Nobody is asked which road a computer player chooses.
        let is_persons = table.permissions.is_persons();
        let ways = if is_persons { selection.ways(&legal) } else { Ways::default() };
        Some(Self { selection: *selection, ways, action, outcome, legal })
    }

    /// Whether the six roads offer themselves.
    pub(super) fn has_tiles(&self) -> bool {
        self.ways.roads.iter().any(|ways| !ways.is_empty())
    }

    /// Whether there is another score to choose for the chosen road, with free circling.
    pub(super) fn has_more_scores(&self) -> bool {
        self.selection.road.is_some_and(|road| self.ways.roads[road as usize].len() > 1)
    }
}

/// What is chosen at the table. It changes whenever anything does that the table shows.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Preview {
    /// What is chosen.
    pub chosen: MovePreview,
    /// What is seen as chosen: what a finger sketches, or else what is chosen.
    pub seen: MovePreview,
    /// The finger that sketches.
    pub finger: Option<Vec2>,
}

/// Works out what is chosen.
pub(super) fn work_out_preview(
    (table, stroke, sketch): (GameContext, Res<Stroke>, Res<Sketch>),
    mut preview: ResMut<Preview>,
) {
    let Some(chosen) = MovePreview::of(&table, &table.selection) else { return };
    let seen = if sketch.0.is_some() { MovePreview::of(&table, sketch.or(&table.selection)) } else { None };
    let seen = seen.unwrap_or_else(|| chosen.clone());
    *preview = Preview { chosen, seen, finger: sketch.finger(&stroke) };
}
