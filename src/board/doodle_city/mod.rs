//! A match of Doodle City on the table.

pub mod layout;
pub mod road_path;
pub mod thumbnail;
