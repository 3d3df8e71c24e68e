//! Keeps the file of [`Resume`] like the resource, whoever changes it.

use bevy::{prelude::*, window::AppLifecycle};

use super::{Answer, Request, Resume, Storage, versions::Versions};
use crate::platform::is_last_moment;

/// What is known of the file.
#[derive(Resource, Default)]
pub(super) struct ResumeFile(Versions);

/// Takes up what the storage says. Nobody is told where it cannot be written: the matches are where they are.
pub(super) fn hear_of_resume(
    mut answers: MessageReader<Answer>,
    mut file: ResMut<ResumeFile>,
    mut current: ResMut<Resume>,
) {
    for answer in answers.read() {
        match answer {
            Answer::ResumeRead(resume) => {
                file.0.is_read(resume.write());
                current.set_if_neq(resume.clone());
            }
            Answer::ResumeSaved => file.0.is_written(),
            Answer::ResumeNotSaved { fault } => {
                warn!("the app cannot go on where it was: {fault}");
                file.0.is_written();
            }
            Answer::Listed { .. }
            | Answer::Saved { .. }
            | Answer::NotSaved { .. }
            | Answer::Removed(_)
            | Answer::SettingsRead { .. }
            | Answer::SettingsSaved
            | Answer::SettingsNotSaved { .. }
            | Answer::Exported { .. }
            | Answer::Imported { .. }
            | Answer::Failed { .. } => {}
        }
    }
}

/// Writes where the app would go on, when that has changed.
pub(super) fn save_resume(
    resume: Res<Resume>,
    mut file: ResMut<ResumeFile>,
    storage: Res<Storage>,
    mut exits: MessageReader<AppExit>,
    mut lifecycle: MessageReader<AppLifecycle>,
) {
    let is_suspending = lifecycle.read().any(is_last_moment);
    let is_closing = exits.read().count() > 0 || is_suspending;
    if resume.is_changed() || file.is_changed() || is_closing {
        let text = resume.write();
        if file.0.is_due(&text, is_closing) {
            storage.send(Request::SaveResume(text));
        }
    }
}
