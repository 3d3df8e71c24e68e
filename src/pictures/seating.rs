//! Where the players of a match sit down, as it looks in the world of their game.

use bevy::prelude::*;

use crate::{
    drawing::{
        brush::{Brush, Pen},
        cut::cut_left,
        shapes::rounded_outline,
    },
    theme::palette,
};

/// Who is at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A computer player.
    Computer,
}

/// What the places of a game look like.
#[derive(Debug)]
pub struct Seating {
    /// How high a place is on a low screen, usually, and on a large screen; in dp, at least 48.
    pub heights: [f32; 3],
    /// What all places are on.
    pub ground: Option<SeatingGround>,
    /// Paints a place of this size with whoever sits there, by seat.
    pub place: fn(&mut Brush, Vec2, usize, Sitter),
    /// Which parts of a place of this size show who sits there and hold the name, seen from its middle.
    pub parts: fn(Vec2) -> [Rect; 2],
    /// Whether `place` paints whoever sits there; a figure is laid on it otherwise.
    pub shows_sitter: bool,
}

/// What all places of a game are on.
#[derive(Debug)]
pub struct SeatingGround {
    /// Paints it, as large as told, with drawings so high at its foot; 0 where there is no room for them.
    pub paint: fn(&mut Brush, Vec2, f32),
    /// So many dp the places are within it.
    pub margin: f32,
    /// How high the drawings at its foot can be, as a part of its width.
    pub drawings: f32,
}

/// Slips of paper: for games that bring nothing of their own.
pub static SLIPS: Seating = Seating {
    heights: [48.0, 48.0, 56.0],
    ground: None,
    place: |brush, size, _, sitter| paint_slip(brush, size, sitter),
    parts: beside_each_other,
    shows_sitter: false,
};

/// A figure on the left, and the name beside it.
pub fn beside_each_other(size: Vec2) -> [Rect; 2] {
    let mut name = Rect::from_center_size(Vec2::ZERO, size);
    let figure = cut_left(&mut name, 48.0);
    [figure, name]
}

fn paint_slip(brush: &mut Brush, size: Vec2, sitter: Sitter) {
    let place = Rect::from_center_size(Vec2::ZERO, size);
    if sitter == Sitter::Nobody {
        return paint_dashes(brush, place, 12.0, Pen::new(1.5, palette::GRID));
    }
    brush.rect(place, 12.0, palette::FIELD);
    brush.frame(place.inflate(-0.7), 12.0, 1.3, palette::GRID);
}

/// Dashes around a place that is free.
pub(super) fn paint_dashes(brush: &mut Brush, place: Rect, radius: f32, pen: Pen) {
    let mut around = rounded_outline(place.inflate(-1.5), radius);
    around.extend(around.first().copied());
    brush.dashes(&around, 6.0, 5.0, pen.straight());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::{city_planner, design_town, doodle_city};

    #[test]
    fn every_place_has_room_for_fingers_and_looks_taken_or_free() {
        let all = [
            &SLIPS,
            &doodle_city::seating::SEATING,
            &city_planner::seating::SEATING,
            &design_town::seating::SEATING,
        ];
        for seating in all {
            for (width, height) in seating.heights.into_iter().flat_map(|it| [(140.0, it), (320.0, it)]) {
                let size = Vec2::new(width, height);
                let place = Rect::from_center_size(Vec2::ZERO, size);
                for part in (seating.parts)(size) {
                    assert!(part.size().min_element() >= 44.0, "{seating:?}: {part:?}");
                    assert_eq!(place.union(part), place, "{seating:?}: {part:?}");
                }
                let [figure, name] = (seating.parts)(size);
                assert!(figure.intersect(name).is_empty(), "{seating:?}");
                let shapes = |sitter| Brush::shapes(|brush| (seating.place)(brush, size, 1, sitter));
                assert!(shapes(Sitter::Person) != shapes(Sitter::Nobody), "{seating:?}");
                let differ = shapes(Sitter::Person) != shapes(Sitter::Computer);
                assert_eq!(differ, seating.shows_sitter, "{seating:?}");
            }
        }
    }
}
