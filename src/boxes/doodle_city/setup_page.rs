//! What is agreed on before a match: a sheet, and variants.

use crate::{
    boxes::{Answer, Question, SetupAnswers, SetupPage, Switch},
    drawing::dyn_picture::DynPicture,
    locale::{Locale, doodle_city::things, names},
    rules::doodle_city::{Setup, Sheet, built_in_sheets},
};

use super::sheet_picture;

/// The answers, in their order.
const SHEET: usize = 0;
const MORE_CONTROL: usize = 1;
const FREE_CIRCLING: usize = 2;

pub(super) fn setup_page(locale: &Locale) -> SetupPage {
    let switch = |name, about| Switch { name: locale.text(name), about: locale.text(about), pictures: None };
    SetupPage {
        title: locale.text("doodle-box-title"),
        questions: vec![
            Question::OneOf {
                title: locale.text("doodle-setup-sheet"),
                answers: built_in_sheets().into_iter().map(|sheet| answer(locale, sheet)).collect(),
            },
            Question::Switches {
                title: locale.text("doodle-setup-variants"),
                switches: vec![
                    switch("doodle-setup-more-control", "doodle-setup-more-control-text"),
                    switch("doodle-setup-free-circling", "doodle-setup-free-circling-text"),
                ],
            },
        ],
        alone: locale.text("doodle-setup-solo"),
        first: locale.text("doodle-setup-first-note"),
    }
}

fn answer(locale: &Locale, sheet: Sheet) -> Answer {
    let scores: Vec<_> = sheet.hotel_scores().iter().map(ToString::to_string).collect();
    let args = [("hotels", names::list(locale, &scores).into()), ("trees", sheet.trees().into())];
    Answer {
        name: things::sheet_name(locale, &sheet),
        about: locale.with("doodle-setup-sheet-facts", &args),
        picture: DynPicture::new(move |size, brush| sheet_picture::paint(brush, size.x, &sheet)),
    }
}

pub(super) fn setup(agreed: &SetupAnswers) -> Option<Setup> {
    let sheets = built_in_sheets();
    Some(Setup {
        players: agreed.players,
        first: agreed.first,
        more_control: agreed.answer(MORE_CONTROL) == 1,
        free_circling: agreed.answer(FREE_CIRCLING) == 1,
        sheet: sheets.get(agreed.answer(SHEET)).or(sheets.first())?.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    #[test]
    fn everything_that_was_chosen_is_in_the_setup() {
        let setup = setup(&SetupAnswers { players: 3, first: Seat(2), answers: vec![1, 1, 0] }).unwrap();
        assert_eq!((setup.players, setup.first), (3, Seat(2)));
        assert!(setup.more_control && !setup.free_circling && setup.sheet == built_in_sheets()[1]);
    }

    #[test]
    fn answers_that_are_missing_are_the_usual_ones() {
        let setup = setup(&SetupAnswers { players: 1, first: Seat(0), answers: Vec::new() }).unwrap();
        assert_eq!((setup.sheet.name(), setup.more_control, setup.free_circling), ("Old Town", false, false));
    }

    #[test]
    fn there_is_an_answer_for_each_question() {
        let page = setup_page(&Locale::default());
        assert_eq!(page.questions.iter().map(Question::answers).sum::<usize>(), FREE_CIRCLING + 1);
    }
}
