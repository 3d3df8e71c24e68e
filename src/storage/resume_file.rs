//! Keeps the file of [`Resume`] like the resource, whoever changes it.

use bevy::prelude::*;

use super::{
    Answer, Request, Resume, Storage,
    versions::{Closing, Versions},
};

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
                file.0.read(resume.write());
                current.set_if_neq(resume.clone());
            }
            Answer::ResumeSaved => file.0.written(),
            Answer::ResumeNotSaved { fault } => {
                warn!("the app cannot go on where it was: {fault}");
                file.0.written();
            }
            _ => {}
        }
    }
}

/// Writes where the app would go on, when that has changed.
pub(super) fn save_resume(
    resume: Res<Resume>,
    mut file: ResMut<ResumeFile>,
    storage: Res<Storage>,
    mut closing: Closing,
) {
    let is_closing = closing.read();
    if resume.is_changed() || file.is_changed() || is_closing {
        let text = resume.write();
        if file.0.begin(&text, is_closing) {
            storage.send(Request::SaveResume(text));
        }
    }
}
