//! What things show that only City Planner has.

use bevy::prelude::*;
use doodle_city::{
    drawing::begins::Begins,
    rules::city_planner::CityPlanner,
    table::city_planner::{
        block::{BlockCard, BlockMark, BlockRing, IsFixed, IsMirrored, OnBuilding, Padlock, UsedAs},
        die::DieState,
        drag::DropTarget,
        office::{Covering, Sheet, SheetEdge},
        options::{OptionCost, OptionSign},
        show_blocks::{BlockText, OnBlock},
        show_players::{Money, PlayerPlate, PlayerText, Rerolls, Vp},
        show_score::{LineAmount, LineText, ScorePaper, SumAmount, SumText},
        show_town_model::TownModel,
        words::{Words, WordsGround},
    },
};

use crate::looks::{Looks, of};

impl Looks for CityPlanner {
    fn tell(thing: EntityRef, text: &mut String) {
        of::<BlockCard>(thing, text);
        of::<OnBuilding>(thing, text);
        of::<IsFixed>(thing, text);
        of::<IsMirrored>(thing, text);
        of::<BlockRing>(thing, text);
        of::<BlockMark>(thing, text);
        of::<OnBlock>(thing, text);
        of::<Padlock>(thing, text);
        of::<Covering>(thing, text);
        of::<Sheet>(thing, text);
        of::<SheetEdge>(thing, text);
        of::<TownModel>(thing, text);
        of::<UsedAs>(thing, text);
        of::<BlockText>(thing, text);
        of::<DieState>(thing, text);
        of::<DropTarget>(thing, text);
        of::<OptionSign>(thing, text);
        of::<OptionCost>(thing, text);
        of::<Vp>(thing, text);
        of::<Money>(thing, text);
        of::<Rerolls>(thing, text);
        of::<PlayerText>(thing, text);
        of::<PlayerPlate>(thing, text);
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
