//! Cutting rectangles up, for layouts.

use bevy::math::{Rect, Vec2};

/// Cuts `height` dp off the top of `rect`.
pub(super) fn cut_top(rect: &mut Rect, height: f32) -> Rect {
    let cut = Rect { max: Vec2::new(rect.max.x, rect.min.y + height), ..*rect };
    rect.min.y += height;
    cut
}

/// Cuts `height` dp off the bottom of `rect`.
pub(super) fn cut_bottom(rect: &mut Rect, height: f32) -> Rect {
    let cut = Rect { min: Vec2::new(rect.min.x, rect.max.y - height), ..*rect };
    rect.max.y -= height;
    cut
}

/// Cuts `width` dp off the left of `rect`.
pub(super) fn cut_left(rect: &mut Rect, width: f32) -> Rect {
    let cut = Rect { max: Vec2::new(rect.min.x + width, rect.max.y), ..*rect };
    rect.min.x += width;
    cut
}

/// Cuts `width` dp off the right of `rect`.
pub(super) fn cut_right(rect: &mut Rect, width: f32) -> Rect {
    let cut = Rect { min: Vec2::new(rect.max.x - width, rect.min.y), ..*rect };
    rect.max.x -= width;
    cut
}
