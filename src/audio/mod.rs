//! What happens on the table is heard and felt. Without a sound device the game goes on in silence.

mod feel;
mod moments;

use std::io::Cursor;

use bevy::{platform::collections::HashMap, prelude::*, window::AppLifecycle};
use bevy_kira_audio::{
    AudioPlugin, AudioSource,
    prelude::{Audio, AudioControl as _, Decibels, StaticSoundData},
};
use include_dir::{Dir, include_dir};

pub use moments::Due;

use crate::{AppSystems, board::doodle_city::play::Sound, storage::Settings};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/audio");

/// The files of each sound; one of several is picked in turn.
const fn files(sound: Sound) -> &'static [&'static str] {
    match sound {
        Sound::Roll => &["roll_1.ogg", "roll_2.ogg", "roll_3.ogg"],
        Sound::Stroke => &["stroke_1.ogg", "stroke_2.ogg", "stroke_3.ogg"],
        Sound::Cross => &["cross.ogg"],
        Sound::Circle => &["circle.ogg"],
        Sound::Bonus => &["bonus.ogg"],
        Sound::Tree => &["tree.ogg"],
        Sound::Turn => &["turn.ogg"],
        Sound::Tap => &["tap.ogg"],
        Sound::Count => &["count.ogg"],
        Sound::Win => &["win.ogg"],
    }
}

/// Sounds that have been decoded; each is when it is first heard.
#[derive(Resource, Default)]
struct Decoded(HashMap<&'static str, Handle<AudioSource>>);

/// The moments of sounds, and what is felt of them.
pub fn plugin(app: &mut App) {
    app.add_plugins((moments::plugin, feel::plugin));
}

/// What is heard of them, where there is a sound device.
pub fn sound_plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .init_resource::<Decoded>()
        .add_message::<AppLifecycle>()
        .add_systems(Update, (play.after(moments::keep_moments), fall_silent).in_set(AppSystems::Audio));
}

/// Nothing is heard of a game that cannot be seen.
fn fall_silent(mut lifecycle: MessageReader<AppLifecycle>, audio: Res<Audio>) {
    for event in lifecycle.read() {
        match event {
            AppLifecycle::WillSuspend | AppLifecycle::Suspended => {
                audio.pause();
            }
            AppLifecycle::WillResume | AppLifecycle::Running => {
                audio.resume();
            }
            AppLifecycle::Idle => {}
        }
    }
}

fn play(
    mut due: MessageReader<Due>,
    settings: Res<Settings>,
    audio: Res<Audio>,
    mut count: Local<usize>,
    mut decoded: ResMut<Decoded>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    for &Due(sound) in due.read() {
        if settings.sound <= 0.0 {
            continue;
        }
        *count += 1;
        let files = files(sound);
        let name = files[*count % files.len()];
        let Some(handle) = decode(name, &mut decoded, &mut sources) else { continue };
        // Loudness as it is felt: half the setting is 10 dB less.
        let volume = Decibels(33.2 * settings.sound.clamp(0.01, 1.0).log10());
        audio.play(handle).with_volume(volume);
    }
}

fn decode(
    name: &'static str,
    decoded: &mut Decoded,
    sources: &mut Assets<AudioSource>,
) -> Option<Handle<AudioSource>> {
    if let Some(handle) = decoded.0.get(name) {
        return Some(handle.clone());
    }
    let file = FILES.get_file(name)?;
    match StaticSoundData::from_cursor(Cursor::new(file.contents())) {
        Ok(sound) => {
            let handle = sources.add(AudioSource { sound });
            decoded.0.insert(name, handle.clone());
            Some(handle)
        }
        Err(error) => {
            warn!("the sound {name} cannot be decoded: {error}");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_has_files_that_can_be_decoded() {
        use Sound::{Bonus, Circle, Count, Cross, Roll, Stroke, Tap, Tree, Turn, Win};
        for sound in [Roll, Stroke, Cross, Circle, Bonus, Tree, Turn, Tap, Count, Win] {
            for name in files(sound) {
                let file = FILES.get_file(name).unwrap_or_else(|| panic!("{name} is missing"));
                let data = StaticSoundData::from_cursor(Cursor::new(file.contents())).unwrap();
                assert!((0.04..1.6).contains(&data.duration().as_secs_f32()), "{name}");
            }
        }
    }
}
