//! Whole matches of Design Town as text, as those of `crate::goldens`.

use std::collections::BTreeSet;

use doodle_city::{
    record::Match,
    rules::{
        Seat,
        design_town::{Action, DesignTown, Setup},
    },
};

use super::{
    player::{self, Style},
    playthrough::tale,
    table::setup,
};
use crate::{
    goldens::{keep, play},
    random::Random,
};

fn choose(played: &Match<DesignTown>, random: &mut Random) -> Action {
    player::choose(played.game(), played.state(), Style::Sly, random)
}

fn solo_match() -> Match<DesignTown> {
    play(setup(1), 110, choose)
}

fn two() -> Match<DesignTown> {
    play(setup(2), 81, choose)
}

fn four() -> Match<DesignTown> {
    play(Setup { first: Seat(2), ..setup(4) }, 172, choose)
}

fn first_game() -> Match<DesignTown> {
    play(Setup { first_game: true, ..setup(2) }, 373, choose)
}

#[test]
fn solo() {
    keep("design_town_solo", &solo_match(), tale);
}

#[test]
fn two_players() {
    keep("design_town_two_players", &two(), tale);
}

#[test]
fn four_players() {
    keep("design_town_four_players", &four(), tale);
}

#[test]
fn a_first_game() {
    keep("design_town_first_game", &first_game(), tale);
}

#[test]
fn the_goldens_have_every_kind_of_action() {
    let kind = |action: &Action| match *action {
        Action::Shuffle { stay, remove } => format!("shuffle {} {}", stay > 0, remove.is_some()),
        Action::Give { to } => format!("give {}", to.is_some()),
        Action::Discard(end) => format!("discard {end}"),
        Action::GiveUp => "give up".into(),
        other => other.to_string().split(' ').next().unwrap_or_default().into(),
    };
    let logs = [solo_match(), two(), four(), first_game()].map(|played| played.log().to_vec()).concat();
    let kinds: BTreeSet<String> = logs.iter().map(kind).collect();
    let every = [
        "bottom",
        "buy",
        "develop",
        "discard bottom",
        "discard top",
        "downgrade",
        "end",
        "give false",
        "give true",
        "give up",
        "play",
        "shuffle false false",
        "shuffle false true",
        "shuffle true false",
        "shuffle true true",
        "stop",
        "top",
        "upgrade",
    ];
    assert!(kinds.iter().eq(every), "{kinds:?}");
}
