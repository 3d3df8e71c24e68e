//! What controls are made of in the planning office: printed cards with a fine line inside their edge.

use super::colors::COVER;
use crate::{
    pictures::material::{Craft, Material},
    theme::tone::{rgb, roles},
};

roles! { "City Planner's controls":
    /// Pages, and whatever can be pressed.
    PAPER = rgb(0xFCF7EA), night rgb(0x1E2A3D);
    /// Their edge.
    EDGE = rgb(0xC9BD9F), night rgb(0x0A111C);
    /// What is written there.
    INK = rgb(0x1D2C4A), night rgb(0xEDE7D8);
    /// Words of less weight there.
    SOFT_INK = rgb(0x586079), night rgb(0xB3BCCB);
    /// The one thing to do next.
    MAIN = rgb(0xB5302A), night rgb(0xC2443B);
    /// Its edge.
    MAIN_EDGE = rgb(0x76201C), night rgb(0x7C2721);
    /// What is written on it.
    ON_MAIN = rgb(0xFFFFFF), night rgb(0xFFFFFF);
    /// What marks the chosen one of several.
    CHOSEN = rgb(0x1D2C4A), night rgb(0xFFD24A);
    /// The sign on that mark.
    ON_CHOSEN = rgb(0xFFE38A), night rgb(0x1D2C4A);
    /// The ground of the chosen one.
    WASH = rgb(0xFFEAA6), night rgb(0x57491F);
    /// Lines between things.
    LINE = rgb(0x8FA9C9), night rgb(0x5B7489);
    /// Good news.
    GOOD = rgb(0x236636), night rgb(0x9BE3A0);
    /// Bad news.
    BAD = rgb(0xB5302A), night rgb(0xFF9A8C);
    /// What something to be filled in stands on.
    FIELD = rgb(0xFDFBF3), night rgb(0x172130);
    /// The bed of a switch or a slider.
    TROUGH = rgb(0xC6D0C4), night rgb(0x0A111A);
    /// The bed of a switch that is on.
    SWITCHED = rgb(0x2C60A4), night rgb(0x3F7BC4);
    /// What of it is moved.
    THUMB = rgb(0xFFFDF4), night rgb(0xF1E6CB);
    /// The sign on that.
    ON_THUMB = rgb(0x26324D), night rgb(0x141B22);
    /// What everything lies on.
    GROUND = rgb(0xD5DDD2), night rgb(0x10161C);
    /// What dims the table under a panel.
    VEIL = rgb(0x081225), night rgb(0x060A12);
}

/// The plates of its box.
pub static PLATES: Material = Material::plates(COVER);

/// What controls are made of.
pub static MATERIAL: Material = Material {
    craft: Craft::Ruled,
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
