//! The cover of the box: a map that is being drawn.

use crate::{
    boxes::BoxCover,
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    pictures::doodle_city::{colors, controls, lid::paint_lid},
};

pub(super) fn cover(locale: &Locale) -> BoxCover {
    BoxCover {
        title: locale.text("doodle-box-title"),
        text: locale.text("doodle-box-text"),
        minutes: locale.text("doodle-box-minutes"),
        name: locale.text("doodle-box-name"),
        plates: &controls::PLATES,
        ink: colors::ON_LID,
        picture: DynPicture::new(paint_lid),
    }
}
