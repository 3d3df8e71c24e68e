//! What screen readers, switches and voice control of the system are told, and what they ask for: one tree, made of the
//! list in [`accessibility`](crate::accessibility), for desktops and phones by [AccessKit](https://accesskit.dev), in a
//! browser as elements.

mod outline;
mod requests;
#[cfg(all(unix, not(any(target_vendor = "apple", target_os = "android"))))]
#[path = "at_spi.rs"]
mod system;
#[cfg(target_family = "wasm")]
#[path = "page.rs"]
mod system;
#[cfg(any(windows, target_os = "macos", target_os = "android"))]
#[path = "winit.rs"]
mod system;
mod tree;

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates},
    prelude::*,
};

pub use requests::RequestSystems;
pub use tree::TreeSource;

/// Carries out what is asked for.
pub fn plugin(app: &mut App) {
    // The tree has one owner.
    let mut by_engine = ManageAccessibilityUpdates::default();
    by_engine.set(false);
    app.insert_resource(by_engine)
        .init_resource::<AccessibilityRequested>()
        .add_message::<ActionRequest>()
        .add_plugins(requests::plugin);
}

/// Tells the system, or the page, of the tree; on iOS there is nobody to be told.
pub(crate) fn system_plugin(app: &mut App) {
    #[cfg(not(target_os = "ios"))]
    app.add_plugins(system::plugin);
    #[cfg(target_os = "ios")]
    let _ = app;
}
