//! `doodle simulate`: many matches of random or computer players, what they brought, and their records.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use clap::{Args, ValueEnum};
use doodle_city::{
    bots::WithBots,
    record::{BadFile, Match, Player, Seeded},
    rules::{Game, Silent, doodle_city::DoodleCity},
};
use serde::Serialize;

use super::{
    options::SetupArguments,
    series::{self, Bot, Played},
    stop::Stop,
    tally::{SeatResult, Tally, add_match},
};

/// The games that can be simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
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
    /// Who plays: one for all seats, or one for each; random if it is not given.
    #[arg(long, value_name = "LEVEL[,LEVEL…]", value_delimiter = ',')]
    bots: Vec<Bot>,
    /// How much a computer player thinks about a move at most, in moves looked at; its level decides if it is not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
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

/// Who plays at each seat.
fn bots(seats: usize, bots: &[Bot]) -> Result<Vec<Bot>, Stop> {
    if let Some(bot) = bots.iter().find(|bot| bot.by().is_none()) {
        return Err(Stop::bad(format_args!("`--bots`: a {} plays in tournaments only", bot.name())));
    }
    match bots {
        [] => Ok(vec![Bot::Random; seats]),
        [all] => Ok(vec![*all; seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => Err(Stop::bad(format_args!(
            "`--bots` names {}, but there are {}: name one for all, or one for each",
            super::words::count(bots.len(), "player"),
            super::words::count(seats, "seat"),
        ))),
    }
}

fn simulate<G>(game: &G, arguments: &Arguments) -> Result<Report, Stop>
where
    G: WithBots + Sync,
    G::Action: Send,
    G::Standing: Send,
{
    let bots = bots(game.seats(), &arguments.bots)?;
    let file = |folder: &Path, index| folder.join(record_name::<G>(game.seats(), arguments.seed, index));
    if let Some(folder) = &arguments.records {
        make_room(folder, (0..arguments.games).map(|index| file(folder, index)))?;
    }
    let start = Instant::now();
    let mut tallies = vec![Tally::EMPTY; game.seats()];
    let mut rounds = 0;
    let seed = |index| Seeded::nth(arguments.seed, index);
    let play = |index| series::play(game, &bots, seed(index), arguments.iterations);
    let games = series::each(arguments.games, play, |index, played: Played<G>| {
        add_match(&mut tallies, &played.standings);
        rounds += u64::from(played.rounds);
        match &arguments.records {
            Some(folder) => write_record(game, &bots, seed(index), &played.log, &file(folder, index)),
            None => Ok(()),
        }
    })?;
    if games == 0 {
        return Err(Stop::bad("interrupted before a game was finished"));
    }
    Ok(Report {
        game: G::NAME,
        players: game.seats(),
        games,
        seconds: start.elapsed().as_secs_f64(),
        rounds_mean: rounds as f64 / games as f64,
        seats: tallies.iter().zip(&bots).map(|(tally, bot)| tally.result(bot.name())).collect(),
    })
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

fn write_record<G: Game>(
    game: &G,
    bots: &[Bot],
    seed: u64,
    log: &[G::Action],
    path: &Path,
) -> Result<(), Stop> {
    let name = |bot: Bot, seat: usize| {
        let (first, rest) = bot.name().split_at(1);
        format!("{}{rest} {}", first.to_uppercase(), seat + 1)
    };
    let player =
        |(seat, &bot): (usize, &Bot)| Player { name: name(bot, seat), by: bot.by().unwrap_or_default() };
    let seats = bots.iter().enumerate().map(player).collect();
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
