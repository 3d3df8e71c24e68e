//! What is known when something breaks. A panic is told while the app lives on, and kept in a file until the app has come
//! to its end; of what lies there the next start tells. In a browser the page tells it.

use std::{
    backtrace::{Backtrace, BacktraceStatus},
    fs,
    io::{self, Read as _},
    panic::{self, PanicHookInfo},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use bevy::prelude::*;

use super::{DataDir, Waker};

/// The file in the folder for matches and settings that tells what broke.
const FILE: &str = "crash.txt";
/// More bytes than this of a report help nobody.
const MOST: u64 = 16 * 1024;

/// Something broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crash {
    /// Whether that was in the last run.
    pub is_past: bool,
    /// Which version broke, where, and why: for whoever mends it.
    pub report: String,
}

/// What has broken, in this run of the app and in the last one; a clone is the same list.
#[derive(Resource, Clone, Default, Debug)]
pub struct Crashes(Arc<Mutex<Known>>);

#[derive(Default, Debug)]
struct Known {
    /// First to last.
    crashes: Vec<Crash>,
    /// How many of them have been told.
    told: usize,
    /// Where the one of the last run stands until it has been told.
    past: Option<PathBuf>,
    /// What a dying app says in a window of the system's: a title and a text, in the language that is spoken.
    last_words: [String; 2],
}

impl Crashes {
    /// What a dying app is to say, a title and a text: nothing can be looked up any more then.
    pub fn set_last_words(&self, words: [String; 2]) {
        self.lock().last_words = words;
    }

    /// What was set last.
    pub fn last_words(&self) -> [String; 2] {
        self.lock().last_words.clone()
    }

    /// What has not been told yet, first to last; from now on it has been.
    pub fn take(&self) -> Vec<Crash> {
        let mut known = self.lock();
        let untold = known.crashes[known.told..].to_vec();
        known.told = known.crashes.len();
        // What has broken in this run stands there, too, by now.
        if known.crashes.iter().all(|crash| crash.is_past)
            && let Some(file) = known.past.take()
        {
            // What cannot be removed is told once more, which is better than never.
            let _ = fs::remove_file(file);
        }
        untold
    }

    /// Something broke that has to be told.
    pub fn add(&self, crash: Crash) {
        self.lock().crashes.push(crash);
    }

    /// From now on panics of all threads of this process are told here, and `waker` wakes the app to hear of them. Each
    /// is kept in `folder` at once, for whatever ends the app may do so before anybody can act: a panic of the renderer
    /// is followed by another one, and the process is over.
    pub fn watch(&self, waker: Waker, folder: Option<&Path>) {
        let (crashes, folder) = (self.clone(), folder.map(Path::to_owned));
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            usual(info);
            crashes.add(Crash { is_past: false, report: report(info) });
            // A page has one thread, and no folder.
            #[cfg(target_family = "wasm")]
            super::web::stopped(&crashes.reports());
            if let Some(folder) = &folder {
                // Nobody is left to hear that it could not be written.
                let _ = keep(&folder.join(FILE), &crashes.reports());
            }
            waker.wake();
        }));
    }

    /// Whether something broke in this run.
    pub fn has_any(&self) -> bool {
        self.lock().crashes.iter().any(|crash| !crash.is_past)
    }

    /// The app has come to its end in spite of what broke: the next start has nothing to tell that has been told
    /// already.
    pub fn forget_told(&self, folder: Option<&Path>) {
        let known = self.lock();
        if known.told == known.crashes.len()
            && known.past.is_none()
            && let Some(folder) = folder
        {
            let _ = fs::remove_file(folder.join(FILE));
        }
    }

    /// What broke in this run, and of the last one what has not been told, as one text: the newest first, for of a long
    /// text only the beginning is read.
    fn reports(&self) -> String {
        let known = self.lock();
        let is_due = |(at, crash): &(usize, &Crash)| !crash.is_past || *at >= known.told;
        let due = known.crashes.iter().enumerate().filter(is_due);
        let reports: Vec<_> = due.rev().map(|(_, crash)| crash.report.as_str()).collect();
        reports.join("\n\n")
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
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

/// The report of the file; `None` where there is none.
fn kept(file: &Path) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    match fs::File::open(file) {
        Ok(opened) => opened.take(MOST).read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// At the start: what broke the last time.
pub(super) fn find_last(folder: Res<DataDir>, crashes: Res<Crashes>) {
    let Some(folder) = &folder.0 else { return };
    let file = folder.join(FILE);
    match kept(&file) {
        Ok(Some(report)) => {
            crashes.add(Crash { is_past: true, report });
            crashes.lock().past = Some(file);
        }
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
        let kept =
            kept(&folder.path().join(FILE)).expect("it can be read").expect("whatever follows, it is kept");
        assert!(kept.contains("planted fault"), "{kept}");
    }

    #[test]
    fn what_broke_is_kept_for_the_next_start_even_if_it_was_told_and_the_newest_first() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("not yet there").join(FILE);
        let crashes = Crashes::default();
        let broken = |is_past, report: &str| Crash { is_past, report: report.into() };
        crashes.add(broken(true, "of the last run"));
        assert!(!crashes.has_any(), "nothing broke in this one");
        crashes.add(broken(false, "the renderer"));
        assert_eq!(crashes.take().len(), 2);
        crashes.add(broken(false, "what it took along"));
        assert!(crashes.has_any());
        keep(&file, &crashes.reports())?;
        assert_eq!(kept(&file)?.as_deref(), Some("what it took along\n\nthe renderer"));
        crashes.forget_told(file.parent());
        assert!(file.exists(), "the last has not been told");
        crashes.take();
        crashes.forget_told(file.parent());
        assert!(!file.exists(), "all has been told, and the app has come to its end");
        Ok(())
    }

    #[test]
    fn what_ended_the_last_run_stays_until_it_is_told_and_is_told_once() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join(FILE);
        keep(&file, "a planted fault")?;
        let start = || {
            let mut app = App::new();
            app.insert_resource(DataDir(Some(folder.path().to_owned()))).init_resource::<Crashes>();
            app.add_systems(Startup, find_last).update();
            app.world().resource::<Crashes>().clone()
        };
        start();
        let told = start().take();
        assert_eq!(told, [Crash { is_past: true, report: "a planted fault".into() }]);
        assert!(!file.exists());
        assert_eq!(start().take(), []);
        Ok(())
    }

    #[test]
    fn a_report_that_is_no_text_or_very_long_is_read_all_the_same() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join(FILE);
        fs::write(&file, [0xFF, b'a'])?;
        assert_eq!(kept(&file)?.as_deref(), Some("\u{FFFD}a"));
        fs::write(&file, vec![b'a'; 2 * MOST as usize])?;
        assert_eq!(kept(&file)?.map(|report| report.len() as u64), Some(MOST));
        Ok(())
    }
}
