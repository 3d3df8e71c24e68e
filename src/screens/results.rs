//! The results of a match, counted up before everybody's eyes.

mod acting;
mod asked;
mod count;
mod finale;
mod layout;
mod pictures;
mod scene;
mod share;
mod show;
mod solo;

use bevy::prelude::*;

use super::Page;
use crate::{
    AppSystems,
    boxes::{Boxes, Results},
    drawing::{
        label::TextScale,
        paint::PicturePlugin,
        place::{IsLeftHanded, Screen},
    },
    locale::Locale,
    pictures::{
        backdrop::{Backdrop, WOOD},
        material::{HOUSE, Material},
    },
    record::{AnyMatch, Player},
    storage::Light,
    table::{TableSystems, current::ActiveMatch},
};

/// Belongs to the results.
#[derive(Component, Clone, Copy, Default, Debug)]
struct OnResults;

/// What is shown of the match on the table.
#[derive(Resource, Clone, Debug)]
struct Shown {
    play: Option<AnyMatch>,
    results: Option<Results>,
    /// Who played, seat by seat.
    players: Vec<Player>,
    /// What controls are made of.
    material: &'static Material,
    /// What the page lies on.
    backdrop: &'static Backdrop,
}

impl Default for Shown {
    fn default() -> Self {
        Self { play: None, results: None, players: Vec::new(), material: &HOUSE, backdrop: &WOOD }
    }
}

pub(crate) fn results_plugin(app: &mut App) {
    app.add_plugins((
        PicturePlugin::<pictures::Bar>::default(),
        PicturePlugin::<pictures::Computer>::default(),
        PicturePlugin::<pictures::Paper>::default(),
        PicturePlugin::<pictures::Plate>::default(),
        PicturePlugin::<pictures::Seal>::default(),
        PicturePlugin::<asked::SealRing>::default(),
    ));
    app.add_plugins(finale::plugin);
    app.init_resource::<Shown>()
        .init_resource::<count::Count>()
        .init_resource::<asked::AskedAchievement>()
        .init_resource::<Locale>()
        .add_systems(OnEnter(Page::Results), ((count::begin, finale::delay_count).chain(), asked::forget))
        .add_systems(
            Update,
            (
                (acting::act, share::take_picture, asked::ask, count::go_on, finale::go_on)
                    .chain()
                    .before(super::table::TablePageSystems)
                    .in_set(AppSystems::Intents),
                (
                    tell,
                    finale::show(),
                    scene::set_up.run_if(not(finale::plays)).run_if(has_changed),
                    show::show.run_if(is_counting),
                    asked::tell.run_if(asked::is_to_tell),
                )
                    .chain()
                    .after(TableSystems::Tell)
                    .in_set(AppSystems::Table),
            )
                .run_if(in_state(Page::Results)),
        );
}

/// Asks the game for the results of the match on the table.
fn tell(
    (current, boxes, locale): (Res<ActiveMatch>, Res<Boxes>, Res<Locale>),
    mut shown: ResMut<Shown>,
    mut count: ResMut<count::Count>,
) {
    if shown.play == current.play && !locale.is_changed() {
        return;
    }
    let play = current.play.as_ref();
    let game = play.and_then(|play| boxes.of(play));
    let results = play.zip(game).and_then(|(play, game)| (game.results)(&locale, play));
    let (material, backdrop) = game.map_or((&HOUSE, &WOOD), |game| (game.material, game.backdrop));
    count.take(results.as_ref().map_or(0, Results::counted));
    *shown = Shown { play: play.cloned(), results, players: current.seats.clone(), material, backdrop };
}

fn has_changed(
    shown: Res<Shown>,
    (screen, light): (Res<Screen>, Res<Light>),
    (text_scale, is_left_handed): (Res<TextScale>, Res<IsLeftHanded>),
    standing: Query<(), With<OnResults>>,
) -> bool {
    shown.is_changed()
        || screen.is_changed()
        || light.is_changed()
        || text_scale.is_changed()
        || is_left_handed.is_changed()
        || standing.is_empty()
}

fn is_counting(count: Res<count::Count>, added: Query<(), Added<OnResults>>) -> bool {
    count.is_changed() || !added.is_empty()
}
