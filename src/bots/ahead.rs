//! Looking ahead by the rules alone: the mean over chance, the best answer of whoever acts.

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};

use super::{Mind, Points};
use crate::rules::{Actor, ChanceSource, Draw, Game, Seat, Silent};

/// So many outcomes of chance are looked at one by one; of more than that, so many are drawn.
const MOST_OUTCOMES: usize = 400;
const DRAWN: i64 = 48;

/// Chance as a search imagines it: from the search's own seed, never from the match's.
pub struct Imagined<'a>(pub &'a mut ChaCha8Rng);

impl ChanceSource for Imagined<'_> {
    fn draw(&mut self, _: Draw, sides: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(sides)) >> 32) as u32
    }
}

/// What `state` is worth to `seat` when `rounds` more decisions of that seat are looked at.
///
/// Others answer with what is best for themselves.
pub fn expect<G: Game, M: Mind<G> + ?Sized>(
    mind: &mut M,
    game: &G,
    state: &G::State,
    seat: Seat,
    rounds: u8,
    source: &mut ChaCha8Rng,
) -> Points {
    match game.actor(state) {
        Actor::Nobody => mind.value(game, state, seat),
        _ if rounds == 0 => mind.value(game, state, seat),
        Actor::Seat(actor) => {
            let mut best: Option<(Points, G::Action)> = None;
            mind.look(game, state, actor, &mut |action, value| {
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, action));
                }
            });
            let Some((value, action)) = best else { return mind.value(game, state, seat) };
            let left = rounds - u8::from(actor == seat);
            if left == 0 {
                return value;
            }
            let mut after = state.clone();
            match game.apply(&mut after, action, &mut Silent) {
                Ok(()) => expect(mind, game, &after, seat, left, source),
                Err(_) => value,
            }
        }
        Actor::Chance => {
            let mut outcomes = Vec::new();
            game.chance(state, &mut outcomes);
            let (mut sum, mut weights) = (0_i64, 0_i64);
            let mut add = |mind: &mut M, action, weight: u32, source: &mut ChaCha8Rng| {
                let mut after = state.clone();
                if game.apply(&mut after, action, &mut Silent).is_ok() {
                    let worth = expect(mind, game, &after, seat, rounds, source);
                    sum += i64::from(weight) * i64::from(worth.0);
                    weights += i64::from(weight);
                }
            };
            if (1..=MOST_OUTCOMES).contains(&outcomes.len()) {
                outcomes.iter().for_each(|outcome| add(mind, outcome.action, outcome.weight, source));
            } else {
                for _ in 0..DRAWN {
                    if let Some(action) = game.draw(state, &mut Imagined(source)) {
                        add(mind, action, 1, source);
                    }
                }
            }
            if weights == 0 { mind.value(game, state, seat) } else { Points::mean(sum, weights) }
        }
    }
}
