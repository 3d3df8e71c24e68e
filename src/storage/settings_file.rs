//! Keeps the files of the settings like the resource, whoever changes it.

use bevy::{ecs::system::NonSendMarker, prelude::*};

use super::{
    Answer, Notice, Request, Settings, Slot, Storage, Trouble,
    versions::{Closing, Versions},
};
use crate::platform::ThisDevice;

/// What is known of the file.
#[derive(Resource, Default)]
pub(super) struct SettingsFile {
    versions: Versions,
    /// Files that are unreadable and could not be moved: they stay as they are.
    left_alone: Vec<String>,
    is_told: bool,
}

/// Takes up what the storage says of the settings. Where there are none, the device is asked: on the main thread and
/// not before the first frame, for there and then iOS knows.
pub(super) fn hear_of_settings(
    _: NonSendMarker,
    mut answers: MessageReader<Answer>,
    device: Option<Res<ThisDevice>>,
    mut file: ResMut<SettingsFile>,
    mut current: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    for answer in answers.read() {
        match answer {
            Answer::SettingsRead { settings, more, damaged } => {
                let usual =
                    || device.as_ref().map_or_else(Settings::default, |device| Settings::usual(&***device));
                let mut settings = settings.as_deref().cloned().unwrap_or_else(usual);
                settings.more = more.clone().unwrap_or_default();
                file.versions.read(both(&settings));
                current.set_if_neq(settings);
                for damaged in damaged {
                    if damaged.moved_to.is_none() {
                        file.left_alone.push(damaged.name.clone());
                    }
                    notices.write(Notice(Trouble::SettingsUnreadable(damaged.clone())));
                }
            }
            Answer::SettingsSaved => {
                file.versions.written();
                file.is_told = false;
            }
            Answer::SettingsNotSaved { fault } => {
                file.versions.written();
                if !file.is_told {
                    file.is_told = true;
                    notices.write(Notice(Trouble::SettingsNotSaved { fault: fault.clone() }));
                }
            }
            _ => {}
        }
    }
}

/// Writes changed settings.
pub(super) fn save_settings(
    settings: Res<Settings>,
    mut file: ResMut<SettingsFile>,
    storage: Res<Storage>,
    mut closing: Closing,
) {
    let is_closing = closing.read();
    if !settings.is_changed() && !file.is_changed() && !is_closing {
        return;
    }
    if file.versions.begin(&both(&settings), is_closing) {
        let unless_left =
            |slot: Slot, text: String| (!file.left_alone.contains(&slot.to_string())).then_some(text);
        storage.send(Request::SaveSettings {
            settings: unless_left(Slot::Settings, settings.write()),
            more: unless_left(Slot::MoreSettings, settings.more.write()),
        });
    }
}

/// What both files hold.
fn both(settings: &Settings) -> String {
    settings.write() + &settings.more.write()
}
