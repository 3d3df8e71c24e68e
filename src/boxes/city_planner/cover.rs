//! The cover of the box: a town that grows out of its plan.

use crate::{
    boxes::BoxCover,
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    pictures::city_planner::{colors, controls, lid::paint_lid},
};

pub(super) fn cover(locale: &Locale) -> BoxCover {
    BoxCover {
        title: locale.text("planner-box-title"),
        text: locale.text("planner-box-text"),
        minutes: locale.text("planner-box-minutes"),
        name: locale.text("planner-box-name"),
        plates: &controls::PLATES,
        ink: colors::ON_LID,
        picture: DynPicture::new(paint_lid),
    }
}
