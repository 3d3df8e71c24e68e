//! What is heard of the table.

use bevy::prelude::*;

use super::{table_game::TableGame, timeline::Timeline};

/// Something worth hearing, at its moment.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct PlaySound {
    /// What is heard.
    pub sound: Sound,
    /// In how many seconds.
    pub after: f32,
}

/// The sounds of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sound {
    Roll,
    Stroke,
    Cross,
    Circle,
    Bonus,
    Tree,
    Turn,
    Tap,
    Count,
    Win,
}

/// What happens is heard at its moment.
pub(super) fn sound_events<G: TableGame>(timeline: Res<Timeline<G>>, mut sounds: MessageWriter<PlaySound>) {
    for moment in timeline.moments() {
        for (sound, later) in G::sounds(&moment.event) {
            let after = if timeline.has_motion() { moment.after() + later } else { 0.0 };
            sounds.write(PlaySound { sound, after });
        }
    }
}
