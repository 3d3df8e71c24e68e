//! The fingerprints of Doodle City's computer players.

use crate::{
    bots::golden,
    record::Level,
    rules::{
        Seat,
        doodle_city::{DoodleCity, Setup, Sheet, built_in_sheets},
    },
};

/// Who plays for a fingerprint, and how long each thinks: two rounds ahead are looked at from the tenth iteration on,
/// tries are made alone and from the fourteenth on.
struct Course {
    players: u8,
    levels: &'static [Level],
    moves: usize,
    iterations: u64,
}

const COURSES: [Course; 3] = [
    Course { players: 3, levels: &Level::ALL, moves: 500, iterations: 4 },
    Course { players: 2, levels: &[Level::Master], moves: 5, iterations: 13 },
    Course { players: 1, levels: &[Level::Master], moves: 5, iterations: 18 },
];

/// The fingerprints of more than 500 moves on each sheet that comes with the game, a line for each course: what
/// `tests/goldens/doodle_city_bots.txt` holds.
pub fn sheets() -> String {
    let line = |sheet: &Sheet, course: &Course| {
        let Course { players, levels, moves, iterations } = *course;
        let (name, sheet) = (sheet.name().to_owned(), sheet.clone());
        let setup = Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet };
        let what = format!("{name}, {players} to play, {iterations} iterations");
        golden::line::<DoodleCity>(&what, setup, levels, moves, iterations)
    };
    built_in_sheets().iter().flat_map(|sheet| COURSES.iter().map(move |course| line(sheet, course))).collect()
}
