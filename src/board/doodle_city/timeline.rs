//! When what has just happened is shown: each event begins where the one before leaves room. `play` shows them.

use bevy::prelude::*;

use crate::{
    board::{
        pace::Pace,
        turn::{Playing, Turn},
    },
    rules::{
        Actor, Seat,
        doodle_city::{DoodleCity, Event},
    },
    session::{Played, Session},
    theme::motion::{Awake, HasMotion, lasts},
};

/// The moments of the action that has come about in this frame.
#[derive(Resource, Default, Debug)]
pub(super) struct Timeline {
    moments: Vec<Moment>,
    /// Whether anything moves; otherwise it lies there at once.
    has_motion: bool,
    /// Whether strokes may still draw themselves.
    is_running: bool,
}

/// An event, and when it is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Moment {
    /// What happened.
    pub event: Event,
    /// When the action came about, in seconds of [`Time`].
    now: f32,
    /// How much later this is shown, in seconds.
    after: f32,
}

impl Moment {
    /// When it begins, in seconds of [`Time`].
    pub(super) const fn begins(&self) -> f32 {
        self.now + self.after
    }

    /// In how many seconds it begins.
    pub(super) const fn after(&self) -> f32 {
        self.after
    }

    /// The moment so many seconds later.
    pub(super) const fn later(self, seconds: f32) -> Self {
        Self { after: self.after + seconds, ..self }
    }
}

impl Timeline {
    /// What happened, in its order.
    pub(super) fn moments(&self) -> impl Iterator<Item = Moment> {
        self.moments.iter().copied()
    }

    /// Whether what happened moves.
    pub(super) const fn has_motion(&self) -> bool {
        self.has_motion
    }

    /// All that was drawn lies there.
    pub(super) const fn end(&mut self) {
        self.is_running = false;
    }
}

/// How long an event is shown, in seconds; `None` if nothing of it is. Trees lie beside the large sheet alone.
const fn duration(event: &Event, large: Seat) -> Option<f32> {
    match event {
        Event::DiceRolled { .. } => Some(lasts::ROLL),
        Event::StartingRoadDrawn { .. } => Some(lasts::ROLL + lasts::STROKE),
        Event::RoadDrawn { .. } => Some(lasts::STROKE),
        Event::TreeCrossed { seat, .. } if seat.0 != large.0 => None,
        Event::TreeCrossed { .. }
        | Event::HouseCrossed { .. }
        | Event::HotelScored { circled: Some(_), .. }
        | Event::ShopScored { circled: Some(_), .. }
        | Event::BonusTaken { .. } => Some(lasts::MARK),
        Event::HotelScored { circled: None, .. }
        | Event::ShopScored { circled: None, .. }
        | Event::TurnBegan { .. }
        | Event::DieTaken { .. }
        | Event::Passed { .. }
        | Event::EndCame { .. }
        | Event::RoundEnded { .. }
        | Event::MatchEnded => None,
    }
}

/// Gives every event of the action its moment.
pub(super) fn time_events(
    mut played: MessageReader<Played<DoodleCity>>,
    session: Option<Res<Session<DoodleCity>>>,
    turn: Res<Turn>,
    time: Res<Time>,
    (has_motion, pace): (Res<HasMotion>, Res<Pace>),
    (mut awake, mut playing): (ResMut<Awake>, ResMut<Playing>),
    mut timeline: ResMut<Timeline>,
) {
    let timeline = timeline.bypass_change_detection();
    timeline.moments.clear();
    let Some(session) = session else { return };
    for Played { events, .. } in played.read() {
        timeline.has_motion = has_motion.0 && !pace.is_hurried();
        timeline.is_running = true;
        let (now, mut end) = (time.elapsed_secs(), 0.0);
        for event in events {
            if let Some(seconds) = duration(event, turn.large) {
                timeline.moments.push(Moment { event: *event, now, after: end });
                end += seconds;
            }
        }
        if timeline.has_motion {
            // A moment to see it before the table turns to the next player.
            let is_seats = matches!(session.play().actor(), Actor::Seat(_));
            let rest = if is_seats && end < lasts::ROLL { 0.35 } else { 0.1 };
            playing.until = now + end + rest;
            awake.stay(&time, end + rest + 0.05);
        }
    }
}

/// Whether anything of an action is to be shown in this frame.
pub(super) fn has_moments(timeline: Res<Timeline>) -> bool {
    !timeline.moments.is_empty()
}

/// Whether nothing of the last action moves any more.
pub(super) fn lies_still(playing: Res<Playing>, time: Res<Time>) -> bool {
    playing.is_over(&time)
}

/// Whether strokes that have drawn themselves are still to be made things that lie there.
pub(super) fn is_running(timeline: Res<Timeline>) -> bool {
    timeline.is_running
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        dice::Face,
        doodle_city::{Column, Road, Square},
    };

    const ADA: Seat = Seat(0);

    fn road_and_score() -> [Event; 4] {
        let square = Square::all().next().expect("a sheet has squares");
        [
            Event::DieTaken { seat: ADA, die: Face::One },
            Event::RoadDrawn { seat: ADA, square, road: Road::WestEast },
            Event::TreeCrossed { seat: ADA, crossed: 1 },
            Event::HotelScored { seat: ADA, square, length: 3, circled: Some(3) },
        ]
    }

    fn durations(large: Seat) -> Vec<Option<f32>> {
        road_and_score().iter().map(|event| duration(event, large)).collect()
    }

    #[test]
    fn what_cannot_be_seen_takes_no_time() {
        assert_eq!(durations(ADA), [None, Some(lasts::STROKE), Some(lasts::MARK), Some(lasts::MARK)]);
        let by_other = durations(Seat(1));
        assert_eq!(by_other[2], None, "the trees of another sheet do not lie on the table");
    }

    #[test]
    fn a_starting_road_is_drawn_once_its_die_lies() {
        let event = Event::StartingRoadDrawn { column: Column::ALL[0], face: Face::Two, road: Road::WestEast };
        assert_eq!(duration(&event, ADA), Some(lasts::ROLL + lasts::STROKE));
        let moment = Moment { event, now: 10.0, after: 0.5 };
        assert_eq!((moment.begins(), moment.later(lasts::ROLL).after()), (10.5, 0.5 + lasts::ROLL));
    }
}
