//! Where title and buttons of the pages around the tables lie: the same on all of them.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cut_bottom, cut_top};

/// The parts of a page, in dp. They do not overlap.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PageFrame {
    /// How much larger than usual texts can be, from 1 to 1.5.
    pub unit: f32,
    /// The row of the title, at the head.
    pub title: Rect,
    /// What lies between.
    pub middle: Rect,
    /// The row of buttons, at the foot; empty on a low screen, where they lie beside the title.
    pub foot: Rect,
}

/// Between the parts.
const GAP: f32 = 12.0;
/// How much of a page is used on large screens, held upright or not.
const UPRIGHT: Vec2 = Vec2::new(800.0, 1400.0);
const WIDE: Vec2 = Vec2::new(1360.0, 1080.0);
/// For which room texts have their usual size.
const USUAL_UPRIGHT: Vec2 = Vec2::new(400.0, 760.0);
const USUAL_WIDE: Vec2 = Vec2::new(900.0, 640.0);
/// Upright screens below this height have none to spare.
const SMALL: f32 = 700.0;
/// Wide screens below this height have no foot.
const LOW: f32 = 560.0;

impl PageFrame {
    /// That of a page that can be seen and touched here, with text so much larger than on a
    /// phone, from 1 to 4.
    pub(super) fn of(safe: Rect, text_scale: f32) -> Self {
        let size = safe.size();
        let is_upright = size.y >= size.x;
        let is_small = size.y < SMALL && is_upright;
        let (margin, gap) = match is_small {
            true => (8.0, 8.0),
            false if size.min_element() < 600.0 => (12.0, GAP),
            false => (24.0, GAP),
        };
        let (most, usual) = if is_upright { (UPRIGHT, USUAL_UPRIGHT) } else { (WIDE, USUAL_WIDE) };
        let room = (size - 2.0 * margin).min(most).max(Vec2::ONE);
        let unit = (room / usual).min_element().clamp(1.0, 1.5);
        let mut middle = Rect::from_center_size(safe.center(), room);
        let is_low = !is_upright && size.y < LOW;
        // As high as a button with one line of words.
        let button = (24.0 + 23.0 * text_scale).min(size.y * 0.16);
        let title = match (is_small, is_low) {
            (true, _) => 44.0,
            (_, true) => button.max(50.0),
            _ => 62.0 * unit,
        };
        let title = cut_top(&mut middle, title);
        let mut foot = Rect::default();
        if !is_low {
            let least = if is_small { 48.0 } else { 54.0 * unit };
            foot = cut_bottom(&mut middle, button.max(least));
            middle.max.y -= gap;
        }
        middle.min.y += gap;
        Self { unit, title, middle, foot }
    }

    /// Where the head ends, from the top of the screen.
    pub(super) const fn head_ends(&self) -> f32 {
        self.title.max.y
    }

    /// Where the foot begins, from the top of a screen so high.
    pub(super) fn foot_begins(&self, height: f32) -> f32 {
        if self.foot.is_empty() { height } else { self.foot.min.y - GAP * 0.7 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::crowding::{faults, hands};

    #[test]
    fn parts_do_not_overlap_and_stay_within_the_screen() {
        for (case, safe, text_scale, _) in hands() {
            let frame = PageFrame::of(safe, text_scale);
            let parts = [("title", frame.title), ("middle", frame.middle), ("foot", frame.foot)];
            let parts = parts.map(|(name, rect)| (name.to_owned(), rect)).to_vec();
            let parts: Vec<_> = parts.into_iter().filter(|(_, rect)| !rect.is_empty()).collect();
            assert_eq!(faults(&case, safe, &parts), Vec::<String>::new());
            assert!(frame.middle.height() > safe.height() * 0.55, "{case}: {frame:?}");
            assert!(frame.foot_begins(safe.max.y) > frame.head_ends(), "{case}");
        }
    }
}
