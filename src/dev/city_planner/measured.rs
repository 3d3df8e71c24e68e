//! What the app does while its frames are measured: blocks that glide and dice that tumble without end.

use bevy::prelude::*;

use super::scenes;
use crate::{
    AppSystems,
    dev::{
        finale,
        measure::{IsComplete, glides_again},
    },
    drawing::place::{LayoutRect, MoveTween},
    page::Page,
    record::Match,
    rules::city_planner::CityPlanner,
    screens::Begin,
    session::Session,
    table::{
        city_planner::block::BlockCard,
        dice::{Die, RollAnimation, ShownFace},
    },
};

/// Makes the app do what is measured.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, sit_down).add_systems(
        Update,
        move_everything
            .in_set(AppSystems::Table)
            .run_if(in_state(Page::Table).and_then(resource_exists::<Session<CityPlanner>>)),
    );
}

/// Plays its finale again and again.
pub fn finale(app: &mut App) {
    finale::plugin(app, || scenes::played(2, Match::is_over));
}

fn sit_down(mut begin: MessageWriter<Begin>) {
    if let Some(play) = scenes::played(2, scenes::turn(5)) {
        begin.write(Begin(play.into()));
    }
}

/// Everything moves that ever moves: the blocks of both towns, and their dice.
fn move_everything(
    mut commands: Commands,
    time: Res<Time>,
    mut complete: ResMut<IsComplete>,
    blocks: Query<(Entity, &LayoutRect), With<BlockCard>>,
    dice: Query<(Entity, &ShownFace), With<Die>>,
    mut last: Local<f32>,
) {
    complete.0 = true;
    let Some(now) = glides_again(&time, &mut last) else { return };
    for (entity, place) in &blocks {
        commands.entity(entity).insert(MoveTween::from_beside(*place, now));
    }
    for (entity, face) in &dice {
        commands.entity(entity).insert(RollAnimation { begins: now, thrown: Vec2::ZERO, face: face.0 });
    }
}
