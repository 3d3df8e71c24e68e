use super::*;
use crate::{
    drawing::crowding::{faults, hands, numbered},
    table::room_to_come::{has_room_for_a_voice, rows_that_are_full},
};

/// Every screen, with 1 and 2 players, at both ends of the text size, for either hand.
fn layouts() -> Vec<(String, Rect, TableLayout)> {
    let mut layouts = Vec::new();
    for (case, safe, text_scale, is_left_handed) in hands() {
        for players in [1, 2] {
            let needs = Needs { screen: TableScreen { safe, text_scale, is_left_handed }, players };
            layouts.push((format!("{players} players, {case}"), safe, TableLayout::new(&needs)));
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
        ("panel", layout.panel),
        ("undo", layout.undo),
        ("help", layout.help),
        ("confirm", layout.confirm),
    ]
    .map(|(name, rect)| (name.to_owned(), rect))
    .into();
    parts.extend(numbered("player", &layout.players));
    parts.extend(numbered("block", &layout.blocks));
    parts.extend(numbered("option", &layout.options));
    parts.extend(numbered("model", &[layout.model]));
    if !layout.has_words_for_options() {
        parts.push(("words".into(), layout.words));
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
        let touched = [layout.corners[0], layout.corners[1], layout.undo, layout.help, layout.confirm];
        for rect in touched.iter().chain(&layout.options).chain(&layout.blocks) {
            assert!(rect.size().min_element() >= TOUCH - 0.1, "{case}: {rect:?}");
        }
    }
}

#[test]
fn lines_have_room_for_their_text() {
    for (case, _, layout) in layouts() {
        for line in (0..LINES).map(|at| layout.line(at, LINES)) {
            assert!(line.height() >= 13.0, "{case}: a line is {} dp high", line.height());
            assert!(layout.panel.contains(line.min) && layout.panel.contains(line.max), "{case}");
        }
        assert!(layout.line(0, 2).height() > layout.line(0, LINES).height(), "{case}");
        assert!(layout.words.height() >= 14.0, "{case}");
    }
}

#[test]
fn what_a_strip_shows_is_large_enough() {
    for (case, _, layout) in layouts() {
        for block in Block::ALL {
            let strip = layout.strip(block);
            let card = layout.blocks[block.index()].inflate(0.01);
            assert!(strip.die.width() >= 19.0, "{case}: a die is {} dp wide", strip.die.width());
            for lot in strip.lots {
                assert!(lot.width() >= 42.0 && lot.height() >= 36.0, "{case}: {lot:?}");
                assert!(card.contains(lot.min) && card.contains(lot.max), "{case}");
            }
            assert!(strip.mark.width() >= 38.0, "{case}: {:?}", strip.mark);
        }
    }
}

#[test]
fn the_sheet_lies_under_all_strips_and_the_model_has_room_where_it_is_large_enough() {
    for (case, safe, layout) in layouts() {
        for block in layout.blocks {
            assert!(layout.sheet.contains(block.min) && layout.sheet.contains(block.max), "{case}");
        }
        let has_room = safe.width() >= 1000.0 && safe.height() >= 700.0;
        assert!(!has_room || !layout.model.is_empty(), "{case}");
        assert!(safe.width() >= 500.0 || layout.model.is_empty(), "{case}");
    }
}

#[test]
fn a_point_finds_its_block() {
    let (_, _, layout) = &layouts()[0];
    for block in Block::ALL {
        assert_eq!(layout.block_at(layout.blocks[block.index()].center()), Some(block));
    }
    assert_eq!(layout.block_at(layout.panel.center()), None);
}

#[test]
fn left_hands_have_the_main_button_on_their_side() {
    for (case, safe, layout) in layouts() {
        let is_left = case.ends_with("true");
        assert_eq!(layout.confirm.center().x < layout.undo.center().x, is_left, "{case}");
        if safe.width() > safe.height() {
            assert_eq!(layout.panel.center().x < layout.blocks[0].center().x, is_left, "{case}");
        }
    }
}

#[test]
fn each_row_has_room_for_one_more_button() {
    let full: Vec<String> = layouts()
        .into_iter()
        .flat_map(|(case, _, layout)| {
            rows_that_are_full(&case, &Layout::<CityPlanner>::places(&layout), Rect::default())
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
