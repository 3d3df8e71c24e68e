//! A card opens large with both its sides, and what can be done with it.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    record::Match,
    rules::design_town::{Action, Building, Card, DesignTown},
    table::{
        design_town::{
            cards::{IsPale, Upwards},
            pick::{Spot, TablePick},
            selection::TownSelection,
            show_open::OpenSide,
            show_supply::Stack,
        },
        table_game::Selection as _,
    },
};

use super::{
    Desk,
    set_ups::{builds, may_go_on, shuffles},
};
use crate::desk::{PHONES, SIZES};

/// The sides that lie open.
fn sides(desk: &mut Desk) -> Vec<Option<Building>> {
    let world = desk.0.world_mut();
    let mut sides = world.query::<(&OpenSide, &Upwards, &Visibility)>();
    let mut open: Vec<_> = sides
        .iter(world)
        .filter(|(.., seen)| **seen != Visibility::Hidden)
        .map(|(side, up, _)| (side.0, up.0))
        .collect();
    open.sort_by_key(|(side, _)| *side);
    open.into_iter().map(|(_, building)| building).collect()
}

#[test]
fn any_card_opens_with_both_sides_and_closes_again() {
    for size in SIZES {
        let mut desk = Desk::grown(size, 2, may_go_on).moving(false);
        let (steps, before) = (desk.steps(), desk.looks());
        let mut spots: Vec<Spot> = [Card::Factory, Card::ConstructionYard].map(Spot::Supply).into();
        spots.push(Spot::Elsewhere(desk.play().state().played()[0]));
        for spot in spots {
            assert_eq!(sides(&mut desk), []);
            desk.tap(&TablePick::Card(spot).into());
            let building = spot.building();
            assert_eq!(sides(&mut desk), [Some(building), Some(building.other_side())]);
            desk.tap(&Intent::Unchoose);
            assert_eq!(desk.looks(), before);
        }
        assert_eq!(desk.steps(), steps);
    }
}

#[test]
fn an_open_card_closes_where_it_lies_and_with_escape() {
    let mut desk = Desk::grown(PHONES[0], 2, may_go_on).moving(false);
    let spot = TablePick::Card(Spot::Supply(Card::Hospital));
    desk.tap(&spot.into());
    let at = desk.laid().side(0, false).center();
    desk.tap_at(at);
    desk.settle();
    assert_eq!(sides(&mut desk), []);
    desk.tap(&spot.into());
    desk.key(KeyCode::Escape);
    assert_eq!(sides(&mut desk), []);
}

#[test]
fn while_cards_are_played_a_card_of_the_supply_is_only_read() {
    let mut desk = Desk::grown(PHONES[0], 2, may_go_on);
    desk.tap(&TablePick::Card(Spot::Supply(Card::ConvenienceStore)).into());
    assert_eq!(desk.chosen(), Some(Action::Play), "what is next stays what is next");
    assert!(desk.find(&TablePick::Option(0).into()).is_none());
    let steps = desk.steps();
    let main = desk.laid().confirm.center();
    desk.tap_at(main);
    desk.settle();
    assert_eq!((desk.selection().is_empty(), desk.steps()), (true, steps), "the main button only closes it");
}

#[test]
fn enter_closes_an_open_card_with_which_nothing_can_be_done() {
    let mut desk = Desk::grown(PHONES[0], 2, may_go_on).moving(false);
    let (steps, spot) = (desk.steps(), TablePick::Card(Spot::Supply(Card::Hospital)));
    desk.go_to(&spot.into());
    desk.key(KeyCode::Enter);
    assert_eq!(sides(&mut desk).len(), 2);
    desk.key(KeyCode::Enter);
    assert_eq!((sides(&mut desk).len(), desk.steps()), (0, steps));
}

#[test]
fn what_is_not_offered_leaves_what_is_chosen() {
    let dear = |play: &Match<DesignTown>| {
        let can = |action| super::set_ups::may(play, |it| *it == action);
        builds(play) && can(Action::Buy(Card::Hospital)) && !can(Action::Develop(Card::Hospital))
    };
    let mut desk = Desk::grown(PHONES[0], 2, dear);
    desk.key(KeyCode::Digit2);
    assert_eq!(desk.chosen(), Some(Action::Buy(Card::Hospital)));
    desk.key(KeyCode::KeyW);
    assert_eq!(desk.chosen(), Some(Action::Buy(Card::Hospital)));
}

#[test]
fn a_card_is_bought_or_developed() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| {
        builds(play) && super::set_ups::may(play, |it| *it == Action::Develop(Card::ConvenienceStore))
    });
    desk.tap(&TablePick::Card(Spot::Supply(Card::ConvenienceStore)).into());
    assert_eq!(desk.chosen(), Some(Action::Buy(Card::ConvenienceStore)), "the first thing is chosen");
    desk.tap(&TablePick::Option(1).into());
    assert_eq!(desk.chosen(), Some(Action::Develop(Card::ConvenienceStore)));
    let (seat, steps) = (desk.focused(), desk.steps());
    desk.tap(&Intent::Confirm);
    assert_eq!(desk.play().log().get(steps), Some(&Action::Develop(Card::ConvenienceStore)));
    assert!(desk.play().state().discard(seat).has(Building::ShoppingMall));
}

#[test]
fn what_stays_in_the_discard_is_said_before_it_is_shuffled() {
    let mut desk = Desk::grown(PHONES[0], 2, shuffles);
    assert_eq!(desk.chosen(), Some(Action::Shuffle { stay: 0, remove: None }));
    assert!(desk.find(&TablePick::FewerStay.into()).is_none(), "nothing stays yet");
    desk.tap(&TablePick::MoreStay.into());
    assert_eq!(desk.chosen(), Some(Action::Shuffle { stay: 1, remove: None }));
    desk.tap(&TablePick::FewerStay.into());
    assert_eq!(desk.chosen(), Some(Action::Shuffle { stay: 0, remove: None }));
}

#[test]
fn where_the_next_card_would_lose_the_turn_the_main_button_stops() {
    // At the limit, with one more of the unhappy on top.
    let loses = |play: &Match<DesignTown>| {
        let (game, state) = (play.game(), play.state());
        let top = state.top(game.on_turn(state));
        let is_unhappy = top.is_some_and(|top| game.cards().printed(top).is_unhappy);
        may_go_on(play) && is_unhappy && state.unhappy() == state.limit() && !game.is_winning(state)
    };
    let desk = Desk::grown(PHONES[0], 2, loses);
    assert_eq!(desk.chosen(), Some(Action::Stop));
    let is_safe = |play: &Match<DesignTown>| {
        may_go_on(play)
            && play.state().unhappy() < play.state().limit()
            && !play.game().is_winning(play.state())
    };
    assert_eq!(Desk::grown(PHONES[0], 2, is_safe).chosen(), Some(Action::Play));
}

#[test]
fn a_solo_shuffle_names_its_card_first() {
    let mut desk = Desk::grown(PHONES[0], 1, shuffles);
    assert_eq!(desk.chosen(), None);
    assert!(desk.find(&Intent::Confirm).is_none(), "there is nothing to confirm yet");
    let stacks: Vec<_> = desk.0.world_mut().query::<(&Stack, &IsPale)>().iter(desk.0.world()).collect();
    for (&Stack(card), pale) in stacks {
        assert_eq!(pale.0, !TownSelection::can_use(desk.play(), Spot::Supply(card)), "{card:?}");
    }
    desk.tap(&TablePick::MoreStay.into());
    desk.tap(&TablePick::Card(Spot::Supply(Card::CentralPark)).into());
    let shuffle = Action::Shuffle { stay: 1, remove: Some(Card::CentralPark) };
    assert_eq!(desk.chosen(), Some(shuffle));
    let (steps, left) = (desk.steps(), desk.play().state().supply(Card::CentralPark));
    desk.tap(&Intent::Confirm);
    assert_eq!(desk.play().log().get(steps), Some(&shuffle));
    assert_eq!(desk.play().state().supply(Card::CentralPark), left - 1);
}

#[test]
fn everybodys_discard_can_be_looked_at() {
    let mut desk = Desk::grown(PHONES[0], 3, may_go_on);
    let (before, on_turn) = (desk.looks(), desk.focused());
    let other = on_turn.clockwise(1, 3);
    desk.tap(&Intent::LookAt(other));
    assert_eq!((desk.focused(), desk.selection().looking_at()), (other, Some(other)));
    assert!(desk.find(&Intent::Confirm).is_none(), "nobody plays for somebody else");
    desk.tap(&Intent::Back);
    assert_eq!(desk.focused(), on_turn);
    assert_eq!(desk.looks(), before);
}

#[test]
fn whoever_looks_at_others_cards_does_nothing_with_their_own() {
    let upgrades = |play: &Match<DesignTown>| {
        let discard = play.state().discard(play.game().on_turn(play.state()).clockwise(1, 2));
        discard.has(Building::Hospital)
            && super::set_ups::may(play, |it| *it == Action::Upgrade(Card::Hospital))
    };
    for so in [&upgrades as &dyn Fn(&Match<DesignTown>) -> bool, &may_go_on] {
        let mut desk = Desk::grown(PHONES[0], 2, so);
        let (steps, other) = (desk.steps(), desk.focused().clockwise(1, 2));
        let look = |desk: &mut Desk| {
            desk.want(Intent::LookAt(other));
            assert_eq!(desk.focused(), other);
        };
        look(&mut desk);
        desk.key(KeyCode::KeyP);
        desk.want(Intent::Confirm);
        assert_eq!((desk.focused(), desk.steps()), (other.clockwise(1, 2), steps), "it only closes");
        look(&mut desk);
        desk.want(TablePick::Card(Spot::Discard(Building::Hospital)).into());
        assert_eq!(desk.selection().action, None);
        desk.want(Intent::Confirm);
        assert_eq!((desk.selection().is_empty(), desk.steps()), (true, steps));
    }
}
