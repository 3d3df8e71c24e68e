//! For layout tests: what leaves the screen, and what lies on each other.

use bevy::math::Rect;

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
