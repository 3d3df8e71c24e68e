//! A measuring tool: a thousand moves of computer players and more, to be compared between machines. Fails where their
//! fingerprints are others than those in tests/goldens. With the name of a game as its argument it prints those of that game.
//!
//!     cargo run --release --no-default-features --example golden doodle-city > tests/goldens/doodle_city_bots.txt
//!     cargo run --release --no-default-features --example golden city-planner > tests/goldens/city_planner_bots.txt
//!     cargo run --release --no-default-features --example golden design-town > tests/goldens/design_town_bots.txt

use std::process::ExitCode;

use doodle_city::bots;

/// The fingerprints of a game, and those of the file.
type Golden = (&'static str, fn() -> String, &'static str);

const ALL: [Golden; 3] = [
    ("doodle-city", bots::doodle_city::golden::sheets, include_str!("../tests/goldens/doodle_city_bots.txt")),
    (
        "city-planner",
        bots::city_planner::golden::blocks,
        include_str!("../tests/goldens/city_planner_bots.txt"),
    ),
    ("design-town", bots::design_town::golden::set_ups, include_str!("../tests/goldens/design_town_bots.txt")),
];

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1);
    let mut is_same = true;
    for (_, prints, file) in ALL.iter().filter(|(game, ..)| wanted.as_deref().is_none_or(|it| it == *game)) {
        let prints = prints();
        if wanted.is_some() {
            print!("{prints}");
        } else {
            is_same &= prints == *file;
        }
    }
    if is_same { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
