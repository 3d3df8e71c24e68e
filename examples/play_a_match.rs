//! An example: plays a match by the library alone, without the engine, and tells it move by move.
//!
//!     cargo run --no-default-features --example play_a_match
//!
//! Dice come from a seed, and players choose at random: the same seed brings the same match. `play` knows nothing of the
//! game but the contract, so it plays any.

use std::{
    error::Error,
    io::{self, Write},
};

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{
        Actor, ChanceKey, ChanceSource as _, Game, IgnoreEvents, LegalActions as _, Seat, Standing as _,
        city_planner::{Blocks, CityPlanner, Setup},
    },
};

/// Plays a match to its end and tells it to `out`; gives the match, to be kept as a record.
pub fn play<G: Game>(
    setup: G::Setup,
    names: &[&str],
    seed: u64,
    out: &mut impl Write,
) -> Result<Match<G>, Box<dyn Error>>
where
    G::Illegal: 'static,
{
    let players: Vec<_> = names.iter().copied().map(Player::person).collect();
    let mut played = Match::<G>::new(setup, players)?;
    played.set_seed(seed);
    // Other numbers than those of the dice, so that neither tells anything of the other.
    let (mut dice, mut whim) = (Seeded::new(seed), Seeded::new(seed + 1));
    let mut round = 0;
    loop {
        let (who, action) = match played.actor() {
            // Dice and cards are actions like any other: the log says all.
            Actor::Chance(_) => ("chance", played.draw(&mut dice)),
            Actor::Seat(seat) => {
                let legal = played.legal();
                let nth = whim.draw(ChanceKey(played.log().len() as u64), legal.len() as u32);
                (names[seat.index()], legal.get(nth as usize))
            }
            Actor::GameOver => break,
        };
        let action = action.ok_or("nothing can be done, but the match is not over")?;
        if played.game().round(played.state()) > round {
            round = played.game().round(played.state());
            writeln!(out, "Round {round}")?;
        }
        // Whoever wants to know what followed hands in a `Vec` for the events.
        played.apply(action, &mut IgnoreEvents)?;
        writeln!(out, "  {who}: {action}")?;
    }
    writeln!(out, "After {} actions:", played.log().len())?;
    for (name, standing) in names.iter().zip(played.standings()) {
        let parts: Vec<_> = standing.parts().map(|(part, points)| format!("{part} {points}")).collect();
        let wins = if standing.has_won() { ", wins" } else { "" };
        let (place, total) = (standing.place(), standing.total());
        writeln!(out, "  {place}. {name}: {total} points ({}){wins}", parts.join(", "))?;
    }
    Ok(played)
}

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
    let played = play::<CityPlanner>(setup, &["Ada", "Ben"], 7, &mut io::stdout().lock())?;
    // What is written down can be read again by the app, by `doodle verify` and by this line.
    let read = Match::<CityPlanner>::read(played.record().write().as_bytes())?;
    assert_eq!(read.log(), played.log());
    Ok(())
}
