//! Why something cannot be done, in the words of the rules.

use crate::{locale::Locale, rules::doodle_city::Illegal};

/// Why a square is refused; `None` for what no touch can ask for.
pub fn reason(locale: &Locale, illegal: &Illegal) -> Option<String> {
    match illegal {
        Illegal::HasRoad { .. } => Some(locale.text("doodle-why-road")),
        Illegal::NoHouseLeft { .. } => Some(locale.text("doodle-why-houses")),
        Illegal::OtherColumn { blue, .. } => {
            Some(locale.with("doodle-why-column", &[("column", blue.pips().into())]))
        }
        Illegal::OtherRow { square, .. } => {
            Some(locale.with("doodle-why-row", &[("row", square.row().number().into())]))
        }
        _ => None,
    }
}
