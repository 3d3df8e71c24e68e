//! When a phone sends the app to the background.

use bevy::window::AppLifecycle;

/// Whether this is the last frame before the app is suspended, and so perhaps its last one at all.
///
/// Bevy 0.19 runs that frame with [`AppLifecycle::Suspended`] and never sends `WillSuspend`, which is there for it.
pub(crate) fn is_last_moment(event: &AppLifecycle) -> bool {
    match event {
        AppLifecycle::WillSuspend | AppLifecycle::Suspended => true,
        AppLifecycle::Idle | AppLifecycle::Running | AppLifecycle::WillResume => false,
    }
}
