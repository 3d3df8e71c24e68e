//! What anybody may know of the match on the table, whatever its game.

use bevy::prelude::*;

use super::{
    table_game::{Selection as _, TableGame},
    turn::{FocusedSeat, HandOver},
};
use crate::{
    intent::{Choice, Intent},
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
    /// Whether a computer player acts or throws.
    pub is_computers: bool,
    /// Whether something is being saved, or has happened and is not shown yet.
    pub is_busy: bool,
    /// Whether an action can be taken back.
    pub can_undo: bool,
    /// What of it is chosen, and what else the game says of it.
    pub selection: Selection,
}

/// What is chosen on the table and not yet confirmed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Selection {
    /// Whether something is chosen that can be taken back.
    pub has_chosen: bool,
    /// What of the things that confirm when they are chosen once more is chosen.
    pub chosen: Vec<Choice>,
    /// Whether somebody looks at something from where a step back leads to the own table.
    pub is_looking: bool,
    /// Whether the person on turn may ask what could be done.
    pub may_ask: bool,
    /// Whether what is thrown next is one of several throws in a row.
    pub throws_in_a_row: bool,
}

impl ActiveMatch {
    /// What lies on the table.
    fn of<G: Playable>(session: &Session<G>, focus: Seat, selection: Selection) -> Self {
        let play = session.play();
        let is_computers = !play.is_over() && play.level(focus).is_some();
        Self {
            id: Some(session.id().clone()),
            play: Some(session.any()),
            seats: play.seats().to_vec(),
            steps: play.log().len(),
            actor: Some(play.actor()),
            focus: Some(focus),
            is_computers,
            is_busy: session.is_busy(),
            can_undo: session.can_undo(),
            selection,
        }
    }

    /// Whether it is a match of this game.
    fn is_of<G: Playable>(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game() == G::NAME)
    }

    /// Whether dice are to be thrown.
    pub fn awaits_throw(&self) -> bool {
        self.actor.is_some_and(Actor::is_chance)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.actor == Some(Actor::GameOver)
    }
}

/// The latest thing that is chosen or looked at is to be taken back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepBack;

/// Whether the table can be seen: on other pages nothing lies on it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsTableShown(pub bool);

/// The keys that mean something in the game on the table alone.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ShortCuts(pub Vec<(KeyCode, Intent)>);

impl ShortCuts {
    /// What a key means; `None` where it means nothing.
    pub fn intent(&self, key: KeyCode) -> Option<Intent> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, intent)| intent.clone())
    }
}

/// Tells those who do not know the game what lies on the table.
pub(super) fn tell_current<G: TableGame>(
    session: Option<Res<Session<G>>>,
    (chosen, focused, hand_over): (Res<G::Selection>, Res<FocusedSeat>, Res<HandOver>),
    mut current: ResMut<ActiveMatch>,
) {
    let Some(session) = session else {
        // Another game's match is another's to tell.
        if current.is_of::<G>() {
            *current = ActiveMatch::default();
        }
        return;
    };
    let play = session.play();
    let focus = play.focus(focused.0);
    let is_looking = chosen.looking_at().is_some();
    let is_persons_turn =
        matches!(play.actor(), Actor::Seat(_)) && !session.is_busy() && play.level(focus).is_none();
    let selection = Selection {
        has_chosen: !chosen.is_empty(),
        chosen: chosen.chosen(),
        is_looking,
        may_ask: is_persons_turn && hand_over.0.is_none() && !is_looking,
        throws_in_a_row: G::throws_in_a_row(play),
    };
    current.set_if_neq(ActiveMatch::of(&session, focus, selection));
}
