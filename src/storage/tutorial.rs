//! What lies beside the record of a first match, and its file form.

use serde::{Deserialize, Serialize};

use crate::record::Seeded;

/// What lies beside the record of a first match: with it a match that was left goes on with the same dice, and the voice
/// repeats nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tutorial {
    /// Where its dice come from, below [`Seeded::END`].
    pub seed: u64,
    /// Whether nothing is explained any more.
    #[serde(default)]
    pub is_quiet: bool,
    /// What was said, in order.
    #[serde(default)]
    pub said: Vec<Said>,
}

/// Something that was said in a first match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// What was explained.
    pub step: String,
    /// After how many actions of the match.
    pub after: usize,
    /// What was said, word for word, as it can be read again.
    pub text: String,
    /// Whether it was read to its end.
    #[serde(default)]
    pub is_read: bool,
}

impl Tutorial {
    /// Nothing said yet, with dice from `seed`.
    pub fn new(seed: u64) -> Self {
        Self { seed, ..Self::default() }
    }

    /// Reads the file form; `None` if it is none. The match is then one like any other.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok().filter(|tutorial: &Self| tutorial.seed < Seeded::END)
    }

    /// The file form.
    pub(super) fn write(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        debug_assert!(text.is_ok(), "this is plain data");
        text.unwrap_or_default() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_survives_writing_and_reading() {
        let said = Said { step: "roll".into(), after: 3, text: "Roll the dice.".into(), is_read: true };
        for tutorial in [Tutorial::new(7), Tutorial { is_quiet: true, said: vec![said], ..Tutorial::new(8) }] {
            assert_eq!(Tutorial::read(tutorial.write().as_bytes()), Some(tutorial));
        }
        assert_eq!(Tutorial::read(br#"{"seed": 7}"#), Some(Tutorial::new(7)));
    }

    #[test]
    fn a_bad_file_is_none() {
        let beyond = format!(r#"{{"seed": {}}}"#, Seeded::END);
        for bad in ["", "{}", "[]", r#"{"seed": -1}"#, r#"{"seed": 7, "said": 3}"#, &beyond] {
            assert_eq!(Tutorial::read(bad.as_bytes()), None, "{bad}");
        }
    }
}
