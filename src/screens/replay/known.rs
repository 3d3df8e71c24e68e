//! What is known of a match that is looked back at once it has been analysed.

use crate::{
    bots::{Grade, Points},
    locale::Locale,
    rules::Seat,
    table::analysis::ToldAnalysis,
};

/// What is known of a match.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Known {
    /// What each seat could expect before the first action and after each.
    pub expected: Vec<Vec<Points>>,
    /// Choices that could have been better: the moment after them.
    pub mistakes: Vec<Mistake>,
    /// The moments at which it turned.
    pub turning_points: Vec<usize>,
}

/// A choice that could have been better.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mistake {
    pub at: usize,
    pub seat: Seat,
    pub grade: Grade,
    /// How bad it was.
    pub word: String,
    /// The same, and what would have been better.
    pub words: String,
}

impl Known {
    pub(super) fn of(told: &ToldAnalysis, locale: &Locale) -> Self {
        let mistakes = told.mistakes.iter().map(|mistake| Mistake {
            at: mistake.entry + 1,
            seat: mistake.seat,
            grade: mistake.grade,
            word: locale.text(grade_key(mistake.grade)),
            words: locale.with(
                "analysis-caption",
                &[
                    ("grade", locale.text(grade_key(mistake.grade)).into()),
                    ("move", mistake.better.as_str().into()),
                ],
            ),
        });
        Self {
            mistakes: mistakes.collect(),
            turning_points: told.turning_points.iter().map(|turn| turn.entry + 1).collect(),
            expected: told.expected.clone(),
        }
    }

    /// The choice that led to the moment after so many actions, if it could have been better.
    pub(super) fn mistake_at(&self, at: usize) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.at == at)
    }
}

/// The text for a grade.
pub(in crate::screens) const fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Small => "analysis-small",
        Grade::Large => "analysis-large",
        Grade::Decisive => "analysis-decisive",
    }
}
