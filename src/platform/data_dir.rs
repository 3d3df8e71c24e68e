//! Where the game's files are kept.

use std::path::PathBuf;

use bevy::prelude::*;

use super::ThisDevice;

/// The folder for matches and settings; `None` where the device has none. It need not exist yet.
///
/// Insert one before [`PlatformPlugin`](super::PlatformPlugin) to use another folder than the device's.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct DataDir(pub Option<PathBuf>);

impl FromWorld for DataDir {
    fn from_world(world: &mut World) -> Self {
        Self(world.get_resource_or_init::<ThisDevice>().data_dir())
    }
}
