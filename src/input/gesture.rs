//! Tap or drag: a tap means what lies there, a drag across a square is a road, a flick on the dice a roll.

use bevy::prelude::*;

use super::{
    PageInput, Skip,
    pointer::{Pointer, PointerPhase},
};
use crate::{
    AppSystems,
    board::doodle_city::{
        layout::TableLayout,
        play::{Heard, Sound},
        scene::Laid,
        turn::Playing,
    },
    rules::doodle_city::{Road, Side, Square},
    screens::Page,
    semantics::{Intent, Role, Semantics},
    theme::{place::Screen, widgets::Held},
};

/// How far a tap may move, in dp; beyond it is a drag.
pub const MOST_TAP_MOVE: f32 = 8.0;

/// The systems that tell taps from drags.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct GestureSystems;

/// A press that has not ended yet.
#[derive(Resource, Default, Debug)]
struct Press {
    stroke: Vec<Vec2>,
    is_drag: bool,
    is_skip: bool,
    pressed: Option<Entity>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Press>().add_systems(
        Update,
        (follow, look_pressed)
            .chain()
            .in_set(AppSystems::Input)
            .in_set(super::InputSystems)
            .in_set(GestureSystems),
    );
}

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
        let rect = TableLayout::square(grid, square.index());
        points.iter().copied().filter(|&point| rect.contains(point)).collect::<Vec<_>>()
    };
    let (square, inside) =
        Square::all().map(|square| (square, within(square))).max_by_key(|(_, inside)| inside.len())?;
    let (first, last) = (inside.first()?, inside.last()?);
    let rect = TableLayout::square(grid, square.index());
    // A short stroke in the middle of a square is no road.
    if first.distance(*last) < rect.width() * 0.3 {
        return Some((square, None));
    }
    Some((square, Road::between(nearest_side(rect, *first), nearest_side(rect, *last))))
}

fn follow(
    mut pointer: MessageReader<Pointer>,
    mut press: ResMut<Press>,
    (semantics, laid, playing, time): (Res<Semantics>, Res<Laid>, Res<Playing>, Res<Time>),
    (page_input, page, screen): (Res<PageInput>, Option<Res<State<Page>>>, Res<Screen>),
    mut intents: MessageWriter<Intent>,
    mut skips: MessageWriter<Skip>,
    mut heard: MessageWriter<Heard>,
) {
    // When the screen turns everything moves away from under the finger.
    if screen.is_changed() {
        *press = Press::default();
    }
    for &Pointer { phase, at } in pointer.read() {
        if !page_input.0 {
            *press = Press::default();
            continue;
        }
        match phase {
            PointerPhase::Began => {
                let is_moving = page.as_ref().is_some_and(|page| match page.get() {
                    Page::Table => time.elapsed_secs() < playing.until,
                    Page::Results => true,
                    Page::Shelf | Page::Setup => false,
                });
                if is_moving {
                    skips.write(Skip);
                }
                let item = semantics.at(at);
                // Who wants all of it skipped need not wait until nothing moves.
                let is_hurry = item.is_some_and(|item| item.semantic.intent == Some(Intent::Hurry));
                let is_table = page.as_ref().is_some_and(|page| *page.get() == Page::Table);
                let is_skip = is_moving && is_table && !is_hurry;
                let pressed = item.and_then(|item| item.entity).filter(|_| !is_skip);
                *press = Press { stroke: vec![at], is_drag: false, is_skip, pressed };
            }
            PointerPhase::Moved => {
                let Some(&start) = press.stroke.first() else { continue };
                press.stroke.push(at);
                if start.distance(at) > MOST_TAP_MOVE && !press.is_drag {
                    press.is_drag = true;
                    press.pressed = None;
                }
            }
            PointerPhase::Ended => {
                let Press { mut stroke, is_drag, is_skip, .. } = core::mem::take(&mut *press);
                let Some(&start) = stroke.first().filter(|_| !is_skip) else { continue };
                let item = semantics.at(start);
                let intent = item.and_then(|item| item.semantic.intent.clone());
                if !is_drag {
                    if intent.is_none() {
                        // Whatever takes its time need not.
                        skips.write(Skip);
                    }
                    if let Some(intent) = intent {
                        heard.write(Heard { sound: Sound::Tap, after: 0.0 });
                        intents.write(intent);
                    }
                    continue;
                }
                stroke.push(at);
                match intent {
                    Some(Intent::RollDice) => {
                        intents.write(Intent::RollDice);
                    }
                    _ if page.as_ref().is_some_and(|page| *page.get() == Page::Table) => {
                        draw(laid.0.grid, &stroke, &semantics, &mut intents);
                    }
                    _ => {}
                }
            }
            PointerPhase::Cancelled => *press = Press::default(),
        }
    }
}

/// A stroke over the grid chooses the square and its road, if something can be drawn there.
fn draw(grid: Rect, stroke: &[Vec2], semantics: &Semantics, intents: &mut MessageWriter<Intent>) {
    let Some((square, road)) = road_of_stroke(grid, stroke) else { return };
    let choose = Intent::ChooseSquare(square);
    let is_offered = semantics
        .items
        .iter()
        .any(|item| item.semantic.role == Role::Square && item.semantic.intent == Some(choose.clone()));
    if is_offered && let Some(road) = road {
        intents.write(Intent::DrawRoad(square, road));
    }
}

/// A button under the finger goes down.
fn look_pressed(press: Res<Press>, mut held: ResMut<Held>) {
    held.set_if_neq(Held(press.pressed));
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
