//! `doodle tournament`: computer players meet many times, each in every seat equally often.

use std::{
    io::{self, Write as _},
    time::Instant,
};

use clap::Args;
use serde::Serialize;

use super::{
    Stop, TerminalGame,
    interrupt::Interrupt,
    number::whole,
    output::Output,
    parallel::{Done, Part, in_order},
    progress::Progress,
    series::{Arena, Bot, Watch, check_iterations},
    tally::{SeatResult, Sums, Tally, share_interval},
    words,
};
use crate::{
    bots::{Mind, Points, Skill, WithBots},
    record::Series,
    rules::{IgnoreEvents, Standing as _},
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Who plays, one for each seat, of beginner, casual, skilled, expert, master, random and scorer (a master that
    /// counts only its own total).
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', required = true)]
    seats: Vec<Bot>,
    /// How many matches are played, at least 1.
    #[arg(long, value_name = "M", allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// The seed of the series, 0 to 18446744073709551615 (2^64 - 1): the same seed brings the same matches.
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How much a player thinks about a move at most, in moves looked at; its level decides if it is not given.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    iterations: Option<u64>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// What a tournament brought.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    /// How many matches were played, and how many had been asked for.
    games: u64,
    asked: u64,
    whole: bool,
    seed: u64,
    /// How much everybody thought about a move at most; not there where levels decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations: Option<u64>,
    seconds: f64,
    seats: Vec<Entrant>,
    /// Alone: the mean total less the luck of the dice, which has the same mean in the long run.
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<Adjusted>,
}

/// A mean and its standard error, which is unknown before the second match.
#[derive(Clone, Copy, Serialize)]
struct Adjusted {
    mean: f64,
    stderr: Option<f64>,
}

/// How one player did, wherever it sat.
#[derive(Serialize)]
struct Entrant {
    #[serde(flatten)]
    result: SeatResult,
    /// The 95 % interval of the part of the games won.
    share_interval: [f64; 2],
    ms_per_move: Option<f64>,
}

/// What some matches brought.
#[derive(Default)]
struct Matches {
    tally: Tally,
    watch: Watch,
    /// Alone: the totals less the luck of the dice, in parts of a point.
    adjusted: Sums,
}

impl Part for Matches {
    fn append(&mut self, later: Self) {
        self.tally.append(later.tally);
        self.watch.append(&later.watch);
        self.adjusted.append(later.adjusted);
    }
}

pub(super) fn run<G: TerminalGame>(
    arguments: &Arguments,
    options: &G::TournamentOptions,
    out: &mut Output,
) -> Result<(), Stop> {
    let players = arguments.seats.len();
    let (fewest, most) = G::SEATS.into_inner();
    if !G::SEATS.contains(&players) {
        let there_are =
            if fewest == most { words::count(most, "seat") } else { format!("{fewest} to {most} seats") };
        return Err(Stop::bad(format_args!(
            "`--seats` names {}: there are {there_are}",
            words::count(players, "player")
        )));
    }
    let setup = G::tournament_setup(players, options)?;
    check_iterations(arguments.iterations, &arguments.seats)?;
    let (report, ended) = compete(&G::new(setup).map_err(Stop::bad)?, arguments);
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        table(&report, out)?;
    }
    ended
}

/// Where all play at random, a clock takes as long as a move: only one match in so many is timed. As this is no multiple
/// of a number of seats, everybody sits everywhere in those, too.
const TIMED: u64 = 17;

/// Plays the matches; tells what those brought that were played, and why these are not all.
fn compete<G>(game: &G, arguments: &Arguments) -> (Report, Result<(), Stop>)
where
    G: WithBots + Sync,
{
    let Arguments { seats: ref bots, games: asked, seed, iterations, .. } = *arguments;
    let interrupt = Interrupt::listen();
    let start = Instant::now();
    let worker = || {
        let luck = (bots.len() == 1).then(|| game.mind(&Skill::ONE_STEP));
        (Arena::new(game, bots, iterations, &interrupt), Series::new(seed), luck, Vec::new())
    };
    let timed = if bots.iter().all(|bot| *bot == Bot::Random) { TIMED } else { 1 };
    let play = |(arena, series, mind, log): &mut (Arena<G>, Series, Option<G::Mind>, Vec<G::Action>),
                index: u64,
                matches: &mut Matches| {
        // In match i everybody sits i seats further clockwise; so they all sit, and start, everywhere.
        let shift = (index % bots.len() as u64) as usize;
        let watch = index.is_multiple_of(timed).then_some(&mut matches.watch);
        log.clear();
        let rounds = arena.play(series.nth(index), shift, watch, |action| log.push(action))?;
        matches.tally.add(arena.standings(), shift, rounds);
        if let (Some(mind), [standing]) = (mind, arena.standings())
            && let Some(luck) = luck(game, mind, log)
        {
            let total = i64::from(standing.total()) * i64::from(Points::ONE);
            matches.adjusted.add(total - i64::from(luck.0));
        }
        Ok(())
    };
    let mut progress = Progress::new(asked);
    let Done { count: games, part: Matches { tally, watch, adjusted }, strays: _, ended } =
        in_order(asked, worker, play, |done| progress.tell(done));
    progress.end();
    let entrant = |(player, bot): (usize, &Bot)| {
        let result = tally.result(player, bot.name());
        Entrant {
            share_interval: share_interval(result.wins, games),
            ms_per_move: watch.ms_per_move(player),
            result,
        }
    };
    let in_points = |parts: f64| parts / f64::from(Points::ONE);
    let adjusted = adjusted
        .mean()
        .map(|mean| Adjusted { mean: in_points(mean), stderr: adjusted.stderr().map(in_points) });
    let report = Report {
        game: G::NAME,
        games,
        asked,
        whole: games == asked,
        seed,
        iterations,
        seconds: start.elapsed().as_secs_f64(),
        seats: bots.iter().enumerate().map(entrant).collect(),
        adjusted,
    };
    (report, ended)
}

/// What luck there was in a match.
fn luck<G: WithBots>(game: &G, mind: &mut G::Mind, log: &[G::Action]) -> Option<Points> {
    let mut state = game.start();
    let mut luck = None;
    for &action in log {
        if game.actor(&state).is_chance()
            && let Some(more) = mind.luck(game, &state, action)
        {
            luck = Some(luck.unwrap_or(Points::ZERO) + more);
        }
        let applied = game.apply(&mut state, action, &mut IgnoreEvents);
        debug_assert!(applied.is_ok(), "what was played once is legal");
    }
    luck
}

fn table(report: &Report, out: &mut Output) -> io::Result<()> {
    let Report { game, games, asked, whole, seed, iterations: _, seconds, seats, adjusted } = report;
    let games = words::count(*games as usize, "game");
    writeln!(out, "{game}: {games} from seed {seed}, {seconds:.1} s")?;
    if !whole {
        writeln!(out, "Not all: {asked} games were asked for.")?;
    }
    writeln!(
        out,
        "{:<10} {:>8} {:>7} {:>14} {:>7} {:>8} {:>8} {:>10}",
        "bot", "wins", "share", "95 %", "won in", "mean", "stderr", "ms/move"
    )?;
    for Entrant { result, share_interval: [low, high], ms_per_move } in seats {
        let SeatResult { bot, mean, stderr, wins, share, won_rounds_median, .. } = result;
        let (share, interval) = (words::number(*share, 3), format!("{low:.3} to {high:.3}"));
        let (mean, stderr) = (words::number(*mean, 2), words::number(*stderr, 3));
        let (rounds, ms_per_move) = (words::number(*won_rounds_median, 1), words::number(*ms_per_move, 3));
        writeln!(
            out,
            "{bot:<10} {wins:>8.1} {share:>7} {interval:>14} {rounds:>7} {mean:>8} {stderr:>8} {ms_per_move:>10}"
        )?;
    }
    if let Some(Adjusted { mean, stderr }) = adjusted {
        let stderr = words::number(*stderr, 3);
        writeln!(out, "without the luck of the dice: mean {mean:.2}, stderr {stderr}")?;
    }
    Ok(())
}
