//! The help of Design Town: the rules in sections, and what fingers and keys do.

use super::things;
use crate::{
    locale::{
        Locale,
        help::{Help, Section, pairs, sections},
    },
    rules::design_town::{
        Building, Cards, Downgrade, Effect, LIMIT, MOST_ROUNDS, RESIDENTIAL_AREAS, SOLO_SUPPLY, VP_TO_WIN,
    },
};

/// The sections of the rules, in reading order.
const RULES: [(&str, &str); 13] = [
    ("town-rules-aim-title", "town-rules-aim-text"),
    ("town-rules-cards-title", "town-rules-cards-text"),
    ("town-rules-turn-title", "town-rules-turn-text"),
    ("town-rules-play-title", "town-rules-play-text"),
    ("town-rules-limit-title", "town-rules-limit-text"),
    ("town-rules-downgrade-title", "town-rules-downgrade-text"),
    ("town-rules-build-title", "town-rules-build-text"),
    ("town-rules-give-title", "town-rules-give-text"),
    ("town-rules-yard-title", "town-rules-yard-text"),
    ("town-rules-win-title", "town-rules-win-text"),
    ("town-rules-first-title", "town-rules-first-text"),
    ("town-rules-solo-title", "town-rules-solo-text"),
    // Their pictures follow.
    ("town-rules-buildings-title", "town-rules-buildings-text"),
];

/// What fingers and mouse can do, and what it does.
const GESTURES: [(&str, &str); 7] = [
    ("town-gesture-deck", "town-gesture-deck-text"),
    ("town-gesture-card", "town-gesture-card-text"),
    ("town-gesture-supply", "town-gesture-supply-text"),
    ("town-gesture-discard", "town-gesture-discard-text"),
    ("town-gesture-player", "town-gesture-player-text"),
    ("gesture-hold", "gesture-hold-text"),
    ("gesture-skip", "gesture-skip-text"),
];

/// The keys, and what they do.
const KEYS: [(&str, &str); 18] = [
    ("keys-tab", "keys-tab-text"),
    ("town-keys-arrows", "town-keys-arrows-text"),
    ("keys-enter", "town-keys-enter-text"),
    ("keys-pass", "town-keys-stop-text"),
    ("town-keys-stacks", "town-keys-stacks-text"),
    ("town-keys-piles", "town-keys-piles-text"),
    ("town-keys-options", "town-keys-options-text"),
    ("town-keys-stay", "town-keys-stay-text"),
    ("keys-sheets", "town-keys-others-text"),
    ("keys-undo", "town-keys-undo-text"),
    ("keys-choices", "keys-choices-text"),
    ("keys-things", "keys-things-text"),
    ("keys-hint", "keys-hint-text"),
    ("keys-dice", "town-keys-dice-text"),
    ("keys-menu", "keys-menu-text"),
    ("keys-replay", "keys-replay-text"),
    ("keys-full", "keys-full-text"),
    ("keys-escape", "town-keys-escape-text"),
];

/// The rules with their numbers as `cards` have them, gestures and keys.
pub fn help(locale: &Locale, cards: &Cards) -> Help {
    Help { rules: rules(locale, cards), gestures: pairs(locale, &GESTURES), keys: pairs(locale, &KEYS) }
}

fn rules(locale: &Locale, cards: &Cards) -> Vec<Section> {
    let named = |building| things::building(locale, building);
    // The building that does this, by its name.
    let with = |does: &dyn Fn(Effect) -> bool, usual| {
        let has = |it: &Building| cards.printed(*it).effect.is_some_and(does);
        named(Building::ALL.into_iter().find(has).unwrap_or(usual)).into()
    };
    // Without such a card the rules do not speak of it.
    let (store, enough) = cards.cards_to_win().unwrap_or((Building::ConvenienceStore, 0));
    let saves =
        Building::ALL.into_iter().find(|&it| cards.printed(it).downgrade == Some(Downgrade::RaiseLimit));
    let (flat, price) = cards.gift().unwrap_or((Building::Apartment, 0));
    let args = [
        ("vp", VP_TO_WIN.into()),
        ("cards", enough.into()),
        ("store", named(store).into()),
        ("homes", RESIDENTIAL_AREAS.into()),
        ("home", named(Building::ResidentialArea).into()),
        ("flat", named(flat).into()),
        ("price", price.into()),
        ("mall", with(&|it| it == Effect::NextToo, Building::ShoppingMall)),
        ("church", named(saves.unwrap_or(Building::Church)).into()),
        ("yard", with(&|it| it == Effect::OthersDiscard, Building::ConstructionYard)),
        ("factory", with(&|it| it == Effect::DiscardBottom, Building::Factory)),
        ("flea", with(&|it| it == Effect::MayStay, Building::FleaMarket)),
        ("limit", LIMIT.into()),
        ("rounds", MOST_ROUNDS.into()),
        ("supply", SOLO_SUPPLY.into()),
    ];
    sections(locale, &RULES, &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_name_the_numbers() {
        let locale = Locale::default();
        let sections = rules(&locale, &Cards::built_in());
        let text: String = sections.iter().map(|it| format!("{}\n{}\n", it.title, it.text)).collect();
        for part in [
            "stop with 8 VP or more in one turn",
            "18 or more cards in it and a Convenience Store card is one of them",
            "4 Residential Area cards, one Apartment card and one of each card",
            "Your limit is 2 unhappy",
            "only a Church card in your discard pile can save you",
            "Pay 8 coins for each",
            "The Construction Yard card\n",
            "any number of your Flea Market cards may stay",
            "after 100 turns each",
            "The supply has 4 of each card, and there is no Construction Yard",
        ] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
        assert!(sections.iter().all(|it| !it.title.is_empty() && !it.text.is_empty()));
    }

    #[test]
    fn a_win_by_cards_is_told_only_where_there_is_one() {
        let text = serde_json::to_string(&Cards::built_in()).unwrap();
        let cards: Cards = serde_json::from_str(&text.replace("{\"wins_with\":18}", "\"extra_buy\"")).unwrap();
        let sections = rules(&Locale::default(), &cards);
        let text: String = sections.iter().map(|it| format!("{}\n", it.text)).collect();
        assert!(text.contains("with 8 VP or more in one turn.\n"), "{text}");
        assert!(text.contains("brought 8 VP or more.\nVP and cards of earlier turns"), "{text}");
        assert!(!text.contains("0 cards") && !text.contains("one of them"), "{text}");
    }
}
