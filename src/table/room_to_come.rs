//! For layout tests: that there is room for what no table shows yet, another button in each row and a voice that explains.

use bevy::math::{Rect, Vec2};

use super::{buttons::ButtonPlaces, lay_table::SharedPlaces, layout::GAP};
use crate::accessibility::TOUCH;

/// How wide a button is at least that may show a sign for its word, and the main one, in dp.
const SIGN: f32 = TOUCH;
const MAIN: f32 = 88.0;
/// How wide whose turn it is stands at least, and words beside a button.
const TITLE: f32 = 96.0;
const WORDS: f32 = 120.0;

/// Where one more button would have no room: in the top row, and in all rows that the hand has.
pub(super) fn rows_that_are_full(case: &str, places: &SharedPlaces, words: Rect) -> Vec<String> {
    let ButtonPlaces { back, menu, undo, pass, confirm, help } = places.buttons;
    let beside = |one: Rect, other: Rect| one.min.y < other.center().y && other.center().y < one.max.y;
    // What would be missing of a row with one more.
    let missing = |row: &[(Rect, f32)]| {
        let all = row.iter().map(|(rect, _)| *rect).reduce(|all, rect| all.union(rect)).unwrap_or_default();
        row.iter().map(|(_, least)| least + GAP).sum::<f32>() + TOUCH - all.width()
    };
    // A column below the corners has no row to share: more stands in the menu.
    let top = match beside(places.heading, back) {
        true => missing(&[(back, TOUCH), (menu, TOUCH), (places.heading, TITLE)]),
        false => 0.0,
    };
    let of_hand = [(help, TOUCH), (undo, SIGN), (pass, SIGN), (confirm, MAIN), (words, WORDS)];
    let least = [help, undo].map(|first| {
        let row = of_hand.into_iter().filter(|(rect, _)| !rect.is_empty() && beside(first, *rect));
        missing(&row.collect::<Vec<_>>())
    });
    let hand = least.into_iter().fold(f32::INFINITY, f32::min);
    let full = [("the top row", top), ("the hand", hand)].into_iter().filter(|(_, missing)| *missing > 0.0);
    full.map(|(row, missing)| format!("{case}: {row} is {missing} dp too narrow")).collect()
}

/// Letters of 25 words with the spaces between them, in the longest of the languages.
const LETTERS: f32 = 185.0;
/// How wide and how high a letter is, with its part of the gap between lines, in dp.
const LETTER: Vec2 = Vec2::new(7.0, 18.0);
/// How much larger than designed they are at most, as titles are: words that explain are read once.
const LARGEST: f32 = 1.4;
/// Around the words.
const EDGE: f32 = 10.0;

/// Whether 25 words have room beside what they speak of: on the screen, covering neither it nor what ends them.
pub(super) fn has_room_for_a_voice(safe: Rect, text_scale: f32, thing: Rect, main: Rect) -> bool {
    let letter = LETTER * text_scale.min(LARGEST);
    let within = safe.inflate(-4.0);
    (200..=560).step_by(20).any(|wide| {
        // A line seldom ends where the place does.
        let line = ((wide as f32 - 2.0 * EDGE) / letter.x * 0.9).floor().max(1.0);
        let size = Vec2::new(wide as f32, (LETTERS / line).ceil() * letter.y + 2.0 * EDGE);
        let free = |voice: Rect| {
            let is_clear = |rect: Rect| voice.intersect(rect.inflate(4.0)).is_empty();
            is_clear(thing) && (main.is_empty() || is_clear(main))
        };
        let room = within.size() - size;
        room.min_element() >= 0.0
            && (0..=40).flat_map(|y| (0..=10).map(move |x| Vec2::new(x as f32 / 10.0, y as f32 / 40.0))).any(
                |at| {
                    let corner = within.min + at * room;
                    free(Rect::from_corners(corner, corner + size))
                },
            )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_full_where_one_more_button_would_press_the_others() {
        let row = |main: f32| SharedPlaces {
            buttons: ButtonPlaces {
                undo: Rect::new(0.0, 100.0, 60.0, 148.0),
                confirm: Rect::new(68.0, 100.0, 68.0 + main, 148.0),
                back: Rect::new(0.0, 0.0, 48.0, 48.0),
                menu: Rect::new(200.0, 0.0, 248.0, 48.0),
                ..ButtonPlaces::default()
            },
            heading: Rect::new(56.0, 0.0, 192.0, 48.0),
            ..SharedPlaces::default()
        };
        let full = |main, words| rows_that_are_full("", &row(main), words).len();
        // Between the corners a title has no room for another one.
        assert_eq!((full(160.0, Rect::default()), full(100.0, Rect::default())), (1, 2));
        // Below it finds room beside the words.
        assert_eq!(full(100.0, Rect::new(0.0, 110.0, 340.0, 140.0)), 1);
    }

    #[test]
    fn a_voice_covers_neither_what_it_speaks_of_nor_the_main_button() {
        let screen = Rect::new(0.0, 0.0, 360.0, 640.0);
        let main = Rect::new(0.0, 590.0, 360.0, 640.0);
        let part = |from: f32, to: f32| Rect::new(0.0, from, 360.0, to);
        assert!(has_room_for_a_voice(screen, 1.0, part(0.0, 400.0), main));
        assert!(!has_room_for_a_voice(screen, 1.0, part(0.0, 560.0), main));
        assert!(!has_room_for_a_voice(screen, 1.0, part(90.0, 540.0), main));
    }
}
