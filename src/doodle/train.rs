//! `doodle train`: what computer players know of a sheet, learnt by playing against themselves.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use clap::Args;
use doodle_city::{
    bots::{
        Points,
        doodle_city::{Valuer, Weights},
        network::Network,
        training::{Learner, Plan, Samples},
    },
    record::{Series, check_can_save, load_bytes, save},
    rules::{
        Game as _, Seat,
        doodle_city::{DoodleCity, MOST_PLAYERS, Setup},
        shown, shown_path,
    },
};

use super::{
    number::whole,
    parallel::{Done, Part, in_order},
    sheets,
    simulate::GameName,
    stop::Stop,
    tally::Sums,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Which game is learnt.
    #[arg(long, value_enum, default_value_t = GameName::DoodleCity)]
    game: GameName,
    /// The sheet: a name, or a file, which has a `/` or a dot in it, such as ./mine.json; Old Town if it is not given.
    #[arg(long, value_name = "NAME|FILE")]
    sheet: Option<String>,
    /// The seed, 0 to 18446744073709551615 (2^64 - 1): the same seed and numbers bring the same weights, however many
    /// cores there are.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How often the network is replaced by what it has learnt, for solo matches: 1 to 1000000.
    #[arg(long, value_name = "N", default_value_t = 600, allow_negative_numbers = true, value_parser = whole::<u32>(1..=1_000_000))]
    generations: u32,
    /// How many games each generation plays: 1 to 100000.
    #[arg(long, value_name = "N", default_value_t = 256, allow_negative_numbers = true, value_parser = whole::<u64>(1..=100_000))]
    games: u64,
    /// Goes on from weights that were trained for the same sheet.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The file that the weights are written to. Earlier weights in it are replaced, anything else is not.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Matches of several bring more states than solo ones and start from what those have taught.
const TABLE_GENERATIONS: u32 = 3;
const TABLE_GAMES: u64 = 4;

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Stop> {
    let GameName::DoodleCity = arguments.game;
    let sheet = sheets::find(arguments.sheet.as_deref())?;
    let setup = Setup { players: 1, first: Seat(0), more_control: false, free_circling: false, sheet };
    let game = DoodleCity::new(setup).map_err(Stop::bad)?;
    let earlier = arguments.from.as_ref().map(|path| read(path, &game)).transpose()?;
    check_output(&arguments.output)?;
    let Arguments { seed, generations, games, .. } = *arguments;
    let plan = Plan { generations, games, rate: if earlier.is_some() { 0.000_7 } else { 0.002 } };
    let inputs = Valuer::plain(&game).inputs();
    let start = earlier.as_ref().map(|weights| &*weights.alone);
    let learner = start.map_or_else(|| Learner::new(inputs, seed), |from| Learner::from_network(from, seed));
    writeln!(out, "Solo matches on {}", shown(game.sheet().name()))?;
    let alone = train(&game, learner, &plan, seed, Valuer::play_alone, out)?;
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
    let table = train(&game, learner, &plan, seed, play, out)?;
    let path = &arguments.output;
    save(path, Weights::new(game.sheet(), alone, table).write())?;
    writeln!(out, "Written to {}", shown_path(path))?;
    Ok(())
}

/// Finds out before the training whether the weights can be written after it.
fn check_output(path: &Path) -> Result<(), Stop> {
    if path.exists() && Weights::read(&load_bytes(path)?).is_err() {
        let path = shown_path(path);
        return Err(Stop::bad(format_args!(
            "{path}: this is no file of weights and is left as it is: choose another name"
        )));
    }
    Ok(check_can_save(path)?)
}

fn read(path: &Path, game: &DoodleCity) -> Result<Weights, Stop> {
    let bytes = load_bytes(path)?;
    let weights =
        Weights::read(&bytes).map_err(|error| Stop::bad(format_args!("{}: {error}", shown_path(path))))?;
    if !weights.fits(game.sheet()) {
        return Err(Stop::bad(format_args!(
            "{}: these weights were trained for another sheet than {}",
            shown_path(path),
            shown(game.sheet().name())
        )));
    }
    Ok(weights)
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

/// Trains by games that `play` plays; tells now and then how far it is.
fn train(
    game: &DoodleCity,
    mut learner: Learner,
    plan: &Plan,
    seed: u64,
    play: impl Fn(&Valuer, u64, &mut Samples) -> Points + Sync,
    out: &mut impl Write,
) -> Result<Network, Stop> {
    let start = Instant::now();
    let mut memory: Vec<Samples> = Vec::new();
    let mut total = Sums::default();
    for generation in 0..plan.generations {
        let network = Arc::new(learner.network());
        let valuer = Valuer::new(game, &network).map_err(Stop::bad)?;
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

fn tell(out: &mut impl Write, generation: u32, mean: f64, error: f32, seconds: f64) -> io::Result<()> {
    let error = error * doodle_city::bots::network::UNIT as f32;
    writeln!(out, "generation {generation:>6}: mean {mean:>6.2}, error {error:>5.2}, {seconds:>7.1} s")?;
    out.flush()
}
