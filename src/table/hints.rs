//! Moves that are worth considering, while somebody asks for them.

use bevy::prelude::*;

use crate::{
    boxes::{BoxedGame, HintEntry},
    locale::Locale,
    session::{Session, ThinkingTask},
};

/// What could be done, the best first; `None` as long as nobody asks, or as it is not known.
#[derive(Resource, Clone, Default, Debug)]
pub struct Hints(pub Option<Vec<HintEntry>>);

/// Has the game put into words what was found.
pub(super) fn tell_hints<G: BoxedGame>(
    session: Option<Res<Session<G>>>,
    thoughts: Res<ThinkingTask<G>>,
    locale: Res<Locale>,
    mut told: ResMut<Hints>,
) {
    let Some(session) = session.filter(|_| thoughts.is_changed() || locale.is_changed()) else { return };
    let entry = |hint| G::hint(&locale, session.play(), hint);
    told.0 = thoughts.hints().map(|hints| hints.iter().map(entry).collect());
}

/// Without a match on the table there is nothing to say.
pub(super) fn forget_hints(mut told: ResMut<Hints>) {
    if told.0.is_some() {
        told.0 = None;
    }
}
