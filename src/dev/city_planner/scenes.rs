//! The scenes of City Planner of which pictures are taken, and what brings them about, one after the other.

use bevy::prelude::*;

use crate::{
    dev::{
        bring_about::{
            self, ask_for_hints, finish, go, hand_over, large_text, later, notch, open, put_on_table, set,
            set_up, take_hint, with_computer,
        },
        shots::Scene,
    },
    page::Page,
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

/// All scenes, in their order: each begins where the one before left off.
pub static SCENES: &[Scene] = &[
    ("planner-setup", |world| set_up(world, CityPlanner::NAME)),
    ("planner-start", |world| begin(world, 2, |_| true)),
    ("planner-turn", |world| begin(world, 2, turn(5))),
    ("planner-block", choose_block),
    ("planner-step", choose_step),
    ("planner-reroll", with_rerolls),
    ("planner-scoring", score_plainly),
    ("planner-mixed", score_mixed),
    ("planner-giving-up", give_up),
    ("planner-doubling", double),
    ("planner-scored", |world| begin(world, 2, after(6))),
    ("planner-banner", pass_device),
    ("planner-solo", |world| begin(world, 1, turn(4))),
    ("planner-last-round", |world| begin(world, 2, turn(15))),
    ("planner-computer", watch),
    ("planner-hints", |world| ask_for_hints(world, played(2, turn(4)))),
    ("planner-hint-taken", take_hint),
    ("planner-dice", |world| open(world, Panel::Statistics)),
    ("planner-rules", |world| open(world, Panel::Rules)),
    ("planner-results", |world| finish(world, played(2, Match::is_over))),
    ("planner-results-solo", |world| finish(world, played(1, Match::is_over))),
    ("planner-shelf", |world| go(world, Page::Shelf)),
    ("planner-left", left),
    ("planner-notch", notched),
    ("planner-text-200", enlarged),
    ("planner-text-200-scoring", score_plainly),
    ("planner-text-200-results", |world| finish(world, played(2, Match::is_over))),
];

/// The moment at which a player may adjust dice in the turn with this number, from 0.
fn turn(number: usize) -> impl Fn(&Match<CityPlanner>) -> bool {
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
fn played(players: u8, is_so: impl Fn(&Match<CityPlanner>) -> bool) -> Option<Match<CityPlanner>> {
    let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
    bring_about::played(setup, &["Ada", "Bo"], 7, is_so, |play: &Match<CityPlanner>| {
        let ending = ending(play, &MoveSelection::default())?;
        Some(match play.state().passed() {
            None => Action::Pass(ending.passed),
            Some(_) => Action::Score(ending.choice),
        })
    })
}

fn begin(world: &mut World, players: u8, is_so: impl Fn(&Match<CityPlanner>) -> bool) {
    put_on_table(world, played(players, is_so));
}

fn select(world: &mut World, selection: MoveSelection) {
    *world.resource_mut::<MoveSelection>() = selection;
}

fn choose_block(world: &mut World) {
    select(world, MoveSelection { block: Some(Block::ALL[3]), ..MoveSelection::default() });
}

/// A block whose die can be turned, and that is to be done.
fn choose_step(world: &mut World) {
    let Some(session) = world.get_resource::<Session<CityPlanner>>() else { return };
    let block = session.play().legal().changes(Step::Up).iter().next();
    select(world, MoveSelection { block, adjust: Some(Adjust::Turn(Step::Up)), ..MoveSelection::default() });
}

fn with_rerolls(world: &mut World) {
    let is_so = |play: &Match<CityPlanner>| !play.legal().rerolls().is_empty();
    begin(world, 2, is_so);
    later(world, |world| {
        select(
            world,
            MoveSelection { block: Some(Block::ALL[5]), adjust: Some(Adjust::Reroll), scoring: None },
        );
    });
}

/// A turn that is scored with so many of a building.
fn scoring(
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

fn score_plainly(world: &mut World) {
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

fn pass_device(world: &mut World) {
    begin(world, 2, turn(5));
    later(world, hand_over);
}

/// A computer player's turn, who waits for a panel to close.
fn watch(world: &mut World) {
    let play = played(2, turn(7)).map(|play| with_computer(play, Seat(1), Level::Master));
    put_on_table(world, play);
}

fn left(world: &mut World) {
    set(world, |settings| settings.left_handed = true);
    begin(world, 2, turn(4));
    later(world, choose_block);
}

fn notched(world: &mut World) {
    notch(world);
    begin(world, 2, turn(4));
    later(world, choose_block);
}

fn enlarged(world: &mut World) {
    large_text(world);
    begin(world, 2, turn(4));
    later(world, choose_block);
}
