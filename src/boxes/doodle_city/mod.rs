//! What the shelf, the set-up, the results and the help show of Doodle City.

mod cover;
mod finale;
mod help_boxes;
mod help_entries;
mod hint;
mod match_summary;
mod music;
mod results;
mod setup_page;
mod sheet_picture;
mod statistics;

use crate::{
    boxes::{
        BoxCover, BoxedGame, FirstMatch, HelpBox, HelpEntry, HintEntry, MatchSummary, Results, SetupAnswers,
        SetupPage, Statistics,
    },
    locale::{Locale, doodle_city, help::Help},
    music::Piece,
    pictures::{
        backdrop::Backdrop,
        doodle_city::{backdrop, controls, seating},
        material::Material,
        seating::Seating,
    },
    record::Match,
    rules::{
        Game as _, Seat,
        doodle_city::{DoodleCity, MOST_PLAYERS, Setup, built_in_sheets},
    },
    session::HintOf,
};

impl BoxedGame for DoodleCity {
    const PLAYERS: (usize, usize) = (1, MOST_PLAYERS);
    const TEACHES: bool = true;
    const MUSIC: Option<&'static Piece> = Some(&music::PIECE);
    const MATERIAL: &'static Material = &controls::MATERIAL;
    const BACKDROP: &'static Backdrop = &backdrop::BACKDROP;
    const SEATING: &'static Seating = &seating::SEATING;

    fn cover(locale: &Locale) -> BoxCover {
        cover::cover(locale)
    }

    fn setup_page(locale: &Locale) -> SetupPage {
        setup_page::setup_page(locale)
    }

    fn agree(agreed: &SetupAnswers) -> Option<Setup> {
        setup_page::setup(agreed)
    }

    /// Two on the first sheet; whoever learns starts.
    fn first_match() -> Option<FirstMatch<Self>> {
        let sheet = built_in_sheets().into_iter().next()?;
        let setup = Setup { players: 2, first: Seat(0), more_control: false, free_circling: false, sheet };
        Some(FirstMatch { setup, seats: 2, seed: 2804 })
    }

    /// The same players on the same sheet; the next one starts.
    fn again(play: &Match<Self>) -> Setup {
        let setup = play.game().setup();
        Setup { first: setup.first.clockwise(1, play.game().seats()), ..setup.clone() }
    }

    fn match_summary(locale: &Locale, play: &Match<Self>) -> MatchSummary {
        match_summary::match_summary(locale, play)
    }

    fn hint(locale: &Locale, play: &Match<Self>, hint: &HintOf<Self>) -> HintEntry {
        hint::hint(locale, play, hint)
    }

    fn results(locale: &Locale, play: &Match<Self>) -> Results {
        results::results(locale, play)
    }

    fn statistics(locale: &Locale, play: &Match<Self>) -> Option<Statistics> {
        Some(statistics::statistics(locale, play.log()))
    }

    /// With the numbers of the sheet on the table, or of the first one.
    fn help(locale: &Locale, play: Option<&Match<Self>>) -> Help {
        let sheet = play.map(|play| play.game().sheet().clone());
        let sheet = sheet.or_else(|| built_in_sheets().into_iter().next());
        sheet.map(|sheet| doodle_city::help::help(locale, &sheet)).unwrap_or_default()
    }

    fn help_boxes(locale: &Locale, _: Option<&Match<Self>>) -> Vec<HelpBox> {
        help_boxes::help_boxes(locale)
    }

    fn help_entries(locale: &Locale, _: Option<&Match<Self>>) -> Vec<HelpEntry> {
        help_entries::help_entries(locale)
    }
}
