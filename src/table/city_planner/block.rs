//! How a block looks: its plans, the model where its die says so, and what becomes of that; the ring around it, and the
//! mark on it.

use bevy::{ecs::query::QueryItem, prelude::*};

use super::preview::Use;
use crate::{
    drawing::{
        brush::{Brush, Picture},
        paint::ComposedPicture,
    },
    pictures::city_planner::strip::{
        StripLayout, TileLook, paint_dashes, paint_flag, paint_padlock, paint_plans, paint_ring, paint_tile,
        paint_veil,
    },
    rules::{
        city_planner::{Block, Building},
        dice::Face,
    },
};

/// A block on the table, with what is printed on it. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(OnBuilding, IsFixed, UsedAs, IsMirrored)]
pub struct BlockCard {
    /// Which.
    pub block: Block,
    /// Its buildings, by face.
    pub printed: [Building; 6],
}

/// Beside which face its die lies; `None` before the first roll.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnBuilding(pub Option<Face>);

/// Whether its die stays as it is in this turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsFixed(pub bool);

/// What becomes of its building; `None` where nothing is scored.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UsedAs(pub Option<Use>);

/// Whether it lies for the left hand.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsMirrored(pub bool);

impl ComposedPicture for BlockCard {
    type Parts = (&'static Self, &'static OnBuilding, &'static IsFixed, &'static UsedAs, &'static IsMirrored);
    type Changes = Or<(Changed<OnBuilding>, Changed<IsFixed>, Changed<UsedAs>, Changed<IsMirrored>)>;

    fn paint((card, on, fixed, used, mirrored): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        if size.min_element() <= 0.0 {
            return;
        }
        let laid = StripLayout::new(size, mirrored.0);
        paint_plans(brush, &laid, card.printed, on.0, fixed.0);
        if let Some(face) = on.0 {
            let look = match used.0 {
                Some(Use::Green) => TileLook::As(Building::Suburb),
                Some(Use::Blue) => TileLook::As(Building::Commerce),
                Some(Use::GivenUp) => TileLook::GivenUp,
                Some(Use::Counts | Use::Passed) | None => TileLook::Plain,
            };
            paint_tile(brush, &laid, face, card.printed[face.index()], look);
        }
        if used.0 == Some(Use::Passed) {
            paint_veil(brush, &laid);
        }
    }
}

/// What of a block is chosen or can be, as a thing of its own: choosing paints no block anew.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlockRing {
    /// Whether the block lies for the left hand.
    pub is_mirrored: bool,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// The faces whose lots can be touched: those to which its die can be turned, or the one that can be scored otherwise.
    pub dashed: [Option<Face>; 2],
}

impl Picture for BlockRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if size.min_element() <= 0.0 {
            return;
        }
        let laid = StripLayout::new(size, self.is_mirrored);
        if self.is_chosen {
            paint_ring(brush, &laid);
        }
        for face in self.dashed.into_iter().flatten() {
            paint_dashes(brush, &laid, face);
        }
    }
}

/// The mark on a block.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BlockMark {
    /// There is none.
    #[default]
    None,
    /// A flag: it would be passed; it points to the side where the marks are.
    Flag {
        /// Whether that is the left one.
        points_left: bool,
        /// Whether that block is the chosen one; else passing it is proposed.
        is_chosen: bool,
    },
    /// A padlock: it has been passed, locked.
    Passed,
}

/// The padlock beside a die that stays as it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Padlock;

impl Picture for Padlock {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_padlock(brush, size);
    }
}

impl Picture for BlockMark {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        match self {
            Self::None => {}
            Self::Flag { points_left, is_chosen } => paint_flag(brush, size, *points_left, *is_chosen),
            Self::Passed => paint_padlock(brush, size),
        }
    }
}
