//! What is agreed on before a match: who plays, who begins, and whether two cards are left out.

use crate::{
    boxes::{Question, SetupAnswers, SetupPage, Switch},
    locale::{Locale, design_town::things},
    rules::design_town::{Card, Cards, Setup},
};

/// The answers, in their order.
const FIRST_GAME: usize = 0;

pub(super) fn setup_page(locale: &Locale) -> SetupPage {
    let [card, other] = [Card::FleaMarket, Card::ConstructionYard].map(|card| things::id(card.front()));
    let about = locale.with("town-setup-first-game-text", &[("card", card), ("other", other)]);
    SetupPage {
        title: locale.text("town-box-title"),
        questions: vec![Question::Switches {
            title: locale.text("town-setup-cards"),
            switches: vec![Switch { name: locale.text("town-setup-first-game"), about }],
        }],
        alone: locale.text("town-setup-solo"),
        first: locale.text("town-setup-first-note"),
    }
}

pub(super) fn setup(agreed: &SetupAnswers) -> Setup {
    Setup {
        players: agreed.players,
        first: agreed.first,
        first_game: agreed.answer(FIRST_GAME) == 1,
        cards: Cards::built_in(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        boxes::BoxedGame as _,
        record::{Match, Player},
        rules::{Seat, design_town::DesignTown},
    };

    #[test]
    fn everything_that_was_chosen_is_in_the_setup() {
        let agreed = |answers| SetupAnswers { players: 3, first: Seat(2), answers };
        let first = setup(&agreed(vec![1]));
        assert_eq!((first.players, first.first, first.first_game), (3, Seat(2), true));
        assert!(!setup(&agreed(Vec::new())).first_game);
    }

    #[test]
    fn there_is_an_answer_for_each_question() {
        let page = setup_page(&Locale::default());
        assert_eq!(page.questions.iter().map(Question::answers).sum::<usize>(), FIRST_GAME + 1);
    }

    #[test]
    fn the_next_one_starts_again() {
        let agreed = SetupAnswers { players: 3, first: Seat(2), answers: vec![1] };
        let setup = DesignTown::agree(&agreed).unwrap();
        let seats = ["Ada", "Bo", "Cleo"].map(Player::person).to_vec();
        let again = DesignTown::again(&Match::new(setup, seats).unwrap());
        assert_eq!((again.first, again.first_game), (Seat(0), true));
    }
}
