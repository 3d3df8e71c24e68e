//! Turning cards of a discard back to their fronts, for what that brings.

use doodle_city::rules::{
    Seat,
    design_town::{Due, Event, Illegal},
};

use super::table::{Table, building, setup};

fn with(deck: &str, discard: &str) -> Table {
    Table::new(setup(2)).deck(0, deck).discard(0, discard)
}

#[test]
fn a_mall_gives_a_coin_and_lies_there_as_a_store() {
    let mut table = with("flea bin", "mall");
    assert_eq!(table.does("downgrade mall"), [Event::Downgraded { seat: Seat(0), building: building("mall") }]);
    assert_eq!((table.state().coins(), table.discarded(0)), (1, "convenience-store".into()));
    assert!(table.state().played().is_empty(), "it is not played");
}

#[test]
fn a_church_raises_the_limit() {
    let mut table = with("flea bin", "church church");
    table.plays("downgrade church,downgrade church");
    assert_eq!((table.state().limit(), table.discarded(0)), (4, "hospital hospital".into()));
}

#[test]
fn a_power_plant_gives_a_point() {
    let mut table = with("flea bin", "plant");
    table.does("downgrade plant");
    assert_eq!((table.state().vp(), table.discarded(0)), (1, "factory".into()));
}

#[test]
fn a_bin_gives_a_coin_and_an_upgrade() {
    let mut table = with("flea store", "bin");
    table.does("downgrade bin");
    let state = table.state();
    assert_eq!((state.coins(), state.extra_upgrades(), state.cheap_upgrades()), (1, 1, 0));
    assert_eq!(table.discarded(0), "flea-market");
}

#[test]
fn any_number_is_downgraded_before_the_first_card() {
    let mut table = with("flea store", "mall mall church plant bin");
    assert_eq!(
        table.choices(),
        [
            "play",
            "downgrade shopping-mall",
            "downgrade church",
            "downgrade power-plant",
            "downgrade recycling-bin"
        ]
    );
    table.plays("downgrade mall,downgrade plant,downgrade bin,downgrade mall,downgrade church");
    assert_eq!(table.choices(), ["play"]);
    let state = table.state();
    assert_eq!((state.coins(), state.vp(), state.limit(), state.extra_upgrades()), (3, 1, 3, 1));
}

#[test]
fn before_a_forced_card_there_may_be_downgrades() {
    for deck in ["mall apartment", "store residential"] {
        let mut table = with(deck, "plant");
        table.does("play");
        assert_eq!(table.choices(), ["play", "downgrade power-plant"]);
        table.does("downgrade plant");
        assert_eq!(table.refuses("stop"), Illegal::Forced);
    }
}

#[test]
fn a_church_downgraded_before_the_third_unhappy_keeps_the_turn_going() {
    let mut table = with("apartment apartment residential bin", "church");
    table.plays("play,play,downgrade church,play");
    assert_eq!((table.state().unhappy(), table.state().limit()), (3, 3));
    table.does("stop");
}

#[test]
fn between_cards_and_before_stopping_there_may_be_downgrades() {
    let mut table = with("flea store", "mall plant");
    table.plays("play,downgrade mall,play,downgrade plant,stop");
    assert_eq!((table.state().coins(), table.state().vp()), (3, 1));
}

#[test]
fn before_a_shuffle_there_may_be_downgrades_and_the_fronts_are_shuffled() {
    let mut table = with("flea", "mall");
    table.does("play");
    assert_eq!(table.choices(), ["shuffle", "stop", "downgrade shopping-mall"]);
    table.does("downgrade mall");
    table.shuffles("shuffle", "store");
    assert_eq!(table.top(0), Some(building("store")));
}

#[test]
fn a_turn_that_begins_with_a_shuffle_may_begin_with_a_downgrade() {
    let table = with("", "mall flea");
    assert_eq!(table.choices(), ["shuffle", "shuffle without 1", "downgrade shopping-mall"]);
}

#[test]
fn nothing_is_downgraded_while_building_or_choosing_an_end() {
    let mut table = with("yard bin", "mall");
    table.does("play");
    assert_eq!(table.choices(), ["discard top", "discard bottom"]);
    assert_eq!(table.refuses("downgrade mall"), Illegal::NotNow { due: Due::Discard(Seat(0)) });
    table.plays("discard top,stop");
    assert_eq!(table.refuses("downgrade mall"), Illegal::NotNow { due: Due::Build(Seat(0)) });
}

#[test]
fn only_cards_in_the_players_discard_are_downgraded() {
    let mut table = with("mall church bin", "").discard(1, "plant");
    table.plays("play play");
    for lies_elsewhere in ["mall", "church", "plant", "bin"] {
        let refused = table.refuses(&format!("downgrade {lies_elsewhere}"));
        assert_eq!(refused, Illegal::NotInDiscard { building: building(lies_elsewhere) });
    }
}

#[test]
fn other_buildings_bring_nothing() {
    let others = "residential apartment store hospital factory park station flea yard centre";
    let table = with("bin", others);
    for other in others.split(' ') {
        let refused = table.refuses(&format!("downgrade {other}"));
        assert_eq!(refused, Illegal::NoDowngrade { building: building(other) });
    }
}
