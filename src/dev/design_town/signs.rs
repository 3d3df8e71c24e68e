//! What the signs of Design Town are painted in.

use crate::{dev::signs::SignRoles, pictures::design_town::colors};

/// By day and by night they stand out from what lies around them.
pub const SIGNS: SignRoles = SignRoles {
    marks: &[
        colors::COIN,
        colors::COIN_EDGE,
        colors::COIN_SHINE,
        colors::ON_COIN,
        colors::FEE,
        colors::ON_FEE,
        colors::STAR,
        colors::STAR_EDGE,
        colors::STAR_SHINE,
        colors::UNHAPPY,
        colors::UNHAPPY_EDGE,
        colors::ON_UNHAPPY,
    ],
    bodies: &[],
};
