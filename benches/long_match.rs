//! What the longest matches cost: an action, an undo and opening one. Where players who choose at random can make as
//! many, they have 3,000 entries; otherwise as many as the longest of some matches has.

use std::hint::black_box;

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{Game, IgnoreEvents, LegalActions as _},
};

use crate::table::{Table, median, time};

const ENTRIES: usize = 3_000;
const MATCHES: u64 = 500;
const REPETITIONS: usize = 201;
/// What each may cost on the thread that draws.
const MOST_MS: f64 = 1.0;

/// The middle one of many times, in milliseconds.
fn ms<T>(mut measured: impl FnMut() -> T) -> f64 {
    median((0..REPETITIONS).map(|_| 1e3 * time(|| black_box(measured())).0).collect())
}

/// The match of a seed at its last moment at which a player chooses, or at the first one after [`ENTRIES`] entries.
fn grown<G: Game>(setup: &G::Setup, seed: u64) -> Option<Match<G>> {
    let seats = G::new(setup.clone()).ok()?.seats();
    let players = (1..=seats).map(|seat| Player::person(format!("Player {seat}"))).collect();
    let mut play = Match::<G>::new(setup.clone(), players).ok()?;
    let (mut dice, mut legal, mut last) = (Seeded::new(seed), G::LegalActions::default(), 0);
    while !play.is_over() {
        let steps = play.log().len();
        play.game().legal(play.state(), &mut legal);
        if !legal.is_empty() {
            last = steps;
            if steps >= ENTRIES {
                return Some(play);
            }
        }
        let chosen = Seeded::nth(seed, steps as u64) as usize % legal.len().max(1);
        let action = play.draw(&mut dice).or_else(|| legal.get(chosen))?;
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
    play.rewind(last);
    Some(play)
}

/// The longest match of some.
fn longest<G: Game>(setup: &G::Setup) -> Option<Match<G>> {
    let mut longest: Option<Match<G>> = None;
    for play in (0..MATCHES).map_while(|seed| grown::<G>(setup, seed)) {
        if longest.as_ref().is_none_or(|longest| longest.log().len() < play.log().len()) {
            let is_enough = play.log().len() >= ENTRIES;
            longest = Some(play);
            if is_enough {
                break;
            }
        }
    }
    longest
}

pub fn measure<G: Game>(table: &mut Table, game: &G) {
    let Some(play) = longest::<G>(game.setup()) else { return table.fails("no match comes about") };
    let Some(action) = play.legal().get(0) else { return table.fails("nobody chooses") };
    let text = play.record().write();
    let Ok(json) = serde_json::from_str::<serde_json::Value>(&text) else {
        return table.fails("a record is no JSON");
    };
    let written = ms(|| serde_json::to_string(&json));
    let read = ms(|| serde_json::from_str::<serde_json::Value>(&text).ok());
    let log = &play.log()[..play.log().len() - 1];
    let replayed = ms(|| {
        let mut state = game.start();
        for &action in log {
            let _ = black_box(game.apply(&mut state, action, &mut IgnoreEvents));
        }
        state
    });
    let action = ms(|| {
        let mut next = play.clone();
        next.apply(action, &mut IgnoreEvents).map(|()| next.record().write())
    });
    let undo = ms(|| play.at(log.len()));
    let opening = ms(|| Match::<G>::read(text.as_bytes()));
    table.row("entries of the longest match", play.log().len() as f64, None);
    let action_floor = Some((written, "serde_json writing as much"));
    table.row_at_most("an action, done and written, ms", action, action_floor, MOST_MS);
    table.row_at_most("an undo, ms", undo, Some((replayed, "the rules alone")), MOST_MS);
    table.row_at_most("opening it, ms", opening, Some((read, "serde_json reading as much")), MOST_MS);
}
