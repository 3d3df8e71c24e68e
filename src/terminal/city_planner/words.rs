//! The words of City Planner: sums, what happened, how it ended.

use crate::{
    locale::{
        city_planner::{
            ranks,
            scoring::{self, Line},
        },
        names,
    },
    record::Match,
    rules::{
        Actor, Game as _, Standing as _,
        city_planner::{Block, CityPlanner, Event, ROUNDS, Scoring},
        dice::Face,
    },
    terminal::words::{count, english, player_name, seats, wrapped},
};

/// `2 free rerolls`.
pub(super) fn rerolls(rerolls: u32) -> String {
    count(rerolls as usize, "free reroll")
}

/// The sum of a scoring, step by step, each with what it brings. In a player's last turn (`is_last`) no rerolls are
/// promised.
pub(super) fn sum(scoring: &Scoring, is_last: bool) -> Vec<String> {
    let brings = |line: Line| match (line.vp, line.money) {
        (0, 0) => line.text,
        (0, money) => format!("{} = {}", line.text, scoring::money(english(), money)),
        (vp, _) => format!("{} = {}", line.text, scoring::vp(english(), vp)),
    };
    scoring::lines(english(), scoring, is_last).into_iter().map(brings).collect()
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
            // The turn that has just ended is among them.
            let turns = played.game().turns(played.state()) as usize;
            let is_last = turns > (ROUNDS as usize - 1) * played.game().seats();
            lines.extend(sum(&scoring, is_last).into_iter().map(|part| format!("  {part}")));
            lines.join("\n")
        }
        Event::RoundEnded { .. } => return None,
        Event::MatchEnded => "The match is over.".into(),
    })
}

/// How a match that is over is judged, as lines.
pub(super) fn verdict(played: &Match<CityPlanner>) -> Option<String> {
    let all = played.standings();
    if let Some(rank) = played.game().solo_rank(played.state()) {
        let next = all.first().and_then(|score| ranks::next(english(), score.total));
        let next = next.map_or_else(String::new, |next| format!(", {next}"));
        return Some(format!("Rank: {}{next}\n", ranks::rank(english(), rank)));
    }
    if played.actor() != Actor::GameOver {
        return None;
    }
    let players: Vec<_> = seats(played).map(|seat| player_name(played, seat)).zip(all).collect();
    let winners = players.iter().filter(|(_, score)| score.has_won()).map(|(name, _)| name.clone());
    let won = names::winners(english(), &winners.collect::<Vec<_>>());
    let money = scoring::money_at_the_end(english(), players.try_into().ok()?);
    Some(wrapped("", &format!("{won}. {money}.")) + "\n")
}
