//! What is agreed on before a match: who plays, who begins, and whether two cards are left out.

use bevy::prelude::*;

use crate::{
    boxes::{Question, SetupAnswers, SetupPage, Switch},
    drawing::dyn_picture::DynPicture,
    locale::{Locale, design_town::things},
    pictures::design_town::stall::paint_small_stall,
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
            switches: vec![Switch {
                name: locale.text("town-setup-first-game"),
                about,
                pictures: Some(([false, true].map(market), MARKET)),
            }],
        }],
        alone: locale.text("town-setup-solo"),
        first: locale.text("town-setup-first-note"),
    }
}

/// How much wider than high the picture of the market is: with two rows of stalls at least, with one at most.
const MARKET: [f32; 2] = [1.5, 5.5];

fn stalls() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| card.can_be_bought())
}

/// The stalls of the market: those of a first game are two fewer.
fn market(is_first_game: bool) -> DynPicture {
    let shut = [Card::FleaMarket, Card::ConstructionYard].map(Card::front);
    DynPicture::new(move |size, brush| {
        let rows = if size.x > 3.0 * size.y { 1 } else { 2 };
        let columns = stalls().count().div_ceil(rows);
        let each = size / Vec2::new(columns as f32, rows as f32);
        for (n, card) in stalls().enumerate() {
            let cell = Vec2::new((n % columns) as f32, (n / columns) as f32) + 0.5;
            let at = cell * each - size / 2.0;
            let is_shut = is_first_game && shut.contains(&card.front());
            let stall = each - Vec2::new(4.0, 6.0);
            brush.within(at, 1.0, 0.0, |brush| paint_small_stall(brush, card.front(), stall, is_shut));
        }
    })
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
