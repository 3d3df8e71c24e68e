//! A box on the shelf, its lid to the front.

use bevy::prelude::*;

use crate::{
    drawing::{
        brush::{Brush, Pen, Picture},
        dyn_picture::DynPicture,
    },
    theme::{Tone, palette, shelf},
};

/// A box that stands, as large as its lid; its side and its top are seen beyond that.
#[derive(Component, Clone, Debug)]
pub(super) struct Cover {
    /// How far it goes back, to the right and, half as far, up.
    pub depth: f32,
    /// Where the stamp is, from the middle of the lid; empty where there is none.
    pub stamp: Rect,
    /// The colour of the box.
    pub color: Tone,
    /// The colour of words on the lid.
    pub ink: Tone,
    /// The picture on the lid.
    pub picture: DynPicture,
}

/// Whose box it is, by the game's name in records.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub(super) struct BoxOf(pub &'static str);

/// The cover of the same game looks the same.
impl PartialEq for Cover {
    fn eq(&self, other: &Self) -> bool {
        let seen = |it: &Self| (it.depth, it.stamp, it.color, it.ink);
        seen(self) == seen(other)
    }
}

/// How much of the depth the lid reaches over.
const RIM: f32 = 0.68;

impl Picture for Cover {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let lid = Rect::from_center_size(Vec2::ZERO, size);
        self.paint_body(brush, lid);
        let frame = (size.min_element() * 0.026).clamp(4.0, 11.0);
        brush.rect(lid.inflate(-frame / 2.0), 0.0, palette::PAPER);
        // What is cut off at its edge ends under the frame.
        self.picture.paint(size - 1.4 * frame, brush);
        brush.frame(lid.inflate(-frame / 2.0), 0.0, frame, self.color);
        brush.frame(lid.inflate(-frame * 1.7), 2.0, (frame * 0.2).max(1.0), self.ink.with_alpha(0.8));
        let lit = Pen::new(1.2, palette::LIGHT.with_alpha(0.4)).straight();
        brush.stroke(&[lid.min, Vec2::new(lid.max.x, lid.min.y)], lit);
        if !self.stamp.is_empty() {
            let (middle, radius) = (self.stamp.center(), self.stamp.width() / 2.0);
            brush.disc(middle, radius, self.color);
            brush.disc(middle, radius * 0.92, palette::IVORY);
            let ring = Rect::from_center_half_size(middle, Vec2::splat(radius * 0.84));
            brush.frame(ring, radius * 0.84, (radius * 0.04).max(1.0), self.color);
        }
    }
}

impl Cover {
    /// The tray, and the rim of the lid around it.
    fn paint_body(&self, brush: &mut Brush, lid: Rect) {
        let back = |amount: f32| Vec2::new(1.0, -0.5) * self.depth * amount;
        let (top_left, bottom_right) = (lid.min, lid.max);
        let (top_right, down) = (Vec2::new(lid.max.x, lid.min.y), Vec2::Y * 3.0);
        brush.shadow(Rect { min: lid.min.with_y(lid.max.y - 10.0), ..lid }, 3.0, 7.0);
        let below =
            Rect { min: bottom_right - Vec2::Y * 12.0, max: bottom_right + Vec2::new(self.depth * 1.2, -2.0) };
        brush.shadow(below, 3.0, 6.0);
        let tray = shelf::TRAY;
        brush.polygon(
            &[
                top_right + back(RIM) + down,
                top_right + back(1.0) + down,
                bottom_right + back(1.0),
                bottom_right + back(RIM),
            ],
            tray.mix(&palette::DARK, 0.26),
        );
        brush.polygon(
            &[
                top_left + back(RIM) + down,
                top_left + back(1.0) + down,
                top_right + back(1.0) + down,
                top_right + back(RIM) + down,
            ],
            tray,
        );
        brush.polygon(
            &[top_right, top_right + back(RIM), bottom_right + back(RIM), bottom_right],
            self.color.mix(&palette::DARK, 0.26),
        );
        brush.polygon(
            &[top_left, top_left + back(RIM), top_right + back(RIM), top_right],
            self.color.mix(&palette::LIGHT, 0.16),
        );
        brush.rect(lid, 0.0, self.color);
    }
}
