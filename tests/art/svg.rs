//! Makes an album of SVG files.
//!
//! The files name roles as classes: `cream` fills with the role `CREAM`, `cream-shade` with a variant of it, and
//! `line-outline` draws the line in `OUTLINE`. A circle of the class `glow`, `sunshine` or `moonshine` becomes light that
//! fades. A box may be filled with a vertical gradient whose stops have classes like `stop-sky-top`.

use std::{
    collections::BTreeSet,
    error::Error,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use bevy::color::{Color, Srgba};
use doodle_city::drawing::album::{
    PackedAlbum, PackedContour, PackedFill, PackedInk, PackedPiece, PackedStroke, STEPS, drawn_by_hand,
};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillRule, FillTessellator, FillVertex, VertexBuffers,
    geom::{CubicBezierSegment, QuadraticBezierSegment},
    math::{Point, point},
    path::Path as Outline,
};
use usvg::tiny_skia_path::PathSegment;

/// How far lines may be from the curve that they follow, in units of the pictures.
const TOLERANCE: f32 = 0.11;
/// What shines.
const LIGHTS: [&str; 3] = ["glow", "moonshine", "sunshine"];

type Result<T, E = Box<dyn Error>> = core::result::Result<T, E>;

/// The album of all SVG files in a folder, packed, and the names of its colours.
pub fn pack_folder(folder: &Path) -> Result<(Vec<u8>, Vec<String>)> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "svg"));
    files.sort();
    let texts = files.iter().map(|path| Ok(fs::read_to_string(path)?)).collect::<Result<Vec<_>>>()?;
    let inks: BTreeSet<String> = texts.iter().flat_map(|text| classes(text)).map(ink_of_class).collect();
    let inks: Vec<String> = inks.into_iter().collect();
    let mut packer = Packer::new(inks);
    for (path, text) in files.iter().zip(&texts) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        packer.add_picture(name, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok((postcard::to_allocvec(&packer.album)?, packer.album.inks))
}

/// The colours by the names of classes, for programs that show the files.
pub fn style_sheet(inks: &[String], color: impl Fn(&String) -> Color) -> String {
    let mut sheet = String::from("/* Made by ./dev art: the colours by day. */\nsvg { fill: none; }\n");
    for ink in inks {
        let Srgba { red, green, blue, alpha } = color(ink).to_srgba();
        let [red, green, blue] = [red, green, blue].map(|part| (part * 255.0).round() as u8);
        let rgb = format!("rgb({red} {green} {blue} / {alpha:.2})");
        _ = writeln!(
            sheet,
            ".{ink} {{ fill: {rgb}; }} .line-{ink} {{ stroke: {rgb}; }} .stop-{ink} {{ stop-color: {rgb}; }}"
        );
    }
    sheet
}

fn classes(text: &str) -> impl Iterator<Item = &str> {
    text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()).flat_map(str::split_whitespace)
}

fn ink_of_class(class: &str) -> String {
    class.strip_prefix("line-").or_else(|| class.strip_prefix("stop-")).unwrap_or(class).to_owned()
}

/// A style sheet in which the colour of each class says which of the inks it is.
fn numbered(inks: &[String]) -> String {
    inks.iter().enumerate().fold("svg { fill: none }".into(), |sheet, (n, ink)| {
        format!("{sheet} .{ink} {{ fill: #0000{n:02x} }} .line-{ink} {{ stroke: #0000{n:02x} }} .stop-{ink} {{ stop-color: #0000{n:02x} }}")
    })
}

/// Adds one picture after the other to an album.
struct Packer {
    album: PackedAlbum,
    /// Where the last point was.
    at: (i16, i16),
}

impl Packer {
    fn new(inks: Vec<String>) -> Self {
        Self { album: PackedAlbum { inks, ..PackedAlbum::default() }, at: (0, 0) }
    }

    fn add_picture(&mut self, name: String, text: &str) -> Result<()> {
        let options =
            usvg::Options { style_sheet: Some(numbered(&self.album.inks)), ..usvg::Options::default() };
        let tree = usvg::Tree::from_str(text, &options)?;
        let mut pieces = Vec::new();
        self.add_group(tree.root(), &mut pieces)?;
        self.album.pictures.push((name, pieces));
        Ok(())
    }

    fn add_group(&mut self, group: &usvg::Group, pieces: &mut Vec<PackedPiece>) -> Result<()> {
        if group.opacity().get() < 1.0 || group.clip_path().is_some() || group.mask().is_some() {
            return Err("groups are neither thin nor cut: use fill-opacity, and draw what is seen".into());
        }
        for node in group.children() {
            match node {
                usvg::Node::Group(group) => self.add_group(group, pieces)?,
                usvg::Node::Path(path) => self.add_path(path, pieces)?,
                usvg::Node::Image(_) | usvg::Node::Text(_) => {
                    return Err("there are only areas and lines".into());
                }
            }
        }
        Ok(())
    }

    /// Adds an area, a line, or light; a path with a gradient becomes boxes, and a line along its edge.
    fn add_path(&mut self, path: &usvg::Path, pieces: &mut Vec<PackedPiece>) -> Result<()> {
        let lines = flattened(path);
        let mut fill = path.fill();
        if let Some(filled) = fill {
            let bounds = path.abs_bounding_box();
            if let usvg::Paint::LinearGradient(gradient) = filled.paint() {
                add_gradient(gradient, bounds, pieces)?;
                fill = None;
            } else if let Some(glow) = self.glow(filled, bounds)? {
                pieces.push(glow);
                fill = None;
            }
        }
        let stroke = path.stroke().map(|stroke| packed_stroke(stroke, path.abs_transform())).transpose()?;
        if fill.is_some() || stroke.is_some() {
            let contours = lines.iter().map(|line| self.contour(line)).collect();
            let fill = fill.map(|fill| self.fill(&lines, fill)).transpose()?;
            pieces.push(PackedPiece::Shape { contours, fill, stroke });
        }
        Ok(())
    }

    /// A filled circle as light, if its colour shines.
    fn glow(&self, fill: &usvg::Fill, bounds: usvg::Rect) -> Result<Option<PackedPiece>> {
        let ink = ink(fill.paint(), fill.opacity())?;
        let shines = self.album.inks.get(usize::from(ink.0)).is_some_and(|name| LIGHTS.contains(&&**name));
        Ok(shines.then(|| PackedPiece::Glow {
            ink,
            middle: (steps(bounds.x() + bounds.width() / 2.0), steps(bounds.y() + bounds.height() / 2.0)),
            radius: steps(bounds.width() / 2.0) as u16,
        }))
    }

    fn contour(&mut self, line: &Line) -> PackedContour {
        line.points.iter().for_each(|&point| self.add_point(point));
        PackedContour { points: line.points.len() as u16, is_closed: line.is_closed }
    }

    fn add_point(&mut self, point: (i16, i16)) {
        self.album.points.push((point.0 - self.at.0, point.1 - self.at.1));
        self.at = point;
    }

    /// Cuts what lies within the lines into triangles.
    fn fill(&mut self, lines: &[Line], fill: &usvg::Fill) -> Result<PackedFill> {
        let mut outline = Outline::builder();
        let mut corners: Vec<Point> = Vec::new();
        for line in lines {
            let drawn = drawn_by_hand(&line.points, line.is_closed);
            let drawn: Vec<Point> = drawn.iter().map(|at| point(at.x, at.y)).collect();
            outline.begin(drawn[0]);
            drawn[1..].iter().for_each(|&point| _ = outline.line_to(point));
            outline.end(true);
            corners.extend(drawn);
        }
        let rule = if fill.rule() == usvg::FillRule::EvenOdd { FillRule::EvenOdd } else { FillRule::NonZero };
        let options = FillOptions::default().with_fill_rule(rule).with_tolerance(TOLERANCE);
        let mut mesh: VertexBuffers<Point, u16> = VertexBuffers::new();
        FillTessellator::new()
            .tessellate_path(
                &outline.build(),
                &options,
                &mut BuffersBuilder::new(&mut mesh, |vertex: FillVertex<'_>| vertex.position()),
            )
            .map_err(|error| format!("an area: {error}"))?;
        let crossings_from = corners.len();
        let places: Vec<usize> = mesh
            .vertices
            .iter()
            .map(|vertex| {
                corners.iter().position(|corner| corner == vertex).unwrap_or_else(|| {
                    corners.push(*vertex);
                    corners.len() - 1
                })
            })
            .collect();
        let crossings = &corners[crossings_from..];
        crossings.iter().for_each(|point| self.add_point((steps(point.x), steps(point.y))));
        let mut last = 0;
        for &vertex in &mesh.indices {
            let place = i16::try_from(places[usize::from(vertex)])?;
            self.album.corners.push(place - last);
            last = place;
        }
        Ok(PackedFill {
            ink: ink(fill.paint(), fill.opacity())?,
            crossings: crossings.len() as u16,
            triangles: (mesh.indices.len() / 3) as u16,
        })
    }
}

fn ink(paint: &usvg::Paint, opacity: usvg::Opacity) -> Result<PackedInk> {
    match paint {
        usvg::Paint::Color(usvg::Color { red: 0, green: 0, blue }) => Ok(PackedInk(*blue, opacity.to_u8())),
        _ => Err("every colour is a class".into()),
    }
}

fn packed_stroke(stroke: &usvg::Stroke, transform: usvg::Transform) -> Result<PackedStroke> {
    let scale = (transform.sx * transform.sy - transform.kx * transform.ky).abs().sqrt();
    Ok(PackedStroke {
        ink: ink(stroke.paint(), stroke.opacity())?,
        width: steps(stroke.width().get() * scale) as u16,
        is_round: stroke.linecap() == usvg::LineCap::Round,
    })
}

/// A box with a gradient, as boxes between two stops each.
fn add_gradient(
    gradient: &usvg::LinearGradient,
    bounds: usvg::Rect,
    pieces: &mut Vec<PackedPiece>,
) -> Result<()> {
    let at = |offset: f32| steps(bounds.y() + bounds.height() * offset);
    let [left, right] = [steps(bounds.left()), steps(bounds.right())];
    let stops = gradient.stops();
    let color = |stop: &usvg::Stop| ink(&usvg::Paint::Color(stop.color()), stop.opacity());
    for pair in stops.windows(2) {
        let inks = [color(&pair[0])?, color(&pair[1])?];
        let sides = [left, at(pair[0].offset().get()), right, at(pair[1].offset().get())];
        pieces.push(PackedPiece::Shaded { inks, sides });
    }
    if let Some(last) = stops.last() {
        let sides = [left, at(last.offset().get()), right, steps(bounds.bottom())];
        pieces.push(PackedPiece::Shaded { inks: [color(last)?; 2], sides });
    }
    Ok(())
}

/// A part of a path as straight lines, in [`STEPS`]; a closed one goes back to its first point.
struct Line {
    points: Vec<(i16, i16)>,
    is_closed: bool,
}

fn flattened(path: &usvg::Path) -> Vec<Line> {
    let data = path.data().clone().transform(path.abs_transform()).unwrap_or_else(|| path.data().clone());
    let mut lines: Vec<Line> = Vec::new();
    let mut from = Point::zero();
    let p = |at: tiny_skia_path::Point| point(at.x, at.y);
    for segment in data.segments() {
        let mut parts: Vec<Point> = Vec::new();
        match segment {
            PathSegment::MoveTo(at) => {
                lines.push(Line { points: Vec::new(), is_closed: false });
                parts.push(p(at));
            }
            PathSegment::LineTo(at) => parts.push(p(at)),
            PathSegment::QuadTo(ctrl, at) => {
                let curve = QuadraticBezierSegment { from, ctrl: p(ctrl), to: p(at) };
                curve.for_each_flattened(TOLERANCE, &mut |part| parts.push(part.to));
            }
            PathSegment::CubicTo(ctrl1, ctrl2, at) => {
                let curve = CubicBezierSegment { from, ctrl1: p(ctrl1), ctrl2: p(ctrl2), to: p(at) };
                curve.for_each_flattened(TOLERANCE, &mut |part| parts.push(part.to));
            }
            PathSegment::Close => lines.last_mut().into_iter().for_each(|line| line.is_closed = true),
        }
        from = parts.last().copied().unwrap_or(from);
        if let Some(line) = lines.last_mut() {
            line.points.extend(parts.iter().map(|at| (steps(at.x), steps(at.y))));
        }
    }
    for line in &mut lines {
        line.points.dedup();
        if line.is_closed && line.points.len() > 1 && line.points.first() == line.points.last() {
            line.points.pop();
        }
    }
    lines.retain(|line| line.points.len() > 1);
    lines
}

fn steps(units: f32) -> i16 {
    (units * STEPS).round() as i16
}
