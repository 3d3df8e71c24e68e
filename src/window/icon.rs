//! The picture by which a window is known in bars and lists of windows, where the system does not take it from elsewhere.

use bevy::{
    asset::RenderAssetUsages,
    ecs::system::NonSendMarker,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    window::PrimaryWindow,
    winit::WINIT_WINDOWS,
};
use winit::window::Icon;

const PNG: &[u8] = include_bytes!("../../web/icons/icon-192.png");

/// The pixels, and how many there are on each side.
fn pixels() -> Option<(Vec<u8>, UVec2)> {
    let (formats, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let kind = ImageType::Extension("png");
    let image = Image::from_buffer(PNG, kind, formats, true, ImageSampler::Default, usage).ok()?;
    let size = image.size();
    Some((image.data?, size))
}

/// Shows it. Without it everything else works all the same.
pub(super) fn show(window: Single<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    let icon = pixels().and_then(|(pixels, size)| Icon::from_rgba(pixels, size.x, size.y).ok());
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(icon);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_can_be_read() {
        let (pixels, size) = pixels().expect("it is a picture");
        assert_eq!(pixels.len() as u32, 4 * size.x * size.y);
        assert!(Icon::from_rgba(pixels, size.x, size.y).is_ok());
    }
}
