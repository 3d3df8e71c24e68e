//! A moment of a match as text: what is due, the seven blocks, and what a player has.

use core::fmt::Write as _;

use super::words::rerolls;
use crate::{
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        city_planner::{Block, Blocks, CityPlanner, MOST_CHANGES, ROUNDS},
        dice::Face,
    },
    terminal::words::{count, player_name},
};

/// What the letters mean, and the rulebook's colours, by which buildings are scored.
pub(super) const LEGEND: &str = "\
G suburb (green)   B commerce (blue)   M mixed (either)   P town hall (purple)
K parking lot (black)   Y industry (yellow)   R offices (red)";

/// The game, and what was agreed on.
pub(super) fn title(played: &Match<CityPlanner>) -> String {
    let setup = played.game().setup();
    let mut title = format!("City Planner, {}", count(setup.players.into(), "player"));
    if setup.players > 1 {
        let _ = write!(title, "; {} has the first turn of every round", player_name(played, setup.first));
    }
    if setup.blocks != Blocks::BUILT_IN {
        title.push_str("; blocks of their own");
    }
    title
}

/// What is due next, as a sentence.
pub(super) fn due(played: &Match<CityPlanner>) -> String {
    let state = played.state();
    let round = played.game().round(state);
    let now = |seat, does: &str| format!("Round {round} of {ROUNDS}: {} {does}.", player_name(played, seat));
    match played.actor() {
        Actor::Chance(Some(seat)) => match state.rerolling() {
            Some(block) => now(seat, &format!("rerolls block {block}")),
            None => now(seat, "rolls the dice"),
        },
        Actor::Seat(seat) if state.passed().is_some() => now(seat, "scores"),
        Actor::Seat(seat) if played.game().is_solo() => now(seat, "adjusts dice or sets a block aside"),
        Actor::Seat(seat) => now(seat, "adjusts dice or passes a block"),
        Actor::Chance(None) | Actor::GameOver => format!("The match is over after {ROUNDS} rounds."),
    }
}

/// The seven blocks with their dice; `None` while no die lies there.
pub(super) fn blocks(played: &Match<CityPlanner>) -> Option<String> {
    let (game, state) = (played.game(), played.state());
    match played.actor() {
        Actor::Seat(_) => {}
        Actor::Chance(_) if state.rerolling().is_some() => {}
        // Before the roll of a turn.
        Actor::Chance(_) => {
            let locked = state.locked()?;
            let building = game.blocks().building(locked, state.die(locked)?);
            return Some(format!("Block {locked} is locked: {}, {building}.", state.die(locked)?));
        }
        Actor::GameOver => return None,
    }
    let mut text = String::from("block  die  building         1  2  3  4  5  6");
    for block in Block::ALL {
        let face = state.die(block)?;
        let building = game.blocks().building(block, face);
        let _ = write!(text, "\n  {block}     {face}   {} {:<12}", building.letter(), building.to_string());
        for other in Face::ALL {
            let letter = game.blocks().building(block, other).letter();
            let _ = if other == face { write!(text, "[{letter}]") } else { write!(text, " {letter} ") };
        }
        let _ = write!(text, "  {}", marks(played, block).join(", "));
        text.truncate(text.trim_end().len());
    }
    Some(text)
}

/// What has happened to a block in this turn, and whether it came locked.
fn marks(played: &Match<CityPlanner>, block: Block) -> Vec<&'static str> {
    let state = played.state();
    let passed = if played.game().is_solo() { "set aside" } else { "passed" };
    [
        (state.locked() == Some(block), "locked"),
        (state.changed().has(block), "changed"),
        (state.rerolling() == Some(block), "rerolled"),
        (state.passed() == Some(block), passed),
    ]
    .into_iter()
    .filter_map(|(is_so, mark)| is_so.then_some(mark))
    .collect()
}

/// What a player has.
pub(super) fn player(played: &Match<CityPlanner>, seat: Seat) -> String {
    let state = played.state();
    let mut text = player_name(played, seat);
    let is_on_turn = played.actor() == Actor::Seat(seat);
    if is_on_turn {
        let _ = write!(text, ", on turn in round {} of {ROUNDS}", played.game().round(state));
    }
    let _ = write!(text, ": {} VP, ${}", state.vp(seat), state.money(seat));
    if is_on_turn && state.passed().is_none() {
        let changes = MOST_CHANGES.saturating_sub(state.changed().len()).min(state.money(seat).max(0) as usize);
        let _ = write!(text, ", {}, {} left", rerolls(state.rerolls(seat)), count(changes, "change"));
    } else if !is_on_turn && played.actor() != Actor::GameOver && state.rerolls(seat) > 0 {
        let _ = write!(text, ", {}", rerolls(state.rerolls(seat)));
    }
    text.push('\n');
    text
}
