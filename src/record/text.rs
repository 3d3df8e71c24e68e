//! The text form of a record: JSON with one action a line.

use core::fmt::Write as _;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error as _, IgnoredAny, Unexpected},
};

use super::{
    BadRecord, Change, Level, Seeded,
    json::{read_json, read_loosely},
};
use crate::rules::Game;

/// What the field `format` says.
pub const FORMAT: &str = "doodle-city-record";
/// The newest version of the text form. What version 1 can say is written as version 1.
pub const VERSION: u32 = 2;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum By {
    /// Somebody at this device.
    #[default]
    Person,
    /// Uniformly random legal actions.
    Random,
    /// A computer player; from version 2 of the text form on.
    Level(Level),
}

impl From<By> for &'static str {
    fn from(by: By) -> Self {
        match by {
            By::Person => "person",
            By::Random => "random",
            By::Level(level) => level.name(),
        }
    }
}

/// A word that names nobody who could decide.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`by` cannot be `{0}`: it is person, random, beginner, casual, skilled, expert or master")]
pub struct NoSuchPlayer(String);

impl TryFrom<String> for By {
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
    pub by: By,
}

impl Player {
    /// Somebody at this device.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), by: By::Person }
    }
}

/// What a record says of itself, whatever its game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Header {
    /// Always [`FORMAT`].
    pub format: String,
    /// The version of the text form.
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
}

impl Header {
    /// Reads the header of a record and checks that this program knows the format.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        #[derive(Deserialize)]
        #[serde(expecting = "a record (an object)")]
        struct Loose {
            format: Option<String>,
            version: Option<u32>,
            game: Option<String>,
            rules: Option<u32>,
        }
        let text = text(bytes)?;
        // Lists, numbers and texts are JSON as well, but no record.
        let is_other = !text.trim_start().starts_with('{') && serde_json::from_str::<IgnoredAny>(text).is_ok();
        if is_other {
            return Err(BadRecord::NotARecord);
        }
        let loose: Loose = read_loosely(text).map_err(|error| BadRecord::json(text, error))?;
        let header = match loose {
            Loose { format: Some(format), version: Some(version), game: Some(game), rules: Some(rules) }
                if format == FORMAT =>
            {
                Self { format, version, game, rules }
            }
            _ => return Err(BadRecord::NotARecord),
        };
        if header.version == 0 || header.version > VERSION {
            return Err(BadRecord::Version { found: header.version, known: VERSION });
        }
        Ok(header)
    }
}

/// A match as written down. Reading checks its form; [`Match`](super::Match) checks that it can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Who sat where at the beginning, one per seat.
    pub seats: Vec<Player>,
    /// Who has taken a seat over since, in order.
    pub changes: Vec<Change>,
    /// What was agreed on.
    pub setup: G::Setup,
    /// Where the dice came from, if that is known and the match is over.
    pub seed: Option<u64>,
    /// Every action, chance included.
    pub log: Vec<G::Action>,
}

#[derive(Serialize, Deserialize)]
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
    seats: Vec<Player>,
    #[serde(default)]
    changes: Option<Vec<Change>>,
    setup: G::Setup,
    #[serde(default, deserialize_with = "seed")]
    seed: Option<u64>,
    log: Vec<G::Action>,
}

/// Who decides; a person where it says `null`, too.
fn by<'de, D: Deserializer<'de>>(deserializer: D) -> Result<By, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

/// A seed, which stays below [`Seeded::END`].
fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    match Option::deserialize(deserializer)? {
        Some(seed @ Seeded::END..) => {
            Err(D::Error::invalid_value(Unexpected::Unsigned(seed), &"a number from 0 to 2^53 - 1"))
        }
        seed => Ok(seed),
    }
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
    match text.bytes().position(|byte| byte < b' ' && !byte.is_ascii_whitespace()) {
        Some(at) => Err(BadRecord::Binary { at }),
        None => Ok(text),
    }
}

/// The lowest version of the text form that can say who plays.
fn version(seats: &[Player], changes: &[Change]) -> u32 {
    let has_level = seats.iter().any(|player| matches!(player.by, By::Level(_)));
    if has_level || !changes.is_empty() { 2 } else { 1 }
}

impl<G: Game> Record<G> {
    /// Reads the text form.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        let header = Header::read(bytes)?;
        if header.game != G::NAME {
            return Err(BadRecord::Game { found: header.game, known: G::NAME });
        }
        // Before the rest is read: newer rules may have other fields and actions.
        if header.rules == 0 || header.rules > G::RULES_VERSION {
            return Err(BadRecord::Rules { game: header.game, found: header.rules, known: G::RULES_VERSION });
        }
        let text = text(bytes)?;
        let raw: Raw<G> = read_json(text).map_err(|error| BadRecord::json(text, error))?;
        if header.version < 2 && raw.changes.is_some() {
            return Err(BadRecord::ChangesTooEarly { found: header.version });
        }
        let changes = raw.changes.unwrap_or_default();
        if header.version < version(&raw.seats, &changes) {
            return Err(BadRecord::LevelTooEarly { found: header.version });
        }
        Ok(Self { seats: raw.seats, changes, setup: raw.setup, seed: raw.seed, log: raw.log })
    }

    /// Writes the text form: the same text for the same match on every machine.
    pub fn write(&self) -> String {
        fn json(value: &impl Serialize) -> String {
            let text = serde_json::to_string(value);
            debug_assert!(text.is_ok(), "setups, names and actions have no maps with odd keys");
            text.unwrap_or_default()
        }
        let mut text = format!(
            "{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {},\n  \"game\": \"{}\",\n  \"rules\": {},\n  \
             \"seats\": {},\n",
            version(&self.seats, &self.changes),
            G::NAME,
            G::RULES_VERSION,
            json(&self.seats),
        );
        if !self.changes.is_empty() {
            let _ = writeln!(text, "  \"changes\": {},", json(&self.changes));
        }
        let _ = writeln!(text, "  \"setup\": {},", json(&self.setup));
        if let Some(seed) = self.seed {
            let _ = writeln!(text, "  \"seed\": {seed},");
        }
        text.push_str("  \"log\": [");
        for (step, action) in self.log.iter().enumerate() {
            let _ = write!(text, "{}\n    {}", if step == 0 { "" } else { "," }, json(action));
        }
        text.push_str(if self.log.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
        text
    }
}
