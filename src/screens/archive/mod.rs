//! The archive: the finished matches, to be found again.

mod select;
mod show;
mod told;

use std::sync::Arc;

use bevy::prelude::*;

use super::Panel;
use crate::{
    AppSystems,
    intent::Intent,
    storage::{Answer, Archived, MatchId, Request, Storage},
};

pub(super) use show::{ArchiveView, Choice, show};

/// The finished matches, as far as they are known.
#[derive(Resource, Default, Debug)]
pub(super) struct Archive {
    /// Those played last first; `None` before they have been listed.
    matches: Option<Arc<[Archived]>>,
    /// Taken out of the list; it stays on disk as long as it can be put back.
    removed: Option<MatchId>,
    /// Put in the place of by another; it goes for good now.
    gone: Vec<MatchId>,
}

impl Archive {
    /// Takes a match out of the list.
    pub(super) fn remove(&mut self, id: MatchId) {
        self.gone.extend(self.removed.replace(id));
    }

    /// Puts the last one back.
    pub(super) fn put_back(&mut self) {
        self.removed = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Archive>().add_systems(
        Update,
        (ask, hear_storage, let_go).chain().before(super::table::TablePageSystems).in_set(AppSystems::Intents),
    );
}

/// Has the matches listed when they are to be shown.
fn ask(mut intents: MessageReader<Intent>, storage: Option<Res<Storage>>) {
    if intents.read().any(|intent| *intent == Intent::OpenArchive)
        && let Some(storage) = storage
    {
        storage.send(Request::ListArchive);
    }
}

fn hear_storage(
    mut answers: MessageReader<Answer>,
    mut archive: ResMut<Archive>,
    panel: Res<Panel>,
    storage: Option<Res<Storage>>,
) {
    for answer in answers.read() {
        match answer {
            Answer::ArchiveListed { matches, .. } => archive.matches = Some(Arc::clone(matches)),
            Answer::Gone(_) | Answer::Imported { .. } | Answer::ArchiveImported(_)
                if *panel == Panel::Archive =>
            {
                if let Some(storage) = &storage {
                    storage.send(Request::ListArchive);
                }
            }
            _ => {}
        }
    }
}

/// Removes for good what can no longer be put back: something else was removed, or the archive was closed.
fn let_go(mut archive: ResMut<Archive>, panel: Res<Panel>, storage: Option<Res<Storage>>) {
    let is_waiting = archive.removed.is_some() && *panel == Panel::Archive;
    if archive.gone.is_empty() && (archive.removed.is_none() || is_waiting) {
        return;
    }
    let mut gone = core::mem::take(&mut archive.gone);
    if !is_waiting {
        gone.extend(archive.removed.take());
    }
    if let Some(matches) = &archive.matches {
        archive.matches = Some(matches.iter().filter(|it| !gone.contains(&it.id)).cloned().collect());
    }
    if let Some(storage) = storage {
        gone.into_iter().for_each(|id| storage.send(Request::Remove(id)));
    }
}
