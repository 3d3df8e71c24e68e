//! Where what is below a table that is looked back at lies: pure arithmetic in dp.

use bevy::prelude::*;

use crate::drawing::cut::{cut_left, cut_right, cut_top, mirrored};

/// Where everything lies.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct BarLayout {
    /// All of it.
    pub paper: Rect,
    /// Which moment it is, in words; no place where there is no room for them.
    pub caption: Rect,
    /// Everybody's points over the match.
    pub curve: Rect,
    /// To the turn before.
    pub turn_back: Rect,
    pub back: Rect,
    pub play: Rect,
    pub on: Rect,
    pub turn_on: Rect,
    pub speed: Rect,
    /// To the next turning point.
    pub event: Rect,
    /// Opens what is known of luck and skill; no place in a match that is not over.
    pub analysis: Rect,
    pub play_on: Rect,
}

/// The smallest side of anything to be touched.
const TOUCH: f32 = 48.0;
const GAP: f32 = 6.0;
const EDGE: f32 = 8.0;
const LOW_EDGE: f32 = 3.0;
/// From this width on everything stands in one row.
const WIDE: f32 = 700.0;
/// Below this height of a narrow screen there is no caption.
const SHORT: f32 = 720.0;
/// From this height of a wide screen on curves have more of it.
const HIGH: f32 = 900.0;

impl BarLayout {
    /// Lays it at the foot of `safe`, for a match that is over or not.
    pub(super) fn new(safe: Rect, is_left_handed: bool, is_over: bool) -> Self {
        let is_wide = safe.width() >= WIDE;
        let is_low = safe.height() < 480.0;
        // The table needs its height: the curve stands where the caption would, which is only read.
        let is_short = safe.height() < SHORT;
        let height = match (is_wide, is_low) {
            (true, true) => TOUCH + 12.0,
            (true, false) if safe.height() < HIGH => 84.0,
            (true, false) => 128.0,
            (false, _) if is_short => 2.0 * TOUCH + GAP + 2.0 * LOW_EDGE,
            (false, _) => 2.0 * TOUCH + 52.0 + 2.0 * GAP + 2.0 * EDGE,
        };
        let paper = Rect::new(safe.min.x, safe.max.y - height, safe.max.x, safe.max.y);
        let mut rest = paper.inflate(match () {
            () if is_low => -6.0,
            () if is_short && !is_wide => -LOW_EDGE,
            () => -EDGE,
        });
        let mut layout = Self { paper, ..Self::default() };
        if is_wide {
            layout.lay_wide(rest, is_over);
        } else {
            let mut head = cut_top(&mut rest, TOUCH);
            let part = if is_over { 0.36 } else { 0.42 };
            let wide = (head.width() * part).min(150.0);
            layout.play_on = cut_right(&mut head, wide);
            head.max.x -= GAP;
            if is_over {
                layout.analysis = cut_right(&mut head, TOUCH);
                head.max.x -= GAP;
            }
            layout.event = cut_right(&mut head, TOUCH);
            head.max.x -= GAP;
            rest.min.y += GAP;
            if is_short {
                layout.curve = head;
            } else {
                layout.caption = head;
                layout.curve = cut_top(&mut rest, 52.0);
                rest.min.y += GAP;
            }
            layout.lay_buttons(rest);
        }
        if is_left_handed {
            layout.mirror(safe);
        }
        layout
    }

    fn lay_wide(&mut self, mut rest: Rect, is_over: bool) {
        let middle = |rect: Rect| {
            Rect::from_center_size(rect.center(), Vec2::new(rect.width(), TOUCH.min(rect.height())))
        };
        let buttons = cut_left(&mut rest, 6.0 * (TOUCH + 4.0) + 5.0 * GAP);
        self.lay_buttons(middle(buttons));
        rest.min.x += 2.0 * GAP;
        let wide = match rest.width() > 620.0 {
            true => 190.0,
            false if is_over => 128.0,
            false => 140.0,
        };
        self.play_on = middle(cut_right(&mut rest, wide));
        rest.max.x -= GAP;
        if is_over {
            self.analysis = middle(cut_right(&mut rest, TOUCH + 4.0));
            rest.max.x -= GAP;
        }
        self.event = middle(cut_right(&mut rest, TOUCH + 4.0));
        rest.max.x -= 2.0 * GAP;
        let high = (rest.height() * 0.34).min(24.0);
        self.caption = cut_top(&mut rest, high);
        self.curve = rest;
    }

    /// Six in a row, as wide as there is room.
    fn lay_buttons(&mut self, mut rest: Rect) {
        let width = ((rest.width() - 5.0 * GAP) / 6.0).min(76.0);
        let spare = rest.width() - 6.0 * width - 5.0 * GAP;
        rest.min.x += spare / 2.0;
        let mut next = || {
            let rect = cut_left(&mut rest, width);
            rest.min.x += GAP;
            rect
        };
        (self.turn_back, self.back, self.play) = (next(), next(), next());
        (self.on, self.turn_on, self.speed) = (next(), next(), next());
    }

    /// What is on the right of the screen is on its left; time goes on to the right all the same.
    fn mirror(&mut self, safe: Rect) {
        for rect in [&mut self.caption, &mut self.curve, &mut self.event, &mut self.analysis, &mut self.play_on]
        {
            *rect = mirrored(*rect, safe);
        }
        let row = self.turn_back.union(self.speed);
        let moved = mirrored(row, safe).min - row.min;
        for rect in [
            &mut self.turn_back,
            &mut self.back,
            &mut self.play,
            &mut self.on,
            &mut self.turn_on,
            &mut self.speed,
        ] {
            *rect = Rect { min: rect.min + moved, max: rect.max + moved };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::crowding::{faults, hands};

    #[test]
    fn nothing_overlaps_and_fingers_find_everything() {
        let mut wrong = Vec::new();
        for ((case, safe, _, is_left_handed), is_over) in
            hands().flat_map(|hand| [true, false].map(|is_over| (hand.clone(), is_over)))
        {
            let layout = BarLayout::new(safe, is_left_handed, is_over);
            assert_eq!(layout.analysis.is_empty(), !is_over, "{case}");
            let touched = [
                ("turn back", layout.turn_back),
                ("back", layout.back),
                ("play", layout.play),
                ("on", layout.on),
                ("turn on", layout.turn_on),
                ("speed", layout.speed),
                ("event", layout.event),
                ("play on", layout.play_on),
            ];
            let touched = touched.into_iter().chain(is_over.then_some(("analysis", layout.analysis)));
            let parts = touched.clone().chain([("caption", layout.caption), ("curve", layout.curve)]);
            let parts: Vec<_> = parts
                .filter(|(_, rect)| !rect.is_empty())
                .map(|(name, rect)| (name.to_owned(), rect))
                .collect();
            wrong.extend(faults(&case, layout.paper, &parts));
            for (name, rect) in touched {
                if rect.size().min_element() < TOUCH - 0.1 {
                    wrong.push(format!("{case}: {name} is {}", rect.size()));
                }
            }
            if layout.curve.width() < 100.0 || layout.curve.height() < 28.0 {
                wrong.push(format!("{case}: the curve is {}", layout.curve.size()));
            }
            if layout.paper.height() > safe.height() * 0.3 {
                wrong.push(format!("{case}: it takes {} of {}", layout.paper.height(), safe.height()));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
