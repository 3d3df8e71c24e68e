//! The help of City Planner: the rules in sections, and what fingers and keys do.

use super::ranks;
use crate::{
    locale::{
        Locale,
        help::{Help, Section, pairs, sections},
    },
    rules::city_planner::{
        Block, DOLLARS_PER_POINT, GIVEN_UP_MONEY, MOST_CHANGES, ROUNDS, START_MONEY, TOWN_HALL_MONEY, UPKEEP,
    },
};

/// The sections of the rules, in reading order.
const RULES: [(&str, &str); 14] = [
    ("planner-rules-aim-title", "planner-rules-aim-text"),
    ("planner-rules-blocks-title", "planner-rules-blocks-text"),
    ("planner-rules-turn-title", "planner-rules-turn-text"),
    ("planner-rules-adjust-title", "planner-rules-adjust-text"),
    ("planner-rules-pass-title", "planner-rules-pass-text"),
    ("planner-rules-suburbs-title", "planner-rules-suburbs-text"),
    ("planner-rules-commerce-title", "planner-rules-commerce-text"),
    ("planner-rules-mixed-title", "planner-rules-mixed-text"),
    ("planner-rules-halls-title", "planner-rules-halls-text"),
    ("planner-rules-parking-title", "planner-rules-parking-text"),
    ("planner-rules-upkeep-title", "planner-rules-upkeep-text"),
    ("planner-rules-choice-title", "planner-rules-choice-text"),
    ("planner-rules-end-title", "planner-rules-end-text"),
    ("planner-rules-solo-title", "planner-rules-solo-text"),
];

/// What fingers and mouse can do, and what it does.
const GESTURES: [(&str, &str); 5] = [
    ("planner-gesture-block", "planner-gesture-block-text"),
    ("planner-gesture-drag", "planner-gesture-drag-text"),
    ("planner-gesture-building", "planner-gesture-building-text"),
    ("gesture-hold", "gesture-hold-text"),
    ("gesture-skip", "gesture-skip-text"),
];

/// The keys, and what they do.
const KEYS: [(&str, &str); 16] = [
    ("keys-tab", "keys-tab-text"),
    ("planner-keys-arrows", "planner-keys-arrows-text"),
    ("keys-enter", "planner-keys-enter-text"),
    ("keys-roll", "keys-roll-text"),
    ("planner-keys-block", "planner-keys-block-text"),
    ("planner-keys-die", "planner-keys-die-text"),
    ("planner-keys-double", "planner-keys-double-text"),
    ("keys-undo", "keys-undo-text"),
    ("keys-choices", "keys-choices-text"),
    ("keys-things", "keys-things-text"),
    ("keys-hint", "keys-hint-text"),
    ("keys-dice", "planner-keys-dice-text"),
    ("keys-menu", "keys-menu-text"),
    ("keys-replay", "keys-replay-text"),
    ("keys-full", "keys-full-text"),
    ("keys-escape", "planner-keys-escape-text"),
];

/// The rules with their numbers, gestures and keys.
pub fn help(locale: &Locale) -> Help {
    Help { rules: rules(locale), gestures: pairs(locale, &GESTURES), keys: pairs(locale, &KEYS) }
}

fn rules(locale: &Locale) -> Vec<Section> {
    let args = [
        ("blocks", Block::COUNT.into()),
        ("others", (Block::COUNT - 1).into()),
        ("rounds", ROUNDS.into()),
        ("start", START_MONEY.into()),
        ("changes", MOST_CHANGES.into()),
        ("hall", TOWN_HALL_MONEY.into()),
        ("given", GIVEN_UP_MONEY.into()),
        ("upkeep", UPKEEP.into()),
        ("exchange", DOLLARS_PER_POINT.into()),
        ("ranks", ranks::ranks(locale).join("\n").into()),
    ];
    sections(locale, &RULES, &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_name_the_numbers() {
        let locale = Locale::default();
        let sections = rules(&locale);
        let text: String = sections.iter().map(|it| format!("{}\n{}\n", it.title, it.text)).collect();
        for part in [
            "one city of 7 blocks",
            "After 8 rounds money becomes VP",
            "begin with $5 and 0 VP",
            "up to 3 dice",
            "4 × 3 = 12 VP",
            "3 × 2 = $6",
            "A town hall (purple) earns $1",
            "for $2 each",
            "you pay $5",
            "every full $5",
            "under 21 VP: Intern Architect\n21 VP or more: Architectural Designer\n",
            "81 VP or more: Emeritus",
        ] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
        assert!(sections.iter().all(|it| !it.title.is_empty() && !it.text.is_empty()));
    }
}
