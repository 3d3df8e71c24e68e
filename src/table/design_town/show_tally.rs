//! Shows what the turn has brought: coins, points, the unhappy against their limit, and how many cards.

use bevy::prelude::*;

use super::{
    asked,
    layer::{Layer, OnLayer},
    layout::TableLayout,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        brush::{Brush, Pen, Picture},
        cut::{cut_left, cut_right},
        dyn_picture::DynPicture,
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::design_town::things,
    pictures::design_town::{
        colors,
        tokens::{self, Unhappy},
    },
    rules::design_town::{Effect, Printed, State, VP_TO_WIN},
    sound::Sound,
    table::text::{TextSlot, TextSpec, within},
    theme::palette,
};

/// What the turn has brought, as it is painted.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    coins: u32,
    has_fee_coins: bool,
    unhappy: u32,
    limit: u32,
}

/// What a card brings, while it is on its way to the tally: that counts it when it arrives.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Token {
    Coin,
    FeeCoin,
    Star,
    Unhappy,
}

impl Token {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Coin, Self::FeeCoin, Self::Star, Self::Unhappy];

    /// What playing such a card brings, one by one.
    pub(super) fn brought_by(printed: &Printed) -> impl Iterator<Item = Self> {
        let coin = if printed.effect == Some(Effect::FeesOnly) { Self::FeeCoin } else { Self::Coin };
        let each =
            [(coin, printed.coins), (Self::Star, printed.vp), (Self::Unhappy, printed.is_unhappy.into())];
        each.into_iter().flat_map(|(token, count)| core::iter::repeat_n(token, usize::from(count)))
    }

    /// How many the turn has brought.
    pub(super) const fn count(self, state: &State) -> u32 {
        match self {
            Self::Coin => state.coins(),
            Self::FeeCoin => state.fee_coins(),
            Self::Star => state.vp(),
            Self::Unhappy => state.unhappy(),
        }
    }

    /// Where one of them is counted, from 0.
    pub(super) fn counted_at(self, layout: &TableLayout, state: &State, n: u32) -> Rect {
        let parts = Parts::of(layout.tally, state.coins(), state.fee_coins() > 0);
        let beside = |sign: Rect| (sign.center(), sign.size().min_element() * 0.46);
        let (middle, radius) = match self {
            Self::Coin => tokens::coin_at(parts.coin[0], state.coins(), n),
            Self::FeeCoin => beside(parts.fee_coin[0]),
            Self::Star => beside(parts.star[0]),
            Self::Unhappy => tokens::face_at(parts.bench, state.unhappy(), state.limit(), n),
        };
        Rect::from_center_half_size(middle, Vec2::splat(radius))
    }

    /// What is heard as it arrives.
    pub(super) const fn sound(self) -> Sound {
        match self {
            Self::Coin | Self::FeeCoin => Sound::Coins,
            Self::Star => Sound::Count,
            Self::Unhappy => Sound::Grumble,
        }
    }

    /// Its picture.
    pub(super) fn picture(self) -> DynPicture {
        DynPicture::new(move |size, brush| {
            brush.within(Vec2::ZERO, size.min_element() / 2.0, 0.0, |brush| match self {
                Self::Coin => tokens::coin(brush),
                Self::FeeCoin => tokens::fee_coin(brush),
                Self::Star => tokens::star(brush),
                Self::Unhappy => tokens::unhappy(brush, Unhappy::Come),
            });
        })
    }
}

/// How many of these have arrived.
fn arrived(token: Token, state: &State, coming: &Query<&Token>) -> u32 {
    let coming = coming.iter().filter(|it| **it == token).count();
    token.count(state).saturating_sub(coming as u32)
}

/// A number beside a sign.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Count {
    Coins,
    FeeCoins,
    Vp,
    Cards,
}

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::Panel), Tally::default(), asked::UNHAPPY, AccessibleItem::text("")));
    for (count, color) in [
        (Count::Coins, colors::COINS),
        (Count::FeeCoins, colors::FEE_COINS),
        (Count::Vp, colors::VP),
        (Count::Cards, palette::INK),
    ] {
        let label = TextLabel::new("", TextSize::Title, color).align(Align::Left);
        let mut text = commands.spawn((nowhere(Layer::PanelText), count, asked::count(count), label));
        // Several lines are smaller than one number.
        if count != Count::Cards {
            text.insert(SharedFontSize("tally"));
        }
    }
}

/// From which height on, in dp, two lines are larger than others.
const LARGE: f32 = 48.0;

/// Where signs and numbers lie.
struct Parts {
    coin: [Rect; 2],
    fee_coin: [Rect; 2],
    star: [Rect; 2],
    cards: Rect,
    bench: Rect,
}

impl Parts {
    fn of(rect: Rect, coins: u32, has_fee_coins: bool) -> Self {
        let mut inner = Rect::from_corners(rect.min + Vec2::new(10.0, 4.0), rect.max - Vec2::new(10.0, 4.0));
        // On a wide paper things keep together.
        let most = inner.height() * 13.0;
        if inner.width() > most {
            inner = Rect::from_center_size(inner.center(), Vec2::new(most, inner.height()));
        }
        let whole = inner.width();
        let side = inner.height().min(whole * if has_fee_coins { 0.065 } else { 0.085 });
        let bench = cut_right(&mut inner, whole * if has_fee_coins { 0.22 } else { 0.31 });
        // A sign, its number, and some room before the next.
        let mut pair = |part: f32, side: f32| {
            let mut rect = cut_left(&mut inner, whole * part);
            rect.max.x -= whole * 0.025;
            let sign = cut_left(&mut rect, side);
            rect.min.x += 3.0;
            [sign, rect]
        };
        // Two digits for coins, "10 of 8" for VP.
        let columns = tokens::stack_columns(coins) as f32;
        let coin = pair(if has_fee_coins { 0.2 } else { 0.23 }, side * (0.55 + 0.5 * columns));
        let fee_coin = if has_fee_coins { pair(0.16, side) } else { [Rect::default(); 2] };
        let star = pair(if has_fee_coins { 0.23 } else { 0.27 }, side);
        inner.max.x -= whole * 0.015;
        Self { coin, fee_coin, star, cards: inner, bench }
    }
}

impl Picture for Tally {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, (size.y * 0.2).min(14.0), 5.0, palette::PAPER);
        let parts = Parts::of(rect, self.coins, self.has_fee_coins);
        let sign = |brush: &mut Brush, rect: Rect, paint: fn(&mut Brush)| {
            brush.within(rect.center(), rect.size().min_element() * 0.46, 0.0, paint);
        };
        tokens::coin_stack(brush, parts.coin[0], self.coins);
        sign(brush, parts.star[0], tokens::star);
        if self.has_fee_coins {
            sign(brush, parts.fee_coin[0], tokens::fee_coin);
        }
        tokens::bench(brush, parts.bench, self.unhappy, self.limit);
        for part in [parts.star[0], parts.cards] {
            let line = [part.min.y + 4.0, part.max.y - 4.0].map(|y| Vec2::new(part.min.x - 5.0, y));
            brush.stroke(&line, Pen::new(1.0, palette::GRID));
        }
    }
}

/// The paper with its signs.
pub(super) fn show_tally(
    table: GameContext,
    coming: Query<&Token>,
    mut tally: Single<(&mut Tally, &mut LayoutRect, &mut AccessibleItem)>,
) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    let (tally, place, accessible) = &mut *tally;
    place.set_if_neq(Layer::Panel.place(table.layout.tally));
    tally.set_if_neq(Tally {
        coins: arrived(Token::Coin, state, &coming),
        has_fee_coins: state.fee_coins() > 0,
        unhappy: arrived(Token::Unhappy, state, &coming),
        limit: state.limit(),
    });
    let told = with_extras(&table, state, things::tally(&table.locale, state)).replace('\n', ", ");
    accessible.set_if_neq(AccessibleItem::text(told));
}

/// How many cards were played, and below it what they allow beyond the one action of building.
fn with_extras(table: &GameContext, state: &State, cards: String) -> String {
    let upgrades = state.cheap_upgrades() + state.extra_upgrades();
    let extras = [("town-extra-buys", state.extra_buys()), ("town-extra-upgrades", upgrades)];
    let told = extras.into_iter().filter(|(_, count)| *count > 0);
    let told = told.map(|(key, count)| table.locale.with(key, &[("count", count.into())]));
    core::iter::once(cards).chain(told).collect::<Vec<_>>().join("\n")
}

/// The numbers beside them.
pub(super) fn show_counts(table: GameContext, coming: Query<&Token>, mut texts: Query<(&Count, TextSlot)>) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    let coins = arrived(Token::Coin, state, &coming);
    let parts = Parts::of(table.layout.tally, coins, state.fee_coins() > 0);
    for (count, mut text) in &mut texts {
        let (words, rect, color) = match count {
            Count::Coins => (coins.to_string(), parts.coin[1], colors::COINS),
            Count::FeeCoins => {
                let fee_coins = arrived(Token::FeeCoin, state, &coming).to_string();
                (fee_coins, parts.fee_coin[1], colors::FEE_COINS)
            }
            Count::Vp => {
                let of = [("count", arrived(Token::Star, state, &coming).into()), ("most", VP_TO_WIN.into())];
                (table.locale.with("town-of", &of), parts.star[1], colors::VP)
            }
            Count::Cards => {
                let cards = things::cards(&table.locale, state.played().len() as u32);
                (with_extras(&table, state, cards), parts.cards, palette::INK)
            }
        };
        let is_broken = words.contains('\n');
        let rect = if is_broken { within(rect, Vec2::new(0.0, 3.0)) } else { rect };
        let text_there = TextSpec::new(words, rect, color);
        // Two lines are as large as a high paper lets them be; none of them is broken again, which made long words tiny.
        let is_large = is_broken && rect.height() > LARGE;
        let sized = |text: TextSpec| if is_large { text.sized(rect.height() * 0.34) } else { text };
        text.write(text_there.map(sized));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_room_for_letters_that_can_be_read() {
        // On the narrowest phone, in the letters of a body text: two digits, "10 of 8", and "10 cards".
        let rect = Rect::new(0.0, 0.0, 344.0, 46.0);
        for has_fee_coins in [false, true] {
            let parts = Parts::of(rect, 12, has_fee_coins);
            let coins = if has_fee_coins { parts.fee_coin[1].width() } else { 20.0 };
            let widths = [parts.coin[1].width(), coins, parts.star[1].width(), parts.cards.width()];
            for (width, least) in widths.into_iter().zip([18.0, 18.0, 40.0, 55.0]) {
                assert!(width >= least, "{widths:?}");
            }
            assert!(parts.bench.width() >= 60.0);
        }
    }
}
