//! Where the players of Design Town sit down: each in a stall of the market.

use bevy::prelude::*;

use super::stall::{paint_awning, paint_shutter};
use crate::{
    drawing::{
        brush::{Brush, Pen, arc},
        cut::{cut_bottom, cut_top},
    },
    pictures::seating::{Seating, Sitter},
    theme::{Tone, painted, palette},
};

/// Stalls with their keepers; where nobody is the shutter is down.
pub static SEATING: Seating =
    Seating { heights: [104.0, 148.0, 186.0], ground: None, place: paint_place, parts, shows_sitter: true };

/// How high the counter with the name is.
const COUNTER: f32 = 52.0;

/// The keeper above the counter, the name on it.
fn parts(size: Vec2) -> [Rect; 2] {
    let mut rest = Rect::from_center_size(Vec2::ZERO, size);
    let name = cut_bottom(&mut rest, COUNTER);
    [rest, Rect { min: name.min + Vec2::new(14.0, 3.0), max: name.max - Vec2::new(4.0, 3.0) }]
}

fn paint_place(brush: &mut Brush, size: Vec2, seat: usize, sitter: Sitter) {
    let stall = Rect::from_center_size(Vec2::ZERO, size);
    let color = palette::PLAYERS.get(seat).copied().unwrap_or(palette::INK);
    let cloth = if sitter == Sitter::Nobody { painted::STONE } else { color };
    let mut rest = Rect { min: stall.min + Vec2::X * 4.0, max: stall.max - Vec2::X * 4.0 };
    let counter = cut_bottom(&mut rest, COUNTER);
    let awning = cut_top(&mut rest.clone(), (size.y * 0.2).min(30.0));
    let line = Pen::new(1.2, painted::OUTLINE);
    brush.rect(rest, 2.0, painted::GATE.mix(&painted::SHADE, 0.25));
    match sitter {
        Sitter::Nobody => paint_shutter(brush, rest),
        Sitter::Person | Sitter::Computer => {
            let glow = Vec2::new(0.0, awning.max.y);
            brush.glow(glow, rest.width() * 0.6, painted::LAMPLIGHT, rest);
            let inside = Rect { min: rest.min.with_y(awning.max.y), ..rest };
            let half = (inside.height() / 2.3).min(inside.width() * 0.3);
            let foot = Vec2::new(inside.center().x, inside.max.y);
            brush.within(foot, half, 0.0, |brush| match sitter {
                Sitter::Computer => paint_robot(brush, color),
                _ => paint_keeper(brush, seat, color),
            });
        }
    }
    for x in [rest.min.x, rest.max.x - 5.0] {
        brush.rect(Rect::new(x, rest.min.y, x + 5.0, rest.max.y), 0.0, painted::PLANKS);
    }
    paint_awning(brush, Rect { min: awning.min - Vec2::X * 4.0, max: awning.max + Vec2::X * 4.0 }, cloth);
    brush.shadow(counter, 3.0, 3.0);
    brush.rect(counter, 3.0, painted::PLANKS_PALE);
    brush.frame(counter.inflate(-0.5), 3.0, 1.0, line.color);
    let plate = counter.inflate(-4.0);
    brush.rect(plate, 6.0, palette::PAPER);
    if sitter == Sitter::Nobody {
        brush.rect(plate, 6.0, painted::PLANKS_PALE.with_alpha(0.45));
    }
}

/// Hair and skin of the keepers, by seat.
const KEEPERS: [(Tone, Tone); 4] = [
    (painted::HAIR, painted::SAND),
    (painted::GOLD_DARK, painted::BRICK),
    (painted::IRON, painted::CANVAS),
    (painted::TRUNK, painted::ROSE),
];

/// Somebody who stands behind the counter: 2 wide, 2.2 high above its foot.
fn paint_keeper(brush: &mut Brush, seat: usize, color: Tone) {
    let (hair, skin) = KEEPERS[seat % KEEPERS.len()];
    let line = Pen::new(0.06, painted::OUTLINE);
    paint_shoulders(brush, color, line);
    brush.disc(Vec2::new(0.0, -1.32), 0.56, painted::OUTLINE);
    brush.disc(Vec2::new(0.0, -1.32), 0.52, hair);
    brush.disc(Vec2::new(0.0, -1.22), 0.44, skin);
    for x in [-0.16, 0.16] {
        brush.disc(Vec2::new(x, -1.22), 0.055, painted::OUTLINE);
    }
    let smile = arc(Vec2::new(0.0, -1.12), 0.17, 0.35, core::f32::consts::PI - 0.35, 8);
    brush.stroke(&smile, Pen::new(0.05, painted::OUTLINE));
}

/// A robot in an apron of the seat's colour, as large as a keeper.
fn paint_robot(brush: &mut Brush, color: Tone) {
    let line = Pen::new(0.06, painted::OUTLINE);
    paint_shoulders(brush, color, line);
    brush.stroke(&[Vec2::new(0.0, -1.7), Vec2::new(0.0, -2.0)], Pen::new(0.08, painted::OUTLINE));
    brush.disc(Vec2::new(0.0, -2.05), 0.12, painted::LAMP);
    let head = Rect::from_center_size(Vec2::new(0.0, -1.26), Vec2::new(1.02, 0.84));
    brush.rect(head.inflate(0.05), 0.16, painted::OUTLINE);
    brush.rect(head, 0.12, painted::STONE);
    for x in [-0.24, 0.24] {
        brush.disc(Vec2::new(x, -1.34), 0.12, painted::OUTLINE);
        brush.disc(Vec2::new(x, -1.34), 0.06, painted::LAMP);
    }
    brush.stroke(&[Vec2::new(-0.2, -1.02), Vec2::new(0.2, -1.02)], Pen::new(0.07, painted::OUTLINE));
}

/// What both wear: a round back above the counter.
fn paint_shoulders(brush: &mut Brush, color: Tone, line: Pen) {
    let mut outline = vec![Vec2::new(-0.85, 0.0)];
    outline.extend(arc(Vec2::new(0.0, -0.02), 0.84, core::f32::consts::PI, core::f32::consts::TAU, 16));
    outline.push(Vec2::new(0.85, 0.0));
    brush.outlined(&outline, color, line);
}
