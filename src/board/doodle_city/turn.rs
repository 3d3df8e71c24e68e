//! Turn order on the table: whose sheet lies large, who has the device, and what still moves.

use bevy::prelude::*;

use super::{hand::Hand, offer::player_in_focus};
use crate::{
    rules::{Game as _, Seat, doodle_city::DoodleCity},
    session::{Jumped, Order, Played, Reseated, Session},
    storage::Settings,
    theme::motion::Awake,
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
    /// The starting roads are being rolled, one after the other.
    pub is_rolling_starting_roads: bool,
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            large: Seat(0),
            holder: None,
            banner: None,
            news: String::new(),
            is_rolling_starting_roads: false,
        }
    }
}

/// Until when the last action is being played, in seconds of [`Time`].
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Playing {
    /// The end of its last stroke.
    pub until: f32,
}

/// Turns the table to the player it is for, once everything lies still.
pub fn follow_turn(
    session: Option<Res<Session<DoodleCity>>>,
    hand: Res<Hand>,
    settings: Res<Settings>,
    playing: Res<Playing>,
    time: Res<Time>,
    mut awake: ResMut<Awake>,
    mut turn: ResMut<Turn>,
) {
    let Some(session) = session else { return };
    if time.elapsed_secs() < playing.until {
        awake.stay(&time, 0.1);
        return;
    }
    let play = session.play();
    let focus = player_in_focus(play);
    let mut next = turn.clone();
    next.large = hand.looking_at.unwrap_or(focus);
    // Computer players need no device: whoever has it keeps it.
    let is_person = play.level(focus).is_none();
    let is_handed_on = is_person && next.holder.is_some_and(|holder| holder != focus) && !play.is_over();
    if is_handed_on && settings.banner && play.game().seats() > 1 {
        next.banner = Some(focus);
    } else {
        next.banner = None;
        if is_person {
            next.holder = Some(focus);
        }
    }
    turn.set_if_neq(next);
}

/// What is only for the player who acted ends with the action.
pub fn forget_hand(
    mut jumped: MessageReader<Jumped>,
    (mut played, mut reseated): (MessageReader<Played<DoodleCity>>, MessageReader<Reseated>),
    mut hand: ResMut<Hand>,
    mut turn: ResMut<Turn>,
    mut playing: ResMut<Playing>,
) {
    if jumped.read().count() > 0 {
        hand.set_if_neq(Hand::default());
        *turn = Turn::default();
        playing.until = 0.0;
    }
    // Both are read, whichever came.
    if played.read().count() + reseated.read().count() > 0 {
        hand.set_if_neq(Hand::default());
    }
}

/// Rolls what somebody asked for in one go, and everything if the settings say so.
pub fn roll_on(
    session: Option<Res<Session<DoodleCity>>>,
    settings: Res<Settings>,
    playing: Res<Playing>,
    time: Res<Time>,
    mut awake: ResMut<Awake>,
    mut turn: ResMut<Turn>,
    mut orders: MessageWriter<Order<DoodleCity>>,
) {
    let Some(session) = session else { return };
    if session.is_busy() || time.elapsed_secs() < playing.until || !session.play().actor().is_chance() {
        return;
    }
    // A computer player rolls in its own time.
    let thrower = session.play().actor().seat();
    if thrower.is_some_and(|seat| session.play().level(seat).is_some()) {
        return;
    }
    let is_starting = session.play().state().starting_column().is_some();
    if turn.is_rolling_starting_roads && !is_starting {
        turn.is_rolling_starting_roads = false;
    }
    if turn.is_rolling_starting_roads || (settings.roll_by_itself && turn.banner.is_none()) {
        orders.write(Order::Roll);
        // The order is carried out in the next frame, which comes by itself only where a mouse moves.
        awake.stay(&time, 0.1);
    }
}
