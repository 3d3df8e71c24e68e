//! What the app does while its frames are measured: six sheets that never rest.

use bevy::prelude::*;

use super::scenes;
use crate::{
    AppSystems,
    dev::{
        finale,
        measure::{IsComplete, glides_again},
    },
    drawing::{
        begins::Begins,
        place::{LayoutRect, MoveTween},
    },
    page::Page,
    pictures::doodle_city::square::{DrawnRoad, OpenEnds, PrintedSquare},
    record::{Match, Player},
    rules::{
        Seat,
        doodle_city::{DoodleCity, Road, Setup, Square, built_in_sheets},
    },
    screens::Begin,
    session::Session,
    table::{
        dice::{Die, RollAnimation, ShownFace},
        doodle_city::{
            inking::Inking,
            mark::MarkState,
            paper::Paper,
            sheet::{SheetOf, SheetSquares},
        },
    },
    theme::motion::durations,
};

/// Makes the app do what is measured.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, sit_down)
        .add_systems(Update, move_everything.in_set(AppSystems::Table).run_if(in_state(Page::Table)));
}

/// Plays its finale again and again.
pub fn finale(app: &mut App) {
    finale::plugin(app, || scenes::played(4, false, Match::is_over));
}

fn sit_down(mut begin: MessageWriter<Begin>) {
    let Some(sheet) = built_in_sheets().into_iter().next() else { return };
    let setup = Setup { players: 6, first: Seat(0), more_control: false, free_circling: false, sheet };
    let players = (1..=6).map(|seat| Player::person(format!("Player {seat}"))).collect();
    if let Ok(play) = Match::<DoodleCity>::new(setup, players) {
        begin.write(Begin(play.into()));
    }
}

/// Everything moves that ever moves: all six sheets glide, each draws a road and its circles, the dice tumble.
fn move_everything(
    mut commands: Commands,
    time: Res<Time>,
    session: Option<Res<Session<DoodleCity>>>,
    mut complete: ResMut<IsComplete>,
    sheets: Query<&SheetSquares>,
    gliding: Query<(Entity, &LayoutRect), Or<(With<SheetOf>, With<Paper>)>>,
    mut squares: Query<(&PrintedSquare, &ChildOf, &LayoutRect, &mut DrawnRoad, &mut Begins<DrawnRoad>)>,
    pens: Query<Entity, With<Inking>>,
    dice: Query<(Entity, &ShownFace), With<Die>>,
    mut marks: Query<&mut Begins<MarkState>>,
    mut last: Local<f32>,
) {
    if session.is_none() {
        return;
    }
    complete.0 = true;
    let Some(now) = glides_again(&time, &mut last) else { return };
    let drawn = (now / durations::STROKE) as usize % Square::COUNT;
    for pen in &pens {
        commands.entity(pen).despawn();
    }
    for squares_of in &sheets {
        if let Ok((printed, sheet, place, mut road, mut begins)) = squares.get_mut(squares_of.0[drawn]) {
            *road = DrawnRoad(Some(Road::NorthEast));
            *begins = Begins::at(now);
            let line = Inking::road(printed, Road::NorthEast, OpenEnds::default(), now);
            line.spawn(&mut commands, sheet.parent(), place);
        }
    }
    for (entity, place) in &gliding {
        commands.entity(entity).insert(MoveTween::from_beside(*place, now));
    }
    for (entity, face) in &dice {
        commands.entity(entity).insert(RollAnimation { begins: now, thrown: Vec2::ZERO, face: face.0 });
    }
    for mut begins in &mut marks {
        *begins = Begins::at(now);
    }
}
