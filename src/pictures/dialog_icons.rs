//! Signs beside what a dialog says, in one colour, within -1..1 in both directions.

use super::icons::v;
use crate::{
    drawing::brush::{Brush, Pen},
    theme::Tone,
};

/// What is said beside the sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum DialogIcon {
    Happened,
    Safe,
    Advice,
}

impl DialogIcon {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Happened, Self::Safe, Self::Advice];

    /// Paints it: a warning, a shield with a tick, or the way on.
    pub fn paint(self, brush: &mut Brush, color: Tone) {
        let pen = Pen::new(0.2, color);
        match self {
            Self::Happened => {
                brush.stroke(&[v(0.0, -0.8), v(0.9, 0.75), v(-0.9, 0.75), v(0.0, -0.8)], pen);
                brush.stroke(&[v(0.0, -0.2), v(0.0, 0.22)], pen);
                brush.disc(v(0.0, 0.5), 0.12, color);
            }
            Self::Safe => {
                let shield = [
                    v(0.0, -0.9),
                    v(0.75, -0.62),
                    v(0.7, 0.1),
                    v(0.42, 0.55),
                    v(0.0, 0.88),
                    v(-0.42, 0.55),
                    v(-0.7, 0.1),
                    v(-0.75, -0.62),
                    v(0.0, -0.9),
                ];
                brush.stroke(&shield, pen);
                brush.stroke(&[v(-0.32, -0.05), v(-0.06, 0.24), v(0.36, -0.3)], pen);
            }
            Self::Advice => {
                brush.disc(v(-0.72, 0.7), 0.2, color);
                brush.stroke(&[v(-0.72, 0.7), v(-0.1, 0.5), v(-0.15, -0.15), v(0.68, -0.58)], pen);
                brush.stroke(&[v(0.18, -0.75), v(0.78, -0.65), v(0.58, -0.08)], pen);
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
        check_signs(&DialogIcon::ALL.map(|it| Brush::shapes(|brush| it.paint(brush, palette::INK))));
    }
}
