//! What speaks for a move of City Planner, in words.

use super::{scoring, things};
use crate::{bots::city_planner::Reason, locale::Locale, rules::city_planner::Scoring};

fn sum(locale: &Locale, brings: Scoring) -> String {
    scoring::sum(locale, brings.vp, brings.money())
}

/// Why a move is good: "Keeps 1 reroll more for the next turn".
pub fn why(locale: &Locale, reason: Reason) -> String {
    let building = |building| things::building(locale, building).into();
    match reason {
        Reason::Reroll { building: away, better } => {
            let args = [("building", building(away)), ("better", better.into())];
            locale.with("planner-why-reroll", &args)
        }
        Reason::Change { from, to, more, now, then } => locale.with(
            if more == 0 { "planner-why-change" } else { "planner-why-changes" },
            &[
                ("from", building(from)),
                ("to", building(to)),
                ("more", more.into()),
                ("now", sum(locale, now).into()),
                ("then", sum(locale, then).into()),
            ],
        ),
        Reason::ScoresLeast { brings, .. } => {
            locale.with("planner-why-scores-least", &[("sum", sum(locale, brings).into())])
        }
        Reason::ForNextTurn { building: kept, brings, most } => locale.with(
            "planner-why-next-turn",
            &[
                ("building", building(kept)),
                ("sum", sum(locale, brings).into()),
                ("most", sum(locale, most).into()),
            ],
        ),
        Reason::GivesLittle { building: over, .. } => {
            locale.with("planner-why-gives-little", &[("building", building(over))])
        }
        Reason::BringsMost => locale.text("planner-why-brings-most"),
        Reason::ForRerolls { rerolls } => locale.with("planner-why-rerolls", &[("count", rerolls.into())]),
        Reason::ForMoney { dollars } => {
            let money = scoring::money(locale, dollars).into();
            locale.with("planner-why-money", &[("money", money)])
        }
        Reason::ForPoints { vp } => {
            locale.with("planner-why-points", &[("points", scoring::vp(locale, vp).into())])
        }
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
            (Reason::Reroll { building, better: 3 }, "3 of 6 faces are better than offices"),
            (
                Reason::Change { from: Building::Suburb, to: building, more: 0, now, then: brings },
                "From suburb to offices: the turn brings 6 VP, −$2 instead of 0 VP, $0",
            ),
            (
                Reason::Change { from: Building::Suburb, to: building, more: 1, now, then: brings },
                "From suburb to offices; with 1 more change the turn brings 6 VP, −$2 instead of 0 VP, $0",
            ),
            (Reason::ScoresLeast { building, brings }, "The other six bring the most: 6 VP, −$2"),
            (
                Reason::ForNextTurn { building, brings, most: brings },
                "Keeps offices for the next turn; this one brings 6 VP, −$2 of 6 VP, −$2 possible",
            ),
            (
                Reason::GivesLittle { building, points: Points::whole(2) },
                "Of little use to the other player: offices",
            ),
            (Reason::BringsMost, "Nothing brings more"),
            (Reason::ForRerolls { rerolls: 1 }, "Keeps 1 reroll more for the next turn"),
            (Reason::ForMoney { dollars: 4 }, "$4 more for changes and upkeep later"),
            (Reason::ForPoints { vp: 2 }, "2 VP more, and there is money enough"),
        ];
        for (reason, words) in reasons {
            assert_eq!(why(&Locale::default(), reason), words);
        }
    }
}
