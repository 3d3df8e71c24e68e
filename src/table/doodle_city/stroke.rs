//! A stroke across the sheet while the finger or mouse that draws it is still down, and the road that it would be.

use bevy::prelude::*;

use super::{pick::TablePick, scene::GameContext, selection::MoveSelection};
use crate::{
    accessibility::{InteractionMap, Role},
    intent::Intent,
    pictures::doodle_city::square::square_rect,
    rules::doodle_city::{Road, Side, Square},
    table::stroke::{Drawn, Stroke},
};

/// The hand as it would be if the finger were lifted now; none as long as its stroke is no road.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sketch(pub Option<MoveSelection>);

impl Sketch {
    /// What is shown as chosen: the sketch, or else what is chosen.
    pub const fn or<'a>(&'a self, selection: &'a MoveSelection) -> &'a MoveSelection {
        match &self.0 {
            Some(selection) => selection,
            None => selection,
        }
    }

    /// The finger that draws it.
    pub fn finger(&self, stroke: &Stroke) -> Option<Vec2> {
        self.0.and(stroke.points.last().copied())
    }
}

/// A stroke shorter than this part of a square is no road.
const SHORTEST: f32 = 0.3;
/// This far from the middle of a square, as a part of its side, a stroke may still turn to any side.
const UNDECIDED: f32 = 0.08;

/// Where a point is closest to the edge of a square.
fn nearest_side(rect: Rect, point: Vec2) -> Side {
    let distances = [
        (Side::North, point.y - rect.min.y),
        (Side::East, rect.max.x - point.x),
        (Side::South, rect.max.y - point.y),
        (Side::West, point.x - rect.min.x),
    ];
    distances.into_iter().min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Side::North, |(side, _)| side)
}

/// The square that a stroke crosses for the longest way, and the road from side to side; `None` for the road if it
/// begins and ends at the same side.
pub fn road_of_stroke(grid: Rect, stroke: &[Vec2]) -> Option<(Square, Option<Road>)> {
    // Enough points that every square crossed has some.
    let step = grid.width() / 100.0;
    let points: Vec<Vec2> = stroke
        .windows(2)
        .flat_map(|pair| {
            let steps = (pair[0].distance(pair[1]) / step.max(0.1)).ceil().max(1.0);
            (0..steps as usize).map(move |i| pair[0].lerp(pair[1], i as f32 / steps))
        })
        .chain(stroke.last().copied())
        .collect();
    let within = |square: Square| {
        let rect = square_rect(grid, square.index());
        points.iter().copied().filter(|&point| rect.contains(point)).collect::<Vec<_>>()
    };
    let (square, inside) =
        Square::all().map(|square| (square, within(square))).max_by_key(|(_, inside)| inside.len())?;
    let (first, last) = (inside.first()?, inside.last()?);
    let rect = square_rect(grid, square.index());
    // A short stroke in the middle of a square is no road.
    if first.distance(*last) < rect.width() * SHORTEST {
        return Some((square, None));
    }
    Some((square, Road::between(nearest_side(rect, *first), nearest_side(rect, *last))))
}

/// A stroke over the grid chooses the square and its road, if something can be drawn there.
pub fn draw_road(
    mut drawn: MessageReader<Drawn>,
    table: GameContext,
    map: Res<InteractionMap>,
    mut intents: MessageWriter<Intent>,
) {
    for Drawn(stroke) in drawn.read() {
        let Some((square, Some(road))) = road_of_stroke(table.layout.grid, stroke) else { continue };
        let choose = Some(TablePick::Square(square).into());
        let is_offered = |item: &crate::accessibility::Item| {
            item.accessible.role == Role::Square && item.accessible.intent == choose
        };
        if map.items.iter().any(is_offered) {
            intents.write(TablePick::Draw(square, road).into());
        }
    }
}

/// Sketches the road that the stroke is so far.
pub fn sketch_road(stroke: Res<Stroke>, table: GameContext, mut sketch: ResMut<Sketch>) {
    let (Some(session), Some(&finger)) = (&table.session, stroke.points.last().filter(|_| stroke.counts))
    else {
        sketch.set_if_neq(Sketch(None));
        return;
    };
    let grid = table.layout.grid;
    let found = road_of_stroke(grid, &stroke.points).filter(|&(square, _)| table.open_squares().has(square));
    let Some((square, Some(road))) = found else {
        sketch.set_if_neq(Sketch(None));
        return;
    };
    let rect = square_rect(grid, square.index());
    let from_middle = (finger - rect.center()).abs().max_element();
    // What was sketched stays: it need not flicker from side to side.
    if from_middle >= UNDECIDED * rect.width() {
        let mut selection = *table.selection;
        selection.draw(&session.play().legal(), square, road);
        sketch.set_if_neq(Sketch(Some(selection)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::doodle_city::{Column, Row};

    const GRID: Rect = Rect { min: Vec2::new(10.0, 20.0), max: Vec2::new(510.0, 520.0) };

    fn at(column: f32, row: f32) -> Vec2 {
        GRID.min + Vec2::new(column, row) * 100.0
    }

    #[test]
    fn a_stroke_from_side_to_side_is_that_road() {
        let middle = Square::at(Column::ALL[2], Row::ALL[2]);
        let straight = road_of_stroke(GRID, &[at(2.02, 2.5), at(2.5, 2.45), at(2.97, 2.5)]);
        assert_eq!(straight, Some((middle, Some(Road::WestEast))));
        let bend = road_of_stroke(GRID, &[at(2.5, 1.9), at(2.5, 2.3), at(2.7, 2.5), at(3.1, 2.5)]);
        assert_eq!(bend, Some((middle, Some(Road::NorthEast))));
    }

    #[test]
    fn a_stroke_that_comes_back_or_is_short_is_no_road() {
        assert_eq!(road_of_stroke(GRID, &[at(2.4, 2.5), at(2.6, 2.5)]).and_then(|(_, road)| road), None);
        let back = road_of_stroke(GRID, &[at(2.2, 2.02), at(2.5, 2.4), at(2.8, 2.02)]);
        assert_eq!(back.and_then(|(_, road)| road), None);
    }

    #[test]
    fn a_stroke_beside_the_grid_is_nothing() {
        assert_eq!(road_of_stroke(GRID, &[Vec2::ZERO, Vec2::new(5.0, 0.0)]), None);
    }
}
