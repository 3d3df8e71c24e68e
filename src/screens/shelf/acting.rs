//! What intents mean on the shelf, and what the storage says of the running matches.

use bevy::prelude::*;

use super::{Shelf, cards::Running};
use crate::{
    boxes::Boxes,
    intent::Intent,
    locale::Locale,
    screens::{Page, Panel, panels::Panels},
    session::Open,
    storage::{Answer, MatchId, Request, Storage, Stored},
};

/// The match that shall be opened once it has been read, and whether it goes on or is only looked at. What was listed may
/// be old.
#[derive(Resource, Default, Debug)]
pub(super) struct Wanted(Option<(MatchId, bool)>);

pub(super) fn open(mut wanted: ResMut<Wanted>, storage: Option<Res<Storage>>) {
    // What was shown stays until the storage has answered, so that nothing jumps.
    wanted.0 = None;
    if let Some(storage) = storage {
        storage.send(Request::List);
    }
}

pub(super) fn hear_storage(
    mut answers: MessageReader<Answer>,
    mut shelf: ResMut<Shelf>,
    mut wanted: ResMut<Wanted>,
    storage: Option<Res<Storage>>,
    mut page: ResMut<NextState<Page>>,
    mut open: MessageWriter<Open>,
) {
    for answer in answers.read() {
        match answer {
            Answer::Listed { matches, .. } => {
                let matches = Some(matches.iter().map(Running::of).collect());
                if shelf.matches != matches {
                    shelf.matches = matches;
                }
            }
            // Another window may have removed it: what there is is listed anew.
            Answer::Gone(_) | Answer::Removed(_) | Answer::Imported { .. } | Answer::ArchiveImported(_) => {
                if let Some(storage) = &storage {
                    storage.send(Request::List);
                }
            }
            Answer::Read(stored) => {
                if let Some((_, is_live)) = wanted.0.take_if(|(id, _)| *id == stored.id) {
                    let Stored { id, game: play, tutorial, .. } = Stored::clone(stored);
                    page.set(if play.is_over() { Page::Results } else { Page::Table });
                    open.write(Open { id, play, is_live, tutorial });
                }
            }
            _ => {}
        }
    }
}

pub(super) fn act(
    mut intents: MessageReader<Intent>,
    (shelf, mut wanted): (Res<Shelf>, ResMut<Wanted>),
    (locale, boxes): (Res<Locale>, Res<Boxes>),
    storage: Option<Res<Storage>>,
    mut panels: Panels,
) {
    for intent in intents.read() {
        match intent {
            Intent::ContinueMatch(id) | Intent::LookAtMatch(id) => {
                if let Some(storage) = &storage {
                    wanted.0 = Some((id.clone(), matches!(intent, Intent::ContinueMatch(_))));
                    storage.send(Request::Read(id.clone()));
                }
            }
            Intent::AskToRemove(id) => {
                let running = shelf.matches.iter().flatten().find(|running| running.id == *id);
                if let Some(running) = running {
                    panels.open(Panel::Dialog(running.farewell(&boxes, &locale)));
                }
            }
            Intent::RemoveMatch(id) => {
                if let Some(storage) = &storage {
                    storage.send(Request::Remove(id.clone()));
                }
            }
            _ => {}
        }
    }
}
