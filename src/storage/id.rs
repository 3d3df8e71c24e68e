//! Names of stored matches.

use core::{borrow::Borrow, fmt, str::FromStr};

use rand::Rng as _;

/// The name of a stored match and the stem of its file: 1 to 64 characters of `a`-`z`, `0`-`9` and `-`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchId(String);

/// A text that is not a [`MatchId`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name of a stored match has 1 to {} of the characters a-z, 0-9 and -", MatchId::LONGEST)]
pub struct BadId;

impl MatchId {
    /// The most characters.
    pub const LONGEST: usize = 64;

    /// A name that no other match has: the game's, and 64 bits from the system's randomness.
    pub fn fresh(game: &str) -> Self {
        let is_good = |c: &char| matches!(c, 'a'..='z' | '0'..='9' | '-');
        let game: String = game.chars().filter(is_good).take(Self::LONGEST - 17).collect();
        Self(format!("{game}-{:016x}", rand::rng().next_u64()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for MatchId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl FromStr for MatchId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let is_good = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        if (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(is_good) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadId)
        }
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_safe_file_name() {
        for bad in ["", ".", "..", "a/b", "a\\b", "A", "a.json", "a b", "ä", &"a".repeat(65)] {
            assert_eq!(bad.parse::<MatchId>(), Err(BadId), "{bad}");
        }
        assert_eq!("doodle-city-7".parse::<MatchId>().map(|id| id.to_string()), Ok("doodle-city-7".to_owned()));
    }

    #[test]
    fn a_fresh_name_is_good_and_new() {
        let (one, other) = (MatchId::fresh("doodle-city"), MatchId::fresh("doodle-city"));
        assert_ne!(one, other);
        assert_eq!(one.as_str().parse(), Ok(one.clone()));
    }
}
