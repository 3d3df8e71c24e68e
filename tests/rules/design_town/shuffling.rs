//! A discard becomes a new deck: when, what may stay, and what it costs in the solo game.

use doodle_city::rules::{
    Seat,
    design_town::{Building, Card, Event, Illegal, Setup},
};

use super::table::{Table, building, setup};

fn with(players: u8, deck: &str, discard: &str) -> Table {
    Table::new(setup(players)).deck(0, deck).discard(0, discard)
}

#[test]
fn a_turn_with_an_empty_deck_begins_with_a_shuffle() {
    let mut table = with(2, "", "store church");
    assert_eq!(table.choices(), ["shuffle", "downgrade church"]);
    assert_eq!((table.refuses("play"), table.refuses("stop")), (Illegal::DeckEmpty, Illegal::NothingPlayed));
    let events = table.shuffles("shuffle", "church store");
    let seat = Seat(0);
    assert_eq!(
        events,
        [
            Event::Shuffled { seat, stayed: 0, removed: None },
            Event::Shown { seat, building: building("church") },
        ]
    );
    // That was no card yet.
    assert_eq!(table.refuses("stop"), Illegal::NothingPlayed);
    assert_eq!(table.discarded(0), "");
}

#[test]
fn going_on_with_an_empty_deck_shuffles() {
    let mut table = with(2, "bin", "store church");
    table.does("play");
    assert_eq!(table.top(0), None);
    table.shuffles("shuffle", "store church");
    // What was played is not among it.
    assert_eq!((table.state().played().len(), table.state().under_top(Seat(0)).len()), (1, 1));
    table.plays("play play");
    assert_eq!(table.state().played().len(), 3);
}

#[test]
fn with_an_empty_deck_one_may_stop() {
    let mut table = with(2, "bin", "store");
    table.plays("play stop");
    assert!(table.state().is_building());
}

#[test]
fn nobody_shuffles_before_the_deck_is_empty() {
    let mut table = with(2, "bin flea", "store");
    assert_eq!(table.refuses("shuffle"), Illegal::DeckNotEmpty);
    table.does("play");
    assert_eq!(table.refuses("shuffle"), Illegal::DeckNotEmpty);
}

#[test]
fn with_nothing_in_the_discard_one_can_only_stop() {
    let mut table = with(2, "bin", "");
    table.does("play");
    assert_eq!(table.refuses("shuffle"), Illegal::NothingToShuffle);
    assert_eq!(table.choices(), ["stop"]);
}

#[test]
fn flea_markets_may_stay_in_the_discard() {
    let mut table = with(2, "bin", "flea flea store");
    table.does("play");
    assert_eq!(table.choices(), ["shuffle", "shuffle without 1", "shuffle without 2", "stop"]);
    assert_eq!(table.refuses("shuffle without 3"), Illegal::TooManyStay { asked: 3, there: 2 });
    table.shuffles("shuffle without 1", "store flea");
    assert_eq!(table.discarded(0), "flea-market");
}

#[test]
fn no_other_card_stays() {
    let mut table = with(2, "flea", "bin store");
    table.does("play");
    assert_eq!(table.refuses("shuffle without 1"), Illegal::TooManyStay { asked: 1, there: 0 });
}

#[test]
fn not_every_flea_market_stays_if_nothing_else_is_there() {
    let mut table = with(2, "bin", "flea flea flea");
    table.does("play");
    assert_eq!(table.game().most_staying(table.state()), 2);
    assert_eq!(table.refuses("shuffle without 3"), Illegal::TooManyStay { asked: 3, there: 2 });
    table.shuffles("shuffle without 2", "flea");
    assert_eq!((table.top(0), table.discarded(0)), (Some(building("flea")), "flea-market flea-market".into()));
}

#[test]
fn a_flea_market_that_stayed_can_be_shuffled_or_upgraded_later_in_the_turn() {
    let mut table = with(2, "bin", "flea store");
    table.does("play");
    table.shuffles("shuffle without 1", "store");
    table.does("play");
    assert_eq!(table.choices(), ["shuffle", "stop"]);
    let mut table = {
        table.does("stop");
        table.coins(2, 0)
    };
    table.does("upgrade flea");
    assert_eq!(table.discarded(0), "recycling-bin");
}

/// A solo player who has played all cards; five stacks with four cards each lie in the supply.
fn alone(discard: &str) -> Table {
    let mut table = with(1, "bin", discard);
    table.does("play");
    table
}

#[test]
fn the_first_shuffle_of_a_solo_match_costs_nothing() {
    let table = Table::new(setup(1));
    assert_eq!(Card::ALL.map(|card| table.state().supply(card)), [0, 4, 4, 4, 4, 4, 0]);
}

#[test]
fn a_solo_shuffle_costs_a_card_of_the_supply() {
    let mut table = alone("store church");
    assert!(table.game().must_remove(table.state()));
    assert_eq!(table.refuses("shuffle"), Illegal::MustRemove);
    assert_eq!(
        table.choices(),
        [
            "shuffle for convenience-store",
            "shuffle for hospital",
            "shuffle for factory",
            "shuffle for central-park",
            "shuffle for flea-market",
            "stop",
            "downgrade church"
        ]
    );
    let events = table.shuffles("shuffle for factory", "store church");
    let removed = Some(Card::Factory);
    assert_eq!(events.first(), Some(&Event::Shuffled { seat: Seat(0), stayed: 0, removed }));
    assert_eq!(table.state().supply(Card::Factory), 3);
    assert!(!table.state().discard(Seat(0)).has(Building::Factory), "it is out of the game");
}

#[test]
fn so_does_the_one_that_begins_a_turn() {
    let mut table = with(1, "", "store church");
    assert_eq!(table.refuses("shuffle"), Illegal::MustRemove);
    table.shuffles("shuffle for hospital", "store church");
    assert_eq!(table.state().supply(Card::Hospital), 3);
}

#[test]
fn only_what_the_supply_still_has_is_removed() {
    let table = alone("store flea").supply([0, 0, 2, 0, 0, 0, 0]);
    assert_eq!(table.choices(), ["shuffle for hospital", "shuffle without 1 for hospital", "stop"]);
    for none in ["store", "residential", "yard"] {
        let card = building(none).card();
        assert_eq!(table.refuses(&format!("shuffle for {none}")), Illegal::NotInSupply { card });
    }
}

#[test]
fn the_card_is_chosen_together_with_the_flea_markets_that_stay() {
    let mut table = alone("flea flea store");
    table.shuffles("shuffle without 2 for park", "store");
    assert_eq!(
        (table.discarded(0), table.state().supply(Card::CentralPark)),
        ("flea-market flea-market".into(), 3)
    );
}

#[test]
fn an_empty_supply_makes_solo_shuffles_free() {
    let mut table = alone("store").supply([0; 7]);
    assert_eq!(
        (table.choices(), table.refuses("shuffle for hospital")),
        (vec!["shuffle".into(), "stop".into()], Illegal::NothingToRemove)
    );
    table.shuffles("shuffle", "store");
}

#[test]
fn several_players_shuffle_for_nothing() {
    let mut table = with(2, "bin", "store");
    table.does("play");
    assert_eq!(table.refuses("shuffle for hospital"), Illegal::NothingToRemove);
    table.shuffles("shuffle", "store");
}

#[test]
fn in_the_first_game_nothing_stays() {
    let mut table = Table::new(Setup { first_game: true, ..setup(2) }).deck(0, "").discard(0, "store church");
    assert_eq!(table.game().most_staying(table.state()), 0);
    table.shuffles("shuffle", "church store");
}
