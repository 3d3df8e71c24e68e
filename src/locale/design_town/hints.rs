//! What speaks for a move of Design Town, in words.

use crate::{bots::design_town::Reason, locale::Locale};

/// Why a move is good: "Going on ends the turn in 12 of 100 cases".
pub fn why(locale: &Locale, reason: Reason) -> String {
    match reason {
        Reason::Only => locale.text("town-why-only"),
        Reason::Wins => locale.text("town-why-wins"),
        Reason::WinsLater => locale.text("town-why-wins-later"),
        Reason::GoesOn { risk } => locale.with("town-why-goes-on", &[("risk", risk.into())]),
        Reason::Stops { risk } => locale.with("town-why-stops", &[("risk", risk.into())]),
        Reason::Saves { risk } => locale.with("town-why-saves", &[("risk", risk.into())]),
        Reason::Lost => locale.text("town-why-lost"),
        Reason::NotWorthSaving => locale.text("town-why-not-worth-saving"),
        Reason::BetterDeck => locale.text("town-why-better-deck"),
        Reason::ThinnerDeck => locale.text("town-why-thinner-deck"),
        Reason::HurtsMore => locale.text("town-why-hurts-more"),
        Reason::NothingBetter => locale.text("town-why-nothing-better"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_words() {
        let reasons = [
            (Reason::Only, "Nothing else can be done"),
            (Reason::Wins, "This turn wins the match once it is built"),
            (Reason::WinsLater, "With further downgrades this turn wins the match"),
            (Reason::GoesOn { risk: 12 }, "Going on ends the turn in 12 of 100 cases"),
            (Reason::GoesOn { risk: 0 }, "Going on is safe"),
            (Reason::Stops { risk: 40 }, "Enough for this turn: going on ends it in 40 of 100 cases"),
            (Reason::Stops { risk: 0 }, "Enough for this turn"),
            (Reason::Saves { risk: 0 }, "The turn goes on instead of ending here"),
            (
                Reason::Saves { risk: 40 },
                "It may save the turn: a card that must be played still ends it in 40 of 100 cases",
            ),
            (Reason::Lost, "A card that must be played next would end the turn anyway"),
            (Reason::NotWorthSaving, "The turn is not worth a downgrade"),
            (Reason::BetterDeck, "It makes your deck better"),
            (Reason::ThinnerDeck, "Your deck is better off without that card"),
            (Reason::HurtsMore, "It costs the others more"),
            (Reason::NothingBetter, "Nothing you could build makes your deck better"),
        ];
        for (reason, words) in reasons {
            assert_eq!(why(&Locale::default(), reason), words);
        }
    }
}
