//! A thousand moves of computer players, to be compared between machines: prints their fingerprints as
//! tests/goldens/bots.txt has them, and fails where they are others.
//!
//!     cargo run --release --no-default-features --example golden > tests/goldens/bots.txt

use std::process::ExitCode;

use doodle_city::bots::doodle_city::golden;

fn main() -> ExitCode {
    let prints = golden::sheets();
    print!("{prints}");
    if prints == include_str!("../tests/goldens/bots.txt") { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
