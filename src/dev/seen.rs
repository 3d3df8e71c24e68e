//! Pictures as they are compared, pixel by pixel.

use std::sync::LazyLock;

use bevy::prelude::*;

/// From which difference of red, green or blue on, of 255, it is another colour.
const OTHER: u8 = 12;

/// How much light each of red, green and blue gives by its number, from 0 to 1.
static LINEAR: LazyLock<[f32; 256]> =
    LazyLock::new(|| core::array::from_fn(|value| Srgba::gamma_function(value as f32 / 255.0)));

/// Red, green and blue of a pixel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pixel([u8; 3]);

impl Pixel {
    /// Whether it looks other than this one.
    pub(super) fn is_other(self, other: Self) -> bool {
        self.0.into_iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > OTHER)
    }

    /// As the web's accessibility guidelines count it, from 0 to 1.
    pub(super) fn luminance(self) -> f32 {
        let [red, green, blue] = self.0.map(|value| LINEAR[usize::from(value)]);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// As a colour.
    pub(super) fn color(self) -> Color {
        let [red, green, blue] = self.0;
        Color::srgb_u8(red, green, blue)
    }
}

/// A picture of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    /// How many pixels wide and high it is.
    pub(super) size: IVec2,
    pixels: Vec<Pixel>,
}

impl Seen {
    /// What is in this picture; nothing where it is of another kind than those of screens.
    pub(super) fn of(image: Image) -> Option<Self> {
        let size = image.size().as_ivec2();
        let bytes = image.try_into_dynamic().ok()?.to_rgb8().into_raw();
        let pixels = bytes.as_chunks().0.iter().map(|rgb| Pixel(*rgb)).collect();
        Some(Self { size, pixels })
    }

    /// All places in it, row by row.
    pub(super) fn places(&self) -> impl Iterator<Item = IVec2> + use<> {
        let size = self.size;
        (0..size.y).flat_map(move |y| (0..size.x).map(move |x| IVec2::new(x, y)))
    }

    /// All pixels, row by row.
    pub(super) fn pixels(&self) -> &[Pixel] {
        &self.pixels
    }

    /// The number of the pixel at a place, row by row; nothing beyond the edge.
    pub(super) fn index(&self, at: IVec2) -> Option<usize> {
        (at.cmpge(IVec2::ZERO).all() && at.cmplt(self.size).all()).then(|| (at.y * self.size.x + at.x) as usize)
    }
}

/// How much stands out with these luminances, from 0 to 1: a ratio from 1 to 21.
pub(super) fn contrast(one: f32, other: f32) -> f32 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
