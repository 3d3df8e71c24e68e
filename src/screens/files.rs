//! Matches as files: the device's own file dialogs, files dropped onto the window, and what to do without either.

use std::{
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    time::{Duration, Instant},
};

use bevy::{
    ecs::system::NonSendMarker, platform::cell::SyncCell, prelude::*, tasks::IoTaskPool,
    window::FileDragAndDrop,
};
use directories::UserDirs;

use super::{Dialog, dialogs::Dialogs};
use crate::{
    locale::Locale,
    platform::Waker,
    semantics::Intent,
    storage::{MatchId, Request, Storage},
};

/// What came of a file dialog.
#[derive(Debug)]
enum Picked {
    Export {
        id: MatchId,
        to: PathBuf,
    },
    Import {
        from: PathBuf,
    },
    /// A dialog was shown and closed.
    Nothing,
    /// No dialog could be shown.
    NoDialog(Option<MatchId>),
}

/// Where file dialogs leave what came of them.
#[derive(Resource)]
pub(super) struct Picks {
    sender: Sender<Picked>,
    receiver: SyncCell<Receiver<Picked>>,
    /// One dialog at a time.
    is_open: bool,
}

impl Default for Picks {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver: SyncCell::new(receiver), is_open: false }
    }
}

/// Nobody closes a dialog sooner; one that ends sooner was never shown.
const SEEN: Duration = Duration::from_millis(400);

/// Opens file dialogs. They run beside the app, which goes on; some systems want them begun on the main thread.
pub(super) fn ask_for_files(
    _main_thread: NonSendMarker,
    mut intents: MessageReader<Intent>,
    mut picks: ResMut<Picks>,
    waker: Res<Waker>,
    locale: Res<Locale>,
) {
    for intent in intents.read() {
        let id = match intent {
            Intent::ExportMatch(id) => Some(id.clone()),
            Intent::ImportMatch => None,
            _ => continue,
        };
        if !picks.is_open {
            picks.is_open = true;
            ask(id, &locale, picks.sender.clone(), waker.clone());
        }
    }
}

#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
fn ask(id: Option<MatchId>, locale: &Locale, sender: Sender<Picked>, waker: Waker) {
    let dialog = rfd::AsyncFileDialog::new().add_filter(locale.text("shelf-title"), &["json"]);
    let began = Instant::now();
    let answer = move |picked: Option<Picked>, id| {
        let missing = if began.elapsed() < SEEN { Picked::NoDialog(id) } else { Picked::Nothing };
        // Nobody listens any more once the app closes.
        let _ = sender.send(picked.unwrap_or(missing));
        waker.wake();
    };
    match id {
        Some(id) => {
            let dialog = dialog.set_title(locale.text("shelf-export")).set_file_name(format!("{id}.json"));
            let picking = dialog.save_file();
            let task = async move {
                let file = picking.await;
                let to = file.map(|file| free_path(&with_ending(file.path())));
                answer(to.map(|to| Picked::Export { id: id.clone(), to }), Some(id));
            };
            IoTaskPool::get().spawn(task).detach();
        }
        None => {
            let picking = dialog.set_title(locale.text("shelf-import")).pick_file();
            let task = async move {
                let file = picking.await;
                answer(file.map(|file| Picked::Import { from: file.path().to_owned() }), None);
            };
            IoTaskPool::get().spawn(task).detach();
        }
    }
}

#[cfg(any(target_os = "android", target_os = "ios", target_family = "wasm"))]
fn ask(id: Option<MatchId>, _: &Locale, sender: Sender<Picked>, waker: Waker) {
    let _ = sender.send(Picked::NoDialog(id));
    waker.wake();
}

/// Hands what was picked to the storage.
pub(super) fn take_picked_files(
    mut picks: ResMut<Picks>,
    storage: Option<Res<Storage>>,
    locale: Res<Locale>,
    mut dialogs: ResMut<Dialogs>,
) {
    // Nothing is touched unless something came: the app is at rest most of the time.
    let picked: Vec<_> = picks.bypass_change_detection().receiver.get().try_iter().collect();
    let Some(storage) = storage else { return };
    for picked in picked {
        picks.is_open = false;
        match picked {
            Picked::Export { id, to } => storage.send(Request::Export { id, to }),
            Picked::Import { from } => storage.send(Request::Import { from }),
            Picked::Nothing => {}
            Picked::NoDialog(Some(id)) => {
                let to = free_path(&documents().join(format!("{id}.json")));
                storage.send(Request::Export { id, to });
            }
            Picked::NoDialog(None) => dialogs.say(Dialog {
                title: locale.text("import-none-title"),
                text: locale.text("import-none-text"),
                action: None,
            }),
        }
    }
}

/// Takes up files that are dropped onto the window.
pub(super) fn take_dropped_files(mut dropped: MessageReader<FileDragAndDrop>, storage: Option<Res<Storage>>) {
    for dropped in dropped.read() {
        if let (FileDragAndDrop::DroppedFile { path_buf, .. }, Some(storage)) = (dropped, &storage) {
            storage.send(Request::Import { from: path_buf.clone() });
        }
    }
}

/// Where files go if nobody can be asked.
fn documents() -> PathBuf {
    let folder = |dirs: &UserDirs| {
        let documents = dirs.document_dir().filter(|folder| folder.is_dir());
        documents.unwrap_or(dirs.home_dir()).to_owned()
    };
    UserDirs::new().as_ref().map(folder).unwrap_or_default()
}

/// A file name without an ending gets ours.
fn with_ending(path: &Path) -> PathBuf {
    if path.extension().is_some() { path.to_owned() } else { path.with_extension("json") }
}

/// The path, or one like it that does not exist yet: nothing is ever written over.
fn free_path(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    let numbered = (2..1000).map(|number| path.with_file_name(format!("{stem} {number}{ending}")));
    let mut all = core::iter::once(path.to_owned()).chain(numbered);
    all.find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_never_written_over() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("a.b.json");
        assert_eq!(free_path(&path), path);
        std::fs::write(&path, "x").expect("the folder can be written to");
        assert_eq!(free_path(&path), folder.path().join("a.b 2.json"));
    }

    #[test]
    fn a_name_without_ending_gets_one() {
        assert_eq!(with_ending(Path::new("/a/match")), Path::new("/a/match.json"));
        assert_eq!(with_ending(Path::new("/a/match.txt")), Path::new("/a/match.txt"));
    }
}
