//! The levels of computer players, as records name them. What a level can do is up to `bots`.

use core::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, IntoStaticStr};

use crate::rules::shown;

/// How well a computer player plays. None of them knows more of the dice than a person does.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Display, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// Misjudges moves by a lot, and often misses what is hard to see.
    Beginner,
    /// Has an idea of what a move is good for later, but misjudges it, and misses a lot.
    Casual,
    /// Judges most moves well, and misses something now and then.
    Skilled,
    /// Misses nothing and judges well, but does not look at what chance may bring next.
    Expert,
    /// Looks at what chance may bring in the next turns, tries the best moves out, and plays to win.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Expert, Self::Master];

    /// Its name in records and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level `{}`: there are beginner, casual, skilled, expert and master", shown(.0))]
pub struct NoSuchLevel(pub String);

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Self, NoSuchLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| NoSuchLevel(name.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_as_its_name_everywhere() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(serde_json::to_string(&level).unwrap(), format!("\"{level}\""));
        }
        let error = "grandmaster".parse::<Level>().unwrap_err().to_string();
        assert!(error.contains("`grandmaster`") && error.contains("master"), "{error}");
    }
}
