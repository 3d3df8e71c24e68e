//! The real app, broken on purpose: it ends in words, loses nothing that was shown, and tells of it at the next start.
#![cfg(all(feature = "app", target_os = "linux"))]

#[expect(dead_code, reason = "other tests look at the window")]
#[path = "support/window.rs"]
mod window;

use std::{fs, path::Path, process::Output};

use bevy::prelude::*;
use doodle_city::{
    games, headless, intent::Intent, platform::FakeDevice, record::Match, rules::doodle_city::DoodleCity,
    screens::Panel, storage::MemoryBackend,
};
use window::VirtualDisplay;

/// Plays by itself until it breaks as `how` says. No program is to be found that could show a window of the system's own.
fn broken(folder: &Path, how: &str) -> Output {
    let display = VirtualDisplay::new();
    let mut app = display.command(Path::new(env!("CARGO_BIN_EXE_doodle_city")));
    app.args(["--size", "360x640", "--play-by-itself", "1", how, "5", "--report", "/dev/stdout", "--data"])
        .arg(folder)
        .env("PATH", "")
        .output()
        .expect("the app starts")
}

/// What the next start says: title, and the report that it offers.
fn told(folder: &Path) -> Option<(String, String)> {
    let device = FakeDevice::default();
    device.pretended().data_dir = Some(folder.to_owned());
    let mut app = headless(games::ALL, Vec2::new(390.0, 844.0), MemoryBackend::default(), device);
    for _ in 0..5 {
        app.update();
    }
    match app.world().resource::<Panel>() {
        Panel::Dialog(dialog) => match &dialog.action {
            Some((_, Intent::ExportReport(report))) => Some((dialog.title.clone(), report.clone())),
            _ => None,
        },
        _ => None,
    }
}

/// The app breaks as `how` says: it ends with an error, has kept what it has shown, and its next start tells once.
fn assert_is_told(how: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = broken(folder.path(), how);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{stderr}");
    assert!(stderr.contains("a planted fault"), "{stderr}");

    let stdout = String::from_utf8_lossy(&output.stdout);
    let shown = stdout.lines().filter_map(|line| line.strip_prefix("shown ")?.parse::<usize>().ok()).max();
    let mut matches = fs::read_dir(folder.path().join("matches")).expect("a folder of matches");
    let file = matches.next().expect("one was begun").expect("it can be read").path();
    let kept = Match::<DoodleCity>::read(&fs::read(file).expect("a file")).expect("a match");
    let steps = kept.log().len();
    assert!(shown.is_some_and(|shown| shown > 0 && shown <= steps), "{shown:?} of {steps}");

    let (title, report) = told(folder.path()).expect("the next start tells of it");
    assert_eq!(title, "Doodle City stopped last time");
    assert!(report.contains("a planted fault") && report.contains("src/dev/breaking.rs"), "{report}");
    assert_eq!(told(folder.path()), None, "once");
}

#[test]
fn an_app_that_breaks_keeps_the_match_and_tells_at_the_next_start() {
    assert_is_told("--break-after");
}

#[test]
fn an_app_whose_renderer_breaks_does_so_too() {
    assert_is_told("--break-renderer-after");
}
