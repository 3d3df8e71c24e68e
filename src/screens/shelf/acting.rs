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

/// The matches themselves, and who waits for them.
#[derive(Resource, Default, Debug)]
pub(super) struct Known {
    matches: Vec<Stored>,
    /// Lists that were asked for and have not come: until then what is known may be old.
    asked: u32,
    /// The match that shall be opened once the list has come.
    wanted: Option<MatchId>,
}

impl Known {
    fn ask(&mut self, storage: &Storage) {
        self.asked += 1;
        storage.send(Request::List);
    }
}

pub(super) fn open(mut known: ResMut<Known>, storage: Option<Res<Storage>>) {
    // What was shown stays until the storage has answered, so that nothing jumps.
    known.wanted = None;
    if let Some(storage) = storage {
        known.ask(&storage);
    }
}

pub(super) fn hear_storage(
    mut answers: MessageReader<Answer>,
    mut shelf: ResMut<Shelf>,
    mut known: ResMut<Known>,
    storage: Option<Res<Storage>>,
) {
    for answer in answers.read() {
        match answer {
            Answer::Listed { matches, .. } => {
                known.asked = known.asked.saturating_sub(1);
                // One that is over lies on no shelf, but may have been on the table when the device ended the app.
                known.matches.clone_from(matches);
                let matches = Some(matches.iter().filter(|it| !it.is_over()).map(Running::of).collect());
                if shelf.matches != matches {
                    shelf.matches = matches;
                }
            }
            Answer::Removed(_) | Answer::Imported { .. } => {
                if let Some(storage) = &storage {
                    known.ask(storage);
                }
            }
            _ => {}
        }
    }
}

pub(super) fn act(
    mut intents: MessageReader<Intent>,
    (shelf, mut known): (Res<Shelf>, ResMut<Known>),
    (locale, boxes): (Res<Locale>, Res<Boxes>),
    storage: Option<Res<Storage>>,
    mut panels: Panels,
    mut page: ResMut<NextState<Page>>,
    mut open: MessageWriter<Open>,
) {
    for intent in intents.read() {
        match intent {
            Intent::ContinueMatch(id) => known.wanted = Some(id.clone()),
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
    // An old state must not be played on: the match opens once the latest list is there.
    if known.asked == 0
        && let Some(wanted) = known.wanted.take()
        && let Some(Stored { id, game, tutorial, .. }) = known.matches.iter().find(|it| it.id == wanted)
    {
        let (id, play, tutorial) = (id.clone(), game.clone(), tutorial.clone());
        page.set(if play.is_over() { Page::Results } else { Page::Table });
        open.write(Open { id, play, is_live: true, tutorial });
    }
}
