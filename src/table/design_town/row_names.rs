//! Shows the names of the cards in rows: of those that were played, and of the discard.

use bevy::prelude::*;

use super::{
    cards::Turning,
    layer::Layer,
    scene::{GameContext, nowhere},
    show_cards::{Arriving, Lies, Pile, PlayedCard, is_discard_covered, is_row_hidden, played_at, seen_pile},
};
use crate::{
    drawing::{
        label::{TextLabel, TextSize},
        place::MoveTween,
    },
    locale::design_town::things,
    pictures::design_town::card::{CardLayout, CardLook, Lettering},
    rules::design_town::Building,
    table::text::{TextSlot, TextSpec, stacked},
    theme::palette,
};

/// The name on a card that was played in this turn, by its place in the row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct PlayedName(usize);

/// The name on the cards with this building in the discard.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct PileName(Building);

fn label() -> TextLabel {
    TextLabel::new("", TextSize::Small, palette::INK)
}

pub(super) fn spawn(commands: &mut Commands) {
    for building in Building::ALL {
        commands.spawn((nowhere(Layer::CardText), PileName(building), label()));
    }
}

/// How wide a letter is in the smallest size that can be read, in dp.
const LETTER: f32 = 4.3;

/// How the name of the card that lies there is written, as far as the next card leaves room for it; `None` where that
/// is too little.
fn name_on(lies: &Lies, building: Building, words: String) -> Option<TextSpec> {
    let card = lies.place.rect;
    let look = CardLook { lettering: Lettering::Name, ..CardLook::default() };
    let laid = CardLayout::new(building, card.size(), look);
    let on = laid.name?;
    let name = Rect { min: on.min + card.center(), max: on.max + card.center() };
    let seen = Rect { max: name.max.with_x(name.max.x.min(lies.seen.max.x - 1.0)), ..name };
    let lines = if laid.is_stacked { stacked(&words) } else { words.clone() };
    let longest = lines.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    if seen.width() < (LETTER * longest as f32).min(name.width()) {
        return None;
    }
    let text = TextSpec::new(words, seen, palette::INK)?;
    let text = text.sized(laid.name_size()).at_height(lies.place.height + 0.005);
    Some(if laid.is_stacked { text.stacked() } else { text })
}

/// The name on a card that lies there, where there is room to read it.
fn name(table: &GameContext, building: Building, lies: &Lies) -> Option<TextSpec> {
    name_on(lies, building, things::building(&table.locale, building))
}

/// As many names as cards were played.
pub(super) fn name_played(mut commands: Commands, table: GameContext, names: Query<(Entity, &PlayedName)>) {
    let Some(play) = table.play() else { return };
    let count = play.state().played().len();
    let there = names.iter().map(|(_, &PlayedName(at))| at + 1).max().unwrap_or(0);
    for (entity, _) in names.iter().filter(|(_, name)| name.0 >= count) {
        commands.entity(entity).despawn();
    }
    for at in there..count {
        commands.spawn((nowhere(Layer::CardText), PlayedName(at), label()));
    }
}

/// The names on the cards that were played, once they lie there.
pub(super) fn show_played_names(
    table: GameContext,
    cards: Query<&PlayedCard, With<MoveTween>>,
    mut names: Query<(&PlayedName, TextSlot)>,
) {
    let Some(play) = table.play() else { return };
    let played = play.state().played();
    for (&PlayedName(at), mut text) in &mut names {
        let lies = !is_row_hidden(&table) && !cards.iter().any(|card| card.0 == at);
        let building = played.get(at).copied().filter(|_| lies);
        text.write(building.and_then(|building| name(&table, building, &played_at(&table.layout, played, at))));
    }
}

/// The names on the piles of the discard, unless an open card covers them.
pub(super) fn show_pile_names(
    table: GameContext,
    arriving: Query<&Arriving>,
    turning: Query<&Pile, With<Turning>>,
    mut names: Query<(&PileName, TextSlot)>,
) {
    let Some(play) = table.play() else { return };
    let is_covered = is_discard_covered(&table);
    for (&PileName(building), mut text) in &mut names {
        // Nobody reads what is seen edge on.
        let is_read = !is_covered && !turning.iter().any(|pile| pile.0 == building);
        let pile = seen_pile(&table, play, building, &arriving).filter(|_| is_read);
        text.write(pile.and_then(|pile| name(&table, building, &pile.lies)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::place::LayoutRect;

    #[test]
    fn a_name_is_written_where_it_can_be_read() {
        let card = Rect::new(0.0, 0.0, 54.0, 76.0);
        let is_named = |seen: f32, building, words: &str| {
            let seen = Rect { max: card.max.with_x(seen), ..card };
            name_on(&Lies { place: LayoutRect::new(card, 1.0), seen }, building, words.to_owned()).is_some()
        };
        assert!(is_named(54.0, Building::ConstructionYard, "Construction Yard"));
        assert!(!is_named(40.0, Building::ConstructionYard, "Construction Yard"));
        assert!(is_named(40.0, Building::Church, "Church"));
        assert!(!is_named(20.0, Building::Church, "Church"));
        assert!(is_named(50.0, Building::RecyclingCentre, "Recycling-Anlage"), "it is broken after the hyphen");
    }
}
