//! Moves in words: on a button, in a hint.

use doodle_city::locale::Locale;

use crate::game::{rules::Action, texts};

/// What a player does: "Keep"; `None` for what chance does.
pub fn action(locale: &Locale, action: Action) -> Option<String> {
    Some(match action {
        Action::Again => texts::text(locale, "parcel-move-again"),
        Action::Keep => texts::text(locale, "parcel-move-keep"),
        Action::Pass => texts::text(locale, "parcel-move-pass"),
        Action::Deal(_) | Action::Throw(_) | Action::Reveal(_) => return None,
    })
}
