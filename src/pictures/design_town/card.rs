//! How a card looks, on the table and in panels: its ground, its building, what it brings and costs. Words and numbers
//! are texts of their own; here is only where they stand.

use core::f32::consts::PI;

use bevy::prelude::*;

use super::{
    colors, scenes,
    tokens::{self, Unhappy},
};
use crate::{
    drawing::{
        brush::Brush,
        cut::{cut_bottom, cut_top},
    },
    rules::design_town::{Building, Cards, Effect},
    theme::{Tone, painted, palette},
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
/// How high the line below a name on a ribbon is, by the height of the ribbon.
const RIBBON_LINE: f32 = 0.2;
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
    /// How much of it the next card leaves to be seen, from its left, in dp; `None` for all of it.
    pub seen: Option<u16>,
}

impl CardLook {
    /// Without words and numbers, for small pictures.
    pub(crate) const WORDLESS: Self = Self {
        lettering: Lettering::None,
        is_chosen: false,
        is_pale: false,
        can_be_downgraded: false,
        seen: None,
    };
}

/// Where everything lies on a card, in dp from its middle, y downwards. What has no place is not shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct CardLayout {
    /// The picture of the building.
    pub picture: Rect,
    /// The name.
    pub name: Option<Rect>,
    /// Whether each word of the name has a line of its own.
    pub is_stacked: bool,
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
        let mut rest = Rect::from_center_size(Vec2::ZERO, size).inflate(-margin(width));
        let has_numbers = look.lettering == Lettering::All && !building.is_back();
        let is_named = look.lettering >= Lettering::Name && width >= NAMED_FROM;
        let is_stacked = is_named && width < IN_LINE_FROM;
        let is_explained = look.lettering == Lettering::All && width >= EXPLAINED_FROM;
        let chip = (width * if is_explained { 0.2 } else { 0.23 }).clamp(16.0, 84.0);
        let chips = if has_numbers { cut_bottom(&mut rest, chip) } else { Rect::default() };
        let name = if is_stacked {
            TWO_LINES * (rest.width() / LONGEST_WORD).min(LARGEST_STACKED)
        } else {
            size.y * 0.115
        };
        let (picture, name) = match (is_named, is_explained) {
            (true, true) => {
                let picture = (rest.height() * 0.54).min(rest.width() * 0.92);
                let picture = cut_top(&mut rest, picture);
                let ribbon = cut_top(&mut rest, name);
                (picture, Some(Rect { max: ribbon.max - Vec2::new(0.0, RIBBON_LINE * name), ..ribbon }))
            }
            (true, false) => {
                (Rect { max: rest.max.with_y(rest.max.y - name), ..rest }, Some(cut_bottom(&mut rest, name)))
            }
            (false, _) => (rest, None),
        };
        let square = |at: Vec2| Rect::from_center_size(at, Vec2::splat(chip));
        let left = square(Vec2::new(chips.min.x + chip / 2.0, chips.center().y));
        let right = square(Vec2::new(chips.max.x - chip / 2.0, chips.center().y));
        Self {
            picture,
            name,
            is_stacked,
            effect: is_explained
                .then(|| Rect::from_center_size(rest.center(), rest.size() - Vec2::new(4.0, 4.0))),
            cost: (has_numbers && building.card().can_be_bought()).then_some(left),
            fee: has_numbers.then_some(right),
        }
    }

    /// Where the number of cards stands on a pile of them: in the lower left corner of the picture.
    pub(crate) fn count(&self) -> Rect {
        let picture = self.picture;
        let size = Vec2::new(picture.width() * 0.5, (picture.width() * 0.34).min(picture.height() * 0.4));
        let corner = Vec2::new(picture.min.x, picture.max.y);
        Rect::from_corners(corner, corner + size * Vec2::new(1.0, -1.0))
    }

    /// How large the name is set at most, in dp.
    pub(crate) fn name_size(&self) -> f32 {
        let size = |name: Rect| match self.is_stacked {
            true => name.height() / TWO_LINES,
            false => (name.height() * 0.82).min(name.width() * 0.12),
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

/// The paper around everything on a card of this width.
fn margin(width: f32) -> f32 {
    (width * 0.042).max(2.5)
}

/// Paints the card with this building upwards, `size` dp wide and high.
pub(crate) fn paint_card(brush: &mut Brush, cards: &Cards, building: Building, size: Vec2, look: CardLook) {
    paint_paper(brush, size, look.is_chosen, 0);
    paint_face(brush, cards, building, size, look);
}

/// Paints the card itself, with a ring if it is chosen, and so many edges of others below it.
pub(crate) fn paint_paper(brush: &mut Brush, size: Vec2, is_chosen: bool, edges: u8) {
    let (card, radius) = (Rect::from_center_size(Vec2::ZERO, size), corner(size));
    if edges > 0 {
        let step = Vec2::new(0.005, 0.011) * size.x;
        let lowest = Rect { min: card.min + step * f32::from(edges), max: card.max + step * f32::from(edges) };
        brush.shadow(lowest, radius, (size.x * 0.04).clamp(1.5, 5.0));
        paint_edges(brush, card, radius, step.into(), edges);
    }
    brush.paper(card, radius, if is_chosen { 8.0 } else { (size.x * 0.04).clamp(1.5, 5.0) }, palette::PAPER);
    brush.frame(card.inflate(-0.4), radius, (size.x * 0.008).max(0.8), palette::GRID);
    if is_chosen {
        brush.frame(card.inflate(1.0), radius, (size.x * 0.03).max(3.0), palette::ACCENT);
    }
}

/// The edges of the cards below the top one, which lies at `card`: one line of paper each, so far right and down from each
/// other, a hair askew.
pub(crate) fn paint_edges(brush: &mut Brush, card: Rect, radius: f32, step: [f32; 2], count: u8) {
    for n in (1..=count).rev() {
        let askew = f32::from(n * 7 % 5) * 0.3 - 0.6;
        let by = Vec2::from(step) * f32::from(n) + Vec2::new(askew, 0.0);
        let edge = Rect { min: card.min + by, max: card.max + by };
        let paper = if n % 2 == 0 { palette::PAPER } else { palette::PAPER.mix(&palette::GRID, 0.4) };
        brush.rect(edge, radius, paper);
        brush.frame(edge, radius, 0.8, palette::GRID.mix(&palette::SOFT_INK, 0.4));
    }
}

fn corner(size: Vec2) -> f32 {
    size.x * 0.075
}

/// Paints what is printed on the card: the scene, what it brings and costs.
pub(crate) fn paint_face(brush: &mut Brush, cards: &Cards, building: Building, size: Vec2, look: CardLook) {
    let laid = CardLayout::new(building, size, look);
    let (kind, radius) = (scenes::kind(building), corner(size));
    if building.is_back() {
        let line = (size.x * 0.02).max(1.2);
        let inner = Rect::from_center_size(Vec2::ZERO, size).inflate(-0.8 * line);
        brush.frame(inner, radius * 0.9, line, kind);
    }
    // The ribbon with the name hangs over the picture's lower edge.
    let is_explained = laid.effect.is_some();
    let hang = if is_explained { size.x * 0.02 } else { 0.0 };
    let mut window = Rect { max: laid.picture.max + Vec2::new(0.0, hang), ..laid.picture };
    // What is covered in part shows its building in the part that is seen.
    if let Some(seen) = look.seen {
        window.max.x = window.max.x.min(f32::from(seen) - size.x / 2.0).max(window.min.x + 6.0);
    }
    paint_picture(brush, building, window, look.is_pale);
    if is_explained {
        if let Some(name) = laid.name {
            let max = name.max + Vec2::new(0.0, name.height() * RIBBON_LINE / (1.0 - RIBBON_LINE));
            paint_ribbon(brush, Rect { max, ..name }, kind);
        }
    } else {
        let line = (size.x * 0.026).max(1.6);
        brush.rect(Rect { min: window.min.with_y(window.max.y - line), ..window }, 0.0, kind);
    }
    if building.is_back() {
        paint_mark(brush, window, look.can_be_downgraded);
    }
    paint_income(brush, cards, building, window, size.x);
    // What cannot be paid is hollow, and its number as plain as any.
    let signs: [fn(&mut Brush); 2] =
        if look.is_pale { [tokens::hollow_cost, tokens::hollow_fee] } else { [tokens::cost, tokens::fee] };
    for (place, sign) in [laid.cost, laid.fee].into_iter().zip(signs) {
        if let Some(place) = place {
            brush.within(place.center(), place.width() / 2.0, 0.0, sign);
        }
    }
}

/// The scene in its window, under a veil if nothing can be done with it.
pub(crate) fn paint_picture(brush: &mut Brush, building: Building, window: Rect, is_pale: bool) {
    let side = window.size().min_element();
    let (radius, cover) = (side * 0.06, (side * 0.03).max(1.0));
    scenes::paint(brush, building, window);
    if is_pale {
        brush.rect(window, 0.0, palette::PAPER.with_alpha(0.6));
    }
    // Round corners, and nothing that reaches over the edge.
    brush.frame(window.inflate(cover / 2.0), radius + cover / 2.0, cover, palette::PAPER);
    brush.frame(window, radius, (side * 0.012).max(0.7), painted::OUTLINE.with_alpha(0.7));
}

/// A ribbon of paper for a name, with a line in the colour of its kind.
fn paint_ribbon(brush: &mut Brush, place: Rect, kind: Tone) {
    let radius = place.height() * 0.16;
    let line = Rect {
        min: Vec2::new(place.min.x + 1.0, place.max.y - place.height() * 0.15),
        max: place.max - Vec2::new(1.0, 0.5),
    };
    brush.shadow(place, radius, 2.0);
    brush.rect(place, radius, palette::FIELD);
    brush.rect(line, radius * 0.6, kind);
    brush.frame(place, radius, 1.0, painted::OUTLINE.with_alpha(0.8));
}

/// The mark of a back, in the picture's upper right corner: two arrows that go round, or where the card can be turned
/// back, larger, two that point down.
fn paint_mark(brush: &mut Brush, picture: Rect, can_be_downgraded: bool) {
    let side = picture.size().min_element();
    let reach = if can_be_downgraded { (side * 0.2).max(8.0) } else { (side * 0.1).max(5.0) };
    let at = Vec2::new(picture.max.x, picture.min.y) + reach * Vec2::new(-1.2, 1.2);
    if can_be_downgraded {
        brush.disc(at, reach * 1.12, palette::PAPER);
        brush.disc(at, reach, palette::ACCENT);
        brush.within(at, reach * 0.6, PI, |brush| tokens::upgraded(brush, palette::ON_ACCENT));
    } else {
        brush.disc(at, reach * 1.25, colors::TOKEN_RIM);
        brush.disc(at, reach * 1.1, colors::FEE.mix(&palette::INK, 0.45));
        brush.disc(at, reach * 0.94, palette::PAPER);
        brush.within(at, reach * 0.9, 0.0, |brush| tokens::turned(brush, colors::FEE_COINS));
    }
}

/// How far apart two signs of what a card brings lie, the same ones and different ones, for their radius.
const ALIKE: f32 = 1.0;
const APART: f32 = 2.15;

/// Coins, stars and the unhappy face, one below the other on the left of the picture.
pub(crate) fn paint_income(brush: &mut Brush, cards: &Cards, building: Building, picture: Rect, width: f32) {
    let printed = cards.printed(building);
    let is_for_fees = printed.effect == Some(Effect::FeesOnly);
    let coin: fn(&mut Brush) = if is_for_fees { tokens::fee_coin } else { tokens::coin };
    let unhappy = |brush: &mut Brush| tokens::unhappy(brush, Unhappy::Come);
    let row: [(usize, fn(&mut Brush), f32); 3] = [
        (printed.coins.into(), coin, ALIKE),
        (printed.vp.into(), tokens::star, 1.8),
        (printed.is_unhappy.into(), unhappy, ALIKE),
    ];
    let row = row.into_iter().filter(|(count, ..)| *count > 0);
    let length: f32 = row.clone().map(|(count, _, step)| (count - 1) as f32 * step + APART).sum();
    let reach = (width * 0.075).max(width.min(58.0) * 0.11).min(picture.height() * 0.97 / length.max(1.0));
    let mut at = picture.min + reach * Vec2::splat(1.2);
    for (count, sign, step) in row {
        for _ in 0..count {
            brush.within(at, reach, 0.0, sign);
            at.y += reach * step;
        }
        at.y += reach * (APART - step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(building: Building, width: f32, look: CardLook) -> CardLayout {
        CardLayout::new(building, Vec2::new(width, width * HIGH), look)
    }

    fn places(laid: &CardLayout) -> Vec<Rect> {
        let CardLayout { picture, name, effect, cost, fee, .. } = *laid;
        [Some(picture), name, effect, cost, fee].into_iter().flatten().collect()
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
