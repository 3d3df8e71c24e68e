//! Keeps the file of the settings like the resource, whoever changes it.

use bevy::{ecs::system::NonSendMarker, prelude::*};

use super::{
    Answer, Notice, Request, Settings, Storage, Trouble,
    versions::{Closing, Versions},
};
use crate::platform::ThisDevice;

/// What is known of the file.
#[derive(Resource, Default)]
pub(super) struct SettingsFile {
    versions: Versions,
    /// The file is unreadable and could not be moved: it stays as it is.
    is_left_alone: bool,
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
            Answer::SettingsRead { settings, damaged } => {
                let usual =
                    || device.as_ref().map_or_else(Settings::default, |device| Settings::usual(&***device));
                let settings = settings.clone().unwrap_or_else(usual);
                file.versions.read(settings.write());
                current.set_if_neq(settings);
                if let Some(damaged) = damaged {
                    file.is_left_alone = damaged.moved_to.is_none();
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
    let is_due = settings.is_changed() || file.is_changed() || is_closing;
    if !is_due || file.is_left_alone {
        return;
    }
    let text = settings.write();
    if file.versions.begin(&text, is_closing) {
        storage.send(Request::SaveSettings(text));
    }
}
