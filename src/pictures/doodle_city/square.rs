//! A square of a sheet: what is printed there, the road, the houses, and what offers itself.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    drawing::{
        begins::Begins,
        brush::{ALREADY_DRAWN, Brush, Pen, arc},
        paint::ComposedPicture,
    },
    pictures::{
        doodle_city::road_path::{ROAD_WIDTH, free_corners, road_path},
        doodle_city::{colors, signs},
    },
    rules::{
        Seat,
        doodle_city::{City, Kind, Road, Sheet, Square},
    },
    theme::{Tone, motion::durations, palette},
};

/// What is printed in a square of a player's sheet. It never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(DrawnRoad, CrossedHouses, Light, Ghost, Begins<DrawnRoad>, Begins<CrossedHouses>)]
pub struct PrintedSquare {
    /// Whose sheet it is.
    pub seat: Seat,
    /// Which square.
    pub square: Square,
    /// What stands there.
    pub kind: Kind,
    /// Houses in it.
    pub houses: u8,
    /// How many of them are crossed out from the start.
    pub crossed: u8,
}

/// The road through a square.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawnRoad(pub Option<Road>);

/// How many houses of a square are crossed out, those that are printed so included.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossedHouses(pub u8);

/// How a square offers itself.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// Not at all.
    #[default]
    None,
    /// A die points to it.
    Offered,
    /// It is chosen.
    Chosen,
}

/// What would be drawn in a square.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ghost {
    /// Nothing.
    #[default]
    None,
    /// A road.
    Road(Road),
    /// A cross through a house.
    Cross,
}

/// Where signs and houses stand beside a road, the freest corner first, in a square with sides of 1.
fn corners(road: Option<Road>) -> [Vec2; 4] {
    free_corners(road.unwrap_or(Road::NorthSouth)).map(|corner| corner * 0.53)
}

const fn sign(kind: Kind) -> (fn(&mut Brush), Tone) {
    match kind {
        Kind::House => (signs::house, colors::HOUSE),
        Kind::Hotel => (signs::hotel, colors::HOTEL),
        Kind::Shop => (signs::shop, colors::SHOP),
        Kind::Taxi => (signs::taxi, colors::TAXI),
    }
}

/// Draws a road with its dashes into a square of `side` dp; a ghost is pale blue.
pub fn paint_road(brush: &mut Brush, road: Road, side: f32, begins: f32, is_ghost: bool) {
    let path = road_path(road, side);
    let (color, dash) = if is_ghost {
        (palette::ACCENT.with_alpha(0.42), palette::PAPER.with_alpha(0.85))
    } else {
        (colors::ROAD, palette::PAPER.mix(&palette::GRID, 0.25))
    };
    let rough = if is_ghost { 0.0 } else { side * 0.016 };
    brush.stroke(
        &path,
        Pen::new(side * ROAD_WIDTH, color).straight().rough(rough).timed(begins, durations::STROKE),
    );
    let pen = Pen::new(side * 0.028, dash).timed(begins, durations::STROKE);
    brush.dashes(&path, side * 0.115, side * 0.085, pen);
}

/// The place of the square at `index` (row by row) in a grid.
pub fn square_rect(grid: Rect, index: usize) -> Rect {
    let cell = grid.size() / 5.0;
    let at = grid.min + cell * Vec2::new((index % 5) as f32, (index / 5) as f32);
    Rect::from_corners(at, at + cell)
}

/// The printed lines of a grid. They lie under all its squares, so that roads join across them.
pub fn paint_grid(brush: &mut Brush, grid: Rect) {
    let pen = Pen::new((grid.width() * 0.0032).max(0.8), palette::GRID);
    for line in 0..=5 {
        let at = grid.min + grid.size() * line as f32 / 5.0;
        brush.stroke(&[Vec2::new(at.x, grid.min.y), Vec2::new(at.x, grid.max.y)], pen);
        brush.stroke(&[Vec2::new(grid.min.x, at.y), Vec2::new(grid.max.x, at.y)], pen);
    }
}

/// A cross of two strokes.
pub fn paint_cross(brush: &mut Brush, half: f32, pen: Pen, seed: u32) {
    let wobble = |n: u32| {
        ((seed.wrapping_mul(2_654_435_761).rotate_left(n * 7) & 255) as f32 / 255.0 - 0.5) * 0.36 * half
    };
    let stroke = pen.lasts / 2.0;
    let first = [Vec2::new(-half + wobble(1), -half), Vec2::new(half, half + wobble(2))];
    let second = [Vec2::new(half, -half + wobble(3)), Vec2::new(-half + wobble(4), half)];
    brush.stroke(&first, pen.timed(pen.begins, stroke));
    brush.stroke(&second, pen.timed(pen.begins + stroke, stroke));
}

impl PrintedSquare {
    /// The square as the sheet has it.
    pub fn of(sheet: &Sheet, seat: Seat, square: Square) -> Self {
        let kind = sheet.kind(square);
        let column = square.column();
        let (houses, crossed) =
            if kind == Kind::House { (sheet.houses(column), sheet.crossed_houses(column)) } else { (0, 0) };
        Self { seat, square, kind, houses, crossed }
    }

    /// How many of its houses are crossed out in `city`.
    pub fn crossed_in(&self, city: &City) -> u8 {
        if self.houses > 0 { city.crossed_houses(self.square.column().index()) } else { 0 }
    }

    /// A number that is the same for this square whenever it is drawn.
    const fn seed(&self) -> u32 {
        self.square.index() as u32 * 6 + self.seat.0 as u32 + 1
    }
}

/// All that is seen of a square.
struct Look {
    printed: PrintedSquare,
    road: Option<Road>,
    crossed: u8,
    light: Light,
    ghost: Ghost,
    road_begins: f32,
    cross_begins: f32,
}

impl Look {
    fn paint_ground(&self, side: f32, brush: &mut Brush) {
        let (_, color) = sign(self.printed.kind);
        let ground = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side * 0.955));
        brush.rect(ground, side * 0.07, color.with_alpha(0.11));
        let strength = match self.light {
            Light::None => return,
            Light::Offered => 0.10,
            Light::Chosen => 0.20,
        };
        brush.rect(ground, side * 0.1, palette::ACCENT.with_alpha(strength));
        let h = side * 0.455;
        let r = side * 0.1;
        let mut outline = Vec::new();
        for (corner, from) in [
            (Vec2::new(h - r, -h + r), -90.0_f32),
            (Vec2::new(h - r, h - r), 0.0),
            (Vec2::new(-h + r, h - r), 90.0),
            (Vec2::new(-h + r, -h + r), 180.0),
        ] {
            outline.extend(arc(corner, r, from.to_radians(), (from + 90.0).to_radians(), 5));
        }
        outline.extend(outline.first().copied());
        let width = (side * 0.035).clamp(1.5, 4.0);
        brush.dashes(&outline, width * 3.0, width * 2.0, Pen::new(width, palette::ACCENT));
    }

    fn paint_houses(&self, side: f32, brush: &mut Brush) {
        let corners = corners(self.road);
        for (house, corner) in (0..self.printed.houses).zip(corners) {
            // Within a bend there is little room.
            let size = if house == 3 && self.road.is_some() { 0.085 } else { 0.115 };
            brush.within(corner * side, side * size, 0.0, signs::house);
            let is_crossed = house < self.crossed;
            let is_ghost = self.ghost == Ghost::Cross && house == self.crossed;
            if !is_crossed && !is_ghost {
                continue;
            }
            let (color, width) = match (is_ghost, house < self.printed.crossed) {
                (true, _) => (palette::ACCENT, 0.04),
                (false, true) => (colors::HOUSE_CROSS, 0.026),
                (false, false) => (palette::INK, 0.036),
            };
            let begins = if house + 1 == self.crossed { self.cross_begins } else { ALREADY_DRAWN };
            let pen = Pen::new(side * width, color).timed(begins, durations::MARK);
            brush.within(corner * side, 1.0, 0.0, |brush| {
                paint_cross(brush, side * (size + 0.015), pen, self.printed.seed() + u32::from(house) * 97);
            });
        }
    }

    fn paint(&self, side: f32, brush: &mut Brush) {
        self.paint_ground(side, brush);
        let ghost_road = match self.ghost {
            Ghost::Road(road) => Some(road),
            Ghost::None | Ghost::Cross => None,
        };
        let road = self.road.or(ghost_road);
        if self.printed.kind == Kind::House {
            self.paint_houses(side, brush);
        } else {
            let (sign, _) = sign(self.printed.kind);
            // Once a road is drawn the sign steps into the corner that it leaves free.
            let (at, scale) = if road.is_some() { (corners(road)[0], 0.15) } else { (Vec2::ZERO, 0.26) };
            brush.within(at * side, side * scale, 0.0, sign);
        }
        if let Some(road) = self.road {
            paint_road(brush, road, side, self.road_begins, false);
        } else if let Some(road) = ghost_road {
            paint_road(brush, road, side, ALREADY_DRAWN, true);
        }
    }
}

/// Paints a square of a city in which nothing moves or offers itself, `side` dp wide.
pub fn paint_square(brush: &mut Brush, sheet: &Sheet, city: &City, square: Square, side: f32) {
    let printed = PrintedSquare::of(sheet, Seat(0), square);
    let look = Look {
        printed,
        road: city.road(square),
        crossed: printed.crossed_in(city),
        light: Light::None,
        ghost: Ghost::None,
        road_begins: ALREADY_DRAWN,
        cross_begins: ALREADY_DRAWN,
    };
    look.paint(side, brush);
}

impl ComposedPicture for PrintedSquare {
    type Parts = (
        &'static Self,
        &'static DrawnRoad,
        &'static CrossedHouses,
        &'static Light,
        &'static Ghost,
        &'static Begins<DrawnRoad>,
        &'static Begins<CrossedHouses>,
    );
    type Changes = Or<(
        Changed<DrawnRoad>,
        Changed<CrossedHouses>,
        Changed<Light>,
        Changed<Ghost>,
        Changed<Begins<DrawnRoad>>,
        Changed<Begins<CrossedHouses>>,
    )>;

    fn paint(parts: QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let (printed, road, crossed, light, ghost, road_begins, cross_begins) = parts;
        let look = Look {
            printed: *printed,
            road: road.0,
            crossed: crossed.0,
            light: *light,
            ghost: *ghost,
            road_begins: road_begins.0,
            cross_begins: cross_begins.0,
        };
        look.paint(size.x, brush);
    }
}
