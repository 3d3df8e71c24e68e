//! `doodle`: the games without a window.

use std::process::ExitCode;

use doodle_city::{games, terminal};

fn main() -> ExitCode {
    terminal::main(games::IN_TERMINALS)
}
