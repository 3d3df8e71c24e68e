//! The picture of a game's box.

use bevy::prelude::*;

use super::layout::BoxLayout;
use crate::{
    drawing::{
        brush::{Brush, Picture},
        dyn_picture::DynPicture,
    },
    theme::{Tone, palette},
};

/// The cover of a game's box.
#[derive(Component, Clone, Debug)]
pub(super) struct Cover {
    /// Where its parts lie on the screen.
    pub parts: BoxLayout,
    /// The colour of its board.
    pub color: Tone,
    /// The picture on it.
    pub picture: DynPicture,
}

const RADIUS: f32 = 14.0;

impl Picture for Cover {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let middle = self.parts.cover.center();
        let local = |rect: Rect| Rect { min: rect.min - middle, max: rect.max - middle };
        let cover = Rect::from_center_size(Vec2::ZERO, size);
        paint_cover(brush, cover, local(self.parts.band), self.color);
        let place = local(self.parts.sheet);
        brush.within(place.center(), 1.0, 0.0, |brush| self.picture.paint(place.size(), brush));
    }
}

/// A cover of board, darker below, with a band at its foot.
fn paint_cover(brush: &mut Brush, cover: Rect, band: Rect, color: Tone) {
    let dark = |amount| color.mix(&palette::DARK, amount);
    brush.shadow(cover, RADIUS, 9.0);
    let side = Rect { max: cover.max + Vec2::new(0.0, 5.0), ..cover };
    brush.rect(side, RADIUS, dark(0.5));
    brush.shaded_rect(cover, RADIUS, color, dark(0.3));
    let upper = Rect { max: Vec2::new(cover.max.x, band.min.y), ..cover };
    brush.shaded_rect(upper, RADIUS, color, dark(0.12));
    // The upper part meets the band with a straight edge.
    let along = 1.0 - RADIUS / upper.height().max(RADIUS);
    let strip = Rect { min: Vec2::new(cover.min.x, upper.max.y - RADIUS), ..upper };
    brush.shaded_rect(strip, 0.0, dark(0.12 * along), dark(0.12));
    brush.rect(Rect { max: band.max - Vec2::new(0.0, band.height() - 2.0), ..band }, 0.0, dark(0.42));
}
