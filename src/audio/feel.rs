//! What happens on the table is felt, on devices that can.

use bevy::prelude::*;

use super::{Due, moments};
use crate::{
    AppSystems,
    platform::{Buzz, ThisDevice},
    storage::Settings,
    table::sounds::Sound,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, feel.after(moments::keep_moments).in_set(AppSystems::Audio));
}

/// How a moment feels; most are only heard.
const fn buzz(sound: Sound) -> Option<Buzz> {
    match sound {
        Sound::Tap | Sound::Cross => Some(Buzz::Tick),
        Sound::Roll | Sound::Bonus | Sound::Circle | Sound::Turn => Some(Buzz::Knock),
        Sound::Win => Some(Buzz::Cheer),
        Sound::Stroke | Sound::Tree | Sound::Count => None,
    }
}

fn feel(mut due: MessageReader<Due>, settings: Res<Settings>, device: Res<ThisDevice>) {
    // What comes together is felt as one.
    if let Some(buzz) = due.read().filter_map(|due| buzz(due.0)).max()
        && settings.haptics
        && device.can_buzz()
    {
        device.buzz(buzz);
    }
}
