//! Signs of what a menu leads to, in one colour, within -1..1 in both directions.

use bevy::prelude::*;

use super::{
    button::{ButtonIcon, paint_sign},
    icons::v,
};
use crate::{
    drawing::brush::{Brush, Pen, arc},
    theme::Tone,
};

/// What a menu leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum MenuIcon {
    Players,
    Statistics,
    Rules,
    Keys,
    Settings,
    Music,
    Learn,
    Said,
    Explain,
    Save,
    LookBack,
    Leave,
}

impl MenuIcon {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Players,
        Self::Statistics,
        Self::Rules,
        Self::Keys,
        Self::Settings,
        Self::Music,
        Self::Learn,
        Self::Said,
        Self::Explain,
        Self::Save,
        Self::LookBack,
        Self::Leave,
    ];

    /// Paints it.
    pub fn paint(self, brush: &mut Brush, color: Tone) {
        let pen = Pen::new(0.2, color).straight();
        match self {
            Self::Players => {
                for (x, size) in [(0.5, 0.8), (-0.3, 1.0)] {
                    brush.disc(v(x, -0.5 * size + 0.05), 0.32 * size, color);
                    let mut body = vec![v(x - 0.55 * size, 0.8)];
                    let round = arc(v(x, 0.62), 0.55 * size, core::f32::consts::PI, core::f32::consts::TAU, 12);
                    body.extend(round);
                    body.push(v(x + 0.55 * size, 0.8));
                    brush.polygon(&body, color);
                }
            }
            Self::Statistics => {
                for (x, high) in [(-0.65, 0.7), (-0.05, 1.5), (0.55, 1.1)] {
                    brush.rect(Rect::new(x - 0.2, 0.8 - high, x + 0.2, 0.8), 0.06, color);
                }
            }
            Self::Rules => {
                for hand in [-1.0, 1.0] {
                    let page = [v(0.0, -0.5), v(hand * 0.9, -0.68), v(hand * 0.9, 0.55), v(0.0, 0.75)];
                    brush.stroke(&page, pen);
                }
                brush.stroke(&[v(0.0, -0.5), v(0.0, 0.75)], pen);
            }
            Self::Music => {
                brush.ellipse(v(-0.5, 0.6), v(0.34, 0.26), color, Pen::new(0.0, color));
                brush.ellipse(v(0.55, 0.42), v(0.34, 0.26), color, Pen::new(0.0, color));
                brush.stroke(&[v(-0.24, 0.6), v(-0.24, -0.6), v(0.81, -0.8), v(0.81, 0.42)], pen);
                brush.stroke(&[v(-0.24, -0.32), v(0.81, -0.52)], pen);
            }
            Self::Learn => {
                // A doctor's hat.
                brush.polygon(&[v(-1.0, -0.25), v(0.0, -0.75), v(1.0, -0.25), v(0.0, 0.25)], color);
                brush.stroke(&[v(-0.55, 0.1), v(-0.55, 0.55), v(0.0, 0.8), v(0.55, 0.55), v(0.55, 0.1)], pen);
                brush.stroke(&[v(0.9, -0.2), v(0.9, 0.5)], pen);
            }
            Self::Said | Self::Explain => {
                brush.frame(Rect::new(-0.95, -0.8, 0.95, 0.45), 0.25, 0.18, color);
                brush.polygon(&[v(-0.5, 0.4), v(0.05, 0.4), v(-0.5, 0.95)], color);
                if self == Self::Said {
                    for y in [-0.4, 0.05] {
                        brush.stroke(&[v(-0.55, y), v(0.55, y)], pen);
                    }
                }
            }
            Self::Keys => {
                brush.frame(Rect::new(-0.95, -0.6, 0.95, 0.65), 0.2, 0.18, color);
                for (x, y) in [(-0.5, -0.15), (0.0, -0.15), (0.5, -0.15)] {
                    brush.disc(v(x, y), 0.13, color);
                }
                brush.stroke(&[v(-0.45, 0.3), v(0.45, 0.3)], pen);
            }
            Self::Settings => paint_sign(brush, ButtonIcon::Settings, Pen::new(0.22, color)),
            Self::LookBack => paint_sign(brush, ButtonIcon::History, pen),
            Self::Save => {
                brush.stroke(&[v(0.0, -0.85), v(0.0, 0.25)], pen);
                brush.stroke(&[v(-0.42, -0.15), v(0.0, 0.3), v(0.42, -0.15)], pen);
                brush.stroke(&[v(-0.85, 0.3), v(-0.85, 0.8), v(0.85, 0.8), v(0.85, 0.3)], pen);
            }
            Self::Leave => {
                brush.stroke(&[v(0.15, -0.85), v(-0.7, -0.85), v(-0.7, 0.85), v(0.15, 0.85)], pen);
                brush.stroke(&[v(-0.25, 0.0), v(0.85, 0.0)], pen);
                brush.stroke(&[v(0.45, -0.4), v(0.88, 0.0), v(0.45, 0.4)], pen);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{drawing::shapes::check_signs, theme::palette};

    #[test]
    fn every_sign_is_another_one_and_within_its_place() {
        check_signs(&MenuIcon::ALL.map(|it| Brush::shapes(|brush| it.paint(brush, palette::INK))));
    }
}
