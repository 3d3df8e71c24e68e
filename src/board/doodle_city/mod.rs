//! A match of Doodle City on the table: players, sheets, squares and dice as entities.
//!
//! Systems that show, place and name make the table as the state is; those of `play` set in motion what just happened.
//! Both end the same.

pub mod banner;
pub mod buttons;
pub mod choice;
mod considered;
pub mod die;
mod game_box;
pub mod ghost_points;
pub mod hint_numbers;
mod last_move;
mod layer;
pub mod layout;
pub mod mark;
pub mod paper;
pub mod play;
pub mod player;
pub mod preview;
pub mod road_path;
pub mod scene;
pub mod selection;
mod set_table;
pub mod sheet;
mod short_cuts;
mod show_dice;
pub mod show_marks;
mod show_squares;
pub mod square;
pub mod stroke;
mod table_game;
mod text;
pub mod thumbnail;
pub mod tiles;
mod timeline;
pub mod trail;
pub mod words;

use bevy::prelude::*;

use super::{TableSystems, stroke::Stroke};
use crate::{AppSystems, rules::doodle_city::DoodleCity, theme::paint::register_picture};

/// The table of a match.
pub fn plugin(app: &mut App) {
    super::add_game::<DoodleCity>(app);
    register_picture::<die::Die>(app);
    register_picture::<mark::Mark>(app);
    register_picture::<paper::Chip>(app);
    register_picture::<paper::Paper>(app);
    register_picture::<paper::PrintedDie>(app);
    register_picture::<tiles::TileView>(app);
    register_picture::<square::PrintedSquare>(app);
    register_picture::<thumbnail::CityPicture>(app);
    register_picture::<trail::Trail>(app);
    app.init_resource::<considered::Considered>()
        .init_resource::<scene::CurrentLayout>()
        .init_resource::<scene::ShownMatch>()
        .init_resource::<stroke::Sketch>()
        .init_resource::<timeline::Timeline>()
        .add_plugins(die::plugin)
        .add_systems(Startup, short_cuts::set_short_cuts)
        .add_systems(
            Update,
            (
                stroke::draw_road.in_set(AppSystems::Strokes),
                (set_table::set_table, scene::lay_table).chain().in_set(TableSystems::Lay),
                (
                    timeline::time_events,
                    (
                        play::roll_dice,
                        play::draw_roads,
                        play::cross_houses,
                        play::cross_trees,
                        play::circle_scores,
                        play::award_bonuses,
                        play::fly_points,
                        play::sound_events,
                    )
                        .run_if(timeline::has_moments),
                )
                    .chain()
                    .in_set(TableSystems::Play),
            ),
        )
        .add_systems(
            Update,
            (
                stroke::sketch_road,
                trail::show_trail
                    .run_if(resource_changed::<Stroke>.or_else(resource_changed::<stroke::Sketch>)),
                considered::consider.run_if(scene::has_changed.or_else(resource_changed::<stroke::Sketch>)),
                (player::seat_players, player::pass_turn, player::count_points, show_squares::show_drawn)
                    .run_if(scene::has_gone_on),
                (
                    (sheet::place_sheets, sheet::place_printed_dice, sheet::show_papers),
                    (player::show_names, player::show_points, player::show_total),
                    (show_marks::place_marks, show_marks::show_track_titles, show_marks::show_mark_numbers),
                    (tiles::show_tiles, tiles::show_tile_points),
                    (buttons::show_buttons, buttons::show_button_words),
                    (words::show_title, words::show_round, words::show_words_ground),
                    (hint_numbers::show_hint_grounds, hint_numbers::show_hint_numbers),
                    (banner::show_banner, banner::show_banner_name, banner::show_banner_hint),
                )
                    .run_if(scene::has_changed),
                (
                    (show_squares::light_squares, show_squares::name_squares).chain(),
                    (show_marks::show_marks, show_marks::name_marks).chain(),
                    show_dice::show_dice,
                    words::show_words,
                    (ghost_points::show_ghost_ground, ghost_points::show_ghost_points),
                )
                    .run_if(resource_changed::<considered::Considered>),
                (play::settle.run_if(timeline::lies_still).run_if(timeline::is_running), play::land_points),
            )
                .chain()
                .in_set(TableSystems::Show),
        );
}
