//! What computer players learn of cards: one network for solo matches, one for those of several.

use std::{io::Write, sync::Arc};

use crate::{
    bots::{
        design_town::{Learning, Values},
        network::Network,
        training::{Learner, Plan, Samples},
    },
    rules::design_town::{MOST_PLAYERS, Setup},
    terminal::{
        Stop, Training,
        train::{check_output, keep, train},
    },
};

/// How fast weights move at first.
const RATE: f32 = 0.002;

/// Trains for solo matches with these cards, and for those of several, each from nothing.
pub(super) fn run(training: &Training, setup: Setup, out: &mut dyn Write) -> Result<(), Stop> {
    let Setup { first_game, cards, .. } = setup;
    if first_game {
        return Err(Stop::bad("first games are learnt together with all others: leave `--first-game` out"));
    }
    if training.from.is_some() {
        return Err(Stop::bad("what cards are worth is always learnt from the beginning: leave `--from` out"));
    }
    let path = &training.output;
    check_output(path, "values", Values::read)?;
    let Training { seed, generations, games, .. } = *training;
    let plan = Plan { generations, games, rate: RATE };
    let learner = || Learner::new(Learning::inputs(), seed);
    let learning = |network: &Arc<Network>| Ok(Learning::new(network, &cards));
    // A third of the matches are first games.
    let is_first_game = |seed: u64| seed.is_multiple_of(3);
    writeln!(out, "Solo matches")?;
    let alone = |learning: &Learning, seed: u64, samples: &mut Samples| {
        learning.play(seed, 1, is_first_game(seed), samples)
    };
    let alone = train(learner(), &plan, seed, learning, alone, out)?;
    writeln!(out, "Matches of 2 to {MOST_PLAYERS}")?;
    let table = |learning: &Learning, seed: u64, samples: &mut Samples| {
        // Half of them for two, a quarter each for three and four.
        let players = [2, 2, 3, 4][(seed % 4) as usize];
        learning.play(seed, players, is_first_game(seed), samples)
    };
    let table = train(learner(), &plan, seed, learning, table, out)?;
    keep(path, Values::new(&cards, alone, table).write(), out)
}
