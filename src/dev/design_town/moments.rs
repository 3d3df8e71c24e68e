//! Moments of Design Town that are looked at in motion.

use bevy::prelude::*;

use super::scenes::{begin, build, choose, is_long, open_upgrade, played, shuffles, turn};
use crate::{
    dev::{
        bring_about::{act, close, confirm, open, to_results, wait, watch},
        scene::Scene,
    },
    record::Match,
    rules::{
        LegalActions as _,
        design_town::{Action, Card, DesignTown},
    },
    screens::Panel,
    table::design_town::pick::{Spot, TablePick},
};

/// All of them.
pub static MOMENTS: &[Scene] = &[
    Scene::new("moment-town-card", &[turn]).moving(play_on, 1.2),
    Scene::new("moment-town-too-much", &[|world| begin(world, 2, is_too_much)]).moving(play_on, 2.4),
    Scene::new(
        "moment-town-buy",
        &[build, |world| choose(world, TablePick::Card(Spot::Supply(Card::ConvenienceStore)))],
    )
    .moving(confirm, 1.2),
    Scene::new("moment-town-upgrade", &[build, open_upgrade]).moving(confirm, 1.2),
    Scene::new("moment-town-shuffle", &[|world| begin(world, 2, shuffles)]).moving(confirm, 1.2),
    Scene::new("moment-town-finale", &[|world| begin(world, 2, Match::is_over)]).moving(to_results, 7.2),
    Scene::new(
        "film-town",
        &[|world| watch(world, played(2, is_long)), |world| open(world, Panel::Menu), wait],
    )
    .filmed(close, 10, 12),
];

/// The next card of the deck comes into the row.
fn play_on(world: &mut World) {
    act::<DesignTown>(world, |_| Some(Action::Play));
}

/// The next card makes one more unhappy than there may be.
fn is_too_much(play: &Match<DesignTown>) -> bool {
    let (game, state) = (play.game(), play.state());
    let is_unhappy = state.top(game.on_turn(state)).is_some_and(|top| game.cards().printed(top).is_unhappy);
    is_unhappy && state.unhappy() >= state.limit() && play.legal().iter().any(|action| action == Action::Play)
}
