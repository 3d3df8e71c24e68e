//! Puts the entities of a match on the table.

use bevy::prelude::*;
use doodle_city::{accessibility::AccessibleItem, locale::help::RuleKeys, rules::Seat, table::things::RuleOf};

use super::{die::ShownDie, layer::Layer, options, scene::nowhere, show_players, words};
use crate::game::pictures::card::ShownCard;

/// The rules of the die and of the card.
const TURN: RuleOf = RuleOf(RuleKeys::new("parcel-rules-turn-title", "parcel-card-crown"));
const AIM: RuleOf = RuleOf(RuleKeys::new("parcel-rules-aim-title", "parcel-card-crown"));

/// Players, the die, the card, what can be done, and words.
pub(super) fn set_table(commands: &mut Commands) {
    for seat in [Seat(0), Seat(1)] {
        show_players::spawn(commands, seat);
    }
    commands.spawn((nowhere(Layer::Thing), ShownDie::default(), TURN, AccessibleItem::text("")));
    commands.spawn((nowhere(Layer::Thing), ShownCard::default(), AIM, AccessibleItem::text("")));
    options::spawn(commands);
    words::spawn(commands);
}
