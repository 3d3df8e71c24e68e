//! Where the game's files lie.

use std::path::PathBuf;

use bevy::prelude::*;
use directories::BaseDirs;

/// The folder for matches and settings; `None` where the device has none. It need not exist yet.
///
/// Insert one before [`PlatformPlugin`](super::PlatformPlugin) to use another folder than the usual one.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct DataDir(pub Option<PathBuf>);

impl Default for DataDir {
    /// The usual place on this system, such as `~/.local/share/doodle-city`.
    fn default() -> Self {
        Self(BaseDirs::new().map(|dirs| dirs.data_dir().join("doodle-city")))
    }
}
