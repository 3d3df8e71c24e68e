//! A match of Doodle City on the table.

pub mod layout;
