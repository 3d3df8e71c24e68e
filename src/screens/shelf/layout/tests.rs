//! Nothing overlaps, and fingers find everything: at every size, with any number of games and matches.

use super::*;
use crate::{
    drawing::{
        crowding::{SCREENS, faults},
        place::Screen,
    },
    pictures::lid::LidView,
};

/// All screens, and a very small phone on its side.
fn screens() -> impl Iterator<Item = Screen> {
    let small = (Vec2::new(640.0, 360.0), [0.0; 4]);
    SCREENS.into_iter().chain([small]).map(|(size, insets)| Screen { size, insets, ..Screen::default() })
}

const RUNNING: [&[bool]; 6] =
    [&[false], &[true, false], &[false; 3], &[true; 3], &[true, false, true], &[true, true, false, true]];

/// With so many games a phone's lids are low.
const MANY: usize = 4;

fn layouts() -> impl Iterator<Item = (String, Needs<'static>, ShelfLayout)> {
    let cases = screens().flat_map(|screen| RUNNING.map(|running| (screen, running)));
    cases.flat_map(|(screen, running)| {
        [(1.0, false), (1.0, true), (2.0, false), (2.0, true)].map(|(text_scale, is_left_handed)| {
            let needs = Needs { safe: screen.safe(), running, text_scale, is_left_handed };
            let name = format!("{screen:?}, running {running:?}, text {text_scale}, left {is_left_handed}");
            (name, needs, ShelfLayout::new(&needs))
        })
    })
}

/// What can be touched, by name.
fn touched(layout: &ShelfLayout) -> Vec<(String, Rect)> {
    let mut touched = vec![
        ("settings".into(), layout.settings),
        ("help".into(), layout.help),
        ("archive".into(), layout.archive),
        ("import".into(), layout.import),
    ];
    for (n, it) in layout.boxes.iter().enumerate() {
        touched.extend([(format!("lid {n}"), it.lid), (format!("play {n}"), it.play)]);
        touched.extend([(format!("new {n}"), it.new), (format!("list {n}"), it.list)]);
    }
    touched.retain(|(_, rect)| !rect.is_empty());
    touched
}

/// How far two rectangles are apart; negative if they overlap.
fn apart(one: Rect, other: Rect) -> f32 {
    let gap = (one.min - other.max).max(other.min - one.max);
    gap.max_element()
}

#[test]
fn fingers_find_everything_that_can_be_touched() {
    let mut wrong = Vec::new();
    for (case, needs, layout) in layouts() {
        let touched = touched(&layout);
        wrong.extend(faults(&case, needs.safe, &touched));
        for (i, (name, rect)) in touched.iter().enumerate() {
            if rect.size().min_element() < TOUCH - 0.1 {
                wrong.push(format!("{case}: {name} is {}", rect.size()));
            }
            for (other, with) in &touched[i + 1..] {
                if apart(*rect, *with) < 5.9 {
                    wrong.push(format!("{case}: {name} {rect:?} is too near {other} {with:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_lie_on_their_lids_and_keep_apart() {
    let mut wrong = Vec::new();
    for (case, needs, layout) in layouts() {
        let mut parts = vec![("title".to_owned(), layout.title), ("tagline".into(), layout.tagline)];
        for (n, it) in layout.boxes.iter().enumerate() {
            let words = [("name", it.title), ("text", it.text), ("stamp", it.stamp), ("facts", it.facts)];
            for (name, rect) in words.into_iter().filter(|(_, rect)| !rect.is_empty()) {
                if !it.lid.contains(rect.min) || !it.lid.contains(rect.max) {
                    wrong.push(format!("{case}: {name} {rect:?} leaves the lid {:?}", it.lid));
                }
                parts.push((format!("{name} {n}"), rect));
            }
        }
        parts.extend([("settings".into(), layout.settings), ("help".into(), layout.help)]);
        parts.push(("import".into(), layout.import));
        wrong.extend(faults(&case, needs.safe, &parts));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_lid_bears_the_name_what_one_does_and_for_whom_it_is() {
    for (case, _, layout) in layouts().filter(|(_, needs, _)| needs.running.len() < MANY) {
        for it in layout.boxes {
            assert!(it.title.height() >= 16.0 && it.title.width() >= 90.0, "{case}: {:?}", it.title);
            assert!(it.text.height() >= 10.0, "{case}: {:?}", it.text);
            let is_told = it.stamp.width() >= 38.0 || it.facts.height() >= 9.0;
            assert!(
                is_told && it.stamp.is_empty() != it.facts.is_empty(),
                "{case}: {:?} {:?}",
                it.stamp,
                it.facts
            );
        }
    }
}

#[test]
fn words_above_a_picture_leave_it_its_place() {
    for (case, _, layout) in layouts() {
        for it in layout.boxes.into_iter().filter(|it| it.is_centered) {
            let view = LidView::of(it.lid.size());
            let seen = it.lid.center().y
                + view.corner.y
                + if view.picture == "lid_tall" { 118.0 } else { 14.0 } * view.scale;
            assert!(it.text.max.y <= seen + 1.0, "{case}: {:?} reaches into the picture, at {seen}", it.text);
        }
    }
}

#[test]
fn boxes_stand_on_boards_with_their_plates_on_the_edge() {
    for (case, needs, layout) in layouts() {
        assert_eq!(layout.boxes.len(), needs.running.len(), "{case}");
        for (it, is_running) in layout.boxes.iter().zip(needs.running) {
            let board = layout.boards.iter().find(|board| board.edge.contains(it.play.center()));
            let board = board.unwrap_or_else(|| panic!("{case}: {:?} is on no board", it.play));
            let foot = it.lid.max.y;
            assert!(foot >= board.top.min.y && foot <= board.edge.min.y, "{case}: {:?} {board:?}", it.lid);
            assert_eq!(!it.list.is_empty(), *is_running, "{case}");
            let is_narrow = it.play.union(it.list).width() < 246.0;
            assert_eq!(!it.new.is_empty(), *is_running && !is_narrow, "{case}: {:?}", it.play);
            // A name and whose turn it is need some room.
            assert!(it.play.width() >= 84.0, "{case}: {:?}", it.play);
            let is_left = it.play.center().x < it.new.center().x;
            assert!(it.new.is_empty() || is_left != needs.is_left_handed, "{case}");
        }
    }
}

#[test]
fn upright_the_thumb_reaches_help_and_files() {
    for (case, needs, layout) in layouts().filter(|(_, needs, _)| needs.safe.height() >= needs.safe.width()) {
        let reach = needs.safe.min.y + needs.safe.height() * 0.4;
        assert!(layout.help.min.y >= reach && layout.import.min.y >= reach, "{case}");
    }
}
