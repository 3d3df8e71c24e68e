//! The cover of the box.

use doodle_city::{boxes::BoxCover, locale::Locale, theme::palette};

use crate::game::{pictures::die, texts};

/// The cover of Parcel.
pub(super) fn cover(locale: &Locale) -> BoxCover {
    BoxCover {
        title: texts::text(locale, "parcel-box-title"),
        text: texts::text(locale, "parcel-box-text"),
        facts: texts::text(locale, "parcel-box-facts"),
        name: texts::text(locale, "parcel-box-name"),
        color: palette::INK,
        picture: die(6),
    }
}
