//! `doodle analyse`: what finished matches owed to chance, and what to their players' choices.

use std::{
    io::{self, Write as _},
    num::NonZero,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{
    Entry, Stop, TerminalGame, entry,
    output::Output,
    words::{count, player_name, seats, wrapped},
};
use crate::{
    bots::{Analysis, AnalystTeam, Choice, Counted, Depth, Grade, Points},
    record::Match,
    rules::{Seat, shown_path},
};

/// How closely matches are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Closely {
    /// A first impression.
    Quick,
    /// As the app does.
    Full,
    /// The most, which takes several times as long.
    Most,
}

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Records of matches that are over.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How closely they are looked at.
    #[arg(long, value_enum, default_value = "full")]
    depth: Closely,
    /// Print all figures: one JSON object a file.
    #[arg(long)]
    json: bool,
}

impl Closely {
    const fn depth(self) -> Depth {
        match self {
            Self::Quick => Depth::QUICK,
            Self::Full => Depth::FULL,
            Self::Most => Depth::MOST,
        }
    }
}

pub(super) fn run(games: &[Entry], arguments: &Arguments, out: &mut Output) -> Result<(), Stop> {
    let mut are_all_good = true;
    for file in &arguments.files {
        let loaded = entry::load(games, file).map_err(Stop::from);
        match loaded.and_then(|(game, record)| game.0.analyse(file, &record, arguments, out)) {
            Err(Stop::File(bad)) => {
                out.flush()?;
                super::stop::complain(bad);
                are_all_good = false;
            }
            other => other?,
        }
    }
    if are_all_good { Ok(()) } else { Err(Stop::Told) }
}

/// Analyses a match on all cores.
fn analyse<G: TerminalGame>(played: &Arc<Match<G>>, depth: Depth) -> Option<Analysis<G::Action>> {
    let team = AnalystTeam::new(Arc::clone(played), depth);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| (0..cores).for_each(|_| _ = scope.spawn(|| team.work(|| false))));
    team.analysis()
}

/// Tells what a match owed to whom.
pub(super) fn tell<G: TerminalGame>(
    file: &Path,
    played: Match<G>,
    arguments: &Arguments,
    out: &mut Output,
) -> Result<(), Stop> {
    if !played.is_over() {
        return Err(Stop::bad(format_args!(
            "{}: the match is not over: only what is over can be analysed",
            shown_path(file)
        )));
    }
    let played = Arc::new(played);
    let Some(analysis) = analyse(&played, arguments.depth.depth()) else { return Ok(()) };
    if arguments.json {
        let line = serde_json::to_string(&Told::new(file, &played, &analysis)).map_err(io::Error::from)?;
        writeln!(out, "{}", super::verify::escaped(&line))?;
    } else {
        out.write_all(in_words(file, &played, &analysis).as_bytes())?;
    }
    Ok(())
}

/// What is counted, in a word for programs.
fn unit<G: TerminalGame>(played: &Match<G>) -> &'static str {
    match (played.game().is_solo(), G::COUNTED) {
        (false, _) => "chance",
        (true, Counted::Points) => "points",
        (true, Counted::Turns(_)) => "turns",
    }
}

fn in_words<G: TerminalGame>(file: &Path, played: &Match<G>, analysis: &Analysis<G::Action>) -> String {
    let game = played.game();
    let what = match unit(played) {
        "chance" => "chance to win, in percent",
        "turns" => "turns, counted below 0",
        _ => "points",
    };
    let mut text = format!("{}: {} ({what})\n", shown_path(file), count(analysis.choices.len(), "action"));
    for seat in seats(played) {
        text += &format!(
            "  {}: {} expected, {:+.1} by luck, {:+.1} by own moves (± {}), {:+.1} by others, {} in the end\n",
            player_name(played, seat),
            analysis.start(seat),
            analysis.luck(seat).as_f64(),
            analysis.own(seat).as_f64(),
            analysis.error(seat),
            analysis.others(seat).as_f64(),
            analysis.result(seat),
        );
    }
    let mut state = game.start();
    for (entry, (choice, &action)) in analysis.choices.iter().zip(played.log()).enumerate() {
        if let Some(choice) = choice
            && let Some(grade) = choice.grade(game.spread())
        {
            let head = format!("  {}, round {}: ", entry + 1, game.round(&state));
            let told = format!(
                "{}: {action}, {} mistake: {} would have been {} better (± {})",
                player_name(played, choice.seat),
                word(grade),
                choice.best,
                choice.loss,
                choice.error,
            );
            text += &wrapped(&head, &told);
            text.push('\n');
        }
        let applied = game.apply(&mut state, action, &mut crate::rules::IgnoreEvents);
        debug_assert!(applied.is_ok(), "what was legal once is legal again");
    }
    text
}

const fn word(grade: Grade) -> &'static str {
    match grade {
        Grade::Small => "a small",
        Grade::Large => "a large",
        Grade::Decisive => "a decisive",
    }
}

/// All figures of a match.
#[derive(Serialize)]
struct Told<A> {
    file: String,
    game: &'static str,
    /// `points`, `turns` (counted below nothing), or `chance` (of 100).
    unit: &'static str,
    /// How far apart results lie.
    spread: f64,
    /// In seat order.
    players: Vec<Player>,
    /// One for each entry of the log.
    entries: Vec<EntryTold<A>>,
}

#[derive(Serialize)]
struct Player {
    start: f64,
    luck: f64,
    own: f64,
    others: f64,
    result: f64,
    /// The standard error of `own`, and so of `luck`.
    error: f64,
}

#[derive(Serialize)]
struct EntryTold<A> {
    /// What each seat could expect before it.
    before: Vec<f64>,
    /// And after it.
    after: Vec<f64>,
    #[serde(flatten)]
    choice: Option<ToldChoice<A>>,
}

#[derive(Serialize)]
struct ToldChoice<A> {
    seat: Seat,
    best: A,
    loss: f64,
    error: f64,
    grade: Option<Grade>,
}

impl<A: Copy + Serialize> Told<A> {
    fn new<G: TerminalGame<Action = A>>(file: &Path, played: &Match<G>, analysis: &Analysis<A>) -> Self {
        let spread = played.game().spread();
        let player = |seat| Player {
            start: analysis.start(seat).as_f64(),
            luck: analysis.luck(seat).as_f64(),
            own: analysis.own(seat).as_f64(),
            others: analysis.others(seat).as_f64(),
            result: analysis.result(seat).as_f64(),
            error: analysis.error(seat).as_f64(),
        };
        let of = |all: &[Points]| all.iter().map(|points| points.as_f64()).collect();
        let told = |choice: &Choice<A>| ToldChoice {
            seat: choice.seat,
            best: choice.best,
            loss: choice.loss.as_f64(),
            error: choice.error.as_f64(),
            grade: choice.grade(spread),
        };
        let entry = |(two, choice): (&[Vec<Points>], &Option<Choice<A>>)| EntryTold {
            before: of(&two[0]),
            after: of(&two[1]),
            choice: choice.as_ref().map(told),
        };
        Self {
            file: file.to_string_lossy().into_owned(),
            game: G::NAME,
            unit: unit(played),
            spread: spread.as_f64(),
            players: seats(played).map(player).collect(),
            entries: analysis.expected.windows(2).zip(&analysis.choices).map(entry).collect(),
        }
    }
}
