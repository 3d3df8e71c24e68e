//! Nothing overlaps, and fingers find everything: at every size, with any number of matches.

use super::*;
use crate::drawing::{crowding::SCREENS, place::Screen};

/// All screens, and a very small phone on its side.
fn screens() -> impl Iterator<Item = Screen> {
    let small = (Vec2::new(640.0, 360.0), [0.0; 4]);
    SCREENS.into_iter().chain([small]).map(|(size, insets)| Screen { size, insets, ..Screen::default() })
}

fn layouts() -> impl Iterator<Item = (String, Needs, ShelfLayout)> {
    let counts = (1..=3).flat_map(|boxes| (0..=9).map(move |matches| (boxes, matches)));
    let cases = screens().flat_map(move |screen| counts.clone().map(move |counts| (screen, counts)));
    cases.flat_map(|(screen, (boxes, matches))| {
        [(1.0, false), (1.0, true), (2.0, false), (2.0, true)].map(|(text_scale, is_left_handed)| {
            let needs = Needs { safe: screen.safe(), boxes, matches, page: 0, text_scale, is_left_handed };
            let name = format!(
                "{screen:?}, {boxes} boxes, {matches} matches, text {text_scale}, left {is_left_handed}"
            );
            (name, needs, ShelfLayout::new(&needs))
        })
    })
}

/// What can be touched, by name.
fn touched(layout: &ShelfLayout) -> Vec<(String, Rect)> {
    let mut touched = vec![
        ("settings".into(), layout.settings),
        ("help".into(), layout.help),
        ("import".into(), layout.import),
        ("earlier".into(), layout.earlier),
        ("later".into(), layout.later),
    ];
    touched.extend(layout.boxes.iter().enumerate().map(|(n, it)| (format!("box {n}"), it.cover)));
    for (n, card) in layout.cards.iter().enumerate() {
        touched.extend([
            (format!("card {n}"), card.open),
            (format!("play {n}"), card.play),
            (format!("remove {n}"), card.remove),
        ]);
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
        for (i, (name, rect)) in touched.iter().enumerate() {
            if rect.size().min_element() < TOUCH - 0.1 {
                wrong.push(format!("{case}: {name} is {}", rect.size()));
            }
            let safe = needs.safe.inflate(0.1);
            if !safe.contains(rect.min) || !safe.contains(rect.max) {
                wrong.push(format!("{case}: {name} leaves the screen: {rect:?}"));
            }
            for (other, with) in &touched[i + 1..] {
                if apart(*rect, *with) < 7.9 {
                    wrong.push(format!("{case}: {name} {rect:?} is too near {other} {with:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_and_pictures_keep_apart() {
    let mut wrong = Vec::new();
    for (case, _, layout) in layouts() {
        let mut parts = vec![("title", layout.title, layout.plank), ("tagline", layout.tagline, layout.plank)];
        for BoxLayout { cover, band, sheet, title, text, facts, .. } in layout.boxes.iter().copied() {
            parts.extend([("box sheet", sheet, cover), ("box title", title, cover), ("box text", text, cover)]);
            parts.push(("box facts", facts, band));
        }
        for card in &layout.cards {
            let Card { paper, sheet, lines: [one, two, three], .. } = *card;
            parts.extend([("sheet", sheet, paper), ("line 1", one, paper), ("line 2", two, paper)]);
            parts.push(("line 3", three, paper));
        }
        let buttons = [layout.settings, layout.help, layout.import, layout.earlier, layout.later];
        let buttons: Vec<Rect> =
            layout.cards.iter().flat_map(|card| [card.play, card.remove]).chain(buttons).collect();
        for (i, (name, rect, within)) in parts.iter().enumerate() {
            if !within.inflate(1.0).contains(rect.min)
                || !within.inflate(1.0).contains(rect.max)
                || rect.is_empty()
            {
                wrong.push(format!("{case}: {name} {rect:?} leaves {within:?}"));
            }
            let others = parts[i + 1..].iter().map(|(other, with, _)| (*other, *with));
            for (other, with) in others.chain(buttons.iter().map(|&button| ("button", button))) {
                if !with.is_empty() && apart(*rect, with) < -0.1 {
                    wrong.push(format!("{case}: {name} {rect:?} overlaps {other} {with:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn upright_the_thumb_reaches_what_goes_on_and_what_begins() {
    for (case, needs, layout) in layouts().filter(|(_, needs, _)| needs.safe.height() >= needs.safe.width()) {
        let reach = needs.safe.min.y + needs.safe.height() * 0.4;
        for card in &layout.cards {
            assert!(card.play.max.y - TOUCH >= reach, "{case}: {:?}", card.play);
            assert_eq!(card.play.center().x < card.open.center().x, needs.is_left_handed, "{case}");
        }
        let lowest = layout.boxes.iter().map(|it| it.cover.max.y).fold(0.0, f32::max);
        assert!(lowest - TOUCH >= reach * 0.7, "{case}: {:?}", layout.boxes);
        assert!(layout.help.min.y >= reach && layout.import.min.y >= reach, "{case}");
        assert!(layout.pages < 2 || layout.earlier.max.x <= layout.later.min.x, "{case}");
    }
}

#[test]
fn every_match_is_on_exactly_one_page() {
    for (case, needs, layout) in layouts() {
        let pages = (0..layout.pages).map(|page| ShelfLayout::new(&Needs { page, ..needs }));
        let shown: Vec<usize> = pages.flat_map(|it| it.first..it.first + it.cards.len()).collect();
        assert_eq!(shown, (0..needs.matches).collect::<Vec<_>>(), "{case}");
        let beyond = ShelfLayout::new(&Needs { page: 99, ..needs });
        assert_eq!(beyond.page, layout.pages.saturating_sub(1), "{case}");
    }
}

#[test]
fn two_matches_fit_on_every_phone() {
    for (case, needs, layout) in layouts().filter(|(_, needs, _)| needs.text_scale < 1.1 && needs.matches > 1) {
        if needs.safe.height() >= 390.0 {
            assert!(layout.cards.len() > 1, "{case}");
        }
    }
}
