//! Plays what happened: dice tumble, roads draw themselves, circles close, points fly. It ends as `show` shows it.

use bevy::prelude::*;

use super::{
    die::{Die, ShownFace, Tumble},
    layer::Layer,
    layout::TableLayout,
    mark::{MarkBegins, Track, Tracks},
    scene::{OnTable, Table},
    sheet::Sheets,
    square::{CrossBegins, RoadBegins},
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
    (Sheets<'w, 's>, Query<'w, 's, &'static mut RoadBegins>, Query<'w, 's, &'static mut CrossBegins>),
    (Query<'w, 's, &'static Tracks>, Query<'w, 's, &'static mut MarkBegins>),
    Query<'w, 's, (Entity, &'static Die, &'static ShownFace)>,
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
    let ((sheets, mut roads, mut crosses), mut marks, dice) = moving;
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
                    sorted.sort_by_key(|(_, die, _)| **die);
                    for (entity, die, shown) in sorted {
                        let face = if die.is_blue() { Some(blue) } else { faces.next() };
                        let begins = if has_motion.0 { begins } else { LONG_AGO };
                        commands.entity(entity).insert(Tumble { begins, face: face.unwrap_or(shown.0) });
                    }
                }
                Event::StartingRoadDrawn { column, face, .. } => {
                    hear(&line, Sound::Roll);
                    let begins = line.take(lasts::ROLL);
                    if let Some((entity, ..)) = dice.iter().find(|(_, die, _)| die.is_blue()) {
                        let begins = if has_motion.0 { begins } else { LONG_AGO };
                        commands.entity(entity).insert(Tumble { begins, face });
                    }
                    hear(&line, Sound::Stroke);
                    let begins = line.take(lasts::STROKE);
                    let square = play.game().sheet().house_square(column);
                    for square in sheets.everywhere(square) {
                        if let Ok(mut road) = roads.get_mut(square) {
                            road.0 = begins;
                        }
                    }
                }
                Event::RoadDrawn { seat, square, .. } => {
                    hear(&line, Sound::Stroke);
                    let begins = line.take(lasts::STROKE);
                    if let Some(square) = sheets.square(seat, square)
                        && let Ok(mut road) = roads.get_mut(square)
                    {
                        road.0 = begins;
                    }
                }
                Event::HouseCrossed { seat, square, .. } => {
                    hear(&line, Sound::Cross);
                    let begins = line.take(lasts::MARK);
                    if let Some(square) = sheets.square(seat, square)
                        && let Ok(mut cross) = crosses.get_mut(square)
                    {
                        cross.0 = begins;
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

fn begin_mark(
    (tracks, marks): &mut (Query<&Tracks>, Query<&mut MarkBegins>),
    track: Track,
    position: usize,
    begins: f32,
) {
    let mark = tracks.single().ok().and_then(|tracks| tracks.mark(track, position));
    if let Some(mark) = mark
        && let Ok(mut mark) = marks.get_mut(mark)
    {
        mark.0 = begins;
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
pub fn settle(
    mut roads: Query<&mut RoadBegins>,
    mut crosses: Query<&mut CrossBegins>,
    mut marks: Query<&mut MarkBegins>,
) {
    roads.iter_mut().for_each(|mut road| _ = road.set_if_neq(RoadBegins::default()));
    crosses.iter_mut().for_each(|mut cross| _ = cross.set_if_neq(CrossBegins::default()));
    marks.iter_mut().for_each(|mut mark| _ = mark.set_if_neq(MarkBegins::default()));
}
