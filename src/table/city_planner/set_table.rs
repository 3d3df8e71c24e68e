//! Puts players, blocks and dice on the table. Systems that show and place put them in their places.

use bevy::prelude::*;

use super::{drag, office, options, show_blocks, show_players, show_score, show_town_model, words};
use crate::rules::city_planner::CityPlanner;

/// Puts a match on the table.
pub(super) fn set_table(commands: &mut Commands, game: &CityPlanner) {
    office::spawn(commands);
    show_players::spawn(commands, game);
    show_blocks::spawn(commands, game);
    drag::spawn(commands);
    show_town_model::spawn(commands);
    show_score::spawn(commands);
    options::spawn(commands);
    words::spawn(commands);
}
