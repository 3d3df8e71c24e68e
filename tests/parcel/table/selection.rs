//! What a player has chosen and not confirmed.

use bevy::prelude::*;
use doodle_city::{record::Match, rules::LegalActions as _, table::table_game::Selection};
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

    fn choose(&mut self, play: &Match<Parcel>, TablePick(action): TablePick) {
        if play.legal().iter().any(|legal| legal == action) {
            self.action = Some(action);
        }
    }

    fn unchoose(&mut self) {
        self.action = None;
    }

    fn restore(self, play: &Match<Parcel>) -> Self {
        let is_legal = |action: &Action| play.legal().iter().any(|legal| legal == *action);
        Self { action: self.action.filter(is_legal) }
    }
}
