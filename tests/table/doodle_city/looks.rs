//! What things show that only Doodle City has.

use bevy::prelude::*;
use doodle_city::{
    drawing::begins::Begins,
    pictures::doodle_city::square::{CrossedHouses, DrawnRoad, Ghost, Light, PrintedSquare},
    rules::doodle_city::DoodleCity,
    table::doodle_city::{
        die::DieState,
        ghost_points::{GhostGround, GhostPoints},
        hint_numbers::{HintGround, HintNumber},
        mark::{Mark, MarkState},
        options::{TilePoints, TileView},
        paper::{Chip, Paper},
        sheet::SheetOf,
        show_marks::{MarkNumber, TrackTitle},
        show_players::{NameText, PointsText, TotalText},
        words::{Words, WordsGround},
    },
};

use crate::looks::{Looks, of};

impl Looks for DoodleCity {
    fn tell(thing: EntityRef, text: &mut String) {
        of::<SheetOf>(thing, text);
        of::<Paper>(thing, text);
        of::<PrintedSquare>(thing, text);
        of::<DrawnRoad>(thing, text);
        of::<CrossedHouses>(thing, text);
        of::<Light>(thing, text);
        of::<Ghost>(thing, text);
        of::<Begins<DrawnRoad>>(thing, text);
        of::<Begins<CrossedHouses>>(thing, text);
        of::<Mark>(thing, text);
        of::<MarkState>(thing, text);
        of::<Begins<MarkState>>(thing, text);
        of::<DieState>(thing, text);
        of::<TileView>(thing, text);
        of::<WordsGround>(thing, text);
        of::<GhostGround>(thing, text);
        of::<HintGround>(thing, text);
        of::<Chip>(thing, text);
        of::<NameText>(thing, text);
        of::<PointsText>(thing, text);
        of::<TotalText>(thing, text);
        of::<Words>(thing, text);
        of::<TrackTitle>(thing, text);
        of::<MarkNumber>(thing, text);
        of::<TilePoints>(thing, text);
        of::<GhostPoints>(thing, text);
        of::<HintNumber>(thing, text);
    }
}
