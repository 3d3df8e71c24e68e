//! Playing cards: income, what must be played, and the limit of the unhappy.

use doodle_city::rules::{
    Actor, Seat,
    design_town::{Due, Event, Illegal},
};

use super::table::{Table, building, setup};

/// A table of two at which the player on turn has these cards.
fn with(deck: &str, discard: &str) -> Table {
    Table::new(setup(2)).deck(0, deck).discard(0, discard)
}

/// The cards that had to be played.
fn forced(events: &[Event]) -> Vec<String> {
    let forced = |event: &Event| match event {
        Event::Played { building, is_forced: true, .. } => Some(building.to_string()),
        _ => None,
    };
    events.iter().filter_map(forced).collect()
}

#[test]
fn coins_and_points_are_income_when_a_card_is_played() {
    let mut table = with("apartment mall mall plant park station flea bin yard", "");
    table.plays("play play play play play play play play");
    let state = table.state();
    assert_eq!((state.coins(), state.fee_coins(), state.vp(), state.unhappy()), (10, 0, 8, 2));
    assert_eq!(state.played().len(), 8);
}

#[test]
fn the_card_under_the_played_one_is_shown_before_its_income() {
    let mut table = with("store factory hospital", "");
    let seat = Seat(0);
    let events = table.does("play");
    assert_eq!(
        events,
        [
            Event::Played { seat, building: building("store"), is_forced: false },
            Event::Shown { seat, building: building("factory") },
            Event::Earned { seat, coins: 1, fee_coins: 0, vp: 0, unhappy: 0 },
        ]
    );
}

#[test]
fn every_turn_plays_at_least_one_card() {
    let mut table = with("store flea", "");
    assert_eq!(table.refuses("stop"), Illegal::NothingPlayed);
    assert_eq!(table.choices(), ["play"]);
    table.does("play");
    assert_eq!(table.choices(), ["play", "stop"]);
}

#[test]
fn after_each_card_one_stops_or_goes_on() {
    let mut table = with("store flea bin", "");
    table.plays("play play stop");
    assert!(table.state().is_building());
    assert!(matches!(table.refuses("play"), Illegal::NotNow { due: Due::Build(Seat(0)) }));
}

#[test]
fn a_residential_area_on_top_must_be_played() {
    let mut table = with("store residential residential flea", "");
    table.does("play");
    assert_eq!((table.refuses("stop"), table.choices()), (Illegal::Forced, vec!["play".into()]));
    assert_eq!(forced(&table.plays("play play")), ["residential-area", "residential-area"]);
    assert_eq!(table.choices(), ["play", "stop"]);
}

#[test]
fn a_residential_area_is_played_without_asking_unless_something_can_be_downgraded() {
    for (discard, unasked) in [("flea", Some("play".into())), ("plant", None)] {
        let mut table = with("store residential flea", discard);
        table.does("play");
        assert_eq!(table.unasked(), unasked);
    }
    assert_eq!(with("store flea", "").unasked(), None, "a turn is begun by its player");
}

#[test]
fn an_apartment_need_not_be_played() {
    let mut table = with("store apartment", "");
    table.does("play");
    table.does("stop");
}

#[test]
fn a_residential_area_under_a_mall_fulfils_both_duties_by_one_play() {
    let mut table = with("mall residential flea", "");
    assert_eq!(forced(&table.plays("play play")), ["residential-area"]);
    assert!(!table.state().is_next_forced());
    assert_eq!(table.choices(), ["play", "stop"]);
}

#[test]
fn the_card_after_a_mall_must_be_played_too() {
    let mut table = with("mall apartment flea", "");
    assert!(table.does("play").contains(&Event::NextForced { seat: Seat(0) }));
    assert_eq!(table.refuses("stop"), Illegal::Forced);
    assert_eq!(forced(&table.does("play")), ["apartment"]);
    table.does("stop");
}

#[test]
fn a_chain_of_malls_goes_on_until_another_card() {
    let mut table = with("mall mall mall bin bin", "");
    assert_eq!(forced(&table.plays("play play play play")).len(), 3);
    table.does("stop");
}

#[test]
fn the_duty_of_a_mall_lapses_on_an_empty_deck_and_does_not_come_back() {
    let mut table = with("mall", "apartment flea");
    assert!(!table.does("play").contains(&Event::NextForced { seat: Seat(0) }));
    assert_eq!(table.choices(), ["shuffle", "shuffle without 1", "stop"]);
    table.shuffles("shuffle", "apartment flea");
    assert!(!table.game().is_forced(table.state()));
    table.does("stop");
}

#[test]
fn a_residential_area_must_be_played_right_after_a_shuffle() {
    let mut table = with("mall", "residential flea");
    table.does("play");
    table.shuffles("shuffle", "residential flea");
    assert_eq!((table.refuses("stop"), table.choices()), (Illegal::Forced, vec!["play".into()]));
}

#[test]
fn a_residential_area_waits_for_the_turn_of_its_owner() {
    let mut table = with("yard store flea", "").deck(1, "flea residential bin");
    table.plays("play,discard top");
    assert_eq!(table.top(1), Some(building("residential")));
    // Not the one on turn is forced, and nothing happens to it now.
    assert_eq!(table.choices(), ["play", "stop"]);
    table.plays("stop end");
    assert_eq!((table.on_turn(), table.choices()), (Seat(1), vec!["play".into()]));
    assert!(table.game().is_forced(table.state()));
}

#[test]
fn a_hospital_pays_for_all_unhappy_of_the_turn_its_own_too() {
    let mut table = with("apartment hospital store", "");
    let events = table.plays("play play");
    assert!(events.contains(&Event::UnhappyPaid { seat: Seat(0), coins: 2 }));
    assert_eq!(table.state().coins(), 3);
}

#[test]
fn a_hospital_pays_for_the_unhappy_of_this_turn_only() {
    let mut table = with("apartment apartment hospital store", "");
    table.plays("play play stop end");
    let mut next = table.deck(1, "store bin");
    next.plays("play stop end play");
    assert_eq!((next.state().unhappy(), next.state().coins()), (1, 1));
}

#[test]
fn a_played_church_raises_the_limit_for_this_turn() {
    let mut table = with("church church apartment apartment apartment apartment bin", "");
    let events = table.plays("play play play play play play");
    assert!(events.contains(&Event::LimitRaised { seat: Seat(0), limit: 4 }));
    assert_eq!((table.state().limit(), table.state().unhappy()), (4, 4));
    table.plays("stop end");
    assert_eq!((table.on_turn(), table.state().limit(), table.state().unhappy()), (Seat(1), 2, 0));
}

#[test]
fn the_third_unhappy_ends_the_turn() {
    let mut table = with("residential store residential hospital bin", "flea");
    table.plays("play play play");
    let events = table.does("play");
    assert!(events.contains(&Event::LimitExceeded { seat: Seat(0), can_be_saved: false }));
    // It has no effect any more.
    assert!(!events.iter().any(|event| matches!(event, Event::UnhappyPaid { .. })));
    assert_eq!((table.state().coins(), table.choices()), (3, vec!["give up".into()]));
    let events = table.does("give up");
    assert_eq!(events, [Event::TurnEnded { seat: Seat(0), cards: 4, built: None }]);
    assert_eq!(table.discarded(0), "residential-area residential-area convenience-store hospital flea-market");
    assert_eq!((table.on_turn(), table.top(0)), (Seat(1), Some(building("bin"))));
}

#[test]
fn a_church_in_the_discard_saves_and_the_saved_card_has_its_effect() {
    let mut table = with("residential store residential hospital bin", "church");
    let events = table.plays("play play play play");
    assert!(events.contains(&Event::LimitExceeded { seat: Seat(0), can_be_saved: true }));
    assert!(table.state().is_exceeded() && table.game().can_be_saved(table.state()));
    assert_eq!(table.choices(), ["downgrade church", "give up"]);
    let events = table.does("downgrade church");
    let seat = Seat(0);
    assert_eq!(
        events,
        [
            Event::Downgraded { seat, building: building("church") },
            Event::LimitRaised { seat, limit: 3 },
            Event::UnhappyPaid { seat, coins: 3 },
        ]
    );
    assert_eq!((table.state().coins(), table.discarded(0)), (6, "hospital".into()));
    assert_eq!(table.choices(), ["play", "stop"]);
}

#[test]
fn whoever_could_be_saved_may_decline() {
    let mut table = with("apartment apartment apartment", "church");
    table.plays("play,play,play,give up");
    assert_eq!((table.on_turn(), table.discarded(0)), (Seat(1), "apartment apartment apartment church".into()));
}

#[test]
fn a_played_church_cannot_save_any_more() {
    let mut table = with("church apartment apartment apartment apartment", "mall");
    table.plays("play play play play play");
    assert_eq!(table.choices(), ["give up"]);
    assert!(matches!(table.refuses("downgrade church"), Illegal::NotInDiscard { .. }));
}

#[test]
fn nothing_but_a_church_helps_above_the_limit() {
    let mut table = with("apartment apartment apartment", "mall plant bin");
    table.plays("play play play");
    assert_eq!(table.choices(), ["give up"]);
    assert!(matches!(table.refuses("downgrade mall"), Illegal::NoDowngrade { .. }));
    for text in ["play", "stop", "shuffle", "end"] {
        assert_eq!(table.refuses(text), Illegal::NotNow { due: Due::Save(Seat(0)) });
    }
}

#[test]
fn one_church_after_the_other_saves_turns() {
    let mut table = with("apartment apartment apartment apartment bin", "church church");
    table.plays("play,play,play,downgrade church,play,downgrade church,play,stop");
    assert_eq!((table.state().limit(), table.state().unhappy()), (4, 4));
}

#[test]
fn a_residential_area_uncovered_by_the_card_that_exceeds_the_limit_waits() {
    let mut table = with("apartment apartment apartment residential", "");
    table.plays("play,play,play,give up");
    assert_eq!((table.on_turn(), table.top(0)), (Seat(1), Some(building("residential"))));
}

#[test]
fn a_residential_area_uncovered_by_a_saved_card_must_be_played() {
    let mut table = with("apartment apartment apartment residential bin", "church church");
    table.plays("play,play,play,downgrade church");
    assert_eq!(table.choices(), ["play", "downgrade church"]);
}

#[test]
fn coins_points_and_limit_are_not_carried_over() {
    let mut table = with("church mall park station centre store", "");
    table.plays("play play play play play stop end");
    let mut table = table.deck(1, "yard store");
    table.plays("play,discard top,stop");
    let state = table.state();
    assert_eq!((state.coins(), state.fee_coins(), state.vp(), state.limit()), (1, 0, 0, 2));
    assert_eq!((state.extra_buys(), state.cheap_upgrades(), state.extra_upgrades()), (0, 0, 0));
    assert_eq!(table.actor(), Actor::Seat(Seat(1)));
}

#[test]
fn an_opponent_s_cards_cannot_be_played() {
    let mut table = Table::new(setup(2)).deck(0, "store").deck(1, "flea");
    table.does("play");
    assert_eq!((table.top(0), table.top(1)), (None, Some(building("flea"))));
    assert_eq!(table.refuses("play"), Illegal::DeckEmpty);
}
