//! A match of Parcel on the table: players, the die and the card as entities.

mod die;
mod layer;
pub mod layout;
mod options;
pub mod pick;
mod play;
pub mod scene;
pub mod selection;
mod set_table;
mod show_cards;
mod show_dice;
mod show_players;
mod table_game;
mod tutorial;
pub mod words;

use bevy::prelude::*;
use doodle_city::{
    drawing::paint::PicturePlugin,
    table::{TableSystems, add_game, context::has_changed, on_table::is_set},
};

use crate::game::{pictures::card::ShownCard, rules::Parcel};

/// The table of a match.
pub fn plugin(app: &mut App) {
    add_game::<Parcel>(app);
    app.add_plugins((PicturePlugin::<ShownCard>::default(), PicturePlugin::<die::ShownDie>::default()));
    app.add_systems(
        Update,
        (
            (show_players::show_papers, show_players::show_texts),
            show_dice::show_die,
            show_cards::show_card,
            (options::show_options, options::show_option_texts),
            words::show_words,
        )
            .chain()
            .run_if(has_changed::<Parcel>)
            .run_if(is_set::<Parcel>)
            .in_set(TableSystems::Show),
    );
}
