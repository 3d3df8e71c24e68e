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

/// Every screen at both ends of the text size, for either hand: its name, what of it can be seen and touched, how large
/// the text is, and whether the left hand plays.
pub(crate) fn hands() -> impl Iterator<Item = (String, Rect, f32, bool)> {
    SCREENS.into_iter().flat_map(|(size, [left, top, right, bottom])| {
        let safe = Rect::new(left, top, size.x - right, size.y - bottom);
        [(1.0, false), (1.0, true), (2.0, false)].into_iter().map(move |(text_scale, is_left_handed)| {
            (format!("{size}, text {text_scale}, left {is_left_handed}"), safe, text_scale, is_left_handed)
        })
    })
}

/// Those of several parts that are there, by name and number.
pub(crate) fn numbered(name: &str, rects: &[Rect]) -> impl Iterator<Item = (String, Rect)> {
    let there = rects.iter().enumerate().filter(|(_, rect)| !rect.is_empty());
    there.map(move |(at, &rect)| (format!("{name} {at}"), rect))
}

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
