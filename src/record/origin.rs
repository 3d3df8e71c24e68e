//! Matches that were played on from a moment of another match.

use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest as _, Sha256};

use crate::rules::{read_whole, shown};

/// What a match is known by: the SHA-256 of its record as this program writes it, in 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RecordHash([u8; 32]);

impl RecordHash {
    /// That of a record's text.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

/// A text that is no hash.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a hash of 64 digits, each 0 to 9 or a to f, not `{}`", shown(.0))]
pub struct NoHash(String);

impl FromStr for RecordHash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<Self, NoHash> {
        let bad = || NoHash(text.into());
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let mut hash = [0; 32];
        if text.len() != 2 * hash.len() {
            return Err(bad());
        }
        for (byte, digits) in hash.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = 16 * digit(digits[0]).ok_or_else(bad)? + digit(digits[1]).ok_or_else(bad)?;
        }
        Ok(Self(hash))
    }
}

impl TryFrom<String> for RecordHash {
    type Error = NoHash;

    fn try_from(text: String) -> Result<Self, NoHash> {
        text.parse()
    }
}

impl From<RecordHash> for String {
    fn from(hash: RecordHash) -> Self {
        hash.to_string()
    }
}

impl fmt::Display for RecordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for RecordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The moment of another match from which a match was played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "where a match was played on from (an object)")]
pub struct Origin {
    /// The other match as it was then.
    pub record: RecordHash,
    /// How many entries both logs have in common.
    #[serde(deserialize_with = "entry")]
    pub entry: usize,
}

// How many actions there are is known once all is read.
fn entry<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    Ok(read_whole(deserializer, 0, u64::MAX)?.try_into().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_standard() {
        // The first example of FIPS 180-4.
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(RecordHash::of("abc").to_string(), hash);
        assert_eq!(hash.parse(), Ok(RecordHash::of("abc")));
    }

    #[test]
    fn a_hash_is_read_in_one_form_only() {
        let good = RecordHash::of("abc").to_string();
        for bad in
            [String::new(), good.to_uppercase(), format!("{good}0"), good[1..].into(), good.replace('b', "g")]
        {
            assert_eq!(bad.parse::<RecordHash>(), Err(NoHash(bad)));
        }
    }
}
