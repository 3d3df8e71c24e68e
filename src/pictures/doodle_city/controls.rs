//! What controls are made of on the cartographer's desk: paper cut out, framed in ink, coloured with crayons.

use super::colors::COVER;
use crate::{
    pictures::material::{Craft, Material},
    theme::tone::{rgb, roles},
};

roles! { "Doodle City's controls":
    /// Pages, and whatever can be pressed.
    PAPER = rgb(0xFBF4E2), night rgb(0x27313A);
    /// Their edge.
    EDGE = rgb(0xBBA47C), night rgb(0x10161B);
    /// What is written there.
    INK = rgb(0x26324D), night rgb(0xF5EFDD);
    /// Words of less weight there.
    SOFT_INK = rgb(0x5F5747), night rgb(0xC3BFB0);
    /// The one thing to do next.
    MAIN = rgb(0x2A5FC0), night rgb(0x2D5DB8);
    /// Its edge.
    MAIN_EDGE = rgb(0x1B4389), night rgb(0x8DBBFF);
    /// What is written on it.
    ON_MAIN = rgb(0xFFFFFF), night rgb(0xFFFFFF);
    /// What marks the chosen one of several.
    CHOSEN = rgb(0x2A5FC0), night rgb(0x8DBBFF);
    /// The sign on that mark.
    ON_CHOSEN = rgb(0xFFFFFF), night rgb(0x0F1B30);
    /// The ground of the chosen one.
    WASH = rgb(0xDCE6F6), night rgb(0x33455F);
    /// Lines between things.
    LINE = rgb(0x8A7750), night rgb(0x8E9AA0);
    /// Good news.
    GOOD = rgb(0x2F6B3C), night rgb(0x9FDFA8);
    /// Bad news.
    BAD = rgb(0xA82F44), night rgb(0xFFB0B6);
    /// What something to be filled in stands on.
    FIELD = rgb(0xFDF9F0), night rgb(0x1E262D);
    /// The bed of a switch or a slider.
    TROUGH = rgb(0xE6D6B0), night rgb(0x171D22);
    /// The bed of a switch that is on.
    SWITCHED = rgb(0x2A5FC0), night rgb(0x8DBBFF);
    /// What of it is moved.
    THUMB = rgb(0xFFFDF4), night rgb(0xF1E6CB);
    /// The sign on that.
    ON_THUMB = rgb(0x26324D), night rgb(0x141B22);
    /// What everything lies on.
    GROUND = rgb(0xB98A58), night rgb(0x4A3524);
    /// What dims the table under a panel.
    VEIL = rgb(0x1A0F06), night rgb(0x060A12);
}

/// The plates of its box.
pub static PLATES: Material = Material::plates(COVER);

/// What controls are made of.
pub static MATERIAL: Material = Material {
    craft: Craft::Inked,
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
