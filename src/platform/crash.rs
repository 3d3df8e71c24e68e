//! What is known when something breaks: a panic of another thread is told while the app lives on; one that ends the app
//! is kept in a file, of which the next start tells. In a browser the page tells it.

use std::{
    backtrace::{Backtrace, BacktraceStatus},
    fs,
    io::{self, Read as _},
    panic::{self, PanicHookInfo},
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use bevy::prelude::*;

use super::{DataDir, Waker};

/// The file in the folder for matches and settings that tells what ended the app.
const FILE: &str = "crash.txt";
/// More bytes than this of a report help nobody.
const MOST: u64 = 16 * 1024;

/// Something broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crash {
    /// Whether it ended the app, and this is a later start.
    pub is_past: bool,
    /// Which version broke, where, and why: for whoever mends it.
    pub report: String,
}

/// What has broken and has not been told yet; a clone is the same list.
#[derive(Resource, Clone, Default, Debug)]
pub struct Crashes(Arc<Mutex<Vec<Crash>>>);

impl Crashes {
    /// What has not been told yet, first to last; from now on it has been.
    pub fn take(&self) -> Vec<Crash> {
        core::mem::take(&mut *self.lock())
    }

    /// Something broke that has to be told.
    pub fn add(&self, crash: Crash) {
        self.lock().push(crash);
    }

    /// From now on panics of all threads of this process are told here, and `waker` wakes the app to hear of them. What
    /// ends the thread that called this ends the app: that is written to `folder`.
    pub fn watch(&self, waker: Waker, folder: Option<&Path>) {
        let (crashes, file) = (self.clone(), folder.map(|folder| folder.join(FILE)));
        let (app, usual) = (thread::current().id(), panic::take_hook());
        panic::set_hook(Box::new(move |info| {
            usual(info);
            crashes.add(Crash { is_past: false, report: report(info) });
            if thread::current().id() == app {
                let reports = crashes.reports();
                #[cfg(target_family = "wasm")]
                super::web::stopped(&reports);
                if let Some(file) = &file {
                    // Nobody is left to hear that it could not be written.
                    let _ = keep(file, &reports);
                }
            }
            waker.wake();
        }));
    }

    /// All that has not been told yet, as one text.
    pub fn reports(&self) -> String {
        let reports: Vec<_> = self.lock().iter().map(|crash| crash.report.clone()).collect();
        reports.join("\n\n")
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Crash>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is known of a panic, in words for programmers.
fn report(info: &PanicHookInfo) -> String {
    let thread = thread::current();
    let head = format!(
        "Doodle City {} on {} {}, thread {}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        thread.name().unwrap_or("without a name"),
    );
    let backtrace = Backtrace::capture();
    match backtrace.status() {
        BacktraceStatus::Captured => format!("{head}\n{info}\n{backtrace}"),
        _ => format!("{head}\n{info}"),
    }
}

fn keep(file: &Path, report: &str) -> io::Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(Path::new("")))?;
    fs::write(file, report)
}

/// The report of the file, which is gone then; `None` where there is none.
fn take_kept(file: &Path) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    match fs::File::open(file) {
        Ok(opened) => opened.take(MOST).read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    fs::remove_file(file)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// At the start: what ended the app the last time.
pub(super) fn find_last(folder: Res<DataDir>, crashes: Res<Crashes>) {
    let Some(folder) = &folder.0 else { return };
    let file = folder.join(FILE);
    match take_kept(&file) {
        Ok(Some(report)) => crashes.add(Crash { is_past: true, report }),
        Ok(None) => {}
        // It is told at each start then, or never: neither ends the evening.
        Err(error) => warn!("{}: {error}", file.display()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn what_breaks_in_another_thread_is_told_and_wakes_the_app() {
        let folder = tempfile::tempdir().expect("a folder");
        let (crashes, waker) = (Crashes::default(), Waker::default());
        let (sender, woken) = channel();
        waker.connect(move || {
            let _ = sender.send(());
        });
        crashes.watch(waker, Some(folder.path()));
        let planted = || -> () { panic!("a planted fault") };
        thread::Builder::new()
            .name("planted".into())
            .spawn(planted)
            .expect("a thread")
            .join()
            .expect_err("broken");
        woken.recv().expect("the app is woken");
        // Other tests may break things on purpose, too.
        let told: Vec<_> =
            crashes.take().into_iter().filter(|it| it.report.contains("planted fault")).collect();
        assert_eq!(told.len(), 1);
        assert!(!told[0].is_past);
        for known in ["Doodle City ", "thread planted", "crash.rs"] {
            assert!(told[0].report.contains(known), "{}", told[0].report);
        }
        assert!(crashes.take().iter().all(|it| !it.report.contains("planted fault")), "once");
        assert!(!folder.path().join(FILE).exists(), "the app lives on");
    }

    #[test]
    fn what_ended_the_app_is_told_once_at_the_next_start() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("not yet there").join(FILE);
        keep(&file, "a planted fault")?;
        assert_eq!(take_kept(&file)?.as_deref(), Some("a planted fault"));
        assert_eq!(take_kept(&file)?, None);
        Ok(())
    }

    #[test]
    fn a_report_that_is_no_text_or_very_long_is_read_all_the_same() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join(FILE);
        fs::write(&file, [0xFF, b'a'])?;
        assert_eq!(take_kept(&file)?.as_deref(), Some("\u{FFFD}a"));
        fs::write(&file, vec![b'a'; 2 * MOST as usize])?;
        assert_eq!(take_kept(&file)?.map(|report| report.len() as u64), Some(MOST));
        Ok(())
    }
}
