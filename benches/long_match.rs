//! What the longest matches cost: an action, an undo and opening one of 3,000 entries, in the tests' own game.

use std::{hint::black_box, time::Instant};

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{Choices as _, Game as _, Seat, Silent},
};

#[path = "../tests/parcel/mod.rs"]
mod game;

use game::{Legal, Parcel, Setup};

const ENTRIES: usize = 3_000;
const REPETITIONS: usize = 201;
/// What each may cost on the thread that draws.
const MOST_MS: f64 = 1.0;

/// The middle one of many times, in milliseconds.
fn median(mut measured: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = (0..REPETITIONS)
        .map(|_| {
            let begun = Instant::now();
            measured();
            begun.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_unstable_by(f64::total_cmp);
    times[REPETITIONS / 2]
}

/// A match of so many entries, at a moment when a player chooses.
fn long_match() -> Option<Match<Parcel>> {
    let seats = vec![Player::person("Ada"), Player::person("Ben")];
    let mut play = Match::<Parcel>::new(Setup { turns: 2_000, first: Seat(0) }, seats).ok()?;
    let (mut dice, mut legal) = (Seeded::new(1), Legal::default());
    loop {
        play.game().legal(play.state(), &mut legal);
        if play.log().len() >= ENTRIES && !legal.is_empty() {
            return Some(play);
        }
        let action = play.draw(&mut dice).or_else(|| legal.get(play.log().len() % legal.len().max(1)))?;
        play.apply(action, &mut Silent).ok()?;
    }
}

/// Says what each costs; whether none costs too much.
pub fn measure() -> bool {
    let Some(play) = long_match() else {
        eprintln!("rules: no match of {ENTRIES} entries comes about");
        return false;
    };
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    let Some(action) = legal.get(0) else { return false };
    let text = play.record().write();
    let action = median(|| {
        let mut next = play.clone();
        if next.apply(action, &mut Silent).is_ok() {
            black_box(next.record().write());
        }
    });
    let undo = median(|| _ = black_box(play.at(play.log().len() - 1)));
    let opening = median(|| _ = black_box(Match::<Parcel>::read(text.as_bytes())));
    println!("\na match of {ENTRIES} entries, ms (each at most {MOST_MS}):");
    let rows = [("an action, carried out and written", action), ("an undo", undo), ("opening it", opening)];
    for (what, cost) in rows {
        println!("  {what:<36} {cost:.3}");
    }
    rows.iter().all(|(_, cost)| *cost <= MOST_MS)
}
