//! The words of City Planner: sums, what happened, how it ended.

use crate::{
    record::Match,
    rules::{
        Actor, Game as _, Standing as _,
        city_planner::{Block, CityPlanner, Doubled, Event, GIVEN_UP_MONEY, ROUNDS, Rank, Scoring},
        dice::Face,
    },
    terminal::words::{count, player_name},
};

/// `2 free rerolls`.
pub(super) fn rerolls(rerolls: u32) -> String {
    count(rerolls as usize, "free reroll")
}

/// The sum of a scoring, step by step: a line for each part that brings something.
pub(super) fn sum(scoring: &Scoring) -> Vec<String> {
    let some = |number: i32, thing: &str| count(number.max(0) as usize, thing);
    let twice = |what| if scoring.doubled == Some(what) { " × 2" } else { "" };
    let mut sum = Vec::new();
    if scoring.greens > 0 {
        let (greens, reds) = (some(scoring.greens, "green"), some(scoring.reds, "red"));
        sum.push(format!("{greens} × ({reds} + 1){} = {} VP", twice(Doubled::Vp), scoring.vp));
    }
    if scoring.blues > 0 {
        let (blues, yellows) = (some(scoring.blues, "blue"), some(scoring.yellows, "yellow"));
        sum.push(if scoring.yellows > 0 {
            format!("{blues} × ({yellows} + 1){} = ${}", twice(Doubled::Money), scoring.blue_money)
        } else {
            format!("{blues} without a yellow = $0")
        });
    }
    if scoring.given_up > 0 {
        sum.push(format!("{} given up × ${GIVEN_UP_MONEY} = ${}", scoring.given_up, scoring.given_up_money));
    }
    if scoring.town_halls > 0 {
        let (halls, free) = (some(scoring.town_halls, "town hall"), rerolls(scoring.town_halls as u32));
        sum.push(format!("{halls} = ${} and {free}", scoring.town_hall_money));
    }
    if scoring.upkeep > 0 {
        sum.push(format!("upkeep, with at most one red or yellow = -${}", scoring.upkeep));
    }
    sum
}

/// What happened, as lines; `None` where other lines say it already.
pub(super) fn event(played: &Match<CityPlanner>, event: Event) -> Option<String> {
    let who = |seat| player_name(played, seat);
    let building = |block: Block, face: Face| played.game().blocks().building(block, face);
    Some(match event {
        Event::Rolled { seat, round, dice } => {
            let die = |(block, rolled): (Block, Option<Face>)| {
                let face = rolled.or_else(|| played.state().die(block));
                let letter = face.map_or('-', |face| building(block, face).letter());
                format!("{block} {letter}{}", if rolled.is_some() { "" } else { " (locked)" })
            };
            let dice: Vec<String> = Block::ALL.into_iter().zip(dice).map(die).collect();
            format!("Round {round} of {ROUNDS}, {}: {}.", who(seat), dice.join(", "))
        }
        Event::RerollTaken { seat, block, left } => {
            format!("{} rerolls block {block}, with {} left.", who(seat), rerolls(left))
        }
        Event::Rerolled { block, from, to, .. } => {
            format!("Block {block}: {from} {} becomes {to} {}.", building(block, from), building(block, to))
        }
        Event::Changed { seat, block, from, to, money } => format!(
            "{} turns block {block} from {from} {} to {to} {} for $1 and has ${money} left.",
            who(seat),
            building(block, from),
            building(block, to)
        ),
        Event::Passed { seat, block, face } => {
            let does = if played.game().is_solo() { "sets aside" } else { "passes" };
            format!("{} {does} block {block}, {}, locked.", who(seat), building(block, face))
        }
        Event::Scored { seat, scoring, vp, money, .. } => {
            let does = if scoring.money() < 0 { "pays" } else { "earns" };
            let mut lines = vec![format!(
                "{} scores {} VP, {does} ${}, and has {vp} VP and ${money} now.",
                who(seat),
                scoring.vp,
                scoring.money().abs(),
            )];
            lines.extend(sum(&scoring).into_iter().map(|part| format!("  {part}")));
            lines.join("\n")
        }
        Event::RoundEnded { .. } => return None,
        Event::MatchEnded => "The match is over.".into(),
    })
}

/// How a match that is over is judged, as lines.
pub(super) fn verdict(played: &Match<CityPlanner>) -> Option<String> {
    if let Some(rank) = played.game().solo_rank(played.state()) {
        let next = Rank::ALL.iter().find(|(higher, _)| *higher > rank);
        let reach = next.map_or_else(String::new, |(higher, lowest)| {
            format!(" ({} from {lowest} points on)", name(*higher))
        });
        return Some(format!("Rank: {}{reach}\n", name(rank)));
    }
    if played.actor() != Actor::GameOver {
        return None;
    }
    let all = played.standings();
    let winners: Vec<_> = played.game().all_seats().zip(&all).filter(|(_, score)| score.has_won()).collect();
    let best = all.iter().map(|score| score.total).max()?;
    let rivals = all.iter().filter(|score| score.total == best).count();
    Some(match &*winners {
        [(seat, _)] if rivals > 1 => {
            let most = |is_won: bool| {
                let dollars = all.iter().filter(|score| score.has_won() == is_won).map(|score| score.dollars);
                dollars.max().unwrap_or_default()
            };
            format!(
                "{} wins: as many points, but ${} against ${} before they became points.\n",
                player_name(played, *seat),
                most(true),
                most(false)
            )
        }
        [(seat, score)] => format!("{} wins with {} points.\n", player_name(played, *seat), score.total),
        _ => "A tie: as many points, and as many dollars before they became points.\n".into(),
    })
}

const fn name(rank: Rank) -> &'static str {
    match rank {
        Rank::InternArchitect => "Intern Architect",
        Rank::ArchitecturalDesigner => "Architectural Designer",
        Rank::Architect => "Architect",
        Rank::FirmPartner => "Firm Partner",
        Rank::Emeritus => "Emeritus",
    }
}
