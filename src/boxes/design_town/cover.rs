//! The cover of the box: cards fanned out as in a hand, and the face that ends turns.

use bevy::prelude::*;

use crate::{
    boxes::BoxCover,
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    pictures::design_town::{
        card::{CardLook, HIGH, paint_card},
        colors,
        tokens::{self, Unhappy},
    },
    rules::design_town::{Building, Cards},
};

/// The cards from left to right.
const FAN: [Building; 4] =
    [Building::ConvenienceStore, Building::Church, Building::Hospital, Building::CentralPark];

/// How far one card is turned from the next, in radians, and how far below the middle all turn, in sides of the
/// picture.
const SPREAD: f32 = 0.25;
const PIVOT: f32 = 0.55;

pub(super) fn cover(locale: &Locale) -> BoxCover {
    let cards = Cards::built_in();
    BoxCover {
        title: locale.text("town-box-title"),
        text: locale.text("town-box-text"),
        facts: locale.text("town-box-facts"),
        name: locale.text("town-box-name"),
        color: colors::COVER,
        picture: DynPicture::new(move |size, brush| {
            let side = size.min_element();
            let card = Vec2::new(1.0, HIGH) * side * 0.44;
            for (n, building) in FAN.into_iter().enumerate() {
                let turn = (n as f32 - (FAN.len() as f32 - 1.0) / 2.0) * SPREAD;
                let arm = Vec2::from_angle(turn).rotate(Vec2::new(0.0, -0.62));
                let at = (Vec2::new(0.0, PIVOT) + arm) * side;
                brush.within(at, 1.0, turn, |brush| {
                    paint_card(brush, &cards, building, card, CardLook::WORDLESS);
                });
            }
            for (x, turn) in [(-0.3, -0.16), (0.3, 0.12)] {
                brush.within(Vec2::new(x, 0.36) * side, side * 0.1, turn, |brush| {
                    tokens::unhappy(brush, Unhappy::Come);
                });
            }
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::reach;

    #[test]
    fn the_fan_fills_the_lid_and_stays_on_it() {
        let shapes = cover(&Locale::default()).picture.shapes(Vec2::splat(100.0));
        let far = reach(&shapes);
        assert!((44.0..56.0).contains(&far), "{far}");
    }
}
