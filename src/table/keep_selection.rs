//! What was chosen and not yet confirmed outlives the app where the device ends it.

use bevy::{prelude::*, window::AppLifecycle};
use serde::{Deserialize, Serialize};

use super::table_game::{Selection as _, TableGame};
use crate::{
    platform::{ThisDevice, is_last_moment},
    session::Session,
    storage::Resume,
};

/// A selection as it is kept, for one moment of one match only.
#[derive(Serialize, Deserialize)]
struct Kept {
    id: String,
    step: usize,
    /// In the game's own form.
    #[serde(flatten)]
    selection: serde_json::Value,
}

impl Kept {
    fn is_of<G: TableGame>(&self, session: &Session<G>) -> bool {
        self.id == session.id().to_string() && self.step == session.play().log().len()
    }
}

/// Keeps the selection when the device puts the app aside, and needs it no more when the app goes on.
pub(super) fn keep<G: TableGame>(
    mut lifecycle: MessageReader<AppLifecycle>,
    device: Res<ThisDevice>,
    session: Option<Res<Session<G>>>,
    selection: Res<G::Selection>,
    mut resume: ResMut<Resume>,
) {
    let Some(event) = lifecycle.read().last() else { return };
    // At a start what was kept waits until its match is back on the table.
    let Some(session) = session.filter(|session| session.is_live()) else { return };
    let is_kept = device.comes_back() && is_last_moment(event) && *selection != G::Selection::default();
    let kept = is_kept.then(|| Kept {
        id: session.id().to_string(),
        step: session.play().log().len(),
        selection: selection.keep(),
    });
    let chosen = kept.and_then(|kept| serde_json::to_value(kept).ok());
    if resume.chosen != chosen {
        resume.chosen = chosen;
    }
}

/// Takes the selection up again when its match is back on the table.
pub(super) fn take_up<G: TableGame>(
    session: Res<Session<G>>,
    mut selection: ResMut<G::Selection>,
    mut resume: ResMut<Resume>,
) {
    if resume.chosen.is_none() || !session.is_live() {
        return;
    }
    let kept = resume.chosen.take().and_then(|chosen| serde_json::from_value::<Kept>(chosen).ok());
    let kept = kept.filter(|kept| kept.is_of(&session));
    if let Some(taken_up) = kept.and_then(|kept| G::Selection::take_up(session.play(), kept.selection)) {
        selection.set_if_neq(taken_up);
    }
}
