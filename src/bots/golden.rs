//! A fingerprint of many moves: it is the same on every machine, unless something is computed differently there.

use super::{Skill, Thinker, WithBots, fnv, thought_seed};
use crate::{
    record::{Level, Seeded},
    rules::{Actor, IgnoreEvents},
};

/// A line of a golden: what was played by computer players of `levels`, and its fingerprint.
pub(super) fn line<G: WithBots>(
    what: &str,
    setup: G::Setup,
    levels: &[Level],
    moves: usize,
    iterations: u64,
) -> String {
    match G::new(setup).ok().and_then(|game| fingerprint(&game, levels, 1, moves, iterations)) {
        Some(print) => format!("{what}: {print}\n"),
        None => format!("{what}: a move was refused\n"),
    }
}

/// A number that stands for the first `moves` moves of computer players in matches of `game` with the seeds of the
/// series `seed`, and for what they expect of them: each of `levels` in turn, thinking for up to `iterations`.
///
/// `None` if the rules refused a move, or `levels` is empty.
pub fn fingerprint<G: WithBots>(
    game: &G,
    levels: &[Level],
    seed: u64,
    moves: usize,
    iterations: u64,
) -> Option<u64> {
    let mut hash = fnv::EMPTY;
    let mut done = 0;
    let skills: Vec<_> = levels.iter().map(|&level| Skill::of(level)).collect();
    let mut minds: Vec<_> = skills.iter().map(|skill| Some(game.mind(skill))).collect();
    for index in 0.. {
        let seed = Seeded::nth(seed, index);
        let mut dice = Seeded::new(seed);
        let mut state = game.start();
        let mut step = 0;
        while done < moves {
            let action = match game.actor(&state) {
                Actor::GameOver => break,
                Actor::Chance(_) => game.draw(&state, &mut dice)?,
                Actor::Seat(seat) => {
                    let level = done.checked_rem(levels.len())?;
                    let seed = thought_seed(seed, step);
                    let (mind, now) = (minds[level].take()?, state.clone());
                    let mut thinker = Thinker::new(game.clone(), mind, now, seat, skills[level], seed);
                    let action = thinker.think(iterations)?;
                    let points = thinker.candidates().first()?.points;
                    minds[level] = Some(thinker.into_mind());
                    done += 1;
                    hash = fnv::extend(hash, format!("{action} {points:?}").bytes());
                    action
                }
            };
            game.apply(&mut state, action, &mut IgnoreEvents).ok()?;
            step += 1;
        }
        if done >= moves {
            break;
        }
    }
    Some(hash)
}
