//! What the shelf, the set-up, the results and the help show of Design Town.

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
mod turns;

use crate::{
    boxes::{
        BoxCover, BoxedGame, FirstMatch, HelpBox, HelpEntry, HintEntry, MatchSummary, Results, SetupAnswers,
        SetupPage, Statistics,
    },
    locale::{Locale, design_town, help::Help},
    music::Piece,
    pictures::{
        backdrop::Backdrop,
        design_town::{backdrop, controls, seating},
        material::Material,
        seating::Seating,
    },
    record::Match,
    rules::{
        Game as _, Seat,
        design_town::{Cards, DesignTown, MOST_PLAYERS, Setup},
    },
    session::HintOf,
    storage::MatchFacts,
};

impl BoxedGame for DesignTown {
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

    /// Two with the cards of a first game; whoever learns starts.
    fn first_match() -> Option<FirstMatch<Self>> {
        let setup = Setup { players: 2, first: Seat(0), first_game: true, cards: Cards::built_in() };
        Some(FirstMatch { setup, seats: 2, seed: 1 })
    }

    /// The same players and cards; the next one starts.
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

    fn outcome(locale: &Locale, facts: &MatchFacts) -> String {
        results::outcome(locale, facts)
    }

    fn statistics(locale: &Locale, play: &Match<Self>) -> Option<Statistics> {
        Some(statistics::statistics(locale, play))
    }

    fn help(locale: &Locale, play: Option<&Match<Self>>) -> Help {
        design_town::help::help(locale, &cards(play))
    }

    fn help_boxes(locale: &Locale, play: Option<&Match<Self>>) -> Vec<HelpBox> {
        help_boxes::help_boxes(locale, &cards(play))
    }

    fn help_entries(locale: &Locale, play: Option<&Match<Self>>) -> Vec<HelpEntry> {
        help_entries::help_entries(locale, &cards(play), play.is_some_and(|play| play.game().is_solo()))
    }
}

/// The cards of the match, or without one those that come with the game.
fn cards(play: Option<&Match<DesignTown>>) -> Cards {
    play.map_or_else(Cards::built_in, |play| play.game().cards().clone())
}

/// A match of two or of one that these actions have brought here, for tests.
#[cfg(test)]
fn played(
    players: u8,
    actions: impl IntoIterator<Item = crate::rules::design_town::Action>,
) -> Match<DesignTown> {
    use crate::{
        record::Player,
        rules::{IgnoreEvents, Seat},
    };
    let setup = Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() };
    let seats = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name)).collect();
    let mut play = Match::new(setup, seats).unwrap();
    actions.into_iter().for_each(|action| play.apply(action, &mut IgnoreEvents).unwrap());
    play
}
