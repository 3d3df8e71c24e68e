//! What six blocks bring, step by step: lines that add up, so that a newcomer can follow them.

use crate::{
    locale::{Arg, Locale},
    rules::city_planner::{Doubled, GIVEN_UP_MONEY, Score, Scoring, TOWN_HALL_MONEY, UPKEEP},
};

/// One step of a scoring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is counted, and how.
    pub text: String,
    /// The points that it brings.
    pub vp: i32,
    /// The dollars that it brings, or costs.
    pub money: i32,
    /// What it is about.
    pub kind: LineKind,
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// Suburbs, and offices that multiply them.
    Greens,
    /// Commerce, and industry that multiplies it.
    Blues,
    /// Town halls.
    TownHalls,
    /// Parking lots: what is given up, or doubled.
    ParkingLot,
    /// What a city with too few offices and industries pays.
    Upkeep,
}

/// VP and dollars for a text with `planner-sum`.
pub fn sum_args<'a>(vp: i32, money: i32) -> [(&'static str, Arg<'a>); 3] {
    [("vp", vp.into()), ("money", money.unsigned_abs().into()), ("sign", sign(money))]
}

/// The same for `planner-other-sum`, which the first sum is compared with.
pub fn other_sum_args<'a>(vp: i32, money: i32) -> [(&'static str, Arg<'a>); 3] {
    [("other-vp", vp.into()), ("other-money", money.unsigned_abs().into()), ("other-sign", sign(money))]
}

fn sign<'a>(money: i32) -> Arg<'a> {
    if money < 0 { "minus" } else { "plus" }.into()
}

/// "$3", "−$5".
pub fn money(locale: &Locale, money: i32) -> String {
    locale.with("planner-money", &[("money", money.unsigned_abs().into()), ("sign", sign(money))])
}

/// "6 VP".
pub fn vp(locale: &Locale, vp: i32) -> String {
    locale.with("planner-vp", &[("vp", vp.into())])
}

/// "6 VP, $2".
pub fn sum(locale: &Locale, vp: i32, money: i32) -> String {
    locale.with("planner-sum", &sum_args(vp, money))
}

/// What money the points at the end of a match came of, the winner's first, and whether it breaks a tie: by the names
/// and scores of both players.
pub fn money_at_the_end(locale: &Locale, mut players: [(String, Score); 2]) -> String {
    players.sort_by_key(|(_, score)| score.place);
    let [(winner, first), (other, second)] = &players;
    let is_broken = first.total == second.total && second.place > 1;
    let args = [
        ("winner", winner.as_str().into()),
        ("winner-money", first.dollars.into()),
        ("other", other.as_str().into()),
        ("other-money", second.dollars.into()),
    ];
    locale.with(if is_broken { "planner-results-tie-note" } else { "planner-results-note" }, &args)
}

/// A scoring step by step, in the order of play; only what says something, upkeep always. In a player's last turn
/// (`is_last`) no rerolls are promised.
pub fn lines(locale: &Locale, scoring: &Scoring, is_last: bool) -> Vec<Line> {
    let lines = [
        greens(locale, scoring),
        blues(locale, scoring),
        town_halls(locale, scoring, is_last),
        parking_lots(locale, scoring),
        Some(upkeep(locale, scoring)),
    ];
    lines.into_iter().flatten().collect()
}

/// The points of the green buildings before they are doubled.
const fn plain_vp(scoring: &Scoring) -> i32 {
    scoring.greens * (scoring.reds + 1)
}

/// The dollars of the blue buildings before they are doubled.
const fn plain_money(scoring: &Scoring) -> i32 {
    if scoring.yellows == 0 { 0 } else { scoring.blues * (scoring.yellows + 1) }
}

fn greens(locale: &Locale, scoring: &Scoring) -> Option<Line> {
    if scoring.greens == 0 {
        return None;
    }
    let args = [("suburbs", scoring.greens.into()), ("offices", scoring.reds.into())];
    let key = if scoring.reds == 0 { "planner-line-no-offices" } else { "planner-line-suburbs" };
    Some(Line { text: locale.with(key, &args), vp: plain_vp(scoring), money: 0, kind: LineKind::Greens })
}

fn blues(locale: &Locale, scoring: &Scoring) -> Option<Line> {
    if scoring.blues == 0 {
        return None;
    }
    let args = [("commercial", scoring.blues.into()), ("industries", scoring.yellows.into())];
    let key = if scoring.yellows == 0 { "planner-line-no-industry" } else { "planner-line-commercial" };
    Some(Line { text: locale.with(key, &args), vp: 0, money: plain_money(scoring), kind: LineKind::Blues })
}

fn town_halls(locale: &Locale, scoring: &Scoring, is_last: bool) -> Option<Line> {
    if scoring.town_halls == 0 {
        return None;
    }
    let key = if is_last { "planner-line-last-town-halls" } else { "planner-line-town-halls" };
    let args = [("count", scoring.town_halls.into()), ("money", TOWN_HALL_MONEY.into())];
    let text = locale.with(key, &args);
    Some(Line { text, vp: 0, money: scoring.town_hall_money, kind: LineKind::TownHalls })
}

fn parking_lots(locale: &Locale, scoring: &Scoring) -> Option<Line> {
    let (points, dollars) = (plain_vp(scoring), plain_money(scoring));
    let (key, vp, earned) = match (scoring.parking_lots, scoring.doubled) {
        (0, _) => return None,
        (1, _) if scoring.given_up == 0 => ("planner-line-keeps-all", 0, 0),
        (1, _) => ("planner-line-gives-up", 0, scoring.given_up_money),
        _ if points == 0 && dollars == 0 => ("planner-line-doubles-nothing", 0, 0),
        (_, Some(Doubled::Vp)) => ("planner-line-doubles-vp", scoring.vp - points, 0),
        (_, Some(Doubled::Money)) => ("planner-line-doubles-money", 0, scoring.blue_money - dollars),
        (_, None) => ("planner-line-doubles-nothing", 0, 0),
    };
    let args = [
        ("lots", scoring.parking_lots.into()),
        ("count", scoring.given_up.into()),
        ("money", GIVEN_UP_MONEY.into()),
    ];
    Some(Line { text: locale.with(key, &args), vp, money: earned, kind: LineKind::ParkingLot })
}

fn upkeep(locale: &Locale, scoring: &Scoring) -> Line {
    // What was given up counts for upkeep and nowhere else; whether it is one of these cannot be told.
    let working = scoring.reds + scoring.yellows;
    let key = match scoring.upkeep {
        0 if working > 1 => "planner-line-no-upkeep",
        0 if scoring.given_up > 0 => "planner-line-no-upkeep-given-up",
        0 => "planner-line-upkeep-unpaid",
        UPKEEP.. if working == 0 && scoring.given_up > 0 => "planner-line-upkeep-few",
        UPKEEP.. => "planner-line-upkeep",
        _ => "planner-line-upkeep-all",
    };
    let text = locale.with(key, &[("count", working.into())]);
    Line { text, vp: 0, money: -scoring.upkeep, kind: LineKind::Upkeep }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::at_random,
        rules::{
            Seat,
            city_planner::{Blocks, CityPlanner, Event, Setup},
        },
    };

    /// The lines with what they bring.
    fn say(scoring: Scoring) -> Vec<String> {
        let locale = Locale::default();
        let line = |it: Line| format!("{} -> {}", it.text, sum(&locale, it.vp, it.money));
        lines(&locale, &scoring, false).into_iter().map(line).collect()
    }

    const POOR: &str = "upkeep: no offices or industries -> 0 VP, −$5";

    #[test]
    fn a_tie_that_money_breaks_says_so() {
        let locale = Locale::default();
        let with = |places: [u8; 2]| {
            let score = |(place, dollars)| Score { place, total: 42, vp: 40, money: 2, dollars };
            let [ada, bo] = [(places[0], 12), (places[1], 11)].map(score);
            money_at_the_end(&locale, [("Ada".into(), ada), ("Bo".into(), bo)])
        };
        assert_eq!(with([1, 2]), "Equal VP, so more money wins: Ada $12 and Bo $11");
        assert_eq!(with([2, 1]), "Equal VP, so more money wins: Bo $11 and Ada $12");
        assert_eq!(with([1, 1]), "Money at the end: Ada $12 and Bo $11");
    }

    #[test]
    fn offices_multiply_suburbs() {
        let scoring = Scoring { greens: 3, reds: 1, yellows: 1, vp: 6, ..Scoring::default() };
        let none = "no upkeep: 2 offices or industries -> 0 VP, $0";
        assert_eq!(say(scoring), ["3 suburbs × (1 office + 1) -> 6 VP, $0", none]);
        let alone = Scoring { greens: 1, vp: 1, upkeep: 5, ..Scoring::default() };
        assert_eq!(say(alone), ["1 suburb, no offices -> 1 VP, $0", POOR]);
    }

    #[test]
    fn commerce_needs_industry() {
        let scoring = Scoring { blues: 2, yellows: 1, blue_money: 4, upkeep: 5, ..Scoring::default() };
        let upkeep = "upkeep: only 1 office or industry -> 0 VP, −$5";
        assert_eq!(say(scoring), ["2 commercial × (1 industry + 1) -> 0 VP, $4", upkeep]);
        let idle = Scoring { blues: 2, upkeep: 5, ..Scoring::default() };
        assert_eq!(say(idle), ["2 commercial, but no industry -> 0 VP, $0", POOR]);
    }

    #[test]
    fn town_halls_promise_rerolls_as_long_as_there_is_a_next_turn() {
        let locale = Locale::default();
        let first = |town_halls: i32, is_last| {
            let scoring = Scoring { town_halls, town_hall_money: town_halls, ..Scoring::default() };
            lines(&locale, &scoring, is_last).swap_remove(0).text
        };
        assert_eq!(first(1, false), "1 town hall: $1, a reroll next turn");
        assert_eq!(first(2, false), "2 town halls: $1, a reroll each next turn");
        assert_eq!([first(1, true), first(2, true)], ["1 town hall: $1", "2 town halls: $1 each"]);
    }

    #[test]
    fn a_parking_lot_pays_for_what_is_given_up() {
        let one = |given_up: i32| Scoring {
            parking_lots: 1,
            given_up,
            given_up_money: given_up * GIVEN_UP_MONEY,
            ..Scoring::default()
        };
        assert_eq!(say(one(0))[0], "1 parking lot, nothing given up -> 0 VP, $0");
        assert_eq!(say(one(1))[0], "1 parking lot: 1 given up for $2 -> 0 VP, $2");
        assert_eq!(say(one(3))[0], "1 parking lot: 3 given up, $2 each -> 0 VP, $6");
        assert_eq!(say(one(3))[1], "no upkeep: given-up ones count, too -> 0 VP, $0");
        let poor = Scoring { upkeep: 5, ..one(3) };
        assert_eq!(say(poor)[1], "upkeep: under 2 offices or industries -> 0 VP, −$5");
    }

    #[test]
    fn two_parking_lots_double() {
        let two =
            Scoring { parking_lots: 2, greens: 2, vp: 4, doubled: Some(Doubled::Vp), ..Scoring::default() };
        assert_eq!(
            say(two)[..2],
            ["2 suburbs, no offices -> 2 VP, $0", "2 parking lots double the VP -> 2 VP, $0"]
        );
        let money =
            Scoring { blues: 2, yellows: 1, blue_money: 8, doubled: Some(Doubled::Money), vp: 2, ..two };
        assert_eq!(say(money)[2], "2 parking lots double commercial money -> 0 VP, $4");
        let none = Scoring { parking_lots: 3, doubled: Some(Doubled::Vp), ..Scoring::default() };
        assert_eq!(say(none)[0], "3 parking lots, nothing to double -> 0 VP, $0");
    }

    #[test]
    fn upkeep_takes_no_more_than_there_is() {
        let scoring = Scoring { reds: 1, upkeep: 3, ..Scoring::default() };
        assert_eq!(say(scoring), ["upkeep: all the money there is -> 0 VP, −$3"]);
        let broke = Scoring::default();
        assert_eq!(say(broke), ["upkeep: nothing to pay with -> 0 VP, $0"]);
    }

    #[test]
    fn the_lines_add_up() {
        let locale = Locale::default();
        let mut count = 0;
        for seed in 0..40 {
            let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
            let mut events = Vec::new();
            at_random::play::<CityPlanner>(setup, seed, &mut |play, action| {
                play.apply(action, &mut events).unwrap();
            });
            for event in events {
                let Event::Scored { scoring, .. } = event else { continue };
                let lines = lines(&locale, &scoring, seed % 2 == 0);
                let total = |part: fn(&Line) -> i32| lines.iter().map(part).sum::<i32>();
                assert_eq!(total(|line| line.vp), scoring.vp, "{scoring:?}: {lines:?}");
                assert_eq!(total(|line| line.money), scoring.money(), "{scoring:?}: {lines:?}");
                assert!(lines.iter().all(|line| !line.text.is_empty()));
                assert_eq!(lines.last().map(|line| line.kind), Some(LineKind::Upkeep));
                count += 1;
            }
        }
        assert_eq!(count, 40 * 16);
    }

    #[test]
    fn sums_have_true_signs() {
        let locale = Locale::default();
        assert_eq!([sum(&locale, 6, 2), sum(&locale, 6, -3)], ["6 VP, $2", "6 VP, −$3"]);
    }
}
