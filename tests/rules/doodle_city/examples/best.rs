//! The best total there can be: every shop point and bonus, all taxis, and all hotels but the one that would end
//! the match before the last shop does.

use doodle_city::rules::doodle_city::{Achievement, Rank};

use crate::doodle_city::{
    pictures::picture,
    table::{Table, old_town_for},
};

const PLAN: &str = "\
┌ ┐ ┌ ─ ─
│ │ └ ─ ┐
│ └ ─ ┐ │
│ ─ ─ ┘ │
└ ─ ─ ─ ┘";

/// In which order the plan is drawn: hotels in time for 3, 5, 8 and 11, shops with four houses, then five, up to ten.
#[rustfmt::skip]
const ORDER: [&str; 30] = [
    "4,4", "1,5", "3,1 ┌", "3,3 ─", "2,3", "3,2", "5,1", "3,2", "1,1 ┌", "5,1",
    "2,3", "4,1 ─", "3,4 ─", "4,3 ┐", "2,2 │", "2,1 ┐", "4,2 ─", "5,4 │", "1,3 │", "4,5 ─",
    "1,2 │", "1,4 │", "5,2 ┐", "5,3 │", "4,4", "1,5", "2,5 ─", "3,5 ─", "2,4 ─", "5,5 ┘",
];

#[test]
fn old_town_allows_the_best_total() {
    let mut table = Table::new(old_town_for(1), "· · · · ─ · · └ · · · └ · · · · · · ┘ · └ · · · ·");
    for move_ in ORDER {
        table.round(&[move_]);
    }
    assert_eq!(picture(table.city(0)), PLAN);
    let score = table.score(0);
    let best = (3 + 5 + 8 + 11, 4 + 5 + 6 + 7 + 8 + 9 + 10, 3 + 5 + 7 + 10, 8 * 4);
    assert_eq!((score.hotels, score.shops, score.bonuses, score.taxis), best);
    assert_eq!(score.total, 133);
    let result =
        table.played().game().solo_result(table.played().state()).expect("the shop of ten ends the match");
    assert_eq!(result.rank, Rank::WorldPower);
    assert_eq!(
        result.achievements,
        [
            Achievement::Environmentalist,
            Achievement::CityPlanner,
            Achievement::Capitalist,
            Achievement::ShoppingSpree
        ]
    );
}
