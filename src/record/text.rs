//! The text form of a record: JSON with one action a line.

use serde::{Deserialize, Deserializer, Serialize};

use super::{
    BadRecord, Change, Level, Origin, Seeded, Utc,
    json::{check_json, read_checked},
};
use crate::rules::{Game, read_whole, shown};

/// What the field `format` says.
pub const FORMAT: &str = "doodle-city-record";
/// The newest version of the text form. A record is written as the lowest version that can express it.
pub const VERSION: u32 = 3;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Controller {
    /// Somebody at this device.
    #[default]
    Person,
    /// Uniformly random legal actions.
    Random,
    /// A computer player; from version 2 of the text form on.
    Level(Level),
}

impl From<Controller> for &'static str {
    fn from(by: Controller) -> Self {
        match by {
            Controller::Person => "person",
            Controller::Random => "random",
            Controller::Level(level) => level.name(),
        }
    }
}

/// A word that does not name anybody who could decide.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown value `{}`, expected person, random, beginner, casual, skilled, expert or master", shown(.0))]
pub struct NoSuchPlayer(String);

impl TryFrom<String> for Controller {
    type Error = NoSuchPlayer;

    fn try_from(word: String) -> Result<Self, NoSuchPlayer> {
        match &*word {
            "person" => Ok(Self::Person),
            "random" => Ok(Self::Random),
            _ => word.parse().map(Self::Level).map_err(|_| NoSuchPlayer(word)),
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a seat (an object)")]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// Who decides.
    #[serde(default, deserialize_with = "by")]
    pub by: Controller,
}

impl Player {
    /// Somebody at this device.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), by: Controller::Person }
    }
}

/// What a record says about itself, whatever its game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(expecting = "a record (an object)")]
pub struct Header {
    /// Always [`FORMAT`].
    pub format: String,
    /// The version of the text form, from 1.
    #[serde(deserialize_with = "from_one")]
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules, from 1.
    #[serde(deserialize_with = "from_one")]
    pub rules: u32,
}

impl Header {
    /// Reads the header of a record and checks that the record is JSON and that this program knows the format.
    ///
    /// # Errors
    ///
    /// The bytes are no text, the text is no JSON, it is not a record, or one in a newer format.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        #[derive(Deserialize)]
        struct Named {
            format: String,
        }
        let text = text(bytes)?;
        check_json(text).map_err(BadRecord::json)?;
        // Before any other field is looked at: another file may have a `version` of another kind.
        if !read_checked(text).is_ok_and(|Named { format }| format == FORMAT) {
            return Err(BadRecord::NotARecord);
        }
        let header: Self = read_checked(text).map_err(BadRecord::json)?;
        if header.version > VERSION {
            return Err(BadRecord::Version { found: header.version, known: VERSION });
        }
        Ok(header)
    }
}

fn from_one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(read_whole(deserializer, 1, u32::MAX.into())? as u32)
}

/// A match as written down. Reading checks its form; [`Match`](super::Match) checks that it can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// When the match began, by the clock of the device.
    pub begun: Option<Utc>,
    /// When it ended, likewise; only if it is over.
    pub ended: Option<Utc>,
    /// The match from which it was played on.
    pub from: Option<Origin>,
    /// Who sat where at the beginning, one per seat.
    pub seats: Vec<Player>,
    /// Who has taken a seat over since, in order.
    pub changes: Vec<Change>,
    /// What was agreed on.
    pub setup: G::Setup,
    /// Where the dice came from, if that is known and the match is over; only those after `from`.
    pub seed: Option<u64>,
    /// Every action, chance included.
    pub log: Vec<G::Action>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "", expecting = "a record (an object)")]
struct Raw<G: Game> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    #[serde(default)]
    begun: Option<Utc>,
    #[serde(default)]
    ended: Option<Utc>,
    #[serde(default)]
    from: Option<Origin>,
    seats: Vec<Player>,
    #[serde(default)]
    changes: Option<Vec<Change>>,
    setup: G::Setup,
    #[serde(default, deserialize_with = "seed")]
    seed: Option<u64>,
    log: Vec<G::Action>,
}

/// Who decides; a person where it says `null`, too.
fn by<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Controller, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

/// A seed, which stays below [`Seeded::END`].
fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    struct Seed(u64);

    impl<'de> Deserialize<'de> for Seed {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            read_whole(deserializer, 0, Seeded::END - 1).map(Self)
        }
    }
    Ok(Option::deserialize(deserializer)?.map(|Seed(seed)| seed))
}

fn text(bytes: &[u8]) -> Result<&str, BadRecord> {
    if bytes.is_empty() {
        return Err(BadRecord::Empty);
    }
    let text = core::str::from_utf8(bytes).map_err(|error| match error.error_len() {
        Some(_) => BadRecord::Binary { at: error.valid_up_to() },
        // Within a character of several bytes.
        None => BadRecord::cut_off(&String::from_utf8_lossy(&bytes[..error.valid_up_to()])),
    })?;
    match text.bytes().position(|byte| byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r')) {
        Some(at) => Err(BadRecord::Binary { at }),
        None => Ok(text),
    }
}

fn has_level(seats: &[Player]) -> bool {
    seats.iter().any(|player| matches!(player.by, Controller::Level(_)))
}

impl<G: Game> Record<G> {
    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// What [`Header::read`] refuses, another game, newer rules, or a field that is missing, unknown or wrong.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        let header = Header::read(bytes)?;
        if header.game != G::NAME {
            return Err(BadRecord::Game { found: header.game, known: G::NAME.into() });
        }
        // Before the rest is read: newer rules may have other fields and actions.
        if header.rules > G::RULES_VERSION {
            return Err(BadRecord::Rules { game: header.game, found: header.rules, known: G::RULES_VERSION });
        }
        let text = text(bytes)?;
        let raw: Raw<G> = read_checked(text).map_err(BadRecord::json)?;
        let newer = [
            ("begun", 3, raw.begun.is_some()),
            ("ended", 3, raw.ended.is_some()),
            ("from", 3, raw.from.is_some()),
            ("changes", 2, raw.changes.is_some()),
        ];
        for (field, since, is_there) in newer {
            if is_there && header.version < since {
                return Err(BadRecord::FieldTooEarly { field, since, found: header.version });
            }
        }
        if header.version < 2 && has_level(&raw.seats) {
            return Err(BadRecord::LevelTooEarly { found: header.version });
        }
        let Raw { begun, ended, from, seats, changes, setup, seed, log, .. } = raw;
        Ok(Self { begun, ended, from, seats, changes: changes.unwrap_or_default(), setup, seed, log })
    }

    /// The lowest version of the text form that can say all of it.
    fn version(&self) -> u32 {
        if self.begun.is_some() || self.ended.is_some() || self.from.is_some() {
            3
        } else if has_level(&self.seats) || !self.changes.is_empty() {
            2
        } else {
            1
        }
    }

    /// Writes the text form: the same text for the same match on every machine.
    pub fn write(&self) -> String {
        fn json(text: &mut Vec<u8>, before: &str, value: &impl Serialize) {
            text.extend_from_slice(before.as_bytes());
            let written = serde_json::to_writer(text, value);
            debug_assert!(written.is_ok(), "setups, names and actions have no maps with odd keys");
        }
        // Room for most records at once.
        let mut text = Vec::with_capacity(64 * (16 + self.log.len()));
        json(&mut text, "{\n  \"format\": ", &FORMAT);
        json(&mut text, ",\n  \"version\": ", &self.version());
        json(&mut text, ",\n  \"game\": ", &G::NAME);
        json(&mut text, ",\n  \"rules\": ", &G::RULES_VERSION);
        if let Some(begun) = self.begun {
            json(&mut text, ",\n  \"begun\": ", &begun);
        }
        if let Some(ended) = self.ended {
            json(&mut text, ",\n  \"ended\": ", &ended);
        }
        if let Some(from) = &self.from {
            json(&mut text, ",\n  \"from\": ", from);
        }
        json(&mut text, ",\n  \"seats\": ", &self.seats);
        if !self.changes.is_empty() {
            json(&mut text, ",\n  \"changes\": ", &self.changes);
        }
        json(&mut text, ",\n  \"setup\": ", &self.setup);
        if let Some(seed) = self.seed {
            json(&mut text, ",\n  \"seed\": ", &seed);
        }
        text.extend_from_slice(b",\n  \"log\": [");
        for (step, action) in self.log.iter().enumerate() {
            json(&mut text, if step == 0 { "\n    " } else { ",\n    " }, action);
        }
        text.extend_from_slice(if self.log.is_empty() { b"]\n}\n" } else { b"\n  ]\n}\n" });
        debug_assert!(str::from_utf8(&text).is_ok(), "JSON is text");
        String::from_utf8(text).unwrap_or_default()
    }
}
