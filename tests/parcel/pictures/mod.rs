//! What the things of Parcel look like.

pub mod card;
pub mod colors;

use doodle_city::{
    drawing::dyn_picture::DynPicture,
    pictures::dice::{PrintedDie, paint},
};

/// A die that shows so many pips.
pub fn die(pips: u8) -> DynPicture {
    DynPicture::new(move |size, brush| paint(brush, size, pips, PrintedDie::WHITE))
}
