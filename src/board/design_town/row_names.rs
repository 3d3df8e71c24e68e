//! Shows the names of the cards in rows: of those that were played, and of the discard.

use bevy::prelude::*;

use super::{
    card::{CardLayout, CardLook, Lettering},
    layer::Layer,
    scene::{BoardContext, CurrentLayout, nowhere},
    show_cards::{kinds, pile_at, played_at},
};
use crate::{
    board::text::{Text, Written},
    locale::design_town::things,
    rules::design_town::Building,
    theme::{
        label::{Label, TextSize},
        palette,
    },
};

/// A row of cards that overlap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Row {
    Played,
    Discard,
}

/// The name of the cards with this building in a row, on the uppermost of them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct RowName(Row, Building);

pub(super) fn spawn(commands: &mut Commands) {
    for row in [Row::Played, Row::Discard] {
        for building in Building::ALL {
            let label = Label::new("", TextSize::Small, palette::INK);
            commands.spawn((nowhere(Layer::CardText), RowName(row, building), label));
        }
    }
}

/// How wide a letter is in the smallest size that can be read, in dp.
const LETTER: f32 = 4.3;

/// Where on a card its name stands, as far as the next card leaves it to be seen; `None` where that is too little.
fn name_on(card: Rect, seen: Rect, building: Building, words: &str) -> Option<(Rect, f32)> {
    let look = CardLook { lettering: Lettering::Name, ..CardLook::default() };
    let laid = CardLayout::new(building, card.size(), look);
    let on = laid.name?;
    let name = Rect { min: on.min + card.center(), max: on.max + card.center() };
    let seen = Rect { max: name.max.with_x(name.max.x.min(seen.max.x - 1.0)), ..name };
    let longest = words.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
    let needs = (LETTER * longest as f32).min(name.width());
    (seen.width() >= needs).then_some((seen, laid.name_size()))
}

/// The names, wherever there is room to read them.
pub(super) fn show_names(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    mut texts: Query<(&RowName, Written)>,
) {
    let Some(play) = table.play() else { return };
    let played = kinds(play.state().played());
    for (&RowName(row, building), mut text) in &mut texts {
        let lies = match row {
            Row::Played => {
                let last = played.iter().find(|(it, _)| *it == building).map(|(_, count)| count - 1);
                last.map(|copy| played_at(&laid.0, &played, building, copy))
            }
            Row::Discard => pile_at(&table, &laid.0, play, building).map(|pile| pile.lies),
        };
        text.write(lies.and_then(|lies| {
            let words = things::building(&table.locale, building);
            let (rect, size) = name_on(lies.place.rect, lies.seen, building, &words)?;
            let text = Text::new(words, rect, palette::INK)?;
            Some(text.sized(size).stacked().at_height(lies.place.height + 0.005))
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_where_it_can_be_read() {
        let card = Rect::new(0.0, 0.0, 54.0, 76.0);
        let is_named = |seen: f32, building, words| {
            let seen = Rect { max: card.max.with_x(seen), ..card };
            name_on(card, seen, building, words).is_some()
        };
        assert!(is_named(54.0, Building::ConstructionYard, "Construction Yard"));
        assert!(!is_named(40.0, Building::ConstructionYard, "Construction Yard"));
        assert!(is_named(40.0, Building::Church, "Church"));
        assert!(!is_named(20.0, Building::Church, "Church"));
    }
}
