//! Why something cannot be done, in the words of the rules.

use crate::{locale::Locale, rules::design_town::Illegal};

/// Why a card is refused; `None` for what no touch can ask for.
pub fn reason(locale: &Locale, illegal: &Illegal) -> Option<String> {
    match illegal {
        Illegal::NoMoney { price, there } => {
            Some(locale.with("town-why-coins", &[("price", (*price).into()), ("there", (*there).into())]))
        }
        Illegal::NoActionLeft => Some(locale.text("town-why-action")),
        Illegal::NotInSupply { .. } => Some(locale.text("town-why-supply")),
        _ => None,
    }
}
