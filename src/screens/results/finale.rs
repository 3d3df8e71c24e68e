//! The finale: before the results of a match that has just ended, dusk falls over the town of whoever is best, which
//! comes alive, and the totals are counted up beside it. A touch skips it.

mod act_out;
mod celebrate;
mod layout;
mod scene;
mod tally;

use bevy::prelude::*;

use super::{Shown, count::Count};
use crate::{
    drawing::{paint::PicturePlugin, place::LayoutRect},
    input::Skip,
    page::Page,
    theme::motion::{HasMotion, RedrawUntil},
};

/// When dusk has fallen, so that things come alive, and when counting begins, in seconds.
const DUSK: f32 = 1.4;
const COUNTS: f32 = 1.1;
/// How long it stands at least, and how long once all is counted, in seconds.
const LEAST: f32 = 5.6;
const STANDS: f32 = 2.2;

/// The finale that plays, if one does.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Finale {
    /// For how many seconds it has played; `None` if none does.
    at: Option<f32>,
    /// For how many of them everything has been counted.
    counted: f32,
    /// Where it has just had the town, which goes from there to its place in the results.
    pub(super) left_town: Option<LayoutRect>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        PicturePlugin::<celebrate::Confetti>::default(),
        PicturePlugin::<celebrate::Honour>::default(),
        PicturePlugin::<scene::Dusk>::default(),
        PicturePlugin::<tally::Legend>::default(),
        PicturePlugin::<tally::TallyBar>::default(),
    ))
    .init_resource::<Finale>()
    .add_systems(OnTransition { exited: Page::Table, entered: Page::Results }, begin)
    .add_systems(OnExit(Page::Results), end);
}

/// The systems that show it, in their order.
pub(super) fn show() -> bevy::ecs::schedule::ScheduleConfigs<bevy::ecs::system::ScheduleSystem> {
    (
        scene::clear.run_if(not(plays)),
        scene::set_up.run_if(plays).run_if(has_to_be_set_up),
        (act_out::fall, act_out::act_out, act_out::sound_out, tally::count_up, celebrate::celebrate)
            .run_if(plays),
    )
        .chain()
}

/// Whether a finale plays.
pub(super) fn plays(finale: Res<Finale>) -> bool {
    finale.at.is_some()
}

fn has_to_be_set_up(
    standing: Query<(), With<scene::OnFinale>>,
    shown: Res<Shown>,
    screen: Res<crate::drawing::place::Screen>,
    text_scale: Res<crate::drawing::label::TextScale>,
) -> bool {
    standing.is_empty() || shown.is_changed() || screen.is_changed() || text_scale.is_changed()
}

/// A match has come to its end at the table.
fn begin(mut finale: ResMut<Finale>, has_motion: Res<HasMotion>) {
    *finale = Finale { at: has_motion.0.then_some(0.0), ..Finale::default() };
}

fn end(mut finale: ResMut<Finale>) {
    *finale = Finale::default();
}

/// Counting waits until dusk has fallen.
pub(super) fn delay_count(finale: Res<Finale>, mut count: ResMut<Count>) {
    if finale.at.is_some() {
        count.wait(COUNTS);
    }
}

/// One frame further; a touch, and whatever there is nothing to show of, ends it.
pub(super) fn go_on(
    (time, count, shown): (Res<Time>, Res<Count>, Res<Shown>),
    mut skips: MessageReader<Skip>,
    towns: Query<&LayoutRect, With<scene::FinaleTown>>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut finale: ResMut<Finale>,
) {
    let is_skipped = skips.read().count() > 0;
    let Some(at) = finale.at else { return };
    redraw_until.stay(&time, 0.1);
    let counted = if count.is_over() { finale.counted + time.delta_secs() } else { 0.0 };
    let is_over = at >= LEAST && counted >= STANDS;
    let has_nothing = shown.play.is_some() && shown.results.is_none();
    let goes_on = !(is_skipped || is_over || has_nothing);
    *finale = Finale {
        at: goes_on.then_some(at + time.delta_secs()),
        counted,
        left_town: towns.iter().next().filter(|_| !goes_on).copied(),
    };
}
