//! A fingerprint of many moves: the same on every machine, or something computes differently there.

use super::{Skill, Thinker, WithBots, thought_seed};
use crate::{
    record::{Level, Seeded},
    rules::{
        Actor, Game as _, Seat, Silent,
        doodle_city::{DoodleCity, Setup, Sheet, built_in_sheets},
    },
};

/// A number that stands for the first `moves` moves of computer players in matches of `game` with the seeds of the
/// series `seed`: every level in turn, each thinking for up to `iterations`.
///
/// `None` if the rules refused a move.
pub fn fingerprint<G: WithBots>(game: &G, seed: u64, moves: usize, iterations: u64) -> Option<u64> {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    let mut done = 0;
    let skills = Level::ALL.map(Skill::of);
    let mut minds = skills.map(|skill| Some(game.mind(&skill)));
    for index in 0.. {
        let seed = Seeded::nth(seed, index);
        let mut dice = Seeded::new(seed);
        let mut state = game.start();
        let mut step = 0;
        while done < moves {
            let action = match game.actor(&state) {
                Actor::Nobody => break,
                Actor::Chance => game.draw(&state, &mut dice)?,
                Actor::Seat(seat) => {
                    let level = done % Level::ALL.len();
                    let seed = thought_seed(seed, step);
                    let (mind, view) = (minds[level].take()?, game.view(&state, seat));
                    let mut thinker = Thinker::new(game.clone(), mind, &view, seat, skills[level], seed);
                    let action = thinker.think(iterations)?;
                    minds[level] = Some(thinker.into_mind());
                    done += 1;
                    let text = action.to_string();
                    hash = text
                        .bytes()
                        .fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
                    action
                }
            };
            game.apply(&mut state, action, &mut Silent).ok()?;
            step += 1;
        }
        if done >= moves {
            break;
        }
    }
    Some(hash)
}

/// The fingerprints of 500 moves on each sheet that comes with the game, one line each: what tests/goldens/bots.txt
/// holds.
pub fn sheets() -> String {
    let line = |(n, sheet): (usize, Sheet)| {
        let name = sheet.name().to_owned();
        let players = 2 + n as u8;
        let setup = Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet };
        match DoodleCity::new(setup).ok().and_then(|game| fingerprint(&game, 1, 500, 4)) {
            Some(print) => format!("{name}: {print}\n"),
            None => format!("{name}: a move was refused\n"),
        }
    };
    built_in_sheets().into_iter().enumerate().map(line).collect()
}
