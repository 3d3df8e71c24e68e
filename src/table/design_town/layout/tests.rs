use super::*;
use crate::{
    drawing::crowding::{faults, hands, numbered},
    table::room_to_come::{has_room_for_a_voice, rows_that_are_full},
};

/// Every screen, with 1 to 4 players, with few stacks and all, at both ends of the text size, for either hand.
fn layouts() -> Vec<(String, Rect, TableLayout)> {
    let mut layouts = Vec::new();
    for (case, safe, text_scale, is_left_handed) in hands() {
        for (players, stacks) in [(1, 4), (1, 5), (2, 6), (3, 4), (4, 6)] {
            for is_building in [false, true] {
                let has_pass = players < 4 && !is_building;
                let screen = TableScreen { safe, text_scale, is_left_handed };
                let needs = Needs { screen, players, stacks, has_pass, is_building };
                let what = if is_building { "building" } else { "playing" };
                layouts.push((format!("{players} players, {what}, {case}"), safe, TableLayout::new(&needs)));
            }
        }
    }
    layouts
}

/// All parts by name.
fn parts(layout: &TableLayout) -> Vec<(String, Rect)> {
    let mut parts: Vec<(String, Rect)> = [
        ("back", layout.corners[0]),
        ("menu", layout.corners[1]),
        ("title", layout.title),
        ("tally", layout.tally),
        ("info", layout.info),
        ("discard", layout.discard),
        ("undo", layout.undo),
        ("help", layout.help),
        ("confirm", layout.confirm),
    ]
    .map(|(name, rect)| (name.to_owned(), rect))
    .into();
    parts.extend(numbered("player", &layout.players));
    parts.extend(numbered("caption", &layout.captions));
    parts.extend(numbered("stack", &layout.supply));
    for (name, rect) in [("pass", layout.pass), ("played", layout.played), ("deck", layout.deck)] {
        parts.extend(numbered(name, &[rect]));
    }
    parts
}

#[test]
fn nothing_leaves_the_screen_or_overlaps() {
    let faults: Vec<String> =
        layouts().iter().flat_map(|(case, safe, layout)| faults(case, *safe, &parts(layout))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_touched_is_large_enough_for_a_finger() {
    for (case, _, layout) in layouts() {
        let buttons = [layout.corners[0], layout.corners[1], layout.undo, layout.help, layout.confirm];
        let passes = [layout.pass].into_iter().filter(|rect| !rect.is_empty());
        for rect in buttons.into_iter().chain(passes) {
            assert!(rect.size().min_element() >= TOUCH - 0.1, "{case}: {rect:?}");
        }
        for at in 0..14 {
            let seen = layout.seen_of_pile(at, 14);
            assert!(seen.width() >= 20.0 && seen.height() >= TOUCH, "{case}: {seen:?}");
        }
        // Cards may be narrower, since a touch beside them finds the nearest.
        let stacks = layout.supply.iter().filter(|rect| !rect.is_empty());
        for rect in stacks.chain([&layout.deck].into_iter().filter(|rect| !rect.is_empty())) {
            assert!(rect.width() >= 36.0 && rect.height() >= TOUCH, "{case}: {rect:?}");
        }
    }
}

#[test]
fn rows_hold_any_number_of_cards() {
    for (case, _, layout) in layouts().into_iter().filter(|(.., layout)| !layout.played.is_empty()) {
        for runs in [&[1][..], &[2], &[2, 1, 3], &[1; 14], &[3; 14], &[40]] {
            let all = (0..runs.len()).flat_map(|run| (0..runs[run]).map(move |copy| [run, copy]));
            for at in all {
                let card = TableLayout::in_row(layout.played, runs, at);
                assert!(card.max.x <= layout.played.max.x + 0.1, "{case}: {at:?} of {runs:?}");
                assert!(at == [0, 0] || card.min.x > layout.played.min.x, "{case}: {at:?} of {runs:?}");
                let seen = TableLayout::seen_in_row(layout.played, runs, at);
                assert!(seen.min == card.min && seen.width() > 1.5, "{case}: {at:?} of {runs:?}");
            }
        }
    }
}

#[test]
fn of_a_few_piles_of_the_discard_most_is_seen() {
    for (case, _, layout) in layouts() {
        for count in [1, 3, 14] {
            let piles: Vec<Rect> = (0..count).map(|at| layout.pile(at, count)).collect();
            for (at, pile) in piles.iter().enumerate() {
                let discard = layout.discard.inflate(0.1);
                assert!(discard.contains(pile.min) && discard.contains(pile.max), "{case}: {at} of {count}");
                let seen = layout.seen_of_pile(at, count).width();
                assert!(count > 3 || seen >= 44.0, "{case}: {seen} of {at} of {count} is seen");
            }
        }
    }
}

#[test]
fn on_a_wide_table_with_room_the_street_lies_above_everything() {
    for (case, safe, layout) in layouts() {
        if safe.width() > safe.height() && safe.height() > HIGH {
            let street = layout.supply[0];
            let below =
                [layout.tally, layout.played, layout.deck, layout.info, layout.discard, layout.players[0]];
            for rect in below.into_iter().filter(|rect| !rect.is_empty()) {
                assert!(rect.min.y >= street.max.y, "{case}: {rect:?} {street:?}");
            }
        }
    }
}

#[test]
fn while_building_on_a_small_table_the_street_is_larger_and_deck_and_row_wait() {
    let mut layouts = layouts().into_iter();
    while let (Some((case, safe, playing)), Some((_, _, building))) = (layouts.next(), layouts.next()) {
        let is_small = safe.height() >= safe.width() || safe.height() < HIGH;
        assert_eq!(building.deck.is_empty(), is_small, "{case}");
        assert_eq!(building.played.is_empty(), is_small, "{case}");
        assert!(!playing.deck.is_empty() && !playing.played.is_empty(), "{case}");
        let area = |layout: &TableLayout| layout.supply[0].width() * layout.supply[0].height();
        assert!(area(&building) >= area(&playing), "{case}");
    }
}

#[test]
fn a_long_turn_leaves_each_run_of_cards_to_be_read_and_touched() {
    for (case, _, layout) in layouts().into_iter().filter(|(.., layout)| !layout.played.is_empty()) {
        // A winning turn of 18 cards, of which five are alike.
        let runs = [4, 5, 3, 2, 2, 1, 1];
        for (run, count) in runs.into_iter().enumerate() {
            let seen = TableLayout::seen_in_row(layout.played, &runs, [run, count - 1]);
            assert!(seen.width() >= 28.0, "{case}: {run} {seen:?}");
        }
    }
}

#[test]
fn an_open_card_and_what_can_be_done_with_it_lie_on_the_stage() {
    for (case, _, layout) in layouts() {
        for count in 0..=OPTIONS {
            let sides = [0, 1].map(|side| layout.side(side, count > 0));
            let options = (0..count).map(|option| layout.option(option, count, true));
            let all: Vec<Rect> = sides.into_iter().chain(options).collect();
            for (at, rect) in all.iter().enumerate() {
                let stage = layout.open.inflate(0.1);
                assert!(
                    stage.contains(rect.min) && stage.contains(rect.max),
                    "{case}: {rect:?} leaves {stage:?}"
                );
                let overlaps = |other: &Rect| !rect.intersect(*other).is_empty();
                assert!(!all.iter().skip(at + 1).any(overlaps), "{case}: {at} of {count} overlaps");
            }
            assert!(sides[0].size().min_element() >= 50.0, "{case}: {:?}", sides[0]);
        }
    }
}

#[test]
fn left_hands_have_the_main_button_on_their_side() {
    for (case, safe, layout) in layouts() {
        let is_left = case.ends_with("true");
        assert_eq!(layout.confirm.center().x < layout.undo.center().x, is_left, "{case}");
        // Columns change sides too.
        if safe.width() > safe.height() && !layout.deck.is_empty() {
            assert_eq!(layout.deck.center().x > layout.tally.center().x, is_left, "{case}");
        }
    }
}

#[test]
fn each_row_has_room_for_one_more_button() {
    let full: Vec<String> = layouts()
        .into_iter()
        .flat_map(|(case, _, layout)| {
            rows_that_are_full(&case, &Layout::<DesignTown>::places(&layout), Rect::default())
        })
        .collect();
    assert!(full.is_empty(), "{}", full.join("\n"));
}

#[test]
fn a_voice_has_room_beside_what_it_speaks_of() {
    let mut wrong = Vec::new();
    for (case, safe, layout) in layouts() {
        for (name, rect) in parts(&layout) {
            if !has_room_for_a_voice(
                safe,
                if case.contains("text 2") { 2.0 } else { 1.0 },
                rect,
                layout.confirm,
            ) {
                wrong.push(format!("{case}: {name} {rect:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
