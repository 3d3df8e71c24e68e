//! The keys of this game: a die by its pips.

use bevy::prelude::*;

use super::pick::TablePick;
use crate::{intent::Intent, rules::dice::Face, table::digits::numbered};

pub(super) fn short_cuts() -> Vec<(KeyCode, Intent)> {
    numbered(Face::ALL).map(|(key, face)| (key, TablePick::Die(face).into())).collect()
}
