//! What anybody may know of the match on the table, whatever its game.

use bevy::prelude::*;

use super::{table_game::TableGame, turn::FocusedSeat};
use crate::{
    fonts::FallbackFont,
    intent::Intent,
    record::{AnyMatch, Player},
    rules::{Actor, Seat},
    session::{Playable, Session},
    storage::MatchId,
};

/// The match on the table, as it was when the last frame was laid.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ActiveMatch {
    /// Which match it is; `None` where none is open.
    pub id: Option<MatchId>,
    /// The match itself.
    pub play: Option<AnyMatch>,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// How many actions there have been.
    pub steps: usize,
    /// Who acts; `None` where no match is open.
    pub actor: Option<Actor>,
    /// Whose match it is at the moment: who acts, at the end the first winner.
    pub focus: Option<Seat>,
}

impl ActiveMatch {
    /// What lies on the table.
    fn of<G: Playable>(session: &Session<G>, focus: Seat) -> Self {
        let play = session.play();
        Self {
            id: Some(session.id().clone()),
            play: Some(session.any()),
            seats: play.seats().to_vec(),
            steps: play.log().len(),
            actor: Some(play.actor()),
            focus: Some(focus),
        }
    }

    /// Whether it is a match of this game.
    fn is_of<G: Playable>(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game() == G::NAME)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.actor == Some(Actor::GameOver)
    }
}

/// The latest thing that is chosen or looked at is to be taken back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepBack;

/// A name that no font can show is shown by its seat.
pub(super) fn name_seats(current: Res<ActiveMatch>, mut fallback: ResMut<FallbackFont>) {
    let names = current.seats.iter().map(|player| player.name.clone()).collect();
    if fallback.bypass_change_detection().seat(names) {
        fallback.set_changed();
    }
}

/// Whether the table can be seen: on other pages nothing lies on it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsTableShown(pub bool);

/// The keys that mean something in the game on the table alone: upper-case letters, digits and signs.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ShortCuts(pub Vec<(char, Intent)>);

impl ShortCuts {
    /// What a key means; `None` where it means nothing.
    pub fn intent(&self, key: char) -> Option<Intent> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, intent)| intent.clone())
    }
}

/// Tells those who do not know the game what lies on the table.
pub(super) fn tell_current<G: TableGame>(
    session: Option<Res<Session<G>>>,
    focused: Res<FocusedSeat>,
    mut current: ResMut<ActiveMatch>,
) {
    let Some(session) = session else {
        // Another game's match is another's to tell.
        if current.is_of::<G>() {
            *current = ActiveMatch::default();
        }
        return;
    };
    let focus = session.play().focus(focused.0);
    current.set_if_neq(ActiveMatch::of(&session, focus));
}
