//! Matches and settings on disk: requests in, answers out, and never a blocking call.
//!
//! A service alongside the app does the work through a [`Backend`]. A damaged file is set aside and named; nothing is
//! overwritten except by a newer version of itself.

mod backend;
mod facts;
mod fault;
mod files;
mod id;
mod index;
mod memory;
mod more_settings;
mod request;
mod resume;
mod resume_file;
mod service;
mod settings;
mod settings_file;
mod stored;
mod trouble;
mod tutorial;
mod versions;
#[cfg(target_family = "wasm")]
mod web;
mod worker;

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread::JoinHandle,
};

use bevy::{platform::cell::SyncCell, prelude::*, window::AppLifecycle};

pub use backend::{Backend, Entry, Slot, Stamp, Text};
pub use facts::{Finisher, MatchFacts};
pub use fault::Fault;
pub use files::FileBackend;
pub use id::{BadId, MatchId};
pub use memory::MemoryBackend;
pub use more_settings::{Light, MoreSettings, Narrates, Scanning};
pub use request::{Answer, Request, Task};
pub use resume::Resume;
pub use settings::{BadSettings, Motion, Settings};
pub use stored::{Archived, Came, Damaged, Stored};
pub use trouble::{Notice, Trouble};
pub use tutorial::{Said, Tutorial};

use crate::{
    platform::{Waker, is_last_moment},
    record::Reader,
};
use service::{Asked, Lines};

/// In [`Last`]: what has changed of settings and [`Resume`] is saved.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Saving;

type Start = Box<dyn FnOnce(&World, Lines) -> Option<JoinHandle<()>> + Send>;

/// Adds [`Storage`], [`Settings`] and [`Resume`], and the messages [`Answer`] and [`Notice`].
///
/// Add it after [`PlatformPlugin`](crate::platform::PlatformPlugin).
pub struct StoragePlugin {
    start: Mutex<Option<Start>>,
}

#[cfg(not(target_family = "wasm"))]
fn start_usual(world: &World, games: &'static [Reader], lines: Lines) -> Option<JoinHandle<()>> {
    let folder = world.get_resource::<crate::platform::DataDir>().and_then(|folder| folder.0.clone());
    service::start(FileBackend::new(folder), games, lines)
}

#[cfg(target_family = "wasm")]
fn start_usual(_: &World, games: &'static [Reader], lines: Lines) -> Option<JoinHandle<()>> {
    service::start(web::WebBackend, games, lines)
}

impl StoragePlugin {
    /// Storage of matches of `games` where this device keeps things: files in [`DataDir`](crate::platform::DataDir), or
    /// a browser's database.
    pub fn usual(games: &'static [Reader]) -> Self {
        Self::starting(Box::new(move |world, lines| start_usual(world, games, lines)))
    }

    /// Storage of matches of `games` somewhere other than the usual place.
    pub fn with(games: &'static [Reader], backend: impl Backend + Send) -> Self {
        Self::starting(Box::new(move |_, lines| service::start(backend, games, lines)))
    }

    const fn starting(start: Start) -> Self {
        Self { start: Mutex::new(Some(start)) }
    }
}

impl Plugin for StoragePlugin {
    fn build(&self, app: &mut App) {
        let world = app.world_mut();
        let waker = world.get_resource_or_init::<Waker>().clone();
        let start = self.start.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (storage, answers) = Storage::start(waker, |lines| start.and_then(|start| start(world, lines)));
        storage.send(Request::ReadResume);
        storage.send(Request::ReadSettings);
        app.insert_resource(storage)
            .insert_resource(answers)
            .init_resource::<Settings>()
            .init_resource::<settings_file::SettingsFile>()
            .init_resource::<Resume>()
            .init_resource::<resume_file::ResumeFile>()
            .add_message::<Answer>()
            .add_message::<Notice>()
            .add_message::<AppLifecycle>()
            .add_systems(
                PreUpdate,
                (
                    receive_answers,
                    settings_file::hear_of_settings,
                    resume_file::hear_of_resume,
                    trouble::tell_of_unsaved,
                )
                    .chain(),
            )
            .add_systems(
                Last,
                (
                    (settings_file::save_settings, resume_file::save_resume).chain().in_set(Saving),
                    flush_before_suspend,
                )
                    .chain(),
            );
    }
}

/// Takes requests; each is answered by one [`Answer`] message, in order, in a later frame.
///
/// When it is dropped it waits until everything asked for is done.
#[derive(Resource)]
pub struct Storage {
    requests: async_channel::Sender<Asked>,
    answers: Sender<Answer>,
    waker: Waker,
    /// How many requests have not been answered yet.
    unanswered: AtomicUsize,
    thread: Option<JoinHandle<()>>,
}

#[derive(Resource)]
struct Answers(SyncCell<Receiver<Answer>>);

impl Storage {
    fn start(waker: Waker, start: impl FnOnce(Lines) -> Option<JoinHandle<()>>) -> (Self, Answers) {
        let (requests, asked) = async_channel::unbounded();
        let (answers, answered) = channel();
        let thread = start(Lines { asked, answers: answers.clone(), waker: waker.clone() });
        let unanswered = AtomicUsize::new(0);
        (Self { requests, answers, waker, unanswered, thread }, Answers(SyncCell::new(answered)))
    }

    /// Whether an answer is still to come.
    pub fn is_awaited(&self) -> bool {
        self.unanswered.load(Ordering::Relaxed) > 0
    }

    /// Asks for something. It never waits.
    pub fn send(&self, request: Request) {
        self.unanswered.fetch_add(1, Ordering::Relaxed);
        if let Err(unsent) = self.requests.try_send(Asked::Request(request))
            && let Asked::Request(request) = unsent.into_inner()
        {
            let _ = self.answers.send(request.failed(&Fault::Stopped));
            self.waker.wake();
        }
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        self.requests.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn receive_answers(storage: Res<Storage>, mut answers: ResMut<Answers>, mut messages: MessageWriter<Answer>) {
    for answer in answers.0.get().try_iter() {
        storage.unanswered.fetch_sub(1, Ordering::Relaxed);
        messages.write(answer);
    }
}

/// A phone may kill what it has suspended, at any later moment: until then all is on disk.
fn flush_before_suspend(mut lifecycle: MessageReader<AppLifecycle>, storage: Res<Storage>) {
    if lifecycle.read().any(is_last_moment) {
        service::flush(&storage.requests);
    }
}
