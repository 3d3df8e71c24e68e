//! Parcel: the suite for every game, its page of records, and whole matches as text.

mod goldens;
mod page;
mod playthrough;
mod properties;
