//! Strokes of a finger or mouse across the table.

use bevy::prelude::*;

/// Where strokes draw; empty where nothing can be drawn.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct DrawingArea {
    /// The paper, in dp from the window's top left corner.
    pub paper: Rect,
    /// So far beyond its edge a stroke still goes on, in dp: whoever draws to the edge overshoots.
    pub overshoot: f32,
}

/// What is being drawn.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Stroke {
    /// Where the finger or mouse has been, in dp from the window's top left corner, and last where it is; empty
    /// without one.
    pub points: Vec<Vec2>,
    /// Whether anything can come of it: nothing does where it only skips what still moves.
    pub counts: bool,
}

/// A stroke that has ended; where it was, as in [`Stroke`].
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Drawn(pub Vec<Vec2>);
