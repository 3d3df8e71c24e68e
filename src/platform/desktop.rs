//! Computers with a window system: file dialogs, and the usual folders.

use std::{
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use bevy::tasks::IoTaskPool;
use directories::{BaseDirs, UserDirs};
use rfd::{AsyncFileDialog, MessageDialog, MessageLevel};

#[cfg(all(unix, not(target_vendor = "apple")))]
use super::Waker;
use super::{
    Device, Done, DrawnText, FileWords, Given, GivenFile, MATCH_ENDING, Taken, files, system_fonts, text_scale,
};

/// A desktop or laptop.
pub(super) struct Desktop;

/// Nobody closes a dialog sooner; one that ends sooner was never shown.
const SEEN: Duration = Duration::from_millis(400);

fn dialog(words: &FileWords) -> AsyncFileDialog {
    AsyncFileDialog::new().set_title(&words.title)
}

fn match_dialog(words: &FileWords) -> AsyncFileDialog {
    dialog(words).add_filter(&words.kind, &[MATCH_ENDING, "json"])
}

/// Where files go if nobody can be asked.
fn documents() -> PathBuf {
    let folder = |dirs: &UserDirs| {
        let documents = dirs.document_dir().filter(|folder| folder.is_dir());
        documents.unwrap_or(dirs.home_dir()).to_owned()
    };
    UserDirs::new().as_ref().map(folder).unwrap_or_default()
}

impl Device for Desktop {
    /// The usual place on this system, such as `~/.local/share/doodle-city`.
    fn data_dir(&self) -> Option<PathBuf> {
        BaseDirs::new().map(|dirs| dirs.data_dir().join("doodle-city"))
    }

    fn text_scale(&self) -> f32 {
        text_scale::text_scale().unwrap_or(1.0)
    }

    #[cfg(all(unix, not(target_vendor = "apple")))]
    fn wants_night(&self, waker: &Waker) -> Option<bool> {
        super::portal::wants_night(waker)
    }

    #[cfg(all(unix, not(target_vendor = "apple")))]
    fn wants_contrast(&self) -> bool {
        super::portal::wants_contrast()
    }

    fn languages(&self) -> Vec<String> {
        sys_locale::get_locales().collect()
    }

    fn say(&self, title: &str, text: &str) {
        // Apple's systems have windows on the main thread alone.
        if !cfg!(target_os = "macos") || thread::current().name() == Some("main") {
            MessageDialog::new().set_level(MessageLevel::Error).set_title(title).set_description(text).show();
        }
    }

    fn draw_texts(&self, texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
        system_fonts::draw(texts, done);
    }

    fn give_file(&self, words: FileWords, file: GivenFile, done: Done<Given>) {
        let began = Instant::now();
        // Some systems want dialogs begun on the main thread: here, not in the task.
        let dialog = if file.has_matches() { match_dialog(&words) } else { dialog(&words) };
        let picking = dialog.set_file_name(&file.name).save_file();
        let task = async move {
            let given = match picking.await {
                Some(picked) => files::give(picked.path(), &file),
                None if began.elapsed() >= SEEN => Given::Cancelled,
                None => files::give(&documents().join(&file.name), &file),
            };
            done(given);
        };
        IoTaskPool::get().spawn(task).detach();
    }

    fn take_file(&self, words: FileWords, done: Done<Taken>) {
        let began = Instant::now();
        let picking = match_dialog(&words).pick_file();
        let task = async move {
            let taken = match picking.await {
                Some(picked) => files::take(picked.path()),
                None if began.elapsed() >= SEEN => Taken::Cancelled,
                None => Taken::NoDialog,
            };
            done(taken);
        };
        IoTaskPool::get().spawn(task).detach();
    }
}
