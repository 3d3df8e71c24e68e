//! `doodle simulate`: many matches of random or computer players, what they brought, and their records.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    time::Instant,
};

use clap::Args;
use serde::Serialize;

use super::{
    Stop, TerminalGame,
    interrupt::Interrupt,
    number::whole,
    output::Output,
    parallel::{Done, in_order},
    progress::Progress,
    records::Folder,
    series::{Arena, Bot, check_iterations},
    tally::{SeatResult, Tally},
    words::{self, count},
};
use crate::{
    bots::WithBots,
    record::{Player, Record, Series},
    rules::Game,
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Who plays, of random, beginner, casual, skilled, expert and master: one for all seats, or one for each; random
    /// if it is not given.
    #[arg(long, value_name = "LEVEL[,LEVEL…]", value_delimiter = ',')]
    bots: Vec<Bot>,
    /// How much a computer player thinks about a move at most, in moves looked at; its level decides if it is not given.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    iterations: Option<u64>,
    /// How many matches are played, at least 1.
    #[arg(long, value_name = "M", allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// The seed of the series, 0 to 18446744073709551615 (2^64 - 1): the same seed brings the same matches.
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
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
    /// How many were played, and how many had been asked for.
    games: u64,
    asked: u64,
    whole: bool,
    seconds: f64,
    rounds_mean: Option<f64>,
    seats: Vec<SeatResult>,
}

pub(super) fn run<G: TerminalGame>(
    arguments: &Arguments,
    options: &G::Options,
    out: &mut Output,
) -> Result<(), Stop> {
    let game = G::new(G::new_setup(options)?).map_err(Stop::bad)?;
    let (report, ended) = simulate(&game, arguments)?;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        table(&report, out)?;
    }
    ended
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
            count(bots.len(), "player"),
            count(seats, "seat"),
        ))),
    }
}

/// Plays the matches; tells what those brought that were played, and why these are not all.
fn simulate<G>(game: &G, arguments: &Arguments) -> Result<(Report, Result<(), Stop>), Stop>
where
    G: WithBots + Sync,
{
    let Arguments { games: asked, seed, iterations, .. } = *arguments;
    let bots = bots(game.seats(), &arguments.bots)?;
    check_iterations(iterations, &bots)?;
    let series = format!("{}-{}p-seed{seed}", G::NAME, game.seats());
    let folder = arguments.records.as_ref().map(|path| Folder::open(path, series, asked)).transpose()?;
    let interrupt = Interrupt::listen();
    let start = Instant::now();
    let worker =
        || (Arena::new(game, &bots, iterations, &interrupt), Series::new(seed), empty_record(game, &bots));
    let play = |(arena, series, record): &mut (Arena<G>, Series, Record<G>), index, tally: &mut Tally| {
        let seed = series.nth(index);
        record.log.clear();
        let rounds = arena.play(seed, 0, None, |action| record.log.push(action))?;
        if let Some(folder) = &folder {
            record.seed = Some(seed);
            folder.write(index, &record.write())?;
        }
        tally.add(arena.standings(), 0, rounds);
        Ok(())
    };
    let mut progress = Progress::new(asked);
    let Done { count: games, part: tally, strays, ended } =
        in_order(asked, worker, play, |done| progress.tell(done));
    progress.end();
    if let Some(folder) = &folder {
        folder.remove(&strays);
    }
    let report = Report {
        game: G::NAME,
        players: game.seats(),
        games,
        asked,
        whole: games == asked,
        seconds: start.elapsed().as_secs_f64(),
        rounds_mean: tally.rounds_mean(games),
        seats: bots.iter().enumerate().map(|(seat, bot)| tally.result(seat, bot.name())).collect(),
    };
    Ok((report, ended))
}

/// The record of a match that has not begun.
fn empty_record<G: Game>(game: &G, bots: &[Bot]) -> Record<G> {
    let name = |bot: Bot, seat: usize| {
        let (first, rest) = bot.name().split_at(1);
        format!("{}{rest} {}", first.to_uppercase(), seat + 1)
    };
    let player =
        |(seat, &bot): (usize, &Bot)| Player { name: name(bot, seat), by: bot.by().unwrap_or_default() };
    Record {
        begun: None,
        ended: None,
        from: None,
        seats: bots.iter().enumerate().map(player).collect(),
        changes: Vec::new(),
        setup: game.setup().clone(),
        seed: None,
        log: Vec::new(),
    }
}

fn table(report: &Report, out: &mut Output) -> io::Result<()> {
    let Report { game, players, games, asked, whole, seconds, rounds_mean, seats } = report;
    let (games, players) = (count(*games as usize, "game"), count(*players, "player"));
    let rounds_mean = words::number(*rounds_mean, 2);
    writeln!(out, "{game}: {games} of {players}, {rounds_mean} rounds on average, {seconds:.3} s")?;
    if !whole {
        writeln!(out, "Not all: {asked} games were asked for.")?;
    }
    writeln!(
        out,
        "{:<5} {:<8} {:>8} {:>8} {:>5} {:>5} {:>10} {:>7} {:>7}",
        "seat", "bot", "mean", "stderr", "min", "max", "wins", "share", "won in"
    )?;
    for (seat, SeatResult { bot, mean, stderr, min, max, wins, share, won_rounds_median }) in
        seats.iter().enumerate()
    {
        let (seat, mean, stderr) = (seat + 1, words::number(*mean, 2), words::number(*stderr, 3));
        let (min, max) = (words::number(min.map(f64::from), 0), words::number(max.map(f64::from), 0));
        let (share, rounds) = (words::number(*share, 3), words::number(*won_rounds_median, 1));
        writeln!(
            out,
            "{seat:<5} {bot:<8} {mean:>8} {stderr:>8} {min:>5} {max:>5} {wins:>10.1} {share:>7} {rounds:>7}"
        )?;
    }
    Ok(())
}
