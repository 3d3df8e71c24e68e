//! Wakes the app from other threads: at rest it draws no frame and looks at nothing.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::sync::{Arc, OnceLock};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

#[cfg(target_family = "wasm")]
#[wasm_bindgen::prelude::wasm_bindgen]
extern "C" {
    // Every page has it, and it throws nothing.
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(what: &wasm_bindgen::JsValue, milliseconds: f64);
}

/// Does something in a while.
#[cfg(target_family = "wasm")]
fn later(pause: Duration, what: impl FnOnce() + 'static) {
    let what = wasm_bindgen::closure::Closure::once_into_js(what);
    set_timeout(&what, pause.as_secs_f64() * 1000.0);
}

/// Does something in a while.
#[cfg(not(target_family = "wasm"))]
fn later(pause: Duration, what: impl FnOnce() + Send + 'static) {
    let sleep = move || {
        std::thread::sleep(pause);
        what();
    };
    let begun = std::thread::Builder::new().name("alarm".into()).spawn(sleep);
    if let Err(error) = begun {
        error!("no thread is left to wait in: {error}");
    }
}

/// A frame that was asked for.
#[derive(Clone, Default, Debug)]
pub struct Alarm(Arc<AtomicBool>);

impl Alarm {
    /// Whether its time has come.
    pub fn has_rung(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

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

    /// Asks for a frame in a while: until then nothing has to be drawn.
    pub fn wake_in(&self, pause: Duration) -> Alarm {
        let (alarm, waker) = (Alarm::default(), self.clone());
        let rung = Arc::clone(&alarm.0);
        later(pause, move || {
            rung.store(true, Ordering::Relaxed);
            waker.wake();
        });
        alarm
    }

    /// Says how this app is woken; the first way counts.
    pub fn connect(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.0.set(Box::new(wake));
    }

    pub(super) fn connect_to(&self, proxy: &EventLoopProxyWrapper) {
        let proxy = (**proxy).clone();
        let wake = move || {
            // It fails only once the app is closing.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        };
        // In a browser winit hears what is sent during a frame only after it has decided to wait for the next event.
        #[cfg(target_family = "wasm")]
        let wake = move || later(Duration::ZERO, wake.clone());
        self.connect(wake);
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc::channel, time::Instant};

    use super::*;

    #[test]
    fn an_alarm_wakes_the_app_after_its_time_and_not_before() {
        let (sender, woken) = channel();
        let waker = Waker::default();
        waker.connect(move || {
            let _ = sender.send(());
        });
        let (begun, pause) = (Instant::now(), Duration::from_millis(30));
        let alarm = waker.wake_in(pause);
        assert_eq!(woken.recv_timeout(Duration::from_secs(20)), Ok(()));
        assert!(begun.elapsed() >= pause && alarm.has_rung());
    }
}
