//! What comes of a form that was filled in.

use super::*;
use crate::record::Seeded;

fn form(seats: &[&str]) -> SetupForm {
    SetupForm::of(seats.iter().map(|&name| Player::person(name)))
}

/// Who sits where, from chair to chair.
fn players(form: &SetupForm) -> Vec<Player> {
    form.chairs.iter().flatten().cloned().collect()
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
    form.leave(0);
    assert_eq!((form.first, form.players()), (Some(2), 2));
    form.leave(2);
    form.leave(1);
    form.leave(7);
    assert_eq!((form.first, players(&form)), (None, vec![Player::person("Bo")]));
    (0..9).for_each(|_| form.add_person());
    assert_eq!(form.players(), 6);
    assert!((0..5).all(|n| form.seat(&n.to_string())) && !form.seat("late"));
}

#[test]
fn whoever_leaves_moves_nobody_until_the_next_set_up() {
    let mut form = form(&["Ada", "Bo", "Cleo"]);
    form.first = Some(2);
    form.leave(1);
    let chairs = ["Ada", "", "Cleo"].map(|name| (!name.is_empty()).then(|| Player::person(name)));
    assert_eq!(form.chairs[..3], chairs);
    let (setup, seats) = form.setup(&Locale::default(), &mut Seeded::new(1)).expect("it can be played");
    assert_eq!((setup.first, seats), (Seat(1), ["Ada", "Cleo"].map(Player::person).to_vec()));
    form.add_computer();
    assert_eq!(form.chairs[1].as_ref().map(|player| player.by), Some(By::Level(Level::Skilled)));
    form.leave(1);
    form.remember(&Settings::default());
    assert_eq!((form.chairs[1].clone(), form.first), (Some(Player::person("Cleo")), Some(1)));
}

#[test]
fn known_names_sit_down_where_nobody_is_yet() {
    let settings = settings(&["Ada", "Bo", "Cleo"]);
    let mut form = SetupForm::default();
    form.remember(&settings);
    assert_eq!(players(&form), ["Ada", "Bo"].map(Player::person));
    assert_eq!(form.known, ["Cleo", "Ada", "Bo"]);
    let can_sit = |form: &SetupForm| form.known.iter().filter(|name| form.can_sit(name)).count();
    assert_eq!(can_sit(&form), 1);
    assert!(form.seat("Cleo"));
    assert_eq!(players(&form), ["Ada", "Bo", "Cleo"].map(Player::person));
    assert_eq!((can_sit(&form), form.known[0].as_str()), (0, "Cleo"), "all names keep their places");
    form.remember(&Settings::default());
    assert_eq!(form.players(), 3, "what was filled in stays");
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
    form.add_person();
    if let Some(player) = &mut form.chairs[2] {
        player.name = "Deep Pen".into();
    }
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
    last.add_person();
    let mut settings = settings(&["Cleo"]);
    settings.tables.insert(DoodleCity::NAME.into(), players(&last));
    let mut form = SetupForm::default();
    form.remember(&settings);
    assert_eq!((form.chairs, form.level), (last.chairs, Level::Expert));
}
