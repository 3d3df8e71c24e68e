//! A match of City Planner on the table: players, blocks and dice as entities.

mod asked;
pub mod block;
pub mod die;
pub mod drag;
mod layer;
pub mod layout;
pub mod office;
pub mod options;
pub mod pick;
mod play;
pub mod preview;
pub mod scene;
pub mod selection;
mod set_table;
pub mod show_blocks;
pub mod show_players;
pub mod show_score;
pub mod show_town_model;
mod table_game;
mod tutorial;
pub mod words;

use bevy::prelude::*;

use super::{
    TableSystems,
    context::has_changed,
    on_table::is_set,
    options::{show_option_texts, show_options},
    stroke::Stroke,
    timeline::{has_ended, sets_in_motion, settle},
};
use crate::{
    AppSystems,
    drawing::{paint::PicturePlugin, sprite::SpritePlugin},
    rules::city_planner::CityPlanner,
};

/// The table of a match.
pub fn plugin(app: &mut App) {
    super::add_game::<CityPlanner>(app);
    app.add_plugins((
        SpritePlugin::<block::BlockCard>::default(),
        PicturePlugin::<block::BlockRing>::default(),
        PicturePlugin::<block::BlockMark>::default(),
        PicturePlugin::<block::Padlock>::default(),
        PicturePlugin::<die::DieState>::default(),
        PicturePlugin::<drag::DropTarget>::default(),
        SpritePlugin::<options::OptionSign>::default(),
        PicturePlugin::<show_players::PlayerPlate>::default(),
        SpritePlugin::<show_score::ScorePaper>::default(),
        SpritePlugin::<show_town_model::TownModel>::default(),
        PicturePlugin::<office::SheetEdge>::default(),
        PicturePlugin::<show_score::Stamp>::default(),
    ));
    app.init_resource::<drag::Dragged>()
        .init_resource::<preview::Preview>()
        .add_systems(
            Update,
            (
                drag::drop_block.in_set(AppSystems::Strokes),
                (play::read_lines, play::fly_sum, play::fly_padlock, play::fly_costs, play::slide_block_off)
                    .run_if(sets_in_motion::<CityPlanner>)
                    .in_set(TableSystems::Play),
            ),
        )
        .add_systems(
            Update,
            (
                drag::drag_block.run_if(resource_changed::<Stroke>.or_else(drag::is_going_back)),
                preview::work_out_preview.run_if(has_changed::<CityPlanner>.or_else(has_ended::<CityPlanner>)),
                preview::put_down.run_if(preview::is_read),
                show_players::count_holdings.run_if(resource_changed::<preview::Preview>),
                (
                    show_blocks::show_blocks,
                    show_blocks::show_rings,
                    show_blocks::show_marks,
                    show_blocks::show_padlock,
                    show_blocks::show_block_texts,
                    show_blocks::show_dice,
                    drag::show_target,
                )
                    .run_if(resource_changed::<preview::Preview>.or_else(resource_changed::<drag::Dragged>)),
                (
                    (show_players::show_plates, show_players::show_player_texts),
                    (office::show_office, show_town_model::show_town_model),
                    (show_score::show_stamp, show_score::show_sum),
                    (options::offer_options, show_options, show_option_texts, words::show_words).chain(),
                    words::show_words_ground,
                )
                    .run_if(resource_changed::<preview::Preview>),
                settle::<show_score::LineText>.run_if(has_ended::<CityPlanner>),
                (
                    show_score::show_paper,
                    show_score::show_lines,
                    show_score::show_amounts,
                    show_score::await_lines,
                )
                    .run_if(resource_changed::<preview::Preview>.or_else(show_score::come_line_by_line)),
            )
                .chain()
                .run_if(is_set::<CityPlanner>)
                .in_set(TableSystems::Show),
        );
}
