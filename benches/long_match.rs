//! What the longest matches cost: an action, an undo and opening one of 3,000 entries, in the tests' own game and in Design
//! Town, in which four players who choose at random make as many.

use std::{hint::black_box, time::Instant};

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{
        Game, IgnoreEvents, LegalActions as _, Seat,
        design_town::{self, Cards, DesignTown},
    },
};

#[path = "../tests/parcel/mod.rs"]
mod game;

use game::{Parcel, Setup};

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

/// A match of so many entries, at a moment when a player chooses; `None` if this seed makes none.
fn grown<G: Game>(setup: G::Setup, seed: u64) -> Option<Match<G>> {
    let names = ["Ada", "Ben", "Cleo", "Dan"];
    let seats = |count: usize| names.into_iter().take(count).map(Player::person).collect();
    let count = G::new(setup.clone()).ok()?.seats();
    let mut play = Match::<G>::new(setup, seats(count)).ok()?;
    let (mut dice, mut legal) = (Seeded::new(seed), G::LegalActions::default());
    loop {
        play.game().legal(play.state(), &mut legal);
        if play.log().len() >= ENTRIES && !legal.is_empty() {
            return Some(play);
        }
        let chosen = Seeded::nth(seed, play.log().len() as u64) as usize % legal.len().max(1);
        let action = play.draw(&mut dice).or_else(|| legal.get(chosen))?;
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
}

/// Says what each costs; whether none costs too much.
pub fn measure() -> bool {
    let four = design_town::Setup { players: 4, first: Seat(0), first_game: false, cards: Cards::built_in() };
    let parcel = measure_game::<Parcel>(&Setup { turns: 2_000, first: Seat(0) });
    let town = measure_game::<DesignTown>(&four);
    parcel && town
}

fn measure_game<G: Game>(setup: &G::Setup) -> bool {
    let name = G::NAME;
    let Some(play) = (0..500).find_map(|seed| grown::<G>(setup.clone(), seed)) else {
        eprintln!("rules: no match of {name} with {ENTRIES} entries comes about");
        return false;
    };
    let mut legal = G::LegalActions::default();
    play.game().legal(play.state(), &mut legal);
    let Some(action) = legal.get(0) else { return false };
    let text = play.record().write();
    let action = median(|| {
        let mut next = play.clone();
        if next.apply(action, &mut IgnoreEvents).is_ok() {
            black_box(next.record().write());
        }
    });
    let undo = median(|| _ = black_box(play.at(play.log().len() - 1)));
    let opening = median(|| _ = black_box(Match::<G>::read(text.as_bytes())));
    println!("\na match of {name} with {ENTRIES} entries, ms (each at most {MOST_MS}):");
    let rows = [("an action, carried out and written", action), ("an undo", undo), ("opening it", opening)];
    for (what, cost) in rows {
        println!("  {what:<36} {cost:.3}");
    }
    rows.iter().all(|(_, cost)| *cost <= MOST_MS)
}
