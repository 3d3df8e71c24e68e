//! The scenes of City Planner, and what brings them about.

use bevy::prelude::*;

use crate::{
    dev::{
        bring_about::{
            self, analysed, ask_choices, ask_things, go_to, hand_over, look_back, open, open_analysis,
            open_hints, put_on_table, set_up, shelve, take_hint, to_results, to_shelf, touch_in_vain, wait,
            with_computer,
        },
        scene::Scene,
    },
    locale::help::RuleKeys,
    record::{Level, Match},
    rules::{
        Game as _, Seat,
        city_planner::{Action, Block, Blocks, Building, CityPlanner, Setup, Step},
    },
    screens::Panel,
    session::Session,
    table::city_planner::{
        preview::ending,
        selection::{Adjust, MoveSelection},
    },
};

/// All scenes.
pub static SCENES: &[Scene] = &[
    Scene::new("planner-setup", &[|world| set_up(world, CityPlanner::NAME)]),
    Scene::new("planner-start", &[|world| begin(world, 2, |_| true)]),
    Scene::new("planner-turn", &[adjust]),
    Scene::new("planner-block", &[adjust, choose_block]),
    Scene::new("planner-step", &[adjust, choose_step]),
    Scene::new("planner-reroll", &[with_rerolls, choose_reroll]),
    Scene::new("planner-scoring", &[score_plainly]),
    Scene::new("planner-mixed", &[score_mixed]),
    Scene::new("planner-giving-up", &[give_up]),
    Scene::new("planner-doubling", &[double]),
    Scene::new("planner-scored", &[|world| begin(world, 2, after(6))]),
    Scene::new("planner-banner", &[adjust, hand_over]),
    Scene::new("planner-solo", &[|world| begin(world, 1, turn(4))]),
    Scene::new("planner-last-round", &[|world| begin(world, 2, turn(15))]),
    Scene::new("planner-computer", &[watch]),
    Scene::new("planner-hints", &[adjust, open_hints, wait]),
    Scene::new("planner-hint-taken", &[adjust, open_hints, wait, take_hint]),
    Scene::new("planner-choices", &[adjust, ask_choices, wait]),
    Scene::new("planner-choices-mixed", &[score_mixed, ask_choices, wait]),
    Scene::new("planner-things", &[adjust, ask_things, wait]),
    Scene::new("planner-refusal", &[score_plainly, |world| touch_in_vain(world, 2), wait]),
    Scene::new("planner-rule", &[adjust, |world| open(world, Panel::Rule(RULE))]),
    Scene::new("planner-dice", &[adjust, |world| open(world, Panel::Statistics)]),
    Scene::new("planner-settings", &[adjust, |world| open(world, Panel::Settings)]),
    Scene::new("planner-help", &[adjust, |world| open(world, Panel::Overview)]),
    Scene::new("planner-rules", &[adjust, |world| open(world, Panel::Rules)]),
    Scene::new("planner-results", &[|world| begin(world, 2, Match::is_over), to_results]),
    Scene::new(
        "planner-replay",
        &[|world| begin(world, 2, Match::is_over), to_results, look_back, wait, |world| go_to(world, 60), wait],
    ),
    Scene::new(
        "planner-analysis",
        &[
            |world| begin(world, 2, Match::is_over),
            to_results,
            look_back,
            wait,
            |world| go_to(world, 60),
            wait,
            analysed::<CityPlanner>,
            open_analysis,
        ],
    ),
    Scene::new("planner-results-solo", &[|world| begin(world, 1, Match::is_over), to_results]),
    Scene::new("planner-shelf", &[|world| shelve(world, played(2, turn(5))), to_shelf]),
    Scene::new("planner-left", &[adjust, choose_block]).left_handed(),
    Scene::new("planner-notch", &[adjust, choose_block]).notched(),
    Scene::new("planner-text-200", &[adjust, choose_block]).large_text(),
    Scene::new("planner-text-200-choices", &[adjust, ask_choices, wait]).large_text(),
    Scene::new("planner-text-200-scoring", &[score_plainly]).large_text(),
    Scene::new("planner-text-200-results", &[|world| begin(world, 2, Match::is_over), to_results]).large_text(),
];

/// That of parking lots.
const RULE: RuleKeys = RuleKeys::new("planner-rules-parking-title", "planner-help-parking-lot");

/// Dice may be adjusted.
pub(super) fn adjust(world: &mut World) {
    begin(world, 2, turn(5));
}

/// The moment at which a player may adjust dice in the turn with this number, from 0.
pub(super) fn turn(number: usize) -> impl Fn(&Match<CityPlanner>) -> bool {
    move |play| scored(play) == number && !play.legal().passes().is_empty()
}

/// The moment after so many turns.
fn after(turns: usize) -> impl Fn(&Match<CityPlanner>) -> bool {
    move |play| scored(play) == turns
}

fn scored(play: &Match<CityPlanner>) -> usize {
    play.log().iter().filter(|action| matches!(action, Action::Score(_))).count()
}

/// A match until a moment: nobody adjusts, and everybody passes and scores what brings most at once.
pub(super) fn played(players: u8, is_so: impl Fn(&Match<CityPlanner>) -> bool) -> Option<Match<CityPlanner>> {
    let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
    bring_about::played(setup, &["Ada", "Bo"], 7, is_so, |play: &Match<CityPlanner>| {
        let ending = ending(play, &MoveSelection::default())?;
        Some(match play.state().passed() {
            None => Action::Pass(ending.passed),
            Some(_) => Action::Score(ending.choice),
        })
    })
}

pub(super) fn begin(world: &mut World, players: u8, is_so: impl Fn(&Match<CityPlanner>) -> bool) {
    put_on_table(world, played(players, is_so));
}

fn select(world: &mut World, selection: MoveSelection) {
    *world.resource_mut::<MoveSelection>() = selection;
}

pub(super) fn choose_block(world: &mut World) {
    select(world, MoveSelection { block: Some(Block::ALL[3]), ..MoveSelection::default() });
}

/// A block whose die can be turned, and that is to be done.
pub(super) fn choose_step(world: &mut World) {
    let Some(session) = world.get_resource::<Session<CityPlanner>>() else { return };
    let block = session.play().legal().changes(Step::Up).iter().next();
    select(world, MoveSelection { block, adjust: Some(Adjust::Turn(Step::Up)), ..MoveSelection::default() });
}

pub(super) fn with_rerolls(world: &mut World) {
    let is_so = |play: &Match<CityPlanner>| !play.legal().rerolls().is_empty();
    begin(world, 2, is_so);
}

pub(super) fn choose_reroll(world: &mut World) {
    select(world, MoveSelection { block: Some(Block::ALL[5]), adjust: Some(Adjust::Reroll), scoring: None });
}

/// A turn that is scored with so many of a building.
pub(super) fn scoring(
    building: Building,
    count: core::ops::RangeInclusive<usize>,
) -> impl Fn(&Match<CityPlanner>) -> bool {
    move |play| {
        let is_it = |block: &Block| {
            let face = play.state().die(*block).filter(|_| play.state().passed() != Some(*block));
            face.is_some_and(|face| play.game().blocks().building(*block, face) == building)
        };
        play.state().passed().is_some() && count.contains(&Block::ALL.iter().filter(|it| is_it(it)).count())
    }
}

pub(super) fn score_plainly(world: &mut World) {
    begin(world, 2, scoring(Building::Offices, 2..=6));
}

fn score_mixed(world: &mut World) {
    begin(world, 2, scoring(Building::Mixed, 2..=6));
}

fn give_up(world: &mut World) {
    let is_so = |play: &Match<CityPlanner>| {
        let given_up = ending(play, &MoveSelection::default()).map(|it| it.choice.given_up);
        play.state().passed().is_some() && given_up.is_some_and(|it| !it.is_empty())
    };
    begin(world, 2, is_so);
}

fn double(world: &mut World) {
    begin(world, 2, scoring(Building::ParkingLot, 2..=6));
}

/// A computer player's turn, who waits for a panel to close.
fn watch(world: &mut World) {
    let play = played(2, turn(7)).map(|play| with_computer(play, Seat(1), Level::Master));
    put_on_table(world, play);
}
