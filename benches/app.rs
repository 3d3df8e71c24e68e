//! The app beside the emptiest Bevy 2D app, in one run: start, rest, frames in motion, memory and size.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// How often the start is measured.
const STARTS: usize = 9;
/// How long the rest is watched.
const REST: Duration = Duration::from_secs(20);

fn main() {
    if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
        eprintln!("the app can only be measured with a display: `./dev bench app` gives it one");
        std::process::exit(2);
    }
    let app = PathBuf::from(env!("CARGO_BIN_EXE_doodle_city"));
    let floor = app.parent().map(|folder| folder.join("examples/floor")).unwrap_or_default();
    if !floor.exists() {
        eprintln!("{} is missing: `cargo build --release --example floor` builds it", floor.display());
        std::process::exit(2);
    }
    let data = std::env::temp_dir().join(format!("doodle-city-bench-{}", std::process::id()));
    let start = ["--data", &data.to_string_lossy(), "--measure", "start"].map(str::to_owned);
    let frames = ["--data", &data.to_string_lossy(), "--measure", "frames"].map(str::to_owned);
    let floor_start = ["start"].map(str::to_owned);
    let floor_frames = ["frames"].map(str::to_owned);

    println!("{:<28} {:>10} {:>10} {:>7}   bar", "", "app", "floor", "ratio");
    // In turn, so that both meet the same machine.
    let mut starts = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        starts.0.push(time_start(&app, &start));
        starts.1.push(time_start(&floor, &floor_start));
    }
    row("start, ms (median of 9)", median(starts.0), median(starts.1), "at most 1.2");
    let (ours, theirs) = (rest(&app, &start), rest(&floor, &floor_start));
    row("at rest, % of a core", ours.0, theirs.0, "app under 1 %");
    row("memory at rest, MiB", ours.1, theirs.1, "reported");
    let mut weights = (Vec::new(), Vec::new());
    for _ in 0..3 {
        weights.0.push(weigh(&app, &frames));
        weights.1.push(weigh(&floor, &floor_frames));
    }
    row("frame in motion, ms of CPU", median(weights.0), median(weights.1), "at most 1.5");
    row("binary, MiB", size(&app), size(&floor), "reported");
    let _ = fs::remove_dir_all(data);
}

fn row(what: &str, app: f64, floor: f64, bar: &str) {
    println!("{what:<28} {app:>10.2} {floor:>10.2} {:>7.2}   {bar}", app / floor);
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

fn launch(program: &Path, arguments: &[String]) -> Child {
    let child = Command::new(program).args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    child.unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()))
}

/// The rest of the first line that begins with `word`.
fn hear(child: &mut Child, word: &str) -> Option<String> {
    let lines = BufReader::new(child.stdout.as_mut()?).lines();
    lines.map_while(Result::ok).find_map(|line| line.strip_prefix(word).map(|rest| rest.trim().to_owned()))
}

fn stop(mut child: Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Milliseconds from the start of the process until it is ready.
fn time_start(program: &Path, arguments: &[String]) -> f64 {
    let begin = Instant::now();
    let mut child = launch(program, arguments);
    let ready = hear(&mut child, "ready");
    let time = begin.elapsed();
    stop(child);
    if ready.is_some() { time.as_secs_f64() * 1e3 } else { f64::NAN }
}

/// Per cent of a core, and MiB of memory, while nothing happens.
fn rest(program: &Path, arguments: &[String]) -> (f64, f64) {
    let mut child = launch(program, arguments);
    hear(&mut child, "ready");
    sleep(Duration::from_secs(3));
    let before = ticks(&child);
    sleep(REST);
    let used = (ticks(&child) - before) / 100.0;
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let memory =
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
    stop(child);
    (used / REST.as_secs_f64() * 100.0, memory.unwrap_or(f64::NAN) / 1024.0)
}

/// Hundredths of a second that the process has run so far.
fn ticks(child: &Child) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    [11, 12].into_iter().filter_map(|field| fields.get(field)?.parse::<f64>().ok()).sum()
}

/// Milliseconds of the app's own threads for a frame.
fn weigh(program: &Path, arguments: &[String]) -> f64 {
    let mut child = launch(program, arguments);
    let nanoseconds = hear(&mut child, "frame").and_then(|figure| figure.parse::<f64>().ok());
    stop(child);
    nanoseconds.unwrap_or(f64::NAN) / 1e6
}

fn size(program: &Path) -> f64 {
    fs::metadata(program).map_or(f64::NAN, |file| file.len() as f64 / f64::from(1 << 20))
}
