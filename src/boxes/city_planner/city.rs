//! What a player has built: a street for each turn, with the six buildings that it counted.

use bevy::prelude::*;

use crate::{
    drawing::dyn_picture::DynPicture,
    locale::city_planner::last_move::LastTurn,
    pictures::city_planner::{city::paint_city, town_model::BoardLot},
    record::Match,
    rules::{
        Game as _, Seat,
        city_planner::{Block, CityPlanner},
    },
};

/// The six buildings of each turn, by seat.
pub(super) fn streets(play: &Match<CityPlanner>) -> Vec<Vec<Vec<BoardLot>>> {
    let mut streets = vec![Vec::new(); play.game().seats()];
    for step in 0..play.log().len() {
        let Some(turn) = LastTurn::scored_at(play, step) else { continue };
        let lots = Block::ALL.into_iter().filter_map(|block| {
            let building = play.game().blocks().building(block, turn.dice[block.index()]?);
            BoardLot::of(building, &turn.ending, block)
        });
        streets[turn.seat.index()].push(lots.collect());
    }
    streets
}

/// The city of each player.
pub(super) fn cities(play: &Match<CityPlanner>) -> impl Fn(Seat) -> DynPicture {
    let streets = streets(play);
    move |seat| {
        let streets = streets.get(seat.index()).cloned().unwrap_or_default();
        DynPicture::new(move |size, brush| paint_city(brush, size, &streets))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            IgnoreEvents,
            city_planner::{Action, Blocks, Building, ScoringChoice, Setup},
            dice::Face,
        },
    };

    #[test]
    fn every_turn_is_a_street_of_its_player() {
        let setup = Setup { players: 2, first: Seat(1), blocks: Blocks::BUILT_IN };
        let mut play = Match::new(setup, vec![Player::person("Ada"), Player::person("Bo")]).unwrap();
        let shapes = |play: &Match<CityPlanner>| cities(play)(Seat(1)).shapes(Vec2::new(145.0, 100.0)).len();
        let before = shapes(&play);
        let roll = Action::Roll([Some(Face::One); 7]);
        for action in [roll, Action::Pass(Block::ALL[6]), Action::Score(ScoringChoice::default())] {
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        let built = streets(&play);
        let names: Vec<Building> = built[1][0].iter().map(|lot| lot.building).collect();
        let on_blocks = |block: Block| play.game().blocks().building(block, Face::One);
        assert_eq!(names, Block::ALL[..6].iter().map(|&block| on_blocks(block)).collect::<Vec<_>>());
        assert_eq!((built[0].len(), built[1].len()), (0, 1));
        assert!(shapes(&play) > before);
    }
}
