//! Matches of any game, for code that only keeps and lists them.

use core::{any::Any, fmt};
use std::{path::Path, sync::Arc};

use super::{
    BadFile, BadRecord, Header, Match, Moment, Player, RecordHash, Utc, checkpoints::moments, load_bytes,
};
use crate::rules::{Game, Standing as _};

/// A game of plain data, which can be passed between threads; every [`Game`] made of such data is one.
pub trait Playable:
    Game<
        Setup: Send + Sync + 'static,
        State: Send + Sync + 'static,
        Action: Send + Sync + 'static,
        Event: Send + Sync + 'static,
    > + Send
    + Sync
    + 'static
{
}

impl<G> Playable for G where
    G: Game<
            Setup: Send + Sync + 'static,
            State: Send + Sync + 'static,
            Action: Send + Sync + 'static,
            Event: Send + Sync + 'static,
        > + Send
        + Sync
        + 'static
{
}

/// How a match ended for a seat, or how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatOutcome {
    /// From 1; equal places are shared.
    pub place: u8,
    /// Whether the match is over and the seat has won it.
    pub has_won: bool,
    /// The points that count.
    pub total: i32,
}

/// What can be asked of a match, whatever its game.
trait Kept: Any + fmt::Debug + Send + Sync {
    fn write(&self) -> String;
    fn game(&self) -> &'static str;
    fn seats(&self) -> &[Player];
    fn round(&self) -> u32;
    fn steps(&self) -> usize;
    fn is_over(&self) -> bool;
    fn begun(&self) -> Option<Utc>;
    fn ended(&self) -> Option<Utc>;
    fn outcomes(&self) -> Vec<SeatOutcome>;
    fn moments(&self) -> Vec<Moment>;
    fn play_on(&self, entry: usize) -> AnyMatch;
    fn at(&self, steps: usize) -> AnyMatch;
    fn seeded(&self, seed: u64) -> AnyMatch;
}

impl<G: Playable> Kept for Match<G> {
    fn write(&self) -> String {
        self.record().write()
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> &[Player] {
        Self::seats(self)
    }

    fn round(&self) -> u32 {
        Self::game(self).round(self.state())
    }

    fn steps(&self) -> usize {
        self.log().len()
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn begun(&self) -> Option<Utc> {
        Self::begun(self)
    }

    fn ended(&self) -> Option<Utc> {
        Self::ended(self)
    }

    fn outcomes(&self) -> Vec<SeatOutcome> {
        let is_over = Self::is_over(self);
        let outcome = |standing: G::Standing| SeatOutcome {
            place: standing.place(),
            has_won: is_over && standing.has_won(),
            total: standing.total(),
        };
        self.standings().into_iter().map(outcome).collect()
    }

    fn moments(&self) -> Vec<Moment> {
        moments(self)
    }

    fn play_on(&self, entry: usize) -> AnyMatch {
        Self::play_on(self, entry).into()
    }

    fn at(&self, steps: usize) -> AnyMatch {
        Self::at(self, steps).into()
    }

    fn seeded(&self, seed: u64) -> AnyMatch {
        let mut seeded = self.clone();
        seeded.set_seed(seed);
        seeded.into()
    }
}

/// A match of any game. Clones are the same match.
#[derive(Clone, Debug)]
pub struct AnyMatch(Arc<dyn Kept>);

impl<G: Playable> From<Match<G>> for AnyMatch {
    fn from(play: Match<G>) -> Self {
        Arc::new(play).into()
    }
}

impl<G: Playable> From<Arc<Match<G>>> for AnyMatch {
    fn from(play: Arc<Match<G>>) -> Self {
        Self(play)
    }
}

/// Equal is what is the same match at the same moment, not what merely looks alike.
impl PartialEq for AnyMatch {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl AnyMatch {
    /// The match, if it is one of this game.
    pub fn of<G: Playable>(&self) -> Option<&Match<G>> {
        let kept: &dyn Any = &*self.0;
        kept.downcast_ref()
    }

    /// The record's text form.
    pub fn write(&self) -> String {
        self.0.write()
    }

    /// The game's name in records.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Player] {
        self.0.seats()
    }

    /// The round, 0 before the first.
    pub fn round(&self) -> u32 {
        self.0.round()
    }

    /// How many actions there have been.
    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// When it began, as [`Match::begun`] says.
    pub fn begun(&self) -> Option<Utc> {
        self.0.begun()
    }

    /// When it ended, as [`Match::ended`] says.
    pub fn ended(&self) -> Option<Utc> {
        self.0.ended()
    }

    /// How it ended or stands, seat by seat.
    pub fn outcomes(&self) -> Vec<SeatOutcome> {
        self.0.outcomes()
    }

    /// All its moments: before its first action, and after each.
    pub fn moments(&self) -> Vec<Moment> {
        self.0.moments()
    }

    /// A new match that goes on after so many entries, as [`Match::play_on`] says.
    pub fn play_on(&self, entry: usize) -> Self {
        self.0.play_on(entry)
    }

    /// What it is known by.
    pub fn hash(&self) -> RecordHash {
        RecordHash::of(&self.write())
    }

    /// The match as it was after `steps` actions; the present one if there are fewer.
    pub fn at(&self, steps: usize) -> Self {
        self.0.at(steps)
    }

    /// The same match, whose dice come from `seed` from now on, as [`Match::set_seed`] says.
    pub fn seeded(&self, seed: u64) -> Self {
        self.0.seeded(seed)
    }
}

/// A game whose records can be read.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    game: &'static str,
    read: fn(&[u8]) -> Result<AnyMatch, BadRecord>,
}

impl Reader {
    /// The reader of this game's records.
    pub const fn of<G: Playable>() -> Self {
        Self { game: G::NAME, read: |bytes| Match::<G>::read(bytes).map(AnyMatch::from) }
    }

    /// The game's name in records.
    pub const fn game(&self) -> &'static str {
        self.game
    }
}

/// Reads and replays the match in a file, of any of the games of `readers`.
///
/// # Errors
///
/// What is wrong with the file, or with the record in it.
pub fn load_any(readers: &[Reader], path: &Path) -> Result<AnyMatch, BadFile> {
    read_any(readers, &load_bytes(path)?).map_err(|error| BadFile::Record { path: path.into(), error })
}

/// Reads and replays a record of any of the games of `readers`.
///
/// ```
/// use doodle_city::{games::READERS, record::read_any, rules::doodle_city::DoodleCity};
///
/// // A file that the app or `doodle play` has saved.
/// let bytes = std::fs::read("tests/goldens/doodle_city_solo.record")?;
/// let any = read_any(READERS, &bytes)?;
/// println!("{} for {}, {} actions", any.game(), any.seats().len(), any.steps());
///
/// // What belongs to one game is asked of a match of that game.
/// if let Some(played) = any.of::<DoodleCity>() {
///     println!("on {}", played.game().sheet());
/// }
/// assert!(any.is_over() && !any.at(9).is_over());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// What is wrong with the record; if it is of another game, which games could have been read.
pub fn read_any(readers: &[Reader], bytes: &[u8]) -> Result<AnyMatch, BadRecord> {
    let found = Header::read(bytes)?.game;
    match readers.iter().find(|reader| reader.game == found) {
        Some(reader) => (reader.read)(bytes),
        None => {
            let known: Vec<_> = readers.iter().map(Reader::game).collect();
            Err(BadRecord::other_game(found, &known))
        }
    }
}
