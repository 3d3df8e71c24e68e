//! Everybody's points over a match, or once it has been analysed what could be expected, and where one is in it.

use std::sync::Arc;

use bevy::prelude::*;

use super::{known::Known, story::Story};
use crate::{
    bots::Grade,
    drawing::brush::{Brush, Pen, Picture},
    pictures::material::Material,
    theme::palette,
};

/// The curves of a match, and the moment that is looked at.
#[derive(Component, Clone, Debug)]
pub(super) struct Curve {
    pub story: Arc<Story>,
    pub known: Option<Arc<Known>>,
    pub at: usize,
    pub material: &'static Material,
}

impl PartialEq for Curve {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.story, &other.story)
            && self.known.as_ref().map(Arc::as_ptr) == other.known.as_ref().map(Arc::as_ptr)
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

impl Curve {
    /// What the curve of `seat` shows after so many actions: what could be expected, or as long as that is not known the
    /// points.
    fn value(&self, step: usize, seat: usize) -> f32 {
        match &self.known {
            Some(known) => known.expected.get(step).map_or(0.0, |all| all[seat].as_f64() as f32),
            None => self.story.moments.get(step).map_or(0.0, |moment| moment.totals[seat] as f32),
        }
    }

    fn seats(&self) -> usize {
        self.story.moments.first().map_or(0, |moment| moment.totals.len())
    }

    /// Whoever is ahead after so many actions.
    fn leader(&self, step: usize) -> usize {
        (0..self.seats())
            .rev()
            .max_by(|a, b| self.value(step, *a).total_cmp(&self.value(step, *b)))
            .unwrap_or(0)
    }
}

impl Picture for Curve {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let (steps, seats) = (self.story.len(), self.seats());
        let values = (0..=steps).flat_map(|step| (0..seats).map(move |seat| self.value(step, seat)));
        let none = if self.known.is_some() { (f32::MAX, f32::MIN) } else { (0.0, 1.0) };
        let (least, most) = values.fold(none, |(least, most), value| (least.min(value), most.max(value)));
        let (width, height) = (size.x - 2.0 * MARGIN, size.y - 10.0);
        let x = |step: usize| -width / 2.0 + width * step as f32 / steps.max(1) as f32;
        let y = |value: f32| height / 2.0 - height * (value - least) / (most - least).max(1.0);
        let line = Pen::new(1.0, self.material.line).straight();
        // Nothing, or what was expected at first.
        let ground = if self.known.is_some() && seats == 1 { self.value(0, 0) } else { least.max(0.0) };
        brush.stroke(&[Vec2::new(-width / 2.0, y(ground)), Vec2::new(width / 2.0, y(ground))], line);
        let columns = ((width / COLUMN) as usize).clamp(1, steps.max(1));
        let now = x(self.at);
        for seat in (0..seats).rev() {
            let points: Vec<Vec2> = (0..=columns)
                .map(|column| {
                    let step = steps * column / columns;
                    Vec2::new(x(step), y(self.value(step, seat)))
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
        let turns = self.known.as_ref().map_or(&self.story.turning_points, |known| &known.turning_points);
        for &turn in turns {
            let at = Vec2::new(x(turn), -height / 2.0);
            brush.disc(at, 4.5, palette::PLAYERS[self.leader(turn) % palette::PLAYERS.len()]);
        }
        for mistake in self.known.iter().flat_map(|known| &known.mistakes) {
            let at = Vec2::new(x(mistake.at), y(self.value(mistake.at, mistake.seat.index())));
            let radius = match mistake.grade {
                Grade::Small => 2.5,
                Grade::Large => 3.5,
                Grade::Decisive => 5.0,
            };
            brush.disc(at, radius + 1.2, self.material.paper);
            brush.disc(at, radius, self.material.bad);
        }
        let ink = self.material.ink;
        brush.stroke(
            &[Vec2::new(now, -size.y / 2.0 + 2.0), Vec2::new(now, size.y / 2.0 - 2.0)],
            Pen::new(2.0, ink).straight(),
        );
        let leading = self.value(self.at, self.leader(self.at));
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
