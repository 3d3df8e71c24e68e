//! Cutting rectangles up, and letting parts share what room there is: for layouts.

use bevy::math::{Rect, Vec2};

/// Cuts `height` dp off the top of `rect`.
pub fn cut_top(rect: &mut Rect, height: f32) -> Rect {
    let cut = Rect { max: Vec2::new(rect.max.x, rect.min.y + height), ..*rect };
    rect.min.y += height;
    cut
}

/// Cuts `height` dp off the bottom of `rect`.
pub fn cut_bottom(rect: &mut Rect, height: f32) -> Rect {
    let cut = Rect { min: Vec2::new(rect.min.x, rect.max.y - height), ..*rect };
    rect.max.y -= height;
    cut
}

/// Cuts `width` dp off the left of `rect`.
pub fn cut_left(rect: &mut Rect, width: f32) -> Rect {
    let cut = Rect { max: Vec2::new(rect.min.x + width, rect.max.y), ..*rect };
    rect.min.x += width;
    cut
}

/// Cuts `width` dp off the right of `rect`.
pub fn cut_right(rect: &mut Rect, width: f32) -> Rect {
    let cut = Rect { min: Vec2::new(rect.max.x - width, rect.min.y), ..*rect };
    rect.max.x -= width;
    cut
}

/// Cuts `width` dp off the side of the hand that holds the device: the left, or else the right.
pub fn cut_side(rect: &mut Rect, width: f32, is_left: bool) -> Rect {
    if is_left { cut_left(rect, width) } else { cut_right(rect, width) }
}

/// Equal cells, row by row, `gap` apart.
pub fn cells(rect: Rect, columns: usize, rows: usize, gap: f32) -> Vec<Rect> {
    let count = Vec2::new(columns as f32, rows as f32);
    let size = ((rect.size() + gap) / count - gap).max(Vec2::ONE);
    (0..columns * rows)
        .map(|i| {
            let at = rect.min + (size + gap) * Vec2::new((i % columns) as f32, (i / columns) as f32);
            Rect::from_corners(at, at + size)
        })
        .collect()
}

/// A rectangle of this size in the middle of `rect`, at most as large as that.
pub fn middle(rect: Rect, size: Vec2) -> Rect {
    Rect::from_center_size(rect.center(), size.min(rect.size()))
}

/// The same as seen in a mirror that stands upright in the middle of `within`.
pub fn mirrored(rect: Rect, within: Rect) -> Rect {
    let twice = within.min.x + within.max.x;
    if rect.is_empty() {
        return rect;
    }
    Rect::new(twice - rect.max.x, rect.min.y, twice - rect.min.x, rect.max.y)
}

/// Lets sizes grow towards their limits, all by the same part of the way, as far as there is room.
pub fn share(room: &mut f32, sizes: &mut [(&mut f32, f32)]) {
    let wanted: f32 = sizes.iter().map(|(size, most)| (most - **size).max(0.0)).sum();
    let part = if wanted > 0.0 { (*room / wanted).clamp(0.0, 1.0) } else { 0.0 };
    for (size, most) in sizes {
        let more = (*most - **size).max(0.0) * part;
        **size += more;
        *room -= more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shares_grows_as_far_as_there_is_room_and_no_further() {
        let (mut one, mut other, mut room) = (10.0, 20.0, 15.0);
        share(&mut room, &mut [(&mut one, 20.0), (&mut other, 40.0)]);
        assert_eq!((one, other, room), (15.0, 30.0, 0.0));
        room = 100.0;
        share(&mut room, &mut [(&mut one, 20.0), (&mut other, 40.0)]);
        assert_eq!((one, other, room), (20.0, 40.0, 85.0));
        room = -5.0;
        share(&mut room, &mut [(&mut one, 90.0), (&mut other, 5.0)]);
        assert_eq!((one, other, room), (20.0, 40.0, -5.0));
    }

    #[test]
    fn a_mirror_changes_sides_and_nothing_else() {
        let within = Rect::new(10.0, 0.0, 110.0, 50.0);
        assert_eq!(mirrored(Rect::new(20.0, 5.0, 40.0, 9.0), within), Rect::new(80.0, 5.0, 100.0, 9.0));
        assert_eq!(mirrored(Rect::default(), within), Rect::default());
    }
}
