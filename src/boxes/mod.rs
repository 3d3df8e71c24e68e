//! What is known of a game beside its table: its box on the shelf, what is agreed on before a match, how its matches
//! look from outside, and its help.
//!
//! A game fulfils [`BoxedGame`]; screens read [`Boxes`], in which no game is named.

mod city_planner;
mod cover;
mod design_town;
mod doodle_city;
pub mod finale;
mod first_match;
mod help_entry;
mod hint;
mod match_summary;
mod outcome;
mod results;
mod rule;
mod setup_page;
mod statistics;

use bevy::prelude::*;

pub use cover::BoxCover;
pub use first_match::FirstMatch;
pub use help_entry::{HelpBox, HelpEntry};
pub use hint::HintEntry;
pub use match_summary::MatchSummary;
pub use results::{Achievement, Achievements, Part, RankRow, RankTable, ResultRow, Results, Total};
pub use setup_page::{Answer, Question, SetupAnswers, SetupPage, Switch};
pub use statistics::{Bar, BarLabel, Chart, Statistics};

use crate::{
    locale::{Locale, help::Help},
    music::Piece,
    pictures::{
        backdrop::{self, Backdrop},
        material::{self, Material},
        seating::{self, Seating},
    },
    record::{AnyMatch, BadRecord, Match, Player},
    session::{HintOf, Thinkable},
    storage::MatchFacts,
};

/// A game that lies on the shelf in its box.
///
/// Whoever shows boxes asks them by a [`GameBox`], without knowing the game:
///
/// ```
/// use doodle_city::{
///     boxes::{GameBox, SetupAnswers},
///     locale::Locale,
///     record::Player,
///     rules::{Seat, doodle_city::DoodleCity},
/// };
///
/// let (locale, on_shelf) = (Locale::default(), GameBox::of::<DoodleCity>());
/// let cover = (on_shelf.cover)(&locale);
/// println!("{}: {}", cover.title, cover.text);
///
/// // Each question is answered by the first of its answers.
/// let agreed = SetupAnswers { players: 1, first: Seat(0), answers: Vec::new() };
/// let begun = (on_shelf.begin)(&agreed, vec![Player::person("Ada")]);
/// let alone = begun.expect("that makes a set-up")?;
/// let summary = (on_shelf.match_summary)(&locale, &alone).expect("it is a match of this game");
/// println!("{}, {}", summary.stage, summary.turn);
/// let results = (on_shelf.results)(&locale, &alone).expect("it is a match of this game");
/// assert_eq!((results.rows.len(), results.rows[0].seat), (1, Seat(0)));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait BoxedGame: Thinkable {
    /// How many can play: the fewest and the most.
    const PLAYERS: (usize, usize);

    /// What controls are made of in its world.
    const MATERIAL: &'static Material = &material::HOUSE;

    /// What the pages around its table lie on.
    const BACKDROP: &'static Backdrop = &backdrop::WOOD;

    /// What is played beside its sounds; nothing by default.
    const MUSIC: Option<&'static Piece> = None;

    /// Where players sit down before a match.
    const SEATING: &'static Seating = &seating::SLIPS;

    /// The cover of its box.
    fn cover(locale: &Locale) -> BoxCover;

    /// What is asked before a match.
    fn setup_page(locale: &Locale) -> SetupPage;

    /// The set-up that comes of what was agreed on; `None` where it makes none. Without questions there are only the
    /// players, and who begins.
    fn agree(agreed: &SetupAnswers) -> Option<Self::Setup>;

    /// Whether there is a match in which it is taught.
    const TEACHES: bool = false;

    /// The match in which the game is taught; `None` where it is not.
    fn first_match() -> Option<FirstMatch<Self>> {
        None
    }

    /// The set-up for the next match of the same players.
    fn again(play: &Match<Self>) -> Self::Setup;

    /// What a running match looks like from outside.
    fn match_summary(locale: &Locale, play: &Match<Self>) -> MatchSummary;

    /// A move that is worth considering in this match.
    fn hint(locale: &Locale, play: &Match<Self>, hint: &HintOf<Self>) -> HintEntry;

    /// How a match ended, or how it stands; mostly by [`Results::of`].
    fn results(locale: &Locale, play: &Match<Self>) -> Results;

    /// How a finished match ended, in one line with the names of its players.
    fn outcome(locale: &Locale, facts: &MatchFacts) -> String {
        outcome::points(locale, facts)
    }

    /// What chance has brought; `None` where nothing is worth counting.
    fn statistics(_locale: &Locale, _play: &Match<Self>) -> Option<Statistics> {
        None
    }

    /// Its rules, and what fingers and keys do. `play` is the match on the table, if one of this game lies there.
    fn help(locale: &Locale, play: Option<&Match<Self>>) -> Help;

    /// What a newcomer reads first: one idea a box, in reading order. None where the rules say enough.
    fn help_boxes(_locale: &Locale, _play: Option<&Match<Self>>) -> Vec<HelpBox> {
        Vec::new()
    }

    /// The things of the game, to be looked at below its boxes; none where the rules say enough.
    fn help_entries(_locale: &Locale, _play: Option<&Match<Self>>) -> Vec<HelpEntry> {
        Vec::new()
    }
}

/// A game's box: plain functions, for whoever does not know the game. What is asked of a match of another game is
/// `None`.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each is what `BoxedGame` says")]
pub struct GameBox {
    /// The game's name in records.
    pub name: &'static str,
    pub players: (usize, usize),
    pub material: &'static Material,
    pub backdrop: &'static Backdrop,
    pub seating: &'static Seating,
    pub music: Option<&'static Piece>,
    pub cover: fn(&Locale) -> BoxCover,
    pub setup_page: fn(&Locale) -> SetupPage,
    pub match_summary: fn(&Locale, &AnyMatch) -> Option<MatchSummary>,
    pub results: fn(&Locale, &AnyMatch) -> Option<Results>,
    pub outcome: fn(&Locale, &MatchFacts) -> String,
    pub statistics: fn(&Locale, &AnyMatch) -> Option<Statistics>,
    pub help: fn(&Locale, Option<&AnyMatch>) -> Help,
    pub help_boxes: fn(&Locale, Option<&AnyMatch>) -> Vec<HelpBox>,
    pub help_entries: fn(&Locale, Option<&AnyMatch>) -> Vec<HelpEntry>,
    /// The match that was agreed on, before its first action; `None` where it makes no set-up.
    pub begin: fn(&SetupAnswers, Vec<Player>) -> Option<Result<AnyMatch, BadRecord>>,
    /// Whether it has a match in which it is taught.
    pub teaches: bool,
    /// The match in which the game is taught, before its first action, with the seed of its dice: these players sit there,
    /// the first one to learn. `None` where it is not taught.
    pub first_match: fn(&dyn Fn(usize) -> Player) -> Option<(AnyMatch, u64)>,
    /// The next match of the same players.
    pub again: fn(&AnyMatch) -> Option<AnyMatch>,
}

impl GameBox {
    /// The box of this game.
    pub const fn of<G: BoxedGame>() -> Self {
        Self {
            name: G::NAME,
            players: G::PLAYERS,
            material: G::MATERIAL,
            backdrop: G::BACKDROP,
            seating: G::SEATING,
            music: G::MUSIC,
            cover: G::cover,
            setup_page: G::setup_page,
            match_summary: |locale, play| Some(G::match_summary(locale, play.of()?)),
            results: |locale, play| Some(G::results(locale, play.of()?)),
            outcome: G::outcome,
            statistics: |locale, play| G::statistics(locale, play.of()?),
            help: |locale, play| G::help(locale, play.and_then(AnyMatch::of)),
            help_boxes: |locale, play| G::help_boxes(locale, play.and_then(AnyMatch::of)),
            help_entries: |locale, play| G::help_entries(locale, play.and_then(AnyMatch::of)),
            begin: |agreed, seats| {
                let begun = Match::<G>::new(G::agree(agreed)?, seats);
                Some(begun.map(AnyMatch::from))
            },
            teaches: G::TEACHES,
            first_match: |player| {
                let FirstMatch { setup, seats, seed } = G::first_match()?;
                let begun = Match::<G>::new(setup, (0..seats).map(player).collect());
                Some((AnyMatch::from(begun.ok()?).seeded(seed), seed))
            },
            again: |play| {
                let play: &Match<G> = play.of()?;
                Match::<G>::new(G::again(play), play.seats().to_vec()).ok().map(AnyMatch::from)
            },
        }
    }
}

/// The boxes on the shelf, in their order.
#[derive(Resource, Clone, Default, Debug)]
pub struct Boxes(pub Vec<GameBox>);

impl Boxes {
    /// The box of the game with this name in records.
    pub fn named(&self, game: &str) -> Option<&GameBox> {
        self.0.iter().find(|it| it.name == game)
    }

    /// The box of this match's game.
    pub fn of(&self, play: &AnyMatch) -> Option<&GameBox> {
        self.named(play.game())
    }
}
