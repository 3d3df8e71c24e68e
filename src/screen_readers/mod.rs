//! What screen readers, switches and voice control of the system are told, and what they ask for: one tree, made of the
//! list in [`accessibility`](crate::accessibility), for desktops and phones by [AccessKit](https://accesskit.dev), in a
//! browser as elements.

#[cfg(all(unix, not(any(target_vendor = "apple", target_os = "android"))))]
mod at_spi;
mod outline;
#[cfg(target_family = "wasm")]
mod page;
mod requests;
mod tree;
#[cfg(not(any(target_family = "wasm", all(unix, not(any(target_vendor = "apple", target_os = "android"))))))]
mod winit;

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates},
    prelude::*,
};

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

/// Tells the system, or the page, of the tree.
pub(crate) fn system_plugin(app: &mut App) {
    #[cfg(all(unix, not(any(target_vendor = "apple", target_os = "android"))))]
    app.add_plugins(at_spi::plugin);
    #[cfg(target_family = "wasm")]
    app.add_plugins(page::plugin);
    #[cfg(not(any(
        target_family = "wasm",
        all(unix, not(any(target_vendor = "apple", target_os = "android")))
    )))]
    app.add_plugins(winit::plugin);
}
