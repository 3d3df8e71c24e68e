//! The binary `doodle` as a person or a script meets it: what it prints, its exit status, the files it leaves.

mod branch;
mod city_planner;
mod design_town;
mod doodle_city;
#[path = "../parcel/mod.rs"]
mod game;
mod parcel;
mod records;
mod simulate;
mod tournament;
mod words;

use std::{
    ffi::OsString,
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Output, Stdio},
};

use ::doodle_city::{
    games,
    record::{Match, Player, Seeded, load},
    rules::{
        Actor, Game, IgnoreEvents, LegalActions as _, Seat,
        doodle_city::{DoodleCity, Legal, Setup, built_in_sheets},
    },
    terminal::{self, Entry},
};

use self::game::Parcel;

/// What a run of `doodle` came to.
struct Run {
    status: i32,
    out: String,
    err: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Self { status: output.status.code().unwrap(), out: text(&output.stdout), err: text(&output.stderr) }
    }
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_doodle"));
    command.current_dir(folder).args(arguments);
    command
}

/// Runs `doodle` in this process, with Parcel among the games; gives the exit status and what it printed.
fn in_process(arguments: &[&str], typed: &str) -> (u8, String) {
    let games: Vec<Entry> = games::IN_TERMINALS.iter().copied().chain([Entry::of::<Parcel>()]).collect();
    let arguments: Vec<OsString> = ["doodle"].iter().chain(arguments).map(OsString::from).collect();
    let mut printed = Vec::new();
    let status = terminal::run(&games, &arguments, &mut typed.as_bytes(), &mut printed);
    (status, String::from_utf8(printed).unwrap())
}

/// Runs `doodle` in `folder`, with nothing on standard input.
fn doodle(folder: &Path, arguments: &[&str]) -> Run {
    command(folder, arguments).stdin(Stdio::null()).output().unwrap().into()
}

/// Runs `doodle` in `folder`, with `typed` on standard input.
fn doodle_with(folder: &Path, arguments: &[&str], typed: &str) -> Run {
    let mut command = command(folder, arguments);
    let mut running =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Dropped when written, so that the input ends. It may leave before it has read all.
    let _ = running.stdin.take().unwrap().write_all(typed.as_bytes());
    running.wait_with_output().unwrap().into()
}

fn setup(players: u8) -> Setup {
    Setup {
        players,
        first: Seat(0),
        more_control: false,
        free_circling: false,
        sheet: built_in_sheets().remove(0),
    }
}

/// A person in each of so many seats.
fn seats(players: u8) -> Vec<Player> {
    (1..=players).map(|seat| Player::person(format!("Player {seat}"))).collect()
}

/// A match with seeded dice, up to its end or to `steps` actions, always the action in the middle of the legal ones.
fn played(setup: Setup, seed: u64, steps: usize) -> Match<DoodleCity> {
    let seats = seats(setup.players);
    let mut played = Match::<DoodleCity>::new(setup, seats).unwrap();
    played.set_seed(seed);
    let mut dice = Seeded::new(seed);
    let mut legal = Legal::default();
    while played.log().len() < steps {
        let action = match played.actor() {
            Actor::Chance(_) => played.draw(&mut dice).unwrap(),
            Actor::Seat(_) => {
                played.game().legal(played.state(), &mut legal);
                legal.get(legal.len() / 2).unwrap()
            }
            Actor::GameOver => break,
        };
        played.apply(action, &mut IgnoreEvents).unwrap();
    }
    played
}

/// Writes a whole match for two to `name` in `folder`; gives its text.
fn write_match(folder: &Path, name: &str) -> String {
    let text = played(setup(2), 7, usize::MAX).record().write();
    fs::write(folder.join(name), &text).unwrap();
    text
}

/// Plays on in `a.json`, which is such a match if it is not there yet.
fn play_on(folder: &Path, new: &[&str], typed: &str) -> String {
    let run = doodle_with(folder, &[&["play", "a.json"], new].concat(), typed);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    run.out
}

/// What the record of a match in `file` has to be, if it was played as `wanted`: when that was only the clock knows.
fn as_played<G: Game>(file: &Path, wanted: &Match<G>) -> String {
    let found = load::<G>(file).unwrap();
    let mut wanted = wanted.clone();
    wanted.set_begun(found.begun().expect("it is noted when a match began"));
    if wanted.is_over() {
        wanted.set_ended(found.ended().expect("and when it ended"));
    }
    wanted.record().write()
}

/// What has been done in the match of `a.json`.
fn actions<G: Game>(folder: &Path) -> Vec<G::Action> {
    load::<G>(&folder.join("a.json")).unwrap().log().to_vec()
}

/// Writes a match to `a.json`.
fn write<G: Game>(folder: &Path, played: &Match<G>) {
    fs::write(folder.join("a.json"), played.record().write()).unwrap();
}

#[test]
fn wrong_arguments_end_with_status_2() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["fly"], &["verify"], &["show"], &["simulate"], &["play", "a", "b"]] {
        assert_eq!(doodle(folder.path(), arguments).status, 2, "{arguments:?}");
    }
    assert_eq!(doodle(folder.path(), &["--help"]).status, 0);
}

/// Runs `doodle` in `folder`, with `typed` on standard input and nobody who reads its standard output.
#[cfg(unix)]
fn doodle_unread(folder: &Path, arguments: &[&str], typed: &str) -> Run {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = command(folder, arguments);
    let mut running = command.stdin(Stdio::piped()).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
    let _ = running.stdin.take().unwrap().write_all(typed.as_bytes());
    running.wait_with_output().unwrap().into()
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    write_match(folder.path(), "a.json");
    for arguments in [
        &["show", "a.json"][..],
        &["verify", "a.json", "a.json"],
        &["simulate", "--games", "1"],
        &["--help"],
        &["play", "new.json"],
    ] {
        let run = doodle_unread(folder.path(), arguments, "");
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn the_work_is_done_even_if_nobody_reads() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let train = ["train", "--generations", "2", "--games", "2", "-o", "a.weights"];
    let run = doodle_unread(folder.path(), &train, "");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(fs::read(file("a.weights")).unwrap().len() > 1000);

    write_match(folder.path(), "good.json");
    fs::write(file("bad.json"), "").unwrap();
    let mut files = vec!["verify"];
    files.extend(["good.json"; 200]);
    files.push("bad.json");
    let run = doodle_unread(folder.path(), &files, "");
    assert_eq!((run.status, run.err.as_str()), (2, "doodle: bad.json: the file is empty\n"));

    let run = doodle_unread(folder.path(), &["play", "new.json"], "\n");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let played = load::<DoodleCity>(&file("new.json")).unwrap();
    assert_eq!(played.log().len(), 5, "the starting roads are rolled");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_output_is_told_after_the_work() {
    let folder = tempfile::tempdir().unwrap();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let simulate = ["simulate", "--games", "3", "--records", "."];
    let run: Run = command(folder.path(), &simulate).stdout(full).output().unwrap().into();
    assert!(run.status == 2 && run.err.starts_with("doodle: standard output: "), "{}", run.err);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

/// Runs `doodle` in `folder` as on a full disk: no file takes a single byte.
#[cfg(unix)]
fn doodle_on_a_full_disk(folder: &Path, arguments: &[&str]) -> Run {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_doodle")]);
    shell.current_dir(folder).args(arguments).stdin(Stdio::null()).output().unwrap().into()
}

#[cfg(unix)]
#[test]
fn a_record_that_cannot_be_written_whole_is_not_there() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["simulate", "--games", "20", "--records", "."][..], &["play", "new.json"], &["play"]] {
        let run = doodle_on_a_full_disk(folder.path(), arguments);
        assert!(run.status == 2 && run.err.contains("cannot be written"), "{arguments:?}: {}", run.err);
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
        assert!(left.is_empty(), "{arguments:?}: {left:?}");
        let run = doodle(folder.path(), arguments);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{arguments:?}: nothing is in the way");
        fs::read_dir(folder.path()).unwrap().for_each(|file| fs::remove_file(file.unwrap().path()).unwrap());
    }
}

/// That whatever begins a match of a game refuses each of these options, says why, and prints nothing.
fn assert_refused(folder: &Path, game: &str, refused: &[([&str; 2], &str)]) {
    for (options, said) in refused {
        for command in [&["simulate", "--games", "1"][..], &["play", "new.json"]] {
            let run = doodle(folder, &[command, &["--game", game], options].concat());
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{options:?}");
            assert!(run.err.contains(said), "{options:?}: {}", run.err);
        }
    }
}
