//! The scenes of City Planner of which pictures are taken, and what brings them about, one after the other.

use bevy::prelude::*;

use crate::{
    dev::{
        bring_about::{go, hand_over, large_text, later, notch, open, put_on_table, set, set_up},
        shots::Scene,
    },
    intent::Intent,
    page::Page,
    record::{Controller, Level, Match, Player, Seeded},
    rules::{
        Game as _, IgnoreEvents, Seat,
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
    ("planner-start", |world| begin(world, 2, 0)),
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
    ("planner-hints", ask_for_hints),
    ("planner-hint-taken", take_hint),
    ("planner-dice", |world| open(world, Panel::Statistics)),
    ("planner-rules", |world| open(world, Panel::Rules)),
    ("planner-results", |world| finish(world, 2)),
    ("planner-results-solo", |world| finish(world, 1)),
    ("planner-shelf", |world| go(world, Page::Shelf)),
    ("planner-left", left),
    ("planner-notch", notched),
    ("planner-text-200", enlarged),
    ("planner-text-200-scoring", score_plainly),
    ("planner-text-200-results", |world| finish(world, 2)),
];

/// What a moment of a match is found by.
type IsSo = Box<dyn Fn(&Match<CityPlanner>) -> bool>;

/// The moment at which a player may adjust dice in the turn with this number, from 0.
fn turn(number: usize) -> IsSo {
    Box::new(move |play| scored(play) == number && !play.legal().passes().is_empty())
}

/// The moment after so many turns.
fn after(turns: usize) -> IsSo {
    Box::new(move |play| scored(play) == turns)
}

fn scored(play: &Match<CityPlanner>) -> usize {
    play.log().iter().filter(|action| matches!(action, Action::Score(_))).count()
}

impl From<usize> for Moment {
    fn from(steps: usize) -> Self {
        Self(Box::new(move |play| play.log().len() >= steps))
    }
}

/// A moment of a match.
struct Moment(IsSo);

impl From<IsSo> for Moment {
    fn from(is_so: IsSo) -> Self {
        Self(is_so)
    }
}

/// A match until a moment: nobody adjusts, and everybody passes and scores what brings most at once.
fn played(players: u8, moment: impl Into<Moment>) -> Option<Match<CityPlanner>> {
    let Moment(is_so) = moment.into();
    let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
    let seats = ["Ada", "Bo"].into_iter().take(players.into()).map(Player::person).collect();
    let mut play = Match::<CityPlanner>::new(setup, seats).ok()?;
    let mut dice = Seeded::new(7);
    while !is_so(&play) && !play.is_over() {
        let action = play.draw(&mut dice).or_else(|| {
            let ending = ending(&play, &MoveSelection::default())?;
            Some(if play.state().passed().is_none() {
                Action::Pass(ending.passed)
            } else {
                Action::Score(ending.choice)
            })
        })?;
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
    Some(play)
}

fn begin(world: &mut World, players: u8, moment: impl Into<Moment>) {
    put_on_table(world, played(players, moment));
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
    begin(world, 2, Box::new(is_so) as IsSo);
    later(world, |world| {
        select(
            world,
            MoveSelection { block: Some(Block::ALL[5]), adjust: Some(Adjust::Reroll), scoring: None },
        );
    });
}

/// A turn that is scored with so many of a building.
fn scoring(building: Building, count: core::ops::RangeInclusive<usize>) -> IsSo {
    Box::new(move |play| {
        let is_it = |block: &Block| {
            let face = play.state().die(*block).filter(|_| play.state().passed() != Some(*block));
            face.is_some_and(|face| play.game().blocks().building(*block, face) == building)
        };
        play.state().passed().is_some() && count.contains(&Block::ALL.iter().filter(|it| is_it(it)).count())
    })
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
    begin(world, 2, Box::new(is_so) as IsSo);
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
    let play = played(2, turn(7)).map(|mut play| {
        play.change_seat(Seat(1), Controller::Level(Level::Master));
        play
    });
    put_on_table(world, play);
}

fn ask_for_hints(world: &mut World) {
    begin(world, 2, turn(4));
    later(world, |world| open(world, Panel::Hints));
}

fn take_hint(world: &mut World) {
    world.write_message(Intent::TakeHint(0));
    later(world, |world| open(world, Panel::Closed));
}

fn finish(world: &mut World, players: u8) {
    put_on_table(world, played(players, Box::new(Match::is_over) as IsSo));
    later(world, |world| go(world, Page::Results));
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
