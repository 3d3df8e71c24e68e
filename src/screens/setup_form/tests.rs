//! What comes of a form that was filled in.

use super::*;
use crate::{
    record::{Match, Seeded},
    rules::{Game as _, doodle_city::DoodleCity},
};

const GAME: GameBox = GameBox::of::<DoodleCity>();

fn form(seats: &[&str]) -> SetupForm {
    SetupForm::of(&GAME, seats.iter().map(|&name| Player::person(name)))
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
    let begun = SetupForm::new(&GAME).start(&GAME, &locale, &mut Seeded::new(1)).expect("it can be played");
    let names: Vec<_> = begun.seats().iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Player 1", "Player 2"]);
    let play: &Match<DoodleCity> = begun.of().expect("it is one of this game");
    let setup = play.game().setup();
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
fn lots_reach_every_seat_and_no_other() {
    let form = form(&["Ada", "Bo", "Cleo"]);
    let mut firsts: Vec<_> = (0..60).map(|seed| form.agreed(&mut Seeded::new(seed)).first.0).collect();
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
    let seats = form.seats(&Locale::default());
    assert_eq!(form.agreed(&mut Seeded::new(1)).first, Seat(1));
    assert_eq!(seats, ["Ada", "Cleo"].map(Player::person));
    form.add_computer();
    assert_eq!(form.chairs[1].as_ref().map(|player| player.by), Some(Controller::Level(Level::Skilled)));
    form.leave(1);
    form.remember(&Settings::default());
    assert_eq!((form.chairs[1].clone(), form.first), (Some(Player::person("Cleo")), Some(1)));
}

#[test]
fn known_names_sit_down_where_nobody_is_yet() {
    let settings = settings(&["Ada", "Bo", "Cleo"]);
    let mut form = SetupForm::new(&GAME);
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
    form.choose(0, Controller::Level(Level::Master));
    form.choose(0, Controller::Person);
    (0..2).for_each(|_| form.add_computer());
    form.add_person();
    if let Some(player) = &mut form.chairs[2] {
        player.name = "Deep Pen".into();
    }
    let begun = form.start(&GAME, &Locale::default(), &mut Seeded::new(1)).expect("it can be played");
    let master = |name: &str| Player { name: name.into(), by: Controller::Level(Level::Master) };
    let seats = [Player::person("Ada"), master("Master"), master("Deep Pen"), Player::person("Player 4")];
    assert_eq!(begun.seats(), seats);
    assert_eq!(form.typed_names().collect::<Vec<_>>(), ["Ada"]);
}

#[test]
fn the_seats_of_the_last_match_come_back() {
    let mut last = form(&["Ada"]);
    last.choose(0, Controller::Level(Level::Expert));
    last.add_person();
    let mut settings = settings(&["Cleo"]);
    settings.tables.insert(GAME.name.into(), players(&last));
    let mut form = SetupForm::new(&GAME);
    form.remember(&settings);
    assert_eq!((form.chairs, form.level), (last.chairs, Level::Expert));
}

#[test]
fn a_game_for_two_has_two_chairs_and_nobody_leaves_or_joins() {
    let game = GameBox { players: (2, 2), ..GAME };
    let mut form = SetupForm::of(&game, ["Ada", "Bo", "Cleo"].map(Player::person));
    assert_eq!(players(&form), ["Ada", "Bo"].map(Player::person));
    assert!(!form.can_leave() && !form.has_room());
    form.leave(0);
    form.add_person();
    assert_eq!(form.players(), 2);
    assert_eq!(SetupForm::of(&game, [Player::person("Ada")]).players(), 2);
}

#[test]
fn each_game_has_a_form_of_its_own() {
    let boxes = Boxes(vec![GAME, GameBox { name: "chess", players: (2, 2), ..GAME }]);
    let mut forms = SetupForms::default();
    let chairs =
        |forms: &mut SetupForms| forms.current(&boxes).map(|(game, form)| (game.name, form.chairs.len()));
    assert_eq!(chairs(&mut forms), Some(("doodle-city", 6)));
    forms.open("chess");
    assert_eq!(chairs(&mut forms), Some(("chess", 2)));
    forms.open("unheard-of");
    assert_eq!(chairs(&mut forms), Some(("doodle-city", 6)));
}
