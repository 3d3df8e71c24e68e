//! Parcel in a terminal.

use core::ops::RangeInclusive;
use std::path::Path;

use clap::{Args, value_parser};
use doodle_city::{
    record::Match,
    rules::{Game as _, Seat, Standing},
    terminal::{OneOf, Stop, TerminalGame, player_name},
};

use super::rules::{Action, Card, Event, Parcel, Setup};

/// The set-up, as far as it was given.
#[derive(Args, Debug)]
pub struct Options {
    /// How many turns both players have together, 1 to 2000; 20 if it is not given.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=2000))]
    turns: Option<u32>,
}

impl TerminalGame for Parcel {
    type Options = Options;
    type TournamentOptions = Options;
    type Draft = OneOf<Action>;

    const SEATS: RangeInclusive<usize> = 2..=2;
    const ANSWERS: &'static str = "\
  keep     scores the pips of the die, and takes a crown
  pass     gives the die to the other player, which scores a point under the sun
  again    throws the die once more
";

    fn new_setup(options: &Options) -> Result<Setup, Stop> {
        Ok(Setup { turns: options.turns.unwrap_or(20), first: Seat(0) })
    }

    fn tournament_setup(_: usize, options: &Options) -> Result<Setup, Stop> {
        Self::new_setup(options)
    }

    fn check_setup(options: &Options, setup: &Setup, file: &Path) -> Result<(), Stop> {
        match options.turns {
            Some(turns) if turns != setup.turns => {
                Err(Stop::other_match(file, "turns", format_args!("{} turns", setup.turns)))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn title(played: &Match<Self>) -> String {
        format!("Parcel, {} turns", played.game().setup().turns)
    }

    fn on_table(played: &Match<Self>) -> Option<String> {
        let (die, card) = (played.state().die()?, played.state().card()?);
        Some(format!("The die shows {die}, the card is {}.", name(card)))
    }

    fn sheet(played: &Match<Self>, seat: Seat) -> String {
        let points = played.standings().get(seat.index()).map_or(0, Standing::total);
        format!("{}: {} crowns, {points} points\n", player_name(played, seat), played.state().crowns(seat))
    }

    fn event(played: &Match<Self>, event: Event) -> Option<String> {
        let who = |seat| player_name(played, seat);
        Some(match event {
            Event::Dealt { seat, points } => format!("{} is dealt {points} points.", who(seat)),
            Event::Thrown { seat, face } => format!("{} throws {face}.", who(seat)),
            Event::Revealed { card } => format!("The card is {}.", name(card)),
            Event::Kept { seat, points, has_crown: false } => format!("{} keeps {points}.", who(seat)),
            Event::Kept { seat, points, has_crown: true } => {
                format!("{} keeps {points} and a crown.", who(seat))
            }
            Event::Passed { seat, points } => format!("{} passes the die for {points}.", who(seat)),
            Event::MatchEnded => "The match is over.".into(),
        })
    }
}

const fn name(card: Card) -> &'static str {
    match card {
        Card::Crown => "a crown",
        Card::Sun => "the sun",
        Card::Storm => "a storm",
    }
}
