//! The statistics of many matches, player by player. They are sums of whole numbers, so that nothing depends on the
//! order in which matches are added.

use std::collections::BTreeMap;

use serde::Serialize;

use super::parallel::Part;
use crate::rules::Standing;

/// A win in parts that any number of tied winners, up to six, can share.
const WIN: u64 = 60;

/// What was counted of one number in each match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sums {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Sums {
    /// Adds a number.
    pub(super) fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
    }

    /// Adds all numbers of `others`.
    pub(super) fn append(&mut self, others: Self) {
        self.count += others.count;
        self.sum += others.sum;
        self.squares += others.squares;
    }

    /// The mean; `None` of nothing.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard error of the mean; `None` unless there are two numbers, for one tells nothing of how they deviate.
    pub(super) fn stderr(&self) -> Option<f64> {
        let count = self.count as f64;
        // The sum of squared distances from the mean, times their number.
        let spread = i128::from(self.count) * self.squares - self.sum * self.sum;
        (self.count > 1).then(|| (spread as f64 / count / (count - 1.0) / count).sqrt())
    }
}

/// How often each number came.
#[derive(Clone, Debug, Default)]
struct Counts(BTreeMap<u32, u64>);

impl Counts {
    /// Adds a number that came so `often`.
    fn add(&mut self, number: u32, often: u64) {
        *self.0.entry(number).or_default() += often;
    }

    /// The number in the middle, or the mean of the two there; `None` of nothing.
    fn median(&self) -> Option<f64> {
        let count: u64 = self.0.values().sum();
        let nth = |index: u64| {
            let mut before = 0;
            self.0.iter().find_map(|(&number, often)| {
                before += often;
                (index < before).then_some(number)
            })
        };
        Some(f64::midpoint(nth(count.checked_sub(1)? / 2)?.into(), nth(count / 2)?.into()))
    }
}

/// What one player got.
#[derive(Clone, Debug, Default)]
struct Row {
    totals: Sums,
    /// The lowest and the highest total.
    ends: Option<(i32, i32)>,
    /// In parts of a [`WIN`].
    wins: u64,
    /// The rounds of the matches won.
    won_rounds: Counts,
}

/// What all players got in some matches.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    rounds: u64,
    rows: Vec<Row>,
}

/// How one player did.
#[derive(Clone, Debug, Serialize)]
pub(super) struct SeatResult {
    /// Who decided.
    pub(super) bot: &'static str,
    /// The mean total.
    pub(super) mean: Option<f64>,
    /// The standard error of the mean; unknown before the second match.
    pub(super) stderr: Option<f64>,
    /// The lowest total.
    pub(super) min: Option<i32>,
    /// The highest total.
    pub(super) max: Option<i32>,
    /// Matches won; k tied winners count 1/k each.
    pub(super) wins: f64,
    /// The part of the matches won. Those of all players need not add up to 1: a match may have no winner.
    pub(super) share: Option<f64>,
    /// The median of the rounds of the matches that this player won, tied or not.
    pub(super) won_rounds_median: Option<f64>,
}

impl Tally {
    /// Adds a match of so many rounds; `standings` are in seat order, and player p sat `shift` seats further.
    pub(super) fn add<S: Standing>(&mut self, standings: &[S], shift: usize, rounds: u32) {
        self.rounds += u64::from(rounds);
        self.rows.resize(standings.len(), Row::default());
        let winners = standings.iter().filter(|standing| standing.has_won()).count() as u64;
        let (last, first) = standings.split_at(shift);
        for (row, standing) in self.rows.iter_mut().zip(first.iter().chain(last)) {
            let total = standing.total();
            row.totals.add(total.into());
            row.ends = Some(row.ends.map_or((total, total), |(min, max)| (min.min(total), max.max(total))));
            if standing.has_won() {
                debug_assert!(WIN.is_multiple_of(winners), "{winners} cannot share a win exactly");
                row.wins += WIN / winners;
                row.won_rounds.add(rounds, 1);
            }
        }
    }

    /// The mean number of rounds in `games` matches.
    pub(super) fn rounds_mean(&self, games: u64) -> Option<f64> {
        (games > 0).then(|| self.rounds as f64 / games as f64)
    }

    /// How the player with this number did.
    pub(super) fn result(&self, player: usize, bot: &'static str) -> SeatResult {
        let none = Row::default();
        let row = self.rows.get(player).unwrap_or(&none);
        let (wins, games) = (row.wins as f64 / WIN as f64, row.totals.count);
        SeatResult {
            bot,
            mean: row.totals.mean(),
            stderr: row.totals.stderr(),
            min: row.ends.map(|(min, _)| min),
            max: row.ends.map(|(_, max)| max),
            wins,
            share: (games > 0).then(|| wins / games as f64),
            won_rounds_median: row.won_rounds.median(),
        }
    }
}

impl Part for Tally {
    fn append(&mut self, later: Self) {
        self.rounds += later.rounds;
        self.rows.resize(self.rows.len().max(later.rows.len()), Row::default());
        for (row, more) in self.rows.iter_mut().zip(later.rows) {
            row.totals.append(more.totals);
            row.wins += more.wins;
            more.won_rounds.0.into_iter().for_each(|(rounds, often)| row.won_rounds.add(rounds, often));
            row.ends = match (row.ends, more.ends) {
                (Some((min, max)), Some((low, high))) => Some((min.min(low), max.max(high))),
                (ends, None) | (None, ends) => ends,
            };
        }
    }
}

/// In which interval, with 95 % confidence, the chance lies that brought `wins` in `games`: that of Wilson, which also
/// holds for few games and near 0 and 1.
pub(super) fn share_interval(wins: f64, games: u64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    let games = games as f64;
    let low = |wins: f64| {
        let deviation = (if games > 0.0 { wins * (games - wins) / games } else { 0.0 } + Z * Z / 4.0).sqrt();
        (wins + Z * Z / 2.0 - Z * deviation) / (games + Z * Z)
    };
    [low(wins), 1.0 - low(games - wins)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug, Serialize)]
    struct Result {
        place: u8,
        total: i32,
    }

    impl Standing for Result {
        /// Without a point nobody wins.
        fn has_won(&self) -> bool {
            self.place == 1 && self.total > 0
        }

        fn place(&self) -> u8 {
            self.place
        }

        fn total(&self) -> i32 {
            self.total
        }

        fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
            core::iter::empty()
        }
    }

    const fn standing(place: u8, total: i32) -> Result {
        Result { place, total }
    }

    fn tally(matches: &[&[Result]]) -> Tally {
        let mut tally = Tally::default();
        matches.iter().for_each(|standings| tally.add(standings, 0, 10));
        tally
    }

    #[test]
    fn tied_winners_share_the_win() {
        let tally = tally(&[
            &[standing(1, 40), standing(3, 10), standing(1, 40)],
            &[standing(1, 20), standing(2, 10), standing(3, -4)],
        ]);
        let wins = [0, 1, 2].map(|player| tally.result(player, "random").wins);
        assert_eq!(wins, [1.5, 0.0, 0.5]);
    }

    #[test]
    fn whoever_sat_further_on_is_counted_as_the_same_player() {
        let mut tally = tally(&[&[standing(1, 3), standing(2, 2), standing(3, 1)]]);
        // Player 0 sat in the third seat, player 1 in the first.
        tally.add(&[standing(2, 20), standing(3, 10), standing(1, 30)], 2, 10);
        let most = [0, 1, 2].map(|player| tally.result(player, "random").max);
        assert_eq!(most, [Some(30), Some(20), Some(10)]);
    }

    #[test]
    fn a_match_without_a_winner_counts_for_nobody() {
        let mut tally = Tally::default();
        tally.add(&[standing(1, 8), standing(2, 0)], 0, 12);
        tally.add(&[standing(1, 0), standing(1, 0)], 0, 100);
        tally.add(&[standing(1, 5), standing(1, 5)], 1, 40);
        let [one, two] = [0, 1].map(|player| tally.result(player, "random"));
        assert_eq!((one.wins, one.share, one.won_rounds_median), (1.5, Some(0.5), Some(26.0)));
        assert_eq!((two.wins, two.share, two.won_rounds_median), (0.5, Some(0.5 / 3.0), Some(40.0)));
        assert_eq!(tally.rounds_mean(3), Some(152.0 / 3.0));
    }

    #[test]
    fn the_median_is_in_the_middle() {
        for (numbers, median) in [
            (&[][..], None),
            (&[7], Some(7.0)),
            (&[9, 2], Some(5.5)),
            (&[5, 1, 100], Some(5.0)),
            (&[3, 3, 3, 8], Some(3.0)),
        ] {
            let mut counts = Counts::default();
            numbers.iter().for_each(|&number| counts.add(number, 1));
            assert_eq!(counts.median(), median, "{numbers:?}");
        }
    }

    #[test]
    fn parts_make_the_same_whole() {
        let matches = [[standing(1, 40), standing(2, 7)], [standing(1, 9), standing(1, 9)]];
        let whole = tally(&[&matches[0], &matches[1]]);
        let mut parts = Tally::default();
        parts.append(tally(&[&matches[0]]));
        parts.append(tally(&[&matches[1]]));
        let told = |tally: &Tally| [0, 1].map(|player| format!("{:?}", tally.result(player, "random")));
        assert_eq!(told(&parts), told(&whole));
        assert_eq!(parts.rounds_mean(2), Some(10.0));
    }

    #[test]
    fn the_error_of_the_mean_is_that_of_a_sample() {
        let tally = tally(&[&[standing(1, 2)], &[standing(1, 4)], &[standing(1, 9)]]);
        let result = tally.result(0, "random");
        // The variance is (9 + 1 + 16) / 2 = 13.
        let (mean, stderr) = (result.mean.unwrap(), result.stderr.unwrap());
        assert!((mean - 5.0).abs() < 1e-12 && (stderr - (13.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!((result.min, result.max), (Some(2), Some(9)));
    }

    #[test]
    fn of_one_match_the_error_is_unknown_and_of_none_everything() {
        let one = tally(&[&[standing(1, 7)]]).result(0, "random");
        assert_eq!((one.mean, one.stderr), (Some(7.0), None));
        let none = Tally::default().result(0, "random");
        assert_eq!((none.mean, none.stderr, none.min, none.max), (None, None, None, None));
        assert_eq!((none.wins, none.share, none.won_rounds_median), (0.0, None, None));
    }

    #[test]
    fn the_interval_of_a_share_is_wilsons() {
        for (wins, games, low, high) in [
            (3.0, 3, 0.438_5, 1.0),
            (0.0, 3, 0.0, 0.561_5),
            (1.0, 2, 0.094_5, 0.905_5),
            (81.0, 263, 0.255_3, 0.366_2),
            (0.0, 0, 0.0, 1.0),
        ] {
            let [from, to] = share_interval(wins, games);
            assert!((from - low).abs() < 5e-5 && (to - high).abs() < 5e-5, "{wins} of {games}: {from} to {to}");
            assert!((0.0..=1.0).contains(&from) && (0.0..=1.0).contains(&to));
        }
    }
}
