//! How a card looks, on the table and in panels: its ground, its building, what it brings and costs. Words and numbers
//! are texts of their own; here is only where they stand.

use core::f32::consts::PI;

use bevy::prelude::*;

use super::signs::{self, Unhappy};
use crate::{
    drawing::{
        brush::Brush,
        cut::{cut_bottom, cut_top},
    },
    rules::design_town::{Building, Cards, Effect},
    theme::{Tone, palette},
};

/// How high a card is for its width.
pub(crate) const HIGH: f32 = 1.4;

/// From which width on, in dp, a card has room for its name, a word in a line; for all of it in one line; and for what
/// the card does.
pub(crate) const NAMED_FROM: f32 = 53.5;
const IN_LINE_FROM: f32 = 100.0;
const EXPLAINED_FROM: f32 = 116.0;

/// How wide the longest word of a name is, by the size of its letters.
const LONGEST_WORD: f32 = 4.75;
/// How high two lines of a name are, by the size of their letters.
const TWO_LINES: f32 = 2.12;
/// The largest letters of a name in two lines, in dp.
const LARGEST_STACKED: f32 = 15.0;

/// What is written on a card that has room for it.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Lettering {
    /// Nothing: the picture has all the room.
    None,
    /// Its name.
    Name,
    /// Its name, what it does, and what it costs.
    #[default]
    All,
}

/// How a card is shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct CardLook {
    /// What is written on it.
    pub lettering: Lettering,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// Whether nothing can be done with it now.
    pub is_pale: bool,
    /// Whether it can be downgraded now.
    pub can_be_downgraded: bool,
}

impl CardLook {
    /// Without words and numbers, for small pictures.
    pub(crate) const WORDLESS: Self =
        Self { lettering: Lettering::None, is_chosen: false, is_pale: false, can_be_downgraded: false };
}

/// Where everything lies on a card, in dp from its middle, y downwards. What has no place is not shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct CardLayout {
    /// The coloured field.
    pub field: Rect,
    /// The picture of the building, on the field: square.
    pub picture: Rect,
    /// The name.
    pub name: Option<Rect>,
    /// Whether each word of the name has a line of its own.
    pub is_stacked: bool,
    /// The signs of what it brings.
    pub income: Rect,
    /// What it does, in a few lines.
    pub effect: Option<Rect>,
    /// What it costs: on fronts that can be bought.
    pub cost: Option<Rect>,
    /// What turning it costs: on fronts.
    pub fee: Option<Rect>,
}

impl CardLayout {
    /// Lays out the card with this building, `size` dp wide and high.
    pub(crate) fn new(building: Building, size: Vec2, look: CardLook) -> Self {
        let width = size.x;
        let pad = (width * 0.055).max(2.5);
        let mut rest = Rect::from_center_size(Vec2::ZERO, size).inflate(-pad);
        let high = rest.height();
        let has_numbers = look.lettering == Lettering::All && !building.is_back();
        let chip = (width * 0.23).clamp(16.0, 84.0);
        let chips = if has_numbers { cut_bottom(&mut rest, chip) } else { Rect::default() };
        let is_named = look.lettering >= Lettering::Name && width >= NAMED_FROM;
        let is_stacked = is_named && width < IN_LINE_FROM;
        let is_explained = look.lettering == Lettering::All && width >= EXPLAINED_FROM;
        let name = if is_stacked {
            TWO_LINES * (rest.width() / LONGEST_WORD).min(LARGEST_STACKED)
        } else {
            high * 0.125
        };
        // Between the numbers, so that the words have room.
        let is_between = has_numbers && (is_stacked || is_explained);
        let field = match (is_named, is_explained) {
            _ if is_stacked => rest.height() - name - if is_between { 0.0 } else { high * 0.2 },
            (_, true) => high * if has_numbers { 0.34 } else { 0.37 },
            (true, false) => high * 0.45,
            // Backs of the smallest cards need no room for numbers.
            (false, false) if has_numbers => rest.height() * 0.7,
            (false, false) => high * 0.7,
        };
        let field = cut_top(&mut rest, field);
        let name = is_named.then(|| cut_top(&mut rest, name));
        let income = if is_between {
            let beside = Vec2::new(chip + 1.0, chip * 0.2);
            Rect { min: chips.min + beside, max: chips.max - beside }
        } else if is_explained {
            cut_top(&mut rest, high * 0.13)
        } else {
            // In the middle of what is left.
            Rect::from_center_size(rest.center(), Vec2::new(rest.width(), rest.height().min(high * 0.2)))
        };
        let square = |at: Vec2| Rect::from_center_size(at, Vec2::splat(chip));
        let left = square(Vec2::new(chips.min.x + chip / 2.0, chips.center().y));
        let right = square(Vec2::new(chips.max.x - chip / 2.0, chips.center().y));
        Self {
            picture: Rect::from_center_size(field.center(), Vec2::splat(field.size().min_element() * 0.86)),
            field,
            name,
            is_stacked,
            income: Rect::from_center_size(income.center(), income.size() * Vec2::new(0.96, 0.9)),
            effect: is_explained.then(|| Rect {
                min: rest.min + Vec2::new(pad * 0.5, 0.0),
                max: rest.max - Vec2::new(pad * 0.5, 0.0),
            }),
            cost: (has_numbers && building.card().can_be_bought()).then_some(left),
            fee: has_numbers.then_some(right),
        }
    }

    /// How large the name is set at most, in dp.
    pub(crate) fn name_size(&self) -> f32 {
        let size = |name: Rect| match self.is_stacked {
            true => name.height() / TWO_LINES,
            false => (name.height() * 0.82).min(name.width() * 0.13),
        };
        self.name.map_or(0.0, size)
    }

    /// How large the words about what it does are set, in dp.
    pub(crate) fn effect_size(&self) -> f32 {
        self.effect.map_or(0.0, |effect| (effect.width() * 0.11).clamp(11.0, 17.0))
    }

    /// How large cost and fee are set, in dp.
    pub(crate) fn number_size(&self) -> f32 {
        self.fee.map_or(0.0, |fee| fee.height() * 0.72)
    }
}

/// Paints the card with this building upwards, `size` dp wide and high.
pub(crate) fn paint_card(brush: &mut Brush, cards: &Cards, building: Building, size: Vec2, look: CardLook) {
    let card = Rect::from_center_size(Vec2::ZERO, size);
    let laid = CardLayout::new(building, size, look);
    let (color, radius) = (signs::color(building), size.x * 0.075);
    let ground = if building.is_back() { palette::PAPER.mix(&color, 0.2) } else { palette::PAPER };
    brush.paper(card, radius, if look.is_chosen { 8.0 } else { (size.x * 0.04).clamp(1.5, 5.0) }, ground);
    if building.is_back() {
        brush.frame(card.inflate(-size.x * 0.014), radius, size.x * 0.028, color.mix(&palette::PAPER, 0.15));
    } else {
        brush.frame(card.inflate(-0.4), radius, (size.x * 0.008).max(0.8), palette::GRID);
    }
    let field = if building.is_back() { palette::PAPER } else { palette::PAPER.mix(&color, 0.2) };
    brush.rect(laid.field, radius * 0.7, field);
    brush.within(laid.picture.center(), laid.picture.width() / 2.0, 0.0, |brush| signs::paint(brush, building));
    if building.is_back() {
        let can = look.can_be_downgraded;
        paint_mark(brush, laid.field, if can { palette::ACCENT } else { color }, can);
    }
    paint_income(brush, cards, building, laid.income);
    if look.is_pale {
        brush.rect(card, radius, palette::PAPER.with_alpha(0.58));
    }
    // What cannot be paid is hollow, and its number as plain as any.
    let signs: [fn(&mut Brush); 2] =
        if look.is_pale { [signs::hollow_cost, signs::hollow_fee] } else { [signs::cost, signs::fee] };
    for (place, sign) in [laid.cost, laid.fee].into_iter().zip(signs) {
        if let Some(place) = place {
            brush.within(place.center(), place.width() / 2.0, 0.0, sign);
        }
    }
    if look.is_chosen {
        brush.frame(card.inflate(1.0), radius, (size.x * 0.03).max(3.0), palette::ACCENT);
    }
}

/// The mark of a back, in the field's upper right corner: turned round and larger where the card can be turned back.
fn paint_mark(brush: &mut Brush, field: Rect, color: Tone, can_be_downgraded: bool) {
    let (larger, turned) = if can_be_downgraded { (1.6, PI) } else { (1.0, 0.0) };
    let reach = field.size().min_element() * 0.13 * larger;
    let at = Vec2::new(field.max.x, field.min.y) + reach * Vec2::new(-0.6, 0.6);
    brush.disc(at, reach, color);
    brush.within(at, reach * 0.62, turned, |brush| signs::upgraded(brush, palette::PAPER));
}

/// Coins, stars and the unhappy face, side by side.
fn paint_income(brush: &mut Brush, cards: &Cards, building: Building, place: Rect) {
    let printed = cards.printed(building);
    let is_for_fees = printed.effect == Some(Effect::FeesOnly);
    let coin: fn(&mut Brush) = if is_for_fees { signs::fee_coin } else { signs::coin };
    let unhappy = |brush: &mut Brush| signs::unhappy(brush, Unhappy::Printed);
    let mut row: Vec<fn(&mut Brush)> = Vec::new();
    row.extend(core::iter::repeat_n(coin, printed.coins.into()));
    row.extend(core::iter::repeat_n(signs::star as fn(&mut Brush), printed.vp.into()));
    row.extend(printed.is_unhappy.then_some(unhappy as fn(&mut Brush)));
    let each = place.height().min(place.width() / row.len().max(1) as f32);
    let left = place.center().x - each * (row.len() as f32 - 1.0) / 2.0;
    for (n, sign) in row.into_iter().enumerate() {
        let at = Vec2::new(left + each * n as f32, place.center().y);
        brush.within(at, each * 0.46, 0.0, sign);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(building: Building, width: f32, look: CardLook) -> CardLayout {
        CardLayout::new(building, Vec2::new(width, width * HIGH), look)
    }

    fn places(laid: &CardLayout) -> Vec<Rect> {
        let CardLayout { field, name, income, effect, cost, fee, .. } = *laid;
        [Some(field), name, Some(income), effect, cost, fee].into_iter().flatten().collect()
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_card_however_large_it_is() {
        let named = CardLook { lettering: Lettering::Name, ..CardLook::default() };
        for building in Building::ALL {
            for width in [44.0, 52.0, NAMED_FROM, 64.0, 90.0, IN_LINE_FROM, 116.0, 150.0, 220.0] {
                for look in [CardLook::default(), named, CardLook::WORDLESS] {
                    let laid = laid(building, width, look);
                    let card = Rect::from_center_size(Vec2::ZERO, Vec2::new(width, width * HIGH));
                    let all = places(&laid);
                    for (n, place) in all.iter().enumerate() {
                        assert!(!place.is_empty(), "{building} {width}: {n} has no room");
                        assert!(
                            card.contains(place.min) && card.contains(place.max),
                            "{building} {width}: {n}"
                        );
                        for (m, other) in all.iter().enumerate().skip(n + 1) {
                            let shared = place.inflate(-0.01).intersect(*other);
                            assert!(shared.is_empty(), "{building} {width}: {n} lies over {m}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn small_cards_leave_words_out() {
        let has = |width| {
            let laid = laid(Building::Hospital, width, CardLook::default());
            (laid.name.is_some(), laid.effect.is_some(), laid.fee.is_some())
        };
        assert_eq!(
            [has(44.0), has(NAMED_FROM), has(150.0)],
            [(false, false, true), (true, false, true), (true, true, true)]
        );
        // On a small phone its letters are large enough to be read.
        let named = CardLook { lettering: Lettering::Name, ..CardLook::default() };
        for look in [CardLook::default(), named] {
            assert!(laid(Building::ConstructionYard, NAMED_FROM, look).name_size() >= 10.0);
        }
        let wordless = laid(Building::Hospital, 150.0, CardLook::WORDLESS);
        assert_eq!((wordless.name, wordless.effect, wordless.fee), (None, None, None));
    }

    #[test]
    fn only_what_can_be_bought_has_a_price_and_only_fronts_a_fee() {
        let numbers = |building| {
            let laid = laid(building, 100.0, CardLook::default());
            (laid.cost.is_some(), laid.fee.is_some())
        };
        assert_eq!(numbers(Building::ResidentialArea), (false, true));
        assert_eq!(numbers(Building::Hospital), (true, true));
        assert_eq!(numbers(Building::Church), (false, false));
    }

    #[test]
    fn every_card_is_another_picture() {
        let cards = Cards::built_in();
        let picture = |building| {
            Brush::shapes(|brush| {
                paint_card(brush, &cards, building, Vec2::new(80.0, 112.0), CardLook::default());
            })
        };
        let pictures = Building::ALL.map(picture);
        for (n, one) in pictures.iter().enumerate() {
            assert!(!one.is_empty() && !pictures[n + 1..].contains(one), "{}", Building::ALL[n]);
        }
    }
}
