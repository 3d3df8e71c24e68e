//! Whether the first picture is complete: what can wait waits for it.

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use bevy::prelude::*;

/// Whether the first picture is complete; every clone knows of the same one.
#[derive(Resource, Default, Clone, Debug)]
pub struct FirstPicture(Arc<AtomicBool>);

impl FirstPicture {
    /// Whether it is.
    pub fn is_complete(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// It is from now on.
    pub fn complete(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
