//! What stands on the table: what all games share, and sheets, squares, roads, dice and players of each as entities.

pub mod current;
pub mod doodle_city;
pub mod pace;
pub mod sounds;
pub mod stroke;
pub mod turn;

use bevy::prelude::*;

use crate::{AppSystems, session::ReadyForNext};

/// What all games share.
pub fn plugin(app: &mut App) {
    app.init_resource::<current::Current>()
        .init_resource::<current::ShortCuts>()
        .add_message::<current::StepBack>()
        .insert_resource(current::IsShown(false))
        .init_resource::<pace::Pace>()
        .init_resource::<stroke::DrawingArea>()
        .init_resource::<stroke::Stroke>()
        .add_message::<stroke::Drawn>()
        .init_resource::<turn::Turn>()
        .init_resource::<turn::Playing>()
        .init_resource::<ReadyForNext>()
        .add_message::<sounds::Heard>()
        .add_systems(Update, turn::tell_ready.after(AppSystems::Board).before(AppSystems::Motion));
}
