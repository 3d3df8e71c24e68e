//! What is asked before a match, and the set-up that comes of it.

use doodle_city::{
    boxes::{Answer, Question, SetupAnswers, SetupPage},
    locale::Locale,
};

use crate::game::{pictures::die, rules::Setup, texts};

/// How long a match can be, as one chooses it.
const TURNS: [u32; 3] = [8, 20, 40];

/// How long it is to be.
pub(super) fn setup_page(locale: &Locale) -> SetupPage {
    let answer = |turns: u32| Answer {
        name: texts::with(locale, "parcel-setup-turns", &[("count", turns.into())]),
        about: String::new(),
        picture: die(turns as u8 / 8 + 1),
    };
    let title = texts::text(locale, "parcel-setup-length");
    let question = Question::OneOf { title, answers: TURNS.map(answer).to_vec() };
    SetupPage {
        title: texts::text(locale, "parcel-box-title"),
        questions: vec![question],
        ..SetupPage::default()
    }
}

/// What was agreed on.
pub(super) fn setup(agreed: &SetupAnswers) -> Option<Setup> {
    Some(Setup { turns: *TURNS.get(agreed.answer(0))?, first: agreed.first })
}
