//! The help of Doodle City: the rules in sections, and what fingers and keys do.

use super::{ranks, things};
use crate::{
    locale::{
        Locale,
        help::{Help, Section, pairs, sections},
        names,
    },
    rules::{
        dice::Face,
        doodle_city::{Road, Sheet, TAXI_POINTS, TREE_POINTS},
    },
};

/// The sections of the rules, in reading order.
const RULES: [(&str, &str); 18] = [
    ("doodle-rules-aim-title", "doodle-rules-aim-text"),
    ("doodle-rules-sheet-title", "doodle-rules-sheet-text"),
    ("doodle-rules-roads-title", "doodle-rules-roads-text"),
    ("doodle-rules-start-title", "doodle-rules-start-text"),
    ("doodle-rules-round-title", "doodle-rules-round-text"),
    ("doodle-rules-where-title", "doodle-rules-where-text"),
    ("doodle-rules-six-title", "doodle-rules-six-text"),
    ("doodle-rules-draw-title", "doodle-rules-draw-text"),
    ("doodle-rules-must-title", "doodle-rules-must-text"),
    ("doodle-rules-hotels-title", "doodle-rules-hotels-text"),
    ("doodle-rules-shops-title", "doodle-rules-shops-text"),
    ("doodle-rules-once-title", "doodle-rules-once-text"),
    ("doodle-rules-first-title", "doodle-rules-first-text"),
    ("doodle-rules-taxis-title", "doodle-rules-taxis-text"),
    ("doodle-rules-trees-title", "doodle-rules-trees-text"),
    ("doodle-rules-end-title", "doodle-rules-end-text"),
    ("doodle-rules-solo-title", "doodle-rules-solo-text"),
    ("doodle-rules-variants-title", "doodle-rules-variants-text"),
];

/// What fingers and mouse can do, and what it does.
const GESTURES: [(&str, &str); 10] = [
    ("gesture-flick", "gesture-flick-text"),
    ("doodle-gesture-die", "doodle-gesture-die-text"),
    ("doodle-gesture-square", "doodle-gesture-square-text"),
    ("doodle-gesture-stroke", "doodle-gesture-stroke-text"),
    ("doodle-gesture-confirm", "doodle-gesture-confirm-text"),
    ("doodle-gesture-score", "doodle-gesture-score-text"),
    ("doodle-gesture-take-back", "doodle-gesture-take-back-text"),
    ("gesture-sheet", "gesture-sheet-text"),
    ("gesture-hold", "gesture-hold-text"),
    ("gesture-skip", "gesture-skip-text"),
];

/// The keys, and what they do.
const KEYS: [(&str, &str); 16] = [
    ("keys-tab", "keys-tab-text"),
    ("doodle-keys-arrows", "doodle-keys-arrows-text"),
    ("keys-enter", "keys-enter-text"),
    ("keys-roll", "keys-roll-text"),
    ("doodle-keys-die", "doodle-keys-die-text"),
    ("keys-undo", "keys-undo-text"),
    ("keys-pass", "keys-pass-text"),
    ("keys-choices", "keys-choices-text"),
    ("keys-things", "keys-things-text"),
    ("keys-hint", "keys-hint-text"),
    ("keys-sheets", "keys-sheets-text"),
    ("keys-dice", "keys-dice-text"),
    ("keys-menu", "keys-menu-text"),
    ("keys-replay", "keys-replay-text"),
    ("keys-full", "keys-full-text"),
    ("keys-escape", "keys-escape-text"),
];

/// The rules with the numbers of this sheet, gestures and keys.
pub fn help(locale: &Locale, sheet: &Sheet) -> Help {
    Help { rules: rules(locale, sheet), gestures: pairs(locale, &GESTURES), keys: pairs(locale, &KEYS) }
}

/// The rules from the aim to the variants.
fn rules(locale: &Locale, sheet: &Sheet) -> Vec<Section> {
    let numbers = |scores: &[u8]| {
        let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
        names::list(locale, &scores)
    };
    let bonus =
        |at: u8, points: u8| locale.with("doodle-rules-bonus", &[("at", at.into()), ("points", points.into())]);
    let bonuses: Vec<_> = sheet.shop_bonuses().iter().map(|it| bonus(it.at, it.points)).collect();
    let highest = |scores: &[u8]| scores.last().copied().unwrap_or_default();
    let roads = Face::ALL.map(|face| {
        let road = things::road_id(Road::ALL[face.index()]);
        locale.with("doodle-rules-starting-road", &[("face", face.pips().into()), ("road", road)])
    });
    let args = [
        ("hotels", numbers(sheet.hotel_scores()).into()),
        ("shops", numbers(sheet.shop_scores()).into()),
        ("hotel", highest(sheet.hotel_scores()).into()),
        ("shop", highest(sheet.shop_scores()).into()),
        ("bonuses", names::list(locale, &bonuses).into()),
        ("trees", sheet.trees().into()),
        ("taxi", TAXI_POINTS.into()),
        ("tree", TREE_POINTS.into()),
        ("roads", roads.join("\n").into()),
        ("ranks", ranks::ranks(locale).join("\n").into()),
        ("achievements", ranks::achievements(locale).join("\n").into()),
    ];
    sections(locale, &RULES, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::doodle_city::built_in_sheets;

    #[test]
    fn the_rules_name_the_numbers_of_the_sheet() {
        let locale = Locale::default();
        let sections = rules(&locale, &built_in_sheets()[0]);
        let text: String = sections.iter().map(|it| format!("{}\n{}\n", it.title, it.text)).collect();
        for part in [
            "3, 5, 8, 11 and 15 for hotels",
            "7 trees",
            "1: road from west to east\n2: road from north to south\n",
            "3 points for 3 or more, 5 points for 5 or more, 7 points for 7 or more and 10 points for 10 or more",
            "the highest hotel score, 15, or the highest shop score, 10",
            "scores 4 points",
            "below 30: Try again!\n30 or more: Tenant\n",
            "120 or more: World Power",
            "City Planner: One road runs through all squares.",
        ] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
        assert!(sections.iter().all(|it| !it.text.contains('\u{2068}') && !it.title.is_empty()));
        let titles: Vec<_> = sections.iter().rev().take(2).map(|it| it.title.as_str()).collect();
        assert_eq!(titles, ["Variants", "Solo game"]);
    }
}
