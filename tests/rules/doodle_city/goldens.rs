//! Whole matches of Doodle City as text, as those of `crate::goldens`.

use doodle_city::{
    record::Match,
    rules::{
        Seat,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

use super::{
    builder,
    playthrough::tale,
    table::{old_town_for, on},
};
use crate::{
    goldens::{keep, play},
    random::Random,
};

/// People who build one long road.
fn golden(name: &str, setup: Setup, seed: u64) {
    let choose = |played: &Match<DoodleCity>, random: &mut Random| {
        builder::choose(played.game(), played.state(), 60, random).expect("somebody acts")
    };
    keep(name, &play(setup, seed, choose), tale);
}

#[test]
fn solo() {
    golden("doodle_city_solo", old_town_for(1), 168);
}

#[test]
fn three_players() {
    golden("doodle_city_three_players", old_town_for(3), 207);
}

#[test]
fn three_players_with_more_control() {
    let setup = Setup { first: Seat(1), more_control: true, ..old_town_for(3) };
    golden("doodle_city_three_players_with_more_control", setup, 188);
}

#[test]
fn two_players_with_free_circling() {
    golden("doodle_city_two_players_with_free_circling", Setup { free_circling: true, ..old_town_for(2) }, 303);
}

#[test]
fn six_players() {
    golden("doodle_city_six_players", Setup { first: Seat(4), ..old_town_for(6) }, 128);
}

#[test]
fn two_players_at_the_harbour() {
    let harbour =
        built_in_sheets().into_iter().find(|sheet| sheet.name() == "Harbour").expect("the second sheet");
    golden("doodle_city_two_players_at_the_harbour", on(harbour, 2), 174);
}
