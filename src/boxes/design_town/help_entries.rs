//! All buildings with what they bring and do, to be looked at in the help.

use bevy::prelude::*;

use crate::{
    boxes::HelpEntry,
    drawing::dyn_picture::DynPicture,
    locale::{Locale, design_town::things},
    pictures::design_town::card::{CardLook, HIGH, paint_card},
    rules::design_town::{Building, Cards},
};

/// The picture of a card without words, as large as its place.
pub(super) fn picture(cards: &Cards, building: Building) -> DynPicture {
    let cards = cards.clone();
    DynPicture::new(move |size, brush| {
        let width = size.x.min(size.y / HIGH);
        let card = Vec2::new(width, width * HIGH) * 0.96;
        paint_card(brush, &cards, building, card, CardLook::WORDLESS);
    })
}

pub(super) fn help_entries(locale: &Locale, cards: &Cards, is_solo: bool) -> Vec<HelpEntry> {
    let one = |building: Building| HelpEntry {
        key: things::key(building),
        picture: picture(cards, building),
        size: Vec2::new(64.0, 64.0 * HIGH),
        name: things::building(locale, building),
        text: things::about(locale, cards, building, is_solo),
    };
    Building::ALL.into_iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_building_can_be_looked_at() {
        let all = help_entries(&Locale::default(), &Cards::built_in(), false);
        assert_eq!(all.len(), Building::COUNT);
        for (one, building) in all.iter().zip(Building::ALL) {
            assert!(!one.picture.shapes(Vec2::new(64.0, 64.0 * HIGH)).is_empty(), "{building}");
            assert!(!one.name.is_empty() && one.text.ends_with('.'), "{}", one.text);
        }
    }
}
