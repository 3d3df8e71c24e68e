//! What speaks for a move of City Planner, in words.

use super::scoring::{other_sum_args, sum_args};
use crate::{
    bots::city_planner::Reason,
    locale::{Arg, Locale},
    rules::city_planner::Scoring,
};

fn sum<'a>(brings: Scoring) -> [(&'static str, Arg<'a>); 3] {
    sum_args(brings.vp, brings.money())
}

/// Values for a text that says what a turn scores instead of something else.
fn instead<'a>(brings: Scoring, other: Scoring) -> Vec<(&'static str, Arg<'a>)> {
    [sum(brings), other_sum_args(other.vp, other.money())].concat()
}

/// Why a move is good: "Gives 1 more reroll next turn".
pub fn why(locale: &Locale, reason: Reason) -> String {
    match reason {
        Reason::Reroll { better, .. } => locale.with("planner-why-reroll", &[("better", better.into())]),
        Reason::Change { more: 0, now, then, .. } => locale.with("planner-why-change", &instead(then, now)),
        Reason::Change { more, now, then, .. } => {
            let mut args = instead(then, now);
            args.push(("more", more.into()));
            locale.with("planner-why-changes", &args)
        }
        Reason::ScoresLeast { brings, .. } => locale.with("planner-why-scores-least", &sum(brings)),
        Reason::ForNextTurn { brings, most, .. } => {
            locale.with("planner-why-next-turn", &instead(brings, most))
        }
        Reason::GivesLittle { .. } => locale.text("planner-why-gives-little"),
        Reason::BringsMost => locale.text("planner-why-brings-most"),
        Reason::ForRerolls { rerolls } => locale.with("planner-why-rerolls", &[("count", rerolls.into())]),
        Reason::ForMoney { dollars } => locale.with("planner-why-money", &[("money", dollars.into())]),
        Reason::ForPoints { vp } => locale.with("planner-why-points", &[("vp", vp.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bots::Points, rules::city_planner::Building};

    #[test]
    fn every_reason_has_words() {
        let (building, now) = (Building::Offices, Scoring::default());
        let brings = Scoring { vp: 6, upkeep: 2, ..now };
        let reasons = [
            (Reason::Reroll { building, better: 3 }, "3 of its 6 faces would be better"),
            (
                Reason::Change { from: Building::Suburb, to: building, more: 0, now, then: brings },
                "This turn then scores 6 VP, −$2 instead of 0 VP, $0",
            ),
            (
                Reason::Change { from: Building::Suburb, to: building, more: 1, now, then: brings },
                "With 1 more change, this turn scores 6 VP, −$2 instead of 0 VP, $0",
            ),
            (Reason::ScoresLeast { building, brings }, "No other six would score more: 6 VP, −$2"),
            (
                Reason::ForNextTurn { building, brings, most: brings },
                "It helps more next turn; this turn scores 6 VP, −$2 instead of 6 VP, −$2",
            ),
            (
                Reason::GivesLittle { building, points: Points::whole(2) },
                "It scores less this turn, but helps the other player less, too",
            ),
            (Reason::BringsMost, "No other way scores more"),
            (Reason::ForRerolls { rerolls: 1 }, "Gives 1 more reroll next turn"),
            (Reason::ForMoney { dollars: 4 }, "Earns $4 more, for changes and upkeep later"),
            (Reason::ForPoints { vp: 2 }, "Scores 2 VP more, and you have enough money"),
        ];
        for (reason, words) in reasons {
            assert_eq!(why(&Locale::default(), reason), words);
        }
    }
}
