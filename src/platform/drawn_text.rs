//! Letters as the device's own fonts have them.

/// How large the device draws letters, in pixels per em: more than anybody sees of a name, so that its outline is smooth.
pub const EM: f32 = 96.0;

/// A few letters in one line, drawn in black: what belongs together, such as one letter with its accents, an emoji, or
/// a word whose letters are joined.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DrawnText {
    /// Columns of pixels, at least 1.
    pub width: usize,
    /// Rows of pixels, at least 1.
    pub height: usize,
    /// Red, green, blue and alpha of each pixel (not premultiplied), row by row from the top: `4 * width * height` bytes.
    pub rgba: Vec<u8>,
    /// Where the line begins, in pixels from the left.
    pub origin: f32,
    /// The line on which the letters stand, in pixels from the top.
    pub baseline: f32,
    /// How far the next letters stand from the origin, in pixels.
    pub advance: f32,
}
