//! What happens on the table is felt, on devices that can.

use bevy::prelude::*;

use super::{Due, moments};
use crate::{
    AppSystems,
    platform::{Buzz, ThisDevice},
    sound::Sound,
    storage::Settings,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, feel.after(moments::keep_moments).in_set(AppSystems::Audio));
}

/// How a moment feels; most are only heard.
const fn buzz(sound: Sound) -> Option<Buzz> {
    match sound {
        Sound::Tap | Sound::Cross | Sound::Tile | Sound::Card | Sound::Padlock => Some(Buzz::Tick),
        Sound::DiceOnFelt
        | Sound::DiceOnPaper
        | Sound::Bonus
        | Sound::Circle
        | Sound::Stamp
        | Sound::Shuffle
        | Sound::Grumble
        | Sound::Turn => Some(Buzz::Knock),
        Sound::Win => Some(Buzz::Cheer),
        Sound::Stroke
        | Sound::Tree
        | Sound::Eraser
        | Sound::Pencil
        | Sound::Slide
        | Sound::Coins
        | Sound::Rain
        | Sound::Bell
        | Sound::Paper
        | Sound::Count
        | Sound::Light
        | Sound::TaxiBell
        | Sound::Firework => None,
    }
}

fn feel(mut due: MessageReader<Due>, settings: Res<Settings>, device: Res<ThisDevice>) {
    // What comes together is felt as one.
    if let Some(buzz) = due.read().filter_map(|due| buzz(due.sound)).max()
        && settings.haptics
        && device.can_buzz()
    {
        device.buzz(buzz);
    }
}
