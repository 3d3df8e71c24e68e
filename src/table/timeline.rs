//! When what has just happened is shown: each event begins where the one before leaves room.

use bevy::prelude::*;

use super::{
    pace::BotPacing,
    table_game::TableGame,
    turn::{AnimationClock, FocusedSeat},
};
use crate::{
    drawing::begins::Begins,
    rules::{Actor, Game},
    session::{ActionApplied, Session},
    theme::motion::{HasMotion, RedrawUntil, durations},
};

/// The moments of the action that has come about in this frame.
#[derive(Resource, Debug)]
pub(super) struct Timeline<G: Game> {
    moments: Vec<TimedEvent<G::Event>>,
    /// Whether anything moves; otherwise it lies there at once.
    has_motion: bool,
    /// Whether something of it may still be on its way.
    is_running: bool,
}

impl<G: Game> Default for Timeline<G> {
    fn default() -> Self {
        Self { moments: Vec::new(), has_motion: false, is_running: false }
    }
}

/// An event, and when it is shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TimedEvent<E> {
    /// What happened.
    pub event: E,
    /// When the action came about, in seconds of [`Time`].
    now: f32,
    /// How much later this is shown, in seconds.
    after: f32,
}

impl<E> TimedEvent<E> {
    /// When it begins, in seconds of [`Time`].
    pub(super) const fn begins(&self) -> f32 {
        self.now + self.after
    }

    /// In how many seconds it begins.
    pub(super) const fn after(&self) -> f32 {
        self.after
    }
}

impl<G: Game> Timeline<G> {
    /// What happened, in its order.
    pub(super) fn moments(&self) -> impl Iterator<Item = TimedEvent<G::Event>> {
        self.moments.iter().cloned()
    }

    /// Whether what happened moves.
    pub(super) const fn has_motion(&self) -> bool {
        self.has_motion
    }
}

/// Gives every event of the action its moment.
pub(super) fn time_events<G: TableGame>(
    mut applied: MessageReader<ActionApplied<G>>,
    session: Option<Res<Session<G>>>,
    focused: Res<FocusedSeat>,
    time: Res<Time>,
    (has_motion, pace): (Res<HasMotion>, Res<BotPacing>),
    (mut redraw_until, mut clock): (ResMut<RedrawUntil>, ResMut<AnimationClock>),
    mut timeline: ResMut<Timeline<G>>,
) {
    let timeline = timeline.bypass_change_detection();
    timeline.moments.clear();
    let Some(session) = session else { return };
    for ActionApplied { events, .. } in applied.read() {
        timeline.has_motion = has_motion.0 && !pace.is_hurried();
        timeline.is_running = true;
        let (now, mut end) = (time.elapsed_secs(), 0.0);
        for event in events {
            if let Some(seconds) = G::lasts(event, focused.0) {
                timeline.moments.push(TimedEvent { event: event.clone(), now, after: end });
                end += seconds;
            }
        }
        if timeline.has_motion && end > 0.0 {
            // A moment to see it before the table turns to the next player.
            let passes = matches!(session.play().actor(), Actor::Seat(seat) if seat != focused.0);
            let rest = if passes && end < durations::ROLL { 0.35 } else { 0.1 };
            clock.until = now + end + rest;
            redraw_until.stay(&time, end + rest + 0.05);
        }
    }
}

/// Whether anything of an action is to be shown in this frame.
pub(super) fn has_moments<G: TableGame>(timeline: Res<Timeline<G>>) -> bool {
    !timeline.moments.is_empty()
}

/// Whether anything of an action is set in motion in this frame.
pub(super) fn sets_in_motion<G: TableGame>(timeline: Res<Timeline<G>>) -> bool {
    timeline.has_motion && !timeline.moments.is_empty()
}

/// Whether all of an action has been shown, and does not lie there yet.
pub(super) fn has_ended<G: TableGame>(
    timeline: Res<Timeline<G>>,
    (clock, time): (Res<AnimationClock>, Res<Time>),
) -> bool {
    timeline.is_running && clock.is_over(&time)
}

/// What has been shown lies there: afterwards the table is as if the match had just been opened.
pub(super) fn settle<T: Component + PartialEq>(mut begun: Query<&mut Begins<T>>) {
    begun.iter_mut().for_each(|mut begins| _ = begins.set_if_neq(Begins::default()));
}

/// All that has been shown lies there.
pub(super) fn end<G: TableGame>(mut timeline: ResMut<Timeline<G>>) {
    timeline.is_running = false;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_moment_begins_later_by_as_much() {
        let moment = TimedEvent { event: (), now: 10.0, after: 0.5 };
        assert_eq!((moment.begins(), moment.after()), (10.5, 0.5));
    }
}
