//! What the things of Doodle City look like.

pub mod road_path;
pub mod square;
pub mod thumbnail;
