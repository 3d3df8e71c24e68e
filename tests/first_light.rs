//! The real window shows the whole picture without being touched, and then rests.
//!
//! What is right is told by the same program when it compiles its pipelines in step and draws all the time.
#![cfg(all(feature = "app", target_os = "linux"))]

#[expect(dead_code, reason = "a bench uses the rest")]
#[path = "support/window.rs"]
mod window;

use std::{
    fs::File,
    io::Write as _,
    path::Path,
    process::Command,
    sync::{Mutex, PoisonError},
    thread::sleep,
    time::{Duration, Instant},
};

use window::{Picture, Running, VirtualDisplay};

/// Within this time the picture is complete, on a busy machine and in a build that is not optimised.
const SOON: Duration = Duration::from_secs(8);
/// How long a rest is watched, and the most that it may cost: one per cent of a core.
const REST: Duration = Duration::from_secs(2);
const MOST_AT_REST: Duration = Duration::from_millis(20);

const MATCH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens/doodle_city_six_players.record");

/// One app at a time: each has the machine for itself.
static ALONE: Mutex<()> = Mutex::new(());

/// What is done to the window once the picture before is complete.
type Deed = fn(&Running);

/// Starts the app on a display and in a folder of its own, and does the deeds one after the other, each when the
/// picture is complete that came of the one before. `pictures` says so: it is given the app after each.
fn drive(arguments: &[&str], deeds: &[Deed], mut completed: impl FnMut(&Running)) {
    let folder = tempfile::tempdir().expect("a folder");
    let display = VirtualDisplay::new();
    let data = folder.path().to_str().expect("a readable path");
    let arguments = [&["--data", data], arguments].concat();
    let app = display.launch(Path::new(env!("CARGO_BIN_EXE_doodle_city")), &arguments);
    completed(&app);
    for deed in deeds {
        deed(&app);
        completed(&app);
    }
}

/// Without any input, the picture after the start and after each deed is the right one, soon; then the app rests.
fn assert_complete(arguments: &[&str], deeds: &[Deed]) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut right: Vec<Picture> = Vec::new();
    drive(&[arguments, &["--in-step"]].concat(), deeds, |app| right.push(app.settled()));
    let mut right = right.into_iter();
    drive(arguments, deeds, |app| {
        let right = right.next().expect("one for each");
        match app.wait_for(&right, SOON) {
            Ok(age) => println!("complete {:.2} s after the start", age.as_secs_f32()),
            Err(Some(shown)) => panic!("{} pixels are wrong", shown.difference(&right)),
            Err(None) => panic!("there is no window"),
        }
        assert!((0..3).any(|_| rests(app)), "it does not come to rest");
        assert!(app.picture().is_some_and(|picture| picture.is_like(&right)), "the picture stays");
    });
}

/// Watches the app for a while: whether it rests.
fn rests(app: &Running) -> bool {
    let before = app.processor_time();
    sleep(REST);
    let spent = app.processor_time() - before;
    println!("{spent:?} in {REST:?}");
    spent < MOST_AT_REST
}

#[test]
fn the_shelf_is_complete_without_a_touch() {
    assert_complete(&[], &[]);
}

#[test]
fn a_match_that_is_opened_is_complete_without_a_touch() {
    assert_complete(&["--open", MATCH, "--at", "40"], &[]);
}

#[test]
fn a_window_that_comes_back_is_complete() {
    let leave_and_come_back: Deed = |app| {
        app.unmap();
        sleep(Duration::from_secs(1));
        app.map();
    };
    assert_complete(&["--size", "390x844"], &[leave_and_come_back]);
}

#[test]
fn a_window_of_another_size_is_complete() {
    assert_complete(&["--open", MATCH], &[|app| app.resize(390, 844), |app| app.resize(1280, 800)]);
}

#[test]
fn the_first_panel_is_complete() {
    assert_complete(&["--open", MATCH, "--at", "40"], &[|app| app.press("m")]);
}

/// Another picture than this one is seen, soon, and then the app rests.
fn assert_wakes(app: &Running, before: &Picture, what: &str) -> Picture {
    let end = Instant::now() + SOON;
    while app.picture().is_none_or(|now| now.is_like(before)) {
        assert!(Instant::now() < end, "{what}: nothing is seen of it");
        sleep(Duration::from_millis(10));
    }
    let shown = app.settled();
    assert!((0..3).any(|_| rests(app)), "{what}: it does not come to rest");
    shown
}

#[test]
fn a_game_pad_wakes_a_window_at_rest() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = tempfile::tempdir().expect("a folder");
    let display = VirtualDisplay::new();
    let [data, pipe] = ["data", "pads"].map(|name| folder.path().join(name));
    let is_made = Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success());
    assert!(is_made, "a pipe");
    // Opened for both, so that it does not wait for the app.
    let mut pad = File::options().read(true).write(true).open(&pipe).expect("it is there");
    let arguments = ["--data".as_ref(), data.as_os_str(), "--pads".as_ref(), pipe.as_os_str()];
    let arguments = arguments.map(|it| it.to_str().expect("a readable path"));
    let app = display.launch(Path::new(env!("CARGO_BIN_EXE_doodle_city")), &arguments);
    let mut tell = |line: &str| writeln!(pad, "{line}").expect("the app listens");
    let mut shown = app.settled();
    app.focus();
    tell("0 connect");
    assert!((0..3).any(|_| rests(&app)), "a pad alone changes nothing");
    for button in ["DPadDown", "South"] {
        tell(&format!("0 {button} 1"));
        tell(&format!("0 {button} 0"));
        shown = assert_wakes(&app, &shown, button);
    }
}
