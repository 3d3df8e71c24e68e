//! A match of Doodle City on the table: players, sheets, squares and dice as entities.
//!
//! Systems that show, place and name make the table as the state is; those of `play` set in motion what just happened.
//! Both end the same.

pub mod die;
pub mod ghost_points;
pub mod hint_numbers;
mod layer;
pub mod layout;
pub mod mark;
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
pub mod stroke;
mod table_game;
pub mod trail;
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
    drawing::paint::PicturePlugin,
    pictures::doodle_city::square::{self, CrossedHouses, DrawnRoad},
    rules::doodle_city::DoodleCity,
};

/// The table of a match.
pub fn plugin(app: &mut App) {
    super::add_game::<DoodleCity>(app);
    app.add_plugins((
        PicturePlugin::<die::DieState>::default(),
        PicturePlugin::<mark::Mark>::default(),
        PicturePlugin::<paper::Chip>::default(),
        PicturePlugin::<paper::Paper>::default(),
        PicturePlugin::<paper::PrintedDie>::default(),
        PicturePlugin::<options::TileView>::default(),
        PicturePlugin::<square::PrintedSquare>::default(),
        PicturePlugin::<trail::Trail>::default(),
    ));
    app.init_resource::<preview::Preview>()
        .init_resource::<stroke::Sketch>()
        .add_systems(
            Update,
            (
                stroke::draw_road.in_set(AppSystems::Strokes),
                (play::draw_roads, play::cross_houses, play::draw_marks, play::fly_points)
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
                show_squares::show_drawn.run_if(has_gone_on::<DoodleCity>),
                (
                    (sheet::place_sheets, sheet::place_printed_dice, sheet::show_papers),
                    (show_players::show_names, show_players::show_points, show_players::show_total),
                    (show_marks::place_marks, show_marks::show_track_titles, show_marks::show_mark_numbers),
                    (options::show_tiles, options::show_tile_points),
                    words::show_words_ground,
                    (hint_numbers::show_hint_grounds, hint_numbers::show_hint_numbers),
                )
                    .run_if(has_changed::<DoodleCity>),
                (
                    (show_squares::light_squares, show_squares::name_squares).chain(),
                    (show_marks::show_marks, show_marks::name_marks).chain(),
                    show_dice::show_dice,
                    words::show_words,
                    (ghost_points::show_ghost_ground, ghost_points::show_ghost_points),
                )
                    .run_if(resource_changed::<preview::Preview>),
                (settle::<DrawnRoad>, settle::<CrossedHouses>, settle::<mark::MarkState>)
                    .run_if(has_ended::<DoodleCity>),
            )
                .chain()
                .run_if(is_set::<DoodleCity>)
                .in_set(TableSystems::Show),
        );
}
