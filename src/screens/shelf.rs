//! The shelf: the boxes on their boards, and below each what goes on or begins.

mod acting;
pub(super) mod cards;
mod cover;
mod layout;
mod scene;
mod wall;

pub(super) use wall::SHELF;

use bevy::prelude::*;

use super::Page;
use crate::{
    AppSystems,
    drawing::{
        label::TextScale,
        paint::PicturePlugin,
        place::{IsLeftHanded, Screen},
        sprite::SpritePlugin,
    },
    locale::Locale,
};
use cards::Running;

/// Stands on the shelf.
#[derive(Component, Clone, Copy, Default, Debug)]
struct OnShelf;

/// What the shelf shows.
#[derive(Resource, Default, PartialEq, Debug)]
pub(super) struct Shelf {
    /// The running matches, latest first; `None` until they have been read once.
    matches: Option<Vec<Running>>,
}

impl Shelf {
    /// The running matches of a game, latest first.
    pub(super) fn of_game(&self, game: &str) -> Vec<&Running> {
        self.matches.iter().flatten().filter(|running| running.is_of(game)).collect()
    }
}

pub(crate) fn shelf_plugin(app: &mut App) {
    app.add_plugins((
        SpritePlugin::<cover::Cover>::default(),
        PicturePlugin::<wall::Wall>::default(),
        PicturePlugin::<wall::Plank>::default(),
        PicturePlugin::<wall::Holder>::default(),
    ));
    app.init_resource::<Shelf>()
        .init_resource::<Locale>()
        .init_resource::<acting::Wanted>()
        .add_systems(OnEnter(Page::Shelf), acting::open)
        .add_systems(
            Update,
            (
                (acting::hear_storage, acting::act)
                    .chain()
                    .before(super::table::TablePageSystems)
                    .in_set(AppSystems::Intents),
                scene::set_up.run_if(has_changed).in_set(AppSystems::Table),
            )
                .run_if(in_state(Page::Shelf)),
        );
}

fn has_changed(
    shelf: Res<Shelf>,
    screen: Res<Screen>,
    locale: Res<Locale>,
    (text_scale, is_left_handed): (Res<TextScale>, Res<IsLeftHanded>),
    standing: Query<(), With<OnShelf>>,
) -> bool {
    shelf.is_changed()
        || screen.is_changed()
        || locale.is_changed()
        || text_scale.is_changed()
        || is_left_handed.is_changed()
        || standing.is_empty()
}
