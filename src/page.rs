//! What fills the screen.

use bevy::prelude::*;

/// What fills the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// The boxes, and the running matches.
    #[default]
    Shelf,
    /// Who plays, and what is agreed on for a new match.
    Setup,
    /// A match.
    Table,
    /// Its end.
    Results,
}
