//! The ink of a stroke: it follows the finger, becomes the road that it would be, and is gone once the finger is
//! lifted.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::TableLayout,
    scene::GameContext,
    stroke::Sketch,
};
use crate::{
    drawing::{
        brush::{Brush, Pen, Picture},
        place::LayoutRect,
    },
    rules::doodle_city::{DoodleCity, Square, Squares},
    table::{on_table::OnTable, stroke::Stroke},
    theme::palette,
};

/// How wide it is, of a square's side.
const WIDTH: f32 = 0.085;
/// Points nearer to each other than this, in dp, are one: a finger trembles.
const TREMBLE: f32 = 1.5;
/// How long the pieces are at most into which a bend is cut, in dp.
const PIECE: f32 = 3.0;

/// How dark ink is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Something may come of it.
    Strong,
    /// Nothing will.
    Pale,
}

/// Ink under a finger, as lines from point to point, seen from the middle of its place.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Trail {
    /// The lines, in the order in which they were drawn.
    pub lines: Vec<(Strength, Vec<Vec2>)>,
    /// The pen's width, in dp.
    pub width: f32,
}

impl Picture for Trail {
    fn paint(&self, _: Vec2, brush: &mut Brush) {
        for (strength, line) in &self.lines {
            let color = match strength {
                Strength::Strong => palette::ACCENT.mix(&palette::PAPER, 0.25),
                Strength::Pale => palette::GRID.mix(&palette::SOFT_INK, 0.2),
            };
            brush.stroke(line, Pen::new(self.width, color).rough(self.width * 0.2));
        }
    }
}

/// The same way without its corners.
fn smooth(points: &[Vec2]) -> Vec<Vec2> {
    let mut way: Vec<Vec2> = Vec::new();
    for (n, &point) in points.iter().enumerate() {
        let least = if n + 1 == points.len() { f32::MIN_POSITIVE } else { TREMBLE };
        if way.last().is_none_or(|last| last.distance(point) >= least) {
            way.push(point);
        }
    }
    let [first, .., last] = *way.as_slice() else { return way };
    let straight = |from: Vec2, to: Vec2| {
        let pieces = (from.distance(to) / PIECE).ceil().max(1.0);
        (1..=pieces as usize).map(move |piece| from.lerp(to, piece as f32 / pieces))
    };
    let mut from = first.midpoint(way[1]);
    let mut smooth = vec![first];
    smooth.extend(straight(first, from));
    for three in way.windows(3) {
        // From the middle of one piece to the middle of the next, around the point between them.
        let (around, to) = (three[1], three[1].midpoint(three[2]));
        let pieces = ((from.distance(around) + around.distance(to)) / PIECE).ceil().max(1.0);
        smooth.extend((1..=pieces as usize).map(|piece| {
            let along = piece as f32 / pieces;
            from.lerp(around, along).lerp(around.lerp(to, along), along)
        }));
        from = to;
    }
    smooth.extend(straight(from, last));
    smooth
}

/// The lines of a stroke: strong where a road can be drawn, pale elsewhere. Once one is sketched it takes the place of
/// the ink in its square, and nothing comes of the rest.
fn lines(grid: Rect, stroke: &[Vec2], open: Squares, sketched: Option<Square>) -> Vec<(Strength, Vec<Vec2>)> {
    let strength_at = |point: Vec2| match TableLayout::square_at(grid, point) {
        Some(square) if sketched == Some(square) => None,
        Some(square) if sketched.is_none() && open.has(square) => Some(Strength::Strong),
        _ => Some(Strength::Pale),
    };
    let mut lines: Vec<(Strength, Vec<Vec2>)> = Vec::new();
    let mut before = None;
    for pair in smooth(stroke).windows(2) {
        let strength = strength_at(pair[0].midpoint(pair[1]));
        let [from, to] = [pair[0], pair[1]].map(|point| point - grid.center());
        match (strength, lines.last_mut()) {
            (Some(strength), Some((_, line))) if before == Some(strength) => line.push(to),
            (Some(strength), _) => lines.push((strength, vec![from, to])),
            (None, _) => {}
        }
        before = strength;
    }
    lines
}

/// The ink follows the finger.
pub fn show_trail(
    mut commands: Commands,
    stroke: Res<Stroke>,
    sketch: Res<Sketch>,
    table: GameContext,
    mut trails: Query<(Entity, &mut Trail, &mut LayoutRect)>,
) {
    let grid = table.layout.grid;
    let open = if stroke.counts { table.open_squares() } else { Squares::default() };
    let lines = lines(grid, &stroke.points, open, sketch.0.and_then(|selection| selection.square));
    if lines.is_empty() {
        for (entity, ..) in &trails {
            commands.entity(entity).despawn();
        }
        return;
    }
    let shown = Trail { lines, width: (WIDTH * grid.width() / 5.0).clamp(3.0, 16.0) };
    let at = Layer::Ink.place(grid);
    match trails.single_mut() {
        Ok((_, mut trail, mut place)) => {
            trail.set_if_neq(shown);
            place.set_if_neq(at);
        }
        Err(_) => _ = commands.spawn((OnTable::of::<DoodleCity>(), shown, at)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::doodle_city::{Column, Row};

    const GRID: Rect = Rect { min: Vec2::ZERO, max: Vec2::splat(500.0) };

    fn middle() -> Square {
        Square::at(Column::ALL[2], Row::ALL[2])
    }

    fn open() -> Squares {
        Squares::only(middle())
    }

    const ACROSS: [Vec2; 3] = [Vec2::new(150.0, 250.0), Vec2::new(250.0, 240.0), Vec2::new(350.0, 250.0)];

    fn length(lines: &[(Strength, Vec<Vec2>)], of: Strength) -> f32 {
        let lines = lines.iter().filter(|(strength, _)| *strength == of);
        lines.flat_map(|(_, line)| line.windows(2)).map(|pair| pair[0].distance(pair[1])).sum()
    }

    #[test]
    fn ink_goes_from_the_first_point_to_the_finger() {
        let lines = lines(GRID, &ACROSS, open(), None);
        let ends = [lines.first().map(|(_, line)| line[0]), lines.last().map(|(_, line)| line[line.len() - 1])];
        assert_eq!(ends, [Some(ACROSS[0] - GRID.center()), Some(ACROSS[2] - GRID.center())]);
        assert!((length(&lines, Strength::Strong) - 100.0).abs() < 8.0, "{lines:?}");
        assert!((length(&lines, Strength::Pale) - 100.0).abs() < 8.0, "{lines:?}");
    }

    #[test]
    fn the_sketched_road_takes_the_place_of_its_ink_and_the_rest_is_pale() {
        let lines = lines(GRID, &ACROSS, open(), Some(middle()));
        assert_eq!(length(&lines, Strength::Strong), 0.0);
        assert!((length(&lines, Strength::Pale) - 100.0).abs() < 8.0, "{lines:?}");
        let inside = Rect::from_center_size(Vec2::ZERO, Vec2::splat(90.0));
        assert!(!lines.iter().flat_map(|(_, line)| line).any(|&point| inside.contains(point)), "{lines:?}");
    }

    #[test]
    fn a_finger_that_does_not_move_leaves_no_ink() {
        assert_eq!(lines(GRID, &[], open(), None), []);
        assert_eq!(lines(GRID, &[ACROSS[0]], open(), None), []);
        assert_eq!(lines(GRID, &[ACROSS[0]; 3], open(), None), []);
    }

    #[test]
    fn a_corner_becomes_a_bend_near_every_point() {
        let corner = [Vec2::new(0.0, 0.0), Vec2::new(40.0, 0.0), Vec2::new(40.0, 40.0)];
        let way = smooth(&corner);
        assert_eq!((way[0], way[way.len() - 1]), (corner[0], corner[2]));
        assert!(way.windows(2).all(|pair| pair[0].distance(pair[1]) <= PIECE + 0.1), "{way:?}");
        let nearest = way.iter().map(|point| point.distance(corner[1])).fold(f32::MAX, f32::min);
        assert!((1.0..8.0).contains(&nearest), "{nearest}");
    }
}
