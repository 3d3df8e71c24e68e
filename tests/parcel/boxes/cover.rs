//! The cover of the box.

use bevy::prelude::*;
use doodle_city::{
    boxes::BoxCover,
    drawing::{brush::Picture as _, dyn_picture::DynPicture},
    locale::Locale,
    pictures::material::HOUSE,
    theme::palette,
};

use crate::game::{pictures::die, texts};

/// The cover of Parcel: a die at the lower right, out of the way of the words.
pub(super) fn cover(locale: &Locale) -> BoxCover {
    let picture = DynPicture::new(|size, brush| {
        brush.rect(Rect::from_center_size(Vec2::ZERO, size), 0.0, palette::PAPER);
        let side = size.min_element() * 0.5;
        let middle = (size - side) / 2.0 - 0.1 * side;
        brush.within(middle, 1.0, 0.0, |brush| die(6).paint(Vec2::splat(side), brush));
    });
    BoxCover {
        title: texts::text(locale, "parcel-box-title"),
        text: texts::text(locale, "parcel-box-text"),
        minutes: texts::text(locale, "parcel-box-minutes"),
        name: texts::text(locale, "parcel-box-name"),
        plates: &HOUSE,
        ink: palette::INK,
        picture,
    }
}
