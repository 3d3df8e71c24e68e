//! A turn in four boxes, and what the percentage means.

use bevy::prelude::*;

use crate::{
    boxes::HelpBox,
    drawing::{
        brush::{Brush, Pen},
        dyn_picture::DynPicture,
    },
    locale::{Locale, design_town::things},
    pictures::design_town::{
        card::{CardLook, HIGH, paint_card, paint_edges},
        tokens,
    },
    rules::design_town::{Building, Cards, LIMIT, VP_TO_WIN},
    theme::{painted, palette},
};

pub(super) fn help_boxes(locale: &Locale, cards: &Cards) -> Vec<HelpBox> {
    let of = |title, text, args: &[(&str, _)], form, paint: fn(&mut Brush, Vec2, &Cards)| {
        let cards = cards.clone();
        HelpBox {
            key: title,
            title: locale.with(title, args),
            picture: DynPicture::new(move |size, brush| paint(brush, size, &cards)),
            form,
            text: locale.with(text, args),
        }
    };
    // Without such a card nothing is said of it.
    let (store, many) = cards.cards_to_win().unwrap_or((Building::ConvenienceStore, 0));
    let store = things::building(locale, store);
    let win = [("vp", VP_TO_WIN.into()), ("cards", many.into()), ("store", store.into())];
    vec![
        of("town-help-open-title", "town-help-open-text", &[], 2.6, paint_open),
        of("town-help-limit-title", "town-help-limit-text", &[("limit", LIMIT.into())], 2.6, paint_limit),
        of("town-help-build-title", "town-help-build-text", &[], 2.6, paint_build),
        of("town-help-win-title", "town-help-win-text", &win, 6.0, paint_win),
        of("town-help-risk-title", "town-help-risk-text", &[], 2.6, paint_hidden),
    ]
}

fn card(brush: &mut Brush, cards: &Cards, building: Building, at: Vec2, high: f32) {
    let size = Vec2::new(high / HIGH, high);
    brush.within(at, 1.0, 0.0, |brush| paint_card(brush, cards, building, size, CardLook::WORDLESS));
}

fn arrow(brush: &mut Brush, at: Vec2, long: f32) {
    let (from, to) = (at - Vec2::X * long / 2.0, at + Vec2::X * long / 2.0);
    let pen = Pen::new((long * 0.09).max(2.0), palette::INK);
    brush.stroke(&[from, to], pen);
    brush.stroke(&[to + Vec2::new(-0.3, -0.26) * long, to, to + Vec2::new(-0.3, 0.26) * long], pen);
}

/// Three cards that were played, and the open one.
fn paint_open(brush: &mut Brush, size: Vec2, cards: &Cards) {
    let high = size.y * 0.84;
    let played = [Building::ResidentialArea, Building::ConvenienceStore, Building::Factory];
    for (n, building) in played.into_iter().enumerate() {
        card(brush, cards, building, Vec2::new(size.x * (-0.36 + 0.14 * n as f32), size.y * 0.04), high);
    }
    arrow(brush, Vec2::new(size.x * 0.12, 0.0), size.x * 0.1);
    card(brush, cards, Building::CentralPark, Vec2::new(size.x * 0.34, 0.0), size.y * 0.96);
}

/// A full bench, and the one that is too many.
fn paint_limit(brush: &mut Brush, size: Vec2, cards: &Cards) {
    let bench = Rect::from_center_size(Vec2::new(-size.x * 0.22, size.y * 0.06), size * Vec2::new(0.46, 0.5));
    tokens::bench(brush, bench, LIMIT, LIMIT);
    arrow(brush, Vec2::new(size.x * 0.12, 0.0), size.x * 0.1);
    let at = Vec2::new(size.x * 0.33, 0.0);
    card(brush, cards, Building::Hospital, at, size.y * 0.96);
    let half = size.y * 0.3;
    for hand in [1.0, -1.0] {
        let ends = [Vec2::new(-half, -half * hand), Vec2::new(half, half * hand)].map(|end| at + end * 0.8);
        brush.stroke(&ends, Pen::new(size.y * 0.045, painted::RED));
    }
}

/// Buying, upgrading and developing.
fn paint_build(brush: &mut Brush, size: Vec2, cards: &Cards) {
    let (high, token) = (size.y * 0.66, size.y * 0.12);
    let below = size.y * 0.38;
    let place = |part: f32| Vec2::new(size.x * part, -size.y * 0.13);
    let sign = |brush: &mut Brush, part: f32, sign: fn(&mut Brush)| {
        brush.within(Vec2::new(size.x * part, below), token, 0.0, sign);
    };
    card(brush, cards, Building::ConvenienceStore, place(-0.42), high);
    sign(brush, -0.42, tokens::cost);
    card(brush, cards, Building::Hospital, place(-0.19), high);
    arrow(brush, place(-0.085), size.x * 0.045);
    card(brush, cards, Building::Church, place(0.02), high);
    sign(brush, -0.085, tokens::fee);
    card(brush, cards, Building::Factory, place(0.25), high);
    arrow(brush, place(0.335), size.x * 0.035);
    card(brush, cards, Building::PowerPlant, place(0.42), high);
    sign(brush, 0.3, tokens::cost);
    sign(brush, 0.37, tokens::fee);
    for part in [-0.305, 0.135] {
        let ends = [-0.46, 0.48].map(|y| Vec2::new(size.x * part, size.y * y));
        brush.stroke(&ends, Pen::new(1.0, palette::GRID).straight());
    }
}

/// As many stars as win.
fn paint_win(brush: &mut Brush, size: Vec2, _: &Cards) {
    let each = size.x / VP_TO_WIN as f32;
    for n in 0..VP_TO_WIN {
        let at = Vec2::new((n as f32 + 0.5) * each - size.x / 2.0, 0.0);
        brush.within(at, (each * 0.42).min(size.y * 0.48), 0.0, tokens::star);
    }
}

/// An open card on a deck of which nobody sees the order.
fn paint_hidden(brush: &mut Brush, size: Vec2, cards: &Cards) {
    let high = size.y * 0.84;
    let at = Vec2::new(-size.x * 0.26, -size.y * 0.04);
    let deck = Rect::from_center_size(at, Vec2::new(high / HIGH, high));
    paint_edges(brush, deck, high * 0.05, [1.6, 1.8], 8);
    card(brush, cards, Building::Factory, at, high);
    arrow(brush, Vec2::new(-size.x * 0.04, 0.0), size.x * 0.1);
    let below = [Building::ResidentialArea, Building::CentralPark, Building::Hospital, Building::FleaMarket];
    for (n, building) in below.into_iter().enumerate() {
        card(brush, cards, building, Vec2::new(size.x * (0.12 + 0.105 * n as f32), 0.0), high * 0.7);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::Shape;

    #[test]
    fn every_box_has_a_picture_within_its_place_and_says_something() {
        let all = help_boxes(&Locale::default(), &Cards::built_in());
        assert_eq!(all.len(), 5);
        for it in &all {
            let size = Vec2::new(340.0, 340.0 / it.form);
            let place = Rect::from_center_size(Vec2::ZERO, size).inflate(8.0);
            let shapes = it.picture.shapes(size);
            assert!(shapes.len() > 5, "{}", it.title);
            for shape in shapes {
                if let Shape::Filled { outline: points, .. } | Shape::Line { points, .. } = shape {
                    assert!(points.iter().all(|&point| place.contains(point)), "{}", it.title);
                }
            }
            assert!(it.text.ends_with('.'), "{}", it.text);
        }
        assert_eq!(all[3].title, "4. Win with 8 VP in one turn");
        assert!(
            all[3].text.starts_with("Or 18 cards or more in one turn, one of them a Convenience Store card.")
        );
    }
}
