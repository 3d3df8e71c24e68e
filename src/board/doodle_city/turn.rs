//! Turn order: the table turns to the player it is for, and what was asked for in one go is rolled.

use bevy::prelude::*;

use super::{hand::Hand, offer::player_in_focus};
use crate::{
    board::turn::{Playing, Turn},
    rules::{Game as _, doodle_city::DoodleCity},
    session::{Jumped, Order, Played, Reseated, Session},
    storage::Settings,
    theme::motion::Awake,
};

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
    if turn.is_rolling_on && !is_starting {
        turn.is_rolling_on = false;
    }
    if turn.is_rolling_on || (settings.roll_by_itself && turn.banner.is_none()) {
        orders.write(Order::Roll);
        // The order is carried out in the next frame, which comes by itself only where a mouse moves.
        awake.stay(&time, 0.1);
    }
}
