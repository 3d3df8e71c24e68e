//! Matches and settings on disk: requests in, answers out, and never a blocking call.
//!
//! A thread does the work through a [`Backend`]. A damaged file is set aside and named; nothing is overwritten
//! but by a newer version of itself.

mod backend;
mod files;
mod id;
mod memory;
mod request;
mod settings;
mod settings_file;
mod stored;
mod trouble;
mod worker;

use std::{
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread::{Builder, JoinHandle},
};

use bevy::{platform::cell::SyncCell, prelude::*};

pub use backend::{Backend, Entry, Slot};
pub use files::FileBackend;
pub use id::{BadId, MatchId};
pub use memory::MemoryBackend;
pub use request::{Answer, Request, Task};
pub use settings::{BadSettings, Motion, Settings};
pub use stored::{AnyMatch, Damaged, Stored};
pub use trouble::{Notice, Trouble};

use crate::platform::{DataDir, Waker};
use worker::Worker;

/// Adds [`Storage`] and [`Settings`], and the messages [`Answer`] and [`Notice`].
///
/// Add it after [`PlatformPlugin`](crate::platform::PlatformPlugin).
#[derive(Default)]
pub struct StoragePlugin {
    backend: Mutex<Option<Box<dyn Backend>>>,
}

impl StoragePlugin {
    /// Storage in something else than the files of [`DataDir`].
    pub fn with(backend: impl Backend) -> Self {
        Self { backend: Mutex::new(Some(Box::new(backend))) }
    }
}

impl Plugin for StoragePlugin {
    fn build(&self, app: &mut App) {
        let world = app.world_mut();
        let given = self.backend.lock().unwrap_or_else(PoisonError::into_inner).take();
        let backend = given.unwrap_or_else(|| {
            let folder = world.get_resource::<DataDir>().and_then(|folder| folder.0.clone());
            Box::new(FileBackend::new(folder))
        });
        let waker = world.get_resource_or_init::<Waker>().clone();
        let (storage, answers) = Storage::start(Worker::new(backend), waker);
        storage.send(Request::ReadSettings);
        app.insert_resource(storage)
            .insert_resource(answers)
            .init_resource::<Settings>()
            .init_resource::<settings_file::SettingsFile>()
            .add_message::<Answer>()
            .add_message::<Notice>()
            .add_systems(
                PreUpdate,
                (receive_answers, settings_file::hear_of_settings, trouble::tell_of_unsaved).chain(),
            )
            .add_systems(Last, settings_file::save_settings);
    }
}

/// Takes requests; each is answered by one [`Answer`] message, in order, in a later frame.
///
/// When it is dropped it waits until everything asked for is done.
#[derive(Resource)]
pub struct Storage {
    requests: Option<Sender<Request>>,
    answers: Sender<Answer>,
    waker: Waker,
    thread: Option<JoinHandle<()>>,
}

#[derive(Resource)]
struct Answers(SyncCell<Receiver<Answer>>);

impl Storage {
    fn start(mut worker: Worker, waker: Waker) -> (Self, Answers) {
        let (requests, asked) = channel::<Request>();
        let (answers, answered) = channel();
        let (out, wake) = (answers.clone(), waker.clone());
        let work = move || {
            for request in asked {
                // Nobody listens any more while the app closes; what was asked is done all the same.
                let _ = out.send(worker.answer(request));
                wake.wake();
            }
        };
        let thread = Builder::new().name("storage".into()).spawn(work);
        if let Err(error) = &thread {
            error!("nothing can be saved: no thread for the storage: {error}");
        }
        let storage = Self { requests: Some(requests), answers, waker, thread: thread.ok() };
        (storage, Answers(SyncCell::new(answered)))
    }

    /// Asks for something. It never waits.
    pub fn send(&self, request: Request) {
        let Some(requests) = &self.requests else { return };
        if let Err(unsent) = requests.send(request) {
            let _ = self.answers.send(unsent.0.failed("the storage has stopped"));
            self.waker.wake();
        }
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn receive_answers(mut answers: ResMut<Answers>, mut messages: MessageWriter<Answer>) {
    messages.write_batch(answers.0.get().try_iter());
}
