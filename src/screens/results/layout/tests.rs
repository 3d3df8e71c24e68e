//! Nothing overlaps and nothing leaves the screen: at every size, for 1 to 6 players.

use super::*;
use crate::drawing::{
    crowding::{SCREENS, faults},
    place::Screen,
};

/// All screens, and a very small phone on its side.
fn screens() -> impl Iterator<Item = Screen> {
    let small = (Vec2::new(640.0, 360.0), [0.0; 4]);
    SCREENS.into_iter().chain([small]).map(|(size, insets)| Screen { size, insets, ..Screen::default() })
}

fn layouts() -> impl Iterator<Item = (String, Needs, ResultsLayout)> {
    screens().flat_map(|screen| {
        (1..=6).flat_map(move |players| {
            [(1.0, false), (1.0, true), (2.0, false), (2.0, true)].into_iter().flat_map(
                move |(text_scale, is_left_handed)| {
                    let achievements = if players == 1 { vec![0, 5] } else { vec![0] };
                    let forms = [[1.0, 1.0], [1.25, 1.5]];
                    let kinds = achievements.into_iter().flat_map(move |it| forms.map(|form| (it, form)));
                    kinds.map(move |(achievements, form)| {
                        let needs = Needs {
                            safe: screen.safe(),
                            players,
                            parts: if players == 1 { 4 } else { 5 },
                            ranks: if players == 1 { 7 } else { 0 },
                            achievements,
                            form,
                            has_note: players % 2 == 1,
                            text_scale,
                            is_left_handed,
                        };
                        let name = format!(
                            "{screen:?}, {players} players, {achievements} achievements, {form:?}, text {text_scale}, \
                             left {is_left_handed}"
                        );
                        (name, needs, ResultsLayout::new(&needs))
                    })
                },
            )
        })
    })
}

/// Everything that must not overlap, by name.
fn parts(layout: &ResultsLayout) -> Vec<(String, Rect)> {
    let named = |name: &str, rect: Rect| (name.to_owned(), rect);
    let mut parts = vec![
        named("title", layout.title),
        named("note", layout.note),
        named("share", layout.share),
        named("look back", layout.look_back),
        named("shelf", layout.shelf),
        named("again", layout.again),
        named("bar", layout.ranks.bar),
        named("achievements", layout.achievements.title),
    ];
    for row in &layout.rows {
        parts.extend([named("place", row.place), named("dot", row.dot), named("name", row.name)]);
        parts.extend(row.parts.iter().map(|&rect| named("part", rect)));
        parts.push(named("total", row.total));
    }
    for town in &layout.towns {
        parts.extend([
            named("town", town.picture),
            named("town's name", town.name),
            named("town's dot", town.dot),
        ]);
    }
    parts.extend(layout.heads.iter().map(|&rect| named("head", rect)));
    parts.extend(layout.ranks.rows.iter().map(|&rect| named("rank", rect)));
    parts.extend(layout.ranks.numbers.iter().map(|&rect| named("number", rect)));
    parts.extend(layout.achievements.seals.iter().map(|&rect| named("seal", rect)));
    parts.extend(layout.achievements.lines.iter().map(|&rect| named("line", rect)));
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
fn fingers_find_both_buttons() {
    for (case, _, layout) in layouts() {
        for button in [layout.share, layout.shelf, layout.again] {
            assert!(button.size().min_element() >= TOUCH - 0.1, "{case}: {button:?}");
        }
        let gap = (layout.again.min - layout.shelf.max).max(layout.shelf.min - layout.again.max).max_element();
        assert!(gap > 7.9, "{case}: {gap}");
    }
}

#[test]
fn the_main_button_lies_on_the_thumbs_side_and_within_its_reach() {
    for (case, needs, layout) in layouts() {
        let is_left = layout.again.center().x < layout.shelf.center().x;
        assert_eq!(is_left, needs.is_left_handed, "{case}");
        if needs.safe.height() >= needs.safe.width() {
            let reach = needs.safe.min.y + needs.safe.height() * 0.4;
            assert!(layout.again.min.y >= reach && layout.shelf.min.y >= reach, "{case}");
        }
    }
}

#[test]
fn everybody_has_a_row_and_a_town_that_can_be_read() {
    for (case, needs, layout) in layouts() {
        assert_eq!((layout.rows.len(), layout.towns.len()), (needs.players, needs.players), "{case}");
        let is_small = needs.safe.height() < 390.0;
        for row in &layout.rows {
            assert!(row.whole.height() >= 20.0 && (is_small || row.name.width() >= 36.0), "{case}: {row:?}");
        }
        for town in &layout.towns {
            assert!(is_small || town.picture.width() >= 40.0, "{case}: {town:?}");
        }
        if needs.players == 1 {
            assert_eq!(
                layout.ranks.rows.len() + layout.ranks.numbers.len(),
                if layout.ranks.rows.is_empty() { 6 } else { 7 }
            );
            assert!(layout.ranks.rows.iter().all(|row| row.height() >= 15.0), "{case}: {:?}", layout.ranks);
            assert_eq!(layout.achievements.seals.len(), needs.achievements, "{case}");
            assert!(
                layout.achievements.lines.iter().all(|line| line.height() >= 15.0),
                "{case}: {:?}",
                layout.achievements
            );
        }
    }
}

#[test]
fn the_winners_town_is_the_largest_thing() {
    for (case, needs, layout) in layouts() {
        let area = |rect: Rect| rect.width() * rect.height();
        let [first, others @ ..] = &layout.towns[..] else { panic!("{case}: no town") };
        let larger = others.iter().all(|it| area(it.picture) < area(first.picture));
        assert!(larger, "{case}: {first:?}, {others:?}");
        // On a phone held upright it takes an eighth and more of what lies between title and buttons.
        if needs.safe.height() > needs.safe.width() && needs.text_scale == 1.0 && needs.players < 4 {
            let share = area(first.picture) / area(PageFrame::of(needs.safe, needs.text_scale).middle);
            assert!(share > 0.13, "{case}: {share}");
        }
    }
}

#[test]
fn few_or_many_parts_and_no_ranks_alone_have_their_places() {
    for screen in screens() {
        for (players, parts) in [(1, 3), (2, 1), (2, 3), (4, 6)] {
            let safe = screen.safe();
            let needs = Needs {
                safe,
                players,
                parts,
                ranks: 0,
                achievements: 0,
                form: [1.0, 1.4],
                has_note: true,
                text_scale: 1.0,
                is_left_handed: false,
            };
            let layout = ResultsLayout::new(&needs);
            let wrong = faults(&format!("{screen:?}, {parts} parts"), safe, &self::parts(&layout));
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
            assert!(layout.rows.iter().all(|row| row.parts.len() == parts), "{layout:?}");
        }
    }
}

/// A window can be made as small as somebody likes.
#[test]
fn in_a_window_that_is_far_too_small_nothing_breaks() {
    for (width, height) in [(320.0, 300.0), (400.0, 200.0), (120.0, 90.0), (60.0, 400.0), (1.0, 1.0)] {
        for (players, achievements) in [(1, 0), (1, 5), (2, 0), (6, 0)] {
            for text_scale in [1.0, 4.0] {
                let needs = Needs {
                    safe: Rect::new(0.0, 0.0, width, height),
                    players,
                    parts: 5,
                    ranks: if players == 1 { 7 } else { 0 },
                    achievements,
                    form: [1.0, 1.4],
                    has_note: true,
                    text_scale,
                    is_left_handed: false,
                };
                let layout = ResultsLayout::new(&needs);
                assert_eq!((layout.towns.len(), layout.rows.len()), (players, players), "{width} x {height}");
            }
        }
    }
}
