//! What brings about the archive, and matches that are looked back at.

use bevy::prelude::*;

use super::scenes::played;
use crate::{
    dev::{bring_about::go_to, scene},
    intent::Intent,
    record::{Match, Utc},
    rules::{Game as _, doodle_city::DoodleCity},
    table::analysis::ShownAnalysis,
};

/// Finished matches, of two evenings.
pub(super) fn archive(world: &mut World) {
    for (number, players) in [2, 1, 4, 3, 6, 2, 1].into_iter().enumerate() {
        let Some(mut play) = played(players, false, Match::is_over) else { return };
        let ended = 1_790_000_000 + 9_000 * number as u64;
        play.set_begun(Utc::from_second(ended - 1_500));
        play.set_ended(Utc::from_second(ended));
        scene::shelve(world, DoodleCity::NAME, play.record().write(), play.log().len());
    }
}

pub(super) fn open_archive(world: &mut World) {
    world.write_message(Intent::OpenArchive);
}

pub(super) fn go_to_middle(world: &mut World) {
    go_to(world, 60);
}

/// What the first mistake that is told led to.
pub(super) fn to_mistake(world: &mut World) {
    let shown = world.resource::<ShownAnalysis>();
    let first = shown.found.as_ref().and_then(|told| told.mistakes.first());
    if let Some(entry) = first.map(|mistake| mistake.entry) {
        go_to(world, entry + 1);
    }
}
