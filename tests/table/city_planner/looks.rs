//! What things show that only City Planner has.

use bevy::prelude::*;
use doodle_city::{
    drawing::begins::Begins,
    rules::city_planner::CityPlanner,
    table::city_planner::{
        block::{BlockCard, HasCube, IsChosen, OnBuilding, UsedAs},
        die::DieState,
        drag::DropTarget,
        options::OptionSign,
        show_blocks::BlockNumber,
        show_players::{Money, PlayerText, Rerolls, TrackNumber, Tracks, Vp},
        show_score::{LineAmount, LineText, ScorePaper, SumAmount, SumText},
        words::{Words, WordsGround},
    },
};

use crate::looks::{Looks, of};

impl Looks for CityPlanner {
    fn tell(thing: EntityRef, text: &mut String) {
        of::<BlockCard>(thing, text);
        of::<OnBuilding>(thing, text);
        of::<HasCube>(thing, text);
        of::<UsedAs>(thing, text);
        of::<IsChosen>(thing, text);
        of::<BlockNumber>(thing, text);
        of::<DieState>(thing, text);
        of::<DropTarget>(thing, text);
        of::<OptionSign>(thing, text);
        of::<Vp>(thing, text);
        of::<Money>(thing, text);
        of::<Rerolls>(thing, text);
        of::<PlayerText>(thing, text);
        of::<Tracks>(thing, text);
        of::<TrackNumber>(thing, text);
        of::<ScorePaper>(thing, text);
        of::<LineText>(thing, text);
        of::<LineAmount>(thing, text);
        of::<Begins<LineText>>(thing, text);
        of::<SumText>(thing, text);
        of::<SumAmount>(thing, text);
        of::<Words>(thing, text);
        of::<WordsGround>(thing, text);
    }
}
