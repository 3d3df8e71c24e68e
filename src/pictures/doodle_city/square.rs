//! A square of a sheet: what is printed there, the road, the houses, and what offers itself.

use bevy::{
    ecs::query::{QueryData, QueryItem},
    prelude::*,
};

use super::{
    beside_road::{furniture, house_places, sign_place},
    colors,
    ground::{Light, paint_ground, paint_light, paint_light_edge},
    marks::paint_cross,
    road::{DETAILED, DrawnLine, Surface, paint_cab, paint_ghost, paint_road, paint_way},
    signs::{Style, paint_furniture, paint_sign},
};
use crate::{
    drawing::{
        begins::Begins,
        brush::{ALREADY_DRAWN, Brush, Pen},
        paint::ComposedPicture,
    },
    rules::{
        Seat,
        doodle_city::{City, Kind, Road, Sheet, Square},
    },
    theme::palette,
};

/// What is printed in a square of a player's sheet. It never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(
    DrawnRoad,
    OpenEnds,
    HasCab,
    CrossedHouses,
    Light,
    Ghost,
    IsOnWay,
    Begins<DrawnRoad>,
    Begins<CrossedHouses>
)]
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

/// Which ends of its road, in the order of [`Road::sides`], do not go on in the next square.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenEnds(pub [bool; 2]);

/// Whether its taxi is joined to another one: then a cab is on the road.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HasCab(pub bool);

/// How many houses of a square are crossed out, those that are printed so included.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossedHouses(pub u8);

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

/// Whether its road would become part of the one that is chosen.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsOnWay(pub bool);

/// From this side on, in dp, there is room for street furniture.
const FURNISHED: f32 = 54.0;

/// The place of the square at `index` (row by row) in a grid.
pub fn square_rect(grid: Rect, index: usize) -> Rect {
    let cell = grid.size() / 5.0;
    let at = grid.min + cell * Vec2::new((index % 5) as f32, (index / 5) as f32);
    Rect::from_corners(at, at + cell)
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

    /// What its road is paved with: that of a house square is given.
    pub fn surface(&self) -> Surface {
        if self.kind == Kind::House { Surface::Cobbles } else { Surface::Asphalt }
    }

    /// A number that is the same for this square whenever it is drawn.
    pub const fn seed(&self) -> u32 {
        self.square.index() as u32 * 6 + self.seat.0 as u32 + 1
    }

    /// The pen that crosses out a house, and half of the cross, in a square `side` dp wide.
    pub fn cross(&self, house: u8, side: f32) -> (Pen, f32) {
        let height = if self.houses == 4 { 0.265 } else { 0.28 };
        if house < self.crossed {
            (Pen::new((side * 0.022).max(1.5), colors::HOUSE_CROSS), side * height * 0.47)
        } else {
            (Pen::new((side * 0.026).max(1.9), palette::INK), side * height * 0.5)
        }
    }
}

impl OpenEnds {
    /// Those of the road through `square` in a city.
    pub fn of(city: &City, square: Square) -> Self {
        let Some(road) = city.road(square) else { return Self::default() };
        Self(road.sides().map(|side| {
            let next = square.neighbour(side).and_then(|next| city.road(next));
            next.is_none_or(|next| !next.sides().contains(&side.opposite()))
        }))
    }
}

impl HasCab {
    /// Whether the taxi in `square`, if there is one, is joined to another one in a city.
    pub fn of(sheet: &Sheet, city: &City, square: Square) -> Self {
        let is_joined = sheet.kind(square) == Kind::Taxi
            && city.road(square).is_some_and(|road| {
                let mut others = city.reach(square, road).and(sheet.squares(Kind::Taxi));
                others.remove(square);
                !others.is_empty()
            });
        Self(is_joined)
    }
}

/// All that is seen of a square.
struct Look {
    printed: PrintedSquare,
    road: Option<Road>,
    open: [bool; 2],
    has_cab: bool,
    crossed: u8,
    light: Light,
    ghost: Ghost,
    is_on_way: bool,
    road_begins: f32,
    cross_begins: f32,
}

impl Look {
    /// The road that lies there, or would.
    fn road_or_ghost(&self) -> Option<Road> {
        match self.ghost {
            Ghost::Road(road) => self.road.or(Some(road)),
            Ghost::None | Ghost::Cross => self.road,
        }
    }

    fn paint(&self, side: f32, brush: &mut Brush) {
        let kind = self.printed.kind;
        paint_ground(brush, kind, self.road.is_some() || kind == Kind::House, side);
        paint_light(brush, self.light, side);
        match (self.road, self.ghost) {
            // One that is just being drawn is drawn by the pen.
            (Some(road), _) if self.road_begins == ALREADY_DRAWN => {
                if self.is_on_way {
                    paint_way(brush, road, side);
                }
                let line = DrawnLine {
                    road,
                    surface: self.printed.surface(),
                    open: self.open,
                    seed: self.printed.seed(),
                    begins: ALREADY_DRAWN,
                };
                paint_road(brush, &line, side);
                if self.has_cab && side >= DETAILED {
                    paint_cab(brush, road, side);
                }
            }
            (None, Ghost::Road(road)) => paint_ghost(brush, road, side),
            _ => {}
        }
        paint_light_edge(brush, self.light, side);
        if kind == Kind::House {
            self.paint_houses(side, brush);
        } else {
            self.paint_sign(side, brush);
        }
    }

    fn paint_sign(&self, side: f32, brush: &mut Brush) {
        let (kind, road) = (self.printed.kind, self.road_or_ghost());
        let (foot, unit) = sign_place(kind, road);
        let style = if self.road.is_some() { Style::Built } else { Style::Printed };
        if let Some(road) = self.road.filter(|_| side >= FURNISHED) {
            for (what, foot, height) in furniture(kind, road) {
                paint_furniture(brush, what, foot * side, height * side);
            }
        }
        paint_sign(brush, kind, style, foot * side, unit * side);
    }

    fn paint_houses(&self, side: f32, brush: &mut Brush) {
        let places = house_places(self.road, self.printed.houses);
        for (house, (at, height)) in (0..self.printed.houses).zip(places) {
            let is_crossed = house < self.crossed;
            let is_by_player = is_crossed && house >= self.printed.crossed;
            let is_ghost = self.ghost == Ghost::Cross && house == self.crossed;
            let style = if is_by_player { Style::Built } else { Style::Printed };
            let foot = at * side + Vec2::new(0.0, 0.44 * height * side);
            paint_sign(brush, Kind::House, style, foot, height * side / 100.0);
            let (pen, half) = self.printed.cross(house, side);
            let seed = self.printed.seed() + u32::from(house) * 97;
            let halo = Pen::new(pen.width * 1.9, palette::PAPER);
            brush.within(at * side, 1.0, 0.0, |brush| {
                if is_ghost {
                    for (pen, gap) in [(halo, 0.0), (Pen::new(pen.width * 1.4, palette::ACCENT), half * 0.35)] {
                        paint_ghost_cross(brush, half, pen, gap);
                    }
                } else if is_crossed {
                    // One that is just being drawn is drawn by the pen.
                    let is_last = house + 1 == self.crossed;
                    if is_last && self.cross_begins != ALREADY_DRAWN {
                        return;
                    }
                    if is_by_player && side >= DETAILED {
                        paint_cross(brush, half, halo, seed);
                    }
                    paint_cross(brush, half, pen, seed);
                }
            });
        }
    }
}

/// A cross of dashes with so much between them, or of whole strokes.
fn paint_ghost_cross(brush: &mut Brush, half: f32, pen: Pen, gap: f32) {
    for hand in [1.0, -1.0] {
        let ends = [Vec2::new(-half, -half * hand), Vec2::new(half, half * hand)];
        if gap > 0.0 {
            brush.dashes(&ends, half * 0.4, gap, pen);
        } else {
            brush.stroke(&ends, pen);
        }
    }
}

/// Paints a square of a city in which nothing moves or offers itself, `side` dp wide.
pub fn paint_square(brush: &mut Brush, sheet: &Sheet, city: &City, square: Square, side: f32) {
    let printed = PrintedSquare::of(sheet, Seat(0), square);
    let look = Look {
        printed,
        road: city.road(square),
        open: OpenEnds::of(city, square).0,
        has_cab: HasCab::of(sheet, city, square).0,
        crossed: printed.crossed_in(city),
        light: Light::None,
        ghost: Ghost::None,
        is_on_way: false,
        road_begins: ALREADY_DRAWN,
        cross_begins: ALREADY_DRAWN,
    };
    look.paint(side, brush);
}

/// A square that is on no sheet, for explanations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExampleSquare {
    /// What stands there.
    pub kind: Kind,
    /// Its road.
    pub road: Option<Road>,
    /// Which ends of the road, in the order of [`Road::sides`], do not go on.
    pub open: [bool; 2],
    /// Whether a cab is on the road.
    pub has_cab: bool,
    /// Houses in it, how many of them are crossed out from the start, and how many in all.
    pub houses: [u8; 3],
}

impl ExampleSquare {
    /// Paints it, `side` dp wide; `number` tells it from others.
    pub(crate) fn paint(&self, brush: &mut Brush, side: f32, number: usize) {
        let [houses, from_start, crossed] = self.houses;
        let Some(square) = Square::from_index(number) else { return };
        let look = Look {
            printed: PrintedSquare { seat: Seat(0), square, kind: self.kind, houses, crossed: from_start },
            road: self.road,
            open: self.open,
            has_cab: self.has_cab,
            crossed,
            light: Light::None,
            ghost: Ghost::None,
            is_on_way: false,
            road_begins: ALREADY_DRAWN,
            cross_begins: ALREADY_DRAWN,
        };
        look.paint(side, brush);
    }
}

/// What makes up the picture of a square.
#[derive(QueryData)]
pub struct SquareParts {
    printed: &'static PrintedSquare,
    road: &'static DrawnRoad,
    open: &'static OpenEnds,
    cab: &'static HasCab,
    crossed: &'static CrossedHouses,
    light: &'static Light,
    ghost: &'static Ghost,
    way: &'static IsOnWay,
    road_begins: &'static Begins<DrawnRoad>,
    cross_begins: &'static Begins<CrossedHouses>,
}

impl ComposedPicture for PrintedSquare {
    type Parts = SquareParts;
    type Changes = Or<(
        Changed<DrawnRoad>,
        Changed<OpenEnds>,
        Changed<HasCab>,
        Changed<CrossedHouses>,
        Changed<Light>,
        Changed<Ghost>,
        Changed<IsOnWay>,
        Changed<Begins<DrawnRoad>>,
        Changed<Begins<CrossedHouses>>,
    )>;

    fn paint(parts: QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let look = Look {
            printed: *parts.printed,
            road: parts.road.0,
            open: parts.open.0,
            has_cab: parts.cab.0,
            crossed: parts.crossed.0,
            light: *parts.light,
            ghost: *parts.ghost,
            is_on_way: parts.way.0,
            road_begins: parts.road_begins.0,
            cross_begins: parts.cross_begins.0,
        };
        look.paint(size.x, brush);
    }
}
