//! The outline of what a device has drawn.

use contour::ContourBuilder;
use kurbo::{BezPath, Point, Rect, Shape as _};

use crate::platform::{DrawnText, EM};

/// The units of the font, per em.
pub(super) const UNITS: f32 = 1000.0;

/// A glyph.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Outline {
    /// Its closed lines, in units from the beginning of the line: to the right and up.
    pub path: BezPath,
    /// How far the next one stands, in units.
    pub advance: f32,
}

/// How much of a pixel has to be inked for the line to go round it.
const HALF: f64 = 0.5;

impl Outline {
    /// The outline of black letters; of coloured pictures a drawing with one pen: their rim and what is dark in them.
    /// `None` where nothing was drawn.
    pub(super) fn of(drawn: &DrawnText) -> Option<Self> {
        let (width, height) = (drawn.width, drawn.height);
        let pixels: Vec<Pixel> = drawn.rgba.chunks_exact(4).map(Pixel::new).collect();
        if pixels.len() != width * height || pixels.is_empty() {
            return None;
        }
        let ink = if pixels.iter().any(|pixel| pixel.alpha > HALF && pixel.light > 0.25) {
            pen(&pixels, width)
        } else {
            pixels.iter().map(|pixel| pixel.alpha).collect()
        };
        let scale = f64::from(UNITS / EM);
        let at = |x: f64, y: f64| {
            Point::new((x - f64::from(drawn.origin)) * scale, (f64::from(drawn.baseline) - y) * scale).round()
        };
        let mut path = BezPath::new();
        for contour in ContourBuilder::new(width, height, true).contours(&ink, &[HALF]).ok()? {
            for polygon in &contour.geometry().0 {
                for ring in core::iter::once(polygon.exterior()).chain(polygon.interiors()) {
                    let mut points = ring.coords().map(|point| at(point.x, point.y));
                    path.move_to(points.next()?);
                    points.for_each(|point| path.line_to(point));
                    path.close_path();
                }
            }
        }
        let advance = drawn.advance * UNITS / EM;
        (!path.elements().is_empty()).then_some(Self { path, advance })
    }
}

impl Outline {
    /// An empty box, with room for a digit of the hand in it.
    pub(super) fn box_alone() -> Self {
        let mut path = Rect::new(40.0, -90.0, 560.0, 700.0).to_path(0.1);
        // The hole runs the other way.
        let hole = Rect::new(90.0, -40.0, 510.0, 650.0).to_path(0.1).reverse_subpaths();
        path.extend(hole);
        Self { path, advance: 700.0 }
    }

    /// A box round a digit that follows, and the gap after it.
    pub(super) fn box_for_digit() -> [Self; 2] {
        let advance = 110.0;
        [Self { advance, ..Self::box_alone() }, Self { path: BezPath::new(), advance }]
    }
}

struct Pixel {
    /// 0 to 1.
    alpha: f64,
    /// How light its colour is, 0 to 1.
    light: f64,
}

impl Pixel {
    fn new(rgba: &[u8]) -> Self {
        let [r, g, b, a] = [rgba[0], rgba[1], rgba[2], rgba[3]].map(|byte| f64::from(byte) / 255.0);
        Self { alpha: a, light: 0.3 * r + 0.59 * g + 0.11 * b }
    }
}

/// How thick the rim of a picture is drawn, in pixels.
const RIM: usize = (EM / 24.0) as usize;

/// A picture as one pen draws it: how much of each pixel is inked.
fn pen(pixels: &[Pixel], width: usize) -> Vec<f64> {
    let opaque = || pixels.iter().filter(|pixel| pixel.alpha > HALF);
    let light = opaque().map(|pixel| pixel.light).sum::<f64>() / opaque().count().max(1) as f64;
    let height = pixels.len() / width;
    let alpha = |x: usize, y: usize| {
        // Beyond the left and the upper side numbers wrap round and are too large.
        if x < width && y < height { pixels[y * width + x].alpha } else { 0.0 }
    };
    let rim = |at: usize| {
        let (x, y) = (at % width, at / width);
        let around = [(RIM, 0), (0, RIM), (RIM * 7 / 10, RIM * 7 / 10)];
        let least = around.into_iter().fold(1.0_f64, |least, (dx, dy)| {
            let corners = [
                alpha(x.wrapping_add(dx), y.wrapping_add(dy)),
                alpha(x.wrapping_sub(dx), y.wrapping_sub(dy)),
                alpha(x.wrapping_add(dx), y.wrapping_sub(dy)),
                alpha(x.wrapping_sub(dx), y.wrapping_add(dy)),
            ];
            corners.into_iter().fold(least, f64::min)
        });
        1.0 - least
    };
    let ink = |(at, pixel): (usize, &Pixel)| {
        let dark = ((0.75 * light - pixel.light) / (0.2 * light) + HALF).clamp(0.0, 1.0);
        pixel.alpha * dark.max(rim(at))
    };
    pixels.iter().enumerate().map(ink).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pixels by letters: a space is nothing, `#` black, `o` yellow.
    fn drawn(rows: &[&str]) -> DrawnText {
        let pixel = |letter| match letter {
            '#' => [0, 0, 0, 255],
            'o' => [255, 220, 60, 255],
            _ => [0; 4],
        };
        DrawnText {
            width: rows[0].len(),
            height: rows.len(),
            rgba: rows.iter().flat_map(|row| row.chars()).flat_map(pixel).collect(),
            origin: 1.0,
            baseline: rows.len() as f32 - 1.0,
            advance: EM,
        }
    }

    #[test]
    fn the_line_goes_round_what_is_black_and_leaves_out_holes() {
        let ring = drawn(&["      ", " #### ", " #  # ", " #  # ", " #### ", "      "]);
        let outline = Outline::of(&ring).expect("something is drawn");
        let unit = f64::from(UNITS / EM);
        let bounds = outline.path.bounding_box();
        assert!(
            (bounds.width() - 4.0 * unit).abs() < unit && bounds.x0.abs() < unit && bounds.y0.abs() < unit,
            "{bounds:?}"
        );
        // Twelve pixels are inked; the hole runs the other way, and corners are cut.
        let area = outline.path.area().abs() / unit / unit;
        assert!((9.0..13.0).contains(&area), "{area}");
        assert!((outline.advance - UNITS).abs() < 0.1);
    }

    #[test]
    fn of_a_coloured_picture_the_rim_and_what_is_dark_are_drawn() {
        let rows: Vec<String> = (0..40)
            .map(|y| {
                (0..40)
                    .map(|x| if (18..22).contains(&x) && (18..22).contains(&y) { '#' } else { 'o' })
                    .collect()
            })
            .collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let outline = Outline::of(&drawn(&rows)).expect("something is drawn");
        let unit = f64::from(UNITS / EM);
        let area = outline.path.area().abs() / unit / unit;
        let rim = 40.0 * 40.0 - (40.0 - 2.0 * RIM as f64).powi(2);
        assert!((area - rim - 16.0).abs() < 0.1 * rim, "{area} of {rim}");
    }

    #[test]
    fn of_nothing_there_is_no_outline() {
        assert_eq!(Outline::of(&drawn(&["   ", "   "])), None);
        assert_eq!(Outline::of(&DrawnText::default()), None);
        assert_eq!(Outline::of(&DrawnText { rgba: vec![0; 3], ..drawn(&["#"]) }), None, "pixels are missing");
    }
}
