//! Games of the network against itself, and what their states turned out to be worth.
//!
//! Before each roll the mean over all rolls is known exactly, so that a sample's error is that of the value alone,
//! not of the dice: the return of a game is the value at its start plus the corrections along its way.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::{context::Context, position::Valuer};
use crate::{
    bots::{Points, random::below, training::Samples},
    record::Seeded,
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
        doodle_city::{DoodleCity, Legal, Setup},
    },
};

/// Of so many moves one is made at random, so that play does not narrow down to what is known.
const EXPLORE: u32 = 60;
/// How much of the corrections further along the way a sample takes over, in 1/1024.
const TRACE: i64 = 870;

/// What a game teaches at one moment.
struct Lesson {
    inputs: Vec<u16>,
    scored: Points,
    value: Points,
    mean: Points,
    /// What the move after it gave up for what follows; `None` if that move was made at random.
    given_up: Option<Points>,
}

impl Valuer {
    /// Plays the solo game of `seed` by the best known moves, adds its states to `samples`; tells its total.
    pub fn play_alone(&self, seed: u64, samples: &mut Samples) -> Points {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut dice = Seeded::new(seed);
        let mut legal = Legal::default();
        let mut state = self.alone.start();
        while state.starting_column().is_some() {
            let Some(road) = self.alone.draw(&state, &mut dice) else { break };
            let drawn = self.alone.apply(&mut state, road, &mut IgnoreEvents);
            debug_assert!(drawn.is_ok(), "{drawn:?}");
        }
        let mut lessons: Vec<Lesson> = Vec::new();
        let mut next = Some(self.moment(self.position_alone(state, &Context::ALONE), &mut legal));
        let mut total = Points::ZERO;
        while let Some(moment) = next.take() {
            let (scored, inputs) = self.sample(&moment.position);
            let (inputs, value, mean) = (inputs.collect(), moment.value, moment.mean);
            let Some((rolled, most, mut way)) = self.roll_on(&moment, &mut dice, &mut legal) else { break };
            let mut given_up = Some(most - way.value);
            if random.next_u32() % EXPLORE == 0 {
                self.alone.legal(&rolled, &mut legal);
                let any = legal.get(below(&mut random, legal.len()));
                let other = any.filter(|&other| other != way.action);
                let other = other.and_then(|other| self.way(&rolled, other, &mut legal));
                if let Some(other) = other {
                    (way, given_up) = (other, None);
                }
            }
            lessons.push(Lesson { inputs, scored, value, mean, given_up });
            total = way.value;
            next = way.next;
        }
        let mut correction = Points::ZERO;
        for lesson in lessons.into_iter().rev() {
            let later = lesson.given_up.map_or(0, |given_up| i64::from((correction - given_up).0));
            let target = lesson.mean + Points((later * TRACE / 1024) as i32);
            correction = target - lesson.value;
            samples.push(lesson.inputs, target - lesson.scored);
        }
        total
    }
}

/// A sheet just after its player's move in a match of several.
struct TableMoment {
    inputs: Vec<u16>,
    scored: Points,
    /// What the best move promised; the move made is another one where `is_best` is not set.
    value: Points,
    is_best: bool,
}

impl Valuer {
    /// Plays a match of `players` by the best known moves, each for the own total; adds the states to `samples` and
    /// tells the mean total.
    pub fn play_table(&self, seed: u64, players: u8, samples: &mut Samples) -> Points {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut dice = Seeded::new(seed);
        let mut legal = Legal::default();
        let setup = Setup { players, first: Seat(0), ..self.alone.setup().clone() };
        let Ok(game) = DoodleCity::new(setup) else { return Points::ZERO };
        let mut state = game.start();
        let mut moments: Vec<Vec<TableMoment>> = game.all_seats().map(|_| Vec::new()).collect();
        loop {
            let seat = match game.actor(&state) {
                Actor::GameOver => break,
                Actor::Seat(seat) => seat,
                Actor::Chance(_) => {
                    let done = game
                        .draw(&state, &mut dice)
                        .map(|roll| game.apply(&mut state, roll, &mut IgnoreEvents));
                    debug_assert!(matches!(done, Some(Ok(()))), "{done:?}");
                    continue;
                }
            };
            let Some((best, value)) = self.greedy(&game, &state, seat, &mut legal) else { break };
            let mut action = best;
            if random.next_u32() % EXPLORE == 0 {
                action = legal.get(below(&mut random, legal.len())).unwrap_or(best);
            }
            let mut context = Context::of(&game, &state, seat);
            let done = game.apply(&mut state, action, &mut IgnoreEvents);
            debug_assert!(done.is_ok(), "{done:?}");
            context.is_last_round |= state.is_last_round();
            let position = self.position(&state, seat, &context);
            let (scored, inputs) = self.sample(&position);
            let inputs = inputs.collect();
            moments[seat.index()].push(TableMoment { inputs, scored, value, is_best: action == best });
        }
        let mut standings = Vec::new();
        game.standings(&state, &mut standings);
        for (moments, score) in moments.iter().zip(&standings) {
            let mut target = Points::whole(score.total);
            for moment in moments.iter().rev() {
                samples.push(moment.inputs.iter().copied(), target - moment.scored);
                target = if moment.is_best {
                    let ahead = i64::from((target - moment.value).0);
                    moment.value + Points((ahead * TRACE / 1024) as i32)
                } else {
                    moment.value
                };
            }
        }
        Points::mean(
            standings.iter().map(|score| i64::from(Points::whole(score.total).0)).sum(),
            players.into(),
        )
    }
}
