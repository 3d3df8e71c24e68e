//! Prints the fingerprint of a thousand moves of computer players on the sheets that come with the game, to be
//! compared between machines: `cargo run --release --no-default-features --example golden`.

use doodle_city::{
    bots::golden,
    rules::{
        Game as _, Seat,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

fn main() {
    for (n, sheet) in built_in_sheets().into_iter().enumerate() {
        let name = sheet.name().to_owned();
        let players = 2 + n as u8;
        let setup = Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet };
        let print = DoodleCity::new(setup).ok().and_then(|game| golden::fingerprint(&game, 1, 500, 4));
        match print {
            Some(print) => println!("{name}: {print}"),
            None => println!("{name}: a move was refused"),
        }
    }
}
