//! What a player has chosen and not confirmed.

use bevy::prelude::*;
use doodle_city::{intent::Pick, record::Match, rules::LegalActions as _, table::table_game::Selection};
use serde::{Deserialize, Serialize};

use super::pick::TablePick;
use crate::game::rules::{Action, Parcel};

/// What is to be done.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct MoveSelection {
    /// Nothing if nothing is chosen.
    pub action: Option<Action>,
}

impl Selection<Parcel> for MoveSelection {
    fn of(_: &Match<Parcel>, action: Action) -> Self {
        Self { action: Some(action) }
    }

    fn is_empty(&self) -> bool {
        self.action.is_none()
    }

    fn action(&self, _: &Match<Parcel>) -> Option<Action> {
        self.action
    }

    fn choose(&mut self, play: &Match<Parcel>, choice: Pick) {
        let Some(TablePick(action)) = TablePick::of(choice) else { return };
        if play.legal().iter().any(|legal| legal == action) {
            self.action = Some(action);
        }
    }

    fn unchoose(&mut self) {
        self.action = None;
    }

    fn keep(&self) -> serde_json::Value {
        serde_json::json!(self)
    }

    fn take_up(play: &Match<Parcel>, kept: serde_json::Value) -> Option<Self> {
        let chosen: Self = serde_json::from_value(kept).ok()?;
        let is_legal = |action: &Action| play.legal().iter().any(|legal| legal == *action);
        chosen.action.filter(is_legal).map(|action| Self { action: Some(action) })
    }
}
