//! `doodle tournament`: computer players meet many times, each in every seat equally often.

use std::{
    io::{self, Write},
    time::Instant,
};

use clap::Args;
use doodle_city::{
    bots::{Points, WithBots},
    record::Seeded,
    rules::{
        Game, Seat, Standing as _,
        doodle_city::{DoodleCity, MOST_PLAYERS, Setup},
    },
};
use serde::Serialize;

use super::{
    series::{self, Bot, Played, Thought},
    sheets,
    simulate::GameName,
    stop::Stop,
    tally::{SeatResult, Tally, add_match},
    words,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Which game is played.
    #[arg(long, value_enum, default_value_t = GameName::DoodleCity)]
    game: GameName,
    /// Who plays, 1 to 6 of beginner, casual, skilled, expert, master, random and scorer (a master that counts only
    /// its own total).
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', required = true)]
    seats: Vec<Bot>,
    /// The sheet: a name or a file; Old Town if it is not given.
    #[arg(long, value_name = "NAME|FILE")]
    sheet: Option<String>,
    /// How many matches are played, at least 1.
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the series: the same seed brings the same matches.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How much a player thinks about a move at most, in moves looked at; its level decides if it is not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// What a tournament brought.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: u64,
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

/// A mean and its standard error.
#[derive(Clone, Copy, Serialize)]
struct Adjusted {
    mean: f64,
    stderr: f64,
}

/// The mean of `count` numbers from their sum and the sum of their squares.
fn adjusted(count: f64, sum: f64, squares: f64) -> Adjusted {
    let variance = if count > 1.0 { (squares - sum * sum / count) / (count - 1.0) } else { 0.0 };
    Adjusted { mean: sum / count, stderr: (variance / count).sqrt() }
}

/// How one player did, wherever it sat.
#[derive(Serialize)]
struct Entrant {
    #[serde(flatten)]
    result: SeatResult,
    /// The part of the games won, and half the width of its 95 % interval.
    share: f64,
    share_error: f64,
    ms_per_move: f64,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Stop> {
    let players = arguments.seats.len();
    if players > MOST_PLAYERS {
        return Err(Stop::bad(format_args!(
            "`--seats` names {}: there are 1 to {MOST_PLAYERS} seats",
            words::count(players, "player")
        )));
    }
    let GameName::DoodleCity = arguments.game;
    let setup = Setup {
        players: players as u8,
        first: Seat(0),
        more_control: false,
        free_circling: false,
        sheet: sheets::find(arguments.sheet.as_deref())?,
    };
    let report = compete(&DoodleCity::new(setup).map_err(Stop::bad)?, arguments)?;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        table(&report, out)?;
    }
    Ok(())
}

fn compete<G>(game: &G, arguments: &Arguments) -> Result<Report, Stop>
where
    G: WithBots + Sync,
    G::Action: Send,
    G::Standing: Send,
{
    let Arguments { ref seats, games, seed, iterations, .. } = *arguments;
    let start = Instant::now();
    let mut tallies = vec![Tally::EMPTY; seats.len()];
    let mut squared_wins = vec![0.0; seats.len()];
    let mut thoughts = vec![Thought::default(); seats.len()];
    // In match i player p sits i seats further clockwise; so everybody sits, and starts, everywhere.
    let shift = |index: u64| (index % seats.len() as u64) as usize;
    let play = |index| {
        let mut bots = seats.clone();
        bots.rotate_right(shift(index));
        let played = series::play(game, &bots, Seeded::nth(seed, index), iterations);
        let luck = if seats.len() == 1 { series::luck(game, &played.log) } else { None };
        (played, luck)
    };
    let (mut lucky, mut sum, mut squares) = (0.0, 0.0, 0.0);
    let games = series::each(games, play, |index, (mut played, luck): (Played<G>, _)| {
        if let (Some(luck), [standing]) = (luck, &played.standings[..]) {
            let total = f64::from(standing.total()) - Points::as_f64(luck);
            (lucky, sum, squares) = (lucky + 1.0, sum + total, squares + total * total);
        }
        played.standings.rotate_left(shift(index));
        played.thoughts.rotate_left(shift(index));
        let before: Vec<f64> = tallies.iter().map(Tally::wins).collect();
        add_match(&mut tallies, &played.standings);
        for (seat, tally) in tallies.iter().enumerate() {
            squared_wins[seat] += (tally.wins() - before[seat]).powi(2);
            thoughts[seat].moves += played.thoughts[seat].moves;
            thoughts[seat].time += played.thoughts[seat].time;
        }
        Ok::<(), Stop>(())
    })?;
    if games == 0 {
        return Err(Stop::bad("interrupted before a game was finished"));
    }
    let entrant = |seat: usize| {
        let result = tallies[seat].result(seats[seat].name());
        let share = result.wins / games as f64;
        let variance = (squared_wins[seat] / games as f64 - share * share).max(0.0);
        let Thought { moves, time } = thoughts[seat];
        Entrant {
            share,
            share_error: 1.96 * (variance / games as f64).sqrt(),
            ms_per_move: time.as_secs_f64() * 1e3 / moves.max(1) as f64,
            result,
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    let adjusted = (lucky > 0.0).then(|| adjusted(lucky, sum, squares));
    let seats = (0..seats.len()).map(entrant).collect();
    Ok(Report { game: G::NAME, games, seed, iterations, seconds, seats, adjusted })
}

fn table(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Report { game, games, seed, iterations: _, seconds, seats, adjusted } = report;
    writeln!(out, "{game}: {games} games from seed {seed}, {seconds:.1} s")?;
    writeln!(
        out,
        "{:<10} {:>8} {:>8} {:>7} {:>8} {:>8} {:>10}",
        "bot", "wins", "share", "+-95%", "mean", "stderr", "ms/move"
    )?;
    for Entrant { result: SeatResult { bot, mean, stderr, wins, .. }, share, share_error, ms_per_move } in seats
    {
        writeln!(
            out,
            "{bot:<10} {wins:>8.1} {share:>8.3} {share_error:>7.3} {mean:>8.2} {stderr:>8.3} {ms_per_move:>10.3}"
        )?;
    }
    if let Some(Adjusted { mean, stderr }) = adjusted {
        writeln!(out, "without the luck of the dice: mean {mean:.2}, stderr {stderr:.3}")?;
    }
    Ok(())
}
