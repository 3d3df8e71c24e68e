//! How long what has happened is shown.

use doodle_city::theme::motion::durations;

use crate::game::rules::Event;

/// How long an event is shown, in seconds; `None` if nothing of it is.
pub(super) fn duration(event: &Event) -> Option<f32> {
    match event {
        // A card takes its time to turn over.
        Event::Revealed { .. } => Some(durations::FLIGHT),
        Event::Dealt { .. }
        | Event::Thrown { .. }
        | Event::Kept { .. }
        | Event::Passed { .. }
        | Event::MatchEnded => None,
    }
}
