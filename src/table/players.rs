//! The players at the table: who they are, who decides for them, how many points they have, and whose turn it is.

use bevy::prelude::*;
use unicode_segmentation::UnicodeSegmentation as _;

use super::table_game::TableGame;
use crate::{
    record::{Controller, Level},
    rules::{Actor, Seat, Standing},
    session::Session,
};

/// A player at the table, by seat. What belongs to a player alone are its children.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(Transform, Visibility, PlayerName, DecidedBy, OnTurn, Score)]
pub struct Player(pub Seat);

/// The name of a player.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerName(pub String);

/// Who decides for a player.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DecidedBy(pub Controller);

impl DecidedBy {
    /// How strong a computer player it is; `None` for a person.
    pub const fn level(self) -> Option<Level> {
        match self.0 {
            Controller::Level(level) => Some(level),
            Controller::Person | Controller::Random => None,
        }
    }
}

/// The first letter of a name, as people see it.
pub(super) fn initial(name: &str) -> String {
    name.graphemes(true).next().map(str::to_uppercase).unwrap_or_default()
}

/// Whether it is this player's turn to decide.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnTurn(pub bool);

/// How many points a player has.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score(pub i32);

/// Players sit where the match has them: names can be changed, and people and computers can change places.
pub(super) fn seat_players<G: TableGame>(
    session: Res<Session<G>>,
    mut players: Query<(&Player, &mut PlayerName, &mut DecidedBy)>,
) {
    for (player, mut name, mut decided_by) in &mut players {
        if let Some(seated) = session.play().seats().get(player.0.index()) {
            if name.0 != seated.name {
                name.0.clone_from(&seated.name);
            }
            decided_by.set_if_neq(DecidedBy(seated.by));
        }
    }
}

/// The turn passes to the player who decides next.
pub(super) fn pass_turn<G: TableGame>(session: Res<Session<G>>, mut players: Query<(&Player, &mut OnTurn)>) {
    for (player, mut on_turn) in &mut players {
        on_turn.set_if_neq(OnTurn(session.play().actor() == Actor::Seat(player.0)));
    }
}

/// Every player has the points that the match gives now.
pub(super) fn count_points<G: TableGame>(session: Res<Session<G>>, mut players: Query<(&Player, &mut Score)>) {
    let standings = session.play().standings();
    for (player, mut score) in &mut players {
        let total = standings.get(player.0.index()).map_or(0, Standing::total);
        score.set_if_neq(Score(total));
    }
}
