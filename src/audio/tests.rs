//! The real sound library on a device that swallows everything: ALSA's null device.

use std::{
    env, fs,
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::{prelude::*, window::AppLifecycle};

use super::{Due, sound_plugin};
use crate::{games, headless, platform::FakeDevice, sound::Sound, storage::MemoryBackend};

/// The library reads it once in a process, so each test has one of its own.
const CONFIGURATION: &str = "ALSA_CONFIG_PATH";

/// Runs the named test of this file where the null device is the only one; whether this is there already.
fn is_on_null_device(test: &str) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("doodle-city-null.conf");
    if env::var(CONFIGURATION).is_ok_and(|path| path.ends_with("doodle-city-null.conf")) {
        return true;
    }
    fs::write(&path, "pcm.!default { type null }\n").expect("it is writable");
    let ended = Command::new(env::current_exe().expect("this runs"))
        .args(["--exact", &format!("audio::tests::{test}"), "--nocapture"])
        .env(CONFIGURATION, path)
        .status();
    assert!(ended.expect("it starts").success());
    false
}

/// The name and the switches so far of each other thread.
fn threads() -> Vec<(String, u64)> {
    let me = fs::read_link("/proc/thread-self").expect("Linux has it");
    let tasks = fs::read_dir("/proc/self/task").expect("Linux has it");
    let paths = tasks.flatten().map(|task| task.path()).filter(|task| task.file_name() != me.file_name());
    paths
        .filter_map(|task| {
            let status = fs::read_to_string(task.join("status")).ok()?;
            let switches = status.lines().filter(|line| line.contains("ctxt_switches"));
            let switches =
                switches.filter_map(|line| line.split_whitespace().last()?.parse::<u64>().ok()).sum();
            Some((fs::read_to_string(task.join("comm")).ok()?.trim().to_owned(), switches))
        })
        .collect()
}

fn is_open() -> bool {
    threads().iter().any(|(name, _)| name == "cpal_alsa_out")
}

/// How long it takes until the output is open or closed.
fn until(is_so: bool) -> Duration {
    let begin = Instant::now();
    while is_open() != is_so {
        assert!(
            begin.elapsed() < Duration::from_secs(30),
            "it is never {}",
            if is_so { "open" } else { "closed" }
        );
        sleep(Duration::from_millis(5));
    }
    begin.elapsed()
}

struct Game(App, FakeDevice);

impl Game {
    fn start() -> Self {
        let device = FakeDevice::default();
        let mut app = headless(games::ALL, Vec2::new(390.0, 844.0), MemoryBackend::default(), device.clone());
        app.add_plugins(sound_plugin);
        app.update();
        Self(app, device)
    }

    fn hear(&mut self, sound: Sound) {
        self.0.world_mut().write_message(Due { sound, across: 0.0 });
        self.0.update();
    }

    fn tell(&mut self, event: AppLifecycle) {
        self.0.world_mut().write_message(event);
        self.0.update();
    }
}

#[test]
fn the_output_is_open_around_sounds_only_and_then_nothing_wakes() {
    if !is_on_null_device("the_output_is_open_around_sounds_only_and_then_nothing_wakes") {
        return;
    }
    let mut game = Game::start();
    sleep(Duration::from_millis(200));
    assert!(!is_open(), "nothing is to be heard yet");
    game.hear(Sound::Tap);
    until(true);
    // No frame is drawn from here on.
    until(false);
    // The library's own threads end a little later.
    sleep(Duration::from_secs(1));
    let before = threads();
    sleep(Duration::from_secs(2));
    assert_eq!(threads(), before, "some thread woke");
}

#[test]
fn out_of_sight_the_output_is_closed_at_once_and_stays_closed() {
    if !is_on_null_device("out_of_sight_the_output_is_closed_at_once_and_stays_closed") {
        return;
    }
    let mut game = Game::start();
    game.hear(Sound::DiceOnFelt);
    until(true);
    game.tell(AppLifecycle::Suspended);
    assert!(until(false) < super::sleeper::SILENCE / 2);
    game.hear(Sound::DiceOnFelt);
    sleep(Duration::from_millis(500));
    assert!(!is_open(), "nobody is there to hear it");
    game.tell(AppLifecycle::Running);
    game.hear(Sound::DiceOnFelt);
    until(true);
    assert_eq!(game.1.pretended().openings, 2, "the device was told each time");
}
