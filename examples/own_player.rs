//! An example: a computer player of one's own, in a short tournament against one of the levels.
//!
//!     cargo run --release --no-default-features --example own_player
//!
//! It has to know no more than what a state is worth: looking at all moves and choosing one come with the library.

use std::{
    error::Error,
    io::{self, Write},
};

use doodle_city::{
    bots::{Mind, Points, Skill, Thinker, WithBots as _, thought_seed},
    record::{Level, Seeded},
    rules::{
        Actor, Game as _, IgnoreEvents, Seat, Standing,
        doodle_city::{Action, DoodleCity, Setup, Square, State, built_in_sheets},
    },
};

/// Counts its points, and hopes that each square of its longest street will bring two more.
struct Hopeful;

impl Mind<DoodleCity> for Hopeful {
    /// It gives no reasons.
    type Reason = ();

    fn value(&mut self, game: &DoodleCity, state: &State, seat: Seat) -> Points {
        let mut standings = Vec::new();
        game.standings(state, &mut standings);
        let points = standings.get(seat.index()).map_or(0, Standing::total);
        let city = state.city(seat);
        let street = |square| city.road(square).map_or(0, |road| city.reach(square, road).len() as i32);
        let longest = Square::all().map(street).max().unwrap_or(0);
        Points::whole(points + 2 * longest)
    }
}

/// A player between its moves: how it judges, and how far it looks.
struct Bot<M> {
    mind: Option<M>,
    skill: Skill,
}

impl<M: Mind<DoodleCity>> Bot<M> {
    /// What it does; `None` if nothing is legal.
    fn choose(&mut self, game: &DoodleCity, state: &State, seat: Seat, seed: u64) -> Option<Action> {
        let mut thinker = Thinker::new(game.clone(), self.mind.take()?, state.clone(), seat, self.skill, seed);
        let action = thinker.think(u64::MAX);
        self.mind = Some(thinker.into_mind());
        action
    }
}

/// Lets `Hopeful` meet `level` in so many matches, tells each to `out`, and returns the mean totals of both.
pub fn tournament(matches: u32, level: Level, out: &mut impl Write) -> Result<[f64; 2], Box<dyn Error>> {
    let sheet = built_in_sheets().into_iter().next().ok_or("there is no sheet")?;
    let setup = Setup { players: 2, first: Seat(0), more_control: false, free_circling: false, sheet };
    let game = DoodleCity::new(setup)?;
    let skill = Skill::of(level);
    let mut own = Bot { mind: Some(Hopeful), skill: Skill::ONE_STEP };
    let mut other = Bot { mind: Some(game.mind(&skill)), skill };
    let (mut sums, mut standings) = ([0; 2], Vec::new());
    for n in 0..matches {
        // Each match has dice of its own, and both begin equally often.
        let seed = Seeded::nth(2026, n.into());
        let (own_seat, mut dice) = (Seat(n as u8 % 2), Seeded::new(seed));
        let (mut state, mut step) = (game.start(), 0);
        loop {
            let action = match game.actor(&state) {
                Actor::GameOver => break,
                Actor::Chance(_) => game.draw(&state, &mut dice),
                Actor::Seat(seat) if seat == own_seat => {
                    own.choose(&game, &state, seat, thought_seed(seed, step))
                }
                Actor::Seat(seat) => other.choose(&game, &state, seat, thought_seed(seed, step)),
            };
            let action = action.ok_or("nothing can be done, but the match is not over")?;
            game.apply(&mut state, action, &mut IgnoreEvents)?;
            step += 1;
        }
        game.standings(&state, &mut standings);
        let totals = [own_seat, own_seat.clockwise(1, 2)].map(|seat| standings[seat.index()].total());
        writeln!(out, "match {}: {} to {}", n + 1, totals[0], totals[1])?;
        sums = [sums[0] + totals[0], sums[1] + totals[1]];
    }
    let means = sums.map(|sum| f64::from(sum) / f64::from(matches));
    writeln!(out, "hopeful {:.1}, {} {:.1} points a match", means[0], level.name(), means[1])?;
    Ok(means)
}

fn main() -> Result<(), Box<dyn Error>> {
    for level in [Level::Beginner, Level::Skilled] {
        tournament(20, level, &mut io::stdout().lock())?;
    }
    Ok(())
}
