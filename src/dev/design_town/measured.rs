//! What the app does while its frames are measured: cards that glide and turn over without end.

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
    rules::design_town::DesignTown,
    screens::Begin,
    session::Session,
    table::design_town::cards::{IsChosen, TownCard, Turning},
};

/// Makes the app do what is measured.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, sit_down).add_systems(
        Update,
        move_everything
            .in_set(AppSystems::Table)
            .run_if(in_state(Page::Table).and_then(resource_exists::<Session<DesignTown>>)),
    );
}

/// Plays its finale again and again.
pub fn finale(app: &mut App) {
    finale::plugin(app, || scenes::played(4, Match::is_over));
}

fn sit_down(mut begin: MessageWriter<Begin>) {
    if let Some(play) = scenes::played(4, scenes::is_long) {
        begin.write(Begin(play.into()));
    }
}

/// Everything moves that ever moves: all cards glide and turn over, and rings come and go.
fn move_everything(
    mut commands: Commands,
    time: Res<Time>,
    mut complete: ResMut<IsComplete>,
    mut cards: Query<(Entity, &LayoutRect, &mut IsChosen), With<TownCard>>,
    mut last: Local<f32>,
) {
    complete.0 = true;
    let Some(now) = glides_again(&time, &mut last) else { return };
    for (entity, place, mut is_chosen) in &mut cards {
        is_chosen.0 = !is_chosen.0;
        commands
            .entity(entity)
            .insert((MoveTween::from_beside(*place, now), Turning { begins: now, before: None }));
    }
}
