//! The list of games as commands see it: the same questions for any game.

use core::{fmt, marker::PhantomData};
use std::path::Path;

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::{
    Stop, TerminalGame, Training, analyse, branch, console::Console, output::Output, play, series::Bot, show,
    simulate, tournament, verify,
};
use crate::record::{BadFile, BadRecord, Header, Match, load as load_match, load_bytes};

/// A game that can be played in a terminal, as it stands in the list of games.
#[derive(Clone, Copy)]
pub struct Entry(pub(super) &'static dyn Commands);

impl Entry {
    /// The entry of this game.
    pub const fn of<G: TerminalGame>() -> Self {
        Self(&Of::<G>(PhantomData))
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Entry").field(&self.0.name()).finish()
    }
}

/// The bytes of a record, and which of `games` it belongs to.
pub(super) fn load<'a>(games: &'a [Entry], file: &Path) -> Result<(&'a Entry, Vec<u8>), BadFile> {
    let bytes = load_bytes(file)?;
    let bad = |error| BadFile::Record { path: file.into(), error };
    let found = Header::read(&bytes).map_err(bad)?.game;
    match games.iter().find(|game| game.0.name() == found) {
        Some(game) => Ok((game, bytes)),
        None => {
            let known: Vec<_> = games.iter().map(|game| game.0.name()).collect();
            Err(bad(BadRecord::other_game(found, &known)))
        }
    }
}

/// The commands, for one game. `options` are its own on the command line.
pub(super) trait Commands: Sync {
    fn name(&self) -> &'static str;
    fn with_options(&self, command: Command) -> Command;
    fn with_tournament_options(&self, command: Command) -> Command;
    /// Lets `tournament` know those whom the game brings to measure others by.
    fn with_baselines(&self, tournament: Command) -> Command;
    fn play(
        &self,
        arguments: &play::Arguments,
        options: &ArgMatches,
        console: &mut Console,
    ) -> Result<(), Stop>;
    fn simulate(
        &self,
        arguments: &simulate::Arguments,
        options: &ArgMatches,
        out: &mut Output,
    ) -> Result<(), Stop>;
    fn tournament(
        &self,
        arguments: &tournament::Arguments,
        options: &ArgMatches,
        out: &mut Output,
    ) -> Result<(), Stop>;
    fn train(&self, training: &Training, options: &ArgMatches, out: &mut Output) -> Result<(), Stop>;
    fn verify(&self, file: &Path, record: &[u8], out: &mut Output) -> Result<verify::Branch, Stop>;
    /// Checks whether the match of this record could have been played on from that of the other.
    fn check_from(&self, file: &Path, record: &[u8], other: &Path) -> Result<(), Stop>;
    fn branch(&self, arguments: &branch::Arguments, record: &[u8], out: &mut Output) -> Result<(), Stop>;
    fn analyse(
        &self,
        file: &Path,
        record: &[u8],
        arguments: &analyse::Arguments,
        out: &mut Output,
    ) -> Result<(), Stop>;
    fn show(&self, arguments: &show::Arguments, record: &[u8], out: &mut Output) -> Result<(), Stop>;
}

/// Adds options to a command, which stays about what it was about; none says it at length.
fn with_options<Options: Args>(command: Command) -> Command {
    let about = command.get_about().cloned().unwrap_or_default();
    Options::augment_args(command).about(about).long_about(None)
}

/// Answers for a game.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: TerminalGame> Of<G> {
    fn read(file: &Path, record: &[u8]) -> Result<Match<G>, BadFile> {
        Match::read(record).map_err(|error| BadFile::Record { path: file.into(), error })
    }
}

impl<G: TerminalGame> Commands for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn with_options(&self, command: Command) -> Command {
        with_options::<G::Options>(command)
    }

    fn with_tournament_options(&self, command: Command) -> Command {
        with_options::<G::TournamentOptions>(command)
    }

    fn with_baselines(&self, tournament: Command) -> Command {
        let Some((last, others)) = G::BASELINES.split_last() else { return tournament };
        let others: String = others.iter().map(|name| format!("{name}, ")).collect();
        tournament.mut_arg("seats", |seats| {
            let help = format!(
                "{}; to measure them by, also {others}{last}",
                seats.get_help().cloned().unwrap_or_default()
            );
            seats.help(help).value_parser(|name: &str| Bot::read(name, G::BASELINES))
        })
    }

    fn play(
        &self,
        arguments: &play::Arguments,
        options: &ArgMatches,
        console: &mut Console,
    ) -> Result<(), Stop> {
        play::run::<G>(arguments, &G::Options::from_arg_matches(options)?, console)
    }

    fn simulate(
        &self,
        arguments: &simulate::Arguments,
        options: &ArgMatches,
        out: &mut Output,
    ) -> Result<(), Stop> {
        simulate::run::<G>(arguments, &G::Options::from_arg_matches(options)?, out)
    }

    fn tournament(
        &self,
        arguments: &tournament::Arguments,
        options: &ArgMatches,
        out: &mut Output,
    ) -> Result<(), Stop> {
        tournament::run::<G>(arguments, &G::TournamentOptions::from_arg_matches(options)?, out)
    }

    fn train(&self, training: &Training, options: &ArgMatches, out: &mut Output) -> Result<(), Stop> {
        G::train(training, &G::TournamentOptions::from_arg_matches(options)?, out)
    }

    fn verify(&self, file: &Path, record: &[u8], out: &mut Output) -> Result<verify::Branch, Stop> {
        verify::tell(file, &Self::read(file, record)?, out)
    }

    fn check_from(&self, file: &Path, record: &[u8], other: &Path) -> Result<(), Stop> {
        let bad = |error| Stop::File(BadFile::Record { path: file.into(), error });
        Self::read(file, record)?.check_from(&load_match(other)?).map_err(bad)
    }

    fn branch(&self, arguments: &branch::Arguments, record: &[u8], out: &mut Output) -> Result<(), Stop> {
        branch::write(arguments, &Self::read(arguments.file(), record)?, out)
    }

    fn analyse(
        &self,
        file: &Path,
        record: &[u8],
        arguments: &analyse::Arguments,
        out: &mut Output,
    ) -> Result<(), Stop> {
        analyse::tell(file, Self::read(file, record)?, arguments, out)
    }

    fn show(&self, arguments: &show::Arguments, record: &[u8], out: &mut Output) -> Result<(), Stop> {
        show::tell(arguments, &Self::read(arguments.file(), record)?, out)
    }
}
