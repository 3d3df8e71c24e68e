//! What is agreed on before a match: who plays, with which cards, and what everybody begins with.

use doodle_city::rules::{
    Actor, BadSeats, Game as _, Seat,
    design_town::{Action, BadSetup, Building, Card, Cards, DesignTown, Illegal, Setup},
};

use super::table::{Table, setup, words};

fn refused(setup: Setup) -> Option<BadSetup> {
    DesignTown::new(setup).err()
}

fn with(change: impl Fn(&mut serde_json::Value)) -> Setup {
    let mut cards = serde_json::to_value(Cards::built_in()).unwrap();
    change(&mut cards);
    Setup { cards: serde_json::from_value(cards).unwrap(), ..setup(2) }
}

const BOUGHT: &str = "convenience-store hospital factory central-park";

#[test]
fn everybody_begins_with_four_residential_areas_an_apartment_and_one_card_of_each_stack() {
    let homes = "residential-area residential-area residential-area residential-area apartment";
    for (players, first_game, others, count) in [
        (1, false, " flea-market", 10),
        (1, true, "", 9),
        (2, false, " flea-market construction-yard", 11),
        (4, false, " flea-market construction-yard", 11),
        (3, true, "", 9),
    ] {
        let game = DesignTown::new(Setup { first_game, ..setup(players) }).unwrap();
        let deck = game.starting_deck();
        assert_eq!((words(&deck), deck.len()), (format!("{homes} {BOUGHT}{others}"), count));
        let start = game.start();
        assert!(game.all_seats().all(|seat| *start.under_top(seat) == deck && start.top(seat).is_none()));
    }
}

#[test]
fn the_supply_of_several_players_is_what_the_cards_say() {
    for players in 2..=4 {
        let table = Table::new(setup(players));
        assert_eq!(Card::ALL.map(|card| table.state().supply(card)), [0, 12, 12, 8, 8, 10, 10]);
        let table = Table::new(Setup { first_game: true, ..setup(players) });
        assert_eq!(Card::ALL.map(|card| table.state().supply(card)), [0, 12, 12, 8, 8, 0, 0]);
    }
}

#[test]
fn a_solo_player_has_four_cards_of_each_stack_and_no_construction_yard() {
    let supply = |first_game| {
        let table = Table::new(Setup { first_game, ..setup(1) });
        Card::ALL.map(|card| table.state().supply(card))
    };
    assert_eq!([supply(false), supply(true)], [[0, 4, 4, 4, 4, 4, 0], [0, 4, 4, 4, 4, 0, 0]]);
}

#[test]
fn the_tops_of_all_decks_are_shown_in_the_order_of_the_seats() {
    let game = DesignTown::new(Setup { first: Seat(1), ..setup(3) }).unwrap();
    let mut state = game.start();
    assert_eq!((game.actor(&state), game.round(&state)), (Actor::Chance(None), 0));
    let mut events = Vec::new();
    for top in [Building::Hospital, Building::Factory, Building::Apartment] {
        game.apply(&mut state, Action::Top(top), &mut events).unwrap();
    }
    assert_eq!(
        (0..3).map(|seat| state.top(Seat(seat))).collect::<Vec<_>>(),
        [Some(Building::Hospital), Some(Building::Factory), Some(Building::Apartment)]
    );
    assert_eq!((game.actor(&state), game.round(&state)), (Actor::Seat(Seat(1)), 1));
    assert_eq!(events.len(), 3);
}

#[test]
fn one_to_four_play_and_one_of_them_begins() {
    assert_eq!(refused(setup(0)), Some(BadSeats::Players { found: 0, most: 4 }.into()));
    assert_eq!(refused(setup(5)), Some(BadSeats::Players { found: 5, most: 4 }.into()));
    let first = Seat(2);
    assert_eq!(refused(Setup { first, ..setup(2) }), Some(BadSeats::First { first, players: 2 }.into()));
    assert!((1..=4).all(|players| refused(setup(players)).is_none()));
}

#[test]
fn one_building_at_most_stays_and_one_is_given_away() {
    let twice = with(|cards| cards["factory"]["back"]["effect"] = "may_stay".into());
    assert_eq!(refused(twice), Some(BadSetup::TwoStay(Building::PowerPlant, Building::FleaMarket)));
    let twice = with(|cards| cards["hospital"]["back"]["downgrade"] = serde_json::json!({"give": 3}));
    assert_eq!(refused(twice), Some(BadSetup::TwoGifts(Building::Apartment, Building::Church)));
    let none = with(|cards| {
        cards["flea_market"]["front"]["effect"] = serde_json::Value::Null;
        cards["residential_area"]["back"]["downgrade"] = serde_json::Value::Null;
    });
    assert_eq!(refused(none.clone()), None);
    let table = Table::builds(none, 9, 0, "apartment flea");
    assert!(table.choices().iter().all(|choice| !choice.contains("give")));
    assert_eq!(table.game().most_staying(table.state()), 0);
    assert_eq!(table.refuses("give 2"), Illegal::NothingToGive);
}

#[test]
fn no_front_is_downgraded() {
    let setup = with(|cards| cards["factory"]["front"]["downgrade"] = "coin".into());
    assert_eq!(refused(setup), Some(BadSetup::FrontDowngrade(Building::Factory)));
}

#[test]
fn any_building_may_stay_as_long_as_one_card_is_shuffled() {
    let setup = with(|cards| {
        cards["flea_market"]["front"]["effect"] = serde_json::Value::Null;
        cards["residential_area"]["front"]["effect"] = "may_stay".into();
    });
    assert_eq!(refused(setup.clone()), None);
    let table = Table::new(setup).deck(0, "").discard(0, "residential residential");
    assert_eq!(table.choices(), ["shuffle", "shuffle without 1"]);
}

#[test]
fn what_is_wrong_with_a_set_up_is_said() {
    let said = [
        (BadSeats::Players { found: 5, most: 4 }.into(), "5 players: the game is for 1 to 4"),
        (
            BadSeats::First { first: Seat(2), players: 2 }.into(),
            "`first` is 2, but it must be below `players` (2): it counts the seats from 0",
        ),
        (
            BadSetup::TwoStay(Building::Church, Building::FleaMarket),
            "church and flea-market both have `may_stay`: only one building can",
        ),
        (
            BadSetup::TwoGifts(Building::Apartment, Building::Church),
            "apartment and church both have `give`: only one building can",
        ),
        (
            BadSetup::FrontDowngrade(Building::Factory),
            "factory is on the front of its card, so it cannot be downgraded",
        ),
    ];
    for (bad, text) in said {
        assert_eq!(bad.to_string(), text);
    }
}

#[test]
fn a_set_up_is_written_and_read() {
    let setup = Setup { first: Seat(3), first_game: true, ..setup(4) };
    let written = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), setup);
    for (from, to) in [
        ("\"players\":4", "\"players\":5"),
        ("\"players\":4", "\"players\":0"),
        ("\"first\":3", "\"first\":4"),
        ("\"supply\":12", "\"supply\":100"),
        ("\"cost\":7", "\"cost\":-1"),
        ("\"wins_with\":18", "\"wins_with\":0"),
        ("\"give\":8", "\"give\":100"),
        ("\"first_game\":true,", ""),
        ("\"forced\"", "\"frightened\""),
    ] {
        assert!(written.contains(from), "{from}");
        assert!(serde_json::from_str::<Setup>(&written.replacen(from, to, 1)).is_err(), "{to}");
    }
}
