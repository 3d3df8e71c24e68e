//! Everybody's points over a match, and where one is in it.

use std::sync::Arc;

use bevy::prelude::*;

use super::story::Story;
use crate::{
    drawing::brush::{Brush, Pen, Picture},
    pictures::material::Material,
    theme::palette,
};

/// The curves of a match, and the moment that is looked at.
#[derive(Component, Clone, Debug)]
pub(super) struct Curve {
    pub story: Arc<Story>,
    pub at: usize,
    pub material: &'static Material,
}

impl PartialEq for Curve {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.story, &other.story)
            && self.at == other.at
            && core::ptr::eq(self.material, other.material)
    }
}

/// Beside the curves, in dp: half a thumb.
const MARGIN: f32 = 10.0;
/// So many dp are one point of a curve.
const COLUMN: f32 = 2.0;
/// Each player's line has dashes of its own: as long as this, and as far apart.
const DASHES: [[f32; 2]; 6] = [[0.0, 0.0], [7.0, 4.0], [2.5, 3.5], [11.0, 4.0], [4.0, 6.0], [14.0, 7.0]];
/// How strong what is yet to come is.
const COMING: f32 = 0.38;

/// The moment at this place, of a match of so many actions.
pub(super) fn step_at(curve: Rect, steps: usize, x: f32) -> usize {
    let part = (x - curve.min.x - MARGIN) / (curve.width() - 2.0 * MARGIN).max(1.0);
    (part.clamp(0.0, 1.0) * steps as f32).round() as usize
}

impl Picture for Curve {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let (steps, moments) = (self.story.len(), &self.story.moments);
        let totals = moments.iter().flat_map(|moment| moment.totals.iter().copied());
        let (least, most) = totals.fold((0, 1), |(least, most), total| (least.min(total), most.max(total)));
        let (width, height) = (size.x - 2.0 * MARGIN, size.y - 10.0);
        let x = |step: usize| -width / 2.0 + width * step as f32 / steps.max(1) as f32;
        let y = |total: i32| height / 2.0 - height * (total - least) as f32 / (most - least).max(1) as f32;
        let line = Pen::new(1.0, self.material.line).straight();
        brush.stroke(&[Vec2::new(-width / 2.0, y(0)), Vec2::new(width / 2.0, y(0))], line);
        let columns = ((width / COLUMN) as usize).clamp(1, steps.max(1));
        let now = x(self.at);
        let seats = moments.first().map_or(0, |moment| moment.totals.len());
        for seat in (0..seats).rev() {
            let points: Vec<Vec2> = (0..=columns)
                .map(|column| {
                    let step = steps * column / columns;
                    Vec2::new(x(step), y(moments[step].totals[seat]))
                })
                .collect();
            let (past, coming): (Vec<Vec2>, Vec<Vec2>) = points.iter().partition(|point| point.x <= now);
            let color = palette::PLAYERS[seat % palette::PLAYERS.len()];
            let joint = past.last().copied();
            let coming: Vec<Vec2> = joint.into_iter().chain(coming).collect();
            for (points, strength, width) in [(coming, COMING, 2.0), (past, 1.0, 2.8)] {
                if points.len() > 1 {
                    draw(brush, &points, seat, Pen::new(width, color.with_alpha(strength)));
                }
            }
        }
        for &turn in &self.story.turning_points {
            let at = Vec2::new(x(turn), -height / 2.0);
            let leader = moments[turn].totals.iter().enumerate().max_by_key(|(_, total)| **total);
            let seat = leader.map_or(0, |(seat, _)| seat);
            brush.disc(at, 4.5, palette::PLAYERS[seat % palette::PLAYERS.len()]);
        }
        let ink = self.material.ink;
        brush.stroke(
            &[Vec2::new(now, -size.y / 2.0 + 2.0), Vec2::new(now, size.y / 2.0 - 2.0)],
            Pen::new(2.0, ink).straight(),
        );
        let leading = moments.get(self.at).and_then(|moment| moment.totals.iter().max().copied()).unwrap_or(0);
        brush.disc(Vec2::new(now, y(leading)), 7.0, ink);
        brush.disc(Vec2::new(now, y(leading)), 4.5, self.material.paper);
    }
}

fn draw(brush: &mut Brush, points: &[Vec2], seat: usize, pen: Pen) {
    match DASHES[seat % DASHES.len()] {
        [0.0, _] => brush.stroke(points, pen),
        [dash, gap] => brush.dashes(points, dash, gap, pen),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_moment() {
        let curve = Rect::new(100.0, 0.0, 320.0, 50.0);
        assert_eq!([0.0, 110.0, 210.0, 310.0, 900.0].map(|x| step_at(curve, 40, x)), [0, 0, 20, 40, 40]);
        assert_eq!(step_at(curve, 0, 210.0), 0);
    }
}
