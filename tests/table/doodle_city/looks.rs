//! What things show that only Doodle City has.

use bevy::prelude::*;
use doodle_city::{
    drawing::begins::Begins,
    pictures::doodle_city::{
        ground::Light,
        square::{CrossedHouses, DrawnRoad, Ghost, HasCab, IsOnWay, OpenEnds, PrintedSquare},
    },
    rules::doodle_city::DoodleCity,
    table::doodle_city::{
        desk::{FeltCloth, HeadingSlip},
        die::DieState,
        discs::{DiscAt, Initial, PlayerDisc},
        ghost_points::{GhostGround, GhostPoints},
        inking::Inking,
        last_moves::{MoveLine, MovePoints},
        mark::{Mark, MarkState},
        notes::{Note, NoteTitle, RuleSign, RuleText},
        options::{TilePoints, TileView},
        paper::{Chip, Paper, PrintedDie},
        sheet::SheetOf,
        show_marks::{MarkNumber, TrackSign},
        show_players::{FactText, NameText, NextText, PointsText, SheetName, TotalText},
        words::{Words, WordsGround},
    },
};

use crate::looks::{Looks, of};

impl Looks for DoodleCity {
    fn tell(thing: EntityRef, text: &mut String) {
        of::<SheetOf>(thing, text);
        of::<Paper>(thing, text);
        of::<PrintedSquare>(thing, text);
        of::<PrintedDie>(thing, text);
        of::<DrawnRoad>(thing, text);
        of::<OpenEnds>(thing, text);
        of::<HasCab>(thing, text);
        of::<IsOnWay>(thing, text);
        of::<Inking>(thing, text);
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
        of::<Chip>(thing, text);
        of::<NameText>(thing, text);
        of::<PointsText>(thing, text);
        of::<TotalText>(thing, text);
        of::<Words>(thing, text);
        of::<TrackSign>(thing, text);
        of::<NextText>(thing, text);
        of::<FactText>(thing, text);
        of::<SheetName>(thing, text);
        of::<FeltCloth>(thing, text);
        of::<HeadingSlip>(thing, text);
        of::<DiscAt>(thing, text);
        of::<PlayerDisc>(thing, text);
        of::<Initial>(thing, text);
        of::<Note>(thing, text);
        of::<NoteTitle>(thing, text);
        of::<RuleSign>(thing, text);
        of::<RuleText>(thing, text);
        of::<MoveLine>(thing, text);
        of::<MovePoints>(thing, text);
        of::<MarkNumber>(thing, text);
        of::<TilePoints>(thing, text);
        of::<GhostPoints>(thing, text);
    }
}
