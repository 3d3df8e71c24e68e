//! Screen readers of Linux and its like, which ask over the bus, from another thread.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use accesskit_unix::Adapter;
use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    platform::cell::SyncCell,
    prelude::*,
    window::{PrimaryWindow, WindowFocused, WindowMoved, WindowResized},
};
use bevy_egui::{
    EguiPreUpdateSet,
    egui::accesskit::{self, ActionHandler, ActivationHandler, DeactivationHandler, TreeUpdate},
};

use super::tree::TreeSource;
use crate::{platform::Waker, table::narration::NarrationSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, connect)
        .add_systems(PreUpdate, take_requests.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(
            Last,
            (follow_window, tell).chain().after(NarrationSystems).run_if(resource_exists::<Bus>),
        );
}

/// What comes over the bus, and what wakes the app to hear of it.
#[derive(Clone)]
struct Ear {
    requests: Arc<Mutex<Vec<accesskit::ActionRequest>>>,
    /// Somebody listens, and has heard nothing yet.
    is_new: Arc<AtomicBool>,
    requested: AccessibilityRequested,
    waker: Waker,
}

impl ActivationHandler for Ear {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.requested.set(true);
        self.is_new.store(true, Ordering::Relaxed);
        self.waker.wake();
        None
    }
}

impl ActionHandler for Ear {
    fn do_action(&mut self, request: accesskit::ActionRequest) {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).push(request);
        self.waker.wake();
    }
}

impl DeactivationHandler for Ear {
    fn deactivate_accessibility(&mut self) {
        self.requested.set(false);
    }
}

/// The way to the bus.
#[derive(Resource)]
struct Bus {
    adapter: SyncCell<Adapter>,
    ear: Ear,
}

fn connect(mut commands: Commands, waker: Res<Waker>, requested: Res<AccessibilityRequested>) {
    let ear = Ear {
        requests: Arc::default(),
        is_new: Arc::default(),
        requested: requested.clone(),
        waker: waker.clone(),
    };
    let adapter = SyncCell::new(Adapter::new(ear.clone(), ear.clone(), ear.clone()));
    commands.insert_resource(Bus { adapter, ear });
}

fn take_requests(bus: Option<Res<Bus>>, mut requests: MessageWriter<ActionRequest>) {
    let Some(bus) = bus else { return };
    let mut waiting = bus.ear.requests.lock().unwrap_or_else(PoisonError::into_inner);
    requests.write_batch(waiting.drain(..).map(ActionRequest));
}

/// Where the window lies, and whether it is the one that takes the keys.
fn follow_window(
    mut bus: ResMut<Bus>,
    mut focused: MessageReader<WindowFocused>,
    (mut moved, mut resized): (MessageReader<WindowMoved>, MessageReader<WindowResized>),
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let adapter = bus.adapter.get();
    if let Some(WindowFocused { focused, .. }) = focused.read().last() {
        adapter.update_window_focus_state(*focused);
    }
    if moved.read().count() + resized.read().count() == 0 {
        return;
    }
    let Ok(window) = windows.single() else { return };
    let at = match window.position {
        WindowPosition::At(at) => at.as_dvec2(),
        _ => default(),
    };
    let end = at + window.physical_size().as_dvec2();
    let bounds = accesskit::Rect::new(at.x, at.y, end.x, end.y);
    adapter.set_root_window_bounds(bounds, bounds);
}

fn tell(mut bus: ResMut<Bus>, source: TreeSource) {
    let is_new = bus.ear.is_new.swap(false, Ordering::Relaxed);
    if is_new || (bus.ear.requested.get() && source.is_changed()) {
        bus.adapter.get().update_if_active(|| source.tree());
    }
}
