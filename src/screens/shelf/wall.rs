//! What boxes stand on and before: the wall, boards, and holders for plates.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen, Picture},
    pictures::{
        backdrop::{Backdrop, Floor},
        widgets::{CoversTable, Ground},
    },
    theme::{palette, shelf},
};

/// The panelled wall, as large as the screen.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(CoversTable)]
pub(super) struct Wall;

impl Picture for Wall {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let wall = Rect::from_center_size(Vec2::ZERO, size);
        brush.rect(wall, 0.0, shelf::WALL);
        let panel = if size.x < 800.0 { 46.0 } else { 96.0 };
        let joints = (0..).map(|n| wall.min.x + panel * (n as f32 + 0.5)).take_while(|x| *x < wall.max.x);
        for x in joints {
            let line = |x: f32| [Vec2::new(x, wall.min.y), Vec2::new(x, wall.max.y)];
            brush.stroke(&line(x), Pen::new(1.6, shelf::WALL_JOINT).straight());
            brush.stroke(&line(x + 1.6), Pen::new(0.8, shelf::WALL.mix(&palette::LIGHT, 0.07)).straight());
        }
        brush.glow(Vec2::new(0.0, wall.min.y), size.max_element() * 0.75, shelf::LAMPLIGHT, wall);
    }
}

/// What pages lie on that belong to the shelf: its wall, the title on a plate.
pub(in crate::screens) static SHELF: Backdrop = Backdrop {
    floor: Floor::Picture(|brush, size| Wall.paint(size, brush)),
    head: None,
    foot: None,
    plate: Some(|brush, size| {
        Holder.paint(size, brush);
        brush.rect(Rect::from_center_size(Vec2::ZERO, size), 6.0, palette::PAPER);
    }),
    title: palette::INK,
};

/// A board: so high is its upper side, the rest is its edge.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub(super) struct Plank {
    /// How high its upper side is seen, in dp.
    pub top: f32,
}

impl Picture for Plank {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let whole = Rect::from_center_size(Vec2::ZERO, size);
        let edge = Rect { min: whole.min + Vec2::Y * self.top, ..whole };
        let top = Rect { max: whole.max.with_y(edge.min.y), ..whole };
        brush.shadow(Rect { min: edge.min.with_y(edge.max.y - 8.0), ..edge }, 0.0, 14.0);
        brush.wood(top, shelf::BOARD);
        brush.wood(edge, shelf::BOARD_EDGE);
        let line = |y: f32| [Vec2::new(whole.min.x, y), Vec2::new(whole.max.x, y)];
        brush.stroke(&line(edge.min.y + 0.8), Pen::new(1.6, shelf::BOARD_LIT).straight());
        brush.stroke(&line(edge.max.y - 1.2), Pen::new(2.5, shelf::BOARD_DARK).straight());
    }
}

/// The brass holder of a plate.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub(super) struct Holder;

impl Picture for Holder {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let plate = Rect::from_center_size(Vec2::ZERO, size);
        let holder = plate.inflate(2.5);
        brush.shadow(holder, 8.0, 3.0);
        brush.rect(holder, 8.0, shelf::BRASS);
        brush.frame(holder, 8.0, 1.0, shelf::BRASS_EDGE);
    }
}
