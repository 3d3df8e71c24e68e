//! The results of a match, counted up before everybody's eyes.

mod acting;
mod count;
mod layout;
mod pictures;
mod scene;
mod show;
mod solo;

use bevy::prelude::*;

use super::Page;
use crate::{
    AppSystems,
    locale::Locale,
    rules::doodle_city::DoodleCity,
    session::Session,
    theme::{
        label::TextScale,
        paint::register_picture,
        place::{IsLeftHanded, Screen},
    },
};

/// Belongs to the results.
#[derive(Component, Clone, Copy, Default, Debug)]
struct OnResults;

pub(crate) fn results_plugin(app: &mut App) {
    register_picture::<pictures::Head>(app);
    register_picture::<pictures::Bar>(app);
    register_picture::<pictures::Computer>(app);
    register_picture::<pictures::Medal>(app);
    app.init_resource::<count::Count>()
        .init_resource::<Locale>()
        .add_systems(OnEnter(Page::Results), count::begin)
        .add_systems(
            Update,
            (
                (acting::act, count::go_on).chain().in_set(AppSystems::Intents),
                (scene::set_up.run_if(has_changed), show::show.run_if(is_counting))
                    .chain()
                    .in_set(AppSystems::Board),
            )
                .run_if(in_state(Page::Results)),
        );
}

fn has_changed(
    session: Option<Res<Session<DoodleCity>>>,
    screen: Res<Screen>,
    locale: Res<Locale>,
    (text_scale, is_left_handed): (Res<TextScale>, Res<IsLeftHanded>),
    standing: Query<(), With<OnResults>>,
) -> bool {
    session.is_some_and(|session| session.is_changed())
        || screen.is_changed()
        || locale.is_changed()
        || text_scale.is_changed()
        || is_left_handed.is_changed()
        || standing.is_empty()
}

fn is_counting(count: Res<count::Count>, added: Query<(), Added<OnResults>>) -> bool {
    count.is_changed() || !added.is_empty()
}
