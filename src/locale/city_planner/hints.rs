//! What speaks for a move of City Planner and against it, in words.

use super::{
    moves,
    scoring::{other_sum_args, sum_args},
};
use crate::{
    bots::city_planner::Reason,
    locale::{
        Locale,
        hint::{HintReason, HintWords},
    },
    record::Match,
    rules::{
        Game as _,
        city_planner::{Action, CHANGE_MONEY, CityPlanner, Doubled, ROUNDS, Scoring},
    },
};

/// What is said of a move for which this speaks.
pub fn words(locale: &Locale, play: &Match<CityPlanner>, action: Action, reason: Option<Reason>) -> HintWords {
    let (game, state) = (play.game(), play.state());
    let mut hint = HintWords::plain(moves::told(locale, play, action));
    let Some(reason) = reason else { return hint };
    let is_last = game.round(state) == ROUNDS;
    let differ = |hint: &mut HintWords, from: Scoring, to: Scoring| {
        differences(locale, from, to, is_last).into_iter().for_each(|it| hint.add(it.reason()));
    };
    match (reason, action) {
        (Reason::Change { more, now, then, .. }, _) => {
            let key = if more == 0 { "planner-hint-otherwise" } else { "planner-hint-after-changes" };
            let other = other_sum_args(now.vp, now.money());
            hint.brings = scores(locale, then);
            hint.otherwise = locale.with(key, &[&other[..], &[("more", more.into())]].concat());
            differ(&mut hint, now, then);
            if more > 0 {
                let count = more as i32 + 1;
                let args = [("count", count.into()), ("money", (count * CHANGE_MONEY).into())];
                hint.add(HintReason::con(locale.with("planner-hint-cost", &args)));
            }
        }
        (_, Action::Pass(block)) => {
            hint.add(HintReason::pro(why(locale, reason)));
            if let Some((this, most)) = game.passing(state, block).zip(game.best_ending(state)) {
                let (this, most) = (this.scoring, most.scoring);
                hint.brings = scores(locale, this);
                if !matches!(reason, Reason::ScoresLeast { .. }) {
                    hint.otherwise = locale.with("planner-hint-most", &other_sum_args(most.vp, most.money()));
                    differ(&mut hint, most, this);
                }
            }
        }
        (_, Action::Score(choice)) => {
            hint.add(HintReason::pro(why(locale, reason)));
            let most = game.proposed(state).and_then(|most| game.scoring(state, most).ok());
            if let (Some(most), Ok(this)) = (most, game.scoring(state, choice)) {
                let all = differences(locale, most, this, is_last).into_iter().map(Difference::reason);
                // What is more than with the usual way is the reason itself.
                all.filter(|it| !it.is_for).for_each(|it| hint.add(it));
            }
        }
        _ => hint.add(HintReason::pro(why(locale, reason))),
    }
    hint
}

/// What speaks for a move whatever it brings now: "Gives 1 more reroll next turn"; of a change, what it then brings.
fn why(locale: &Locale, reason: Reason) -> String {
    match reason {
        Reason::Reroll { better, .. } => locale.with("planner-why-reroll", &[("better", better.into())]),
        Reason::Change { then, .. } => scores(locale, then),
        Reason::ScoresLeast { .. } => locale.text("planner-why-scores-least"),
        Reason::ForNextTurn { .. } => locale.text("planner-why-next-turn"),
        Reason::GivesLittle { .. } => locale.text("planner-why-gives-little"),
        Reason::BringsMost => locale.text("planner-why-brings-most"),
        Reason::ForRerolls { rerolls } => locale.with("planner-why-rerolls", &[("count", rerolls.into())]),
        Reason::ForMoney { dollars } => locale.with("planner-why-money", &[("money", dollars.into())]),
        Reason::ForPoints { vp } => locale.with("planner-why-points", &[("vp", vp.into())]),
    }
}

/// "Scores 6 VP, $2".
fn scores(locale: &Locale, brings: Scoring) -> String {
    locale.with("planner-hint-brings", &sum_args(brings.vp, brings.money()))
}

/// One part in which what a turn scores differs from something else.
struct Difference {
    /// In words.
    words: String,
    /// So many points more.
    vp: i32,
    /// So many dollars more.
    money: i32,
}

impl Difference {
    fn reason(self) -> HintReason {
        if self.vp + self.money > 0 { HintReason::pro(self.words) } else { HintReason::con(self.words) }
    }
}

/// Why `to` is not the same as `from`, part by part. In a player's last turn (`is_last`) rerolls are worth nothing.
fn differences(locale: &Locale, from: Scoring, to: Scoring, is_last: bool) -> Vec<Difference> {
    let mut all = Vec::new();
    let mut add = |key: &str, vp: i32, money: i32, products: [String; 2]| {
        if vp == 0 && money == 0 {
            return;
        }
        let [product, other] = products;
        let args = [
            ("sign", if vp + money < 0 { "minus" } else { "plus" }.into()),
            ("vp", vp.abs().into()),
            ("money", money.abs().into()),
            ("count", money.abs().into()),
            ("product", product.into()),
            ("other-product", other.into()),
        ];
        all.push(Difference { words: locale.with(key, &args), vp, money });
    };
    let none = || [String::new(), String::new()];
    let greens = |it: &Scoring| product(locale, it.greens, it.reds + 1, it.doubled == Some(Doubled::Vp));
    let blues = |it: &Scoring| {
        let times = if it.yellows == 0 { 0 } else { it.yellows + 1 };
        product(locale, it.blues, times, it.doubled == Some(Doubled::Money))
    };
    add("planner-differs-suburbs", to.vp - from.vp, 0, [greens(&to), greens(&from)]);
    add("planner-differs-commercial", 0, to.blue_money - from.blue_money, [blues(&to), blues(&from)]);
    add("planner-differs-given-up", 0, to.given_up_money - from.given_up_money, none());
    let halls = if is_last { "planner-differs-town-halls" } else { "planner-differs-town-halls-and-rerolls" };
    add(halls, 0, to.town_hall_money - from.town_hall_money, none());
    let upkeep = if to.upkeep == 0 { "planner-differs-no-upkeep" } else { "planner-differs-upkeep" };
    add(upkeep, 0, from.upkeep - to.upkeep, none());
    all
}

/// "2 × 3", and "2 × 3 doubled".
fn product(locale: &Locale, count: i32, times: i32, is_doubled: bool) -> String {
    let key = if is_doubled { "planner-product-doubled" } else { "planner-product" };
    locale.with(key, &[("count", count.into()), ("times", times.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::Points,
        locale::at_random,
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            city_planner::{Block, Blocks, Building, Event, ScoringChoice, Setup, Step},
            dice::Face,
        },
    };

    #[test]
    fn every_reason_has_words() {
        let building = Building::Offices;
        let brings = Scoring { vp: 6, upkeep: 2, ..Scoring::default() };
        let reasons = [
            (Reason::Reroll { building, better: 3 }, "3 of its 6 faces would be better"),
            (Reason::ScoresLeast { building, brings }, "No other six would score more"),
            (Reason::ForNextTurn { building, brings, most: brings }, "It helps more next turn"),
            (Reason::GivesLittle { building, points: Points::whole(2) }, "It helps the other player less"),
            (Reason::BringsMost, "No other way scores more"),
            (Reason::ForRerolls { rerolls: 1 }, "Gives 1 more reroll next turn"),
            (Reason::ForMoney { dollars: 4 }, "Earns $4 more, for changes and upkeep later"),
            (Reason::ForPoints { vp: 2 }, "Scores 2 VP more, and you have enough money"),
        ];
        for (reason, words) in reasons {
            assert_eq!(why(&Locale::default(), reason), words);
        }
    }

    /// A match in which all dice show a one and nothing has been done yet.
    fn of_ones(players: u8) -> Match<CityPlanner> {
        let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
        let names = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name));
        let mut play = Match::new(setup, names.collect()).unwrap();
        play.apply(Action::Roll([Some(Face::One); 7]), &mut IgnoreEvents).unwrap();
        play
    }

    #[test]
    fn a_change_says_what_it_brings_and_why_that_is_more() {
        let locale = Locale::default();
        let play = of_ones(1);
        let now =
            Scoring { greens: 2, reds: 1, vp: 4, town_halls: 1, town_hall_money: 1, ..Scoring::default() };
        let then = Scoring { reds: 2, vp: 6, town_halls: 0, town_hall_money: 0, ..now };
        let said = |more, now, then| {
            let (from, to) = (Building::TownHall, Building::Offices);
            let action = Action::Change { block: Block::ALL[4], step: Step::Up };
            words(&locale, &play, action, Some(Reason::Change { from, to, more, now, then }))
        };
        let hint = said(0, Scoring { upkeep: 5, ..now }, then);
        assert_eq!(
            [hint.brings.as_str(), hint.otherwise.as_str()],
            ["Scores 6 VP, $0", "instead of 4 VP, −$4"]
        );
        let reasons: Vec<_> = hint.reasons.iter().map(|it| (it.is_for, it.words.as_str())).collect();
        let expected = [
            (true, "Suburbs 2 × 3 instead of 2 × 2: 2 VP more"),
            (true, "No upkeep: $5 more"),
            (false, "Town halls: 1 reroll and $1 less"),
        ];
        assert_eq!(reasons, expected);
        let doubled = Scoring { doubled: Some(Doubled::Vp), vp: 12, ..then };
        let hint = said(2, now, doubled);
        assert_eq!(hint.otherwise, "after 2 more changes, instead of 4 VP, $1");
        assert_eq!(hint.reasons[0].words, "Suburbs 2 × 3 doubled instead of 2 × 2: 8 VP more");
        assert_eq!(hint.reasons.last(), Some(&HintReason::con("The 3 changes cost $3".into())));
    }

    #[test]
    fn passing_says_what_it_brings_and_scoring_says_that_itself() {
        let locale = Locale::default();
        let mut play = of_ones(2);
        let building = Building::Industry;
        let most = play.game().best_ending(play.state()).unwrap();
        let worse = Block::ALL.into_iter().find(|&block| {
            play.game().passing(play.state(), block).is_some_and(|it| it.scoring != most.scoring)
        });
        let pass = |block, reason| words(&locale, &play, Action::Pass(block), Some(reason));
        let best = pass(most.passed, Reason::ScoresLeast { building, brings: most.scoring });
        assert_eq!(best.brings, scores(&locale, most.scoring));
        assert_eq!((best.otherwise.as_str(), best.reasons.len()), ("", 1));
        let hint = pass(worse.unwrap(), Reason::GivesLittle { building, points: Points::whole(2) });
        assert!(hint.otherwise.ends_with(" at most") && hint.reasons.len() > 1, "{hint:?}");
        assert!(hint.reasons.iter().any(|reason| !reason.is_for), "{hint:?}");
        play.apply(Action::Pass(most.passed), &mut IgnoreEvents).unwrap();
        let score = words(&locale, &play, Action::Score(ScoringChoice::default()), Some(Reason::BringsMost));
        assert!(score.brings.is_empty() && score.reasons[0].is_for, "{score:?}");
    }

    #[test]
    fn the_parts_of_a_difference_add_up() {
        let mut scorings = Vec::new();
        for seed in 0..40 {
            let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
            let mut events = Vec::new();
            at_random::play::<CityPlanner>(setup, seed, &mut |play, action| {
                play.apply(action, &mut events).unwrap();
            });
            scorings.extend(events.into_iter().filter_map(|event| match event {
                Event::Scored { scoring, .. } => Some(scoring),
                _ => None,
            }));
        }
        let locale = Locale::default();
        for (from, to) in scorings.iter().zip(&scorings[1..]) {
            let all = differences(&locale, *from, *to, false);
            let total = |part: fn(&Difference) -> i32| all.iter().map(part).sum::<i32>();
            assert_eq!(total(|it| it.vp), to.vp - from.vp, "{from:?} {to:?}");
            assert_eq!(total(|it| it.money), to.money() - from.money(), "{from:?} {to:?}");
        }
        assert!(scorings.len() > 500);
    }
}
