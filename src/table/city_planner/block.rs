//! How a block looks: its six buildings, the one beside its die, and what becomes of that.

use bevy::{ecs::query::QueryItem, prelude::*};

use super::{layout::TableLayout, preview::Use};
use crate::{
    drawing::{
        brush::{Brush, Pen},
        paint::ComposedPicture,
    },
    pictures::{city_planner::signs, icons},
    rules::{
        city_planner::{Block, Building},
        dice::Face,
    },
    theme::palette,
};

/// A block on the table, with what is printed on it. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(OnBuilding, HasCube, UsedAs, IsChosen)]
pub struct BlockCard {
    /// Which.
    pub block: Block,
    /// Its buildings, by face.
    pub printed: [Building; 6],
}

/// Beside which face its die lies; `None` before the first roll.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnBuilding(pub Option<Face>);

/// Whether the red cube lies on it: it is locked.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HasCube(pub bool);

/// What becomes of its building; `None` where nothing is scored.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UsedAs(pub Option<Use>);

/// Whether it is chosen.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsChosen(pub bool);

impl ComposedPicture for BlockCard {
    type Parts = (&'static Self, &'static OnBuilding, &'static HasCube, &'static UsedAs, &'static IsChosen);
    type Changes = Or<(Changed<OnBuilding>, Changed<HasCube>, Changed<UsedAs>, Changed<IsChosen>)>;

    fn paint((card, on, cube, used, chosen): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = size.min_element() * 0.08;
        let is_passed = used.0 == Some(Use::Passed);
        let paper = if is_passed { palette::PAPER.mix(&palette::TABLE, 0.35) } else { palette::PAPER };
        brush.paper(rect, radius, if chosen.0 { 9.0 } else { 5.0 }, paper);
        for (face, building) in Face::ALL.into_iter().zip(card.printed) {
            let cell = TableLayout::cell(size, face);
            let cell = Rect { min: cell.min + rect.min, max: cell.max + rect.min };
            if on.0 == Some(face) {
                paint_lit(brush, cell, building, used.0);
            } else {
                paint_printed(brush, cell, building, face);
            }
        }
        if is_passed {
            brush.rect(rect, radius, palette::TABLE.with_alpha(0.35));
        }
        if chosen.0 {
            brush.frame(rect.inflate(1.0), radius, (size.x * 0.03).max(3.0), palette::ACCENT);
        }
        if cube.0 {
            let side = size.min_element() * 0.2;
            let at = Vec2::new(rect.max.x - side * 0.75, rect.min.y + side * 0.35);
            brush.within(at, side / 2.0, 0.08, signs::cube);
        }
    }
}

/// A building where no die lies: pale, with the pips of its face.
fn paint_printed(brush: &mut Brush, cell: Rect, building: Building, face: Face) {
    let side = cell.size().min_element();
    brush.rect(cell, side * 0.14, signs::color(building).mix(&palette::PAPER, 0.84));
    let at = cell.center() - Vec2::new(0.0, side * 0.06);
    brush.within(at, side * 0.3, 0.0, |brush| signs::paint(brush, building));
    // What is only printed is paler than where a die lies.
    brush.rect(cell, side * 0.14, palette::PAPER.with_alpha(0.42));
    let pips = cell.max - side * 0.15;
    brush.within(pips, side * 0.13, 0.0, |brush| {
        icons::pips(brush, face.pips(), palette::SOFT_INK.with_alpha(0.85), 0.24);
    });
}

/// The building beside the die.
fn paint_lit(brush: &mut Brush, cell: Rect, building: Building, used: Option<Use>) {
    let side = cell.size().min_element();
    let shown = match used {
        Some(Use::Green) => Building::Suburb,
        Some(Use::Blue) => Building::Commerce,
        Some(Use::Counts | Use::GivenUp | Use::Passed) | None => building,
    };
    let color = signs::color(shown);
    brush.rect(cell, side * 0.14, color.mix(&palette::PAPER, 0.62));
    brush.frame(cell, side * 0.14, (side * 0.06).max(1.5), color);
    // The die covers the lower right corner.
    let at = cell.center() - Vec2::new(side * 0.1, side * 0.12);
    brush.within(at, side * 0.34, 0.0, |brush| signs::paint(brush, shown));
    if shown != building {
        // What it is besides: it can be scored the other way, too.
        let corner = Vec2::new(cell.max.x - side * 0.2, cell.min.y + side * 0.2);
        brush.disc(corner, side * 0.19, palette::PAPER);
        brush.within(corner, side * 0.14, 0.0, |brush| signs::paint(brush, building));
    }
    if used == Some(Use::GivenUp) {
        let reach = side * 0.36;
        let pen = Pen::new((side * 0.09).max(2.5), palette::INK);
        brush.stroke(&[at - Vec2::splat(reach), at + Vec2::splat(reach)], pen);
        brush.stroke(&[at + Vec2::new(-reach, reach), at + Vec2::new(reach, -reach)], pen);
    }
}
