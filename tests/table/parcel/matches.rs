//! Whole matches, by touch.

use bevy::prelude::State;
use doodle_city::{
    intent::Intent,
    page::Page,
    rules::{Actor, Standing as _},
};

use super::set_ups::{desk, fresh};
use crate::{
    desk::{PHONES, SIZES},
    game::{rules::Score, table::pick::TablePick},
    set_ups::Dice,
};

#[test]
fn whole_matches_are_played_by_touch() {
    for (size, seed) in [(PHONES[0], 1), (PHONES[1], 2), (SIZES[3], 3)] {
        let (mut desk, mut dice) = (desk(size, &fresh()), Dice(seed));
        while !desk.play().is_over() {
            if desk.find(&Intent::DismissBanner).is_some() {
                desk.tap(&Intent::DismissBanner);
            }
            match desk.play().actor() {
                Actor::Chance(_) => desk.tap(&Intent::RollDice),
                Actor::Seat(_) => {
                    let action = desk.any_action(&mut dice);
                    desk.tap(&TablePick(action).into());
                    desk.tap(&Intent::Confirm);
                }
                Actor::GameOver => {}
            }
        }
        assert!(desk.play().standings().iter().any(Score::has_won));
        desk.tap(&Intent::Confirm);
        assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Results);
    }
}
