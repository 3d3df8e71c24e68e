//! The binary `doodle` as a person or a script meets it: what it prints, its exit status, the files it leaves.

mod play;
mod records;
mod simulate;
mod tournament;

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Output, Stdio},
};

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{
        Actor, Choices as _, Game as _, Seat, Silent,
        doodle_city::{DoodleCity, Legal, Setup, built_in_sheets},
    },
};

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

/// A match with seeded dice, up to its end or to `steps` actions, always the action in the middle of the legal ones.
fn played(setup: Setup, seed: u64, steps: usize) -> Match<DoodleCity> {
    let seats = (1..=setup.players).map(|seat| Player::person(format!("Player {seat}"))).collect();
    let mut played = Match::<DoodleCity>::new(setup, seats).unwrap();
    played.set_seed(seed);
    let mut dice = Seeded::new(seed);
    let mut legal = Legal::default();
    while played.log().len() < steps {
        let action = match played.actor() {
            Actor::Chance => played.draw(&mut dice).unwrap(),
            Actor::Seat(_) => {
                played.game().legal(played.state(), &mut legal);
                legal.get(legal.len() / 2).unwrap()
            }
            Actor::Nobody => break,
        };
        played.apply(action, &mut Silent).unwrap();
    }
    played
}

/// Writes a whole match for two to `name` in `folder`; gives its text.
fn write_match(folder: &Path, name: &str) -> String {
    let text = played(setup(2), 7, usize::MAX).record().write();
    fs::write(folder.join(name), &text).unwrap();
    text
}

#[test]
fn wrong_arguments_end_with_status_2() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["fly"], &["verify"], &["show"], &["simulate"], &["play", "a", "b"]] {
        assert_eq!(doodle(folder.path(), arguments).status, 2, "{arguments:?}");
    }
    assert_eq!(doodle(folder.path(), &["--help"]).status, 0);
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
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command(folder.path(), arguments).stdin(Stdio::null()).stdout(writer).output().unwrap();
        let run: Run = output.into();
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{arguments:?}");
    }
}
