//! Everything fits, nothing overlaps, and fingers find it.

use bevy::prelude::*;
use doodle_city::accessibility::TOUCH;

use super::TableLayout;

/// Phones upright and on their side, and larger screens.
const SIZES: [Vec2; 5] = [
    Vec2::new(360.0, 640.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(1920.0, 1080.0),
];

#[test]
fn everything_fits_and_nothing_overlaps() {
    for size in SIZES {
        let safe = Rect::from_corners(Vec2::ZERO, size);
        let laid = TableLayout::new(safe);
        let touched = [laid.undo, laid.help, laid.confirm].into_iter().chain(laid.corners).chain(laid.options);
        let touched: Vec<Rect> = touched.collect();
        assert!(touched.iter().all(|rect| rect.size().min_element() >= TOUCH), "{size}: {touched:?}");
        let others = [laid.words, laid.die, laid.card].into_iter().chain(laid.players);
        let all: Vec<Rect> = touched.into_iter().chain(others).collect();
        for (at, rect) in all.iter().enumerate() {
            assert!(safe.contains(rect.min) && safe.contains(rect.max), "{size}: {rect:?}");
            assert!(rect.size().min_element() > 30.0, "{size}: {rect:?}");
            for other in &all[at + 1..] {
                assert!(rect.intersect(*other).is_empty(), "{size}: {rect:?} over {other:?}");
            }
        }
    }
}
