//! One running match: orders in, confirmed actions out, saved before anybody sees them, and undo. Computer players
//! think here; when they act is not decided here.
//!
//! It knows neither screens nor games: anything that implements the rules' contract can be played.

mod analysing;
mod message;
pub mod report;
mod run;
mod running;
mod thinking;

use core::marker::PhantomData;

use bevy::{prelude::*, window::RequestRedraw};

pub use analysing::{AnalysisTask, IsAnalysisPaused, WantsAnalysis};
pub use message::{
    ActionApplied, AnyOrder, Open, Order, OrderRejected, PositionChanged, SeatReassigned, WantsHint, Why,
};
pub use report::Report;
pub use run::ReadyForNext;
pub use running::Session;
pub use thinking::{HintOf, Thinkable, ThinkingMode, ThinkingTask};

pub use crate::record::Playable;
use crate::schedule::{AppSystems, SchedulePlugin};

/// Lets a match of one game be opened and played.
///
/// Add it after [`StoragePlugin`](crate::storage::StoragePlugin).
pub struct SessionPlugin<G>(PhantomData<G>);

impl<G> Default for SessionPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Thinkable> Plugin for SessionPlugin<G> {
    fn build(&self, app: &mut App) {
        // A session can also be had without the rest of the app, but not in another order.
        if !app.is_plugin_added::<SchedulePlugin>() {
            app.add_plugins(SchedulePlugin);
        }
        app.init_resource::<run::Opening<G>>()
            .init_resource::<ThinkingTask<G>>()
            .init_resource::<AnalysisTask<G>>()
            .init_resource::<WantsAnalysis>()
            .init_resource::<IsAnalysisPaused>()
            .init_resource::<ThinkingMode>()
            .init_resource::<Report>()
            .init_resource::<ReadyForNext>()
            .add_message::<RequestRedraw>()
            .init_resource::<WantsHint>()
            .add_message::<AnyOrder>()
            .add_message::<Open>()
            .add_message::<Order<G>>()
            .add_message::<ActionApplied<G>>()
            .add_message::<PositionChanged>()
            .add_message::<SeatReassigned>()
            .add_message::<OrderRejected>()
            .add_systems(
                Update,
                (
                    run::announce_next::<G>.run_if(resource_exists::<Session<G>>),
                    run::handle_answers::<G>,
                    run::handle_any_orders::<G>,
                    run::carry_out_orders::<G>,
                    thinking::track_hint_request::<G>.run_if(resource_changed::<WantsHint>),
                    thinking::think::<G>,
                    analysing::take_up_kept_analysis::<G>,
                    analysing::analyse::<G>,
                )
                    .chain()
                    .in_set(AppSystems::Session),
            );
    }
}
