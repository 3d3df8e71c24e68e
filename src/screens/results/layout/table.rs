//! The table of parts and totals.

use bevy::math::{Rect, Vec2};

use super::{Needs, ResultsLayout, Row};
use crate::drawing::cut::{cut_left, cut_right, cut_top};

impl ResultsLayout {
    /// How high the table is, at most so much.
    pub(super) fn table_height(&self, most: f32, needs: &Needs) -> f32 {
        let (head, count) = (30.0 * self.unit + 6.0 + self.pad(), needs.players as f32);
        let row = 46.0 * self.unit * (0.7 + 0.3 * needs.text_scale);
        head + count * ((most - head) / count).clamp(20.0, row)
    }

    const fn pad(&self) -> f32 {
        10.0 * self.unit
    }

    /// Lays the table at the top of `rect`; says how high it is.
    pub(super) fn lay_table(&mut self, rect: Rect, needs: &Needs) -> f32 {
        let height = self.table_height(rect.height(), needs);
        self.paper = Rect { max: Vec2::new(rect.max.x, rect.min.y + height), ..rect };
        let pad = self.pad();
        let mut inner =
            Rect { min: self.paper.min + Vec2::new(pad, 6.0), max: self.paper.max - Vec2::new(pad, pad) };
        let columns = |line| Row::columns(line, needs, self.unit);
        let heads = columns(cut_top(&mut inner, 30.0 * self.unit));
        self.heads = heads.parts.into_iter().chain([heads.total]).collect();
        let each = inner.height() / needs.players as f32;
        self.rows = (0..needs.players).map(|_| columns(cut_top(&mut inner, each))).collect();
        height
    }
}

impl Row {
    /// `unit` is at least 1.
    fn columns(whole: Rect, needs: &Needs, unit: f32) -> Self {
        let (is_solo, many) = (needs.players == 1, needs.parts);
        let width = whole.width();
        let mut rest = whole;
        let place =
            if is_solo { Rect::default() } else { cut_left(&mut rest, (width * 0.1).clamp(30.0, 64.0 * unit)) };
        let total = cut_right(&mut rest, (width * 0.14).clamp(42.0, 96.0 * unit));
        let share = rest.width() / many.max(1) as f32;
        // A few parts leave room for their words.
        let each = (width * 0.1)
            .max(share * 0.45)
            .clamp(32.0, 84.0 * unit)
            .min(share * if is_solo { 0.6 } else { 0.72 });
        let mut parts: Vec<_> = (0..many).map(|_| cut_right(&mut rest, each)).collect();
        parts.reverse();
        rest.max.x -= 4.0 * unit;
        let side = (whole.height() * 0.4).clamp(10.0, 18.0 * unit);
        rest.min.x += if is_solo { 0.0 } else { 6.0 * unit };
        let dot = Rect::from_center_size(cut_left(&mut rest, side).center(), Vec2::splat(side));
        rest.min.x += 6.0 * unit;
        Self { whole, place, dot, name: rest, parts, total }
    }
}
