//! What controls are made of on the market square: boards, carved and painted.

use super::colors::COVER;
use crate::{
    pictures::material::{Craft, Material},
    theme::tone::{rgb, roles},
};

roles! { "Design Town's controls":
    /// Pages, and whatever can be pressed.
    PAPER = rgb(0xFFF9EC), night rgb(0x374263);
    /// Their edge.
    EDGE = rgb(0xB9A27A), night rgb(0x161D33);
    /// What is written there.
    INK = rgb(0x2B3A55), night rgb(0xFBF0D9);
    /// Words of less weight there.
    SOFT_INK = rgb(0x5D5648), night rgb(0xD6CDBB);
    /// The one thing to do next.
    MAIN = rgb(0x2F66C4), night rgb(0x2F66C4);
    /// Its edge.
    MAIN_EDGE = rgb(0x1D437F), night rgb(0x1D437F);
    /// What is written on it.
    ON_MAIN = rgb(0xFFFFFF), night rgb(0xFFFFFF);
    /// What marks the chosen one of several.
    CHOSEN = rgb(0x2F66C4), night rgb(0x9CC0FF);
    /// The sign on that mark.
    ON_CHOSEN = rgb(0xFFFFFF), night rgb(0x0F1B30);
    /// The ground of the chosen one.
    WASH = rgb(0xDFE9F8), night rgb(0x3B5182);
    /// Lines between things.
    LINE = rgb(0xD9CAA8), night rgb(0x5A678C);
    /// Good news.
    GOOD = rgb(0x3F7A45), night rgb(0x9BD3A0);
    /// Bad news.
    BAD = rgb(0xB93349), night rgb(0xFF9AA4);
    /// What something to be filled in stands on.
    FIELD = rgb(0xFFFCF5), night rgb(0x2B334D);
    /// The bed of a switch or a slider.
    TROUGH = rgb(0xE9DCC0), night rgb(0x222A45);
    /// The bed of a switch that is on.
    SWITCHED = rgb(0x2F66C4), night rgb(0x2F66C4);
    /// What of it is moved.
    THUMB = rgb(0xFFFDF4), night rgb(0xFFE6A3);
    /// The sign on that.
    ON_THUMB = rgb(0x26324D), night rgb(0x141B22);
    /// What everything lies on.
    GROUND = rgb(0xE0C594), night rgb(0x232C47);
    /// What dims the table under a panel.
    VEIL = rgb(0x1B1A33), night rgb(0x060A12);
}

/// The plates of its box.
pub static PLATES: Material = Material::plates(COVER);

/// What controls are made of.
pub static MATERIAL: Material = Material {
    craft: Craft::Carved,
    paper: PAPER,
    edge: EDGE,
    ink: INK,
    soft_ink: SOFT_INK,
    main: MAIN,
    main_edge: MAIN_EDGE,
    on_main: ON_MAIN,
    chosen: CHOSEN,
    on_chosen: ON_CHOSEN,
    wash: WASH,
    line: LINE,
    good: GOOD,
    bad: BAD,
    field: FIELD,
    trough: TROUGH,
    switched: SWITCHED,
    thumb: THUMB,
    on_thumb: ON_THUMB,
    ground: GROUND,
    veil: VEIL,
};
