//! The cover of the box: a market square in the evening.

use crate::{
    boxes::BoxCover,
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    pictures::design_town::{colors, controls, lid::paint_lid},
};

pub(super) fn cover(locale: &Locale) -> BoxCover {
    BoxCover {
        title: locale.text("town-box-title"),
        text: locale.text("town-box-text"),
        minutes: locale.text("town-box-minutes"),
        name: locale.text("town-box-name"),
        plates: &controls::PLATES,
        ink: colors::ON_LID,
        picture: DynPicture::new(paint_lid),
    }
}
