//! The command line: which command, and which game's options it takes.

use std::{ffi::OsString, path::Path};

use clap::{
    Arg, ArgMatches, CommandFactory as _, FromArgMatches as _, Parser, Subcommand,
    builder::{PossibleValuesParser, StyledStr},
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::{Entry, Stop, analyse, branch, entry, play, show, simulate, tournament, train, verify};

/// Games in a terminal: play, simulate, verify and show matches.
///
/// Exit status 0 is fine, 2 is bad input; standard error then says which file, where, and why. A run that was interrupted
/// ends with 130 (Ctrl-C) or 143 (terminated).
#[derive(Parser)]
#[command(name = "doodle", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// A command with its own options; those of the game are read by the game.
#[derive(Subcommand)]
pub(super) enum Command {
    /// Play a match in the terminal; it is saved after each action.
    Play(play::Arguments),
    /// Play many matches by random or computer players and tell how they went.
    Simulate(simulate::Arguments),
    /// Let computer players meet, seats rotating, and tell who won how often.
    Tournament(tournament::Arguments),
    /// Train what computer players know, by playing against themselves.
    Train(train::Training),
    /// Recompute matches from their logs alone; one JSON object per file.
    Verify(verify::Arguments),
    /// Begin a new match from a moment of another.
    Branch(branch::Arguments),
    /// Tell what finished matches owed to chance, and what to their players' choices.
    Analyse(analyse::Arguments),
    /// Print what lies on the table in a match, such as everybody's sheet, as text.
    Show(show::Arguments),
}

/// What is to be done.
pub(super) struct Asked<'a> {
    pub(super) command: Command,
    /// The game that the command is about; of those that read records, each record says it.
    pub(super) game: &'a Entry,
    /// Where the game finds its own options.
    pub(super) options: ArgMatches,
}

/// Reads the command line with the options of the game that is meant: the one that `--game` names, else that of the match
/// which `play` goes on with, else the first.
pub(super) fn read<'a>(games: &'a [Entry], arguments: &[OsString]) -> Result<Asked<'a>, Stop> {
    let Some(first) = games.first() else { return Err(Stop::bad("no game comes with this program")) };
    if let Some(name) = named(arguments) {
        // Where there is no such game the first one's options do to say so.
        let game = games.iter().find(|game| game.0.name() == name).unwrap_or(first);
        let asked =
            read_for(game, games, arguments).map_err(|stop| told_whose(stop, game, games, arguments))?;
        return match asked.match_to_go_on_with(games)? {
            Some((file, found)) if found.0.name() != game.0.name() => {
                Err(Stop::other_match(file, "game", format_args!("the game {}", found.0.name())))
            }
            Some(_) | None => Ok(asked),
        };
    }
    match read_for(first, games, arguments) {
        Ok(asked) => match asked.match_to_go_on_with(games)? {
            Some((_, game)) if game.0.name() != first.0.name() => {
                read_for(game, games, arguments).map_err(|stop| told_whose(stop, game, games, arguments))
            }
            Some(_) | None => Ok(asked),
        },
        Err(refused) => {
            for game in &games[1..] {
                if let Ok(asked) = read_for(game, games, arguments)
                    && let Some((_, found)) = asked.match_to_go_on_with(games)?
                {
                    return read_for(found, games, arguments)
                        .map_err(|stop| told_whose(stop, found, games, arguments));
                }
            }
            Err(told_whose(refused, first, games, arguments))
        }
    }
}

/// Where an option was refused that another game has, says so.
fn told_whose(stop: Stop, game: &Entry, games: &[Entry], arguments: &[OsString]) -> Stop {
    let Stop::Arguments(mut error) = stop else { return stop };
    if let Some(option) = unknown(&error).map(String::from) {
        let knows_it = |other: &&Entry| match read_for(other, games, arguments) {
            Err(Stop::Arguments(refused)) => unknown(&refused) != Some(&option),
            Ok(_) | Err(_) => true,
        };
        let others = games.iter().filter(|other| other.0.name() != game.0.name());
        if let Some(other) = others.filter(knows_it).map(|other| other.0.name()).next() {
            let game = game.0.name();
            let tip =
                format!("'{option}' is an option of {other}, not of {game}: '--game' says which is meant");
            _ = error.remove(ContextKind::SuggestedArg);
            _ = error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(tip)]));
        }
    }
    Stop::Arguments(error)
}

/// The option that is no option, if that is what is wrong.
fn unknown(error: &clap::Error) -> Option<&str> {
    match (error.kind(), error.get(ContextKind::InvalidArg)) {
        (ErrorKind::UnknownArgument, Some(ContextValue::String(option))) => Some(option),
        _ => None,
    }
}

/// What stands at `--game`. No other option takes a value that looks like one.
fn named(arguments: &[OsString]) -> Option<String> {
    let words = arguments.iter().skip(1).map(|word| word.to_string_lossy());
    let mut words = words.take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        match word.strip_prefix("--game") {
            Some("") => return words.next().map(String::from),
            Some(value) if value.starts_with('=') => return Some(value[1..].into()),
            Some(_) | None => {}
        }
    }
    None
}

/// All commands, with the options of this game.
pub(super) fn command_for(game: &Entry, games: &[Entry]) -> clap::Command {
    let names: Vec<&str> = games.iter().map(|game| game.0.name()).collect();
    let first = names.first().copied().unwrap_or_default();
    let choice = Arg::new("game")
        .long("game")
        .value_name("GAME")
        .value_parser(PossibleValuesParser::new(names))
        .display_order(0);
    let which =
        choice.clone().help("Which game is played, and whose options `--help` lists").default_value(first);
    Arguments::command()
        .mut_subcommand("play", |command| {
            let which =
                "Which game a new match is of, and whose options `--help` lists; the first if it is not given";
            game.0.with_options(command.arg(choice.help(which)))
        })
        .mut_subcommand("simulate", |command| game.0.with_options(command.arg(which.clone())))
        .mut_subcommand("tournament", |command| {
            game.0.with_baselines(game.0.with_tournament_options(command.arg(which.clone())))
        })
        .mut_subcommand("train", |command| game.0.with_tournament_options(command.arg(which)))
}

fn read_for<'a>(game: &'a Entry, games: &[Entry], arguments: &[OsString]) -> Result<Asked<'a>, Stop> {
    let mut command = command_for(game, games);
    let mut matches = command.try_get_matches_from_mut(arguments)?;
    let asked = Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    let options = matches.remove_subcommand().map(|(_, options)| options).unwrap_or_default();
    Ok(Asked { command: asked.command, game, options })
}

impl Asked<'_> {
    /// The file of the match that goes on, and its game; `None` if none does.
    fn match_to_go_on_with<'a>(&self, games: &'a [Entry]) -> Result<Option<(&Path, &'a Entry)>, Stop> {
        match &self.command {
            Command::Play(arguments) => match arguments.file() {
                Some(file) if file.is_file() => Ok(Some((file, entry::load(games, file)?.0))),
                Some(_) | None => Ok(None),
            },
            Command::Simulate(_)
            | Command::Tournament(_)
            | Command::Train(_)
            | Command::Verify(_)
            | Command::Branch(_)
            | Command::Analyse(_)
            | Command::Show(_) => Ok(None),
        }
    }
}
