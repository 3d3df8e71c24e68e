//! Where the parts of a card and of a box lie within it.

use bevy::math::{Rect, Vec2};

use super::{BoxLayout, Card, TOUCH};
use crate::drawing::cut::{cut_bottom, cut_left, cut_right, cut_top};

impl Card {
    /// Large texts take room from the picture.
    pub(super) fn new(paper: Rect, unit: f32, text_scale: f32) -> Self {
        let height = paper.height();
        let pad = (height * 0.08).clamp(8.0, 16.0);
        let mut rest = paper.inflate(-pad);
        let sheet = (height - 2.0 * pad).min(paper.width() * 0.32 / text_scale);
        let sheet = Rect::from_center_size(cut_left(&mut rest, sheet).center(), Vec2::splat(sheet));
        rest.min.x += pad + 4.0;
        let column = cut_right(&mut rest, 80.0 * unit);
        rest.max.x -= 8.0;
        let corner = Vec2::new(paper.max.x - 2.0, paper.min.y + 2.0);
        let remove = Rect::from_corners(corner, corner + Vec2::new(-TOUCH, TOUCH));
        let high = (height - TOUCH - 16.0).clamp(TOUCH, 54.0 * unit);
        let foot = paper.max.y - pad.min(height - TOUCH - high - 10.0);
        let play = Rect::new(column.min.x, foot - high, column.max.x, foot);
        let text = Rect::from_center_size(
            rest.center(),
            Vec2::new(rest.width(), rest.height().min(120.0 * unit * text_scale)),
        );
        let line = |from: f32, to: f32| {
            let at = |part: f32| text.min.y + text.height() * part;
            Rect::new(text.min.x, at(from), text.max.x, at(to))
        };
        let open = Rect::new(paper.min.x, paper.min.y, rest.max.x, paper.max.y);
        Self { paper, sheet, lines: [line(0.0, 0.29), line(0.29, 0.73), line(0.73, 1.0)], open, play, remove }
    }
}

impl BoxLayout {
    pub(super) fn new(cover: Rect) -> Self {
        let (width, height) = (cover.width(), cover.height());
        let mut rest = cover;
        let band = cut_bottom(&mut rest, (height * 0.2).clamp(34.0, 84.0));
        let pad = (cover.size().min_element() * 0.08).clamp(10.0, 40.0);
        let facts = Rect { min: band.min + Vec2::new(pad, 4.0), max: band.max - Vec2::new(pad, 4.0) };
        let is_tall = rest.height() > width * 0.66;
        let mut inner = rest.inflate(-pad);
        let (sheet, words) = if is_tall {
            let side = (inner.height() * 0.66).min(inner.width() * 0.94);
            let words = inner.height() - side - pad * 0.7;
            let words = cut_bottom(&mut inner, words.min(170.0));
            (Rect::from_center_size(inner.center() - Vec2::Y * pad * 0.35, Vec2::splat(side)), words)
        } else {
            let side = (inner.height() * 1.04).min(inner.width() * 0.48);
            let sheet = cut_right(&mut inner, side);
            inner.max.x -= pad;
            (Rect::from_center_size(sheet.center(), Vec2::splat(side)), inner)
        };
        let high = words.height().min((height * 0.45).max(110.0));
        let mut words = Rect::from_center_size(words.center(), Vec2::new(words.width(), high));
        let title = cut_top(&mut words, high * 0.6);
        Self { cover, band, sheet, title, text: words, facts, is_tall }
    }
}
