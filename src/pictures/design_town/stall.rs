//! A stall of the market: an awning, a pile of cards, what they cost, and how many are left. Words and numbers are texts
//! of their own; here is only where they stand.

use bevy::prelude::*;

use super::{
    card::{paint_edges, paint_income, paint_picture},
    scenes, tokens,
};
use crate::{
    drawing::{
        brush::{Brush, Pen, arc},
        cut::{cut_bottom, cut_left, cut_top},
    },
    rules::design_town::{Building, Card, Cards},
    theme::{Tone, painted, palette},
};

/// From which height on, by its width, a stall has its picture above everything else.
const TALL: f32 = 0.8;

/// Where everything lies on a stall, in dp from its middle, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct StallLayout {
    /// The awning, above everything.
    pub awning: Rect,
    /// The name.
    pub name: Rect,
    /// The picture of the building.
    pub picture: Rect,
    /// What a card costs.
    pub cost: Rect,
    /// What turning it costs.
    pub fee: Rect,
    /// How many are left.
    pub count: Rect,
}

impl StallLayout {
    /// Lays out a stall, `size` dp wide and high.
    pub(crate) fn new(size: Vec2) -> Self {
        let mut rest = Rect::from_center_size(Vec2::ZERO, size);
        let awning = cut_top(&mut rest, (size.y * 0.13).clamp(7.0, 30.0));
        let pad = (size.x * 0.045).clamp(4.0, 10.0);
        rest = Rect::from_corners(rest.min + Vec2::new(pad, 2.0), rest.max - Vec2::new(pad, pad * 0.8));
        // On the lowest tables nothing is left for it.
        let square = |middle: Vec2, side: f32| Rect::from_center_size(middle, Vec2::splat(side.max(0.0)));
        if size.y > size.x * TALL {
            let chips = cut_bottom(&mut rest, (size.y * 0.19).min(size.x * 0.26));
            let name = cut_bottom(&mut rest, (size.y * 0.15).clamp(13.0, 34.0));
            // The edges of the pile are seen below the picture.
            cut_bottom(&mut rest, (size.y * 0.035).max(3.0));
            let side = chips.height() * 0.92;
            let at = |left: f32| Vec2::new(chips.min.x + left, chips.center().y);
            let fee = square(at(side * 1.6 + 2.0), side);
            return Self {
                awning,
                name,
                picture: rest,
                cost: square(at(side / 2.0), side),
                fee,
                count: Rect { min: chips.min.with_x(fee.max.x + 4.0), ..chips },
            };
        }
        let name = cut_top(&mut rest, (size.y * 0.21).clamp(13.0, 34.0));
        rest.min.y += 1.0;
        let picture = cut_left(&mut rest, size.x * 0.5 - pad);
        rest.min.x += pad;
        let side = (rest.width() * 0.49).min(rest.height() * 0.57);
        let numbers = cut_top(&mut rest, side);
        let at = |part: f32| numbers.min + Vec2::new(numbers.width() * part, side / 2.0);
        Self { awning, name, picture, cost: square(at(0.25), side), fee: square(at(0.75), side), count: rest }
    }

    /// How large the name is set at most, in dp.
    pub(crate) fn name_size(&self) -> f32 {
        (self.name.height() * 0.88).min(self.name.width() * 0.14)
    }

    /// How large cost and fee are set, in dp.
    pub(crate) fn number_size(&self) -> f32 {
        self.cost.height() * 0.74
    }

    /// How large the number of cards is set at most, in dp.
    pub(crate) fn count_size(&self) -> f32 {
        (self.count.height() * 0.95).min(26.0)
    }
}

/// What a stall shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StallLook {
    /// How many cards are left.
    pub left: u8,
    /// Whether nothing can be done with them now.
    pub is_pale: bool,
    /// Whether the fee could be paid with the price.
    pub can_develop: bool,
}

/// Paints the stall that has this card, `size` dp wide and high.
pub(crate) fn paint_stall(brush: &mut Brush, cards: &Cards, card: Card, size: Vec2, look: StallLook) {
    let laid = StallLayout::new(size);
    let front = card.front();
    let kind = scenes::kind(front);
    let body = Rect {
        min: laid.awning.min + Vec2::new(2.0, laid.awning.height() * 0.5),
        max: size / 2.0 - Vec2::new(2.0, 0.0),
    };
    brush.paper(body, (size.x * 0.05).min(9.0), 4.0, palette::PAPER);
    // By night every stall that sells has a light under its awning.
    if !look.is_pale {
        let lamp = Vec2::new(0.0, laid.awning.max.y);
        brush.glow(lamp, size.x * 0.62, painted::LAMPLIGHT, body);
    }
    if look.left > 0 {
        let radius = laid.picture.size().min_element() * 0.06;
        paint_edges(brush, laid.picture, radius, [1.0, 1.2], look.left.div_ceil(3).min(4));
        paint_picture(brush, front, laid.picture, look.is_pale);
        paint_income(brush, cards, front, laid.picture, laid.picture.width() * 1.1);
    } else {
        paint_shutter(brush, laid.picture);
    }
    // What cannot be paid is hollow.
    let signs: [fn(&mut Brush); 2] = [
        if look.is_pale { tokens::hollow_cost } else { tokens::cost },
        if look.can_develop { tokens::fee } else { tokens::hollow_fee },
    ];
    for (place, sign) in [laid.cost, laid.fee].into_iter().zip(signs) {
        brush.within(place.center(), place.width() / 2.0, 0.0, sign);
    }
    let cloth = if look.is_pale { kind.mix(&painted::STONE, 0.45) } else { kind };
    paint_awning(brush, laid.awning, cloth);
}

/// Paints a stall as a small sign: an awning over the picture of its building, or over a shutter.
pub(crate) fn paint_small_stall(brush: &mut Brush, building: Building, size: Vec2, is_shut: bool) {
    let mut body = Rect::from_center_size(Vec2::ZERO, size);
    let awning = cut_top(&mut body, (size.y * 0.26).min(20.0));
    let picture = Rect { min: body.min + Vec2::new(3.0, -3.0), max: body.max - Vec2::X * 3.0 };
    let cloth = scenes::kind(building);
    if is_shut {
        paint_shutter(brush, picture);
    } else {
        scenes::paint(brush, building, picture);
    }
    brush.frame(picture.inflate(-0.5), 1.0, 1.0, painted::OUTLINE);
    paint_awning(brush, awning, if is_shut { cloth.mix(&painted::STONE, 0.45) } else { cloth });
}

/// Stripes of cloth, scalloped below.
pub(super) fn paint_awning(brush: &mut Brush, place: Rect, cloth: Tone) {
    let count = (place.width() / 13.0).round().clamp(7.0, 13.0) as usize | 1;
    let (bar, out) = ((place.height() * 0.2).max(2.0), 2.0);
    let (inner, outer) = ((place.width() - 2.0 * out) / count as f32, place.width() / count as f32);
    let below = place.max.y - outer * 0.42;
    for stripe in 0..count {
        let at = |n: usize, step: f32, left: f32| left + step * n as f32;
        let (left, right) = (at(stripe, inner, place.min.x + out), at(stripe + 1, inner, place.min.x + out));
        let (low_left, low_right) = (at(stripe, outer, place.min.x), at(stripe + 1, outer, place.min.x));
        let mut outline =
            vec![Vec2::new(left, place.min.y), Vec2::new(right, place.min.y), Vec2::new(low_right, below)];
        let scallop = arc(Vec2::ZERO, 1.0, 0.0, core::f32::consts::PI, 8);
        let middle = Vec2::new((low_left + low_right) / 2.0, below);
        outline.extend(scallop[1..].iter().map(|p| middle + *p * Vec2::new(outer / 2.0, outer * 0.42)));
        let color = if stripe % 2 == 0 { cloth } else { painted::WHITE };
        let color = if stripe * 8 > count * 5 { color.mix(&painted::SHADE, 0.12) } else { color };
        brush.outlined(&outline, color, Pen::new(0.9, painted::OUTLINE));
    }
    let bar = Rect { max: place.max.with_y(place.min.y + bar), ..place };
    brush.rect(bar, 1.2, cloth.mix(&painted::SHADE, 0.25));
}

/// A shutter where nothing is left.
pub(super) fn paint_shutter(brush: &mut Brush, place: Rect) {
    brush.rect(place, 2.0, painted::STONE);
    let slats = (place.height() / 6.0).round().max(2.0) as usize;
    for slat in 1..slats {
        let y = place.min.y + place.height() * slat as f32 / slats as f32;
        let line = [Vec2::new(place.min.x + 1.0, y), Vec2::new(place.max.x - 1.0, y)];
        brush.stroke(&line, Pen::new(1.0, painted::STONE.mix(&painted::SHADE, 0.34)));
    }
    brush.frame(place, 2.0, 1.0, painted::OUTLINE);
}

/// The ring around a stall that is chosen.
pub(crate) fn paint_ring(brush: &mut Brush, size: Vec2) {
    brush.frame(
        Rect::from_center_size(Vec2::ZERO, size).inflate(1.5),
        (size.x * 0.06).min(10.0),
        3.5,
        palette::ACCENT,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_or_leaves_the_stall_however_large_it_is() {
        for size in
            [(110.0, 54.0), (104.0, 62.0), (115.0, 76.0), (116.0, 140.0), (160.0, 170.0), (300.0, 290.0)]
        {
            let size = Vec2::from(size);
            let StallLayout { awning, name, picture, cost, fee, count } = StallLayout::new(size);
            let all = [awning, name, picture, cost, fee, count];
            let stall = Rect::from_center_size(Vec2::ZERO, size).inflate(0.01);
            for (n, place) in all.iter().enumerate() {
                assert!(!place.is_empty(), "{size}: {n} has no room");
                assert!(stall.contains(place.min) && stall.contains(place.max), "{size}: {n} {place:?}");
                for (m, other) in all.iter().enumerate().skip(n + 1) {
                    assert!(place.inflate(-0.01).intersect(*other).is_empty(), "{size}: {n} lies over {m}");
                }
            }
        }
    }

    #[test]
    fn what_is_sold_out_looks_otherwise() {
        let cards = Cards::built_in();
        let stall = |left| {
            let look = StallLook { left, is_pale: true, can_develop: false };
            Brush::shapes(|brush| paint_stall(brush, &cards, Card::Hospital, Vec2::new(115.0, 76.0), look))
        };
        assert!(stall(0) != stall(1) && stall(1) != stall(12));
    }
}
