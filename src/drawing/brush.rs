//! Draws shapes and strokes into a mesh for the [`Ink`](super::ink::Ink) material.
//!
//! Coordinates are dp from the middle of the thing drawn, y downwards.

use bevy::{
    asset::RenderAssetUsages,
    math::Affine2,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use super::{
    ink::{EDGE, SHAPE},
    shapes::{Shape, rounded_outline},
};
use crate::theme::{Palette, Tone, palette};

/// Something that is drawn as a mesh the size of its [`LayoutRect`](super::place::LayoutRect).
pub trait Picture: Component {
    /// Draws it, `size` dp wide and high.
    fn paint(&self, size: Vec2, brush: &mut Brush);
}

/// The kinds that the shader knows.
#[derive(Clone, Copy)]
enum Kind {
    Box = 0,
    RoundStroke = 1,
    StraightStroke = 2,
    Fill = 3,
    Paper = 4,
    Wood = 5,
}

/// When a stroke begins to draw itself, in seconds of [`Time`]; long ago for what lies there.
pub const ALREADY_DRAWN: f32 = -1e6;

/// A felt pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// The stroke's width in dp.
    pub width: f32,
    /// Its colour.
    pub color: Tone,
    /// How uneven its edge is, in dp.
    pub rough: f32,
    /// Whether its ends are round or cut straight.
    pub is_round: bool,
    /// When it begins to draw itself.
    pub begins: f32,
    /// In how many seconds it is drawn.
    pub lasts: f32,
}

impl Pen {
    /// A pen with round ends whose strokes lie there already.
    pub const fn new(width: f32, color: Tone) -> Self {
        Self { width, color, rough: 0.0, is_round: true, begins: ALREADY_DRAWN, lasts: 0.1 }
    }

    /// With an uneven edge.
    pub const fn rough(self, rough: f32) -> Self {
        Self { rough, ..self }
    }

    /// With straight ends.
    pub const fn straight(self) -> Self {
        Self { is_round: false, ..self }
    }

    /// Drawing itself from `begins` on.
    pub const fn timed(self, begins: f32, lasts: f32) -> Self {
        Self { begins, lasts, ..self }
    }
}

/// Collects shapes; later ones cover earlier ones.
///
/// The same code paints a mesh for the table and plain shapes for panels:
///
/// ```
/// use bevy::prelude::*;
/// use doodle_city::{
///     drawing::{
///         brush::{Brush, Pen, Picture},
///         shapes::Shape,
///     },
///     theme::{Palette, palette},
/// };
///
/// /// A traffic sign.
/// #[derive(Component)]
/// struct NoEntry;
///
/// impl Picture for NoEntry {
///     fn paint(&self, size: Vec2, brush: &mut Brush) {
///         let radius = size.min_element() / 2.0;
///         brush.disc(Vec2::ZERO, radius, palette::INK);
///         let bar = Vec2::new(0.6 * radius, 0.0);
///         brush.stroke(&[-bar, bar], Pen::new(radius / 4.0, palette::PAPER).straight());
///     }
/// }
///
/// let size = Vec2::splat(48.0);
/// let mut brush = Brush::default();
/// NoEntry.paint(size, &mut brush);
/// let mesh = brush.mesh(&Palette::default());
/// assert_eq!(mesh.count_vertices(), 8, "a box for the disc and one for the bar");
///
/// let shapes = Brush::shapes(|brush| NoEntry.paint(size, brush));
/// assert!(matches!(&shapes[..], [Shape::Filled { .. }, Shape::Line { width, .. }] if *width == 6.0));
/// ```
pub struct Brush {
    positions: Vec<[f32; 3]>,
    /// What colour each vertex has, as the tone of all up to that number.
    tones: Vec<(Tone, usize)>,
    shapes: Vec<[f32; 4]>,
    edges: Vec<[f32; 4]>,
    indices: Vec<u32>,
    at: Affine2,
    /// The least that shapes reach beyond themselves, for a smooth edge, in their own coordinates.
    margin: f32,
    /// Where plain shapes are collected, if no mesh is wanted.
    plain: Option<Vec<Shape>>,
}

impl Default for Brush {
    fn default() -> Self {
        Self {
            positions: Vec::new(),
            tones: Vec::new(),
            shapes: Vec::new(),
            edges: Vec::new(),
            indices: Vec::new(),
            at: Affine2::IDENTITY,
            margin: SMOOTH,
            plain: None,
        }
    }
}

/// How far a smooth edge reaches beyond a shape, in dp.
const SMOOTH: f32 = 1.5;

/// How much of that fine drawings have: a pixel on coarse screens.
const FINE: f32 = 0.5;

impl Brush {
    /// What `draw` draws, as plain shapes. Strokes lie there already.
    pub fn shapes(draw: impl FnOnce(&mut Self)) -> Vec<Shape> {
        let mut brush = Self { plain: Some(Vec::new()), ..Self::default() };
        draw(&mut brush);
        brush.plain.unwrap_or_default()
    }

    /// Collects a filled outline, if plain shapes are wanted; whether they are.
    fn fill_plainly(&mut self, outline: &[Vec2], [top, bottom]: [Tone; 2]) -> bool {
        let Some(plain) = &mut self.plain else { return false };
        let outline = outline.iter().map(|&point| self.at.transform_point2(point)).collect();
        plain.push(Shape::Filled { outline, top, bottom });
        true
    }

    /// Collects a line, if plain shapes are wanted; whether they are.
    fn line_plainly(&mut self, points: &[Vec2], pen: Pen) -> bool {
        let Some(plain) = &mut self.plain else { return false };
        let scale = self.at.matrix2.x_axis.length();
        let points = points.iter().map(|&point| self.at.transform_point2(point)).collect();
        plain.push(Shape::Line { points, width: pen.width * scale, color: pen.color, is_round: pen.is_round });
        true
    }

    /// Collects a shadow or a light, if plain shapes are wanted; whether they are.
    fn soften_plainly(&mut self, rect: Rect, [radius, soft]: [f32; 2], color: Tone, seen: Rect) -> bool {
        let Some(plain) = &mut self.plain else { return false };
        let scale = self.at.matrix2.x_axis.length();
        let placed =
            |rect: Rect| Rect::from_center_size(self.at.transform_point2(rect.center()), rect.size() * scale);
        let (rect, seen) = (placed(rect), placed(seen));
        plain.push(Shape::Soft { rect, radius: radius * scale, soft: soft * scale, color, seen });
        true
    }

    /// Draws with coordinates moved to `middle`, scaled and turned (clockwise, in radians).
    pub fn within(&mut self, middle: Vec2, scale: f32, turn: f32, draw: impl FnOnce(&mut Self)) {
        let (outer, margin) = (self.at, self.margin);
        self.margin = margin / scale.max(0.001);
        self.at = outer * Affine2::from_scale_angle_translation(Vec2::splat(scale), turn, middle);
        draw(self);
        (self.at, self.margin) = (outer, margin);
    }

    fn vertex(&mut self, at: Vec2, color: Tone, shape: [f32; 4], edge: [f32; 4]) -> u32 {
        let at = self.at.transform_point2(at);
        self.positions.push([at.x, -at.y, 0.0]);
        self.shapes.push(shape);
        self.edges.push(edge);
        match self.tones.last_mut() {
            Some((last, end)) if *last == color => *end = self.positions.len(),
            _ => self.tones.push((color, self.positions.len())),
        }
        self.positions.len() as u32 - 1
    }

    fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// A rounded box: softness and line half width in dp, colours at its top and bottom.
    fn rounded(&mut self, kind: Kind, rect: Rect, [radius, soft, line]: [f32; 3], [top, bottom]: [Tone; 2]) {
        if self.plain.is_some() {
            let mut outline = rounded_outline(rect, radius);
            if line > 0.0 {
                outline.extend(outline.first().copied());
                self.line_plainly(&outline, Pen::new(2.0 * line, top));
            } else if soft > 0.0 {
                self.soften_plainly(rect, [radius, soft], top, rect.inflate(soft));
            } else {
                self.fill_plainly(&outline, [top, bottom]);
            }
            return;
        }
        let (middle, half) = (rect.center(), rect.half_size());
        let margin = soft + line + self.margin;
        let corner = |brush: &mut Self, x: f32, y: f32| {
            let p = (half + margin) * Vec2::new(x, y);
            let color = if y < 0.0 { top } else { bottom };
            brush.vertex(
                middle + p,
                color,
                [p.x, p.y, half.x, half.y],
                [radius.min(half.min_element()), soft, line, kind as u32 as f32],
            )
        };
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| corner(self, x, y));
        self.quad(corners);
    }

    /// A filled rounded box.
    pub fn rect(&mut self, rect: Rect, radius: f32, color: Tone) {
        self.rounded(Kind::Box, rect, [radius, 0.0, 0.0], [color; 2]);
    }

    /// A rounded box that goes from one colour at its top to another at its bottom.
    pub fn shaded_rect(&mut self, rect: Rect, radius: f32, top: Tone, bottom: Tone) {
        self.rounded(Kind::Box, rect, [radius, 0.0, 0.0], [top, bottom]);
    }

    /// The outline of a rounded box, its line centred on the edge.
    pub fn frame(&mut self, rect: Rect, radius: f32, width: f32, color: Tone) {
        self.rounded(Kind::Box, rect, [radius, 0.0, width / 2.0], [color; 2]);
    }

    /// A soft shadow below a box that lies `depth` dp high.
    pub fn shadow(&mut self, rect: Rect, radius: f32, depth: f32) {
        let below = Rect::from_center_size(rect.center() + Vec2::new(0.0, depth * 0.6), rect.size());
        self.rounded(Kind::Box, below, [radius, depth * 1.3, 0.0], [palette::SHADOW; 2]);
    }

    /// A box whose edges fade, half within it and half beyond.
    pub fn soft_rect(&mut self, rect: Rect, soft: f32, color: Tone) {
        self.rounded(Kind::Box, rect, [soft, soft, 0.0], [color; 2]);
    }

    /// A sheet of paper with its shadow.
    pub fn paper(&mut self, rect: Rect, radius: f32, depth: f32, color: Tone) {
        self.shadow(rect, radius, depth);
        self.grained(rect, radius, color);
    }

    /// A filled rounded box with a fine grain, like paper or felt.
    pub fn grained(&mut self, rect: Rect, radius: f32, color: Tone) {
        self.rounded(Kind::Paper, rect, [radius, 0.0, 0.0], [color; 2]);
    }

    /// Wood, with its grain.
    pub fn wood(&mut self, rect: Rect, color: Tone) {
        let corners =
            [rect.min, Vec2::new(rect.max.x, rect.min.y), rect.max, Vec2::new(rect.min.x, rect.max.y)];
        if self.fill_plainly(&corners, [color; 2]) {
            return;
        }
        let corners = corners
            .map(|p| self.vertex(p, color, [p.x, p.y, 0.0, 0.0], [0.0, 0.0, 0.0, Kind::Wood as u32 as f32]));
        self.quad(corners);
    }

    /// Draws many fine lines, with edges no wider than they need to be: what overlaps costs twice.
    pub fn finely(&mut self, draw: impl FnOnce(&mut Self)) {
        let margin = self.margin;
        self.margin *= FINE;
        draw(self);
        self.margin = margin;
    }

    /// A filled ellipse that lies level, `radius` wide and high, with an edge.
    pub fn ellipse(&mut self, middle: Vec2, radius: Vec2, color: Tone, edge: Pen) {
        let outline: Vec<Vec2> = arc(Vec2::ZERO, 1.0, 0.0, core::f32::consts::TAU, 20)
            .into_iter()
            .map(|p| middle + p * radius)
            .collect();
        self.polygon(&outline[1..], color);
        self.stroke(&outline, edge);
    }

    /// A filled circle.
    pub fn disc(&mut self, middle: Vec2, radius: f32, color: Tone) {
        self.rect(Rect::from_center_size(middle, Vec2::splat(2.0 * radius)), radius, color);
    }

    /// A filled convex polygon; its edge is rough unless a stroke runs along it.
    pub fn polygon(&mut self, corners: &[Vec2], color: Tone) {
        if self.fill_plainly(corners, [color; 2]) {
            return;
        }
        let edge = [0.0, 0.0, 0.0, Kind::Fill as u32 as f32];
        let corners: Vec<u32> = corners.iter().map(|&p| self.vertex(p, color, [0.0; 4], edge)).collect();
        for pair in corners.windows(2).skip(1) {
            self.indices.extend([corners[0], pair[0], pair[1]]);
        }
    }

    /// An area of any form, three of its `corners` each; its edge is rough unless a stroke runs along it.
    pub fn triangles(&mut self, corners: &[Vec2], triangles: &[[u16; 3]], color: Tone) {
        if let Some(plain) = &mut self.plain {
            let corners = corners.iter().map(|&point| self.at.transform_point2(point)).collect();
            plain.push(Shape::Triangles { corners, triangles: triangles.to_vec(), color });
            return;
        }
        let edge = [0.0, 0.0, 0.0, Kind::Fill as u32 as f32];
        let corners: Vec<u32> = corners.iter().map(|&p| self.vertex(p, color, [0.0; 4], edge)).collect();
        self.indices.extend(triangles.as_flattened().iter().map(|&at| corners[usize::from(at)]));
    }

    /// Light around `middle` that fades until it is `radius` away; what lies within `seen`.
    pub fn glow(&mut self, middle: Vec2, radius: f32, color: Tone, seen: Rect) {
        let lit = Rect::from_center_size(middle, Vec2::splat(2.0 * radius)).intersect(seen);
        let half = radius * 0.5;
        let inner = Rect::from_center_half_size(middle, Vec2::splat(half));
        if lit.is_empty() || self.soften_plainly(inner, [half; 2], color, lit) {
            return;
        }
        let corners = [lit.min, Vec2::new(lit.max.x, lit.min.y), lit.max, Vec2::new(lit.min.x, lit.max.y)];
        let edge = [half, half, 0.0, Kind::Box as u32 as f32];
        let corners = corners.map(|corner| {
            let p = corner - middle;
            self.vertex(corner, color, [p.x, p.y, half, half], edge)
        });
        self.quad(corners);
    }

    /// A convex polygon with an outline.
    pub fn outlined(&mut self, corners: &[Vec2], fill: Tone, pen: Pen) {
        self.polygon(corners, fill);
        let mut closed = corners.to_vec();
        closed.extend(corners.first());
        self.stroke(&closed, pen);
    }

    /// A stroke along points; needs at least two different ones.
    pub fn stroke(&mut self, points: &[Vec2], pen: Pen) {
        let length: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        if length <= 0.0 || self.line_plainly(points, pen) {
            return;
        }
        let half = pen.width / 2.0;
        let kind = if pen.is_round { Kind::RoundStroke } else { Kind::StraightStroke };
        let edge = [pen.begins, length / pen.lasts.max(0.001), pen.rough, kind as u32 as f32];
        let reach = half + pen.rough / 2.0 + self.margin;
        // Round ends lie beyond the path; a straight end keeps only what the edge needs to be smooth.
        let beyond = if pen.is_round { reach } else { 0.0 };
        let direction = |pair: &[Vec2]| (pair[1] - pair[0]).normalize_or_zero();
        let mut along = 0.0;
        let mut before: Option<[u32; 2]> = None;
        for (i, &point) in points.iter().enumerate() {
            let into = if i > 0 { direction(&points[i - 1..=i]) } else { direction(&points[..2]) };
            let out = if i + 1 < points.len() { direction(&points[i..i + 2]) } else { into };
            if i > 0 {
                along += points[i - 1].distance(point);
            }
            let shift = if i == 0 {
                -beyond
            } else if i + 1 == points.len() {
                beyond
            } else {
                0.0
            };
            let mean = (into + out).normalize_or(into);
            // A mitre keeps the width at a corner; a very sharp one is cut off.
            let mitre = (1.0 / mean.dot(into).max(0.35)).min(2.8);
            let normal = mean.perp() * reach * mitre;
            let place = point + mean * shift;
            let pair = [1.0, -1.0].map(|side: f32| {
                self.vertex(place + normal * side, pen.color, [reach * side, along + shift, half, length], edge)
            });
            if let Some([left, right]) = before {
                self.quad([left, right, pair[1], pair[0]]);
            }
            before = Some(pair);
        }
    }

    /// Dashes along points: `dash` dp drawn, `gap` dp free, beginning with half a gap; they follow each other.
    pub fn dashes(&mut self, points: &[Vec2], dash: f32, gap: f32, pen: Pen) {
        let length: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        let count = (length / (dash + gap)).round().max(1.0);
        let stretch = length / count / (dash + gap);
        for n in 0..count as u32 {
            let begin = (n as f32 * (dash + gap) + gap / 2.0) * stretch;
            let end = begin + dash * stretch;
            let begins = pen.begins + pen.lasts * begin / length;
            let timed = Pen { begins, lasts: pen.lasts * (end - begin) / length, ..pen };
            self.stroke(&part(points, begin, end), timed);
        }
    }

    /// The part of a stroke that lies between two distances along it.
    pub fn stroke_part(&mut self, points: &[Vec2], from: f32, to: f32, pen: Pen) {
        self.stroke(&part(points, from, to), pen);
    }

    /// Draws something that is too small to be seen.
    pub(super) fn speck(&mut self) {
        self.polygon(&[Vec2::ZERO; 3], palette::PAPER.with_alpha(0.0));
    }

    /// Whether nothing has been drawn.
    pub const fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// The finished mesh, in the colours that a palette has.
    pub fn mesh(self, palette: &Palette) -> Mesh {
        let mut colors = Vec::with_capacity(self.positions.len());
        for (tone, end) in self.tones {
            colors.resize(end, palette.color(tone).to_linear().to_f32_array());
        }
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::RENDER_WORLD | RenderAssetUsages::MAIN_WORLD,
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
        .with_inserted_attribute(SHAPE, self.shapes)
        .with_inserted_attribute(EDGE, self.edges)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// The part of a path between two distances along it.
fn part(points: &[Vec2], begin: f32, end: f32) -> Vec<Vec2> {
    let mut cut = Vec::new();
    let mut along = 0.0;
    for pair in points.windows(2) {
        let step = pair[0].distance(pair[1]);
        let at = |distance: f32| pair[0].lerp(pair[1], ((distance - along) / step.max(0.0001)).clamp(0.0, 1.0));
        if along + step > begin && along < end {
            if cut.is_empty() {
                cut.push(at(begin));
            }
            cut.push(at(end));
        }
        along += step;
    }
    cut
}

/// Points along an arc around `middle`, angles in radians clockwise from east.
pub fn arc(middle: Vec2, radius: f32, from: f32, to: f32, steps: usize) -> Vec<Vec2> {
    (0..=steps)
        .map(|i| middle + radius * Vec2::from_angle(from + (to - from) * i as f32 / steps as f32))
        .collect()
}
