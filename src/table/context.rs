//! What systems that keep the table of a game need to know.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    last_move::LastMoveText,
    on_table::ShownMatch,
    permissions::Permissions,
    table_game::TableGame,
    turn::{FocusedSeat, HandOver},
};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::Seat,
    session::{HintOf, Session, ThinkingTask},
    storage::Settings,
};

/// The match on the table, and what is to be known of it.
#[derive(SystemParam)]
pub struct TableContext<'w, G: TableGame> {
    /// The match.
    pub session: Option<Res<'w, Session<G>>>,
    /// What computer players have come to, and hints for people.
    pub thoughts: Res<'w, ThinkingTask<G>>,
    /// What is chosen.
    pub selection: Res<'w, <G as TableGame>::Selection>,
    /// Where everything lies.
    pub layout: Res<'w, <G as TableGame>::Layout>,
    /// Whose things lie large.
    pub focused: Res<'w, FocusedSeat>,
    /// Who is to take the device.
    pub hand_over: Res<'w, HandOver>,
    /// What the last move brought.
    pub last_move: Res<'w, LastMoveText>,
    /// What may be done.
    pub permissions: Res<'w, Permissions>,
    /// Words.
    pub locale: Res<'w, Locale>,
    /// What people have chosen.
    pub settings: Res<'w, Settings>,
}

impl<G: TableGame> TableContext<'_, G> {
    /// The match, if one is open.
    pub fn play(&self) -> Option<&Match<G>> {
        self.session.as_ref().map(|session| session.play())
    }

    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> String {
        let player = self.play().and_then(|play| play.seats().get(seat.index()));
        player.map_or_else(String::new, |player| player.name.clone())
    }

    /// The name of the player at `seat`, as a sentence has room for it.
    pub fn short_name(&self, seat: Seat) -> String {
        names::short(&self.name(seat))
    }

    /// The hints that are shown, the best first.
    pub fn hints(&self) -> &[HintOf<G>] {
        self.thoughts.hints().unwrap_or_default()
    }
}

/// Whether anything changed that the table of this game shows.
pub fn has_changed<G: TableGame>(
    session: Option<Res<Session<G>>>,
    (thoughts, selection, layout): (Res<ThinkingTask<G>>, Res<G::Selection>, Res<G::Layout>),
    (permissions, focused, hand_over): (Res<Permissions>, Res<FocusedSeat>, Res<HandOver>),
    (last_move, locale, settings): (Res<LastMoveText>, Res<Locale>, Res<Settings>),
    shown: Res<ShownMatch<G>>,
) -> bool {
    session.is_some_and(|session| session.is_changed())
        || thoughts.is_changed()
        || selection.is_changed()
        || layout.is_changed()
        || permissions.is_changed()
        || focused.is_changed()
        || hand_over.is_changed()
        || last_move.is_changed()
        || locale.is_changed()
        || settings.is_changed()
        || shown.is_changed()
}

/// Whether players have sat down, or anything has happened in the match.
pub fn has_gone_on<G: TableGame>(session: Option<Res<Session<G>>>, shown: Res<ShownMatch<G>>) -> bool {
    session.is_some_and(|session| session.is_changed()) || shown.is_changed()
}
