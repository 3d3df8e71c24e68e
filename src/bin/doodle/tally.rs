//! The statistics of many matches, seat by seat.

use doodle_city::rules::Standing;
use serde::Serialize;

/// What one seat got in all matches so far.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    matches: u64,
    /// Sums of whole numbers, so that nothing is lost however many they are.
    totals: i128,
    squares: i128,
    min: i32,
    max: i32,
    wins: f64,
}

/// How one seat did.
#[derive(Clone, Debug, Serialize)]
pub struct SeatResult {
    /// Who decided.
    pub bot: &'static str,
    /// The mean total.
    pub mean: f64,
    /// The standard error of the mean; 0 after one match.
    pub stderr: f64,
    /// The lowest total.
    pub min: i32,
    /// The highest total.
    pub max: i32,
    /// Matches won; k tied winners count 1/k each.
    pub wins: f64,
}

impl Tally {
    /// Nothing yet.
    pub const EMPTY: Self = Self { matches: 0, totals: 0, squares: 0, min: i32::MAX, max: i32::MIN, wins: 0.0 };

    /// Adds a total, and what part of a win it was.
    fn add(&mut self, total: i32, win: f64) {
        self.matches += 1;
        self.totals += i128::from(total);
        self.squares += i128::from(total) * i128::from(total);
        self.min = self.min.min(total);
        self.max = self.max.max(total);
        self.wins += win;
    }

    /// Matches won so far.
    pub const fn wins(&self) -> f64 {
        self.wins
    }

    /// The statistics; there must have been a match.
    pub fn result(&self, bot: &'static str) -> SeatResult {
        let matches = self.matches as f64;
        // The sum of squared distances from the mean, times the number of matches.
        let spread = i128::from(self.matches) * self.squares - self.totals * self.totals;
        let variance = if self.matches > 1 { spread as f64 / matches / (matches - 1.0) } else { 0.0 };
        SeatResult {
            bot,
            mean: self.totals as f64 / matches,
            stderr: (variance / matches).sqrt(),
            min: self.min,
            max: self.max,
            wins: self.wins,
        }
    }
}

/// Adds one match, its standings and tallies both in seat order.
pub fn add_match<S: Standing>(tallies: &mut [Tally], standings: &[S]) {
    let winners = standings.iter().filter(|standing| standing.place() == 1).count();
    for (tally, standing) in tallies.iter_mut().zip(standings) {
        let win = if standing.place() == 1 { 1.0 / winners as f64 } else { 0.0 };
        tally.add(standing.total(), win);
    }
}

#[cfg(test)]
mod tests {
    use doodle_city::rules::doodle_city::Score;

    use super::*;

    fn standing(place: u8, total: i32) -> Score {
        Score { place, total, ..Score::default() }
    }

    #[test]
    fn tied_winners_share_the_win() {
        let mut tallies = [Tally::EMPTY; 3];
        add_match(&mut tallies, &[standing(1, 40), standing(3, 10), standing(1, 40)]);
        add_match(&mut tallies, &[standing(1, 20), standing(2, 10), standing(3, -4)]);
        let wins = tallies.map(|tally| tally.result("random").wins);
        assert_eq!(wins, [1.5, 0.0, 0.5]);
    }

    #[test]
    fn the_error_of_the_mean_is_that_of_a_sample() {
        let mut tallies = [Tally::EMPTY];
        for total in [2, 4, 9] {
            add_match(&mut tallies, &[standing(1, total)]);
        }
        let result = tallies[0].result("random");
        // The variance is (9 + 1 + 16) / 2 = 13.
        assert!((result.mean - 5.0).abs() < 1e-12 && (result.stderr - (13.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!((result.min, result.max), (2, 9));
    }

    #[test]
    fn one_match_has_no_error() {
        let mut tallies = [Tally::EMPTY];
        add_match(&mut tallies, &[standing(1, 7)]);
        assert!(tallies[0].result("random").stderr.abs() < f64::EPSILON);
    }
}
