//! What leaves a deck unplayed: by a player's own Factory, and by the Construction Yard of another.

use doodle_city::rules::{
    Seat,
    design_town::{Building, Due, End, Event, Illegal, Setup, Why},
};

use super::table::{Table, building, setup};

/// What went from decks to discards, in order.
fn discarded(events: &[Event]) -> Vec<(u8, Building, End, Why)> {
    let discarded = |event: &Event| match *event {
        Event::Discarded { seat, building, end, why } => Some((seat.0, building, end, why)),
        _ => None,
    };
    events.iter().filter_map(discarded).collect()
}

#[test]
fn a_factory_discards_the_bottom_card() {
    let mut table = Table::new(setup(2)).deck(0, "factory store hospital church").discard(0, "");
    let events = table.does("play");
    assert_eq!(discarded(&events), [(0, building("church"), End::Bottom, Why::Factory)]);
    assert_eq!((table.top(0), table.discarded(0)), (Some(building("store")), "church".into()));
    assert_eq!(table.state().coins(), 2);
}

#[test]
fn a_factory_discards_a_lone_residential_area_before_it_can_force() {
    let mut table = Table::new(setup(2)).deck(0, "factory residential").discard(0, "");
    let events = table.does("play");
    assert_eq!(discarded(&events), [(0, building("residential"), End::Bottom, Why::Factory)]);
    assert_eq!(table.top(0), None);
    assert_eq!(table.choices(), ["shuffle", "stop"]);
}

#[test]
fn a_factory_with_an_empty_deck_discards_nothing_and_shuffles_nothing() {
    let mut table = Table::new(setup(2)).deck(0, "factory").discard(0, "store");
    assert_eq!(discarded(&table.does("play")), []);
    assert_eq!((table.top(0), table.discarded(0)), (None, "convenience-store".into()));
}

#[test]
fn a_card_discarded_by_a_factory_may_be_downgraded_or_upgraded_in_this_turn() {
    let mut table = Table::new(setup(2)).deck(0, "factory store plant").discard(0, "");
    table.plays("play,downgrade plant");
    assert_eq!((table.state().vp(), table.discarded(0)), (1, "factory".into()));
    let mut table = Table::new(setup(2)).deck(0, "factory store flea").discard(0, "");
    table.plays("play,stop,upgrade flea");
    assert_eq!((table.state().coins(), table.discarded(0)), (0, "recycling-bin".into()));
}

#[test]
fn a_construction_yard_asks_for_one_end_for_all_others() {
    let decks = |table: Table| {
        table
            .deck(0, "residential plant park")
            .deck(1, "store apartment church")
            .deck(2, "yard flea bin")
            .deck(3, "hospital station mall")
    };
    let mut table = decks(Table::new(Setup { first: Seat(2), ..setup(4) }));
    table.does("play");
    assert!(table.state().is_choosing_end());
    assert_eq!(table.choices(), ["discard top", "discard bottom"]);
    assert_eq!(table.refuses("stop"), Illegal::NotNow { due: Due::Discard(Seat(2)) });
    let why = Why::Yard(Seat(2));
    let mut bottom = decks(Table::new(Setup { first: Seat(2), ..setup(4) }));
    bottom.does("play");
    assert_eq!(
        discarded(&bottom.does("discard bottom")),
        [
            (3, building("mall"), End::Bottom, why),
            (0, building("park"), End::Bottom, why),
            (1, building("church"), End::Bottom, why)
        ],
        "clockwise"
    );
    assert_eq!([0, 1, 2, 3].map(|seat| table.top(seat)), [0, 1, 2, 3].map(|seat| bottom.top(seat)));
    assert_eq!(
        discarded(&table.does("discard top")),
        [
            (3, building("hospital"), End::Top, why),
            (0, building("residential"), End::Top, why),
            (1, building("store"), End::Top, why)
        ],
        "clockwise"
    );
    let tops = ["plant", "apartment", "flea", "station"].map(|word| Some(building(word)));
    assert_eq!([0, 1, 2, 3].map(|seat| table.top(seat)), tops);
    assert_eq!(table.discarded(3), "hospital");
    assert_eq!(table.choices(), ["play", "stop"]);
}

#[test]
fn with_three_players_the_new_tops_are_shown_one_after_the_other() {
    let mut table = Table::new(setup(3)).deck(0, "yard bin").deck(1, "flea park").deck(2, "mall store");
    table.does("play");
    let seats: Vec<u8> = table
        .does("discard top")
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { seat, .. } | Event::Shown { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [1, 1, 2, 2]);
}

#[test]
fn a_lone_card_is_both_ends() {
    for end in ["top", "bottom"] {
        let mut table = Table::new(setup(2)).deck(0, "yard bin").deck(1, "flea").discard(1, "store");
        table.does("play");
        let events = table.does(&format!("discard {end}"));
        assert_eq!(events.len(), 1, "nothing is left to be shown: {events:?}");
        assert_eq!((table.top(1), table.discarded(1)), (None, "convenience-store flea-market".into()));
    }
}

#[test]
fn an_empty_deck_gives_nothing_and_is_not_shuffled() {
    for end in ["top", "bottom"] {
        let mut table = Table::new(setup(3)).deck(0, "yard bin").deck(2, "flea park");
        table = table.deck(1, "").discard(1, "store church");
        table.does("play");
        let events = table.does(&format!("discard {end}"));
        let (lost, from) = if end == "top" { ("flea", End::Top) } else { ("park", End::Bottom) };
        assert_eq!(discarded(&events), [(2, building(lost), from, Why::Yard(Seat(0)))]);
        assert_eq!((table.top(1), table.discarded(1)), (None, "convenience-store church".into()));
    }
}

#[test]
fn there_is_no_choice_if_all_decks_are_empty() {
    let mut table = Table::new(setup(2)).deck(0, "yard bin").deck(1, "");
    table.does("play");
    assert_eq!(table.choices(), ["play", "stop"]);
}

#[test]
fn a_construction_yard_leaves_its_owners_deck_as_it_is() {
    let mut table = Table::new(setup(2)).deck(0, "yard bin flea").discard(0, "");
    table.plays("play,discard bottom");
    assert_eq!((table.top(0), table.discarded(0)), (Some(building("bin")), String::new()));
    assert!(table.state().under_top(Seat(0)).has(Building::FleaMarket));
}

#[test]
fn whoever_lost_the_deck_to_a_yard_begins_with_a_shuffle() {
    let mut table = Table::new(setup(2)).deck(0, "yard bin").deck(1, "store").discard(1, "church");
    table.plays("play,discard top,stop,end");
    assert_eq!(
        (table.on_turn(), table.choices()),
        (Seat(1), vec!["shuffle".into(), "downgrade church".into()])
    );
}
