//! What happens on the table is heard. Without a sound device the game goes on in silence.

use std::io::Cursor;

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_kira_audio::{
    AudioPlugin, AudioSource,
    prelude::{Audio, AudioControl as _, Decibels, StaticSoundData},
};
use include_dir::{Dir, include_dir};

use crate::{
    AppSystems,
    board::doodle_city::play::{Heard, Sound},
    storage::Settings,
    theme::motion::Awake,
};

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

/// Sounds that are still to come: at which second of [`Time`], which, and the how-manyth it is.
#[derive(Resource, Default)]
struct Coming {
    sounds: Vec<(f32, Sound)>,
    count: usize,
}

/// Everything that is heard.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .init_resource::<Decoded>()
        .init_resource::<Coming>()
        .add_systems(Update, (queue, play).chain().in_set(AppSystems::Audio));
}

fn queue(mut heard: MessageReader<Heard>, time: Res<Time>, mut coming: ResMut<Coming>) {
    for Heard { sound, after } in heard.read() {
        coming.sounds.push((time.elapsed_secs() + after, *sound));
    }
}

fn play(
    time: Res<Time>,
    settings: Res<Settings>,
    audio: Res<Audio>,
    mut awake: ResMut<Awake>,
    mut coming: ResMut<Coming>,
    mut decoded: ResMut<Decoded>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    if coming.sounds.is_empty() {
        return;
    }
    let now = time.elapsed_secs();
    let (due, later): (Vec<_>, Vec<_>) = coming.sounds.drain(..).partition(|(at, _)| *at <= now);
    if let Some((at, _)) = later.iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
        awake.stay(&time, at - now + 0.02);
    }
    coming.sounds = later;
    if settings.sound <= 0.0 {
        return;
    }
    for (_, sound) in due {
        coming.count += 1;
        let files = files(sound);
        let name = files[coming.count % files.len()];
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
