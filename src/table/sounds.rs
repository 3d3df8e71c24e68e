//! What is heard of the table.

use bevy::prelude::*;

use super::{table_game::TableGame, timeline::Timeline, turn::FocusedSeat};
use crate::{drawing::place::Screen, sound::PlaySound};

/// What happens is heard at its moment.
pub(super) fn sound_events<G: TableGame>(
    timeline: Res<Timeline<G>>,
    (layout, focused, screen): (Res<G::Layout>, Res<FocusedSeat>, Res<Screen>),
    mut sounds: MessageWriter<PlaySound>,
) {
    for moment in timeline.moments() {
        let at = G::heard_at(&moment.event, &layout, focused.0);
        for (sound, later) in G::sounds(&moment.event) {
            let after = if timeline.has_motion() { moment.after() + later } else { 0.0 };
            let heard = PlaySound { after, ..PlaySound::now(sound) };
            sounds.write(at.map_or(heard, |at| heard.from(at.x, screen.size.x)));
        }
    }
}
