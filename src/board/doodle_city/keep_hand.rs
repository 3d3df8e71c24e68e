//! What was chosen and not yet confirmed outlives the app where the device ends it.

use bevy::{prelude::*, window::AppLifecycle};
use serde::{Deserialize, Serialize};

use super::{hand::Hand, offer::legal};
use crate::{
    platform::{ThisDevice, is_last_moment},
    record::Match,
    rules::{
        Seat,
        dice::Face,
        doodle_city::{DoodleCity, Road, Square},
    },
    session::{Jumped, Session},
    storage::Settings,
};

/// A hand as it is kept: by numbers, and for one moment of one match only.
#[derive(Serialize, Deserialize)]
struct Kept {
    id: String,
    step: usize,
    /// Pips.
    die: Option<u8>,
    /// From the upper left, row by row.
    square: Option<usize>,
    /// In the order of [`Road::ALL`].
    road: Option<usize>,
    lower: usize,
    looking_at: Option<u8>,
}

impl Kept {
    fn of(hand: &Hand, session: &Session<DoodleCity>) -> Self {
        Self {
            id: session.id().to_string(),
            step: session.play().log().len(),
            die: hand.die.map(Face::pips),
            square: hand.square.map(Square::index),
            road: hand.road.map(|road| road as usize),
            lower: hand.lower,
            looking_at: hand.looking_at.map(|seat| seat.0),
        }
    }

    fn is_of(&self, session: &Session<DoodleCity>) -> bool {
        self.id == session.id().to_string() && self.step == session.play().log().len()
    }

    /// The hand, as far as it can be: it is chosen anew, so that nothing else comes of a file that was changed.
    fn hand(&self, play: &Match<DoodleCity>) -> Hand {
        let (legal, mut hand) = (legal(play), Hand::default());
        let die = self.die.and_then(|pips| Face::ALL.into_iter().find(|face| face.pips() == pips));
        if let Some(die) = die {
            hand.choose_die(&legal, die);
        }
        let square = self.square.and_then(|index| Square::all().find(|square| square.index() == index));
        if let Some(square) = square {
            hand.choose_square(&legal, square);
        }
        if let Some(&road) = self.road.and_then(|index| Road::ALL.get(index)) {
            hand.choose_road(road);
            hand.lower = self.lower;
            if hand.action(play, &legal).is_none() {
                hand.unchoose();
            }
        }
        hand.looking_at = self.looking_at.map(Seat).filter(|seat| seat.index() < play.seats().len());
        hand
    }
}

/// Keeps the hand when the device puts the app aside, and needs it no more when the app goes on.
pub fn keep_hand(
    mut lifecycle: MessageReader<AppLifecycle>,
    device: Res<ThisDevice>,
    session: Option<Res<Session<DoodleCity>>>,
    hand: Res<Hand>,
    mut settings: ResMut<Settings>,
) {
    let Some(event) = lifecycle.read().last() else { return };
    // At a start what was kept waits until its match is back on the table.
    let Some(session) = session else { return };
    let is_kept = device.comes_back() && is_last_moment(event) && *hand != Hand::default();
    let kept = is_kept.then(|| Kept::of(&hand, &session));
    let chosen = kept.and_then(|kept| serde_json::to_value(kept).ok());
    if settings.chosen != chosen {
        settings.chosen = chosen;
    }
}

/// Takes the hand up again when its match is back on the table.
pub fn take_up_hand(
    mut jumped: MessageReader<Jumped>,
    session: Option<Res<Session<DoodleCity>>>,
    mut hand: ResMut<Hand>,
    mut settings: ResMut<Settings>,
) {
    let Some(session) = session else { return };
    if jumped.read().count() == 0 || settings.chosen.is_none() {
        return;
    }
    let kept = settings.chosen.take().and_then(|chosen| serde_json::from_value::<Kept>(chosen).ok());
    if let Some(kept) = kept.filter(|kept| kept.is_of(&session)) {
        hand.set_if_neq(kept.hand(session.play()));
    }
}
