//! Wakes the app from other threads: at rest it draws no frame and looks at nothing.

use std::sync::{Arc, OnceLock};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

type Wake = dyn Fn() + Send + Sync;

/// Makes the app run one more frame; every clone wakes the same app.
///
/// Without a window there is nothing to wake, and nothing happens.
#[derive(Resource, Clone, Default)]
pub struct Waker(Arc<OnceLock<Box<Wake>>>);

impl Waker {
    /// Asks for a frame, from any thread.
    pub fn wake(&self) {
        if let Some(wake) = self.0.get() {
            wake();
        }
    }

    /// Says how this app is woken; the first way counts.
    pub fn connect(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.0.set(Box::new(wake));
    }

    pub(super) fn connect_to(&self, proxy: &EventLoopProxyWrapper) {
        let proxy = (**proxy).clone();
        self.connect(move || {
            // It fails only once the app is closing.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        });
    }
}
