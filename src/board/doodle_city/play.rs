//! Plays what happened: dice tumble, roads draw themselves, circles close, points fly. It ends as `show` shows it.

use bevy::prelude::*;

use super::{
    die::{DieView, Tumble},
    layer::Layer,
    layout::TableLayout,
    mark::{MarkView, Track},
    scene::{OnTable, Table},
    square::SquareView,
};
use crate::{
    board::{
        pace::Pace,
        sounds::{Heard, Sound},
        turn::Playing,
    },
    rules::{
        Actor, Seat,
        doodle_city::{DoodleCity, Event, Square},
    },
    session::Played,
    theme::{
        brush::LONG_AGO,
        label::{Label, TextSize},
        motion::{Awake, HasMotion, lasts},
        palette,
        place::Glide,
    },
};

/// Points on their way from a square to the total.
#[derive(Component, Clone, Copy, Debug)]
pub struct Flight {
    ends: f32,
}

/// The clock of one action's events: each begins where the one before leaves room.
struct Timeline {
    now: f32,
    at: f32,
}

impl Timeline {
    fn take(&mut self, seconds: f32) -> f32 {
        let begins = self.now + self.at;
        self.at += seconds;
        begins
    }
}

/// What the board needs to set things in motion.
type Moving<'w, 's> = (
    Query<'w, 's, &'static mut SquareView>,
    Query<'w, 's, &'static mut MarkView>,
    Query<'w, 's, (Entity, &'static DieView)>,
);

/// Sets in motion what was just played; `show` has put it there already.
pub fn play_events(
    mut commands: Commands,
    mut played: MessageReader<Played<DoodleCity>>,
    table: Table,
    time: Res<Time>,
    (has_motion, pace): (Res<HasMotion>, Res<Pace>),
    moving: Moving,
    (mut awake, mut playing): (ResMut<Awake>, ResMut<Playing>),
    mut heard: MessageWriter<Heard>,
) {
    let Some(session) = &table.session else { return };
    let has_motion = HasMotion(has_motion.0 && !pace.is_hurried());
    let play = session.play();
    let (mut squares, mut marks, dice) = moving;
    for Played { events, .. } in played.read() {
        let mut line = Timeline { now: time.elapsed_secs(), at: 0.0 };
        let mut hear = |line: &Timeline, sound| {
            heard.write(Heard { sound, after: if has_motion.0 { line.at } else { 0.0 } });
        };
        for event in events {
            match *event {
                Event::DiceRolled { blue, white, .. } => {
                    hear(&line, Sound::Roll);
                    let begins = line.take(lasts::ROLL);
                    let mut faces = white.iter();
                    let mut sorted: Vec<_> = dice.iter().collect();
                    sorted.sort_by_key(|(_, die)| die.index);
                    for (entity, die) in sorted {
                        let face = if die.index == 0 { Some(blue) } else { faces.next() };
                        let begins = if has_motion.0 { begins } else { LONG_AGO };
                        commands.entity(entity).insert(Tumble { begins, face: face.unwrap_or(die.face) });
                    }
                }
                Event::StartingRoadDrawn { column, face, .. } => {
                    hear(&line, Sound::Roll);
                    let begins = line.take(lasts::ROLL);
                    if let Some((entity, _)) = dice.iter().find(|(_, die)| die.index == 0) {
                        let begins = if has_motion.0 { begins } else { LONG_AGO };
                        commands.entity(entity).insert(Tumble { begins, face });
                    }
                    hear(&line, Sound::Stroke);
                    let begins = line.take(lasts::STROKE);
                    let square = play.game().sheet().house_square(column);
                    for mut view in squares.iter_mut().filter(|view| view.square == square) {
                        view.road_begins = begins;
                    }
                }
                Event::RoadDrawn { seat, square, .. } => {
                    hear(&line, Sound::Stroke);
                    let begins = line.take(lasts::STROKE);
                    for mut view in squares.iter_mut().filter(|view| view.seat == seat && view.square == square)
                    {
                        view.road_begins = begins;
                    }
                }
                Event::HouseCrossed { seat, square, .. } => {
                    hear(&line, Sound::Cross);
                    let begins = line.take(lasts::MARK);
                    for mut view in squares.iter_mut().filter(|view| view.seat == seat && view.square == square)
                    {
                        view.cross_begins = begins;
                    }
                }
                Event::TreeCrossed { seat, crossed } if seat == table.turn.large => {
                    hear(&line, Sound::Tree);
                    begin_mark(&mut marks, Track::Trees, usize::from(crossed) - 1, line.take(lasts::MARK));
                }
                Event::HotelScored { seat, square, circled: Some(score), .. } => {
                    let scores = play.game().sheet().hotel_scores();
                    fly(&mut commands, &table, seat, square, score.into(), &mut line, has_motion);
                    hear(&line, Sound::Circle);
                    if let Some(at) = scores.iter().position(|&printed| printed == score) {
                        begin_mark(&mut marks, Track::Hotels, at, line.take(lasts::MARK));
                    }
                }
                Event::ShopScored { seat, square, circled: Some(score), .. } => {
                    let scores = play.game().sheet().shop_scores();
                    fly(&mut commands, &table, seat, square, score.into(), &mut line, has_motion);
                    hear(&line, Sound::Circle);
                    if let Some(at) = scores.iter().position(|&printed| printed == score) {
                        begin_mark(&mut marks, Track::Shops, at, line.take(lasts::MARK));
                    }
                }
                Event::BonusTaken { seat, square, position, points } => {
                    hear(&line, Sound::Bonus);
                    fly(&mut commands, &table, seat, square, points.into(), &mut line, has_motion);
                    begin_mark(&mut marks, Track::Bonuses, position.into(), line.take(lasts::MARK));
                }
                Event::TurnBegan { .. }
                | Event::DieTaken { .. }
                | Event::TreeCrossed { .. }
                | Event::HotelScored { circled: None, .. }
                | Event::ShopScored { circled: None, .. }
                | Event::Passed { .. }
                | Event::EndCame { .. }
                | Event::RoundEnded { .. }
                | Event::MatchEnded => {}
            }
        }
        if has_motion.0 {
            // A moment to see it before the table turns to the next player.
            let rest = if matches!(play.actor(), Actor::Seat(_)) && line.at < lasts::ROLL { 0.35 } else { 0.1 };
            playing.until = line.now + line.at + rest;
            awake.stay(&time, line.at + rest + 0.05);
        }
    }
}

fn begin_mark(marks: &mut Query<&mut MarkView>, track: Track, position: usize, begins: f32) {
    for mut mark in marks.iter_mut().filter(|mark| mark.track == track && mark.position == position) {
        mark.begins = begins;
    }
}

/// Points fly from the square to the total of the sheet that lies large.
fn fly(
    commands: &mut Commands,
    table: &Table,
    seat: Seat,
    square: Square,
    points: i32,
    line: &mut Timeline,
    has_motion: HasMotion,
) {
    if seat != table.turn.large || !has_motion.0 {
        return;
    }
    let begins = line.now + line.at;
    let from = TableLayout::square(table.laid.0.grid, square.index());
    let size = Vec2::new(64.0, 34.0);
    let at = |middle: Vec2| Layer::Flight.place(Rect::from_center_size(middle, size));
    let text = crate::locale::names::change(&table.locale, points);
    commands.spawn((
        OnTable,
        Label::new(text, TextSize::Title, palette::BLUE),
        at(table.laid.0.points.center()),
        Glide::new(at(from.center()), begins),
        Flight { ends: begins + lasts::FLIGHT + 0.05 },
    ));
}

/// Points that have arrived are gone.
pub fn land(
    mut commands: Commands,
    time: Res<Time>,
    mut awake: ResMut<Awake>,
    flights: Query<(Entity, &Flight)>,
) {
    for (entity, flight) in &flights {
        if time.elapsed_secs() >= flight.ends {
            commands.entity(entity).despawn();
        } else {
            awake.stay(&time, 0.1);
        }
    }
}

/// Whether nothing of the last action moves any more.
pub fn lies_still(playing: Res<Playing>, time: Res<Time>) -> bool {
    time.elapsed_secs() >= playing.until
}

/// What has drawn itself lies there: afterwards the table is as `show` would make it.
pub fn settle(mut squares: Query<&mut SquareView>, mut marks: Query<&mut MarkView>) {
    for mut view in
        squares.iter_mut().filter(|view| view.road_begins > LONG_AGO || view.cross_begins > LONG_AGO)
    {
        (view.road_begins, view.cross_begins) = (LONG_AGO, LONG_AGO);
    }
    for mut mark in marks.iter_mut().filter(|mark| mark.begins > LONG_AGO) {
        mark.begins = LONG_AGO;
    }
}
