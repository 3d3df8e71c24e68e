//! Moves that are worth considering, while somebody asks for them.

use bevy::prelude::*;

use super::{context::TableContext, table_game::TableGame};
use crate::boxes::HintEntry;

/// A move that is worth considering, as it is shown at the table.
#[derive(Clone, Debug)]
pub struct ShownHint {
    /// In words and pictures.
    pub entry: HintEntry,
    /// What the main button says once it is chosen.
    pub word: String,
    /// Where the thing lies that it is about, in dp; `None` if it is about none.
    pub place: Option<Rect>,
}

/// What could be done, the best first; `None` as long as nobody asks, or as it is not known.
#[derive(Resource, Clone, Default, Debug)]
pub struct Hints(pub Option<Vec<ShownHint>>);

/// Has the game put into words what was found, and say what it is about.
pub(super) fn tell_hints<G: TableGame>(table: TableContext<G>, mut told: ResMut<Hints>) {
    let is_new = table.thoughts.is_changed() || table.locale.is_changed() || table.layout.is_changed();
    let Some(play) = table.play().filter(|_| is_new) else { return };
    let shown = table.thoughts.hints().map(|hints| {
        let shown = hints.iter().map(|hint| ShownHint {
            entry: G::hint(&table.locale, play, hint),
            word: G::confirm_word(&table.locale, play, Some(hint.action)),
            place: G::hint_place(&table, play, hint.action).filter(|place| !place.is_empty()),
        });
        shown.collect()
    });
    if shown.is_some() || told.0.is_some() {
        told.0 = shown;
    }
}

/// Without a match on the table there is nothing to say.
pub(super) fn forget_hints(mut told: ResMut<Hints>) {
    if told.0.is_some() {
        told.0 = None;
    }
}
