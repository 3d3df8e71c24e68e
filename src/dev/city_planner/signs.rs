//! What the signs of City Planner are painted in.

use crate::{pictures::city_planner::colors, theme::Tone};

/// By day and by night they stand out from what lies around them.
pub const SIGNS: &[Tone] = &[
    colors::SUBURB,
    colors::COMMERCE,
    colors::TOWN_HALL,
    colors::PARKING_LOT,
    colors::INDUSTRY,
    colors::OFFICES,
    colors::CARD,
    colors::CARD_WHITE,
    colors::PANE,
    colors::MODEL_LINE,
    colors::PENCIL_SUBURB,
    colors::PENCIL_COMMERCE,
    colors::PENCIL_TOWN_HALL,
    colors::PENCIL_PARKING_LOT,
    colors::PENCIL_INDUSTRY,
    colors::PENCIL_OFFICES,
    colors::ON_FLAG,
    colors::STAMPED,
    colors::STAMP,
    colors::ON_SHEET,
    colors::ON_TILE,
];
