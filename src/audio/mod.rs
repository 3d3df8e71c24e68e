//! What happens on the table is heard and felt. Without a sound device the game goes on in silence.

mod compose;
mod computed;
mod conduct;
mod feel;
mod instruments;
#[cfg(any(test, feature = "dev"))]
pub mod listen;
mod loudness;
mod materials;
mod moments;
mod music_player;
mod output;
mod recipes;
#[cfg(not(target_family = "wasm"))]
mod sleeper;
#[cfg(not(target_family = "wasm"))]
mod speaker;
mod synth;
#[cfg(all(test, target_os = "linux"))]
mod tests;
#[cfg(target_family = "wasm")]
mod web;

use bevy::{input::keyboard::KeyboardInput, prelude::*, window::AppLifecycle};
use bevy_kira_audio::prelude::Decibels;

pub use moments::Due;
use output::Voice;
#[cfg(not(target_family = "wasm"))]
use speaker::Speaker;
#[cfg(target_family = "wasm")]
use web::Speaker;

use crate::{
    AppSystems,
    input::{Pointer, PointerPhase},
    platform::ThisDevice,
    sound::Sound,
    storage::Settings,
};

/// Whether the game can be seen; nothing is heard of one that cannot.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct IsSeen(bool);

/// The moments of sounds, and what is felt of them.
pub fn plugin(app: &mut App) {
    app.add_plugins((moments::plugin, feel::plugin));
}

/// What is heard of them, where there is a sound device.
pub fn sound_plugin(app: &mut App) {
    let device = app.world_mut().get_resource_or_init::<ThisDevice>().clone();
    app.insert_non_send(Speaker::new(device))
        .insert_resource(IsSeen(true))
        .add_message::<AppLifecycle>()
        .add_message::<KeyboardInput>()
        .add_systems(
            Update,
            (see, expect, play.after(moments::keep_moments), conduct::conduct)
                .chain()
                .in_set(AppSystems::Audio),
        );
}

fn see(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut is_seen: ResMut<IsSeen>,
    mut speaker: NonSendMut<Speaker>,
) {
    for event in lifecycle.read() {
        match event {
            AppLifecycle::WillSuspend | AppLifecycle::Suspended => {
                is_seen.0 = false;
                speaker.rest();
            }
            AppLifecycle::WillResume | AppLifecycle::Running => is_seen.0 = true,
            AppLifecycle::Idle => {}
        }
    }
}

/// Most touches are heard when they end: the output is open by then.
fn expect(mut pointer: MessageReader<Pointer>, settings: Res<Settings>, mut speaker: NonSendMut<Speaker>) {
    let has_begun = pointer.read().filter(|pointer| pointer.phase == PointerPhase::Began).count() > 0;
    if has_begun && settings.sound > 0.0 {
        speaker.expect();
    }
}

fn play(
    mut due: MessageReader<Due>,
    settings: Res<Settings>,
    is_seen: Res<IsSeen>,
    mut count: Local<usize>,
    mut speaker: NonSendMut<Speaker>,
) {
    for &Due { sound, across } in due.read() {
        let loudness = if sound == Sound::Tap { settings.more.taps(settings.sound) } else { settings.sound };
        if loudness > 0.0 && is_seen.0 {
            *count += 1;
            speaker.play(sound, *count, Voice::of(*count, volume(loudness), across));
        }
    }
}

/// How loud it is at a setting beyond 0 and up to 1, as it is felt: half the setting is 10 dB less.
fn volume(setting: f32) -> Decibels {
    Decibels(33.2 * setting.clamp(0.01, 1.0).log10())
}
