//! The build phase: buying, upgrading and developing, what pays for it, which action it uses, and gifts.

use doodle_city::rules::{
    Seat,
    design_town::{Card, Event, Illegal, Payment, Setup, Uses},
};

use super::table::{Table, building, setup};

/// A table of two, with so many coins to build with.
fn with(coins: u32, discard: &str) -> Table {
    Table::builds(setup(2), coins, 0, discard)
}

/// How the last thing was paid.
fn payment(events: &[Event]) -> Payment {
    match *events {
        [
            Event::Bought { payment, .. } | Event::Upgraded { payment, .. } | Event::Developed { payment, .. },
        ] => payment,
        _ => panic!("nothing was built: {events:?}"),
    }
}

#[test]
fn a_bought_card_goes_front_up_to_the_discard() {
    let mut table = with(5, "");
    let payment = payment(&table.does("buy hospital"));
    assert_eq!(payment, Payment { coins: 4, fee_coins: 0, uses: Uses::Main });
    assert_eq!((table.state().coins(), table.discarded(0)), (1, "hospital".into()));
    assert_eq!(table.state().supply(Card::Hospital), 11);
}

#[test]
fn an_upgraded_card_turns_and_stays_in_the_discard() {
    let mut table = with(4, "hospital hospital");
    let payment = payment(&table.does("upgrade hospital"));
    assert_eq!(payment, Payment { coins: 4, fee_coins: 0, uses: Uses::Main });
    assert_eq!((table.state().coins(), table.discarded(0)), (0, "hospital church".into()));
    assert_eq!(table.state().supply(Card::Hospital), 12);
}

#[test]
fn a_developed_card_goes_back_up_to_the_discard() {
    let mut table = with(13, "");
    let payment = payment(&table.does("develop park"));
    assert_eq!(payment, Payment { coins: 12, fee_coins: 0, uses: Uses::Main });
    assert_eq!((table.discarded(0), table.state().supply(Card::CentralPark)), ("station".into(), 7));
}

#[test]
fn every_card_costs_what_is_printed_on_it() {
    let prices = [
        ("store", 2, 3),
        ("hospital", 4, 4),
        ("factory", 5, 6),
        ("park", 7, 5),
        ("flea", 3, 2),
        ("yard", 4, 4),
    ];
    for (card, cost, fee) in prices {
        for (action, price) in [("buy", cost), ("upgrade", fee), ("develop", cost + fee)] {
            let text = format!("{action} {card}");
            let refused = with(price - 1, card).refuses(&text);
            assert_eq!(refused, Illegal::NoMoney { price, there: price - 1 }, "{text}");
            assert_eq!(payment(&with(price, card).does(&text)).coins, price);
        }
    }
    assert_eq!(payment(&with(1, "residential").does("upgrade residential")).coins, 1);
}

#[test]
fn residential_areas_are_in_no_supply() {
    let table = with(20, "");
    for text in ["buy residential", "develop residential"] {
        assert_eq!(table.refuses(text), Illegal::NotInSupply { card: Card::ResidentialArea });
    }
}

#[test]
fn there_is_one_main_action_or_none() {
    for first in ["buy store", "upgrade hospital", "develop flea"] {
        let mut table = with(20, "hospital hospital");
        table.does(first);
        assert!(table.state().has_built());
        for second in ["buy store", "upgrade hospital", "develop flea"] {
            assert_eq!(table.refuses(second), Illegal::NoActionLeft);
        }
        assert_eq!(table.choices(), ["end"]);
    }
    let mut table = with(20, "");
    table.does("end");
    assert_eq!(table.on_turn(), Seat(1));
}

#[test]
fn an_empty_stack_cannot_be_bought_from() {
    let mut table = with(20, "flea").supply([0, 0, 0, 0, 1, 0, 0]);
    assert_eq!(table.choices(), ["buy central-park", "upgrade flea-market", "develop central-park", "end"]);
    assert_eq!(table.refuses("buy hospital"), Illegal::NotInSupply { card: Card::Hospital });
    table.does("buy park");
    assert!(table.state().is_supply_empty());
}

#[test]
fn only_fronts_in_the_players_discard_are_upgraded() {
    let table = with(20, "church").discard(1, "factory");
    for card in ["hospital", "factory"] {
        let refused = table.refuses(&format!("upgrade {card}"));
        assert_eq!(refused, Illegal::NotInDiscard { building: building(card) });
    }
}

#[test]
fn cards_played_this_turn_are_not_in_the_discard_yet() {
    let mut table = Table::new(setup(2)).deck(0, "hospital apartment store flea").discard(0, "");
    table.plays("play play play stop");
    let table = table.coins(20, 0);
    assert!(table.choices().iter().all(|choice| !choice.contains("upgrade") && !choice.contains("give")));
    let mut table = table;
    table.does("end");
    assert_eq!(table.discarded(0), "apartment convenience-store hospital");
}

/// The player has played these cards and builds, with so many coins.
fn played(cards: &str, coins: u32, fee_coins: u32, discard: &str) -> Table {
    let mut table = Table::new(setup(2)).deck(0, &format!("{cards} store")).discard(0, discard);
    cards.split(' ').for_each(|_| {
        table.does("play");
    });
    table.does("stop");
    table.coins(coins, fee_coins)
}

#[test]
fn a_park_gives_an_extra_buy_which_is_used_before_the_main_action() {
    let mut table = played("park park", 20, 0, "");
    assert_eq!(table.state().extra_buys(), 2);
    assert_eq!(payment(&table.does("buy store")).uses, Uses::ExtraBuy);
    assert_eq!(payment(&table.does("buy store")).uses, Uses::ExtraBuy);
    assert_eq!(payment(&table.does("buy store")).uses, Uses::Main);
    assert_eq!(table.refuses("buy store"), Illegal::NoActionLeft);
}

#[test]
fn an_extra_buy_neither_upgrades_nor_develops() {
    let mut table = played("park", 20, 0, "hospital");
    assert_eq!(payment(&table.does("upgrade hospital")).uses, Uses::Main);
    assert_eq!((table.refuses("develop store"), table.state().extra_buys()), (Illegal::NoActionLeft, 1));
    assert_eq!(payment(&table.does("buy store")).uses, Uses::ExtraBuy);
}

#[test]
fn a_station_gives_an_extra_upgrade_for_a_coin_less() {
    let mut table = played("station station", 20, 0, "hospital hospital hospital");
    assert_eq!(table.state().cheap_upgrades(), 2);
    let first = payment(&table.does("upgrade hospital"));
    assert_eq!(first, Payment { coins: 3, fee_coins: 0, uses: Uses::CheapUpgrade });
    // Each has its own coin less.
    assert_eq!(payment(&table.does("upgrade hospital")), first);
    assert_eq!(payment(&table.does("upgrade hospital")), Payment { coins: 4, fee_coins: 0, uses: Uses::Main });
}

#[test]
fn a_residential_area_is_upgraded_for_nothing_by_a_station() {
    let mut table = played("station", 0, 0, "residential");
    assert_eq!(payment(&table.does("upgrade residential")).coins, 0);
    assert_eq!(table.discarded(0), "apartment");
}

#[test]
fn the_upgrade_of_a_station_is_used_before_that_of_a_bin_and_that_before_the_main_action() {
    let mut table = Table::new(setup(2)).deck(0, "station store").discard(0, "bin");
    table.plays("downgrade bin,play,stop");
    let mut table = table.coins(20, 0).discard(0, "hospital hospital hospital hospital");
    let uses = [Uses::CheapUpgrade, Uses::ExtraUpgrade, Uses::Main];
    for (uses, coins) in uses.into_iter().zip([3, 4, 4]) {
        let payment = payment(&table.does("upgrade hospital"));
        assert_eq!((payment.uses, payment.coins), (uses, coins));
    }
    assert_eq!(table.refuses("upgrade hospital"), Illegal::NoActionLeft);
}

#[test]
fn extra_and_main_actions_come_in_any_order() {
    let mut table = played("park station", 30, 0, "hospital");
    table.does("develop store");
    assert_eq!(payment(&table.does("upgrade hospital")).uses, Uses::CheapUpgrade);
    assert_eq!(payment(&table.does("buy park")).uses, Uses::ExtraBuy);
    assert_eq!(table.choices(), ["end"]);
}

#[test]
fn extra_actions_need_no_main_one() {
    let mut table = played("park", 20, 0, "");
    table.plays("buy store,end");
    assert_eq!((table.on_turn(), table.discarded(0)), (Seat(1), "convenience-store central-park".into()));
}

#[test]
fn what_was_bought_may_be_upgraded_at_once() {
    let mut table = played("park", 8, 0, "");
    table.plays("buy hospital,upgrade hospital");
    assert_eq!(table.discarded(0), "church");
}

#[test]
fn fee_coins_pay_a_fee_first() {
    let mut table = Table::builds(setup(2), 5, 3, "hospital");
    let payment = payment(&table.does("upgrade hospital"));
    assert_eq!(payment, Payment { coins: 1, fee_coins: 3, uses: Uses::Main });
    assert_eq!((table.state().coins(), table.state().fee_coins()), (4, 0));
}

#[test]
fn fee_coins_that_are_not_needed_are_kept() {
    let mut table = played("station", 0, 9, "hospital hospital");
    table.does("upgrade hospital");
    assert_eq!(table.state().fee_coins(), 6);
    table.does("upgrade hospital");
    assert_eq!((table.state().coins(), table.state().fee_coins()), (0, 2));
}

#[test]
fn fee_coins_pay_the_fee_part_of_a_develop_and_never_the_cost() {
    let table = Table::builds(setup(2), 3, 9, "");
    assert_eq!(table.refuses("develop hospital"), Illegal::NoMoney { price: 4, there: 3 });
    assert_eq!(table.refuses("buy hospital"), Illegal::NoMoney { price: 4, there: 3 });
    let mut table = Table::builds(setup(2), 5, 3, "");
    let payment = payment(&table.does("develop hospital"));
    assert_eq!(payment, Payment { coins: 5, fee_coins: 3, uses: Uses::Main });
}

#[test]
fn the_coins_of_a_recycling_centre_are_fee_coins() {
    let mut table = Table::new(setup(2)).deck(0, "centre store flea");
    table.plays("play play stop");
    assert_eq!((table.state().coins(), table.state().fee_coins()), (1, 3));
}

#[test]
fn an_apartment_is_given_for_eight_coins_and_lies_there_as_a_residential_area() {
    let mut table = Table::builds(setup(3), 8, 0, "apartment").discard(1, "").discard(2, "");
    assert_eq!(table.refuses("give 1"), Illegal::NoReceiver, "not to oneself");
    assert_eq!(table.refuses("give 4"), Illegal::NoReceiver, "nobody sits there");
    assert_eq!(table.refuses("give away"), Illegal::NoReceiver, "not out of the game");
    let events = table.does("give 3");
    let (seat, to) = (Seat(0), Some(Seat(2)));
    assert_eq!(events, [Event::Given { seat, building: building("apartment"), to }]);
    let discards = [0, 1, 2].map(|seat| table.discarded(seat));
    assert_eq!(discards, ["", "", "residential-area"]);
    assert_eq!(table.state().coins(), 0);
}

#[test]
fn any_number_of_apartments_is_given_beside_the_main_action() {
    let mut table =
        Table::builds(setup(3), 30, 0, "apartment apartment apartment").discard(1, "").discard(2, "");
    table.plays("give 2,buy hospital,give 3,give 2");
    let discards = [0, 1, 2].map(|seat| table.discarded(seat));
    assert_eq!(discards, ["hospital", "residential-area residential-area", "residential-area"]);
    assert_eq!(table.state().coins(), 2);
}

#[test]
fn a_gift_needs_eight_ordinary_coins_and_an_apartment_in_the_discard() {
    let table = Table::builds(setup(2), 7, 9, "apartment");
    assert_eq!(table.refuses("give 2"), Illegal::NoMoney { price: 8, there: 7 });
    let table = Table::builds(setup(2), 9, 0, "residential");
    assert_eq!(table.refuses("give 2"), Illegal::NotInDiscard { building: building("apartment") });
}

#[test]
fn a_residential_area_upgraded_now_may_be_given_now() {
    let mut table = Table::builds(setup(2), 9, 0, "residential").discard(1, "");
    table.plays("upgrade residential,give 2");
    assert_eq!((table.discarded(0), table.discarded(1)), (String::new(), "residential-area".into()));
}

#[test]
fn alone_an_apartment_leaves_the_game() {
    let mut table = Table::builds(setup(1), 8, 0, "apartment store");
    assert_eq!(table.refuses("give 1"), Illegal::NoReceiver);
    assert!(table.choices().contains(&"give away".into()));
    let events = table.does("give away");
    assert_eq!(events, [Event::Given { seat: Seat(0), building: building("apartment"), to: None }]);
    assert_eq!(table.discarded(0), "convenience-store");
}

#[test]
fn what_is_not_in_play_cannot_be_bought() {
    let first_game = Setup { first_game: true, ..setup(2) };
    let table = Table::builds(first_game, 30, 0, "");
    for card in ["flea", "yard"] {
        assert!(matches!(table.refuses(&format!("buy {card}")), Illegal::NotInSupply { .. }));
    }
    assert!(matches!(Table::builds(setup(1), 30, 0, "").refuses("buy yard"), Illegal::NotInSupply { .. }));
}

#[test]
fn solo_purchases_drain_the_supply_too() {
    let mut table = Table::builds(setup(1), 30, 0, "");
    table.does("buy park");
    assert_eq!(table.state().supply(Card::CentralPark), 3);
}
