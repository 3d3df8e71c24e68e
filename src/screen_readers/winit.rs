//! Screen readers of Windows, macOS and Android, by the adapter of the window. It wakes nobody, so that a thread looks
//! whether something was asked for.

use core::time::Duration;
use std::{
    sync::{Arc, PoisonError},
    thread,
};

use bevy::{
    a11y::AccessibilityRequested,
    ecs::system::NonSendMarker,
    prelude::*,
    winit::accessibility::{ACCESS_KIT_ADAPTERS, WinitActionRequestHandlers},
};

use super::tree::TreeSource;
use crate::{platform::Waker, table::narration::NarrationSystems};

/// How often the thread looks, as long as nobody listens and then.
const SELDOM: Duration = Duration::from_millis(500);
const OFTEN: Duration = Duration::from_millis(50);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (watch.run_if(resource_exists_and_changed::<WinitActionRequestHandlers>), tell)
            .chain()
            .after(NarrationSystems),
    );
}

/// Wakes the app when somebody begins to listen, and when something is asked for, until the window is gone.
fn watch(
    handlers: Res<WinitActionRequestHandlers>,
    (requested, waker): (Res<AccessibilityRequested>, Res<Waker>),
    mut watched: Local<Vec<Entity>>,
) {
    watched.retain(|window| handlers.contains_key(window));
    for (&window, handler) in
        handlers.iter().filter(|(window, _)| !watched.contains(window)).collect::<Vec<_>>()
    {
        watched.push(window);
        let (handler, requested, waker) = (Arc::downgrade(handler), requested.clone(), waker.clone());
        let look = move || {
            let mut listens = false;
            while let Some(handler) = handler.upgrade() {
                let now = requested.get();
                let is_asked = !handler.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
                if is_asked || (now && !listens) {
                    waker.wake();
                }
                listens = now;
                drop(handler);
                thread::sleep(if now { OFTEN } else { SELDOM });
            }
        };
        let begun = thread::Builder::new().name("screen reader".into()).spawn(look);
        if let Err(error) = begun {
            error!("no thread is left for screen readers: {error}");
        }
    }
}

fn tell(
    requested: Res<AccessibilityRequested>,
    source: TreeSource,
    mut listened: Local<bool>,
    _on_main_thread: NonSendMarker,
) {
    let listens = requested.get();
    let is_new = listens && !core::mem::replace(&mut *listened, listens);
    if !is_new && !(listens && source.is_changed()) {
        return;
    }
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = source.window().and_then(|window| adapters.get_mut(&window)) {
            adapter.update_if_active(|| source.tree());
        }
    });
}
