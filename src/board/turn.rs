//! Turn order on the table: whose sheet lies large, who has the device, and what still moves.

use bevy::prelude::*;

use crate::{rules::Seat, session::ReadyForNext};

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
pub struct Playing {
    /// The end of its last stroke.
    pub until: f32,
}

/// What happened next can be shown once the table lies still.
pub(super) fn tell_ready(playing: Res<Playing>, time: Res<Time>, mut is_ready: ResMut<ReadyForNext>) {
    is_ready.set_if_neq(ReadyForNext(time.elapsed_secs() >= playing.until));
}
