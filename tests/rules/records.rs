//! Records: what is written is read again and written the same; undo forgets.

use doodle_city::{
    record::{Controller, Header, Match, Player, Seeded},
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _,
        doodle_city::{DoodleCity, Legal},
    },
};

use crate::doodle_city::table::{Table, old_town_for, players};

/// A match of this game.
pub type Played = Match<DoodleCity>;

/// Two people after one round: five starting roads, a roll, a road, a house.
pub fn one_round() -> String {
    let mut table = Table::fresh(old_town_for(2));
    table.round(&["1,1 ─", "2,3"]);
    table.played().record().write()
}

/// The record with some of its text replaced.
pub fn changed(from: &str, to: &str) -> String {
    let text = one_round();
    assert!(text.contains(from), "`{from}` is not in\n{text}");
    text.replacen(from, to, 1)
}

/// A whole match with the dice of a seed.
pub fn whole(seed: u64) -> Played {
    let mut played = Played::new(old_town_for(1), players(&old_town_for(1))).unwrap();
    let (mut dice, mut legal) = (Seeded::new(seed), Legal::default());
    while played.actor() != Actor::GameOver {
        played.game().legal(played.state(), &mut legal);
        let action = played.draw(&mut dice).or(legal.get(0));
        played.apply(action.unwrap(), &mut IgnoreEvents).unwrap();
    }
    played.set_seed(seed);
    played
}

#[test]
fn a_written_record_is_read_and_written_the_same() {
    for text in
        [one_round(), whole(3).record().write(), Table::fresh(old_town_for(6)).played().record().write()]
    {
        let read = Played::read(text.as_bytes()).unwrap();
        assert_eq!(read.record().write(), text);
    }
}

#[test]
fn a_match_that_has_not_begun_can_be_written_and_read() {
    let begun = Played::new(old_town_for(2), players(&old_town_for(2))).unwrap();
    let text = begun.record().write();
    assert!(text.ends_with("\"log\": []\n}\n"), "{text}");
    assert_eq!(Played::read(text.as_bytes()).unwrap().record().write(), text);
}

#[test]
fn every_action_has_its_line() {
    let text = one_round();
    let lines: Vec<&str> = text.lines().rev().skip(2).take(3).map(str::trim).collect();
    assert_eq!(
        lines,
        [
            r#"{"cross":{"die":3,"square":[2,3]}}"#,
            r#"{"draw":{"die":1,"square":[1,1],"road":"WE"}},"#,
            r#"{"roll":{"blue":6,"white":[1,1,3]}},"#,
        ]
    );
}

#[test]
fn the_header_can_be_read_alone() {
    let header = Header::read(one_round().as_bytes()).unwrap();
    assert_eq!((header.game.as_str(), header.version, header.rules), ("doodle-city", 1, 1));
}

#[test]
fn names_and_who_decides_are_kept() {
    let seats =
        vec![Player::person("Åse \"the road\" Ødegård"), Player { name: "無".into(), by: Controller::Random }];
    let played = Played::new(old_town_for(2), seats.clone()).unwrap();
    let read = Played::read(played.record().write().as_bytes()).unwrap();
    assert_eq!(read.seats(), seats);
}

#[test]
fn who_decides_is_a_person_unless_it_is_said() {
    let text = changed(r#","by":"person""#, "");
    assert_eq!(Played::read(text.as_bytes()).unwrap().seats()[0].by, Controller::Person);
}

#[test]
fn a_seed_is_not_written_before_the_end() {
    let mut going_on = whole(3).at(20);
    going_on.set_seed(3);
    assert_eq!(going_on.record().seed, None);
    assert_eq!(whole(3).record().seed, Some(3));
}

#[test]
fn going_back_forgets_what_came_later() {
    let played = whole(3);
    let earlier = played.at(10);
    assert_eq!(earlier.log(), &played.log()[..10]);
    let mut again = earlier;
    for &action in &played.log()[10..] {
        again.apply(action, &mut IgnoreEvents).unwrap();
    }
    assert_eq!(again.state(), played.state());
    assert_eq!(played.at(10_000).log(), played.log());
}
