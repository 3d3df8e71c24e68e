//! A running match from outside: how far it is, whose turn it is, and the seven blocks.

use bevy::prelude::*;

use super::cards::{Lying, paint_cell};
use crate::{
    boxes::MatchSummary,
    drawing::dyn_picture::DynPicture,
    locale::{Locale, names},
    record::Match,
    rules::{
        Game as _,
        city_planner::{Block, CityPlanner, ROUNDS},
    },
};

pub(super) fn match_summary(locale: &Locale, play: &Match<CityPlanner>) -> MatchSummary {
    let actor = play.actor();
    let name = actor.seat().map(|seat| names::of(play, seat)).unwrap_or_default();
    let key = match play.state().passed() {
        _ if play.is_over() => "table-over",
        _ if actor.is_chance() => "table-rolls",
        Some(_) => "planner-scores",
        None => "planner-adjusts",
    };
    let round = play.game().round(play.state());
    let blocks = Block::ALL.map(|block| lying(play, block));
    MatchSummary {
        stage: locale.with("planner-stage", &[("round", round.into()), ("rounds", ROUNDS.into())]),
        round,
        turn: locale.with(key, &[("name", name.into())]),
        picture: DynPicture::new(move |size, brush| {
            let each = size.min_element() / 3.0;
            for (lying, place) in blocks.into_iter().zip(PLACES) {
                brush.within(Vec2::from(place) * each, 1.0, 0.0, |brush| {
                    paint_cell(brush, lying, each * 0.92);
                });
            }
        }),
    }
}

/// Where the blocks lie, in blocks from the middle.
const PLACES: [(f32, f32); Block::COUNT] =
    [(-0.5, -1.0), (0.5, -1.0), (-1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (-0.5, 1.0), (0.5, 1.0)];

/// The block as it lies, also when its die is about to be rerolled.
pub(super) fn lying(play: &Match<CityPlanner>, block: Block) -> Lying {
    let state = play.state();
    let shown = state.die(block).map(|face| (play.game().blocks().building(block, face), face));
    // What is passed is locked from now on, whatever was before.
    let locked = state.passed().or(state.locked());
    Lying { shown, is_locked: locked == Some(block) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            city_planner::{Action, Blocks, ScoringChoice, Setup},
            dice::Face,
        },
    };

    #[test]
    fn a_match_tells_how_far_it_is_and_who_does_what() {
        let locale = Locale::default();
        let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
        let mut play = Match::new(setup, vec![Player::person("Ada"), Player::person("Bo")]).unwrap();
        let mut said = Vec::new();
        let passed = Block::ALL[3];
        for action in
            [Action::Roll([Some(Face::One); 7]), Action::Pass(passed), Action::Score(ScoringChoice::default())]
        {
            said.push(match_summary(&locale, &play).turn);
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        let last = match_summary(&locale, &play);
        said.push(last.turn);
        assert_eq!(said, ["Ada rolls", "Ada adjusts dice", "Ada scores", "Bo rolls"]);
        assert_eq!(last.stage, "City Planner, round 1 of 8");
        assert!(lying(&play, passed).is_locked && lying(&play, passed).shown.is_some());
        assert_eq!(lying(&play, Block::ALL[0]), Lying { shown: None, is_locked: false });
    }
}
