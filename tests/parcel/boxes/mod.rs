//! What the shelf, the set-up, the results and the help show of Parcel.

mod cover;
mod hint;
mod match_summary;
mod results;
mod setup_page;

use doodle_city::{
    boxes::{BoxCover, BoxedGame, FirstMatch, HintEntry, MatchSummary, Results, SetupAnswers, SetupPage},
    locale::{Locale, help::Help},
    record::Match,
    rules::{Game as _, Seat},
    session::HintOf,
};

use crate::game::{
    locale::help,
    rules::{Parcel, Setup},
};

impl BoxedGame for Parcel {
    const PLAYERS: (usize, usize) = (2, 2);
    const TEACHES: bool = true;

    fn cover(locale: &Locale) -> BoxCover {
        cover::cover(locale)
    }

    fn setup_page(locale: &Locale) -> SetupPage {
        setup_page::setup_page(locale)
    }

    fn agree(agreed: &SetupAnswers) -> Option<Setup> {
        setup_page::setup(agreed)
    }

    /// Ten turns; whoever learns starts.
    fn first_match() -> Option<FirstMatch<Self>> {
        Some(FirstMatch { setup: Setup { turns: 10, first: Seat(0) }, seats: 2, seed: 7 })
    }

    /// The same length; the other one starts.
    fn again(play: &Match<Self>) -> Setup {
        let setup = play.game().setup();
        Setup { first: setup.first.clockwise(1, play.game().seats()), ..setup.clone() }
    }

    fn match_summary(locale: &Locale, play: &Match<Self>) -> MatchSummary {
        match_summary::match_summary(locale, play)
    }

    fn hint(locale: &Locale, _: &Match<Self>, hint: &HintOf<Self>) -> HintEntry {
        hint::hint(locale, hint)
    }

    fn results(locale: &Locale, play: &Match<Self>) -> Results {
        results::results(locale, play)
    }

    fn help(locale: &Locale, _: Option<&Match<Self>>) -> Help {
        help::help(locale)
    }
}
