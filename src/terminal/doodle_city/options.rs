//! What Doodle City is set up with: players, sheet and variants.

use std::path::Path;

use clap::{Args, ValueEnum};

use super::{sheets, words};
use crate::{
    rules::{
        Seat,
        doodle_city::{MOST_PLAYERS, Setup, Sheet},
        shown,
    },
    terminal::{Stop, number::whole, words::count},
};

/// A rule that players may agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Variant {
    /// Passing is always allowed.
    MoreControl,
    /// Any free score up to the length or the houses may be circled.
    FreeCircling,
}

/// The sheet, if one was named.
#[derive(Args, Debug)]
pub struct SheetOption {
    /// The sheet: a name, or a file, which has a `/` or a dot in it, such as ./mine.json; Old Town if it is not given.
    #[arg(long, value_name = "NAME|FILE")]
    sheet: Option<String>,
}

impl SheetOption {
    fn sheet(&self) -> Result<Sheet, Stop> {
        sheets::find(self.sheet.as_deref())
    }

    /// The set-up of a match of so many players; seat 1 starts.
    pub(super) fn setup(&self, players: u8) -> Result<Setup, Stop> {
        let sheet = self.sheet()?;
        Ok(Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet })
    }
}

/// The set-up, as far as it was given.
#[derive(Args, Debug)]
pub struct SetupOptions {
    /// How many play, 1 to 6; alone if it is not given.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=MOST_PLAYERS as u64))]
    players: Option<u8>,
    #[command(flatten)]
    sheet: SheetOption,
    /// A variant; can be given for each.
    #[arg(long = "option", value_name = "VARIANT", ignore_case = true)]
    variants: Vec<Variant>,
}

impl SetupOptions {
    /// The set-up of a new match; seat 1 starts.
    pub(super) fn setup(&self) -> Result<Setup, Stop> {
        Ok(Setup {
            more_control: self.variants.contains(&Variant::MoreControl),
            free_circling: self.variants.contains(&Variant::FreeCircling),
            ..self.sheet.setup(self.players.unwrap_or(1))?
        })
    }

    /// Checks that the match in `file`, which goes on, is what was asked for.
    pub(super) fn check(&self, setup: &Setup, file: &Path) -> Result<(), Stop> {
        let differs = |option: &str, is: String| Err(Stop::other_match(file, option, is));
        if self.players.is_some_and(|players| players != setup.players) {
            return differs("players", count(setup.players.into(), "player"));
        }
        if self.sheet.sheet.is_some() && self.sheet.sheet()? != setup.sheet {
            return differs("sheet", format!("the sheet {}", shown(setup.sheet.name())));
        }
        let has = |variant| match variant {
            Variant::MoreControl => setup.more_control,
            Variant::FreeCircling => setup.free_circling,
        };
        if !self.variants.iter().all(|&variant| has(variant)) {
            return differs("option", format!("variants: {}", words::variants(setup)));
        }
        Ok(())
    }
}
