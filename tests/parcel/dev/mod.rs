//! What developers ask of Parcel.

mod scenes;

pub use scenes::SCENES;
