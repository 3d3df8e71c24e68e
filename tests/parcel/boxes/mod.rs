//! What the shelf, the set-up, the results and the help show of Parcel.

mod cover;
mod hint;
mod match_summary;
mod results;
mod setup_page;

use bevy::math::Vec2;
use doodle_city::{
    boxes::{
        BoxCover, BoxedGame, FirstMatch, HelpEntry, HintEntry, MatchSummary, Results, SetupAnswers, SetupPage,
    },
    drawing::dyn_picture::DynPicture,
    locale::{Locale, help::Help},
    record::Match,
    rules::{Game as _, Seat},
    session::HintOf,
};

use crate::game::{
    locale::{help, things},
    pictures::card::ShownCard,
    rules::{Card, Parcel, Setup},
    texts,
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

    /// The crown.
    fn help_entries(locale: &Locale, _: Option<&Match<Self>>) -> Vec<HelpEntry> {
        let crown = ShownCard(Some(Card::Crown));
        vec![HelpEntry {
            key: "parcel-card-crown",
            picture: DynPicture::of(crown),
            size: Vec2::splat(64.0),
            name: things::card(locale, crown.0),
            text: texts::text(locale, "parcel-rules-crown"),
        }]
    }
}
