//! Matches of the values against themselves, and what players' cards turned out to be worth.

use std::sync::Arc;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::{
    judge::{self, Judge, WIN},
    mind::{LEARNING, TownMind},
    plain,
};
use crate::{
    bots::{Mind as _, Points, Skill, network::Network, random::below, training::Samples},
    record::Seeded,
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
        design_town::{Action, Cards, DesignTown, Legal, Setup, State},
    },
};

/// What a win is worth a turn later, in 1/16: alone there is time, but others do not wait.
const LATER_ALONE: i64 = 15;
const LATER: i64 = 14;
/// How much of what came later a sample takes over, in 1/1024.
const TRACE: i64 = 820;
/// In one of so many turns something is built at random.
const EXPLORE: u32 = 24;

/// As so many turns a match counts that nobody wins.
const UNWON: i32 = 40;

/// What the cards of a player were after a turn.
struct Moment {
    inputs: Vec<u16>,
    plain: Points,
    value: Points,
    /// Whether the next turn was played as well as is known.
    is_best: bool,
}

/// Plays to learn.
#[derive(Debug)]
pub struct Learning {
    judge: Arc<Judge>,
    cards: Cards,
}

impl Learning {
    /// By what this network knows of these cards.
    pub fn new(network: &Network, cards: &Cards) -> Self {
        Self { judge: Arc::new(Judge::new(network)), cards: cards.clone() }
    }

    /// How many inputs there are, input 0 included, which is never on.
    pub fn inputs() -> usize {
        judge::inputs()
    }

    /// Plays the match of `seed` and adds what it taught to `samples`; tells in how many turns it was won,
    /// where one without a winner counts as a long one.
    pub fn play(&self, seed: u64, players: u8, first_game: bool, samples: &mut Samples) -> Points {
        let setup = Setup { players, first: Seat(0), first_game, cards: self.cards.clone() };
        let Ok(game) = DesignTown::new(setup) else { return Points::ZERO };
        let (mut random, mut dice) = (ChaCha8Rng::seed_from_u64(seed), Seeded::new(seed));
        let mut mind = TownMind::new(&game, Some(Arc::clone(&self.judge)), LEARNING, &Skill::ONE_STEP);
        let mut legal = Legal::default();
        let mut state = game.start();
        let mut moments: Vec<Vec<Moment>> = game.all_seats().map(|_| Vec::new()).collect();
        let mut explores = false;
        loop {
            let action = match game.actor(&state) {
                Actor::GameOver => break,
                Actor::Chance(_) => game.draw(&state, &mut dice),
                Actor::Seat(seat) => {
                    game.legal(&state, &mut legal);
                    if state.is_building()
                        && !state.has_built()
                        && !game.is_winning(&state)
                        && random.next_u32() % EXPLORE == 0
                    {
                        explores = true;
                        legal.get(below(&mut random, legal.len()))
                    } else if legal.len() == 1 {
                        legal.get(0)
                    } else {
                        best(&mut mind, &game, &state, seat)
                    }
                }
            };
            let (before, seat) = (game.turns(&state), game.on_turn(&state));
            let done = action.map(|action| game.apply(&mut state, action, &mut IgnoreEvents));
            debug_assert!(matches!(done, Some(Ok(()))), "{done:?}");
            if game.turns(&state) > before {
                let of_seat = &mut moments[seat.index()];
                if let Some(last) = of_seat.last_mut() {
                    last.is_best = !explores;
                }
                explores = false;
                let value = mind.value(&game, &state, seat);
                let inputs = judge::each_input(&game, &state, seat).collect();
                let plain = judge::plain(&plain::all(&game, &state, seat));
                of_seat.push(Moment { inputs, plain, value, is_best: true });
            }
        }
        let keeps = if game.is_solo() { LATER_ALONE } else { LATER };
        let mut standings = Vec::new();
        game.standings(&state, &mut standings);
        for (mut moments, standing) in moments.into_iter().zip(&standings) {
            // What follows after the last turn is not known, but if it decided the match.
            let Some(last) = moments.pop() else { continue };
            let mut later = if standing.has_won {
                WIN
            } else if game.is_solo() {
                Points::ZERO
            } else {
                last.value
            };
            for moment in moments.into_iter().rev() {
                if !moment.is_best {
                    later = moment.value;
                    continue;
                }
                let target = Points((i64::from(later.0) * keeps / 16) as i32);
                samples.push(moment.inputs, target - moment.plain);
                let ahead = i64::from((target - moment.value).0);
                later = moment.value + Points((ahead * TRACE / 1024) as i32);
            }
        }
        let turns = standings.iter().map(|score| score.turns).max().unwrap_or_default();
        let won = standings.iter().any(|score| score.has_won);
        Points::whole(if won { turns as i32 } else { UNWON })
    }
}

fn best(mind: &mut TownMind, game: &DesignTown, state: &State, seat: Seat) -> Option<Action> {
    let mut best: Option<(Points, Action)> = None;
    mind.look(game, state, seat, &mut |action, points| {
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, action));
        }
    });
    best.map(|(_, action)| action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::training::Learner;

    #[test]
    fn the_same_match_teaches_the_same_again() {
        let cards = Cards::built_in();
        let learning = || Learning::new(&Learner::new(Learning::inputs(), 1).network(), &cards);
        for (players, first_game) in [(1, false), (2, true)] {
            let play = || {
                let mut samples = Samples::default();
                let turns = learning().play(5, players, first_game, &mut samples);
                (turns, samples)
            };
            let ((turns, samples), (again, same)) = (play(), play());
            assert_eq!(turns, again);
            assert!(samples.len() >= 8 && samples == same, "{} samples", samples.len());
        }
    }
}
