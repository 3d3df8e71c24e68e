//! A bonus: a pennant on its pin.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::brush::{Brush, Pen},
    theme::palette,
};

/// What has become of a bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pennant {
    /// Nobody has it.
    Open,
    /// It would be won.
    Ghost,
    /// The player whose sheet it is has it.
    Mine,
    /// Somebody else has it.
    Gone,
}

/// Paints a pennant on its pin, which stands at the left of its place: an open one is of gold, with dashes while it would
/// be won; one that is won is red, or pale where another player has it.
pub fn paint_pennant(brush: &mut Brush, place: Rect, look: Pennant) {
    let height = place.height();
    let line = match look {
        Pennant::Open | Pennant::Mine => palette::INK,
        Pennant::Ghost => palette::ACCENT,
        Pennant::Gone => colors::MAP_LINE,
    };
    let fill = match look {
        Pennant::Open | Pennant::Ghost => colors::PENNANT,
        Pennant::Mine => colors::BONUS,
        Pennant::Gone => palette::PAPER.mix(&colors::MAP_LINE, 0.16),
    };
    let cloth = Rect { max: Vec2::new(place.max.x, place.max.y - height * 0.12), ..place };
    let notch = cloth.height() * 0.22;
    let corners = [
        cloth.min,
        Vec2::new(cloth.max.x, cloth.min.y),
        Vec2::new(cloth.max.x - notch, cloth.center().y),
        cloth.max,
        Vec2::new(cloth.min.x, cloth.max.y),
    ];
    // Two halves: the whole is not convex.
    brush.polygon(&[corners[0], corners[1], corners[2], Vec2::new(cloth.min.x, cloth.center().y)], fill);
    brush.polygon(&[Vec2::new(cloth.min.x, cloth.center().y), corners[2], corners[3], corners[4]], fill);
    let mut outline = corners.to_vec();
    outline.push(corners[0]);
    if look == Pennant::Ghost {
        brush.dashes(&outline, 4.0, 2.5, Pen::new(2.0, line).straight());
    } else {
        brush.stroke(&outline, Pen::new(1.2, line));
    }
    brush.stroke(&[Vec2::new(place.min.x, place.max.y), place.min], Pen::new(1.6, line));
    brush.disc(place.min, 2.3, line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pennants_tell_what_has_become_of_the_bonus() {
        let place = Rect::from_center_size(Vec2::ZERO, Vec2::new(32.0, 22.0));
        let looks = [Pennant::Open, Pennant::Ghost, Pennant::Mine, Pennant::Gone];
        let shapes = looks.map(|look| Brush::shapes(|brush| paint_pennant(brush, place, look)));
        for (n, shape) in shapes.iter().enumerate() {
            assert!(!shapes[..n].contains(shape), "{:?}", looks[n]);
        }
    }
}
