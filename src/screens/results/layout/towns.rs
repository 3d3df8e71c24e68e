//! The towns that were built: the winner's large, the others' beside each other.

use bevy::math::{Rect, Vec2};

use super::{GAP, Needs, ResultsLayout, Town};
use crate::drawing::cut::{cut_left, cut_top};

/// How much of the room the others have.
const OTHERS: f32 = 0.4;
/// Between a paper's edge and the picture on it.
const EDGE: f32 = 6.0;

impl ResultsLayout {
    /// All towns, the winner's above.
    pub(super) fn lay_towns(&mut self, rect: Rect, needs: &Needs) {
        let others = needs.players - 1;
        let caption = self.caption(needs);
        let [form, _] = needs.form;
        let whole = rect.width() / form + caption;
        if others == 0 {
            self.towns = vec![self.town_within(rect, needs)];
            return;
        }
        let each = (rect.width() - GAP * (others as f32 - 1.0)) / others as f32;
        let free = rect.height() - GAP;
        let below = (each / form + caption).min(free * OTHERS);
        let first = whole.min(free - below);
        // What the first one cannot use is for the others.
        let below = (each / form + caption).min(free - first);
        let mut rest = rect;
        let spare = (free - first - below).max(0.0) / 2.0;
        rest.min.y += spare;
        let place = cut_top(&mut rest, first);
        self.towns = vec![self.town_within(place, needs)];
        rest.min.y += GAP;
        self.lay_others(cut_top(&mut rest, below), f32::INFINITY, needs);
    }

    /// The others' towns in one row at the top of `rect`, each at most so wide; says how high it is.
    pub(super) fn lay_others(&mut self, rect: Rect, most: f32, needs: &Needs) -> f32 {
        let count = needs.players - 1;
        let caption = self.caption(needs);
        let share = (rect.width() - GAP * (count as f32 - 1.0)) / count as f32;
        let [least_form, most_form] = needs.form;
        let width = share.min(most).min((rect.height() - caption).max(1.0) * most_form);
        let size = Vec2::new(width, (width / least_form + caption).min(rect.height()));
        let all = count as f32 * (width + GAP) - GAP;
        for n in 0..count {
            let left = rect.center().x - all / 2.0 + n as f32 * (width + GAP);
            let at = Vec2::new(left, rect.min.y);
            self.towns.push(self.town_within(Rect::from_corners(at, at + size), needs));
        }
        size.y
    }

    /// Moves all towns but the first so far down.
    pub(super) fn shift_others(&mut self, by: f32) {
        for town in self.towns.iter_mut().skip(1) {
            for rect in [&mut town.paper, &mut town.picture, &mut town.dot, &mut town.name] {
                *rect = Rect::from_corners(rect.min + Vec2::Y * by, rect.max + Vec2::Y * by);
            }
        }
    }

    /// As large as it fits into `rect`, in its middle.
    pub(super) fn town_within(&self, rect: Rect, needs: &Needs) -> Town {
        let caption = self.caption(needs);
        let edge = if caption == 0.0 { 2.0 * EDGE } else { EDGE };
        let room = rect.size() - Vec2::new(2.0 * EDGE, caption + edge);
        let [least, most] = needs.form;
        let form = (room.x / room.y.max(1.0)).clamp(least, most);
        let width = room.x.min(room.y * form).max(2.0);
        let picture = Vec2::new(width, width / form);
        let paper = Rect::from_center_size(rect.center(), picture + Vec2::new(2.0 * EDGE, caption + edge));
        let mut rest = Rect { min: paper.min + Vec2::X * EDGE, max: paper.max - EDGE };
        if caption == 0.0 {
            return Town { paper, picture: paper.inflate(-EDGE), ..Town::default() };
        }
        let mut name = cut_top(&mut rest, caption);
        let dot = (caption * 0.5).max(8.0);
        let dot = Rect::from_center_size(cut_left(&mut name, dot).center(), Vec2::splat(dot));
        name.min.x += 5.0;
        Town { paper, picture: rest, dot, name }
    }
}
