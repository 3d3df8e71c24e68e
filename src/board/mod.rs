//! What stands on the table: sheets, squares, roads, dice and players as entities.

pub mod doodle_city;
