//! Whole matches of Parcel as text, as those of `crate::goldens`.

use doodle_city::{
    record::Match,
    rules::{LegalActions as _, Seat},
};

use super::playthrough::tale;
use crate::{
    game::rules::{Parcel, Setup},
    goldens::{keep, play},
};

#[test]
fn ten_turns() {
    let played = play(Setup { turns: 10, first: Seat(1) }, 7, |played: &Match<Parcel>, random| {
        let legal: Vec<_> = played.legal().iter().collect();
        legal[random.below(legal.len())]
    });
    keep("parcel_ten_turns", &played, tale);
}
