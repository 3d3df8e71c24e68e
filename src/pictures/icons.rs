//! The signs that games share: house, hotel, shop, taxi, tree, factory, coin, star. Told apart by shape as well as by
//! colour.
//!
//! Each is drawn within -1..1 in both directions; [`Brush::within`] puts it in its place.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen, arc},
    theme::{Tone, palette},
};

/// A point of a sign.
pub(crate) fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect::new(left, top, right, bottom)
}

/// A colour as it fills the shape that it outlines.
pub(crate) fn tint(color: Tone) -> Tone {
    color.mix(&palette::PAPER, 0.68)
}

/// A house with a door, in this colour.
pub fn house(brush: &mut Brush, color: Tone) {
    let walls = [v(-0.68, 0.85), v(-0.68, -0.1), v(0.0, -0.85), v(0.68, -0.1), v(0.68, 0.85)];
    brush.outlined(&walls, tint(color), Pen::new(0.17, color));
    brush.stroke(&[v(-0.95, 0.14), v(0.0, -0.88), v(0.95, 0.14)], Pen::new(0.2, color));
    brush.rect(rect(-0.2, 0.25, 0.2, 0.85), 0.04, color);
}

/// A tall hotel with windows and a flag.
pub fn hotel(brush: &mut Brush, color: Tone) {
    brush.stroke(&[v(-0.1, -0.6), v(-0.1, -1.05)], Pen::new(0.1, color));
    brush.outlined(&[v(-0.1, -1.02), v(0.32, -0.9), v(-0.1, -0.76)], color, Pen::new(0.06, color));
    let wall = rect(-0.56, -0.6, 0.56, 0.95);
    brush.rect(wall, 0.1, tint(color));
    brush.frame(wall, 0.1, 0.14, color);
    for y in [-0.36, -0.02, 0.32] {
        for x in [-0.3, 0.0, 0.3] {
            brush.rect(Rect::from_center_size(v(x, y), v(0.16, 0.2)), 0.03, color);
        }
    }
    brush.rect(rect(-0.15, 0.58, 0.15, 0.95), 0.03, color);
}

/// A shop with a striped awning, in this colour.
pub fn shop(brush: &mut Brush, color: Tone) {
    let wall = rect(-0.78, -0.2, 0.78, 0.85);
    brush.rect(wall, 0.06, tint(color));
    brush.frame(wall, 0.06, 0.13, color);
    brush.rect(rect(0.16, 0.22, 0.56, 0.82), 0.03, color);
    brush.rect(rect(-0.58, 0.18, -0.06, 0.52), 0.03, palette::PAPER);
    brush.frame(rect(-0.58, 0.18, -0.06, 0.52), 0.03, 0.09, color);
    for stripe in 0..5 {
        let stripe_ink = if stripe % 2 == 0 { color } else { palette::PAPER };
        let (left, right) = (-1.0 + 0.4 * stripe as f32, -0.6 + 0.4 * stripe as f32);
        brush.rect(rect(left, -0.78, right, 0.02), 0.0, stripe_ink);
        brush.disc(v((left + right) / 2.0, 0.02), 0.2, stripe_ink);
    }
    brush.frame(rect(-1.0, -0.78, 1.0, 0.0), 0.05, 0.08, color);
}

/// A taxi from the side.
pub fn taxi(brush: &mut Brush, body: Tone, line: Tone) {
    let edge = Pen::new(0.1, line);
    brush.rect(rect(-0.18, -0.78, 0.18, -0.55), 0.06, line);
    let cabin = [v(-0.58, -0.08), v(-0.36, -0.56), v(0.36, -0.56), v(0.6, -0.08)];
    brush.outlined(&cabin, body, edge);
    brush.polygon(&[v(-0.4, -0.1), v(-0.26, -0.42), v(-0.05, -0.42), v(-0.05, -0.1)], palette::PAPER);
    brush.polygon(&[v(0.06, -0.1), v(0.06, -0.42), v(0.27, -0.42), v(0.43, -0.1)], palette::PAPER);
    brush.rect(rect(-0.98, -0.12, 0.98, 0.44), 0.2, body);
    brush.frame(rect(-0.98, -0.12, 0.98, 0.44), 0.2, 0.1, line);
    for x in [-0.52, 0.52] {
        brush.disc(v(x, 0.46), 0.27, line);
        brush.disc(v(x, 0.46), 0.13, palette::PAPER);
    }
    for x in [-0.3, -0.1, 0.1, 0.3] {
        brush.rect(Rect::from_center_size(v(x, 0.12), v(0.1, 0.1)), 0.0, line);
    }
}

/// A round tree.
pub fn tree(brush: &mut Brush, leaves: Tone, trunk: Tone) {
    brush.rect(rect(-0.12, 0.3, 0.12, 1.0), 0.06, trunk);
    let crown = Rect::from_center_size(v(0.0, -0.22), v(1.24, 1.44));
    brush.rect(crown, 0.62, leaves.mix(&palette::PAPER, 0.5));
    brush.frame(crown, 0.62, 0.15, leaves);
    brush.stroke(&arc(v(0.0, -0.2), 0.32, 0.2, 1.4, 6), Pen::new(0.1, leaves));
}

/// A factory with a saw-tooth roof and a chimney.
pub fn factory(brush: &mut Brush, wall: Tone, color: Tone) {
    let (fill, pen) = (wall.mix(&palette::PAPER, 0.42), Pen::new(0.14, color));
    let (left, foot, eaves, ridge) = (-0.9, 0.85, 0.06, -0.42);
    let chimney = [v(0.38, eaves), v(0.48, -0.86), v(0.78, -0.86), v(0.88, foot)];
    brush.polygon(&[chimney[0], chimney[1], chimney[2], chimney[3], v(0.38, foot)], fill);
    brush.rect(Rect::new(left, eaves, 0.38, foot), 0.0, fill);
    let mut outline = vec![v(0.0, foot), v(left, foot)];
    for tooth in [left, left + 0.64] {
        let corners = [v(tooth, eaves), v(tooth, ridge), v(tooth + 0.64, eaves)];
        brush.polygon(&corners, fill);
        outline.extend(corners);
    }
    outline.extend(chimney);
    outline.push(v(0.0, foot));
    brush.stroke(&outline, pen);
    brush.stroke(&[v(0.45, -0.54), v(0.82, -0.54)], Pen::new(0.17, color).straight());
    for x in [-0.52, -0.02, 0.48] {
        brush.rect(Rect::from_center_size(v(x, 0.45), v(0.26, 0.26)), 0.03, color);
    }
}

/// A coin: money.
pub fn coin(brush: &mut Brush, gold: Tone, edge: Tone) {
    brush.disc(Vec2::ZERO, 0.95, edge);
    brush.disc(Vec2::ZERO, 0.8, gold);
    dollar(brush, palette::INK);
}

/// The letter on a coin.
pub fn dollar(brush: &mut Brush, color: Tone) {
    brush.stroke(&[v(0.0, -0.6), v(0.0, 0.6)], Pen::new(0.12, color));
    let mut letter = arc(v(0.0, -0.19), 0.24, -0.5, -1.5 * core::f32::consts::PI, 10);
    letter.extend(arc(v(0.0, 0.21), 0.24, -0.5 * core::f32::consts::PI, 2.64, 10));
    brush.stroke(&letter, Pen::new(0.15, color));
}

/// A star with five points that reach so far from its middle.
pub fn star(brush: &mut Brush, middle: Vec2, reach: f32, color: Tone) {
    let point = |n: usize| {
        let radius = if n.is_multiple_of(2) { reach } else { reach * 0.425 };
        middle + radius * Vec2::from_angle(core::f32::consts::PI * (n as f32 / 5.0 - 0.5))
    };
    for n in 0..10 {
        brush.polygon(&[middle, point(n), point((n + 1) % 10)], color);
    }
}

/// A head with an antenna, its face in the second colour: a computer player.
pub fn computer(brush: &mut Brush, color: Tone, face: Tone) {
    let pen = Pen::new(0.16, color);
    brush.stroke(&[v(0.0, -0.5), v(0.0, -0.85)], pen);
    brush.disc(v(0.0, -0.86), 0.17, color);
    for x in [-0.92, 0.92] {
        brush.rect(Rect::from_center_size(v(x, 0.15), v(0.2, 0.5)), 0.08, color);
    }
    let head = rect(-0.78, -0.5, 0.78, 0.85);
    brush.rect(head, 0.3, face);
    brush.frame(head, 0.3, 0.18, color);
    for x in [-0.32, 0.32] {
        brush.disc(v(x, 0.05), 0.17, color);
    }
    brush.stroke(&[v(-0.3, 0.47), v(0.3, 0.47)], pen);
}

/// The pips of a die that fills -1..1; none for 0.
pub fn pips(brush: &mut Brush, face: u8, color: Tone, radius: f32) {
    let far = 0.5;
    let spots: &[(f32, f32)] = match face {
        0 => &[],
        1 => &[(0.0, 0.0)],
        2 => &[(-far, -far), (far, far)],
        3 => &[(-far, -far), (0.0, 0.0), (far, far)],
        4 => &[(-far, -far), (far, -far), (-far, far), (far, far)],
        5 => &[(-far, -far), (far, -far), (0.0, 0.0), (-far, far), (far, far)],
        _ => &[(-far, -far), (far, -far), (-far, 0.0), (far, 0.0), (-far, far), (far, far)],
    };
    for &(x, y) in spots {
        brush.disc(v(x, y), radius, color);
    }
}
