//! Design Town in a terminal.

mod draft;
mod names;
mod options;
mod printed;
mod table;
mod train;
mod verb;
mod words;

use core::ops::RangeInclusive;
use std::{io::Write, path::Path};

use super::{Stop, TerminalGame, Training};
use crate::{
    record::Match,
    rules::{
        Seat,
        design_town::{DesignTown, Event, MOST_PLAYERS, Setup},
    },
};

impl TerminalGame for DesignTown {
    type Options = options::SetupOptions;
    type TournamentOptions = options::CardsOptions;
    type Draft = draft::StepDraft;

    const SEATS: RangeInclusive<usize> = 1..=MOST_PLAYERS;
    const ANSWERS: &'static str = "\
A turn: play cards from your deck, stop before the citizens are too unhappy, and
build with the coins. What has no choice is done for you: a card that must be
played, giving up, and the end of a turn in which nothing more can be built.
Commands and cards can be typed by their beginnings, cards also by that of a
later word: `b store` buys a Convenience Store.
  play             plays the card on top of the deck
  shuffle          makes the discard the new deck of an empty one
    without 2      leaves two Flea Markets in the discard
    for hospital   solo: the card that leaves the supply for it
  stop             plays no more cards, and builds
  downgrade bin    turns a card of the discard back, for what that brings
  give up          lets the turn end, with the limit exceeded
  top, bottom      which card the others discard
  buy park         buys a card
  upgrade park     turns a card of the discard to its back, here to a Station
  develop station  buys a card and turns it to its back
  give 2           turns an Apartment back, into the discard of player 2; solo,
                   as `give away`, out of the match
  end              ends the turn
";
    const OVERVIEW: &'static str = "  table    shows everybody's cards and points, and the supply\n";

    fn new_setup(options: &Self::Options) -> Result<Setup, Stop> {
        options.setup()
    }

    fn tournament_setup(players: usize, options: &Self::TournamentOptions) -> Result<Setup, Stop> {
        options.setup(players as u8)
    }

    fn check_setup(options: &Self::Options, setup: &Setup, file: &Path) -> Result<(), Stop> {
        options.check(setup, file)
    }

    fn printed(played: &Match<Self>) -> String {
        printed::cards(played)
    }

    fn title(played: &Match<Self>) -> String {
        table::title(played)
    }

    fn due(played: &Match<Self>) -> String {
        table::due(played)
    }

    fn on_table(played: &Match<Self>) -> Option<String> {
        Some(table::tops_and_supply(played))
    }

    fn sheet(played: &Match<Self>, seat: Seat) -> String {
        table::player(played, seat)
    }

    fn event(played: &Match<Self>, event: Event) -> Option<String> {
        words::event(played, event)
    }

    fn verdict(played: &Match<Self>) -> Option<String> {
        words::verdict(played)
    }

    fn train(training: &Training, options: &Self::TournamentOptions, out: &mut dyn Write) -> Result<(), Stop> {
        train::run(training, options.setup(1)?, out)
    }
}
