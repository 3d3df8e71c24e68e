//! How a match ended.

use super::finale::Finale;
use crate::{
    drawing::dyn_picture::DynPicture,
    locale::{Locale, help::RuleKeys, names},
    record::Match,
    rules::{Game, Seat, Standing},
    theme::Tone,
};

/// How a match ended.
#[derive(Clone, Debug)]
pub struct Results {
    /// Who won.
    pub headline: String,
    /// What there is to say about it; may be empty.
    pub note: String,
    /// The parts of a total, in the order of their columns.
    pub parts: Vec<Part>,
    /// What stands in the last column.
    pub total: Total,
    /// One row for each player, the best first.
    pub rows: Vec<ResultRow>,
    /// How much wider than high the pictures in the rows are, at least and at most.
    pub form: [f32; 2],
    /// How the best player's picture comes alive.
    pub finale: Finale,
    /// What there is to reach alone.
    pub ranks: Option<RankTable>,
    /// What was achieved alone.
    pub achievements: Option<Achievements>,
}

/// A part of a total.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is.
    pub name: String,
    /// Its sign, square; the name stands there without one.
    pub sign: Option<DynPicture>,
    /// Whether it can be a gain or a loss, and says so by its sign.
    pub is_change: bool,
    /// Its colour in a bar of all parts.
    pub color: Tone,
    /// The rule that says what it counts; the default where there is none.
    pub rule: RuleKeys,
}

/// What the totals are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Total {
    /// What stands above them.
    pub name: String,
    /// Whether each is the sum of the parts beside it; otherwise it is one more number.
    pub is_sum: bool,
}

/// What one player has.
#[derive(Clone, Debug)]
pub struct ResultRow {
    /// Whose it is.
    pub seat: Seat,
    /// Which place: 1 for the best.
    pub place: u8,
    /// As many as there are parts.
    pub parts: Vec<i32>,
    /// All together.
    pub total: i32,
    /// What the player has built, in one of the forms of [`Results::form`].
    pub picture: DynPicture,
}

/// Ranks, to be reached with points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankTable {
    /// What they are.
    pub title: String,
    /// The ranks, lowest first; at least one.
    pub rows: Vec<RankRow>,
}

/// A rank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankRow {
    /// Its name.
    pub name: String,
    /// Its name and what it needs.
    pub line: String,
    /// The points that it needs.
    pub from: i32,
}

impl RankTable {
    /// The rank, from 0, that so many points reach.
    pub fn reached(&self, points: i32) -> usize {
        self.rows.iter().rposition(|row| points >= row.from).unwrap_or(0)
    }

    /// How much of the ranks so many points fill, from 0 to 1: every rank is as high as any other.
    pub fn filled(&self, points: i32) -> f32 {
        let from = |row: usize| self.rows.get(row).map(|row| row.from);
        let reached = self.reached(points);
        let (low, high) = (from(reached).unwrap_or(0), from(reached + 1));
        let part = high.map_or(1.0, |high| ((points - low) as f32 / (high - low) as f32).clamp(0.0, 1.0));
        (reached as f32 + part) / self.rows.len().max(1) as f32
    }
}

/// Achievements.
#[derive(Clone, Debug)]
pub struct Achievements {
    /// What they are.
    pub title: String,
    /// All that there are, at least one.
    pub all: Vec<Achievement>,
    /// What is said where none was earned.
    pub none: String,
}

/// An achievement.
#[derive(Clone, Debug)]
pub struct Achievement {
    /// Its name.
    pub name: String,
    /// Its name and what it is given for.
    pub line: String,
    /// The sign on its seal, square.
    pub sign: DynPicture,
    /// Whether it was earned.
    pub is_earned: bool,
}

impl Results {
    /// How many numbers of a row are counted up.
    pub const fn counted(&self) -> usize {
        if self.total.is_sum { self.parts.len() } else { self.parts.len() + 1 }
    }

    /// What the standings say: the rows with all their parts, and who has won. `picture` is what a player has built.
    /// Pictures are square; a game in which they are not sets [`Results::form`].
    pub fn of<G: Game>(
        locale: &Locale,
        play: &Match<G>,
        parts: Vec<Part>,
        picture: impl Fn(Seat) -> DynPicture,
    ) -> Self {
        let standings = play.standings();
        let row = |(seat, standing): (usize, &G::Standing)| {
            let seat = Seat(seat as u8);
            ResultRow {
                seat,
                place: standing.place(),
                parts: standing.parts().map(|(_, points)| points).take(parts.len()).collect(),
                total: standing.total(),
                picture: picture(seat),
            }
        };
        let mut rows: Vec<_> = standings.iter().enumerate().map(row).collect();
        rows.sort_by_key(|row| row.place);
        let winners = rows.iter().filter(|row| standings[row.seat.index()].has_won());
        let winners: Vec<_> = winners.map(|row| names::of(play, row.seat)).collect();
        let headline = names::winners(locale, &winners);
        let total = Total { name: locale.text("results-total"), is_sum: true };
        Self {
            headline,
            note: String::new(),
            parts,
            total,
            rows,
            form: [1.0; 2],
            finale: Finale::default(),
            ranks: None,
            achievements: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_is_as_high_as_any_other() {
        let row = |from| RankRow { name: String::new(), line: String::new(), from };
        let ranks = RankTable { title: String::new(), rows: [0, 30, 50, 120].map(row).to_vec() };
        assert_eq!(
            [0, 30, 50, 120, 500].map(|points| (ranks.filled(points) * 4.0).round()),
            [0.0, 1.0, 2.0, 4.0, 4.0]
        );
        assert!((ranks.filled(40) * 4.0 - 1.5).abs() < 0.001);
        assert!(ranks.filled(-5) < 0.001);
        assert_eq!([0, 29, 30, 119, 120].map(|points| ranks.reached(points)), [0, 0, 1, 2, 3]);
    }
}
