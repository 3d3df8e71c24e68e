//! The real app, killed at random moments of play: nothing that was shown is ever lost.
#![cfg(all(feature = "app", unix))]

#[cfg(target_os = "linux")]
#[expect(dead_code, reason = "other tests look at the window")]
#[path = "support/window.rs"]
mod window;

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    thread,
    time::{Duration, Instant},
};

use doodle_city::{
    record::{Match, Seeded},
    rules::doodle_city::DoodleCity,
    storage::Settings,
};

/// Kills in all, and tables at which they happen side by side.
const KILLS: u64 = 200;
const TABLES: u64 = 2;

/// Where the app shows itself: on Linux a display of its own, for there may be no other.
struct Stage {
    #[cfg(target_os = "linux")]
    display: window::VirtualDisplay,
}

impl Stage {
    fn new() -> Self {
        Self {
            #[cfg(target_os = "linux")]
            display: window::VirtualDisplay::new(),
        }
    }

    /// The app, to be started there.
    fn app(&self) -> Command {
        let program = Path::new(env!("CARGO_BIN_EXE_doodle_city"));
        #[cfg(target_os = "linux")]
        return self.display.command(program);
        #[cfg(not(target_os = "linux"))]
        Command::new(program)
    }
}

/// The running app, and what it reports.
struct Running {
    app: Child,
    /// Where its complaints are.
    stderr: PathBuf,
    shown: Receiver<usize>,
}

impl Running {
    fn start(stage: &Stage, folder: &Path, seed: u64) -> Self {
        let mut app = stage
            .app()
            .args([
                "--size",
                "360x640",
                "--report",
                "/dev/stdout",
                "--play-by-itself",
                &seed.to_string(),
                "--data",
            ])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(fs::File::create(folder.join("stderr")).expect("there is room"))
            .spawn()
            .expect("the app starts");
        let pipe = BufReader::new(app.stdout.take().expect("it was asked for"));
        let (reported, shown) = channel();
        thread::spawn(move || {
            for line in pipe.lines().map_while(Result::ok) {
                let step = line.strip_prefix("shown ").and_then(|step| step.parse().ok());
                if reported.send(step.unwrap_or_else(|| panic!("`{line}` is no report"))).is_err() {
                    return;
                }
            }
        });
        Self { app, stderr: folder.join("stderr"), shown }
    }

    /// It ended by itself, which it never should.
    fn end(&mut self) -> ! {
        let stderr = fs::read_to_string(&self.stderr).unwrap_or_default();
        panic!("the app ended: {:?}\n{stderr}", self.app.wait());
    }

    /// Kills it `delay` after its first step was shown, or `delay` after its start, and says what it has shown.
    fn kill_after(mut self, delay: Duration, is_after_first: bool) -> Vec<usize> {
        let mut shown = Vec::new();
        if is_after_first {
            match self.shown.recv_timeout(Duration::from_secs(60)) {
                Ok(step) => shown.push(step),
                Err(RecvTimeoutError::Timeout) => panic!("the app shows nothing"),
                Err(RecvTimeoutError::Disconnected) => self.end(),
            }
        }
        let end = Instant::now() + delay;
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            match self.shown.recv_timeout(left) {
                Ok(step) => shown.push(step),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.end(),
            }
        }
        self.app.kill().expect("it can be killed");
        self.app.wait().expect("it has ended");
        // What it still managed to report.
        shown.extend(self.shown.iter());
        shown
    }
}

/// All matches in the folder, each read and replayed; anything else there that should not be is a failure.
fn matches(folder: &Path) -> BTreeMap<PathBuf, Match<DoodleCity>> {
    assert!(!folder.join("damaged").exists(), "a file was set aside");
    if let Ok(settings) = fs::read(folder.join("settings.json")) {
        Settings::read(&settings).expect("the settings can be read");
    }
    let mut matches = BTreeMap::new();
    for file in fs::read_dir(folder.join("matches")).into_iter().flatten() {
        let path = file.expect("the folder can be read").path();
        if path.extension().is_some_and(|it| it == "new") {
            // Half a file that never took the place of the whole one; the next start has to live with it.
            continue;
        }
        let bytes = fs::read(&path).expect("the file can be read");
        let play = Match::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        matches.insert(path, play);
    }
    matches
}

/// What came of some kills.
#[derive(Default, Debug)]
struct Tally {
    kills: usize,
    matches: usize,
    steps: usize,
    leftovers: usize,
    before_anything: usize,
}

/// One kill at a table: whatever was on disk is still there, and what was shown is there too.
fn kill_once(stage: &Stage, folder: &Path, seed: u64, tally: &mut Tally) {
    let before = matches(folder);
    let random = |index: u64, below: u64| Seeded::nth(seed, index) % below;
    // Most kills come while it plays; some while it starts.
    let is_after_first = random(0, 8) > 0;
    let delay = Duration::from_millis(random(1, 2500));
    let shown = Running::start(stage, folder, seed).kill_after(delay, is_after_first);
    let after = matches(folder);

    for (path, play) in &before {
        let later = &after[path];
        assert_eq!(later.log().get(..play.log().len()), Some(play.log()), "{}: it went back", path.display());
    }
    // It goes on with the match that was not over, or begins one.
    let running = before.iter().find(|(_, play)| !play.is_over()).map(|(path, _)| path);
    let path = running.or_else(|| after.keys().find(|path| !before.contains_key(*path)));
    let on_disk = path.map_or(0, |path| after[path].log().len());
    let last = shown.iter().copied().max().unwrap_or(0);
    assert!(on_disk >= last, "step {last} was shown, {on_disk} are on disk");

    // A kill in the middle of writing leaves half a neighbour behind, more often here than by chance.
    if let Some(path) = path.filter(|_| random(2, 4) == 0) {
        let whole = fs::read(path).expect("it was read before");
        let half = whole.get(..whole.len() / 2).unwrap_or_default();
        fs::write(path.with_extension("json.new"), half).expect("there is room");
    }
    tally.kills += 1;
    tally.matches = after.len();
    tally.steps += shown.len();
    tally.before_anything += usize::from(shown.is_empty());
    let leftovers = fs::read_dir(folder.join("matches")).into_iter().flatten().flatten();
    tally.leftovers += leftovers.filter(|file| file.path().extension().is_some_and(|it| it == "new")).count();
}

#[test]
fn a_kill_at_any_moment_loses_nothing_that_was_shown() {
    let kills = env::var("DOODLE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let start = Instant::now();
    let (stage, next) = (Arc::new(Stage::new()), Arc::new(Mutex::new(0)));
    let tables: Vec<_> = (0..TABLES)
        .map(|_| {
            let (stage, next) = (Arc::clone(&stage), Arc::clone(&next));
            thread::spawn(move || {
                let folder = tempfile::tempdir().expect("a folder");
                let mut tally = Tally::default();
                loop {
                    let seed = {
                        let mut next = next.lock().expect("no other table failed in between");
                        *next += 1;
                        *next
                    };
                    if seed > kills {
                        return tally;
                    }
                    kill_once(&stage, folder.path(), seed, &mut tally);
                }
            })
        })
        .collect();
    for table in tables {
        let tally = table.join().expect("nothing was lost");
        println!("{tally:?}");
        assert!(tally.steps > 0, "it never played");
    }
    println!("{kills} kills in {:.0} s", start.elapsed().as_secs_f32());
}
