//! The tokens of Design Town: coins, fees, stars and unhappy faces, single and as they are counted, and the marks of cards.
//!
//! Single ones are drawn within -1..1 in both directions; [`Brush::within`] puts them in their place.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::brush::{Brush, Pen, arc},
    pictures::icons::{self, v},
    theme::{Tone, painted, palette},
};

/// A coin: money.
pub(crate) fn coin(brush: &mut Brush) {
    brush.disc(v(0.0, 0.05), 1.1, colors::TOKEN_RIM);
    brush.disc(v(0.0, 0.1), 0.94, colors::COIN_EDGE);
    cost(brush);
    brush.stroke(
        &arc(Vec2::ZERO, 0.5, 0.0, core::f32::consts::TAU, 20),
        Pen::new(0.1, colors::COIN_EDGE.with_alpha(0.6)),
    );
    brush.rect(Rect::new(-0.13, -0.28, 0.13, 0.28), 0.05, colors::COIN_EDGE);
}

/// How many coins lie on each other before the next column begins, and how many are drawn at most.
const COLUMN: u32 = 5;
const DRAWN: u32 = 10;

/// In how many columns so many coins lie.
pub(crate) fn stack_columns(coins: u32) -> u32 {
    coins.clamp(1, DRAWN).div_ceil(COLUMN)
}

/// Where a coin lies, from 0, if so many lie on each other, and how large its radius is.
pub(crate) fn coin_at(place: Rect, coins: u32, coin: u32) -> (Vec2, f32) {
    let coin = coin.min(DRAWN - 1);
    let columns = stack_columns(coins) as f32;
    let radius = (place.width() / (2.1 * columns + 0.1)).min(place.height() / 3.2);
    let column = (coin / COLUMN) as f32 - (columns - 1.0) / 2.0;
    let askew = ((coin * 7 % 5) as f32 - 2.0) * 0.03 * radius;
    let up = (coin % COLUMN) as f32 * radius * 0.42;
    (v(place.center().x + column * 2.1 * radius + askew, place.max.y - radius * 0.62 - up), radius)
}

/// Coins on each other, as large as there is room for; more than ten look like ten.
pub(crate) fn coin_stack(brush: &mut Brush, place: Rect, coins: u32) {
    let radius = coin_at(place, coins, 0).1;
    let at = |coin: u32| coin_at(place, coins, coin).0;
    let reach = radius * v(1.0, 0.42);
    let edge = Pen::new(radius * 0.1, colors::COIN_EDGE);
    if coins == 0 {
        brush.ellipse(at(0), reach, palette::PAPER, Pen::new(radius * 0.1, palette::SOFT_INK));
    }
    for coin in 0..coins.min(DRAWN) {
        brush.ellipse(at(coin) + v(0.0, radius * 0.3), reach, colors::COIN.mix(&colors::COIN_EDGE, 0.4), edge);
        brush.ellipse(at(coin), reach, colors::COIN, edge);
        let is_top = coin % COLUMN == COLUMN - 1 || coin + 1 == coins.min(DRAWN);
        if is_top {
            let shine = arc(Vec2::ZERO, 0.66, 3.3, 4.5, 6);
            let shine: Vec<Vec2> = shine.into_iter().map(|p| at(coin) + p * reach).collect();
            brush.stroke(&shine, Pen::new(radius * 0.13, colors::COIN_SHINE));
        }
    }
}

/// How the bench of the unhappy lies in its place.
struct Bench {
    left: f32,
    middle: f32,
    radius: f32,
    seats: f32,
}

impl Bench {
    fn of(place: Rect, unhappy: u32, limit: u32) -> Self {
        let beyond = unhappy.saturating_sub(limit);
        let seats = limit.max(1) as f32;
        let wide = seats * 2.3 + 0.9 + beyond as f32 * 2.3;
        let radius = (place.height() * 0.4).min(place.width() / wide);
        Self { left: place.max.x - wide * radius, middle: place.center().y - radius * 0.1, radius, seats }
    }

    /// Where a face has its middle: on its seat, or behind the barrier.
    fn face(&self, n: u32, limit: u32) -> Vec2 {
        let barrier = if n < limit { 0.0 } else { 0.9 + (self.seats - limit as f32) * 2.3 };
        v(self.left + (1.15 + 2.3 * n as f32 + barrier) * self.radius, self.middle)
    }
}

/// Where somebody who is unhappy sits, from 0, if so many are, and how large the radius of a face is.
pub(crate) fn face_at(place: Rect, unhappy: u32, limit: u32, n: u32) -> (Vec2, f32) {
    let bench = Bench::of(place, unhappy, limit);
    (bench.face(n, limit), bench.radius)
}

/// The bench of the unhappy: as many seats as the limit, those who came from the left, then a barrier; who is too many
/// stands behind it.
pub(crate) fn bench(brush: &mut Brush, place: Rect, unhappy: u32, limit: u32) {
    let bench = Bench::of(place, unhappy, limit);
    let Bench { left, middle, radius, seats } = bench;
    let outline = Pen::new((radius * 0.1).max(0.8), painted::OUTLINE);
    let plank = |brush: &mut Brush, y: f32, color: Tone| {
        let plank = Rect::new(left, y, left + seats * 2.3 * radius, y + radius * 0.34);
        brush.rect(plank, radius * 0.12, color);
        brush.frame(plank, radius * 0.12, outline.width, outline.color);
    };
    for x in [0.35, seats * 2.3 - 0.35] {
        let leg = left + x * radius;
        brush.stroke(
            &[v(leg, middle + radius), v(leg, middle + radius * 1.28)],
            Pen::new(radius * 0.24, painted::DOOR),
        );
    }
    plank(brush, middle - radius * 0.55, painted::PLANKS);
    plank(brush, middle + radius * 0.76, painted::WOOD);
    let face = |brush: &mut Brush, n: u32, which: Unhappy| {
        brush.within(bench.face(n, limit), radius, 0.0, |brush| self::unhappy(brush, which));
    };
    for seat in 0..limit {
        face(brush, seat, if seat < unhappy { Unhappy::Come } else { Unhappy::Free });
    }
    let barrier = left + (seats * 2.3 + 0.45) * radius;
    let post =
        Rect::new(barrier - radius * 0.16, middle - radius, barrier + radius * 0.16, middle + radius * 1.28);
    brush.rect(post, radius * 0.1, painted::WHITE);
    for stripe in 0..3 {
        let top = post.min.y + radius * (0.12 + 0.76 * stripe as f32);
        brush.rect(Rect::new(post.min.x, top, post.max.x, top + radius * 0.38), 0.0, colors::CARE);
    }
    brush.frame(post, radius * 0.1, outline.width, outline.color);
    for n in limit..unhappy {
        face(brush, n, Unhappy::Come);
    }
}

/// A coin without a mark: the ground of what a card costs.
pub(crate) fn cost(brush: &mut Brush) {
    brush.disc(Vec2::ZERO, 0.96, colors::COIN_EDGE);
    brush.disc(Vec2::ZERO, 0.82, colors::COIN);
    brush.stroke(&arc(Vec2::ZERO, 0.64, 3.0, 4.6, 8), Pen::new(0.13, colors::COIN_SHINE));
}

/// The ground of fees: light numbers can be read on it.
fn violet() -> Tone {
    colors::FEE.mix(&palette::INK, 0.25)
}

fn hexagon() -> Vec<Vec2> {
    (0..6).map(|n| 0.86 * Vec2::from_angle(core::f32::consts::TAU * n as f32 / 6.0)).collect()
}

/// A violet hexagon: the ground of what it costs to turn a card.
pub(crate) fn fee(brush: &mut Brush) {
    let violet = violet();
    brush.outlined(&hexagon(), violet, Pen::new(0.2, violet.mix(&palette::INK, 0.45)));
}

/// The ground of a cost that cannot be paid now.
pub(crate) fn hollow_cost(brush: &mut Brush) {
    brush.disc(Vec2::ZERO, 0.8, palette::PAPER);
    brush.frame(Rect::from_center_size(Vec2::ZERO, Vec2::splat(1.6)), 0.8, 0.14, colors::HOLLOW_COIN);
}

/// The same of what it costs to turn a card.
pub(crate) fn hollow_fee(brush: &mut Brush) {
    brush.outlined(&hexagon(), palette::PAPER, Pen::new(0.14, violet()));
}

/// A coin that pays fees only: as violet and as many-cornered as these.
pub(crate) fn fee_coin(brush: &mut Brush) {
    let around: Vec<Vec2> = hexagon().into_iter().map(|corner| corner * 1.28).collect();
    brush.polygon(&around, colors::TOKEN_RIM);
    fee(brush);
    icons::dollar(brush, palette::PAPER);
}

/// Victory points.
pub(crate) fn star(brush: &mut Brush) {
    let green = colors::STAR;
    icons::star(brush, v(0.0, 0.08), 1.16, colors::TOKEN_RIM);
    icons::star(brush, v(0.0, 0.08), 0.98, colors::STAR_EDGE);
    icons::star(brush, v(0.0, 0.08), 0.76, green);
    let corner = |n: f32, reach: f32| {
        v(0.0, 0.08) + reach * Vec2::from_angle(core::f32::consts::TAU * (n / 10.0 - 0.25))
    };
    for n in [0.0, 8.0] {
        brush.polygon(&[corner(n, 0.76), corner(n - 1.0, 0.34), v(0.0, 0.08)], colors::STAR_SHINE);
    }
}

/// Which unhappy face it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unhappy {
    /// One that has come, or that a card brings.
    Come,
    /// A place where one more may come.
    Free,
}

/// A face whose mouth goes down at the ends.
pub(crate) fn unhappy(brush: &mut Brush, which: Unhappy) {
    let red = colors::UNHAPPY;
    let (ground, edge, ink) = match which {
        Unhappy::Come => (red, colors::UNHAPPY_EDGE, Some(colors::ON_UNHAPPY)),
        Unhappy::Free => (palette::PAPER, palette::SOFT_INK, None),
    };
    if which == Unhappy::Come {
        brush.disc(Vec2::ZERO, 1.08, colors::TOKEN_RIM);
    }
    brush.disc(Vec2::ZERO, 0.88, ground);
    match ink {
        Some(ink) => {
            brush.frame(Rect::from_center_size(Vec2::ZERO, Vec2::splat(1.7)), 0.85, 0.18, edge);
            for x in [-0.32, 0.32] {
                brush.disc(v(x, -0.2), 0.13, ink);
            }
            let mouth = arc(v(0.0, 0.68), 0.42, -2.5, -0.64, 10);
            brush.stroke(&mouth, Pen::new(0.15, ink));
        }
        None => {
            let around = arc(Vec2::ZERO, 0.85, 0.0, core::f32::consts::TAU, 24);
            brush.dashes(&around, 0.36, 0.3, Pen::new(0.14, edge));
        }
    }
}

/// Two arrows that go round: the other side of a card.
pub(crate) fn turned(brush: &mut Brush, color: Tone) {
    for turn in [0.0, core::f32::consts::PI] {
        brush.within(Vec2::ZERO, 1.0, turn, |brush| {
            brush.stroke(&arc(Vec2::ZERO, 0.54, 3.0, 5.2, 8), Pen::new(0.2, color));
            brush.polygon(&[v(0.66, -0.3), v(0.14, -0.18), v(0.22, -0.74)], color);
        });
    }
}

/// Two angles that point up: the better side of a card.
pub(crate) fn upgraded(brush: &mut Brush, color: Tone) {
    for y in [-0.18, 0.5] {
        brush.stroke(&[v(-0.66, y + 0.2), v(0.0, y - 0.44), v(0.66, y + 0.2)], Pen::new(0.28, color));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        drawing::shapes::{Shape, reach},
        theme::palette::contrast,
    };

    #[test]
    fn numbers_stand_out_from_their_tokens() {
        assert!(contrast(palette::PAPER, violet()) >= 4.5, "the dollar of a coin for fees");
        assert!(contrast(colors::ON_FEE, violet()) >= 4.5, "the number of a fee");
        assert!(contrast(colors::ON_COIN, colors::COIN) >= 4.5, "the number of a cost");
    }

    #[test]
    fn every_token_fills_its_place_and_stays_within() {
        let small: [fn(&mut Brush); 6] = [
            cost,
            fee,
            fee_coin,
            star,
            |brush| unhappy(brush, Unhappy::Come),
            |brush| unhappy(brush, Unhappy::Free),
        ];
        for (at, sign) in small.into_iter().enumerate() {
            let far = reach(&Brush::shapes(sign));
            assert!((0.85..1.15).contains(&far), "{at}: {far}");
        }
    }

    /// How many shapes of this colour are among them.
    fn count(shapes: &[Shape], color: Tone) -> usize {
        let is_it = |shape: &&Shape| matches!(shape, Shape::Filled { top, .. } if *top == color);
        shapes.iter().filter(is_it).count()
    }

    #[test]
    fn a_bench_has_as_many_seats_as_the_limit_and_the_unhappy_one_too_many_stand_beyond() {
        let place = Rect::new(0.0, 0.0, 200.0, 40.0);
        for (unhappy, limit) in [(0, 2), (2, 2), (1, 3), (3, 2)] {
            let shapes = Brush::shapes(|brush| bench(brush, place, unhappy, limit));
            assert_eq!(count(&shapes, colors::UNHAPPY), unhappy as usize, "{unhappy} of {limit}");
            let planks = count(&shapes, painted::PLANKS);
            let free = limit.saturating_sub(unhappy) as usize;
            assert_eq!((count(&shapes, palette::PAPER), planks), (free, 1), "{unhappy} of {limit}");
        }
    }

    #[test]
    fn as_many_coins_lie_there_as_there_are_up_to_ten() {
        let place = Rect::new(0.0, 0.0, 60.0, 40.0);
        let coins = |coins| count(&Brush::shapes(|brush| coin_stack(brush, place, coins)), colors::COIN);
        assert_eq!([0, 1, 5, 6, 10, 23].map(coins), [0, 1, 5, 6, 10, 10]);
        assert_eq!([0, 5, 6, 10, 23].map(stack_columns), [1, 1, 2, 2, 2]);
    }
}
