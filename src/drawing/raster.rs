//! Rasterizes plain shapes: what has many fine parts costs a frame as little as one image.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use tiny_skia::{
    Color as SkiaColor, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder,
    Pixmap, Point, Shader, SpreadMode, Stroke, Transform,
};

use super::shapes::Shape;
use crate::theme::Palette;

/// The image of shapes, or `None` where there are none. Its middle is theirs, and it reaches as far as they do, in
/// `pixels` for each dp. It has an even number of pixels across and down, so that its middle lies between four.
pub(super) fn rasterize(shapes: &[Shape], pixels: f32, palette: &Palette) -> Option<Image> {
    let reach = shapes.iter().map(reach).fold(Vec2::ZERO, Vec2::max);
    // One pixel more stays clear, for an edge that is smooth when the image is turned.
    let half = (reach * pixels).ceil().as_uvec2() + 1;
    (reach != Vec2::ZERO).then(|| paint(shapes, 2 * half, pixels, palette)).flatten()
}

/// The square image of shapes that is `side` dp wide around their middle, to be repeated: what leaves it is cut off.
pub(super) fn rasterize_tile(shapes: &[Shape], side: f32, pixels: f32, palette: &Palette) -> Option<Image> {
    let side = (side * pixels).round() as u32;
    paint(shapes, UVec2::splat(side), pixels, palette)
}

/// The pixels of shapes on a canvas of so many, where they are seen around `middle`.
pub(super) fn rasterize_pixels(
    shapes: &[Shape],
    (size, middle): (UVec2, Vec2),
    pixels: f32,
    palette: &Palette,
) -> Option<Vec<u8>> {
    let mut canvas = Canvas { pixmap: Pixmap::new(size.x, size.y)?, middle, pixels, palette };
    for shape in shapes {
        canvas.paint(shape);
    }
    Some(canvas.pixmap.take_demultiplied())
}

/// An image of these pixels.
pub(super) fn image(size: UVec2, data: Vec<u8>, usages: RenderAssetUsages) -> Image {
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, usages)
}

fn paint(shapes: &[Shape], size: UVec2, pixels: f32, palette: &Palette) -> Option<Image> {
    let data = rasterize_pixels(shapes, (size, size.as_vec2() / 2.0), pixels, palette)?;
    Some(image(size, data, RenderAssetUsages::RENDER_WORLD))
}

/// How far a shape reaches from the middle, across and down, in dp.
fn reach(shape: &Shape) -> Vec2 {
    let furthest = |points: &[Vec2]| points.iter().map(|point| point.abs()).fold(Vec2::ZERO, Vec2::max);
    match shape {
        Shape::Filled { outline, .. } => furthest(outline),
        Shape::Triangles { corners, .. } => furthest(corners),
        // A mitre reaches further than half the line.
        Shape::Line { points, width, .. } => furthest(points) + *width,
        Shape::Soft { seen, .. } => furthest(&[seen.min, seen.max]),
    }
}

struct Canvas<'a> {
    pixmap: Pixmap,
    /// The pixel at the shapes' middle.
    middle: Vec2,
    pixels: f32,
    palette: &'a Palette,
}

impl Canvas<'_> {
    fn transform(&self) -> Transform {
        Transform::from_row(self.pixels, 0.0, 0.0, self.pixels, self.middle.x, self.middle.y)
    }

    fn paint(&mut self, shape: &Shape) {
        let transform = self.transform();
        let color = |tone| to_skia(self.palette.color(tone));
        match shape {
            Shape::Filled { outline, top, bottom } => {
                let path = path(outline, true).filter(is_seen);
                let Some(path) = path else { return };
                let shader = if top == bottom {
                    Shader::SolidColor(color(*top))
                } else {
                    let bounds = path.bounds();
                    let ends = [bounds.top(), bounds.bottom()].map(|y| Point::from_xy(0.0, y));
                    let stops =
                        vec![GradientStop::new(0.0, color(*top)), GradientStop::new(1.0, color(*bottom))];
                    let identity = Transform::identity();
                    let Some(shader) = LinearGradient::new(ends[0], ends[1], stops, SpreadMode::Pad, identity)
                    else {
                        return;
                    };
                    shader
                };
                let paint = Paint { shader, ..Paint::default() };
                self.pixmap.fill_path(&path, &paint, FillRule::Winding, transform, None);
            }
            Shape::Triangles { corners, triangles, color: tone } => {
                let Some(path) = area(corners, triangles).filter(is_seen) else { return };
                let paint = Paint { shader: Shader::SolidColor(color(*tone)), ..Paint::default() };
                self.pixmap.fill_path(&path, &paint, FillRule::Winding, transform, None);
            }
            Shape::Line { points, width, color: tone, is_round } => {
                let is_closed = points.len() > 2 && points.first() == points.last();
                let points = if is_closed { &points[1..] } else { points };
                let Some(path) = path(points, is_closed) else { return };
                let paint = Paint { shader: Shader::SolidColor(color(*tone)), ..Paint::default() };
                let (line_cap, line_join) = match is_round {
                    true => (LineCap::Round, LineJoin::Round),
                    false => (LineCap::Butt, LineJoin::Miter),
                };
                let stroke = Stroke { width: *width, line_cap, line_join, ..Stroke::default() };
                self.pixmap.stroke_path(&path, &paint, &stroke, transform, None);
            }
            Shape::Soft { rect, radius, soft, color: tone, seen } => {
                self.soften(*rect, [*radius, *soft], self.palette.color(*tone), *seen);
            }
        }
    }

    /// A box that fades across its edge, as the material's do.
    fn soften(&mut self, rect: Rect, [radius, soft]: [f32; 2], color: Color, seen: Rect) {
        // Light that shines by night alone.
        if color.is_fully_transparent() {
            return;
        }
        let (middle, pixels) = (self.middle, self.pixels);
        let size = UVec2::new(self.pixmap.width(), self.pixmap.height());
        let first = (seen.min * pixels + middle).round().max(Vec2::ZERO).as_uvec2();
        let end = (seen.max * pixels + middle).round().max(Vec2::ZERO).as_uvec2().min(size);
        let color = color.to_srgba();
        let above = [color.red, color.green, color.blue, 1.0].map(|part| 255.0 * part);
        let radius = radius.min(rect.half_size().min_element());
        let inner = rect.half_size() - radius;
        let data = self.pixmap.data_mut();
        for y in first.y..end.y {
            for x in first.x..end.x {
                let at = (Vec2::new(x as f32, y as f32) + 0.5 - middle) / pixels;
                let beyond = (at - rect.center()).abs() - inner;
                let distance = beyond.max(Vec2::ZERO).length() + beyond.max_element().min(0.0) - radius;
                if distance >= soft {
                    continue;
                }
                let inside = ((soft - distance) / (2.0 * soft)).min(1.0);
                let alpha = color.alpha * inside * inside * (3.0 - 2.0 * inside);
                let start = 4 * (y * size.x + x) as usize;
                for (part, above) in data[start..start + 4].iter_mut().zip(above) {
                    *part = (f32::from(*part) * (1.0 - alpha) + above * alpha + 0.5) as u8;
                }
            }
        }
    }
}

fn to_skia(color: Color) -> SkiaColor {
    let [red, green, blue, alpha] = color.to_srgba().to_f32_array().map(|part| part.clamp(0.0, 1.0));
    SkiaColor::from_rgba(red, green, blue, alpha).unwrap_or(SkiaColor::TRANSPARENT)
}

/// Whether there is something to be filled.
fn is_seen(path: &Path) -> bool {
    path.bounds().width() > 0.0 && path.bounds().height() > 0.0
}

fn path(points: &[Vec2], is_closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first.x, first.y);
    rest.iter().for_each(|point| path.line_to(point.x, point.y));
    if is_closed {
        path.close();
    }
    path.finish()
}

/// Triangles as one path, all going round the same way: edges between two of them leave no seam.
fn area(corners: &[Vec2], triangles: &[[u16; 3]]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for triangle in triangles {
        let [a, mut b, mut c] = triangle.map(|at| corners[usize::from(at)]);
        if (b - a).perp_dot(c - a) < 0.0 {
            (b, c) = (c, b);
        }
        path.move_to(a.x, a.y);
        path.line_to(b.x, b.y);
        path.line_to(c.x, c.y);
        path.close();
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        drawing::brush::{Brush, Pen},
        theme::palette::{INK, PAPER, SHADOW},
    };

    fn image(draw: impl FnOnce(&mut Brush), pixels: f32) -> Option<Image> {
        rasterize(&Brush::shapes(draw), pixels, &Palette::default())
    }

    /// The colour so many pixels from the middle, and how opaque it is.
    fn seen(image: &Image, x: i32, y: i32) -> [u8; 4] {
        let at = |from: u32, by: i32| (from as i32 / 2 + by) as u32;
        let color = image.get_color_at(at(image.width(), x), at(image.height(), y)).expect("a pixel");
        color.to_srgba().to_u8_array()
    }

    fn of(tone: crate::theme::Tone) -> [u8; 4] {
        Palette::default().color(tone).to_srgba().to_u8_array()
    }

    #[test]
    fn an_image_is_as_large_as_what_is_on_it_and_as_fine_as_the_screen() {
        let square = |brush: &mut Brush| brush.rect(Rect::new(-4.0, -3.0, 4.0, 2.0), 0.0, PAPER);
        for (pixels, size) in [(1.0, [10, 8]), (2.0, [18, 14]), (2.5, [22, 18])] {
            let image = image(square, pixels).expect("an image");
            assert_eq!([image.width(), image.height()], size, "{pixels}");
            assert_eq!(seen(&image, 0, 0), of(PAPER));
            assert_eq!(seen(&image, 0, (2.0 * pixels) as i32 + 1)[3], 0, "below it");
        }
        assert!(image(|_| {}, 1.0).is_none());
    }

    #[test]
    fn an_area_of_triangles_has_no_seams() {
        let corners = [(-9.0, -7.3), (8.6, -6.1), (7.9, 8.8), (-8.2, 6.4), (0.3, 0.7)].map(Vec2::from);
        // One of them goes round the other way.
        let fan = [[4, 0, 1], [4, 1, 2], [3, 2, 4], [4, 3, 0]];
        let image = image(|brush| brush.triangles(&corners, &fan, PAPER), 1.0).expect("an image");
        for x in -6..6 {
            for y in -5..5 {
                assert_eq!(seen(&image, x, y), of(PAPER), "{x} {y}");
            }
        }
    }

    #[test]
    fn edges_are_smooth_and_lines_as_wide_as_they_are_thin() {
        let line = [Vec2::new(-5.0, 0.0), Vec2::new(5.0, 0.0)];
        let image = image(|brush| brush.stroke(&line, Pen::new(0.5, INK)), 1.0).expect("an image");
        // Half a pixel, a quarter of it on either side of the middle.
        let opaque = [-2, -1, 0, 1].map(|y| u32::from(seen(&image, 0, y)[3]));
        assert_eq!([opaque[0], opaque[3]], [0, 0]);
        assert!((100..156).contains(&opaque.iter().sum::<u32>()), "{opaque:?}");
    }

    #[test]
    fn a_shadow_fades_and_what_lies_on_it_covers_it() {
        let card = Rect::new(-6.0, -6.0, 6.0, 6.0);
        let paint = |brush: &mut Brush| {
            brush.shadow(card, 1.0, 3.0);
            brush.rect(card, 1.0, PAPER);
        };
        let image = image(paint, 1.0).expect("an image");
        assert_eq!(seen(&image, 0, 0), of(PAPER));
        let below = [6, 8, 10, 11].map(|y| seen(&image, 0, y)[3]);
        assert!(below.is_sorted_by(|one, other| one > other), "{below:?}");
        assert!(below[0] <= of(SHADOW)[3]);
    }

    #[test]
    fn a_shade_goes_from_its_top_to_its_bottom() {
        let paint = |brush: &mut Brush| brush.shaded_rect(Rect::new(-3.0, -8.0, 3.0, 8.0), 0.0, INK, PAPER);
        let image = image(paint, 1.0).expect("an image");
        let [top, middle, bottom] = [-8, 0, 7].map(|y| i32::from(seen(&image, 0, y)[0]));
        let [ink, paper] = [INK, PAPER].map(|tone| i32::from(of(tone)[0]));
        assert!((top - ink).abs() < 12 && (bottom - paper).abs() < 12, "{top} {bottom}");
        assert!((middle - (ink + paper) / 2).abs() < 12, "{middle}");
    }
}
