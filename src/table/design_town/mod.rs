//! A match of Design Town on the table: players and cards as entities.

mod asked;
pub mod cards;
mod layer;
pub mod layout;
mod options;
pub mod pick;
mod play;
mod preview;
pub mod row_names;
pub mod scene;
pub mod selection;
mod set_table;
pub mod show_cards;
pub mod show_open;
pub mod show_players;
pub mod show_supply;
pub mod show_tally;
pub mod square;
mod table_game;
mod tutorial;
pub mod words;

use bevy::prelude::*;

use super::{
    TableSystems,
    context::{has_changed, has_gone_on},
    on_table::is_set,
    options::{show_option_texts, show_options},
    sounds::sound_events,
    timeline::sets_in_motion,
};
use crate::{
    AppSystems,
    drawing::{
        paint::PicturePlugin,
        place::{MoveTween, PutInPlace},
        sprite::SpritePlugin,
    },
    rules::design_town::DesignTown,
    storage::Settings,
};

/// The table of a match.
pub fn plugin(app: &mut App) {
    super::add_game::<DesignTown>(app);
    app.add_plugins((
        PicturePlugin::<cards::TownCard>::default(),
        SpritePlugin::<cards::CardFace>::default(),
        PicturePlugin::<show_cards::EmptyDeck>::default(),
        SpritePlugin::<show_supply::Stall>::default(),
        PicturePlugin::<show_supply::StallRing>::default(),
        SpritePlugin::<square::Town>::default(),
        PicturePlugin::<square::Counter>::default(),
        PicturePlugin::<show_players::DiscardSigns>::default(),
        PicturePlugin::<show_tally::Tally>::default(),
        PicturePlugin::<play::Rain>::default(),
    ));
    app.add_observer(cards::on_add_card).add_systems(
        Update,
        square::show_paving.in_set(TableSystems::Show).after(square::show_town).run_if(is_set::<DesignTown>),
    );
    let shows = has_changed::<DesignTown>.or_else(resource_changed::<Settings>);
    app.init_resource::<preview::Odds>()
        .add_systems(
            Update,
            (
                (
                    play::show_tops,
                    play::turn_piles,
                    play::pass_cards,
                    play::roll_coins,
                    play::let_it_rain,
                    play::fly_words,
                )
                    .run_if(sets_in_motion::<DesignTown>)
                    .in_set(TableSystems::Play),
                play::bring_tokens
                    .run_if(sets_in_motion::<DesignTown>)
                    .in_set(TableSystems::Play)
                    .after(sound_events::<DesignTown>),
                cards::show_faces.after(AppSystems::Table).before(AppSystems::Motion),
                cards::turn_cards.after(PutInPlace).in_set(AppSystems::Motion),
            ),
        )
        .add_systems(
            Update,
            (
                show_players::look_at_decks.run_if(has_gone_on::<DesignTown>),
                (
                    (options::offer_options, preview::work_out_odds),
                    (show_players::show_papers, show_players::show_deck_cards),
                    (show_players::show_names, show_players::show_deck_texts, show_players::show_discard_signs),
                    (show_cards::show_played, row_names::name_played),
                    (show_cards::show_top, show_cards::show_empty_deck),
                    (square::show_town, show_supply::show_supply),
                    (show_supply::show_stall_texts, show_cards::show_captions, show_open::show_open),
                    (show_options, show_option_texts),
                    (words::show_ground_of_words, words::show_words, words::show_odds),
                )
                    .chain()
                    .run_if(shows.clone()),
                (
                    (show_cards::show_discard, show_cards::show_pile_counts, row_names::show_pile_names),
                    row_names::show_played_names,
                )
                    .chain()
                    .run_if(
                        shows
                            .clone()
                            .or_else(any_component_removed::<MoveTween>)
                            .or_else(any_component_removed::<cards::Turning>),
                    ),
                (show_tally::show_tally, show_tally::show_counts)
                    .run_if(shows.clone().or_else(any_component_removed::<show_tally::Token>)),
                asked::tell_cards,
                cards::write_cards.run_if(shows.or_else(cards::has_turned)),
            )
                .chain()
                .run_if(is_set::<DesignTown>)
                .in_set(TableSystems::Show),
        );
}
