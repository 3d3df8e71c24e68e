//! `doodle simulate`: many matches of random players, what they brought, and their records.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use clap::{Args, ValueEnum};
use doodle_city::{
    record::{BadFile, By, Match, Player, Seeded},
    rules::{Actor, Choices as _, Game, Silent, doodle_city::DoodleCity},
};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::{
    options::SetupArguments,
    stop::Stop,
    tally::{SeatResult, Tally, add_match},
};

/// The games that can be simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum GameName {
    /// Doodle City.
    DoodleCity,
}

#[derive(Args, Debug)]
pub struct Arguments {
    /// Which game is played.
    #[arg(long, value_enum, default_value_t = GameName::DoodleCity)]
    game: GameName,
    #[command(flatten)]
    setup: SetupArguments,
    /// How many matches are played, at least 1.
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the series: the same seed brings the same matches.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// A folder in which the record of each match is written; no file in it is overwritten.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// What many matches brought.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: u64,
    seconds: f64,
    rounds_mean: f64,
    seats: Vec<SeatResult>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Stop> {
    let game = match arguments.game {
        GameName::DoodleCity => DoodleCity::new(arguments.setup.setup()?).map_err(Stop::bad)?,
    };
    let report = simulate(&game, arguments)?;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        table(&report, out)?;
    }
    Ok(())
}

fn simulate<G: Game>(game: &G, arguments: &Arguments) -> Result<Report, Stop> {
    let file = |folder: &Path, index| folder.join(record_name::<G>(game.seats(), arguments.seed, index));
    if let Some(folder) = &arguments.records {
        make_room(folder, (0..arguments.games).map(|index| file(folder, index)))?;
    }
    let start = Instant::now();
    let mut tallies = vec![Tally::EMPTY; game.seats()];
    let mut rounds = 0;
    let mut legal = G::Choices::default();
    let mut standings = Vec::new();
    let mut log = Vec::new();
    for index in 0..arguments.games {
        let seed = Seeded::nth(arguments.seed, index);
        let state = play(game, seed, &mut legal, &mut log);
        game.standings(&state, &mut standings);
        add_match(&mut tallies, &standings);
        rounds += u64::from(game.round(&state));
        if let Some(folder) = &arguments.records {
            write_record(game, seed, &log, &file(folder, index))?;
        }
    }
    Ok(Report {
        game: G::NAME,
        players: game.seats(),
        games: arguments.games,
        seconds: start.elapsed().as_secs_f64(),
        rounds_mean: rounds as f64 / arguments.games as f64,
        seats: tallies.iter().map(|tally| tally.result("random")).collect(),
    })
}

/// Plays the match of `seed` to its end, each choice uniform among the legal actions; writes down what was done.
fn play<G: Game>(game: &G, seed: u64, legal: &mut G::Choices, log: &mut Vec<G::Action>) -> G::State {
    let mut dice = Seeded::new(seed);
    let mut choose = Choosing::new(seed);
    let mut state = game.start();
    log.clear();
    loop {
        let action = match game.actor(&state) {
            Actor::Chance => game.draw(&state, &mut dice),
            Actor::Seat(_) => {
                game.legal(&state, legal);
                legal.get(choose.below(legal.len()))
            }
            Actor::Nobody => return state,
        };
        let is_applied = action.is_some_and(|action| {
            log.push(action);
            game.apply(&mut state, action, &mut Silent).is_ok()
        });
        assert!(is_applied, "what a game offers it accepts");
    }
}

/// The choices of random players: `ChaCha8` with the match's seed as its key, as for the dice, but stream 2.
struct Choosing(ChaCha8Rng);

impl Choosing {
    fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_stream(2);
        Self(stream)
    }

    /// One of `0..choices`, all equally likely.
    fn below(&mut self, choices: usize) -> usize {
        ((u128::from(self.0.next_u64()) * choices as u128) >> 64) as usize
    }
}

/// Says which match of which series it is, and sorts in their order.
fn record_name<G: Game>(seats: usize, seed: u64, index: u64) -> String {
    format!("{}-{seats}p-seed{seed}-{index:06}.json", G::NAME)
}

/// Makes the folder if need be, and checks before anything is played that no record is there yet.
fn make_room(folder: &Path, mut files: impl Iterator<Item = PathBuf>) -> Result<(), Stop> {
    if folder.exists() && !folder.is_dir() {
        return Err(Stop::bad(format_args!("{}: is a file: name a folder for the records", folder.display())));
    }
    fs::create_dir_all(folder).map_err(cannot_write(folder))?;
    match files.find(|file| file.exists()) {
        Some(file) => Err(Stop::bad(format_args!(
            "{}: is there already and stays as it is: choose an empty folder for the records",
            file.display()
        ))),
        None => Ok(()),
    }
}

fn write_record<G: Game>(game: &G, seed: u64, log: &[G::Action], path: &Path) -> Result<(), Stop> {
    let seats =
        (1..=game.seats()).map(|seat| Player { name: format!("Random {seat}"), by: By::Random }).collect();
    let mut played = Match::<G>::new(game.setup().clone(), seats).map_err(Stop::bad)?;
    for &action in log {
        let applied = played.apply(action, &mut Silent);
        debug_assert!(applied.is_ok(), "what was played once is legal");
    }
    played.set_seed(seed);
    let text = played.record().write();
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    Ok(written.map_err(cannot_write(path))?)
}

fn cannot_write(path: &Path) -> impl FnOnce(io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing: true, error }
}

fn table(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Report { game, players, games, seconds, rounds_mean, seats } = report;
    writeln!(out, "{game}: {games} games of {players}, {rounds_mean:.2} rounds on average, {seconds:.3} s")?;
    writeln!(
        out,
        "{:<5} {:<8} {:>8} {:>8} {:>5} {:>5} {:>10}",
        "seat", "bot", "mean", "stderr", "min", "max", "wins"
    )?;
    for (seat, SeatResult { bot, mean, stderr, min, max, wins }) in seats.iter().enumerate() {
        let seat = seat + 1;
        writeln!(out, "{seat:<5} {bot:<8} {mean:>8.2} {stderr:>8.3} {min:>5} {max:>5} {wins:>10.1}")?;
    }
    Ok(())
}
