//! How things are drawn and where: shapes and strokes, letters, places on the screen, and what brings them there.

pub mod album;
pub mod art;
pub mod async_picture;
pub mod begins;
pub mod brush;
mod clip;
#[cfg(test)]
pub(crate) mod crowding;
pub mod cut;
pub mod dyn_picture;
pub mod ink;
pub mod label;
pub mod mosaic;
pub mod paint;
mod pipelines;
pub mod place;
mod raster;
pub mod shapes;
pub mod shorten;
pub mod sprite;
pub mod texture;
pub mod tile;

use bevy::prelude::*;

/// Where this is, nobody sees the app: everything has its place and its letters, but nothing is painted.
#[derive(Resource)]
pub struct Unseen;

fn is_seen(unseen: Option<Res<Unseen>>) -> bool {
    unseen.is_none()
}

/// Shapes, letters and places.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        async_picture::plugin,
        ink::plugin,
        label::plugin,
        pipelines::plugin,
        place::plugin,
        shorten::plugin,
        sprite::plugin,
        texture::plugin,
        tile::plugin,
    ));
}

/// An app that draws without a window.
#[cfg(test)]
fn windowless() -> App {
    let mut app = App::new();
    app.add_message::<bevy::window::RequestRedraw>().add_plugins((
        MinimalPlugins,
        AssetPlugin::default(),
        TransformPlugin,
        (crate::theme::plugin, plugin),
    ));
    app
}
