//! Who wins, when nobody does, and how everybody stands.

use doodle_city::rules::{
    Actor, Game as _, Seat, Standing as _,
    design_town::{Due, Event, Illegal, Score, Setup},
};

use super::table::{Table, setup};

/// A table of two at which the player on turn has these cards.
fn with(deck: &str) -> Table {
    Table::new(setup(2)).deck(0, deck).discard(0, "")
}

/// Plays so many cards.
fn plays(table: &mut Table, cards: usize) {
    (0..cards).for_each(|_| {
        table.does("play");
    });
}

const WON: Event = Event::MatchEnded { winner: Some(Seat(0)) };

#[test]
fn eight_points_in_a_turn_win_at_the_end_of_the_build_phase() {
    let mut table = with("park park park park bin");
    plays(&mut table, 4);
    assert!(table.game().is_winning(table.state()));
    assert_eq!(table.actor(), Actor::Seat(Seat(0)), "not yet");
    table.does("stop");
    let events = table.does("end");
    assert_eq!(events, [Event::TurnEnded { seat: Seat(0), cards: 4, built: Some(8) }, WON]);
    assert_eq!((table.actor(), table.choices()), (Actor::GameOver, vec![]));
    let refused = table.refuses("play");
    assert!(matches!(refused, Illegal::NotNow { .. }));
    assert_eq!(refused.to_string(), "the match is over: nothing is due now");
}

#[test]
fn seven_points_do_not_win() {
    let mut table = with("park park station bin");
    plays(&mut table, 3);
    table.plays("stop end");
    assert_eq!((table.on_turn(), table.actor()), (Seat(1), Actor::Seat(Seat(1))));
}

#[test]
fn more_than_eight_points_win_too() {
    let mut table = with("station station station bin");
    plays(&mut table, 3);
    assert!(table.plays("stop end").contains(&WON));
}

#[test]
fn a_point_of_a_downgrade_counts() {
    let mut table = with("park park station bin").discard(0, "plant");
    plays(&mut table, 3);
    assert!(table.plays("downgrade plant,stop,end").contains(&WON));
}

#[test]
fn eight_points_do_not_protect_from_the_limit() {
    let mut table = with("park park park park apartment apartment apartment bin");
    plays(&mut table, 7);
    assert_eq!(table.refuses("stop"), Illegal::NotNow { due: Due::Save(Seat(0)) });
    let events = table.does("give up");
    assert_eq!(events, [Event::TurnEnded { seat: Seat(0), cards: 7, built: None }]);
    assert_eq!((table.on_turn(), table.standings()[0].vp), (Seat(1), 0));
}

#[test]
fn a_saved_turn_wins() {
    let mut table = with("park park park park apartment apartment apartment bin").discard(0, "church");
    plays(&mut table, 7);
    assert!(table.plays("downgrade church,stop,end").contains(&WON));
}

/// So many cards of one kind.
fn many(card: &str, count: usize) -> String {
    vec![card; count].join(" ")
}

#[test]
fn a_store_as_the_eighteenth_card_wins_at_the_end_of_the_build_phase() {
    let mut table = with(&format!("{} store bin", many("bin", 17)));
    plays(&mut table, 17);
    assert!(!table.game().is_winning(table.state()));
    plays(&mut table, 1);
    assert!(table.game().is_winning(table.state()));
    assert!(table.plays("stop end").contains(&WON));
}

#[test]
fn a_store_played_before_the_eighteenth_card_wins_too() {
    let mut table = with(&format!("store {} bin", many("bin", 20)));
    plays(&mut table, 17);
    assert!(!table.game().is_winning(table.state()));
    plays(&mut table, 3);
    assert!(table.plays("stop end").contains(&WON));
}

#[test]
fn seventeen_cards_or_eighteen_without_a_store_do_not_win() {
    let mut table = with(&format!("store {} bin", many("bin", 16)));
    plays(&mut table, 17);
    assert!(!table.plays("stop end").contains(&WON));
    // A Mall is the other side of a Store; a Store in the discard is not played.
    let mut table = with(&format!("mall {} bin", many("bin", 17))).discard(0, "store");
    plays(&mut table, 18);
    assert!(!table.game().is_winning(table.state()));
    assert!(!table.plays("stop end").contains(&WON));
}

#[test]
fn eighteen_cards_over_the_limit_do_not_win() {
    let mut table = with(&format!("store {} {} bin", many("bin", 14), many("apartment", 3)));
    plays(&mut table, 18);
    assert!(!table.does("give up").contains(&WON));
}

#[test]
fn cards_of_a_shuffle_in_the_turn_count() {
    let mut table = with(&format!("store {}", many("bin", 9))).discard(0, &many("bin", 9));
    plays(&mut table, 10);
    table.shuffles("shuffle", &many("bin", 9));
    plays(&mut table, 8);
    assert!(table.plays("stop end").contains(&WON));
}

#[test]
fn a_winner_wins_at_once_and_alone_and_all_others_are_second() {
    let mut table = Table::new(Setup { first: Seat(1), ..setup(3) }).deck(1, "park park park park bin");
    plays(&mut table, 4);
    table.plays("stop end");
    let score = |place, has_won, vp, turns| Score { place, has_won, vp, turns };
    let standings = table.standings();
    assert_eq!(standings, [score(2, false, 0, 0), score(1, true, 8, 1), score(2, false, 0, 0)]);
    assert_eq!(table.game().round(table.state()), 1);
}

#[test]
fn points_are_the_most_of_a_turn_that_was_built_in() {
    let mut table = Table::new(setup(2)).deck(0, "park park store").deck(1, "bin store");
    table.plays("play play stop end play stop end");
    let mut table = table.deck(0, "park station store");
    table.plays("play stop end");
    let [one, two] = table.standings()[..] else { panic!("two players") };
    assert_eq!([(one.vp, one.turns), (two.vp, two.turns)], [(4, 2), (0, 1)]);
    assert_eq!((one.place, two.place, one.has_won), (1, 1, false), "nothing decides but a win");
    assert!(one.parts().eq([("vp", 4)]));
    assert_eq!((one.total(), one.worth()), (4, 0));
}

#[test]
fn turns_go_round_from_the_one_who_begins() {
    let mut table = Table::new(Setup { first: Seat(2), ..setup(3) });
    let mut turns = Vec::new();
    for turn in 0..7 {
        assert_eq!(table.game().turns(table.state()), turn);
        assert_eq!(table.game().round(table.state()), turn / 3 + 1);
        turns.push(table.on_turn().0);
        let ended = passes(&mut table);
        let round_ended = Event::RoundEnded { round: turn / 3 + 1 };
        assert_eq!(ended.contains(&round_ended), turn % 3 == 2);
    }
    assert_eq!(turns, [2, 0, 1, 2, 0, 1, 2]);
}

/// A turn with as few cards as can be, and no building.
fn passes(table: &mut Table) -> Vec<Event> {
    let mut choices = table.choices();
    while !table.state().is_building() && !choices.contains(&"give up".into()) {
        let stops = choices.iter().position(|choice| choice == "stop").unwrap_or(0);
        table.does(&choices[stops]);
        choices = table.choices();
    }
    table.does(if table.state().is_building() { "end" } else { "give up" })
}

#[test]
fn after_a_hundred_turns_of_each_the_match_ends_without_a_winner() {
    for players in 2..=4 {
        let (mut table, turns) = (Table::new(setup(players)), 100 * u32::from(players));
        for _ in 1..turns {
            assert!(!passes(&mut table).contains(&Event::MatchEnded { winner: None }));
        }
        let last = passes(&mut table);
        assert_eq!(last[1..], [Event::RoundEnded { round: 100 }, Event::MatchEnded { winner: None }]);
        assert_eq!(table.actor(), Actor::GameOver);
        assert_eq!((table.game().round(table.state()), table.game().turns(table.state())), (100, turns));
        let shared = |score: &Score| score.place == 1 && !score.has_won && score.turns == 100;
        assert!(table.standings().iter().all(shared));
    }
}

#[test]
fn the_last_turn_of_all_can_win() {
    let mut table = Table::new(setup(2));
    (0..199).for_each(|_| {
        passes(&mut table);
    });
    let mut table = table.deck(1, "park park park park bin");
    plays(&mut table, 4);
    let won = Event::MatchEnded { winner: Some(Seat(1)) };
    assert!(table.plays("stop end").contains(&won));
    assert_eq!(table.standings().iter().map(|score| score.place).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn a_solo_match_is_lost_when_a_turn_ends_with_an_empty_supply() {
    let mut table = Table::builds(setup(1), 7, 0, "").supply([0, 0, 0, 0, 1, 0, 0]);
    table.does("buy park");
    assert_eq!(table.actor(), Actor::Seat(Seat(0)), "the turn is still played");
    assert!(table.does("end").contains(&Event::MatchEnded { winner: None }));
    let [score] = table.standings()[..] else { panic!("one player") };
    assert!(!score.has_won && score.place == 1 && score.turns == 1);
}

#[test]
fn a_shuffle_that_takes_the_last_card_of_the_supply_loses_too_but_not_at_once() {
    let deck = "park park park park";
    for (order, winner) in [("store bin", None), (deck, Some(Seat(0)))] {
        let mut table = Table::new(setup(1)).deck(0, "bin").discard(0, order).supply([0, 1, 0, 0, 0, 0, 0]);
        table.does("play");
        table.shuffles("shuffle for store", order);
        assert!(table.state().is_supply_empty());
        plays(&mut table, order.split(' ').count());
        assert!(table.plays("stop end").contains(&Event::MatchEnded { winner }));
        assert_eq!(table.standings()[0].has_won, winner.is_some());
    }
}

#[test]
fn so_does_a_turn_over_the_limit() {
    let mut table = Table::new(setup(1)).deck(0, "apartment apartment apartment").supply([0; 7]);
    plays(&mut table, 3);
    assert!(table.does("give up").contains(&Event::MatchEnded { winner: None }));
}

#[test]
fn every_solo_turn_counts_also_over_the_limit() {
    let mut table = Table::new(setup(1)).deck(0, "apartment apartment apartment park park park park bin");
    plays(&mut table, 3);
    table.does("give up");
    plays(&mut table, 4);
    assert!(table.plays("stop end").contains(&WON));
    assert_eq!(table.standings(), [Score { place: 1, has_won: true, vp: 8, turns: 2 }]);
}

#[test]
fn an_empty_supply_ends_no_match_of_several() {
    let mut table = Table::builds(setup(2), 0, 0, "").supply([0; 7]);
    table.does("end");
    assert_eq!(table.actor(), Actor::Seat(Seat(1)));
}
