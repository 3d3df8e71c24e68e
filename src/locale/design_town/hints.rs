//! What speaks for a move of Design Town, in words.

use crate::{bots::design_town::Reason, locale::Locale};

/// Why a move is good: "The risk that going on ends your turn is 12%".
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
            (Reason::Only, "It is the only thing you can do"),
            (Reason::Wins, "Your turn has enough to win"),
            (Reason::WinsLater, "With more downgrades your turn has enough to win"),
            (Reason::GoesOn { risk: 12 }, "The risk that going on ends your turn is 12%"),
            (Reason::GoesOn { risk: 0 }, "Going on is safe"),
            (Reason::Stops { risk: 40 }, "Enough for this turn: the risk that going on ends it is 40%"),
            (Reason::Stops { risk: 0 }, "Enough for this turn"),
            (Reason::Saves { risk: 0 }, "Your turn goes on instead of ending here"),
            (
                Reason::Saves { risk: 40 },
                "It may save your turn: the risk that a card you must play still ends it is 40%",
            ),
            (Reason::Lost, "A card that you must play next would end your turn anyway"),
            (Reason::NotWorthSaving, "This turn is not worth a downgrade"),
            (Reason::BetterDeck, "Your deck will be better for it"),
            (Reason::ThinnerDeck, "Your deck is better off without this card"),
            (Reason::HurtsMore, "It hurts the others more"),
            (Reason::NothingBetter, "Nothing you could build makes your deck better"),
        ];
        for (reason, words) in reasons {
            assert_eq!(why(&Locale::default(), reason), words);
        }
    }
}
