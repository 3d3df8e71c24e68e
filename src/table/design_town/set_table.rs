//! Puts cards and words on the table. Systems that show and place put them in their places.

use bevy::prelude::*;

use super::{options, row_names, show_cards, show_open, show_players, show_supply, show_tally, square, words};
use crate::rules::design_town::DesignTown;

/// Puts a match on the table.
pub(super) fn set_table(commands: &mut Commands, game: &DesignTown) {
    square::spawn(commands);
    show_players::spawn(commands, game);
    show_tally::spawn(commands);
    show_cards::spawn(commands, game);
    show_supply::spawn(commands, game);
    row_names::spawn(commands);
    show_open::spawn(commands, game);
    options::spawn(commands);
    words::spawn(commands);
}
