//! What went wrong with the files, for people to know.

use bevy::prelude::*;

use super::{Answer, Damaged, Fault};

/// Something that the person at the device has to be told once.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub Trouble);

/// What went wrong, what is safe, what can be done. Its text is the plain English of logs; screens have their own.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The running match goes on, but only in memory.
    #[error(
        "This match cannot be saved: {fault}. You can play on, but it is lost when the game closes; export it to keep it."
    )]
    MatchNotSaved {
        /// Why not.
        fault: Fault,
    },
    /// The settings apply until the app closes.
    #[error("The settings cannot be saved: {fault}. They hold until the game closes.")]
    SettingsNotSaved {
        /// Why not.
        fault: Fault,
    },
    /// The settings have been reset.
    #[error("The settings could not be read: {}. The usual ones are used; the file is kept{}.", .0.fault, kept(.0))]
    SettingsUnreadable(Damaged),
}

fn kept(damaged: &Damaged) -> String {
    damaged.moved_to.as_ref().map(|path| format!(" as {}", path.display())).unwrap_or_default()
}

/// Tells once that matches cannot be saved, and again only if it has worked in between.
pub(super) fn tell_of_unsaved(
    mut answers: MessageReader<Answer>,
    mut is_told: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    for answer in answers.read() {
        match answer {
            Answer::Saved { .. } => *is_told = false,
            Answer::NotSaved { fault, .. } => {
                if !*is_told {
                    notices.write(Notice(Trouble::MatchNotSaved { fault: fault.clone() }));
                }
                *is_told = true;
            }
            _ => {}
        }
    }
}
