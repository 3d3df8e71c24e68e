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
use doodle_city::drawing::art::{PackedAlbum, PackedInk, PackedPath, PackedPiece, STEPS};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillRule, FillTessellator, FillVertex, VertexBuffers,
    geom::{CubicBezierSegment, QuadraticBezierSegment},
    math::{Point, point},
    path::Path as Outline,
};
use usvg::tiny_skia_path::PathSegment;

/// How far lines may be from the curve that they follow, in units of the pictures.
const TOLERANCE: f32 = 0.11;
/// Lines are cut into parts of this length at most, for the hand to be unsteady.
const LONGEST: f32 = 7.0;
/// How far the hand wanders from the line at most.
const WANDER: f32 = 0.3;
/// How wide the line is that makes the edge of an area smooth.
const SMOOTH_EDGE: f32 = 0.3;
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
    let mut album = PackedAlbum { inks, ..PackedAlbum::default() };
    for (path, text) in files.iter().zip(&texts) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let pieces = pieces(text, &album.inks).map_err(|error| format!("{}: {error}", path.display()))?;
        album.pictures.push((name, pieces));
    }
    Ok((postcard::to_allocvec(&album)?, album.inks))
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

/// What makes up one picture.
fn pieces(text: &str, inks: &[String]) -> Result<Vec<PackedPiece>> {
    let options = usvg::Options { style_sheet: Some(numbered(inks)), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(text, &options)?;
    let mut pieces = Vec::new();
    add_group(tree.root(), inks, &mut pieces)?;
    Ok(pieces)
}

fn add_group(group: &usvg::Group, inks: &[String], pieces: &mut Vec<PackedPiece>) -> Result<()> {
    if group.opacity().get() < 1.0 || group.clip_path().is_some() || group.mask().is_some() {
        return Err("groups are neither thin nor cut: use fill-opacity, and draw what is seen".into());
    }
    for node in group.children() {
        match node {
            usvg::Node::Group(group) => add_group(group, inks, pieces)?,
            usvg::Node::Path(path) => add_path(path, inks, pieces)?,
            usvg::Node::Image(_) | usvg::Node::Text(_) => return Err("there are only areas and lines".into()),
        }
    }
    Ok(())
}

fn ink(paint: &usvg::Paint, opacity: usvg::Opacity) -> Result<PackedInk> {
    match paint {
        usvg::Paint::Color(usvg::Color { red: 0, green: 0, blue }) => Ok(PackedInk(*blue, opacity.to_u8())),
        _ => Err("every colour is a class".into()),
    }
}

fn add_path(path: &usvg::Path, inks: &[String], pieces: &mut Vec<PackedPiece>) -> Result<()> {
    let lines = flattened(path);
    let outline = path.stroke();
    if let Some(fill) = path.fill() {
        let bounds = path.abs_bounding_box();
        if let usvg::Paint::LinearGradient(gradient) = fill.paint() {
            add_gradient(gradient, bounds, pieces)?;
        } else {
            let color = ink(fill.paint(), fill.opacity())?;
            if inks.get(usize::from(color.0)).is_some_and(|name| LIGHTS.contains(&name.as_str())) {
                let middle =
                    (steps(bounds.x() + bounds.width() / 2.0), steps(bounds.y() + bounds.height() / 2.0));
                pieces.push(PackedPiece::Glow {
                    ink: color,
                    middle,
                    radius: steps(bounds.width() / 2.0) as u16,
                });
            } else {
                pieces.push(area(&lines, fill.rule(), color)?);
                // A line of its own makes the edge smooth; a thin area would be thicker there.
                if outline.is_none() && color.1 == u8::MAX {
                    let closed = lines.iter().map(|line| line.points.clone()).map(closed);
                    pieces.extend(closed.map(|points| line(color, SMOOTH_EDGE, true, &points)));
                }
            }
        }
    }
    if let Some(stroke) = outline {
        let color = ink(stroke.paint(), stroke.opacity())?;
        let is_round = stroke.linecap() == usvg::LineCap::Round;
        let transform = path.abs_transform();
        let width =
            stroke.width().get() * (transform.sx * transform.sy - transform.kx * transform.ky).abs().sqrt();
        for Line { points, is_closed } in lines {
            let points = if is_closed { closed(points) } else { points };
            pieces.push(line(color, width, is_round, &points));
        }
    }
    Ok(())
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

/// A part of a path, as straight lines.
struct Line {
    points: Vec<Point>,
    is_closed: bool,
}

fn flattened(path: &usvg::Path) -> Vec<Line> {
    let data = path.data().clone().transform(path.abs_transform()).unwrap_or_else(|| path.data().clone());
    let mut lines: Vec<Line> = Vec::new();
    let p = |at: usvg::tiny_skia_path::Point| point(at.x, at.y);
    for segment in data.segments() {
        if let PathSegment::MoveTo(at) = segment {
            lines.push(Line { points: vec![p(at)], is_closed: false });
            continue;
        }
        let Some(Line { points, is_closed }) = lines.last_mut() else { continue };
        let Some(&from) = points.last() else { continue };
        match segment {
            PathSegment::MoveTo(_) => {}
            PathSegment::LineTo(to) => straight(points, p(to)),
            PathSegment::QuadTo(ctrl, to) => {
                let curve = QuadraticBezierSegment { from, ctrl: p(ctrl), to: p(to) };
                curve.for_each_flattened(TOLERANCE, &mut |part| points.push(part.to));
            }
            PathSegment::CubicTo(ctrl1, ctrl2, to) => {
                let curve = CubicBezierSegment { from, ctrl1: p(ctrl1), ctrl2: p(ctrl2), to: p(to) };
                curve.for_each_flattened(TOLERANCE, &mut |part| points.push(part.to));
            }
            PathSegment::Close => {
                *is_closed = true;
                let first = points[0];
                if first != from {
                    straight(points, first);
                    points.pop();
                }
            }
        }
    }
    for line in &mut lines {
        line.points.iter_mut().for_each(|point| *point = wandered(*point));
        line.points.dedup_by_key(|point| (steps(point.x), steps(point.y)));
    }
    lines.retain(|line| line.points.len() > 1);
    lines
}

/// Goes straight to `to`, in parts.
fn straight(points: &mut Vec<Point>, to: Point) {
    let Some(&from) = points.last() else { return };
    let parts = ((to - from).length() / LONGEST).ceil().max(1.0);
    points.extend((1..=parts as usize).map(|part| from.lerp(to, part as f32 / parts)));
}

/// Where the hand draws what lies there: near it, and nowhere far from where it draws what lies beside it.
fn wandered(at: Point) -> Point {
    let wave = |a: f32, b: f32, c: f32| (at.x * a + at.y * b + c).sin();
    let x = 0.6 * wave(0.31, 0.17, 1.0) + 0.4 * wave(-0.13, 0.53, 4.0);
    let y = 0.6 * wave(0.19, -0.29, 2.0) + 0.4 * wave(0.47, 0.11, 5.0);
    point(at.x + WANDER * x, at.y + WANDER * y)
}

fn closed(mut points: Vec<Point>) -> Vec<Point> {
    points.extend(points.first().copied());
    points
}

fn steps(units: f32) -> i16 {
    (units * STEPS).round() as i16
}

fn packed(points: &[Point]) -> PackedPath {
    let mut last = (0, 0);
    let mut step = |point: &Point| {
        let at = (steps(point.x), steps(point.y));
        let step = (at.0 - last.0, at.1 - last.1);
        last = at;
        step
    };
    points.iter().map(&mut step).collect()
}

fn line(ink: PackedInk, width: f32, is_round: bool, points: &[Point]) -> PackedPiece {
    PackedPiece::Line { ink, width: steps(width) as u16, is_round, points: packed(points) }
}

fn area(lines: &[Line], rule: usvg::FillRule, ink: PackedInk) -> Result<PackedPiece> {
    let mut outline = Outline::builder();
    for line in lines {
        outline.begin(line.points[0]);
        line.points[1..].iter().for_each(|&point| _ = outline.line_to(point));
        outline.end(true);
    }
    let mut mesh: VertexBuffers<Point, u16> = VertexBuffers::new();
    let rule = if rule == usvg::FillRule::EvenOdd { FillRule::EvenOdd } else { FillRule::NonZero };
    let options = FillOptions::default().with_fill_rule(rule).with_tolerance(TOLERANCE);
    FillTessellator::new()
        .tessellate_path(
            &outline.build(),
            &options,
            &mut BuffersBuilder::new(&mut mesh, |vertex: FillVertex<'_>| vertex.position()),
        )
        .map_err(|error| format!("an area: {error}"))?;
    Ok(PackedPiece::Area { ink, corners: packed(&mesh.vertices), triangles: mesh.indices })
}
