//! The order in which a frame's systems run.

#[cfg(not(target_vendor = "apple"))]
use bevy::render::{ExtractSchedule, RenderApp};
use bevy::{app::SubApp, ecs::schedule::SingleThreadedExecutor, prelude::*};

/// The parts of [`Update`], in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Touches, keys and widgets become intents.
    Input,
    /// What was drawn on the table becomes an intent.
    Strokes,
    /// Intents become orders.
    Intents,
    /// What was meant for the game on the table is chosen there.
    Choices,
    /// Orders become actions, confirmed by storage.
    Session,
    /// What stands on the table follows the match.
    Table,
    /// Things move to their places and are painted.
    Motion,
    /// What happened is heard.
    Audio,
}

/// Brings the sets of [`AppSystems`] into their order.
pub(crate) struct SchedulePlugin;

impl Plugin for SchedulePlugin {
    fn build(&self, app: &mut App) {
        use AppSystems::{Audio, Choices, Input, Intents, Motion, Session, Strokes, Table};
        app.configure_sets(Update, (Input, Strokes, Intents, Choices, Session, Table, Motion, Audio).chain());
        // Sessions and tests, which are without the rest of the app, have no more than this.
        app.edit_schedule(Update, |update| {
            update.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// Has all systems run one after the other: those of the app, and beside them those of its renderer. There are many,
/// and most are idle or soon done: handing them to other threads costs several times what running them does. Call it
/// once all plugins are there.
pub(crate) fn run_in_line(app: &mut App) {
    line_up(app.main_mut());
    // Apple's systems let surfaces be made on the main thread alone, to which only the executor with threads goes back.
    #[cfg(not(target_vendor = "apple"))]
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        line_up(renderer);
        // What it orders is for the renderer to carry out, while the app goes on; another executor does not know that.
        renderer.edit_schedule(ExtractSchedule, |extract| {
            extract.set_apply_final_deferred(false);
        });
    }
}

fn line_up(app: &mut SubApp) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
