//! Moves in words: on a button, in a hint.

use super::things;
use crate::{
    locale::Locale,
    rules::{dice::Face, doodle_city::Action},
};

/// What is done, for whoever does not see it.
pub fn action(locale: &Locale, action: Action) -> String {
    let args = |die: Face, square| {
        let [column, row] = things::place(square);
        [("die", die.pips().into()), column, row]
    };
    match action {
        Action::Draw { die, square, road, .. } => {
            let args = [&args(die, square)[..], &[("road", things::road_id(road))]].concat();
            locale.with("doodle-action-draw", &args)
        }
        Action::Cross { die, square } => locale.with("doodle-action-cross", &args(die, square)),
        Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => locale.text("doodle-action-pass"),
    }
}
