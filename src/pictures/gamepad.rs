//! Signs of the buttons of game pads, as the pad in use has them: drawn by us, told apart by their shapes.

use bevy::prelude::*;

use super::icons::v;
use crate::{
    drawing::brush::{Brush, Pen, Picture, arc},
    theme::palette,
};

/// Whose signs a pad has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PadKind {
    /// A below, B on the right.
    Xbox,
    /// A cross below, a ring on the right.
    PlayStation,
    /// B below, A on the right.
    Nintendo,
    /// Anything else: shown by where a button lies.
    #[default]
    Other,
}

impl PadKind {
    /// By the number of who made it, as USB has them.
    pub const fn of_vendor(vendor: Option<u16>) -> Self {
        match vendor {
            Some(0x045e) => Self::Xbox,
            Some(0x054c) => Self::PlayStation,
            Some(0x057e) => Self::Nintendo,
            _ => Self::Other,
        }
    }
}

/// A part of a pad that means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PadPart {
    Cross,
    South,
    East,
    West,
    North,
    Shoulders,
    Triggers,
    Start,
    Select,
}

/// A sign, as large as its place.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PadSign {
    /// Of which pad.
    pub kind: PadKind,
    /// Of which part of it.
    pub part: PadPart,
}

impl Picture for PadSign {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let half = size.min_element() / 2.0;
        brush.within(Vec2::ZERO, half, 0.0, |brush| {
            brush.disc(Vec2::ZERO, 1.0, palette::FOCUS);
            brush.disc(Vec2::ZERO, 0.9, palette::FOCUS_EDGE);
            brush.within(Vec2::ZERO, 0.72, 0.0, |brush| self.paint_part(brush));
        });
    }
}

/// A capital that is on pads.
#[derive(Clone, Copy)]
enum Letter {
    A,
    B,
    X,
    Y,
}

impl PadSign {
    fn paint_part(self, brush: &mut Brush) {
        let pen = Pen::new(0.24, palette::FOCUS);
        match self.part {
            PadPart::South | PadPart::East | PadPart::West | PadPart::North => self.paint_button(brush, pen),
            PadPart::Cross => {
                let arm = [v(-0.85, 0.0), v(0.85, 0.0)];
                let wide = Pen::new(0.56, palette::FOCUS).straight();
                brush.stroke(&arm, wide);
                brush.stroke(&arm.map(Vec2::perp), wide);
            }
            PadPart::Shoulders | PadPart::Triggers => {
                for side in [-1.0, 1.0] {
                    let x = |at: f32| side * at;
                    if self.part == PadPart::Shoulders {
                        brush.stroke(&[v(x(0.2), -0.35), v(x(0.8), -0.1)], Pen::new(0.34, palette::FOCUS));
                    } else {
                        let shape = [v(x(0.18), 0.6), v(x(0.18), -0.3), v(x(0.5), -0.75), v(x(0.85), 0.6)];
                        brush.polygon(&shape, palette::FOCUS);
                    }
                }
            }
            PadPart::Start => {
                for y in [-0.5, 0.0, 0.5] {
                    brush.stroke(&[v(-0.6, y), v(0.6, y)], pen);
                }
            }
            PadPart::Select => {
                brush.frame(Rect::new(-0.7, -0.6, 0.3, 0.2), 0.08, 0.18, palette::FOCUS);
                brush.rect(Rect::new(-0.25, -0.2, 0.75, 0.65), 0.08, palette::FOCUS);
            }
        }
    }

    fn paint_button(self, brush: &mut Brush, pen: Pen) {
        let letter = match (self.kind, self.part) {
            (PadKind::Xbox, PadPart::South) | (PadKind::Nintendo, PadPart::East) => Letter::A,
            (PadKind::Xbox, PadPart::East) | (PadKind::Nintendo, PadPart::South) => Letter::B,
            (PadKind::Xbox, PadPart::West) | (PadKind::Nintendo, PadPart::North) => Letter::X,
            (PadKind::Xbox | PadKind::Nintendo, _) => Letter::Y,
            (PadKind::PlayStation, part) => return paint_shape(brush, part, pen),
            (PadKind::Other, part) => return paint_place(brush, part),
        };
        paint_letter(brush, letter, pen);
    }
}

fn paint_letter(brush: &mut Brush, letter: Letter, pen: Pen) {
    use core::f32::consts::{FRAC_PI_2, PI};
    match letter {
        Letter::A => {
            brush.stroke(&[v(-0.55, 0.68), v(0.0, -0.72), v(0.55, 0.68)], pen);
            brush.stroke(&[v(-0.32, 0.22), v(0.32, 0.22)], pen);
        }
        Letter::B => {
            brush.stroke(&[v(-0.42, -0.68), v(-0.42, 0.68)], pen);
            for (middle, radius, edge) in [(-0.35, 0.33, 0.06), (0.33, 0.35, 0.12)] {
                let bow = arc(v(edge, middle), radius, -FRAC_PI_2, -FRAC_PI_2 + PI, 10);
                let mut line = vec![v(-0.42, middle - radius)];
                line.extend(bow);
                line.push(v(-0.42, middle + radius));
                brush.stroke(&line, pen);
            }
        }
        Letter::X => {
            brush.stroke(&[v(-0.5, -0.68), v(0.5, 0.68)], pen);
            brush.stroke(&[v(0.5, -0.68), v(-0.5, 0.68)], pen);
        }
        Letter::Y => {
            brush.stroke(&[v(-0.52, -0.68), v(0.0, 0.0), v(0.0, 0.68)], pen);
            brush.stroke(&[v(0.52, -0.68), v(0.0, 0.0)], pen);
        }
    }
}

/// Cross, ring, square and triangle.
fn paint_shape(brush: &mut Brush, part: PadPart, pen: Pen) {
    match part {
        PadPart::South => {
            brush.stroke(&[v(-0.6, -0.6), v(0.6, 0.6)], pen);
            brush.stroke(&[v(0.6, -0.6), v(-0.6, 0.6)], pen);
        }
        PadPart::East => {
            brush.stroke(&arc(Vec2::ZERO, 0.64, 0.0, core::f32::consts::TAU, 24), pen);
        }
        PadPart::West => brush.frame(Rect::new(-0.62, -0.62, 0.62, 0.62), 0.02, 0.22, palette::FOCUS),
        _ => brush.stroke(&[v(0.0, -0.72), v(0.68, 0.5), v(-0.68, 0.5), v(0.0, -0.72)], pen),
    }
}

/// Four buttons, of which one is meant.
fn paint_place(brush: &mut Brush, part: PadPart) {
    for (other, at) in [
        (PadPart::South, v(0.0, 0.62)),
        (PadPart::East, v(0.62, 0.0)),
        (PadPart::West, v(-0.62, 0.0)),
        (PadPart::North, v(0.0, -0.62)),
    ] {
        brush.disc(at, 0.34, palette::FOCUS);
        if other != part {
            brush.disc(at, 0.2, palette::FOCUS_EDGE);
        }
    }
}
