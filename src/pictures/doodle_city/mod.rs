//! What the things of Doodle City look like.

pub mod colors;
pub mod road_path;
pub mod signs;
pub mod square;
pub mod thumbnail;
