//! Where the storage's work is done: on a thread of its own, or beside the page in a browser.

use std::{
    sync::mpsc::{self, Sender},
    thread::JoinHandle,
};

use async_channel::Receiver;

use super::{Answer, Backend, Request, worker::Worker};
use crate::{platform::Waker, record::Reader};

/// What the service is told.
pub(super) enum Asked {
    /// Something is to be done and answered.
    Request(Request),
    /// Everything asked before is done.
    Flush(Sender<()>),
}

/// The lines between the app and its storage.
pub(super) struct Lines {
    pub(super) asked: Receiver<Asked>,
    pub(super) answers: Sender<Answer>,
    pub(super) waker: Waker,
}

/// Serves until nobody can ask any more.
async fn serve<B: Backend>(backend: B, games: &'static [Reader], lines: Lines) {
    let mut worker = Worker::new(backend, games);
    while let Ok(asked) = lines.asked.recv().await {
        // Nobody listens any more while the app closes; what was asked is done all the same.
        match asked {
            Asked::Request(request) => {
                let _ = lines.answers.send(worker.answer(request).await);
                lines.waker.wake();
            }
            Asked::Flush(done) => {
                let _ = done.send(());
            }
        }
    }
}

/// Begins to serve, on a thread.
#[cfg(not(target_family = "wasm"))]
pub(super) fn start<B: Backend + Send>(
    backend: B,
    games: &'static [Reader],
    lines: Lines,
) -> Option<JoinHandle<()>> {
    let work = move || bevy::tasks::block_on(serve(backend, games, lines));
    let thread = std::thread::Builder::new().name("storage".into()).spawn(work);
    thread
        .inspect_err(|error| bevy::log::error!("nothing can be saved: no thread for the storage: {error}"))
        .ok()
}

/// Begins to serve, between the frames: a page has one thread.
#[cfg(target_family = "wasm")]
pub(super) fn start<B: Backend>(backend: B, games: &'static [Reader], lines: Lines) -> Option<JoinHandle<()>> {
    wasm_bindgen_futures::spawn_local(serve(backend, games, lines));
    None
}

/// Waits until everything that was asked is done. In a browser nothing can wait; what was asked is done all the same.
pub(super) fn flush(requests: &async_channel::Sender<Asked>) {
    if cfg!(target_family = "wasm") {
        return;
    }
    let (done, is_done) = mpsc::channel();
    if requests.try_send(Asked::Flush(done)).is_ok() {
        // Without a service nothing is there to wait for.
        let _ = is_done.recv();
    }
}
