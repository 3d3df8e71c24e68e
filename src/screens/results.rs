//! The results of a match.
use bevy::prelude::*;
pub(crate) fn results_plugin(_: &mut App) {}
