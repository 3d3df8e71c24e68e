//! `doodle train`: what computer players know, learnt by playing against themselves. What a game lets them learn is its
//! own affair; how a network learns is told here.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use clap::Args;

use super::{
    Stop,
    number::whole,
    parallel::{Done, Part, in_order},
    tally::Sums,
};
use crate::{
    bots::{
        Points,
        network::{Network, UNIT},
        training::{Learner, Plan, Samples},
    },
    record::{Series, check_can_save, load_bytes, save},
    rules::shown_path,
};

/// How much is trained, and which file takes what was learnt.
#[derive(Args, Debug)]
pub struct Training {
    /// The seed, 0 to 18446744073709551615 (2^64 - 1): the same seed and numbers bring the same weights, however many
    /// cores there are.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(super) seed: u64,
    /// Where a network learns: how often it is replaced by what it has learnt, in solo matches: 1 to 1000000.
    #[arg(long, value_name = "N", default_value_t = 600, allow_negative_numbers = true, value_parser = whole::<u32>(1..=1_000_000))]
    pub(super) generations: u32,
    /// Where a network learns: how many games each generation plays: 1 to 100000.
    #[arg(long, value_name = "N", default_value_t = 256, allow_negative_numbers = true, value_parser = whole::<u64>(1..=100_000))]
    pub(super) games: u64,
    /// Where a network learns: goes on from weights that were trained for the same sheet.
    #[arg(long, value_name = "FILE")]
    pub(super) from: Option<PathBuf>,
    /// The file that what was learnt is written to. What was learnt earlier is replaced in it, anything else is not.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
}

/// What some games taught.
#[derive(Default)]
struct Lessons {
    total: Sums,
    samples: Samples,
}

impl Part for Lessons {
    fn append(&mut self, later: Self) {
        self.total.append(later.total);
        self.samples.append(&later.samples);
    }
}

/// Trains by games of the valuers that `valuer` makes of a network; tells now and then how far it is.
pub(super) fn train<V: Sync>(
    mut learner: Learner,
    plan: &Plan,
    seed: u64,
    valuer: impl Fn(&Arc<Network>) -> Result<V, Stop>,
    play: impl Fn(&V, u64, &mut Samples) -> Points + Sync,
    out: &mut dyn Write,
) -> Result<Network, Stop> {
    let start = Instant::now();
    let mut memory: Vec<Samples> = Vec::new();
    let mut total = Sums::default();
    for generation in 0..plan.generations {
        let valuer = valuer(&Arc::new(learner.network()))?;
        let first = u64::from(generation) * plan.games;
        let one = |seeds: &mut Series, index, lessons: &mut Lessons| {
            let points = play(&valuer, seeds.nth(first + index), &mut lessons.samples);
            lessons.total.add(points.0.into());
            Ok::<(), Stop>(())
        };
        let Done { part: Lessons { total: more, samples: new }, ended, .. } =
            in_order(plan.games, || Series::new(seed), one, |_| ());
        ended?;
        total.append(more);
        let states = new.len();
        if memory.len() == Plan::REMEMBERED {
            memory.remove(0);
        }
        memory.push(new);
        let mut all = Samples::default();
        memory.iter().for_each(|samples| all.append(samples));
        let error = learner.learn(&all, Plan::PASSES * states, plan.rate(generation));
        learner.average(plan.part(generation));
        if (generation + 1) % plan.generations.div_ceil(40) == 0 || generation + 1 == plan.generations {
            let seconds = start.elapsed().as_secs_f64();
            let mean = total.mean().unwrap_or_default() / f64::from(Points::ONE);
            tell(out, generation + 1, mean, error, seconds)?;
            total = Sums::default();
        }
    }
    Ok(learner.network())
}

/// Finds out before the training whether what is learnt can be written after it: over nothing but `what`, such as
/// "weights", which `read` understands.
pub(super) fn check_output<T, E>(
    path: &Path,
    what: &str,
    read: impl FnOnce(&[u8]) -> Result<T, E>,
) -> Result<(), Stop> {
    if path.exists() && read(&load_bytes(path)?).is_err() {
        let path = shown_path(path);
        return Err(Stop::bad(format_args!(
            "{path}: this is no file of {what} and is left as it is: choose another name"
        )));
    }
    Ok(check_can_save(path)?)
}

/// Writes what was learnt.
pub(super) fn keep(path: &Path, learnt: Vec<u8>, out: &mut dyn Write) -> Result<(), Stop> {
    save(path, learnt)?;
    writeln!(out, "Written to {}", shown_path(path))?;
    Ok(())
}

fn tell(out: &mut dyn Write, generation: u32, mean: f64, error: f32, seconds: f64) -> io::Result<()> {
    let error = error * UNIT as f32;
    writeln!(out, "generation {generation:>6}: mean {mean:>6.2}, error {error:>5.2}, {seconds:>7.1} s")?;
    out.flush()
}
