//! The results of City Planner: the parts of a total, and alone the rank.

use super::{
    city::{cities, streets},
    finale::finale,
};
use crate::{
    boxes::{Part, RankRow, RankTable, Results},
    locale::{
        Locale,
        city_planner::{ranks, scoring},
        help::RuleKeys,
        names,
    },
    pictures::city_planner::{city::FORM, colors},
    record::Match,
    rules::{
        Game as _,
        city_planner::{CityPlanner, Rank},
    },
};

pub(super) fn results(locale: &Locale, play: &Match<CityPlanner>) -> Results {
    let mut results = Results::of(locale, play, parts(locale), cities(play));
    results.form = FORM;
    if let Some(best) = results.rows.first() {
        results.finale = finale(streets(play).swap_remove(best.seat.index()));
    }
    match play.game().solo_rank(play.state()) {
        Some(rank) => alone(locale, results, rank),
        None => {
            let scores = play.game().all_seats().map(|seat| names::of(play, seat)).zip(play.standings());
            if let Ok(both) = <[_; 2]>::try_from(scores.collect::<Vec<_>>()) {
                results.note = scoring::money_at_the_end(locale, both);
            }
            results
        }
    }
}

/// In the order of the standings' parts.
fn parts(locale: &Locale) -> Vec<Part> {
    let rule = RuleKeys::new("planner-rules-end-title", "planner-help-turn-title");
    let part = |key, color| Part { name: locale.text(key), sign: None, is_change: false, color, rule };
    vec![part("planner-results-vp", colors::SUBURB), part("planner-results-money", colors::COMMERCE)]
}

fn alone(locale: &Locale, mut results: Results, rank: Rank) -> Results {
    let total = results.rows.first().map_or(0, |row| row.total);
    results.headline = locale.with("planner-results-solo", &[("rank", ranks::id(rank)), ("vp", total.into())]);
    results.note = ranks::next(locale, total).unwrap_or_default();
    let rows = Rank::ALL.into_iter().zip(ranks::ranks(locale));
    results.ranks = Some(RankTable {
        title: locale.text("planner-results-rank"),
        rows: rows
            .map(|((rank, from), line)| RankRow { name: ranks::rank(locale, rank), line, from })
            .collect(),
    });
    results
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{Player, Seeded},
        rules::{
            IgnoreEvents, Seat,
            city_planner::{Action, Block, Blocks, ScoringChoice, Setup},
        },
    };

    /// A match in which everybody always scores the first six blocks that may be scored, with these dice.
    fn over(players: u8, dice: impl Fn(&Match<CityPlanner>) -> Action) -> Match<CityPlanner> {
        let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
        let seats = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name)).collect();
        let mut play = Match::<CityPlanner>::new(setup, seats).unwrap();
        while !play.is_over() {
            let passed = Block::ALL.into_iter().rev().find(|it| play.state().locked() != Some(*it)).unwrap();
            let proposed: Option<ScoringChoice> = play.game().proposed(play.state());
            let action = match play.actor().is_chance() {
                true => dice(&play),
                false => proposed.map_or(Action::Pass(passed), Action::Score),
            };
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        play
    }

    #[test]
    fn a_total_has_its_parts_and_a_winner() {
        let locale = Locale::default();
        let play = over(2, |play| play.draw(&mut Seeded::new(8)).unwrap());
        let results = results(&locale, &play);
        assert_eq!(results.parts.len(), 2);
        assert!(results.rows.iter().all(|row| row.parts.iter().sum::<i32>() == row.total));
        assert!(results.rows[0].total > results.rows[1].total);
        let [first, second] = [0, 1].map(|row| {
            let seat = results.rows[row].seat;
            format!("{} ${}", play.seats()[seat.index()].name, play.state().money(seat))
        });
        assert_eq!(results.note, format!("Money at the end: {first} and {second}"));
        assert!(results.headline.ends_with("wins"), "{}", results.headline);
        assert!(results.ranks.is_none() && results.achievements.is_none());
    }

    #[test]
    fn alone_a_total_earns_a_rank_and_shows_the_next() {
        let locale = Locale::default();
        let results = results(&locale, &over(1, |play| play.draw(&mut Seeded::new(3)).unwrap()));
        let total = results.rows[0].total;
        let ranks = results.ranks.unwrap();
        let reached = &ranks.rows[ranks.reached(total)];
        assert_eq!(results.headline, format!("{} – {total} VP", reached.name));
        let next = &ranks.rows[ranks.reached(total) + 1];
        assert_eq!(results.note, format!("{} VP short of {}", next.from - total, next.name));
        assert_eq!(ranks.rows.len(), Rank::ALL.len());
    }
}
