//! Doodle City by its rulebook, for 1 to 6 players.
//!
//! Each player draws roads on a sheet of 5 x 5 squares; the blue die names the column, a white one the row.

mod action;
mod alone;
mod apply;
mod circle;
mod city;
mod event;
mod geometry;
mod illegal;
mod legal;
mod printed;
mod score;
mod setup;
mod sheet_file;
mod solo;
mod squares;
mod state;

pub use action::Action;
pub use city::City;
pub use event::{Ending, Event};
pub use geometry::{Column, NoSuchRoad, NoSuchSquare, Road, Row, Side, Square};
pub use illegal::{Due, Illegal};
pub use legal::Legal;
pub use printed::{Bonus, Kind, Sheet, built_in_sheets};
pub use score::{Score, TAXI_POINTS, TREE_POINTS};
pub use setup::{MOST_PLAYERS, Setup};
pub use solo::{Achievement, Rank, SoloResult};
pub use squares::Squares;
pub use state::{DoodleCity, State};
