//! The lids of boxes: which picture a lid shows by its form, and how large.

use bevy::prelude::*;

use crate::drawing::{
    album::Album,
    brush::{Brush, Pen},
};

/// A picture for lids, of which a part is seen: its upper left corner, and how many dp are one of its units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LidView {
    /// Its name in an album: `lid_tall` or `lid_wide`.
    pub picture: &'static str,
    /// Where its upper left corner is, from the middle of the lid.
    pub corner: Vec2,
    /// How many dp one unit is.
    pub scale: f32,
}

/// The pictures in their units: how large they are, and the part that has to be seen, its foot included.
const TALL: Vec2 = Vec2::new(300.0, 400.0);
const TALL_SEEN: Vec2 = Vec2::new(270.0, 282.0);
const WIDE: Vec2 = Vec2::new(480.0, 220.0);
const WIDE_SEEN: Vec2 = Vec2::new(262.0, 206.0);

/// The part of a lid's height that words above the picture take.
pub const WORDS: f32 = 0.28;
/// From this form on, width by height, words stand beside the picture.
pub const FLAT: f32 = 1.5;
/// Up to this form the picture is the one for boxes that stand upright.
const UPRIGHT: f32 = 0.82;

impl LidView {
    /// What a lid of this size shows.
    pub fn of(size: Vec2) -> Self {
        let form = size.x / size.y.max(1.0);
        let below_words = size.y * (1.0 - WORDS);
        if form < UPRIGHT {
            let scale = (size.x / TALL.x).min(below_words / TALL_SEEN.y).max(size.x / (TALL.x + 20.0));
            let scale = if scale * TALL_SEEN.y > below_words { below_words / TALL_SEEN.y } else { scale };
            let corner = Vec2::new(-TALL.x * scale / 2.0, size.y / 2.0 - TALL.y * scale);
            return Self { picture: "lid_tall", corner, scale };
        }
        let scale = if form < FLAT {
            (size.x / WIDE_SEEN.x).min(below_words / WIDE_SEEN.y)
        } else {
            (size.x / WIDE.x).max(size.y / WIDE.y).min(size.y / WIDE_SEEN.y)
        };
        Self { picture: "lid_wide", corner: size / 2.0 - WIDE * scale, scale }
    }

    /// Paints it, as far as it lies on the lid.
    pub fn paint(&self, brush: &mut Brush, album: &Album, size: Vec2) {
        let lid = Rect::from_center_size(Vec2::ZERO, size);
        let seen =
            Rect { min: (lid.min - self.corner) / self.scale, max: (lid.max - self.corner) / self.scale };
        brush.within(self.corner, self.scale, 0.0, |brush| album.picture(self.picture).paint(brush, seen, 1.0));
    }
}

/// Squares on paper, `side` dp wide, within a box.
pub fn paint_ruling(brush: &mut Brush, within: Rect, side: f32, pen: Pen) {
    let steps =
        |length: f32| (1..).map(move |n| n as f32 * side).take_while(move |at| *at < length && side > 1.0);
    for x in steps(within.width()) {
        let line = [within.min + Vec2::X * x, Vec2::new(within.min.x + x, within.max.y)];
        brush.stroke(&line, pen.straight());
    }
    for y in steps(within.height()) {
        let line = [within.min + Vec2::Y * y, Vec2::new(within.max.x, within.min.y + y)];
        brush.stroke(&line, pen.straight());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_to_be_seen_lies_on_every_lid_and_leaves_room_for_words() {
        let sizes = [(300.0, 90.0), (322.0, 146.0), (360.0, 200.0), (224.0, 230.0), (190.0, 160.0)];
        let upright = [(450.0, 590.0), (280.0, 400.0), (546.0, 720.0), (200.0, 250.0)];
        for (width, height) in sizes.into_iter().chain(upright) {
            let size = Vec2::new(width, height);
            let view = LidView::of(size);
            let (whole, seen) = if view.picture == "lid_tall" { (TALL, TALL_SEEN) } else { (WIDE, WIDE_SEEN) };
            assert!(
                (view.corner.y + whole.y * view.scale - height / 2.0).abs() < 0.1,
                "{size}: it has no foot"
            );
            let top = view.corner.y + (whole.y - seen.y) * view.scale;
            assert!(top >= -height / 2.0 - 0.1, "{size}: it is cut off above");
            assert!(seen.x * view.scale <= width + 0.1, "{size}: it is cut off at its sides");
            let has_words_above = width / height < FLAT;
            assert!(!has_words_above || top >= height * (WORDS - 0.5) - 0.1, "{size}: no room for words");
        }
    }
}
