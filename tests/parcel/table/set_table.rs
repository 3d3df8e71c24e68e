//! Puts the entities of a match on the table.

use bevy::prelude::*;
use doodle_city::{accessibility::AccessibleItem, rules::Seat};

use super::{die::ShownDie, layer::Layer, options, scene::nowhere, show_players, words};
use crate::game::pictures::card::ShownCard;

/// Players, the die, the card, what can be done, and words.
pub(super) fn set_table(commands: &mut Commands) {
    for seat in [Seat(0), Seat(1)] {
        show_players::spawn(commands, seat);
    }
    commands.spawn((nowhere(Layer::Thing), ShownDie::default(), AccessibleItem::text("")));
    commands.spawn((nowhere(Layer::Thing), ShownCard::default(), AccessibleItem::text("")));
    options::spawn(commands);
    words::spawn(commands);
}
