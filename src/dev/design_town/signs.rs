//! What the signs of Design Town are painted in.

use crate::{pictures::design_town::colors, theme::Tone};

/// By day and by night they stand out from what lies around them.
pub const SIGNS: &[Tone] = &[
    colors::COIN,
    colors::COIN_EDGE,
    colors::HOLLOW_COIN,
    colors::COIN_SHINE,
    colors::TOKEN_RIM,
    colors::ON_COIN,
    colors::FEE,
    colors::ON_FEE,
    colors::STAR,
    colors::STAR_EDGE,
    colors::STAR_SHINE,
    colors::UNHAPPY,
    colors::UNHAPPY_EDGE,
    colors::ON_UNHAPPY,
];
