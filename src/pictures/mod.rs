//! What things look like, wherever they are shown: on the table, on a cover, in help. Icons, dice and what every page
//! is made of, and a folder for each game.

pub mod backdrop;
pub mod button;
pub mod city_planner;
pub mod daylight;
pub mod design_town;
pub mod dialog_icons;
pub mod dice;
pub mod disc;
pub mod doodle_city;
pub mod gamepad;
pub mod icons;
pub mod lamplight;
pub mod lid;
pub mod material;
pub mod menu_icons;
pub mod seating;
pub mod sliding;
pub mod tabs;
pub mod widgets;

use bevy::prelude::*;

/// What every page is made of.
pub fn plugin(app: &mut App) {
    app.add_plugins((widgets::plugin, button::plugin));
}
