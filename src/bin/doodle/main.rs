//! `doodle`: the games without a window.

use std::process::ExitCode;

use doodle_city::{doodle, games};

fn main() -> ExitCode {
    doodle::main(games::IN_TERMINALS)
}
