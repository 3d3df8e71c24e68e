//! Pictures that are handed on: whoever shows one need not know what it shows.

use core::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use super::{
    brush::{Brush, Picture},
    shapes::Shape,
};

/// A picture of whatever it is. Clones are the same picture.
#[derive(Component, Clone)]
pub struct DynPicture(Arc<dyn Fn(Vec2, &mut Brush) + Send + Sync>);

impl DynPicture {
    /// Painted by `paint`, which is told how wide and high it is, in dp.
    pub fn new(paint: impl Fn(Vec2, &mut Brush) + Send + Sync + 'static) -> Self {
        Self(Arc::new(paint))
    }

    /// That of a picture which stays as it is.
    pub fn of(picture: impl Picture) -> Self {
        Self::new(move |size, brush| picture.paint(size, brush))
    }

    /// As plain shapes, at this size in dp.
    pub fn shapes(&self, size: Vec2) -> Vec<Shape> {
        Brush::shapes(|brush| self.paint(size, brush))
    }
}

/// Of two that are painted by other things nobody knows whether they are the same.
impl PartialEq for DynPicture {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Picture for DynPicture {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        (self.0)(size, brush);
    }
}

impl fmt::Debug for DynPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DynPicture")
    }
}
