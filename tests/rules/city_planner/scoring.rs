//! What six blocks bring.

use doodle_city::rules::city_planner::{Illegal, UPKEEP};

use super::table::{Table, brings, setup};

#[test]
fn four_suburbs_with_two_offices_are_twelve_points() {
    assert_eq!(brings("GGGGRR", ""), (12, 0));
}

#[test]
fn each_suburb_is_a_point_without_offices() {
    assert_eq!(brings("GGGBBB", ""), (3, 0));
    assert_eq!(brings("GGGBBR", ""), (6, 0));
}

#[test]
fn three_offices_multiply_by_four_and_more_go_on() {
    assert_eq!(brings("GGGRRR", ""), (12, 0));
    assert_eq!(brings("GGRRRR", ""), (10, 0));
    assert_eq!(brings("GRRRRR", ""), (6, 0));
}

#[test]
fn blue_buildings_bring_nothing_without_industry() {
    assert_eq!(brings("BBBBRR", ""), (0, 0));
}

#[test]
fn industry_multiplies_blue_buildings() {
    assert_eq!(brings("BBBYGG", ""), (2, 6));
    assert_eq!(brings("BBYYGG", ""), (2, 6));
    assert_eq!(brings("BBBYYY", ""), (0, 12));
    assert_eq!(brings("BBYYYY", ""), (0, 10));
}

#[test]
fn a_mixed_building_is_green_or_blue_as_its_player_likes() {
    assert_eq!(brings("MMYYRG", ""), (2, 6));
    assert_eq!(brings("MMYYRG", "green M"), (4, 3));
    assert_eq!(brings("MMYYRG", "green M M"), (6, 0));
}

#[test]
fn only_a_mixed_building_can_be_taken_as_green() {
    let mut table = Table::new(setup(2));
    table.lays("MGBYRR");
    let blue = table.with('B')[0];
    assert_eq!(table.refuses(&format!("score green {blue}")), Illegal::NotMixed { block: blue });
}

#[test]
fn two_blue_two_industries_a_suburb_and_a_parking_lot() {
    assert_eq!(brings("BBYYGK", ""), (1, 6));
    // All five given up.
    let scoring = Table::new(setup(2)).turn("BBYYGK", "without B B Y Y G");
    assert_eq!((scoring.vp, scoring.income(), scoring.upkeep), (0, 10, 0));
    // The best of it.
    assert_eq!(brings("BBYYGK", "without B B Y Y"), (1, 8));
}

#[test]
fn three_blue_an_industry_and_two_suburbs_leave_a_dollar_after_upkeep() {
    let scoring = Table::new(setup(2)).turn("BBBYGG", "");
    assert_eq!((scoring.vp, scoring.income(), scoring.upkeep, scoring.money()), (2, 6, 5, 1));
}

#[test]
fn two_blue_an_industry_a_suburb_and_two_parking_lots_double_one_of_both() {
    for (way, vp, money) in [("twice money", 1, 8), ("twice vp", 2, 4)] {
        let scoring = Table::new(setup(2)).turn("BBYGKK", way);
        assert_eq!((scoring.vp, scoring.income(), scoring.upkeep), (vp, money, 5));
    }
}

#[test]
fn what_is_given_up_counts_for_nothing_else() {
    // An office multiplies no longer, an industry neither, a town hall brings no dollar and no reroll.
    assert_eq!(brings("GGRRPK", ""), (6, 1));
    assert_eq!(brings("GGRRPK", "without R"), (4, 3));
    assert_eq!(brings("BBYYPK", "without Y Y"), (0, 5));
    let mut table = Table::new(setup(2));
    let scoring = table.turn("GGRPPK", "without P");
    assert_eq!((scoring.town_halls, scoring.town_hall_money, scoring.given_up_money), (1, 1, 2));
    assert_eq!(table.rerolls(0), 1);
}

#[test]
fn a_mixed_building_is_not_given_up_but_scores_beside_a_parking_lot() {
    let mut table = Table::new(setup(2));
    table.lays("MGGRRK");
    let mixed = table.with('M')[0];
    let (block, lot) = (mixed, table.with('K')[0]);
    assert_eq!(table.refuses(&format!("score without {mixed}")), Illegal::NotToGiveUp { block });
    assert_eq!(table.refuses(&format!("score without {lot}")), Illegal::NotToGiveUp { block: lot });
    let passed = table.played().state().passed().unwrap();
    assert_eq!(table.refuses(&format!("score without {passed}")), Illegal::NotToGiveUp { block: passed });
    let scoring = table.scores("green M without G");
    assert_eq!((scoring.vp, scoring.income()), (6, 2));
}

#[test]
fn nothing_is_given_up_without_exactly_one_parking_lot() {
    for (letters, parking_lots, doubling) in [("GGGRRY", 0, ""), ("GGGRKK", 2, " twice vp")] {
        let mut table = Table::new(setup(2));
        table.lays(letters);
        let green = table.with('G')[0];
        let refused = table.refuses(&format!("score without {green}{doubling}"));
        assert_eq!(refused, Illegal::CannotGiveUp { parking_lots });
    }
}

#[test]
fn a_parking_lot_alone_brings_nothing_by_itself() {
    assert_eq!(brings("KRRRYY", ""), (0, 0));
}

#[test]
fn two_or_more_parking_lots_double_once() {
    assert_eq!(brings("GGRKKK", "twice vp"), (8, 0));
    assert_eq!(brings("GRKKKK", "twice vp"), (4, 0));
    // Also where there is nothing to be doubled, one of both is named.
    let mut table = Table::new(setup(2));
    table.lays("PPRRKK");
    assert_eq!(table.choices(), ["score twice vp", "score twice money"]);
    assert_eq!(table.refuses("score"), Illegal::MustDouble);
    let mut table = Table::new(setup(2));
    table.lays("PPRRGK");
    assert_eq!(table.refuses("score twice vp"), Illegal::CannotDouble);
}

#[test]
fn town_halls_are_a_dollar_each_never_multiplied_nor_doubled() {
    assert_eq!(brings("PPGGRR", ""), (6, 2));
    assert_eq!(brings("PPBYYR", ""), (0, 5));
    assert_eq!(brings("PBYYKK", "twice money"), (0, 7));
}

#[test]
fn upkeep_is_due_with_at_most_one_office_or_industry() {
    let upkeep = |letters: &str, way: &str| Table::new(setup(2)).turn(letters, way).upkeep;
    assert_eq!([upkeep("GGGBBB", ""), upkeep("GGGBBR", ""), upkeep("GGGBBY", "")], [UPKEEP; 3]);
    assert_eq!([upkeep("GGBBRY", ""), upkeep("GGBBRR", ""), upkeep("GGBBYY", "")], [0; 3]);
    // The dice count as they lie, given up or not.
    assert_eq!(upkeep("GGBKRY", "without R Y"), 0);
    assert_eq!(upkeep("GGBKBY", "without Y"), UPKEEP);
}

#[test]
fn upkeep_is_paid_after_all_income_and_takes_no_more_than_there_is() {
    let mut table = Table::new(setup(1));
    assert_eq!(table.turn("GGGBBB", "").upkeep, 5);
    assert_eq!(table.has(0), (3, 0));
    let scoring = table.turn("GGGPPB", "");
    assert_eq!((scoring.town_hall_money, scoring.upkeep, table.has(0)), (2, 2, (6, 0)));
}

#[test]
fn what_was_scored_is_told_part_by_part() {
    let scoring = Table::new(setup(2)).turn("MBYPKR", "green M without B");
    let counts = [scoring.greens, scoring.reds, scoring.blues, scoring.yellows, scoring.town_halls];
    assert_eq!((counts, scoring.parking_lots, scoring.given_up), ([1, 1, 0, 1, 1], 1, 1));
    assert_eq!((scoring.vp, scoring.blue_money, scoring.given_up_money), (2, 0, 2));
    assert_eq!((scoring.town_hall_money, scoring.upkeep, scoring.doubled), (1, 0, None));
}

#[test]
fn to_ask_what_a_way_brings_changes_nothing() {
    let mut table = Table::new(setup(2));
    table.lays("BBYYGK");
    let way = table.way("without B B Y Y");
    let (game, state) = (table.played().game(), table.played().state());
    let asked = game.scoring(state, way);
    assert_eq!(game.scoring(state, table.way("twice vp")), Err(Illegal::CannotDouble));
    assert_eq!(asked, Ok(table.scores("without B B Y Y")));
    let (game, state) = (table.played().game(), table.played().state());
    assert!(game.scoring(state, way).is_err() && game.proposed(state).is_none());
}
