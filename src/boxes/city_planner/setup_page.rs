//! What is agreed on before a match: nothing but who plays and who begins, as the blocks are always the same.

use crate::{
    boxes::{SetupAnswers, SetupPage},
    locale::Locale,
    rules::city_planner::{Blocks, Setup},
};

pub(super) fn setup_page(locale: &Locale) -> SetupPage {
    SetupPage {
        title: locale.text("planner-box-title"),
        questions: Vec::new(),
        alone: locale.text("planner-setup-solo"),
        first: locale.text("planner-setup-first-note"),
    }
}

pub(super) const fn setup(agreed: &SetupAnswers) -> Setup {
    Setup { players: agreed.players, first: agreed.first, blocks: Blocks::BUILT_IN }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        boxes::BoxedGame as _,
        record::{Match, Player},
        rules::{Seat, city_planner::CityPlanner},
    };

    #[test]
    fn the_other_one_starts_again() {
        let agreed = SetupAnswers { players: 2, first: Seat(1), answers: Vec::new() };
        let setup = CityPlanner::agree(&agreed).unwrap();
        assert_eq!((setup.players, setup.first), (2, Seat(1)));
        let play = Match::new(setup, vec![Player::person("Ada"), Player::person("Bo")]).unwrap();
        assert_eq!(CityPlanner::again(&play).first, Seat(0));
        let alone =
            CityPlanner::agree(&SetupAnswers { players: 1, first: Seat(0), answers: Vec::new() }).unwrap();
        let play = Match::new(alone, vec![Player::person("Ada")]).unwrap();
        assert_eq!(CityPlanner::again(&play).first, Seat(0));
    }
}
