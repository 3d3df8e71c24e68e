//! When what has just come about begins to be shown.

use core::marker::PhantomData;

use bevy::prelude::*;

use super::brush::ALREADY_DRAWN;

/// When the latest `T` of an entity begins to be shown, in seconds of [`Time`]; long ago for what lies there.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Begins<T>(pub f32, PhantomData<T>);

impl<T> Begins<T> {
    /// From so many seconds of [`Time`] on.
    pub const fn at(seconds: f32) -> Self {
        Self(seconds, PhantomData)
    }
}

impl<T> Default for Begins<T> {
    fn default() -> Self {
        Self::at(ALREADY_DRAWN)
    }
}
