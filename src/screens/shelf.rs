//! The shelf: the box, and the running matches above it.

mod cards;
mod cover;
mod layout;
mod scene;

use bevy::prelude::*;

use super::Page;
use crate::{
    AppSystems,
    locale::Locale,
    semantics::Intent,
    storage::{Answer, Request, Storage},
    theme::{label::TextScale, paint::register_picture, place::Screen},
};
use cards::Running;

/// Stands on the shelf.
#[derive(Component, Clone, Copy, Default, Debug)]
struct OnShelf;

/// What the shelf shows.
#[derive(Resource, Default, PartialEq, Debug)]
struct Shelf {
    /// The running matches, latest first; `None` until they have been read once.
    matches: Option<Vec<Running>>,
    /// The page of them that is shown.
    page: usize,
}

pub(crate) fn shelf_plugin(app: &mut App) {
    register_picture::<cover::Cover>(app);
    app.init_resource::<Shelf>().init_resource::<Locale>().add_systems(OnEnter(Page::Shelf), open).add_systems(
        Update,
        (
            (hear_storage, turn_pages).chain().in_set(AppSystems::Session),
            scene::set_up.run_if(has_changed).in_set(AppSystems::Board),
        )
            .run_if(in_state(Page::Shelf)),
    );
}

fn open(mut shelf: ResMut<Shelf>, storage: Option<Res<Storage>>) {
    // What was known stays until the storage has answered, so that nothing jumps.
    shelf.page = 0;
    if let Some(storage) = storage {
        storage.send(Request::List);
    }
}

fn hear_storage(mut answers: MessageReader<Answer>, mut shelf: ResMut<Shelf>, storage: Option<Res<Storage>>) {
    for answer in answers.read() {
        match answer {
            Answer::Listed { matches, .. } => {
                let matches = Some(matches.iter().filter(|it| !it.is_over()).map(Running::of).collect());
                if shelf.matches != matches {
                    shelf.matches = matches;
                }
            }
            Answer::Removed(_) | Answer::Imported { .. } => {
                if let Some(storage) = &storage {
                    storage.send(Request::List);
                }
            }
            Answer::Saved { .. }
            | Answer::NotSaved { .. }
            | Answer::SettingsRead { .. }
            | Answer::SettingsSaved
            | Answer::SettingsNotSaved { .. }
            | Answer::Exported { .. }
            | Answer::Failed { .. } => {}
        }
    }
}

fn turn_pages(mut intents: MessageReader<Intent>, mut shelf: ResMut<Shelf>) {
    for intent in intents.read() {
        if let Intent::ShowMatches(page) = intent {
            shelf.page = *page;
        }
    }
}

fn has_changed(
    shelf: Res<Shelf>,
    screen: Res<Screen>,
    locale: Res<Locale>,
    text_scale: Res<TextScale>,
    standing: Query<(), With<OnShelf>>,
) -> bool {
    shelf.is_changed()
        || screen.is_changed()
        || locale.is_changed()
        || text_scale.is_changed()
        || standing.is_empty()
}
