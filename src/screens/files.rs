//! Matches as files: what the device lets people pick or hand on, and files dropped onto the window.

use std::sync::mpsc::{Receiver, Sender, channel};

use bevy::{
    ecs::system::{NonSendMarker, SystemParam},
    platform::cell::SyncCell,
    prelude::*,
    tasks::IoTaskPool,
    window::FileDragAndDrop,
};

use super::{
    dialog::Dialog,
    dialogs::{Dialogs, of_failed},
    troubles,
};
use crate::{
    intent::Intent,
    locale::Locale,
    platform::{FileWords, Given, GivenFile, Taken, ThisDevice, Waker, files},
    storage::{Answer, Fault, Request, Storage, Task},
};

/// What came of a file.
#[derive(Debug)]
enum Came {
    Match(Given),
    Archive(Given),
    Report(Given),
    Picture(Given),
    In(Taken),
    /// Nobody here has asked for it.
    Unasked(Taken),
}

/// Where the device leaves what came of files.
#[derive(Resource)]
pub(super) struct Arrivals {
    sender: Sender<Came>,
    receiver: SyncCell<Receiver<Came>>,
    /// The device shows one dialog at a time.
    is_asked: bool,
}

impl Default for Arrivals {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver: SyncCell::new(receiver), is_asked: false }
    }
}

/// What is needed to ask the device. Some want dialogs begun on the main thread.
#[derive(SystemParam)]
pub(super) struct Asking<'w> {
    arrivals: ResMut<'w, Arrivals>,
    device: Res<'w, ThisDevice>,
    waker: Res<'w, Waker>,
    locale: Res<'w, Locale>,
    _main_thread: NonSendMarker,
}

impl Asking<'_> {
    /// What tells the app what came.
    fn hears<T: 'static>(&self, came: fn(T) -> Came) -> Box<dyn Fn(T) + Send + Sync> {
        let (sender, waker) = (self.arrivals.sender.clone(), self.waker.clone());
        Box::new(move |it| {
            // Nobody listens any more once the app closes.
            let _ = sender.send(came(it));
            waker.wake();
        })
    }

    /// Hands a file on, unless a file is being asked for; `title` is the key of what the dialog says.
    fn give(&mut self, title: &str, file: GivenFile, came: fn(Given) -> Came) {
        if !self.arrivals.is_asked {
            self.arrivals.is_asked = true;
            let words = self.words(self.locale.text(title));
            self.device.give_file(words, file, self.hears(came));
        }
    }

    /// Hands the picture of the results on, unless a file is being asked for.
    pub(super) fn give_picture(&mut self, picture: GivenFile) {
        self.give("results-share", picture, Came::Picture);
    }

    fn words(&self, title: String) -> FileWords {
        FileWords { title, kind: self.locale.text("shelf-title") }
    }
}

/// Has the device tell of files that it was not asked for.
pub(super) fn hear_of_files(asking: Asking) {
    asking.device.hear_of_files(asking.hears(Came::Unasked).into());
}

/// Asks for a file, or for the record of a match that shall become one.
pub(super) fn ask_for_files(
    mut intents: MessageReader<Intent>,
    storage: Option<Res<Storage>>,
    mut asking: Asking,
) {
    for intent in intents.read() {
        match intent {
            Intent::ExportMatch(id) => {
                if let Some(storage) = &storage {
                    storage.send(Request::Export { id: id.clone() });
                }
            }
            Intent::ExportArchive => {
                if let Some(storage) = &storage {
                    storage.send(Request::ExportArchive);
                }
            }
            Intent::ExportReport(report) => {
                let file = GivenFile::of_text("doodle-city-crash.txt", report.clone());
                asking.give("crash-save", file, Came::Report);
            }
            Intent::ImportMatch if !asking.arrivals.is_asked => {
                asking.arrivals.is_asked = true;
                let words = asking.words(asking.locale.text("shelf-import"));
                asking.device.take_file(words, asking.hears(Came::In));
            }
            _ => {}
        }
    }
}

/// Hands on the record that was asked for, or all of them.
pub(super) fn hand_on(mut answers: MessageReader<Answer>, mut asking: Asking) {
    for answer in answers.read() {
        match answer {
            Answer::Exported { id, text } => {
                let file = GivenFile::of_matches(id, text.clone());
                asking.give("shelf-export", file, Came::Match);
            }
            Answer::ArchiveExported { text, .. } => {
                let file = GivenFile::of_matches("doodle-city-archive", text.clone());
                asking.give("archive-export", file, Came::Archive);
            }
            _ => {}
        }
    }
}

/// Tells what became of files, and gives those that came in to the storage.
pub(super) fn take_arrivals(
    mut arrivals: ResMut<Arrivals>,
    storage: Option<Res<Storage>>,
    locale: Res<Locale>,
    mut dialogs: ResMut<Dialogs>,
) {
    // Nothing is touched unless something came: the app is at rest most of the time.
    let came: Vec<_> = arrivals.bypass_change_detection().receiver.get().try_iter().collect();
    for came in came {
        arrivals.is_asked &= matches!(came, Came::Unasked(_));
        match came {
            Came::Match(Given::Kept { at }) => dialogs.say(
                Dialog::new(locale.text("export-title"))
                    .safe(locale.with("export-text", &[("file", at.into())]))
                    .advice(locale.text("export-advice")),
            ),
            Came::Archive(Given::Kept { at }) => dialogs.say(
                Dialog::new(locale.text("export-title"))
                    .safe(locale.with("archive-exported-text", &[("file", at.into())]))
                    .advice(locale.text("export-advice")),
            ),
            Came::Match(Given::Failed(why)) | Came::Archive(Given::Failed(why)) => {
                dialogs.say(of_failed(&locale, Task::Export, &Fault::Device(why)));
            }
            Came::Report(Given::Kept { at }) => dialogs.say(
                Dialog::new(locale.text("export-title"))
                    .says(locale.with("crash-saved-text", &[("file", at.into())])),
            ),
            Came::Report(Given::Failed(why)) => dialogs.say(
                Dialog::new(locale.text("crash-unsaved-title"))
                    .happened(troubles::fault(&locale, &Fault::Device(why))),
            ),
            Came::Picture(Given::Kept { at }) => dialogs.say(
                Dialog::new(locale.text("export-title"))
                    .says(locale.with("results-shared-text", &[("file", at.into())])),
            ),
            Came::Picture(Given::Failed(why)) => dialogs.say(
                Dialog::new(locale.text("results-unshared-title"))
                    .happened(troubles::fault(&locale, &Fault::Device(why)))
                    .safe(locale.text("export-failed-safe")),
            ),
            Came::In(Taken::File { name, bytes }) | Came::Unasked(Taken::File { name, bytes }) => {
                if let Some(storage) = &storage {
                    storage.send(Request::Import { name, bytes });
                }
            }
            Came::In(Taken::NoDialog) => dialogs
                .say(Dialog::new(locale.text("import-none-title")).advice(locale.text("import-none-text"))),
            Came::In(Taken::Failed(why)) | Came::Unasked(Taken::Failed(why)) => {
                dialogs.say(of_failed(&locale, Task::Import, &Fault::Device(why)));
            }
            // What the device showed says enough.
            Came::Match(Given::Handed | Given::Cancelled)
            | Came::Archive(Given::Handed | Given::Cancelled)
            | Came::Report(Given::Handed | Given::Cancelled)
            | Came::Picture(Given::Handed | Given::Cancelled)
            | Came::In(Taken::Cancelled)
            | Came::Unasked(Taken::Cancelled | Taken::NoDialog) => {}
        }
    }
}

/// Takes up files that are dropped onto the window.
pub(super) fn take_dropped_files(mut dropped: MessageReader<FileDragAndDrop>, asking: Asking) {
    for dropped in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = dropped {
            let (path, came) = (path_buf.clone(), asking.hears(Came::Unasked));
            IoTaskPool::get().spawn(async move { came(files::take(&path)) }).detach();
        }
    }
}
