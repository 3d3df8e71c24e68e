//! The app beside the emptiest Bevy 2D apps, in one run: start, rest, frames in motion, memory and size.

#[expect(dead_code, reason = "tests use the rest")]
#[path = "../tests/support/window.rs"]
mod window;

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::Stdio,
    thread::sleep,
    time::Duration,
};

use window::{Picture, VirtualDisplay};

/// The games whose frames are measured while everything in them moves.
const GAMES: [&str; 6] = [
    "doodle-city",
    "city-planner",
    "design-town",
    "finale-of-doodle-city",
    "finale-of-city-planner",
    "finale-of-design-town",
];
/// How often the start is measured.
const STARTS: usize = 9;
/// After this time a program has started and rests.
const START: Duration = Duration::from_secs(8);
/// What a frame of a finale may wait for the processor at most, in ms; what is painted beside it is not waited for.
const FRAME: f64 = 16.0;
/// What opening a panel may take of a processor, in ms.
const PANEL: f64 = 100.0;
/// How long the rest is watched.
const REST: Duration = Duration::from_secs(20);

fn main() {
    let app = PathBuf::from(env!("CARGO_BIN_EXE_doodle_city"));
    let example = |name: &str| {
        let program = app.parent().map(|folder| folder.join("examples").join(name)).unwrap_or_default();
        if !program.exists() {
            eprintln!("{} is missing: `cargo build --release --example {name}` builds it", program.display());
            std::process::exit(2);
        }
        program
    };
    let (floor, first_picture) = (example("floor"), example("first_picture"));
    let data = std::env::temp_dir().join(format!("doodle-city-bench-{}", std::process::id()));
    let arguments = ["--data", &data.to_string_lossy()];
    let in_step = [&arguments[..], &["--in-step"]].concat();

    println!("{:<34} {:>10} {:>10} {:>7}   bar", "", "app", "floor", "ratio");
    let right = (picture(&app, &in_step), picture(&first_picture, &[]));
    // In turn, so that both meet the same machine.
    let mut starts = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        starts.0.push(time_start(&app, &arguments, &right.0));
        starts.1.push(time_start(&first_picture, &[], &right.1));
    }
    row("first picture, ms (of 9)", median(starts.0), median(starts.1), "at most 1.2");
    let (ours, theirs) = (rest(&app, &arguments), rest(&floor, &[]));
    row("at rest, % of a core", ours.0, theirs.0, "app under 1 %");
    row("memory at rest, MiB", ours.1, theirs.1, "reported");
    for game in GAMES {
        let mut weights = (Vec::new(), Vec::new());
        for _ in 0..3 {
            weights.0.push(weigh(&app, &[&arguments[..], &["--measure-frames", game]].concat()));
            weights.1.push(weigh(&floor, &["--measure-frames"]).0);
        }
        let (usual, dearest): (Vec<_>, Vec<_>) = weights.0.into_iter().unzip();
        let what = format!("frame of {game}, ms of CPU");
        row(&what, median(usual), median(weights.1), "at most 1.25");
        if game.starts_with("finale") {
            row(
                "the longest wait of 1,002 of them",
                dearest.into_iter().fold(f64::NAN, f64::max),
                FRAME,
                "at most 1",
            );
        }
    }
    panels(&app, &arguments);
    row("binary, MiB", size(&app), size(&floor), "reported");
    let _ = fs::remove_dir_all(data);
}

/// What it costs to open a panel, of each scene that has one: the dearest, beside what a person may wait.
fn panels(app: &Path, arguments: &[&str]) {
    let mut costs = lines(app, &[arguments, &["--measure-panels", "--size", "390x844"]].concat(), |lines| {
        let told = lines.filter_map(|line| {
            let (name, nanoseconds) = line.strip_prefix("panel ")?.split_once(' ')?;
            Some((nanoseconds.trim().parse::<f64>().ok()? / 1e6, name.to_owned()))
        });
        told.collect::<Vec<_>>()
    });
    costs.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (cost, name) in costs.iter().take(5) {
        row(&format!("opening {name}, ms of CPU"), *cost, PANEL, "at most 1");
    }
    row(
        &format!("the cheapest of {} panels", costs.len()),
        costs.last().map_or(f64::NAN, |it| it.0),
        PANEL,
        "",
    );
}

fn row(what: &str, app: f64, floor: f64, bar: &str) {
    println!("{what:<34} {app:>10.2} {floor:>10.2} {:>7.2}   {bar}", app / floor);
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

/// What a program shows in the end.
fn picture(program: &Path, arguments: &[&str]) -> Picture {
    VirtualDisplay::new().launch(program, arguments).settled()
}

/// Milliseconds from the start of the process until the right pixels are on the screen.
fn time_start(program: &Path, arguments: &[&str], right: &Picture) -> f64 {
    let display = VirtualDisplay::new();
    let age = display.launch(program, arguments).wait_for(right, Duration::from_secs(60));
    age.map_or(f64::NAN, |age| age.as_secs_f64() * 1e3)
}

/// Per cent of a core, and MiB of memory, while nothing happens.
fn rest(program: &Path, arguments: &[&str]) -> (f64, f64) {
    let display = VirtualDisplay::new();
    let running = display.launch(program, arguments);
    // Not until its picture has settled: the floor rests before it has shown any.
    sleep(START);
    let before = running.processor_time();
    sleep(REST);
    let used = (running.processor_time() - before).as_secs_f64();
    (used / REST.as_secs_f64() * 100.0, running.memory() as f64 / f64::from(1 << 20))
}

/// Milliseconds of the app's own threads for a usual frame, and of those for which a frame waits for the dearest one.
fn weigh(program: &Path, arguments: &[&str]) -> (f64, f64) {
    lines(program, arguments, |lines| {
        let (mut usual, mut dearest) = (f64::NAN, f64::NAN);
        for line in lines {
            let told = |what| line.strip_prefix(what)?.trim().parse::<f64>().ok().map(|it| it / 1e6);
            dearest = told("dearest ").unwrap_or(dearest);
            if let Some(told) = told("frame ") {
                usual = told;
                break;
            }
        }
        (usual, dearest)
    })
}

/// What is read of the lines that a program prints.
fn lines<T>(program: &Path, arguments: &[&str], read: impl FnOnce(Box<dyn Iterator<Item = String>>) -> T) -> T {
    let display = VirtualDisplay::new();
    let mut command = display.command(program);
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child =
        command.spawn().unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
    let lines = BufReader::new(child.stdout.take().expect("it was asked for")).lines();
    let told = read(Box::new(lines.map_while(Result::ok)));
    let _ = child.kill();
    let _ = child.wait();
    told
}

fn size(program: &Path) -> f64 {
    fs::metadata(program).map_or(f64::NAN, |file| file.len() as f64 / f64::from(1 << 20))
}
