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
pub mod words;

use bevy::prelude::*;
use doodle_city::{
    drawing::paint::PicturePlugin,
    table::{
        TableSystems, add_game,
        context::{has_changed, has_to_be_laid},
        on_table::is_set,
        set_table::set_table,
    },
};

use crate::game::{pictures::card::ShownCard, rules::Parcel};

/// The table of a match.
pub fn plugin(app: &mut App) {
    add_game::<Parcel>(app);
    app.add_plugins((PicturePlugin::<ShownCard>::default(), PicturePlugin::<die::ShownDie>::default()));
    app.init_resource::<scene::CurrentLayout>().add_systems(
        Update,
        (
            scene::lay_table
                .run_if(has_to_be_laid::<Parcel>)
                .after(set_table::<Parcel>)
                .in_set(TableSystems::Lay),
            (
                (show_players::show_papers, show_players::show_texts),
                show_dice::show_die,
                show_cards::show_card,
                (options::show_options, options::show_option_texts),
                words::show_words,
            )
                .chain()
                .run_if(has_changed::<Parcel>.or_else(resource_changed::<scene::CurrentLayout>))
                .run_if(is_set::<Parcel>)
                .in_set(TableSystems::Show),
        ),
    );
}
