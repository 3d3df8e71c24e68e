//! One app for each folder of matches: whoever starts a second one gets the first, and hands it the file.
//!
//! The first holds a lock on a file in the folder, which the system lets go of whenever and however the app ends. It listens
//! at an address of this computer alone, which stands with a secret in another file there.

use std::{
    fs::{self, File},
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use bevy::{
    ecs::system::NonSendMarker,
    platform::cell::SyncCell,
    prelude::*,
    window::{FileDragAndDrop, PrimaryWindow},
    winit::WINIT_WINDOWS,
};
use serde::{Deserialize, Serialize};
use winit::window::UserAttentionType;

use crate::{platform::Waker, record};

const LOCK: &str = "running.lock";
const ADDRESS: &str = "running.json";
/// How large what is read may be, in bytes.
const MOST_BYTES: u64 = 64 * 1024;
/// Whoever does not answer so soon is not waited for.
const PATIENCE: Duration = Duration::from_secs(2);
const DONE: &str = "done\n";

/// Where the first app listens.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Address {
    port: u16,
    /// Whoever knows it may read this folder, too.
    secret: String,
}

/// What somebody who starts a second app asks for.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Call {
    secret: String,
    /// The file that is to be taken up.
    file: Option<PathBuf>,
}

/// The right to be the one app of a folder, as long as it is held.
#[derive(Debug)]
pub struct Instance {
    listener: TcpListener,
    secret: String,
    /// Closing it lets go of the lock.
    _lock: File,
}

/// What came of starting an app.
#[derive(Debug)]
pub enum Started {
    /// It is the first one of its folder.
    First(Instance),
    /// Another one has been called, and has taken the file.
    Called,
    /// Nobody can be called: it runs by itself.
    Alone,
}

/// Becomes the one app of this folder, or calls the one that is.
pub fn start(folder: &Path, file: Option<&Path>) -> Started {
    match claim(folder) {
        Ok(Some(instance)) => Started::First(instance),
        Ok(None) if call(folder, file).is_ok() => Started::Called,
        _ => Started::Alone,
    }
}

/// The right to be the first; `None` if somebody has it.
fn claim(folder: &Path) -> io::Result<Option<Instance>> {
    fs::create_dir_all(folder)?;
    let lock = File::options().write(true).create(true).truncate(false).open(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(fs::TryLockError::WouldBlock) => return Ok(None),
        Err(fs::TryLockError::Error(error)) => return Err(error),
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let secret = format!("{:032x}", rand::random::<u128>());
    let address = Address { port: listener.local_addr()?.port(), secret: secret.clone() };
    let text = serde_json::to_string(&address)?;
    record::save(&folder.join(ADDRESS), text + "\n").map_err(io::Error::other)?;
    Ok(Some(Instance { listener, secret, _lock: lock }))
}

/// Calls the app that holds this folder, and waits until it has heard.
fn call(folder: &Path, file: Option<&Path>) -> io::Result<()> {
    let bytes = record::load_up_to(MOST_BYTES, &folder.join(ADDRESS)).map_err(io::Error::other)?;
    let Address { port, secret } = serde_json::from_slice(&bytes)?;
    let file = file.map(std::path::absolute).transpose()?;
    let mut stream = TcpStream::connect_timeout(&(Ipv4Addr::LOCALHOST, port).into(), PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all((serde_json::to_string(&Call { secret, file })? + "\n").as_bytes())?;
    let mut answer = String::new();
    stream.take(DONE.len() as u64).read_to_string(&mut answer)?;
    if answer == DONE { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

/// What somebody who knows the secret asks for.
fn hear(stream: &mut TcpStream, secret: &str) -> io::Result<Option<PathBuf>> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new(&*stream).take(MOST_BYTES).read_line(&mut line)?;
    let call: Call = serde_json::from_str(&line)?;
    if call.secret != secret {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    stream.write_all(DONE.as_bytes())?;
    Ok(call.file)
}

impl Instance {
    /// Listens as long as somebody hears what comes of it.
    fn listen(self, calls: &Sender<Option<PathBuf>>, waker: &Waker) {
        for stream in self.listener.incoming() {
            let Ok(mut stream) = stream else { continue };
            // Others may knock, too.
            let Ok(file) = hear(&mut stream, &self.secret) else { continue };
            if calls.send(file).is_err() {
                return;
            }
            waker.wake();
        }
    }
}

/// What those ask for who start a second app.
#[derive(Resource)]
struct Calls(SyncCell<Receiver<Option<PathBuf>>>);

/// Has the app listen.
pub(crate) fn listen(app: &mut App, instance: Instance) {
    let (sender, receiver) = channel();
    let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
    let listening = thread::Builder::new().name("instance".into());
    if let Err(error) = listening.spawn(move || instance.listen(&sender, &waker)) {
        warn!("a second start will not find this app: {error}");
    }
    app.insert_resource(Calls(SyncCell::new(receiver)))
        .add_message::<FileDragAndDrop>()
        .add_systems(PreUpdate, answer_calls);
}

/// Takes the file up and brings the window to the front; where windows may not do that, it asks to be looked at.
fn answer_calls(
    mut calls: ResMut<Calls>,
    mut window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    mut dropped: MessageWriter<FileDragAndDrop>,
    _main_thread: NonSendMarker,
) {
    let calls: Vec<_> = calls.bypass_change_detection().0.get().try_iter().collect();
    if calls.is_empty() {
        return;
    }
    let entity = window.0;
    for path_buf in calls.into_iter().flatten() {
        dropped.write(FileDragAndDrop::DroppedFile { window: entity, path_buf });
    }
    window.1.set_minimized(false);
    window.1.focused = true;
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            window.focus_window();
            window.request_user_attention(Some(UserAttentionType::Informational));
        }
    });
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("doodle-city-{name}-{}", std::process::id()))
    }

    fn running(instance: Instance) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, WindowPlugin::default()));
        listen(&mut app, instance);
        app
    }

    /// The files that were taken up until there are so many.
    fn taken(app: &mut App, count: usize) -> Vec<PathBuf> {
        let (begun, mut taken) = (Instant::now(), Vec::new());
        while taken.len() < count {
            app.update();
            let mut dropped = app.world_mut().resource_mut::<Messages<FileDragAndDrop>>();
            taken.extend(dropped.drain().filter_map(|dropped| match dropped {
                FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf),
                _ => None,
            }));
            assert!(begun.elapsed() < Duration::from_secs(20), "nothing came");
        }
        taken
    }

    #[test]
    fn a_second_start_calls_the_first_and_hands_it_the_file() {
        let folder = folder("instance");
        let Started::First(instance) = start(&folder, None) else { panic!("it is the first") };
        let mut app = running(instance);
        assert!(matches!(start(&folder, Some(Path::new("/matches/Süd see.json"))), Started::Called));
        assert!(matches!(start(&folder, None), Started::Called));
        assert!(matches!(start(&folder, Some(Path::new("here.json"))), Started::Called));
        let taken = taken(&mut app, 2);
        assert_eq!(taken[0], Path::new("/matches/Süd see.json"));
        assert!(taken[1].is_absolute() && taken[1].ends_with("here.json"), "it may run elsewhere");
        fs::remove_dir_all(&folder).expect("it was made");
    }

    #[test]
    fn who_ends_leaves_its_place_to_the_next() {
        let folder = folder("instance-next");
        let Started::First(first) = start(&folder, None) else { panic!("it is the first") };
        // It does not listen: nobody waits for it for long.
        assert!(matches!(start(&folder, None), Started::Alone));
        drop(first);
        assert!(matches!(start(&folder, None), Started::First(_)));
        fs::remove_dir_all(&folder).expect("it was made");
    }

    #[test]
    fn nobody_is_heard_who_does_not_know_the_secret() {
        let folder = folder("instance-secret");
        let Started::First(instance) = start(&folder, None) else { panic!("it is the first") };
        let port = instance.listener.local_addr().expect("it listens").port();
        let mut app = running(instance);
        for bad in ["", "\n", "{}\n", "GET / HTTP/1.1\n", "{\"secret\":\"0\",\"file\":\"/etc/passwd\"}\n"] {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("it listens");
            stream.write_all(bad.as_bytes()).expect("it reads");
            stream.shutdown(std::net::Shutdown::Write).expect("it is open");
            let mut answer = String::new();
            let _ = stream.read_to_string(&mut answer);
            assert_eq!(answer, "", "{bad}");
        }
        assert!(matches!(start(&folder, Some(Path::new("/good.json"))), Started::Called));
        assert_eq!(taken(&mut app, 1), [Path::new("/good.json")]);
        fs::remove_dir_all(&folder).expect("it was made");
    }
}
