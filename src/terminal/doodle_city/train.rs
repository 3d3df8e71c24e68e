//! What computer players learn of a sheet: one network for solo matches, one for those of several.

use std::{io::Write, path::Path, sync::Arc};

use crate::{
    bots::{
        doodle_city::{Valuer, Values},
        network::Network,
        training::{Learner, Plan, Samples},
    },
    record::load_bytes,
    rules::{
        Game as _,
        doodle_city::{DoodleCity, MOST_PLAYERS, Setup},
        shown, shown_path,
    },
    terminal::{
        Stop, Training,
        train::{check_output, keep, train},
    },
};

/// Matches of several bring more states than solo ones and start from what those have taught.
const TABLE_GENERATIONS: u32 = 3;
const TABLE_GAMES: u64 = 4;

/// Trains for solo matches of this set-up first, and from there for those of several.
pub(super) fn run(training: &Training, setup: Setup, out: &mut dyn Write) -> Result<(), Stop> {
    let game = DoodleCity::new(setup).map_err(Stop::bad)?;
    let earlier = training.from.as_ref().map(|path| read(path, &game)).transpose()?;
    check_output(&training.output, "weights", Values::read)?;
    let Training { seed, generations, games, .. } = *training;
    let plan = Plan { generations, games, rate: if earlier.is_some() { 0.000_7 } else { 0.002 } };
    let valuer = |network: &Arc<Network>| Valuer::new(&game, network).map_err(Stop::bad);
    let inputs = Valuer::plain(&game).inputs();
    let start = earlier.as_ref().map(|weights| &*weights.alone);
    let learner = start.map_or_else(|| Learner::new(inputs, seed), |from| Learner::from_network(from, seed));
    writeln!(out, "Solo matches on {}", shown(game.sheet().name()))?;
    let alone = train(learner, &plan, seed, valuer, Valuer::play_alone, out)?;
    writeln!(out, "Matches of 2 to {MOST_PLAYERS}")?;
    let plan = Plan {
        generations: generations.div_ceil(TABLE_GENERATIONS),
        games: games.div_ceil(TABLE_GAMES),
        rate: plan.rate / 2.0,
    };
    let start = earlier.as_ref().map_or(&alone, |weights| &weights.table);
    let learner = Learner::from_network(start, seed);
    let play = |valuer: &Valuer, seed: u64, samples: &mut Samples| {
        let players = 2 + (seed % (MOST_PLAYERS as u64 - 1)) as u8;
        valuer.play_table(seed, players, samples)
    };
    let table = train(learner, &plan, seed, valuer, play, out)?;
    keep(&training.output, Values::new(game.sheet(), alone, table).write(), out)
}

fn read(path: &Path, game: &DoodleCity) -> Result<Values, Stop> {
    let bytes = load_bytes(path)?;
    let weights =
        Values::read(&bytes).map_err(|error| Stop::bad(format_args!("{}: {error}", shown_path(path))))?;
    if !weights.fits(game.sheet()) {
        return Err(Stop::bad(format_args!(
            "{}: these weights were trained for another sheet than {}",
            shown_path(path),
            shown(game.sheet().name())
        )));
    }
    Ok(weights)
}
