//! From expected totals to the chance to win.

use crate::bots::{Points, normal};

/// The certain win.
pub(super) const CERTAIN: Points = Points::whole(100);

/// What a player's total may still deviate by at the start, in 1/1024 points, and at the least before the end.
const DEVIATION: i64 = 15 * 1024;
const LEAST: i64 = 2 * 1024;
/// Matches last about so many rounds.
const ROUNDS: i64 = 20;

/// The normal distribution from 0 to 3 in steps of 1/4 deviation, in 1/1024.
const NORMAL: [i64; 13] = [512, 613, 708, 792, 862, 916, 956, 983, 1001, 1012, 1018, 1021, 1023];

/// What the difference of two totals may still deviate by after `round` rounds, in 1/1024 points.
const fn deviation(round: u32) -> i64 {
    let left = ROUNDS - round as i64;
    let variance = DEVIATION * DEVIATION * (if left > 0 { left } else { 0 }) / ROUNDS + LEAST * LEAST;
    (2 * variance).isqrt()
}

/// How likely, in 1/1024, the first total expected beats the second.
fn beats(mine: Points, other: Points, deviation: i64) -> i64 {
    normal::beats((mine - other).0.into(), deviation, &NORMAL, 1024)
}

/// How likely the player at `seat` wins, of [`CERTAIN`], by everybody's expected totals after `round` rounds.
pub(super) fn chance(expected: &[Points], seat: usize, round: u32) -> Points {
    let deviation = deviation(round);
    let others = expected.iter().enumerate().filter(|(other, _)| *other != seat);
    // In 1/2^20, so that many opponents do not round it away.
    let chance =
        others.fold(1_i64 << 20, |chance, (_, &other)| chance * beats(expected[seat], other, deviation) / 1024);
    Points(((chance * i64::from(CERTAIN.0)) >> 20) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_and_a_large_lead_is_as_good_as_won() {
        let even = [Points::whole(40); 2];
        assert_eq!(chance(&even, 0, 10), Points(CERTAIN.0 / 2));
        let ahead = [Points::whole(80), Points::whole(40)];
        assert_eq!(chance(&ahead, 0, 18), CERTAIN);
        assert_eq!(chance(&ahead, 1, 18), Points::ZERO);
    }

    #[test]
    fn a_lead_counts_for_more_when_less_is_to_come() {
        let at = |round| chance(&[Points::whole(50), Points::whole(45)], 0, round);
        assert!(at(2) < at(12) && at(12) < at(19));
    }
}
