//! Moments as records tell them.

use core::{fmt, str::FromStr};
use std::time::SystemTime;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::rules::shown;

/// A moment to the second, in UTC, of the years 1970 to 2999. It is written `2026-11-29T19:30:00Z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Utc(Timestamp);

/// The first second after the last year, counted from 1970.
const END: i64 = 32_503_680_000;

/// A text that is no moment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a moment of the years 1970 to 2999 such as `2026-11-29T19:30:00Z`, not `{}`", shown(.0))]
pub struct NoMoment(String);

impl Utc {
    /// The moment that is so many seconds after 1970 began, up to the end of 2999.
    pub fn from_second(second: u64) -> Self {
        let second = i64::try_from(second).map_or(END - 1, |second| second.min(END - 1));
        Self(Timestamp::from_second(second).unwrap_or_default())
    }

    /// How many seconds after 1970 began.
    pub fn second(self) -> u64 {
        self.0.as_second().unsigned_abs()
    }
}

impl From<SystemTime> for Utc {
    /// The second in which it lies; clocks that stand before 1970 are taken for its first.
    fn from(time: SystemTime) -> Self {
        Self::from_second(time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs()))
    }
}

impl FromStr for Utc {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Self, NoMoment> {
        // Many other ways to write a moment would be understood.
        let is_whole = |time: &Timestamp| (0..END).contains(&time.as_second()) && time.subsec_nanosecond() == 0;
        let read = text.parse::<Timestamp>().ok().filter(is_whole);
        match read.map(Self) {
            Some(moment) if moment.to_string() == text => Ok(moment),
            Some(_) | None => Err(NoMoment(text.into())),
        }
    }
}

impl TryFrom<String> for Utc {
    type Error = NoMoment;

    fn try_from(text: String) -> Result<Self, NoMoment> {
        text.parse()
    }
}

impl From<Utc> for String {
    fn from(moment: Utc) -> Self {
        moment.to_string()
    }
}

impl fmt::Display for Utc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;

    #[test]
    fn a_moment_is_written_in_one_way_and_read_in_no_other() {
        for text in ["1970-01-01T00:00:00Z", "2024-02-29T23:59:59Z", "2999-12-31T23:59:59Z"] {
            assert_eq!(text.parse::<Utc>().map(|moment| moment.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            "2026-11-29",
            "2026-11-29T19:30Z",
            "2026-11-29T19:30:00",
            "2026-11-29T19:30:00z",
            "2026-11-29 19:30:00Z",
            "2026-11-29T19:30:00.5Z",
            "2026-11-29T19:30:00.0Z",
            "2026-11-29T19:30:00+00:00",
            "2026-11-29T20:30:00+01:00",
            "2026-11-29T19:30:60Z",
            "2026-11-29T24:00:00Z",
            "2025-02-29T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "1969-12-31T23:59:59Z",
            "3000-01-01T00:00:00Z",
            "+002026-11-29T19:30:00Z",
            " 2026-11-29T19:30:00Z",
        ] {
            assert_eq!(text.parse::<Utc>(), Err(NoMoment(text.into())));
        }
    }

    #[test]
    fn clocks_that_are_wrong_still_give_a_moment_that_can_be_written() {
        let early = Utc::from(SystemTime::UNIX_EPOCH - Duration::from_secs(5));
        assert_eq!(early.to_string(), "1970-01-01T00:00:00Z");
        assert_eq!(Utc::from_second(u64::MAX).to_string(), "2999-12-31T23:59:59Z");
        assert_eq!(Utc::from_second(1_795_980_600).to_string(), "2026-11-29T19:30:00Z");
        assert_eq!(Utc::from_second(1_795_980_600).second(), 1_795_980_600);
    }
}
