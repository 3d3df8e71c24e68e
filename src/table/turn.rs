//! Turn order on the table: whose things lie large, and who has the device.

use bevy::prelude::*;

use super::{
    last_move::LastMoveText,
    pace::BotPacing,
    table_game::{Selection as _, TableGame},
    tutorial::{ActiveTutorial, Considered, Voice, keeps_table},
};
use crate::{
    record::Match,
    rules::{Actor, IgnoreEvents, Seat},
    session::Session,
    storage::Settings,
    theme::motion::RedrawUntil,
};

/// Whose things lie large.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FocusedSeat(pub Seat);

impl Default for FocusedSeat {
    fn default() -> Self {
        Self(Seat(0))
    }
}

/// Who has the device; `None` when a match was just opened.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DeviceHolder(pub Option<Seat>);

/// Who is to take the device: then the banner is up.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandOver(pub Option<Seat>);

/// Whether dice that are thrown one after the other are, without being asked for each.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AutoRoll(pub bool);

/// Until when the last action is being played, in seconds of [`Time`].
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct AnimationClock {
    /// When all of it has been shown.
    pub until: f32,
}

impl AnimationClock {
    /// Whether nothing of the last action moves any more.
    pub fn is_over(&self, time: &Time) -> bool {
        time.elapsed_secs() >= self.until
    }
}

/// Whether what a player has done last is still being seen, while it is another one's turn already.
pub(super) fn is_turn_being_seen<G: TableGame>(
    (session, selection): (Option<Res<Session<G>>>, Res<G::Selection>),
    (focused, clock, time): (Res<FocusedSeat>, Res<AnimationClock>, Res<Time>),
    voice: Res<Voice>,
) -> bool {
    let Some(Actor::Seat(seat) | Actor::Chance(Some(seat))) = session.map(|it| it.play().actor()) else {
        return false;
    };
    // What somebody has done is explained where it was done.
    seat != focused.0 && selection.looking_at().is_none() && (!clock.is_over(&time) || voice.waits())
}

/// Turns the table to the player it is for, once everything lies still.
pub(super) fn update_focus<G: TableGame>(
    (session, selection): (Res<Session<G>>, Res<G::Selection>),
    (settings, active): (Res<Settings>, Res<ActiveTutorial>),
    (voice, considered): (Res<Voice>, Res<Considered>),
    (clock, time): (Res<AnimationClock>, Res<Time>),
    mut redraw_until: ResMut<RedrawUntil>,
    (mut focused, mut holder, mut hand_over): (ResMut<FocusedSeat>, ResMut<DeviceHolder>, ResMut<HandOver>),
) {
    if !clock.is_over(&time) {
        redraw_until.stay(&time, 0.1);
        return;
    }
    let play = session.play();
    let focus = session.focus(focused.0);
    // What somebody has done is explained where it was done.
    let turns = selection.looking_at().is_none() && focus != focused.0;
    if turns && keeps_table(&session, &active, (&voice, *considered)) {
        return;
    }
    focused.set_if_neq(FocusedSeat(selection.looking_at().unwrap_or(focus)));
    // Computer players need no device: whoever has it keeps it.
    let is_person = play.level(focus).is_none();
    let is_handed_on = is_person && holder.0.is_some_and(|holder| holder != focus) && !play.is_over();
    if is_handed_on && settings.banner && session.is_live() && play.seats().len() > 1 {
        hand_over.set_if_neq(HandOver(Some(focus)));
    } else {
        hand_over.set_if_neq(HandOver(None));
        // While cards come that nobody throws, nobody has taken the device.
        if is_person && play.actor() != Actor::Chance(None) {
            holder.set_if_neq(DeviceHolder(Some(focus)));
        }
    }
}

/// Whether this ends the turn of whoever decides now.
pub(super) fn ends_turn<G: TableGame>(play: &Match<G>, action: G::Action) -> bool {
    let (Actor::Seat(seat), mut after) = (play.actor(), play.clone()) else { return false };
    if after.apply(action, &mut IgnoreEvents).is_err() {
        return false;
    }
    match after.actor() {
        Actor::Seat(next) => next != seat,
        // What is thrown now follows from what was chosen.
        Actor::Chance(Some(_)) => !G::throws_at_once(&after),
        Actor::Chance(None) => false,
        Actor::GameOver => true,
    }
}

/// A turn is about to end, which somebody wants to be asked about first.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndAsked;

/// Whose turn it was, and what was still to be shown, ends when another position comes.
pub(super) fn forget_turn(
    (mut focused, mut holder, mut hand_over): (ResMut<FocusedSeat>, ResMut<DeviceHolder>, ResMut<HandOver>),
    (mut last_move, mut auto_roll): (ResMut<LastMoveText>, ResMut<AutoRoll>),
    (mut clock, mut pace): (ResMut<AnimationClock>, ResMut<BotPacing>),
) {
    (*focused, *holder, *hand_over) = default();
    (*last_move, *auto_roll) = default();
    (*clock, *pace) = default();
}

/// What is chosen ends with the action.
pub(super) fn forget_selection<G: TableGame>(mut selection: ResMut<G::Selection>) {
    selection.set_if_neq(G::Selection::default());
}
