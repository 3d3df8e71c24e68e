//! What a turn is played for: points, or the chance to win.

use crate::bots::{Points, normal};

/// The certain win.
const CERTAIN: i64 = 100 * 1024;
/// Between equal chances the lead decides: so many parts of it count.
const LEAD_PART: i32 = 64;

/// The normal distribution from 0 to 4 in steps of 1/4 deviation, in 1/65536.
const NORMAL: [i64; 17] = [
    32_768, 39_237, 45_316, 50_681, 55_138, 58_613, 61_158, 62_911, 64_045, 64_735, 65_129, 65_340, 65_448,
    65_498, 65_521, 65_530, 65_534,
];

/// What is to be as large as possible. It is asked about what a turn brings: points, or the lead gained with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// The points to expect.
    Points,
    /// The chance to win.
    Win {
        /// The lead before the turn.
        lead: i32,
        /// What a lead expected after the turn may deviate by in the end; nothing is left to chance where it is 0.
        deviation: i32,
    },
    /// The same, and nothing else: between equal chances nothing decides.
    Chance {
        /// The lead before the turn.
        lead: i32,
        /// What a lead expected after the turn may deviate by in the end.
        deviation: i32,
    },
}

impl Aim {
    /// What it is worth to come to `points`, never less for more.
    pub(super) fn worth(self, points: i32) -> i32 {
        match self {
            Self::Points => points,
            Self::Win { lead, deviation } => {
                let lead = lead + points;
                chance(lead, deviation) + lead / LEAD_PART
            }
            Self::Chance { lead, deviation } => chance(lead + points, deviation),
        }
    }

    /// The points which are worth as much as `worth`.
    pub(super) fn points(self, worth: i32) -> Points {
        match self {
            Self::Points => Points(worth),
            Self::Win { .. } | Self::Chance { .. } => {
                let (mut low, mut high) = (-(1 << 20), 1 << 20);
                while low + 1 < high {
                    let middle = (low + high) / 2;
                    if self.worth(middle) <= worth { low = middle } else { high = middle }
                }
                Points(low)
            }
        }
    }
}

/// How likely, of [`CERTAIN`], an expected lead with this deviation is a lead in the end.
pub(super) fn chance(lead: i32, deviation: i32) -> i32 {
    ((beats(lead.into(), deviation.into()) * CERTAIN) >> 16) as i32
}

/// How likely, in 1/65536, an expected lead with this deviation is a lead in the end.
fn beats(lead: i64, deviation: i64) -> i64 {
    if deviation == 0 {
        return 32_768 * (1 + lead.signum());
    }
    normal::beats(lead, deviation, &NORMAL, 65_536)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TO_WIN: Aim = Aim::Win { lead: -3 * Points::ONE, deviation: 6 * Points::ONE };

    #[test]
    fn more_points_are_always_worth_more_however_the_match_stands() {
        let worth: Vec<i32> = (-90..90).map(|points| TO_WIN.worth(points * Points::ONE)).collect();
        assert!(worth.windows(2).all(|two| two[0] < two[1]));
    }

    #[test]
    fn an_even_match_is_half_won() {
        let half = (CERTAIN / 2) as i32;
        assert_eq!(TO_WIN.worth(3 * Points::ONE), half);
        let at_the_end = Aim::Win { lead: 0, deviation: 0 };
        assert_eq!([-1, 0, 1].map(|lead| at_the_end.worth(lead)), [0, half, 2 * half]);
    }

    #[test]
    fn what_is_worth_as_much_is_found_again() {
        for points in [-40_000, -5, 0, 1024, 70_000] {
            let found = TO_WIN.points(TO_WIN.worth(points)).0;
            // Worth is whole, so that points which lie close together can be worth the same.
            assert!((points..points + 2 * LEAD_PART).contains(&found), "{points}: {found}");
        }
    }
}
