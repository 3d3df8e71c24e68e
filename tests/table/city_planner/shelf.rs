//! Several games on one shelf: each leaves nothing on the table to the others.

use bevy::prelude::*;
use doodle_city::{
    games::ALL,
    intent::{Intent, Pick},
    page::Page,
    record::{AnyMatch, Reader},
    rules::{
        Game as _,
        city_planner::{Block, CityPlanner},
        doodle_city::DoodleCity,
    },
    session::Session,
    table::{
        buttons::Button,
        city_planner::{block::BlockCard, pick::TablePick},
        current::ActiveMatch,
        doodle_city::sheet::SheetOf,
        on_table::OnTable,
        table_game::{Selection as _, TableGame},
    },
};

use super::{Desk, set_ups::fresh};
use crate::{
    desk::{Desk as DoodleDesk, DeskOf, PHONES},
    doodle_city::set_ups::fresh as doodle_fresh,
    set_ups::Dice,
};

/// How many things of a kind there are.
fn count<C: Component>(app: &mut App) -> usize {
    let world = app.world_mut();
    world.query::<&C>().iter(world).count()
}

/// Whether everything on the table belongs to this game, and there is something.
fn assert_only<G: TableGame>(desk: &mut DeskOf<G>) {
    let world = desk.0.world_mut();
    let mut things = world.query::<&OnTable>();
    assert!(things.iter(world).all(|of| *of == OnTable::of::<G>()));
    assert_eq!(count::<Button>(&mut desk.0), 6, "every button once");
    let current = desk.0.world().resource::<ActiveMatch>();
    assert_eq!(current.play.as_ref().map(AnyMatch::game), Some(G::NAME));
}

/// What can be picked.
fn picks<G: TableGame>(desk: &DeskOf<G>) -> impl Iterator<Item = &Pick> {
    let intents = desk.map().items.iter().filter_map(|item| item.accessible.intent.as_ref());
    intents.filter_map(|it| if let Intent::Pick(pick) = it { Some(pick) } else { None })
}

fn to_city_planner(desk: DoodleDesk) -> Desk {
    let mut desk = desk.of_game().begin(&fresh(2));
    assert!(!desk.0.world().contains_resource::<Session<DoodleCity>>());
    assert_only(&mut desk);
    assert_eq!((count::<SheetOf>(&mut desk.0), count::<BlockCard>(&mut desk.0)), (0, Block::COUNT));
    desk.tap(&Intent::RollDice);
    assert!(picks(&desk).all(|pick| matches!(pick.of(), Some(TablePick::Block(_)))));
    desk.key(KeyCode::Digit7);
    assert_eq!(desk.selection().block, Some(Block::ALL[6]));
    desk.key(KeyCode::KeyT);
    desk.assert_shows_nothing_but_its_record();
    desk
}

fn to_doodle_city(desk: Desk) -> DoodleDesk {
    let mut desk: DoodleDesk = desk.of_game().begin(&doodle_fresh(2));
    assert!(!desk.0.world().contains_resource::<Session<CityPlanner>>());
    assert_only(&mut desk);
    assert_eq!((count::<BlockCard>(&mut desk.0), count::<SheetOf>(&mut desk.0)), (0, 2));
    assert!(desk.until_a_turn(&mut Dice(1), |_| {}));
    assert!(picks(&desk).all(|pick| pick.of::<TablePick>().is_none()));
    for key in [KeyCode::Digit7, KeyCode::KeyT, KeyCode::KeyV, KeyCode::KeyX] {
        desk.key(key);
        assert!(desk.selection().is_empty(), "{key:?} means nothing here");
    }
    let action = desk.any_action(&mut Dice(2));
    desk.act_by_keys(action);
    desk.tap(&Intent::DismissBanner);
    desk.assert_shows_its_record();
    desk
}

impl Desk {
    /// Once nothing is chosen any more.
    fn assert_shows_nothing_but_its_record(&mut self) {
        while !self.selection().is_empty() {
            self.key(KeyCode::Escape);
        }
        self.assert_shows_its_record();
    }
}

#[test]
fn one_game_after_the_other_leaves_nothing_of_the_first() {
    let desk = to_city_planner(DoodleDesk::new_match(PHONES[0], 2));
    to_city_planner(to_doodle_city(desk));
}

#[test]
fn what_is_chosen_in_one_game_is_not_chosen_in_the_other() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    desk.tap(&Intent::RollDice);
    desk.tap(&TablePick::Block(Block::ALL[2]).into());
    let desk = to_doodle_city(desk).of_game::<CityPlanner>();
    let mut desk = desk.begin(&fresh(2));
    assert!(desk.selection().is_empty());
    desk.assert_shows_its_record();
}

#[test]
fn all_boxes_lie_on_the_shelf_and_a_match_of_each_goes_on() {
    let desk = DoodleDesk::new_match(PHONES[0], 2);
    let first = desk.session().id().clone();
    let desk: Desk = desk.of_game().begin(&fresh(2));
    let second = desk.session().id().clone();
    let mut desk = desk;
    desk.want(Intent::OpenShelf);
    for id in [&first, &second] {
        let id = id.clone();
        desk.until(move |world| {
            let items = &world.resource::<doodle_city::accessibility::InteractionMap>().items;
            items.iter().any(|item| item.accessible.intent == Some(Intent::ContinueMatch(id.clone())))
        });
    }
    let games: Vec<_> = ALL.readers.iter().map(Reader::game).collect();
    for &game in &games {
        assert!(desk.find(&Intent::OpenSetup(game)).is_some(), "{game}");
    }
    assert_eq!(ALL.plugins.len(), games.len());
    desk.want(Intent::ContinueMatch(first.clone()));
    desk.until(World::contains_resource::<Session<DoodleCity>>);
    let mut desk: DoodleDesk = desk.of_game();
    desk.settle();
    assert_eq!((desk.session().id(), *desk.0.world().resource::<State<Page>>().get()), (&first, Page::Table));
    assert_only(&mut desk);
    desk.assert_shows_its_record();
    desk.want(Intent::OpenShelf);
    desk.want(Intent::ContinueMatch(second.clone()));
    desk.until(World::contains_resource::<Session<CityPlanner>>);
    let mut desk: Desk = desk.of_game();
    desk.settle();
    assert_eq!(desk.session().id(), &second);
    assert_only(&mut desk);
    desk.assert_shows_its_record();
}

#[test]
fn where_boards_are_narrow_the_list_of_matches_is_still_there() {
    let mut desk = DoodleDesk::new_match(Vec2::new(667.0, 375.0), 2);
    let id = desk.session().id().clone();
    desk.want(Intent::OpenShelf);
    desk.until(move |world| {
        let items = &world.resource::<doodle_city::accessibility::InteractionMap>().items;
        items.iter().any(|item| item.accessible.intent == Some(Intent::ContinueMatch(id.clone())))
    });
    desk.settle();
    let new = desk
        .map()
        .items
        .iter()
        .filter(|item| item.accessible.intent == Some(Intent::OpenSetup(DoodleCity::NAME)));
    assert_eq!(new.count(), 1, "the lid alone begins another match");
    desk.tap(&Intent::OpenMatches(DoodleCity::NAME));
}
