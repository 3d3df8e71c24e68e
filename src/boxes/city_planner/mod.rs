//! What the shelf, the set-up, the results and the help show of City Planner.

mod cards;
mod city;
mod cover;
mod finale;
mod help_boxes;
mod help_entries;
mod hint;
mod match_summary;
mod music;
mod results;
mod setup_page;
mod statistics;

use crate::{
    boxes::{
        BoxCover, BoxedGame, FirstMatch, HelpBox, HelpEntry, HintEntry, MatchSummary, Results, SetupAnswers,
        SetupPage, Statistics,
    },
    locale::{Locale, city_planner, help::Help},
    music::Piece,
    pictures::{
        backdrop::Backdrop,
        city_planner::{backdrop, controls, seating},
        material::Material,
        seating::Seating,
    },
    record::Match,
    rules::{
        Game as _, Seat,
        city_planner::{Blocks, CityPlanner, MOST_PLAYERS, Setup},
    },
    session::HintOf,
};

impl BoxedGame for CityPlanner {
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
        Some(setup_page::setup(agreed))
    }

    /// Two with the built-in blocks; whoever learns starts.
    fn first_match() -> Option<FirstMatch<Self>> {
        let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
        Some(FirstMatch { setup, seats: 2, seed: 14 })
    }

    /// The same players and blocks; the other one starts.
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
        Some(statistics::statistics(locale, play))
    }

    fn help(locale: &Locale, _: Option<&Match<Self>>) -> Help {
        city_planner::help::help(locale)
    }

    fn help_boxes(locale: &Locale, play: Option<&Match<Self>>) -> Vec<HelpBox> {
        help_boxes::help_boxes(locale, play.is_some_and(|play| play.game().is_solo()))
    }

    fn help_entries(locale: &Locale, _: Option<&Match<Self>>) -> Vec<HelpEntry> {
        help_entries::help_entries(locale)
    }
}
