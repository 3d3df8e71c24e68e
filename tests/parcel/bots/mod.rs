//! Computer players of Parcel.

pub mod golden;
mod mind;

pub use mind::ParcelMind;
