//! What happens by itself, what ends a turn, and what the table says of it.

use bevy::prelude::*;
use doodle_city::{
    board::design_town::words::OddsText,
    rules::{
        Actor, Game as _,
        design_town::{Action, Building, Event},
    },
    semantics::Intent,
    theme::label::Label,
};

use super::{
    Desk,
    set_ups::{can_be_saved, fresh, grown, may, may_go_on},
};
use crate::desk::PHONES;

/// What is said of the chance that going on ends the turn.
fn odds(desk: &mut Desk) -> Option<String> {
    let world = desk.0.world_mut();
    let mut texts = world.query_filtered::<(&Label, &Visibility), With<OddsText>>();
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
    assert!(desk.turn().news.contains("went too far"), "{}", desk.turn().news);
    desk.assert_shows_its_record();
}

#[test]
fn a_church_is_offered_and_may_be_declined() {
    let before = grown(fresh(2), can_be_saved);
    let church = Action::Downgrade(Building::Church);
    let mut desk = Desk::of_size(PHONES[0]).begin(&before);
    assert_eq!(desk.chosen(), Some(church), "what helps lies ready");
    assert!(desk.find(&Intent::Pass).is_some());
    let seat = desk.turn().large;
    desk.act(church);
    assert_eq!((desk.play().actor().seat(), desk.play().state().limit()), (Some(seat), 3));
    let mut desk = Desk::of_size(PHONES[0]).begin(&before);
    desk.act(Action::GiveUp);
    assert_ne!(desk.play().actor(), Actor::Seat(seat));
}

#[test]
fn the_chance_of_going_too_far_is_said_unless_it_is_switched_off() {
    let mut desk = Desk::grown(PHONES[0], 2, may_go_on);
    let said = odds(&mut desk).expect("it is said");
    assert!(said.contains('%'), "{said}");
    let mut desk = desk.set(|settings| settings.odds = false);
    desk.frame();
    assert_eq!(odds(&mut desk), None);
}

#[test]
fn nothing_on_the_table_says_how_many_cards_a_deck_has() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| may_go_on(play) && play.log().len() > 60);
    let (game, state) = (desk.play().game().clone(), desk.play().state().clone());
    // The same table with another card in the deck of whoever is on turn looks the same but for the chance.
    let seat = game.on_turn(&state);
    let count = state.under_top(seat).len();
    assert!(count > 0);
    let says_count = |line: &String| line.contains(&format!("{count} cards in"));
    assert!(!desk.looks().iter().any(says_count));
}

#[test]
fn what_is_played_is_told_in_events_that_are_shown() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| may(play, |it| *it == Action::Stop));
    let before = desk.play().state().clone();
    desk.act(Action::Stop);
    assert!(desk.play().state().is_building() || desk.play().state() != &before);
    let mut events: Vec<Event> = Vec::new();
    let mut play = desk.play().clone();
    if play.state().is_building() {
        play.apply(Action::End, &mut events).expect("a turn can be ended");
        assert!(matches!(events[0], Event::TurnEnded { .. }));
    }
}
