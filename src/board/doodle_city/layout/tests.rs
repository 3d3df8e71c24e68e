//! Everything fits, nothing overlaps, and fingers find it: at every size, for every table.

use super::*;
use crate::theme::crowding::faults;

const SIZES: [(f32, f32); 8] = [
    (360.0, 640.0),
    (390.0, 844.0),
    (844.0, 390.0),
    (820.0, 1180.0),
    (1024.0, 768.0),
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (768.0, 1024.0),
];

fn layouts() -> impl Iterator<Item = (String, Needs, TableLayout)> {
    SIZES.into_iter().flat_map(|(width, height)| {
        (1..=6).flat_map(move |players| {
            [1.0, 2.0].into_iter().flat_map(move |text_scale| {
                [false, true].into_iter().map(move |has_pass| {
                    let needs = Needs {
                        safe: Rect::new(0.0, 0.0, width, height),
                        players,
                        white_dice: if players == 1 { 3 } else { players + 1 },
                        marks: [5, 10, 4, 7],
                        text_scale,
                        has_pass,
                    };
                    let name =
                        format!("{width}x{height}, {players} players, text {text_scale}, pass {has_pass}");
                    (name, needs, TableLayout::new(&needs))
                })
            })
        })
    })
}

/// Everything that must not overlap, by name.
fn parts(layout: &TableLayout) -> Vec<(String, Rect)> {
    let mut parts = vec![
        ("back".into(), layout.corners[0]),
        ("menu".into(), layout.corners[1]),
        ("title".into(), layout.title),
        ("words".into(), layout.words),
        ("points".into(), layout.points),
        ("grid".into(), layout.grid),
        ("undo".into(), layout.undo),
        ("confirm".into(), layout.confirm),
        ("pass".into(), layout.pass),
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
        many(&format!("{name} title"), &[track.title]);
    }
    if layout.title == layout.words {
        // They take turns.
        parts.retain(|(name, _)| name != "title");
    }
    parts.retain(|(_, rect)| !rect.is_empty());
    parts
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_screen() {
    let wrong: Vec<String> =
        layouts().flat_map(|(case, needs, layout)| faults(&case, needs.safe, &parts(&layout))).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn fingers_find_everything_that_can_be_touched() {
    let mut wrong = Vec::new();
    for (case, needs, layout) in layouts() {
        // Text twice as large on the smallest screens may cost squares a few dp.
        if needs.text_scale > 1.0 {
            continue;
        }
        let mut touched = vec![
            ("square", TableLayout::square(layout.grid, 0)),
            ("undo", layout.undo),
            ("confirm", layout.confirm),
        ];
        touched.extend(layout.tiles.iter().map(|&rect| ("tile", rect)));
        touched.extend(layout.dice.iter().map(|&rect| ("die", rect)));
        touched.extend(layout.corners.iter().map(|&rect| ("corner", rect)));
        if needs.has_pass {
            touched.push(("pass", layout.pass));
        }
        for (name, rect) in touched {
            if rect.size().min_element() < TOUCH - 0.1 {
                wrong.push(format!("{case}: {name} is {}", rect.size()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
            assert!(
                TableLayout::mini(*mini).grid.width() >= 39.0,
                "{case}: a small sheet is too small: {mini:?}"
            );
        }
    }
}
