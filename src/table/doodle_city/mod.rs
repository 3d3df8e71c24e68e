//! A match of Doodle City on the table: players, sheets, squares and dice as entities.
//!
//! Systems that show, place and name make the table as the state is; those of `play` set in motion what just happened.
//! Both end the same.

mod asked;
pub mod desk;
pub mod die;
pub mod discs;
mod eraser;
pub mod ghost_points;
pub mod inking;
pub mod last_moves;
mod layer;
pub mod layout;
pub mod mark;
pub mod notes;
pub mod options;
pub mod paper;
pub mod pick;
pub mod play;
mod preview;
pub mod scene;
pub mod selection;
mod set_table;
pub mod sheet;
mod show_dice;
pub mod show_marks;
pub mod show_players;
mod show_squares;
mod status;
pub mod stroke;
mod table_game;
pub mod trail;
mod tutorial;
pub mod ways;
pub mod words;

use bevy::prelude::*;

use super::{
    TableSystems,
    context::{has_changed, has_gone_on},
    on_table::is_set,
    stroke::Stroke,
    timeline::{has_ended, sets_in_motion, settle},
};
use crate::{
    AppSystems,
    drawing::{mosaic::MosaicPlugin, paint::PicturePlugin},
    pictures::doodle_city::square::{CrossedHouses, DrawnRoad, PrintedSquare},
    rules::doodle_city::DoodleCity,
    session::PositionChanged,
};

/// The table of a match.
pub fn plugin(app: &mut App) {
    super::add_game::<DoodleCity>(app);
    app.add_plugins((
        (
            PicturePlugin::<desk::FeltCloth>::default(),
            PicturePlugin::<desk::HeadingSlip>::default(),
            PicturePlugin::<die::DieState>::default(),
            PicturePlugin::<discs::PlayerDisc>::default(),
            PicturePlugin::<inking::Inking>::default(),
            PicturePlugin::<last_moves::MoveLine>::default(),
            PicturePlugin::<notes::Note>::default(),
            PicturePlugin::<notes::RuleSign>::default(),
        ),
        (
            PicturePlugin::<show_marks::TrackSign>::default(),
            PicturePlugin::<mark::Mark>::default(),
            PicturePlugin::<paper::Chip>::default(),
            PicturePlugin::<paper::Paper>::default(),
            PicturePlugin::<paper::PrintedDie>::default(),
            PicturePlugin::<options::TileView>::default(),
            PicturePlugin::<trail::Trail>::default(),
            MosaicPlugin::<PrintedSquare>::default(),
        ),
    ));
    app.init_resource::<last_moves::LastMoves>()
        .init_resource::<preview::Preview>()
        .init_resource::<stroke::Sketch>()
        .add_systems(
            Update,
            (
                stroke::draw_road.in_set(AppSystems::Strokes),
                (play::draw_roads, play::cross_houses, play::draw_marks, play::fly_points, play::fly_pennants)
                    .run_if(sets_in_motion::<DoodleCity>)
                    .in_set(TableSystems::Play),
            ),
        )
        .add_systems(
            Update,
            (
                stroke::sketch_road,
                trail::show_trail
                    .run_if(resource_changed::<Stroke>.or_else(resource_changed::<stroke::Sketch>)),
                preview::work_out_preview
                    .run_if(has_changed::<DoodleCity>.or_else(resource_changed::<stroke::Sketch>)),
                eraser::rub_out.run_if(on_message::<PositionChanged>),
                show_squares::show_drawn.run_if(has_gone_on::<DoodleCity>),
                last_moves::look_up_moves
                    .run_if(has_gone_on::<DoodleCity>.or_else(resource_changed::<layout::TableLayout>)),
                (
                    (desk::show_felt, desk::show_heading_slip),
                    (sheet::place_sheets, sheet::show_papers),
                    (
                        show_players::show_names,
                        show_players::show_points,
                        show_players::show_next,
                        show_players::show_facts,
                        show_players::show_sheet_name,
                    ),
                    (show_marks::place_marks, show_marks::place_track_signs, show_marks::show_mark_numbers),
                    (options::show_tiles, options::show_tile_points),
                    words::show_words_ground,
                    (notes::show_notes, notes::show_note_titles),
                    (last_moves::show_move_lines, last_moves::show_move_points),
                    (discs::show_discs, discs::show_initials),
                )
                    .run_if(has_changed::<DoodleCity>),
                show_players::show_total
                    .run_if(has_changed::<DoodleCity>.or_else(any_component_removed::<play::Earns>)),
                (
                    (show_squares::light_squares, show_squares::name_squares).chain(),
                    (show_marks::show_marks, show_marks::name_marks).chain(),
                    show_dice::show_dice,
                    sheet::show_printed_dice,
                    (notes::show_rule_signs, notes::show_rule_texts),
                    (ghost_points::show_ghost_ground, ghost_points::show_ghost_points),
                )
                    .run_if(
                        resource_changed::<preview::Preview>
                            .or_else(any_component_removed::<super::dice::RollAnimation>),
                    ),
                words::show_words
                    .run_if(has_changed::<DoodleCity>.or_else(resource_changed::<preview::Preview>)),
                sheet::pass_sheets.run_if(has_changed::<DoodleCity>),
                (settle::<DrawnRoad>, settle::<CrossedHouses>, settle::<mark::MarkState>, inking::lift_pens)
                    .run_if(has_ended::<DoodleCity>),
            )
                .chain()
                .run_if(is_set::<DoodleCity>)
                .in_set(TableSystems::Show),
        );
}
