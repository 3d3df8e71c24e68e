//! Turn order on the table: whose sheet lies large, who has the device, and what still moves.

use bevy::prelude::*;

use super::{
    current::ActiveMatch,
    pace::BotPacing,
    table_game::{Selection as _, TableGame},
};
use crate::{
    rules::{Actor, Seat},
    session::{ActionApplied, Order, PositionChanged, ReadyForNext, SeatReassigned, Session},
    storage::Settings,
    theme::motion::RedrawUntil,
};

/// What the turn means for the table.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Turn {
    /// Whose sheet lies large.
    pub large: Seat,
    /// Who has the device; `None` when a match was just opened.
    pub holder: Option<Seat>,
    /// Who is to take the device: the banner is up.
    pub banner: Option<Seat>,
    /// What the last move brought, in words.
    pub news: String,
    /// Dice that are thrown one after the other are, without being asked for each.
    pub is_rolling_on: bool,
}

impl Default for Turn {
    fn default() -> Self {
        Self { large: Seat(0), holder: None, banner: None, news: String::new(), is_rolling_on: false }
    }
}

/// Until when the last action is being played, in seconds of [`Time`].
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct AnimationClock {
    /// The end of its last stroke.
    pub until: f32,
}

impl AnimationClock {
    /// Whether nothing of the last action moves any more.
    pub fn is_over(&self, time: &Time) -> bool {
        time.elapsed_secs() >= self.until
    }
}

/// What happened next can be shown once the table lies still, and nobody looks at something else.
pub(super) fn tell_ready(
    (playing, time, current): (Res<AnimationClock>, Res<Time>, Res<ActiveMatch>),
    (mut is_ready, mut awake): (ResMut<ReadyForNext>, ResMut<RedrawUntil>),
) {
    let ready = ReadyForNext(playing.is_over(&time) && !current.selection.is_looking);
    if is_ready.set_if_neq(ready) && ready.0 {
        // It comes in the next frame.
        awake.stay(&time, 0.1);
    }
}

/// Turns the table to the player it is for, once everything lies still.
pub(super) fn update_focus<G: TableGame>(
    session: Option<Res<Session<G>>>,
    selection: Res<G::Selection>,
    settings: Res<Settings>,
    (playing, time): (Res<AnimationClock>, Res<Time>),
    mut awake: ResMut<RedrawUntil>,
    mut turn: ResMut<Turn>,
) {
    let Some(session) = session else { return };
    if !playing.is_over(&time) {
        awake.stay(&time, 0.1);
        return;
    }
    let play = session.play();
    let focus = play.focus(turn.large);
    let mut next = turn.clone();
    next.large = selection.looking_at().unwrap_or(focus);
    // Computer players need no device: whoever has it keeps it.
    let is_person = play.level(focus).is_none();
    let is_handed_on = is_person && next.holder.is_some_and(|holder| holder != focus) && !play.is_over();
    if is_handed_on && settings.banner && play.seats().len() > 1 {
        next.banner = Some(focus);
    } else {
        next.banner = None;
        // While cards come that nobody throws, nobody has taken the device.
        if is_person && play.actor() != Actor::Chance(None) {
            next.holder = Some(focus);
        }
    }
    turn.set_if_neq(next);
}

/// What is only for the player who acted ends with the action.
pub(super) fn forget_selection<G: TableGame>(
    session: Option<Res<Session<G>>>,
    mut jumped: MessageReader<PositionChanged>,
    (mut played, mut reseated): (MessageReader<ActionApplied<G>>, MessageReader<SeatReassigned>),
    mut selection: ResMut<G::Selection>,
    (mut turn, mut playing, mut pace): (ResMut<Turn>, ResMut<AnimationClock>, ResMut<BotPacing>),
) {
    // All are read, whichever came.
    let has_jumped = jumped.read().count() > 0;
    let has_changed = played.read().count() + reseated.read().count() > 0;
    // What another game has put into words for its match stays.
    if has_jumped && session.is_some() {
        (*turn, *pace) = (Turn::default(), BotPacing::default());
        playing.until = 0.0;
    }
    if has_jumped || has_changed {
        selection.set_if_neq(G::Selection::default());
    }
}

/// Does for people what nobody need ask them.
pub(super) fn apply_automatic_action<G: TableGame>(
    session: Option<Res<Session<G>>>,
    turn: Res<Turn>,
    (playing, time): (Res<AnimationClock>, Res<Time>),
    mut awake: ResMut<RedrawUntil>,
    mut orders: MessageWriter<Order<G>>,
) {
    let Some(session) = session else { return };
    let play = session.play();
    if session.is_busy() || !playing.is_over(&time) || turn.banner.is_some() {
        return;
    }
    let Actor::Seat(seat) = play.actor() else { return };
    if play.level(seat).is_none()
        && turn.large == seat
        && let Some(action) = play.game().automatic(play.state())
    {
        orders.write(Order::Act(action));
        // The order is carried out in the next frame.
        awake.stay(&time, 0.1);
    }
}

/// Throws what somebody asked for in one go, what follows from a choice, and everything if the settings say so.
pub(super) fn auto_roll<G: TableGame>(
    session: Option<Res<Session<G>>>,
    settings: Res<Settings>,
    (playing, time): (Res<AnimationClock>, Res<Time>),
    mut awake: ResMut<RedrawUntil>,
    mut turn: ResMut<Turn>,
    mut orders: MessageWriter<Order<G>>,
) {
    let Some(session) = session else { return };
    if session.is_busy() || !playing.is_over(&time) {
        return;
    }
    let play = session.play();
    // A computer player throws in its own time, and what nobody throws follows by itself.
    let Some(thrower) = play.actor().seat().filter(|_| play.actor().is_chance()) else { return };
    if play.level(thrower).is_some() {
        return;
    }
    if turn.is_rolling_on && !G::throws_in_a_row(play) {
        turn.is_rolling_on = false;
    }
    let by_itself = settings.roll_by_itself && turn.banner.is_none();
    if turn.is_rolling_on || G::throws_at_once(play) || by_itself {
        orders.write(Order::Roll);
        // The order is carried out in the next frame, which comes by itself only where a mouse moves.
        awake.stay(&time, 0.1);
    }
}
