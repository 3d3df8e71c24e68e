//! Everything fits, nothing overlaps, and fingers find it: at every size, for every table, for both hands.

use super::*;
use crate::{
    accessibility::TOUCH,
    drawing::{
        crowding::{SCREENS, faults},
        place::Screen,
    },
    pictures::doodle_city::square::square_rect,
    rules::doodle_city::built_in_sheets,
    table::{
        doodle_city::layout::mini::Mini,
        room_to_come::{has_room_for_a_voice, rows_that_are_full},
    },
};

fn layouts() -> impl Iterator<Item = (String, Needs, TableLayout)> {
    SCREENS.into_iter().flat_map(|(size, insets)| {
        (1..=6).flat_map(move |players| {
            [1.0, 2.0].into_iter().flat_map(move |text_scale| {
                [(false, false), (true, false), (false, true), (true, true)].into_iter().map(
                    move |(has_pass, is_left_handed)| {
                        let safe = Screen { size, insets, ..Screen::default() }.safe();
                        let needs = Needs {
                            screen: TableScreen { safe, text_scale, is_left_handed },
                            players,
                            white_dice: if players == 1 { 3 } else { players + 1 },
                            marks: [5, 10, 4, 7],
                            pinned: vec![2, 4, 6, 9],
                            has_pass,
                        };
                        let name = format!(
                            "{size} {insets:?}, {players} players, text {text_scale}, pass {has_pass}, \
                             left {is_left_handed}"
                        );
                        let layout = TableLayout::new(&needs);
                        (name, needs, layout)
                    },
                )
            })
        })
    })
}

/// Everything that must not overlap, by name.
fn parts(layout: &TableLayout) -> Vec<(String, Rect)> {
    let mut parts = vec![
        ("back".into(), layout.corners[0]),
        ("menu".into(), layout.corners[1]),
        ("heading".into(), layout.heading),
        ("words".into(), layout.words),
        ("points".into(), layout.points),
        ("map".into(), layout.grid.inflate(layout.neat_line)),
        ("compass".into(), layout.compass),
        ("rules".into(), layout.rules),
        ("moves".into(), layout.moves),
        ("undo".into(), layout.undo),
        ("confirm".into(), layout.confirm),
        ("pass".into(), layout.pass),
        ("help".into(), layout.help),
    ];
    let mut many = |name: &str, rects: &[Rect]| {
        parts.extend(rects.iter().enumerate().map(|(i, &rect)| (format!("{name} {i}"), rect)));
    };
    many("mini", &layout.minis);
    many("tile", &layout.tiles);
    many("die", &layout.dice);
    many("column", &layout.columns);
    many("row", &layout.rows);
    for (track, name) in layout.tracks.iter().zip(["hotel", "shop", "bonus", "tree"]) {
        many(name, &track.marks);
        many(&format!("{name} sign"), &[track.sign]);
    }
    parts.retain(|(_, rect)| !rect.is_empty());
    parts
}

/// What the thumb needs to play, by name.
fn controls(layout: &TableLayout) -> Vec<(&'static str, Rect)> {
    let mut controls = vec![("undo", layout.undo), ("confirm", layout.confirm), ("pass", layout.pass)];
    controls.extend(layout.tiles.iter().map(|&rect| ("tile", rect)));
    controls.extend(layout.dice.iter().map(|&rect| ("die", rect)));
    controls.retain(|(_, rect)| !rect.is_empty());
    controls
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_screen() {
    let wrong: Vec<String> =
        layouts().flat_map(|(case, needs, layout)| faults(&case, needs.screen.safe, &parts(&layout))).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn without_the_six_roads_words_get_more_room_and_cover_nothing() {
    for (case, needs, layout) in layouts() {
        let mut parts = parts(&layout);
        parts.retain(|(name, _)| name != "words" && !name.starts_with("tile"));
        parts.push(("words".into(), layout.words(false)));
        let wrong = faults(&case, needs.screen.safe, &parts);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(layout.words(false).height() > layout.words(true).height(), "{case}");
    }
}

#[test]
fn fingers_find_everything_that_can_be_touched() {
    let mut wrong = Vec::new();
    for (case, _, layout) in layouts() {
        let mut touched = controls(&layout);
        touched.push(("square", square_rect(layout.grid, 0)));
        touched.extend(layout.corners.iter().map(|&rect| ("corner", rect)));
        for (name, rect) in touched {
            if rect.size().min_element() < TOUCH - 0.1 {
                wrong.push(format!("{case}: {name} is {}", rect.size()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn fingers_keep_apart_what_they_touch() {
    let mut wrong = Vec::new();
    for (case, _, layout) in layouts() {
        let mut touched = controls(&layout);
        touched.extend([("grid", layout.grid), ("back", layout.corners[0]), ("menu", layout.corners[1])]);
        for (i, (name, rect)) in touched.iter().enumerate() {
            for (other, with) in &touched[i + 1..] {
                let apart = (rect.min - with.max).max(with.min - rect.max).max_element();
                if apart < GAP - 0.1 {
                    wrong.push(format!("{case}: {name} {rect:?} is too near {other} {with:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn upright_the_thumb_reaches_what_it_needs() {
    for (case, needs, layout) in
        layouts().filter(|(_, needs, _)| needs.screen.safe.height() > needs.screen.safe.width())
    {
        let reach = needs.screen.safe.min.y + needs.screen.safe.height() * 0.4;
        for (name, rect) in controls(&layout) {
            assert!(rect.min.y >= reach, "{case}: {name} at {rect:?}");
        }
        let lowest = square_rect(layout.grid, 20);
        assert!(lowest.center().y >= reach, "{case}: the lowest squares at {lowest:?}");
    }
}

#[test]
fn the_main_button_lies_on_the_thumbs_side() {
    for (case, needs, layout) in layouts() {
        let middle = needs.screen.safe.center().x;
        let is_left = layout.confirm.center().x < middle;
        assert_eq!(is_left, needs.screen.is_left_handed, "{case}: {:?}", layout.confirm);
        if needs.screen.safe.width() > needs.screen.safe.height() {
            for (name, rect) in controls(&layout) {
                assert_eq!(rect.center().x < middle, needs.screen.is_left_handed, "{case}: {name} {rect:?}");
            }
            for mini in &layout.minis {
                assert_eq!(mini.center().x > middle, needs.screen.is_left_handed, "{case}: {mini:?}");
            }
        }
        // What is printed on the sheet stays as it is printed.
        assert!(layout.rows[0].max.x <= layout.grid.min.x, "{case}");
        assert!(layout.columns[0].min.x < layout.columns[4].min.x, "{case}");
    }
}

#[test]
fn what_must_be_read_has_lines_of_a_readable_height() {
    for (case, needs, layout) in layouts() {
        let line = |name: &str, rect: Rect, least: f32| {
            assert!(rect.height() >= least - 0.1, "{case}: {name} is {}", rect.size());
        };
        line("heading", layout.heading, 20.0);
        // With the gaps around them they can be touched like a button.
        line("words", layout.words, TOUCH - 2.0 * GAP);
        line("points", layout.points, 23.0);
        for mini in layout.minis.iter().map(|&mini| Mini::of(mini)) {
            line("name", mini.name, 16.0);
            line("points of a small sheet", mini.points, 16.0);
        }
        if needs.screen.text_scale > 1.5 && needs.screen.safe.size().min_element() > 600.0 {
            line("large heading", layout.heading, 48.0);
            line("large words", layout.words, 48.0);
        }
    }
}

#[test]
fn a_square_is_found_where_it_lies() {
    let grid = Rect::new(10.0, 20.0, 310.0, 320.0);
    for square in Square::all() {
        let rect = square_rect(grid, square.index());
        for point in [rect.center(), rect.min + 1.0, rect.max - 1.0] {
            assert_eq!(TableLayout::square_at(grid, point), Some(square));
        }
    }
    for beside in [grid.min - 1.0, grid.max + 1.0, Vec2::new(grid.min.x - 1.0, grid.center().y)] {
        assert_eq!(TableLayout::square_at(grid, beside), None);
    }
}

#[test]
fn every_part_has_its_place() {
    for (case, needs, layout) in layouts() {
        assert_eq!(layout.minis.len(), needs.players - 1, "{case}");
        assert_eq!(layout.dice.len(), needs.white_dice + 1, "{case}");
        for (track, marks) in layout.tracks.iter().zip(needs.marks) {
            assert_eq!(track.marks.len(), marks, "{case}");
            assert!(
                track.marks.iter().all(|mark| mark.height() >= 20.0 && mark.width() >= 20.0),
                "{case}: {track:?}"
            );
        }
        for mini in &layout.minis {
            assert!(Mini::of(*mini).grid.width() >= 34.0, "{case}: a small sheet is too small: {mini:?}");
        }
    }
}

#[test]
fn dice_lie_on_the_felt_and_a_tray_keeps_clear_of_everything_else() {
    for (case, needs, layout) in layouts() {
        let felt = layout.felt;
        for die in &layout.dice {
            assert!(felt.rect.contains(die.min) && felt.rect.contains(die.max), "{case}: {die:?} {felt:?}");
        }
        let lies_on = |rect: Rect| !rect.intersect(felt.rect).is_empty();
        assert!(!lies_on(layout.paper), "{case}: the felt lies under the sheet");
        if felt.is_tray {
            let mut parts = parts(&layout);
            parts.retain(|(name, _)| !name.starts_with("die"));
            parts.push(("tray".into(), felt.rect));
            let wrong = faults(&case, needs.screen.safe, &parts);
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
        if !felt.bottle.is_empty() {
            assert!(layout.dice.iter().all(|die| die.intersect(felt.bottle).is_empty()), "{case}: {felt:?}");
        }
    }
}

#[test]
fn bonuses_are_pinned_to_the_scores_that_earn_them() {
    for (case, needs, layout) in layouts() {
        for (bonus, &at) in layout.tracks[2].marks.iter().zip(&needs.pinned) {
            let score = layout.tracks[1].marks[at];
            let is_above = bonus.max.y <= score.min.y + 0.1 && (bonus.min.x - score.min.x).abs() < 0.1;
            let is_beside = bonus.min.x >= score.max.x - 0.1 && (bonus.min.y - score.min.y).abs() < 0.1;
            assert!(is_above || is_beside, "{case}: {bonus:?} {score:?}");
        }
    }
}

#[test]
fn two_bonuses_never_have_the_same_pin() {
    for sheet in built_in_sheets() {
        let scores = sheet.shop_scores();
        let earned: Vec<u8> = pinned(&sheet).into_iter().map(|at| scores[at]).collect();
        assert_eq!(earned, [3, 5, 7, 10]);
    }
    let sheet = |scores: &str, at: &str| -> Sheet {
        let mut file = serde_json::to_value(&built_in_sheets()[0]).expect("it can be written");
        file["shop_scores"] = serde_json::from_str(scores).expect("numbers");
        let at: Vec<u8> = serde_json::from_str(at).expect("numbers");
        let bonuses = at.iter().map(|at| serde_json::json!({"at": at, "points": at}));
        file["shop_bonuses"] = bonuses.collect();
        serde_json::from_value(file).expect("a sheet")
    };
    assert_eq!(pinned(&sheet("[1, 5, 9]", "[2, 6]")), [1, 2]);
    // Both would stand at the 9.
    assert_eq!(pinned(&sheet("[1, 2, 3, 9]", "[4, 6]")), [0, 2]);
}

#[test]
fn each_row_has_room_for_one_more_button() {
    let full: Vec<String> = layouts()
        // On a phone on its side the map takes all there is: more stands in the menu.
        .filter(|(_, needs, _)| is_upright(needs.screen.safe) || needs.screen.safe.height() >= 560.0)
        .flat_map(|(case, _, layout)| {
            rows_that_are_full(&case, &Layout::<DoodleCity>::places(&layout), layout.words)
        })
        .collect();
    assert!(full.is_empty(), "{}", full.join("\n"));
}

#[test]
fn a_voice_has_room_beside_what_it_speaks_of() {
    let mut wrong = Vec::new();
    for (case, needs, layout) in layouts() {
        for (name, rect) in parts(&layout) {
            if !has_room_for_a_voice(needs.screen.safe, needs.screen.text_scale, rect, layout.confirm) {
                wrong.push(format!("{case}: {name} {rect:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
