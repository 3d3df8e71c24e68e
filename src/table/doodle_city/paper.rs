//! The flat things of the table: sheets of paper, printed dice, and chips.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen, Picture},
    pictures::{
        doodle_city::{
            colors,
            die::paint_label,
            map::{paint_cartouche, paint_compass, paint_grid, paint_neat_line, paint_ruling},
            pennant::{Pennant, paint_pennant},
            signs::{self, Style, paint_fitting, paint_tree},
        },
        widgets::Ground,
    },
    rules::{dice::Face, doodle_city::Kind},
    theme::{Tone, palette},
};

/// A sheet's paper with what is printed around its squares, seen from its middle. What is not there is empty.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(Ground)]
pub struct Paper {
    /// Whether it is the large one.
    pub is_large: bool,
    /// Whether it is a small one whose player is on turn.
    pub is_on_turn: bool,
    /// Its squares.
    pub grid: Rect,
    /// How wide the neat line around them is.
    pub neat_line: f32,
    /// The compass.
    pub compass: Rect,
    /// The box for the name of the sheet and the total.
    pub cartouche: Rect,
    /// Where facts stand: circled hotel scores, circled shop scores, bonuses, trees.
    pub facts: [Rect; 4],
    /// The die that was taken in this round, and where it stands.
    pub taken: Option<(Face, Rect)>,
}

/// The squares that a large sheet is ruled with, of those of the map.
const RULING: f32 = 1.0 / 6.0;

/// How wide the sign of a fact is at its beginning.
pub(super) fn sign_width(fact: Rect) -> f32 {
    (fact.height() * 0.95).min(32.0)
}

impl Paper {
    fn paint_map(&self, sheet: Rect, brush: &mut Brush) {
        brush.finely(|brush| {
            paint_ruling(brush, sheet.inflate(-1.0), self.grid.min, self.grid.width() / 5.0 * RULING);
        });
        paint_neat_line(brush, self.grid, self.neat_line);
        paint_grid(brush, self.grid);
        if !self.compass.is_empty() {
            paint_compass(brush, self.compass.center(), self.compass.width() * 0.5);
        }
        if !self.cartouche.is_empty() {
            paint_cartouche(brush, self.cartouche);
        }
    }

    fn paint_facts(&self, brush: &mut Brush) {
        for (n, fact) in self.facts.iter().enumerate().filter(|(_, fact)| !fact.is_empty()) {
            let sign = Rect { max: Vec2::new(fact.min.x + sign_width(*fact), fact.max.y), ..*fact };
            match n {
                0 => paint_fitting(brush, Kind::Hotel, Style::Built, sign.inflate(-1.0)),
                1 => paint_fitting(brush, Kind::Shop, Style::Built, sign.inflate(-1.0)),
                2 => {
                    let size = Vec2::new(sign.width() * 0.8, sign.height().min(sign.width()) * 0.6);
                    paint_pennant(brush, Rect::from_center_size(sign.center(), size), Pennant::Mine);
                }
                _ => {
                    let high = (sign.height() - 1.0).min(sign.width() * 1.25);
                    let foot = Vec2::new(sign.center().x, sign.center().y + high / 2.0);
                    paint_tree(brush, false, foot, high);
                }
            }
        }
        if let Some((face, place)) = self.taken.filter(|(_, place)| !place.is_empty()) {
            let side = (place.height() * 0.8).min(20.0);
            let at = Vec2::new(place.max.x - side / 2.0 - 2.0, place.center().y);
            brush.within(at, 1.0, 0.0, |brush| paint_label(brush, side, face.pips(), false));
            let tick = at - Vec2::new(side * 1.25, 0.0);
            if tick.x - side * 0.5 >= place.min.x {
                let points = [(-0.34, 0.0), (-0.1, 0.26), (0.36, -0.34)];
                let points = points.map(|(x, y)| tick + Vec2::new(x, y) * side);
                brush.stroke(&points, Pen::new((side * 0.12).max(1.8), colors::HOUSE_CROSS));
            }
        }
    }
}

impl Picture for Paper {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, 4.0, if self.is_large { 7.0 } else { 4.0 }, palette::PAPER);
        if self.is_large {
            self.paint_map(rect, brush);
            return;
        }
        if self.is_on_turn {
            brush.frame(rect.inflate(1.0), 4.0, 3.0, palette::ACCENT);
        }
        if !self.grid.is_empty() {
            brush.frame(self.grid.inflate(1.5), 1.0, 1.0, colors::MAP_LINE);
            paint_grid(brush, self.grid);
        }
        self.paint_facts(brush);
    }
}

/// A printed die that names a column or a row.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PrintedDie {
    /// 1 to 5.
    pub pips: u8,
    /// Whether it names a column.
    pub is_blue: bool,
    /// Whether the chosen square lies there.
    pub is_marked: bool,
}

impl Picture for PrintedDie {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let side = size.x;
        paint_label(brush, side, self.pips, self.is_blue);
        if self.is_marked {
            let ring = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side + 3.0));
            brush.frame(ring, side * 0.34, (side * 0.1).max(2.0), palette::ACCENT);
        }
    }
}

/// The ground of a short text: points at a square, words above the dice, a banner.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Chip {
    /// Its colour.
    pub color: Tone,
    /// How high it lies.
    pub depth: f32,
    /// Whether a crossed-out tree stands at its end: what it says costs one.
    pub costs_a_tree: bool,
    /// Whether a touch brings the next of several.
    pub has_more: bool,
    /// Whether it is a slip with corners, and no patch with round ends.
    pub is_slip: bool,
}

impl Chip {
    /// Of one colour, `depth` dp high, and no more.
    pub const fn new(color: Tone, depth: f32) -> Self {
        Self { color, depth, costs_a_tree: false, has_more: false, is_slip: false }
    }

    /// A slip of paper.
    pub const fn slip() -> Self {
        Self { is_slip: true, ..Self::new(palette::PAPER, 3.0) }
    }
}

impl Picture for Chip {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = if self.is_slip { 5.0 } else { (size.y / 2.0).min(24.0) };
        if self.depth > 0.0 {
            brush.shadow(rect, radius, self.depth);
        }
        brush.rect(rect, radius, self.color);
        if !self.is_slip {
            brush.frame(rect, radius, 1.6, palette::PAPER);
        }
        if self.has_more {
            brush.frame(rect.inflate(-1.0), radius, 2.0, palette::ACCENT);
            let pen = Pen::new(2.4, palette::ACCENT);
            let at = |x: f32, y: f32| Vec2::new(size.x / 2.0 - 16.0 + 5.0 * x, 5.0 * y);
            brush.stroke(&[at(-1.0, -0.6), at(0.0, -1.6), at(1.0, -0.6)], pen);
            brush.stroke(&[at(-1.0, 0.6), at(0.0, 1.6), at(1.0, 0.6)], pen);
        }
        if self.costs_a_tree {
            let side = size.y * 0.62;
            let at = Vec2::new(size.x / 2.0 - side * 0.1, -size.y * 0.35);
            brush.disc(at, side * 0.72, palette::PAPER);
            brush.within(at, side * 0.5, 0.0, signs::tree);
            let reach = side * 0.42;
            let pen = Pen::new((side * 0.14).max(2.0), palette::INK);
            brush.stroke(&[at - Vec2::new(reach, -reach), at + Vec2::new(reach, -reach)], pen);
        }
    }
}
