//! Eight rounds, what money is worth then, and who wins.

use doodle_city::rules::{
    Actor, BadSeats, Game as _, Seat, Standing as _,
    city_planner::{CityPlanner, Event, Rank, Setup},
};

use super::table::{Table, setup};

/// Plays turns with these buildings until the match is over.
fn whole(players: u8, letters: &[&str]) -> (Table, Vec<Event>) {
    let (mut table, mut events) = (Table::new(setup(players)), Vec::new());
    for letters in letters.iter().cycle() {
        if table.played().is_over() {
            break;
        }
        table.lays(letters);
        let proposed = doodle_city::rules::city_planner::Action::Score(table.proposed());
        events.extend(table.does(&proposed.to_string()));
    }
    (table, events)
}

#[test]
fn after_eight_rounds_the_match_is_over() {
    for players in [1, 2] {
        let (table, events) = whole(players, &["GGRRBB"]);
        let rounds: Vec<u32> = events
            .iter()
            .filter_map(|event| match event {
                Event::RoundEnded { round } => Some(*round),
                _ => None,
            })
            .collect();
        assert_eq!(rounds, (1..=8).collect::<Vec<_>>());
        assert_eq!(events.last(), Some(&Event::MatchEnded));
        assert_eq!(table.played().actor(), Actor::GameOver);
        let (game, state) = (table.played().game(), table.played().state());
        assert_eq!((game.round(state), game.turns(state)), (8, 8 * u32::from(players)));
    }
}

#[test]
fn in_the_last_turn_a_block_is_set_aside_too() {
    let (table, _) = whole(2, &["GGGGRR"]);
    assert_eq!([table.has(0), table.has(1)], [(96, 5); 2]);
}

#[test]
fn full_five_dollars_are_a_point() {
    let (table, _) = whole(2, &["GGBBYY", "GGPPYY"]);
    // 8 x 2 points and 8 x $6; 8 x 2 points and 8 x $2.
    let [one, two] = [table.score(0), table.score(1)];
    assert_eq!((one.vp, one.dollars, one.money, one.total, one.place), (16, 53, 10, 26, 1));
    assert_eq!((two.vp, two.dollars, two.money, two.total, two.place), (16, 21, 4, 20, 2));
    assert!(one.has_won() && !two.has_won());
    assert!(one.parts().eq([("vp", 16), ("money", 10)]));
}

#[test]
fn equal_totals_go_to_more_dollars() {
    // In the first turn the second player earns a dollar, which is no point.
    let mut table = Table::new(setup(2));
    for turn in 0..16 {
        table.turn(if turn == 1 { "GGRRPB" } else { "GGRRBB" }, "");
    }
    let [one, two] = [table.score(0), table.score(1)];
    assert_eq!(
        [(one.total, one.dollars, one.place), (two.total, two.dollars, two.place)],
        [(49, 5, 2), (49, 6, 1)]
    );
    assert!(!one.has_won() && two.has_won());
}

#[test]
fn equal_totals_and_dollars_share_the_win() {
    let (table, _) = whole(2, &["GGRRBB"]);
    assert!([0, 1].map(|seat| table.score(seat)).iter().all(|score| score.place == 1 && score.has_won()));
}

#[test]
fn money_is_told_before_the_end_as_if_it_came_now() {
    let table = Table::new(setup(2));
    assert_eq!((table.score(0).total, table.score(0).place, table.score(1).place), (1, 1, 1));
}

#[test]
fn each_rank_begins_at_its_points() {
    let borders = [
        (Rank::InternArchitect, 0, 20),
        (Rank::ArchitecturalDesigner, 21, 40),
        (Rank::Architect, 41, 60),
        (Rank::FirmPartner, 61, 80),
        (Rank::Emeritus, 81, 200),
    ];
    for (rank, lowest, highest) in borders {
        assert_eq!((Rank::of(lowest), Rank::of(highest)), (rank, rank));
    }
}

#[test]
fn a_solo_match_has_a_rank_at_its_end_by_points_and_money() {
    let rank = |table: &Table| table.played().game().solo_rank(table.played().state());
    let (mut table, _) = whole(1, &["GGRRBB"]);
    assert_eq!((table.score(0).total, rank(&table)), (49, Some(Rank::Architect)));
    // 20 points by turns, and five for $25.
    table = Table::new(setup(1));
    for turn in 0..8 {
        assert_eq!(rank(&table), None);
        let letters = match turn {
            0..4 => "GGYRBB",
            4 => "GGYRBBB",
            _ => "BBRRRR",
        };
        table.turn(letters, "");
    }
    assert_eq!((table.score(0).vp, table.score(0).dollars), (20, 25));
    assert_eq!(rank(&table), Some(Rank::ArchitecturalDesigner));
    assert_eq!(rank(&whole(2, &["GGRRBB"]).0), None);
}

#[test]
fn one_or_two_play_and_one_of_them_begins() {
    let refused = |setup| CityPlanner::new(setup).err();
    assert_eq!(refused(setup(0)), Some(BadSeats::Players { found: 0, most: 2 }));
    assert_eq!(refused(setup(3)), Some(BadSeats::Players { found: 3, most: 2 }));
    let first = Seat(1);
    assert_eq!(refused(Setup { first, ..setup(1) }), Some(BadSeats::First { first, players: 1 }));
    assert!([1, 2].into_iter().all(|players| refused(setup(players)).is_none()));
}
