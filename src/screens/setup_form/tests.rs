//! What comes of a form that was filled in.

use super::*;
use crate::{record::Seeded, rules::Game as _};

fn form(seats: &[&str]) -> SetupForm {
    SetupForm { seats: seats.iter().map(|&name| Player::person(name)).collect(), ..SetupForm::default() }
}

fn settings(names: &[&str]) -> Settings {
    Settings { names: names.iter().map(|&name| name.to_owned()).collect(), ..Settings::default() }
}

#[test]
fn the_first_match_starts_without_anything_filled_in() {
    let locale = Locale::default();
    let begun = SetupForm::default().start(&locale, &mut Seeded::new(1)).expect("it can be played");
    let names: Vec<_> = begun.seats().iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Player 1", "Player 2"]);
    let setup = begun.game().setup();
    assert_eq!((setup.sheet.name(), setup.more_control, setup.free_circling), ("Old Town", false, false));
}

#[test]
fn names_are_trimmed_cut_and_made_distinct() {
    let long = "å".repeat(60);
    let names = form(&[" Ada ", "Ada", "", "Player 3", &long, &long]).names(&Locale::default());
    assert_eq!(names[..4], ["Ada", "Ada 2", "Player 3", "Player 3 2"]);
    assert_eq!((names[4].chars().count(), names[5].chars().count()), (40, 40));
    assert!(names[5].ends_with("å 2"));
    assert_eq!(form(&["a\u{7}b\n"]).names(&Locale::default()), ["ab"]);
}

#[test]
fn everything_that_was_chosen_is_in_the_setup() {
    let mut form = form(&["Ada", "Bo", "Cleo"]);
    (form.sheet, form.more_control, form.free_circling, form.first) = (1, true, true, Some(2));
    let (setup, players) = form.setup(&Locale::default(), &mut Seeded::new(1)).expect("it can be played");
    assert_eq!((setup.players, setup.first, players.len()), (3, Seat(2), 3));
    assert!(setup.more_control && setup.free_circling && setup.sheet == built_in_sheets()[1]);
}

#[test]
fn lots_reach_every_seat_and_no_other() {
    let form = form(&["Ada", "Bo", "Cleo"]);
    let locale = Locale::default();
    let mut firsts: Vec<_> = (0..60)
        .filter_map(|seed| form.setup(&locale, &mut Seeded::new(seed)))
        .map(|(setup, _)| setup.first.0)
        .collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts, [0, 1, 2]);
}

#[test]
fn one_to_six_can_sit_down() {
    let mut form = form(&["Ada", "Bo", "Cleo"]);
    form.first = Some(2);
    form.remove_seat(0);
    assert_eq!((form.first, form.seats.len()), (Some(1), 2));
    form.remove_seat(1);
    form.remove_seat(0);
    form.remove_seat(7);
    assert_eq!((form.first, form.seats.as_slice()), (None, [Player::person("Bo")].as_slice()));
    (0..9).for_each(|_| form.add_seat());
    assert_eq!(form.seats.len(), 6);
    assert!((0..5).all(|n| form.seat(&n.to_string())) && !form.seat("late"));
}

#[test]
fn known_names_sit_down_where_nobody_is_yet() {
    let settings = settings(&["Ada", "Bo", "Cleo"]);
    let mut form = SetupForm::default();
    form.remember(&settings);
    assert_eq!(form.seats, ["Ada", "Bo"].map(Player::person));
    assert_eq!(form.names_to_offer(&settings), ["Cleo"]);
    assert!(form.seat("Cleo"));
    assert_eq!(form.seats, ["Ada", "Bo", "Cleo"].map(Player::person));
    assert!(form.names_to_offer(&settings).is_empty());
    form.remember(&Settings::default());
    assert_eq!(form.seats.len(), 3, "what was filled in stays");
}

#[test]
fn only_typed_names_are_remembered_in_the_order_of_the_seats() {
    let mut known = settings(&["Cleo"]);
    form(&["Ada", " ", "Bo"]).typed_names().for_each(|name| known.remember(&name));
    assert_eq!(known.names, ["Ada", "Bo", "Cleo"]);
}

#[test]
fn computer_players_are_named_by_their_level_and_no_name_is_remembered() {
    let mut form = form(&["Ada"]);
    form.choose(0, By::Level(Level::Master));
    form.choose(0, By::Person);
    (0..2).for_each(|_| form.add_computer());
    form.add_seat();
    form.seats[2].name = "Deep Pen".into();
    let begun = form.start(&Locale::default(), &mut Seeded::new(1)).expect("it can be played");
    let master = |name: &str| Player { name: name.into(), by: By::Level(Level::Master) };
    let seats = [Player::person("Ada"), master("Master"), master("Deep Pen"), Player::person("Player 4")];
    assert_eq!(begun.seats(), seats);
    assert_eq!(form.typed_names().collect::<Vec<_>>(), ["Ada"]);
}

#[test]
fn the_seats_of_the_last_match_come_back() {
    let mut last = form(&["Ada"]);
    last.choose(0, By::Level(Level::Expert));
    last.add_seat();
    let settings = Settings { seats: last.seats.clone(), ..settings(&["Cleo"]) };
    let mut form = SetupForm::default();
    form.remember(&settings);
    assert_eq!((form.seats, form.level), (last.seats, Level::Expert));
}
