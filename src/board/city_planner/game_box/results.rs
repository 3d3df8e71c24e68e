//! The results of City Planner: the parts of a total, and alone the rank.

use bevy::prelude::*;

use super::skyline::skylines;
use crate::{
    board::{
        city_planner::signs,
        game_box::{Ladder, Part, Results, Rung},
    },
    locale::{
        Locale,
        city_planner::{ranks, scoring},
    },
    record::Match,
    rules::city_planner::{CityPlanner, Rank},
    theme::{brush::Brush, painting::Painting, signs as shared_signs},
};

pub(super) fn results(locale: &Locale, play: &Match<CityPlanner>) -> Results {
    let results = Results::of(locale, play, parts(locale), skylines(play));
    match play.game().solo_rank(play.state()) {
        Some(rank) => alone(locale, results, rank),
        None => among_two(locale, results),
    }
}

/// In the order of the standings' parts.
fn parts(locale: &Locale) -> Vec<Part> {
    let part = |key, sign: fn(&mut Brush)| Part {
        name: locale.text(key),
        sign: Some(Painting::new(move |size, brush| {
            brush.within(Vec2::ZERO, (size.min_element() * 0.42).min(16.0), 0.0, sign);
        })),
        is_change: false,
    };
    vec![part("planner-results-vp", signs::laurel), part("planner-results-money", shared_signs::coin)]
}

fn among_two(locale: &Locale, mut results: Results) -> Results {
    if let [one, other] = results.rows.as_slice()
        && one.total == other.total
        && one.place != other.place
    {
        results.note = locale.text("planner-results-tie-note");
    }
    results
}

fn alone(locale: &Locale, mut results: Results, rank: Rank) -> Results {
    let total = results.rows.first().map_or(0, |row| row.total);
    let args = [("rank", ranks::rank(locale, rank).into()), ("points", scoring::vp(locale, total).into())];
    results.headline = locale.with("planner-results-alone", &args);
    results.note = ranks::next(locale, total).unwrap_or_default();
    let rungs = Rank::ALL.into_iter().zip(ranks::ranks(locale));
    results.ladder = Some(Ladder {
        title: locale.text("planner-results-rank"),
        rungs: rungs.map(|((rank, from), line)| Rung { name: ranks::rank(locale, rank), line, from }).collect(),
    });
    results
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{Player, Seeded},
        rules::{
            Seat, Silent,
            city_planner::{Action, Block, Blocks, Choice, Setup},
            dice::Face,
        },
    };

    /// A match in which everybody always scores the first six blocks that may be scored, with these dice.
    fn over(players: u8, dice: impl Fn(&Match<CityPlanner>) -> Action) -> Match<CityPlanner> {
        let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
        let seats = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name)).collect();
        let mut play = Match::<CityPlanner>::new(setup, seats).unwrap();
        while !play.is_over() {
            let passed = Block::ALL.into_iter().rev().find(|it| play.state().locked() != Some(*it)).unwrap();
            let proposed: Option<Choice> = play.game().proposed(play.state());
            let action = match play.actor().is_chance() {
                true => dice(&play),
                false => proposed.map_or(Action::Pass(passed), Action::Score),
            };
            play.apply(action, &mut Silent).unwrap();
        }
        play
    }

    fn ones(play: &Match<CityPlanner>) -> Action {
        Action::Roll(Block::ALL.map(|block| (play.state().locked() != Some(block)).then_some(Face::One)))
    }

    #[test]
    fn a_total_has_its_parts_and_a_winner() {
        let locale = Locale::default();
        let play = over(2, |play| play.draw(&mut Seeded::new(8)).unwrap());
        let results = results(&locale, &play);
        assert_eq!(results.parts.len(), 2);
        assert!(results.rows.iter().all(|row| row.parts.iter().sum::<i32>() == row.total));
        assert!(results.rows[0].total > results.rows[1].total && results.note.is_empty());
        assert!(results.headline.ends_with("wins"), "{}", results.headline);
        assert!(results.ladder.is_none() && results.honours.is_none());
    }

    #[test]
    fn a_tie_that_money_breaks_says_so() {
        let locale = Locale::default();
        let row = |seat, place| crate::board::game_box::ResultRow {
            seat: Seat(seat),
            place,
            parts: vec![40, 2],
            total: 42,
            picture: Painting::new(|_, _| {}),
        };
        let play = over(2, ones);
        let with = |places: [u8; 2]| {
            let rows = places.into_iter().zip([0, 1]).map(|(place, seat)| row(seat, place)).collect();
            among_two(&locale, Results { note: String::new(), rows, ..results(&locale, &play) }).note
        };
        assert_eq!(with([1, 2]), "Ties go to more money.");
        assert_eq!(with([1, 1]), "");
    }

    #[test]
    fn alone_a_total_earns_a_rank_and_shows_the_next() {
        let locale = Locale::default();
        let results = results(&locale, &over(1, |play| play.draw(&mut Seeded::new(3)).unwrap()));
        let total = results.rows[0].total;
        let ladder = results.ladder.unwrap();
        let reached = &ladder.rungs[ladder.reached(total)];
        assert_eq!(results.headline, format!("{} – {total} VP", reached.name));
        let next = &ladder.rungs[ladder.reached(total) + 1];
        assert_eq!(results.note, format!("{} VP short of {}", next.from - total, next.name));
        assert_eq!(ladder.rungs.len(), Rank::ALL.len());
    }
}
