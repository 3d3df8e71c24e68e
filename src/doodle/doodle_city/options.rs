//! What a new match is set up with: players, sheet and variants.

use std::path::Path;

use clap::{Args, ValueEnum};
use doodle_city::rules::{
    Seat,
    doodle_city::{MOST_PLAYERS, Setup},
    shown, shown_path,
};

use super::{number::whole, sheets, stop::Stop};

/// A rule that players may agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Variant {
    /// Passing is always allowed.
    MoreControl,
    /// Any free score up to the length or the houses may be circled.
    FreeCircling,
}

/// The set-up, as far as it was given.
#[derive(Args, Debug)]
pub struct SetupArguments {
    /// How many play, 1 to 6; alone if it is not given.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=MOST_PLAYERS as u64))]
    players: Option<u8>,
    /// The sheet: a name, or a file, which has a `/` or a dot in it, such as ./mine.json; Old Town if it is not given.
    #[arg(long, value_name = "NAME|FILE")]
    sheet: Option<String>,
    /// A variant; can be given for each.
    #[arg(long = "option", value_name = "VARIANT", ignore_case = true)]
    variants: Vec<Variant>,
}

impl SetupArguments {
    /// The set-up of a new match; seat 1 starts.
    pub fn setup(&self) -> Result<Setup, Stop> {
        Ok(Setup {
            players: self.players.unwrap_or(1),
            first: Seat(0),
            more_control: self.variants.contains(&Variant::MoreControl),
            free_circling: self.variants.contains(&Variant::FreeCircling),
            sheet: sheets::find(self.sheet.as_deref())?,
        })
    }

    /// Checks that the match in `file`, which goes on, is what was asked for.
    pub fn check(&self, setup: &Setup, file: &Path) -> Result<(), Stop> {
        let differs = |what: &str, is: String| {
            let file = shown_path(file);
            Err(Stop::bad(format_args!(
                "{file}: this match has {is}: leave out `--{what}`, or name a new file"
            )))
        };
        if self.players.is_some_and(|players| players != setup.players) {
            return differs("players", super::words::count(setup.players.into(), "player"));
        }
        if self.sheet.is_some() && sheets::find(self.sheet.as_deref())? != setup.sheet {
            return differs("sheet", format!("the sheet {}", shown(setup.sheet.name())));
        }
        let has = |variant| match variant {
            Variant::MoreControl => setup.more_control,
            Variant::FreeCircling => setup.free_circling,
        };
        if !self.variants.iter().all(|&variant| has(variant)) {
            return differs("option", format!("variants: {}", super::words::variants(setup)));
        }
        Ok(())
    }
}
