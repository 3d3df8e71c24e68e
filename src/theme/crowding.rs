//! For layout tests: the screens, what leaves them, and what lies on each other.

use bevy::math::{Rect, Vec2};

/// Every screen that is looked at: its size, and what notches and bars cover of it (left, top, right, bottom).
pub(crate) const SCREENS: [(Vec2, [f32; 4]); 11] = [
    (Vec2::new(360.0, 640.0), [0.0; 4]),
    (Vec2::new(390.0, 844.0), [0.0; 4]),
    (Vec2::new(844.0, 390.0), [0.0; 4]),
    (Vec2::new(820.0, 1180.0), [0.0; 4]),
    (Vec2::new(1024.0, 768.0), [0.0; 4]),
    (Vec2::new(1280.0, 720.0), [0.0; 4]),
    (Vec2::new(1920.0, 1080.0), [0.0; 4]),
    (Vec2::new(768.0, 1024.0), [0.0; 4]),
    // A phone with a notch, upright and on either side.
    (Vec2::new(390.0, 844.0), [0.0, 59.0, 0.0, 34.0]),
    (Vec2::new(844.0, 390.0), [59.0, 0.0, 59.0, 21.0]),
    // One with a bar for the time, and a hole for the camera in it.
    (Vec2::new(360.0, 740.0), [0.0, 32.0, 0.0, 24.0]),
];

/// The faults among named parts that must all lie within `safe` without overlapping.
pub(crate) fn faults(case: &str, safe: Rect, parts: &[(String, Rect)]) -> Vec<String> {
    let mut faults = Vec::new();
    let safe = safe.inflate(0.1);
    for (i, (name, rect)) in parts.iter().enumerate() {
        if !safe.contains(rect.min) || !safe.contains(rect.max) {
            faults.push(format!("{case}: {name} leaves the screen: {rect:?}"));
        }
        for (other, with) in &parts[i + 1..] {
            let common = rect.intersect(*with);
            if common.width() > 0.1 && common.height() > 0.1 {
                faults.push(format!("{case}: {name} {rect:?} overlaps {other} {with:?}"));
            }
        }
    }
    faults
}
