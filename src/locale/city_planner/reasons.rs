//! Why something cannot be done, in the words of the rules.

use crate::{locale::Locale, rules::city_planner::Illegal};

/// Why a block is refused; `None` for what no touch can ask for.
pub fn reason(locale: &Locale, illegal: &Illegal) -> Option<String> {
    match illegal {
        Illegal::CannotGiveUp { parking_lots } => {
            Some(locale.with("planner-why-parking", &[("lots", (*parking_lots).into())]))
        }
        Illegal::NotToGiveUp { .. } => Some(locale.text("planner-why-not-given")),
        _ => None,
    }
}
