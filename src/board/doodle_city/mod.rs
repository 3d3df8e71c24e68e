//! A match of Doodle City on the table: players, sheets, squares and dice as entities.
//!
//! `show` makes the table as the state is, `play` sets in motion what just happened; both end the same.

pub mod choice;
pub mod die;
mod game_box;
pub mod hand;
pub mod layout;
pub mod mark;
mod news;
pub mod offer;
pub mod paper;
pub mod play;
pub mod road_path;
pub mod scene;
mod set_table;
mod short_cuts;
mod show;
mod show_ground;
mod show_hand;
mod show_text;
pub mod square;
pub mod stroke;
mod table_game;
pub mod thumbnail;
pub mod trail;
mod words;

use bevy::prelude::*;

use super::{TableSystems, stroke::Stroke};
use crate::{AppSystems, rules::doodle_city::DoodleCity, theme::paint::register_picture};

/// The table of a match.
pub fn plugin(app: &mut App) {
    super::add_game::<DoodleCity>(app);
    register_picture::<die::DieView>(app);
    register_picture::<mark::MarkView>(app);
    register_picture::<paper::Chip>(app);
    register_picture::<paper::Paper>(app);
    register_picture::<paper::PrintedDie>(app);
    register_picture::<paper::TileView>(app);
    register_picture::<square::SquareView>(app);
    register_picture::<thumbnail::CityPicture>(app);
    register_picture::<trail::Trail>(app);
    app.init_resource::<scene::Laid>()
        .init_resource::<scene::Standing>()
        .init_resource::<stroke::Sketch>()
        .add_plugins(die::plugin)
        .add_systems(Startup, short_cuts::set_short_cuts)
        .add_systems(
            Update,
            (
                stroke::draw_road.in_set(AppSystems::Strokes),
                (set_table::set_table, scene::lay_table).chain().in_set(TableSystems::Lay),
                play::play_events.in_set(TableSystems::Play),
                (
                    stroke::sketch_road,
                    trail::show_trail
                        .run_if(resource_changed::<Stroke>.or_else(resource_changed::<stroke::Sketch>)),
                    (
                        show::show_sheets,
                        show::show_squares,
                        show::show_marks,
                        show_hand::show_dice,
                        show_hand::show_tiles,
                        show_hand::show_buttons,
                        show_text::show_texts,
                        show_ground::show_grounds,
                    )
                        .run_if(scene::has_changed),
                    (play::settle, play::land),
                )
                    .chain()
                    .in_set(TableSystems::Show),
            ),
        );
}
