//! What was chosen and not yet confirmed outlives the app where the device ends it.

use bevy::{prelude::*, window::AppLifecycle};
use serde::{Deserialize, Serialize};

use super::table_game::{Selection as _, TableGame};
use crate::{
    platform::{ThisDevice, is_last_moment},
    session::Session,
    storage::Resume,
};

/// A selection as it is saved, for one moment of one match only.
#[derive(Serialize, Deserialize)]
struct Saved<S> {
    id: String,
    step: usize,
    #[serde(flatten)]
    selection: S,
}

impl<S> Saved<S> {
    fn is_of<G: TableGame>(&self, session: &Session<G>) -> bool {
        self.id == session.id().to_string() && self.step == session.play().log().len()
    }
}

/// Saves the selection when the device puts the app aside, and needs it no more when the app goes on.
pub(super) fn save<G: TableGame>(
    mut lifecycle: MessageReader<AppLifecycle>,
    device: Res<ThisDevice>,
    session: Option<Res<Session<G>>>,
    selection: Res<G::Selection>,
    mut resume: ResMut<Resume>,
) {
    let Some(event) = lifecycle.read().last() else { return };
    // At a start what was saved waits until its match is back on the table.
    let Some(session) = session.filter(|session| session.is_live()) else { return };
    let is_saved = device.comes_back() && is_last_moment(event) && *selection != G::Selection::default();
    let saved = is_saved.then(|| Saved {
        id: session.id().to_string(),
        step: session.play().log().len(),
        selection: selection.clone(),
    });
    let chosen = saved.and_then(|saved| serde_json::to_value(saved).ok());
    if resume.chosen != chosen {
        resume.chosen = chosen;
    }
}

/// Restores the selection when its match is back on the table.
pub(super) fn restore<G: TableGame>(
    session: Res<Session<G>>,
    mut selection: ResMut<G::Selection>,
    mut resume: ResMut<Resume>,
) {
    if resume.chosen.is_none() || !session.is_live() {
        return;
    }
    let saved =
        resume.chosen.take().and_then(|chosen| serde_json::from_value::<Saved<G::Selection>>(chosen).ok());
    if let Some(saved) = saved.filter(|saved| saved.is_of(&session)) {
        selection.set_if_neq(saved.selection.restore(session.play()));
    }
}
