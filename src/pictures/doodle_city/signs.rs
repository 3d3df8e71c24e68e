//! The signs of Doodle City: those that games share, in its colours.
//!
//! Each is drawn within -1..1 in both directions; [`Brush::within`] puts it in its place.

use super::colors;
use crate::{drawing::brush::Brush, pictures::icons};

/// A house with a door.
pub fn house(brush: &mut Brush) {
    icons::house(brush, colors::HOUSE);
}

/// A tall hotel with windows and a flag.
pub fn hotel(brush: &mut Brush) {
    icons::hotel(brush, colors::HOTEL);
}

/// A shop with a striped awning.
pub fn shop(brush: &mut Brush) {
    icons::shop(brush, colors::SHOP);
}

/// A taxi with chequers.
pub fn taxi(brush: &mut Brush) {
    icons::taxi(brush, colors::TAXI, colors::TAXI_EDGE);
}

/// A round tree.
pub fn tree(brush: &mut Brush) {
    icons::tree(brush, colors::TREE, colors::TRUNK);
}
