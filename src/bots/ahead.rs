//! Looking ahead by the rules alone: the mean over chance, the best answer of whoever acts.

use rand_chacha::ChaCha8Rng;

use super::{Mind, Points, random::below};
use crate::rules::{Actor, ChanceKey, ChanceSource, Game, IgnoreEvents, Outcome, Seat};

/// Up to this many outcomes of chance are looked at one by one; if there are more, some are drawn instead.
const MOST_OUTCOMES: usize = 400;
const DRAWN: usize = 48;

/// Chance as a search imagines it: from the search's own seed, never from the match's.
pub struct Imagined<'a>(pub &'a mut ChaCha8Rng);

impl ChanceSource for Imagined<'_> {
    fn draw(&mut self, _: ChanceKey, sides: u32) -> u32 {
        below(self.0, sides as usize) as u32
    }
}

/// What `state` is worth to `seat` if `turns` turns of that seat are played to their ends, including the present one if
/// it has not ended.
///
/// Each seat does what is best for itself. Between turns everything that chance may do is weighed; within a turn it is
/// drawn once, since otherwise the search would never reach the end of a turn with many cards.
pub(super) fn expect<G: Game, M: Mind<G> + ?Sized>(
    mind: &mut M,
    game: &G,
    state: &G::State,
    seat: Seat,
    turns: u8,
    source: &mut ChaCha8Rng,
) -> Points {
    let mut state = state.clone();
    let mut left = turns;
    let mut begun = None;
    loop {
        match game.actor(&state) {
            Actor::GameOver => return mind.value(game, &state, seat),
            _ if left == 0 => return mind.value(game, &state, seat),
            Actor::Seat(actor) => {
                let Some((value, action)) = best(mind, game, &state, actor) else {
                    return mind.value(game, &state, seat);
                };
                let before = game.turns(&state);
                let applied = game.apply(&mut state, action, &mut IgnoreEvents);
                debug_assert!(applied.is_ok(), "a choice is legal");
                let has_ended = game.turns(&state) > before || game.actor(&state) == Actor::GameOver;
                begun = (!has_ended).then_some(actor);
                if has_ended && actor == seat {
                    left -= 1;
                    if left == 0 {
                        return value;
                    }
                }
            }
            Actor::Chance(_) if begun.is_some() => {
                let drawn = game.draw(&state, &mut Imagined(source));
                let applied = drawn.map(|action| game.apply(&mut state, action, &mut IgnoreEvents));
                debug_assert!(matches!(applied, Some(Ok(()))), "what is drawn is legal");
                if applied.is_none() {
                    return mind.value(game, &state, seat);
                }
            }
            Actor::Chance(_) => return mean(mind, game, &state, seat, left, source),
        }
    }
}

/// What is best for `actor`, who is on turn, one step ahead.
fn best<G: Game, M: Mind<G> + ?Sized>(
    mind: &mut M,
    game: &G,
    state: &G::State,
    actor: Seat,
) -> Option<(Points, G::Action)> {
    let mut best: Option<(Points, G::Action)> = None;
    mind.look(game, state, actor, &mut |action, value| {
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    });
    best
}

/// The mean over what chance may do in `state`.
fn mean<G: Game, M: Mind<G> + ?Sized>(
    mind: &mut M,
    game: &G,
    state: &G::State,
    seat: Seat,
    turns: u8,
    source: &mut ChaCha8Rng,
) -> Points {
    let mut outcomes = Vec::new();
    game.chance(state, &mut outcomes);
    if !(1..=MOST_OUTCOMES).contains(&outcomes.len()) {
        let draw = |_| game.draw(state, &mut Imagined(source)).map(|action| Outcome { action, weight: 1 });
        outcomes = (0..DRAWN).filter_map(draw).collect();
    }
    let (mut sum, mut weights) = (0_i64, 0_i64);
    for Outcome { action, weight } in outcomes {
        let mut after = state.clone();
        if game.apply(&mut after, action, &mut IgnoreEvents).is_ok() {
            let worth = expect(mind, game, &after, seat, turns, source);
            sum += i64::from(weight) * i64::from(worth.0);
            weights += i64::from(weight);
        }
    }
    if weights == 0 { mind.value(game, state, seat) } else { Points::mean(sum, weights) }
}
