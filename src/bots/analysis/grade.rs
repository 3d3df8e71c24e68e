//! How bad a choice was, in three words.

use serde::{Deserialize, Serialize};

use crate::bots::Points;

/// How bad a choice was. Good ones have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Something a little better was there.
    Small,
    /// Something much better was there.
    Large,
    /// It may have decided the match.
    Decisive,
}

impl Grade {
    /// From which part of the spread on, in percent, a loss has each grade.
    const FROM: [(Self, i64); 3] = [(Self::Decisive, 12), (Self::Large, 6), (Self::Small, 3)];

    /// That of a loss, where results of matches lie as far apart as `spread`.
    pub fn of(loss: Points, spread: Points) -> Option<Self> {
        let reaches = |percent| 100 * i64::from(loss.0) >= percent * i64::from(spread.0);
        Self::FROM.into_iter().find(|&(_, percent)| reaches(percent)).map(|(grade, _)| grade)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_goes_by_the_part_of_the_spread() {
        let of = |points| Grade::of(Points::whole(points), Points::whole(100));
        assert_eq!(
            [2, 3, 5, 6, 11, 12, 80].map(of),
            [
                None,
                Some(Grade::Small),
                Some(Grade::Small),
                Some(Grade::Large),
                Some(Grade::Large),
                Some(Grade::Decisive),
                Some(Grade::Decisive),
            ]
        );
        assert_eq!(of(-20), None);
    }
}
