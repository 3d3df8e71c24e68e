//! What lies on the table, and of which match.

use core::marker::PhantomData;

use bevy::prelude::*;

use crate::{session::Playable, storage::MatchId};

/// Belongs to the match on the table, which is one of the game with this name in records.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OnTable(&'static str);

impl OnTable {
    /// Belongs to a match of this game.
    pub const fn of<G: Playable>() -> Self {
        Self(G::NAME)
    }
}

/// Which match of this game the entities on the table belong to.
#[derive(Resource, Debug)]
pub struct ShownMatch<G>(pub Option<MatchId>, PhantomData<G>);

impl<G> Default for ShownMatch<G> {
    fn default() -> Self {
        Self(None, PhantomData)
    }
}

/// Whether a match of this game lies on the table.
pub fn is_set<G: Playable>(shown: Res<ShownMatch<G>>) -> bool {
    shown.0.is_some()
}
