//! Moves in words: on a button, in a hint.

use super::things;
use crate::{
    locale::Locale,
    rules::{dice::Face, doodle_city::Action},
};

/// What is done, for whoever does not see it.
pub fn action(locale: &Locale, action: Action) -> String {
    let args =
        |die: Face, square| [("die", die.pips().into()), ("place", things::place(locale, square).into())];
    match action {
        Action::Draw { die, square, road, .. } => {
            let [die, place] = args(die, square);
            locale.with("doodle-action-draw", &[die, place, ("road", things::road(locale, road).into())])
        }
        Action::Cross { die, square } => locale.with("doodle-action-cross", &args(die, square)),
        Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => locale.text("doodle-action-pass"),
    }
}
