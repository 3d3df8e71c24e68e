//! A match of City Planner told step by step: each action, what followed, and what everybody has.

use core::fmt::Write as _;

use doodle_city::{
    record::{Match, Record},
    rules::city_planner::{Block, CityPlanner, Event, Score, Scoring},
};

use crate::tale::told;

/// The buildings of the blocks in their order, by their letters; a dash where no die lies.
fn buildings(played: &Match<CityPlanner>) -> String {
    let letter = |block: Block| {
        let face = played.state().die(block);
        face.map_or('-', |face| played.game().blocks().building(block, face).letter())
    };
    Block::ALL.map(letter).into_iter().collect()
}

fn sum(scoring: &Scoring) -> String {
    let Scoring { greens, reds, blues, yellows, town_halls, parking_lots, given_up, doubled, .. } = scoring;
    let Scoring { vp, blue_money, given_up_money, town_hall_money, upkeep, .. } = scoring;
    let doubled = doubled.map_or("nothing".into(), |doubled| doubled.to_string());
    format!(
        "{greens} green, {reds} red, {blues} blue, {yellows} yellow, {town_halls} town halls, {parking_lots} parking lots, \
         {given_up} given up, {doubled} doubled: {vp} VP, ${blue_money} + {given_up_money} + {town_hall_money} - {upkeep}"
    )
}

/// One event as a sentence.
fn sentence(event: &Event) -> String {
    match event {
        Event::Rolled { seat, round, .. } => format!("round {round}: {seat} rolled"),
        Event::RerollTaken { seat, block, left } => format!("{seat} took block {block} to reroll, {left} left"),
        Event::Rerolled { seat, block, from, to } => {
            format!("{seat} rerolled block {block} from {from} to {to}")
        }
        Event::Changed { seat, block, from, to, money } => {
            format!("{seat} changed block {block} from {from} to {to}, ${money} left")
        }
        Event::Passed { seat, block, face } => format!("{seat} passed block {block} with a {face}"),
        Event::Scored { seat, scoring, vp, money, .. } => {
            format!("{seat} scored {}; now {vp} VP and ${money}", sum(scoring))
        }
        Event::RoundEnded { round } => format!("round {round} ended"),
        Event::MatchEnded => "the match ended".into(),
    }
}

fn points(score: &Score) -> String {
    let Score { place, total, vp, money, dollars } = score;
    format!("{total} ({vp} {money}) ${dollars} {place}.")
}

/// The tale of a record.
pub fn tale(record: &Record<CityPlanner>) -> String {
    let line = |played: &Match<CityPlanner>| {
        let standings: Vec<String> = played.standings().iter().map(points).collect();
        format!("{}   {}", buildings(played), standings.join(" | "))
    };
    let (mut text, played) = told(record, "Points: total (vp money) dollars place", sentence, line);
    if let Some(rank) = played.game().solo_rank(played.state()) {
        let _ = writeln!(text, "\n{rank:?}");
    }
    text
}
