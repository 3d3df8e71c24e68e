//! The app breaks on purpose, for tests of what it says then.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    prelude::*,
    render::{Render, RenderApp},
};

use crate::table::current::ActiveMatch;

/// What breaks, once the match on the table has this many actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Break {
    /// The app's own thread.
    App(usize),
    /// The renderer, on a thread beside it.
    Renderer(usize),
}

/// Breaks what is wanted when it is wanted.
pub(super) fn plugin(app: &mut App, what: Break) {
    match what {
        Break::App(actions) => {
            app.add_systems(Last, move |current: Res<ActiveMatch>| {
                assert!(current.steps < actions, "a planted fault");
            });
        }
        Break::Renderer(actions) => {
            let is_due = Arc::new(AtomicBool::new(false));
            let tell = Arc::clone(&is_due);
            app.add_systems(Last, move |current: Res<ActiveMatch>| {
                tell.store(current.steps >= actions, Ordering::Relaxed);
            });
            if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
                renderer.add_systems(Render, move || {
                    assert!(!is_due.load(Ordering::Relaxed), "a planted fault");
                });
            }
        }
    }
}
