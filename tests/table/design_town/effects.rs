//! What happens by itself, what ends a turn, and what the table says of it.

use bevy::prelude::*;
use doodle_city::{
    bots::design_town::risk_of_saving,
    drawing::{label::TextLabel, place::MoveTween},
    intent::Intent,
    record::Match,
    rules::{
        Actor, Game as _, LegalActions as _,
        design_town::{Action, Building, Card, DesignTown},
    },
    table::{
        design_town::{
            cards::{CanBeDowngraded, TownCard, Turning},
            pick::{Spot, TablePick},
            show_cards::{Pile, PlayedCard},
            words::{OddsText, Words},
        },
        flight::Flight,
    },
};

use super::{
    Desk,
    set_ups::{can_be_saved, fresh, grown, may, may_go_on},
};
use crate::desk::PHONES;

/// What is written in the place of `What`.
fn said<What: Component>(desk: &mut Desk) -> Option<String> {
    let world = desk.0.world_mut();
    let mut texts = world.query_filtered::<(&TextLabel, &Visibility), With<What>>();
    let said = texts.iter(world).find(|(_, seen)| **seen != Visibility::Hidden);
    said.map(|(label, _)| label.text.clone())
}

#[test]
fn a_card_that_must_be_played_is_played_by_itself() {
    let before = grown(fresh(2), |play| {
        let next = play.game().automatic(play.state());
        next == Some(Action::Play) && play.state().played().len() > 1
    });
    for has_motion in [true, false] {
        let mut desk = Desk::of_size(PHONES[0]).moving(has_motion);
        desk = desk.begin(&before);
        assert_eq!(desk.play().log().get(before.log().len()), Some(&Action::Play));
        desk.assert_shows_its_record();
    }
}

#[test]
fn a_turn_that_nothing_can_save_ends_by_itself() {
    let before = grown(fresh(2), |play| play.state().is_exceeded() && !play.game().can_be_saved(play.state()));
    let mut desk = Desk::of_size(PHONES[0]).set(|settings| settings.banner = false).begin(&before);
    assert_eq!(desk.play().log().get(before.log().len()), Some(&Action::GiveUp));
    assert!(desk.last_move().contains("went over the limit"), "{}", desk.last_move());
    desk.assert_shows_its_record();
}

#[test]
fn a_church_is_offered_and_may_be_declined() {
    let before = grown(fresh(2), can_be_saved);
    let church = Action::Downgrade(Building::Church);
    let mut desk = Desk::of_size(PHONES[0]).begin(&before);
    assert_eq!(desk.chosen(), Some(church), "what helps lies ready");
    assert!(desk.find(&Intent::Pass).is_some());
    let seat = desk.focused();
    desk.act(church);
    assert_eq!((desk.play().actor().seat(), desk.play().state().limit()), (Some(seat), 3));
    let mut desk = Desk::of_size(PHONES[0]).begin(&before);
    desk.act(Action::GiveUp);
    assert_ne!(desk.play().actor(), Actor::Seat(seat));
}

#[test]
fn no_downgrade_is_proposed_that_cannot_save_the_turn() {
    let is_lost = |play: &Match<DesignTown>| {
        let risk = || risk_of_saving(play.game(), play.state(), Building::Church);
        can_be_saved(play) && risk() >= 1.0
    };
    let mut desk = Desk::grown(PHONES[0], 2, is_lost);
    assert_eq!(desk.chosen(), Some(Action::GiveUp));
    let words = said::<Words>(&mut desk).expect("it is said");
    assert!(words.contains("A downgrade would not help"), "{words}");
    assert!(may(desk.play(), |it| matches!(it, Action::Downgrade(_))), "it can still be made");
}

#[test]
fn a_card_that_had_to_be_played_says_so() {
    let was_forced = |play: &Match<DesignTown>| {
        let done = play.log().iter().rfind(|action| !matches!(action, Action::Top(_)));
        done == Some(&Action::Play) && play.state().played().last() == Some(&Building::ResidentialArea)
    };
    let mut desk = Desk::grown(PHONES[0], 2, |play| may_go_on(play) && was_forced(play));
    let words = said::<Words>(&mut desk).expect("it is said");
    assert!(words.starts_with("Residential Area came on top: it must always be played.\n"), "{words}");
}

#[test]
fn what_can_be_downgraded_is_marked() {
    let downgrades = |action: &Action| matches!(action, Action::Downgrade(_));
    let mut desk = Desk::grown(PHONES[0], 2, |play| may_go_on(play) && may(play, downgrades));
    let legal: Vec<Action> = desk.legal().iter().filter(downgrades).collect();
    let world = desk.0.world_mut();
    let mut marked: Vec<_> = world
        .query::<(&Pile, &CanBeDowngraded)>()
        .iter(world)
        .filter(|(_, can)| can.0)
        .map(|(pile, _)| Action::Downgrade(pile.0))
        .collect();
    marked.sort_by_key(|action| legal.iter().position(|it| it == action));
    assert_eq!(marked, legal);
}

#[test]
fn the_last_turn_of_another_player_is_told_beside_their_cards() {
    let has_begun = |play: &Match<DesignTown>| play.game().round(play.state()) > 2 && may_go_on(play);
    let mut desk = Desk::grown(PHONES[0], 3, has_begun);
    let other = desk.focused().clockwise(1, 3);
    let name = desk.play().seats()[other.index()].name.clone();
    desk.tap(&Intent::LookAt(other));
    let words = said::<Words>(&mut desk).expect("it is said");
    assert!(words.starts_with(&name) && words.lines().count() == 1, "{words}");
}

#[test]
fn the_chance_of_going_too_far_is_said_unless_it_is_switched_off() {
    let mut desk = Desk::grown(PHONES[0], 2, may_go_on);
    let said = said::<OddsText>(&mut desk).expect("it is said");
    assert!(said.starts_with("Going on"), "{said}");
    let mut desk = desk.set(|settings| settings.odds = false);
    desk.frame();
    assert_eq!(self::said::<OddsText>(&mut desk), None);
}

#[test]
fn at_the_beginning_of_a_turn_an_empty_deck_can_only_be_shuffled() {
    for (has_played, words) in [
        (false, "Your deck is empty: shuffle your discard pile first."),
        (true, "Your deck is empty. Shuffle your discard pile, or stop."),
    ] {
        let mut desk = Desk::grown(PHONES[0], 2, |play| {
            let may_stop = may(play, |it| *it == Action::Stop);
            may(play, |it| matches!(it, Action::Shuffle { .. }))
                && !play.game().is_winning(play.state())
                && (may_stop, play.state().played().is_empty()) == (has_played, !has_played)
        });
        // What others did comes before it.
        let said = said::<Words>(&mut desk).expect("it is said");
        assert_eq!(said.lines().last(), Some(words));
        assert_eq!(said.lines().count(), if has_played { 1 } else { 2 });
        // The place of the deck shuffles, like the button.
        let before = desk.steps();
        let place = desk.laid().deck.center();
        desk.tap_at(place);
        desk.settle();
        assert!(matches!(desk.play().log()[before], Action::Shuffle { .. }));
    }
}

#[test]
fn a_card_is_read_aloud_with_what_its_signs_say() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| {
        may_go_on(play) && play.state().top(play.game().on_turn(play.state())) == Some(Building::Factory)
    });
    let read = |desk: &Desk, name: &str| {
        let items = desk.map().iter().map(|item| &item.accessible);
        items.filter(|it| it.name == name).map(|it| it.value.clone()).last().expect("it is there")
    };
    assert_eq!(
        read(&desk, "On top of the deck: Factory"),
        "Brings: 2 coins. Discard the bottom card of your deck."
    );
    desk.tap(&TablePick::Card(Spot::Supply(Card::Factory)).into());
    let back = "Brings: 3 coins, 1 VP, 1 unhappy. Downgrade: +1 VP. Back of Factory.";
    assert_eq!(read(&desk, "Power Plant"), back);
}

#[test]
fn whoever_has_won_by_stopping_is_told_so_whatever_comes_next() {
    let wins =
        |play: &Match<DesignTown>| play.game().is_winning(play.state()) && may(play, |it| *it == Action::Stop);
    let is_unsafe = |play: &Match<DesignTown>| {
        let state = play.state();
        let top = state.top(play.game().on_turn(state));
        top.is_none_or(|top| play.game().cards().printed(top).is_unhappy && state.unhappy() >= state.limit())
    };
    let mut desk = Desk::grown(PHONES[0], 2, |play| wins(play) && is_unsafe(play));
    assert_eq!(said::<Words>(&mut desk).as_deref(), Some("Stop and build: that wins!"));
    // The main button wins; whoever wants to play on still can.
    let mut desk = Desk::grown(PHONES[0], 2, |play| wins(play) && may(play, |it| *it == Action::Play));
    assert_eq!(desk.chosen(), Some(Action::Stop));
    desk.act(Action::Play);
}

/// What moves after `action` until everything lies still again: cards that come to the row, that pass from place to
/// place, and that turn over.
fn movements(desk: &mut Desk, action: Action) -> [bool; 3] {
    desk.choose(action);
    let (before, main) = (desk.steps(), desk.laid().confirm.center());
    desk.tap_at(main);
    let mut seen = [false; 3];
    for _ in 0..400 {
        desk.frame();
        let world = desk.0.world_mut();
        let counts = [
            world.query_filtered::<(), (With<PlayedCard>, With<MoveTween>)>().iter(world).count(),
            world.query_filtered::<(), (With<Flight>, With<TownCard>)>().iter(world).count(),
            world.query_filtered::<(), With<Turning>>().iter(world).count(),
        ];
        seen = core::array::from_fn(|at| seen[at] || counts[at] > 0);
        if desk.steps() > before && !desk.is_moving() {
            break;
        }
    }
    desk.settle();
    seen
}

/// Somebody may play this building, of which nobody knows what lies under it.
fn plays(building: Building) -> impl Fn(&Match<DesignTown>) -> bool {
    move |play| {
        let seat = play.game().on_turn(play.state());
        let may_play = may(play, |it| *it == Action::Play) && play.state().top(seat) == Some(building);
        may_play && !play.game().is_forced(play.state()) && play.state().under_top(seat).len() > 3
    }
}

#[test]
fn a_card_comes_from_the_deck_and_the_next_one_turns_up() {
    let mut desk = Desk::grown(PHONES[0], 2, plays(Building::ConvenienceStore));
    assert_eq!(movements(&mut desk, Action::Play), [true, false, true]);
    let mut still = Desk::grown(PHONES[0], 2, plays(Building::ConvenienceStore)).moving(false);
    assert_eq!(movements(&mut still, Action::Play), [false; 3]);
}

#[test]
fn a_factory_sends_the_bottom_card_to_the_discard() {
    let mut desk = Desk::grown(PHONES[0], 2, plays(Building::Factory));
    let seat = desk.focused();
    let before = desk.play().state().discard(seat).len();
    assert_eq!(movements(&mut desk, Action::Play), [true, true, true]);
    assert_eq!(desk.play().state().discard(seat).len(), before + 1);
}
