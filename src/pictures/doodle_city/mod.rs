//! What the things of Doodle City look like.

pub mod backdrop;
pub mod beside_road;
pub mod colors;
pub mod controls;
pub mod desk;
pub mod die;
pub mod ground;
pub mod lid;
pub mod map;
pub mod marks;
pub mod pennant;
pub mod road;
pub mod road_path;
pub mod seals;
pub mod seating;
pub mod signs;
pub mod square;
pub mod thumbnail;
