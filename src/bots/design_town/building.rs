//! What can be built one after the other, and after which of it all the player has most.

use crate::{
    bots::Points,
    rules::{
        Game as _, IgnoreEvents, LegalActions as _,
        design_town::{Action, DesignTown, Legal, State},
    },
};

/// Calls `tell` for everything that can be built in `state`, with the most that `value` says of a state to which it
/// leads before the turn ends; ending it comes first.
///
/// After each step only the `width` states of the highest value are followed.
pub(super) fn each(
    game: &DesignTown,
    state: &State,
    width: usize,
    value: &mut dyn FnMut(&State) -> Points,
    tell: &mut dyn FnMut(Action, Points),
) {
    let mut legal = Legal::default();
    let mut firsts: Vec<(Action, Points)> = vec![(Action::End, value(state))];
    let mut layer: Vec<(Points, usize, State)> = vec![(Points::ZERO, 0, state.clone())];
    while !layer.is_empty() {
        let mut next: Vec<(Points, usize, State)> = Vec::new();
        for (_, first, state) in &layer {
            game.legal(state, &mut legal);
            for action in legal.iter().filter(|action| *action != Action::End) {
                let mut after = state.clone();
                let built = game.apply(&mut after, action, &mut IgnoreEvents);
                debug_assert!(built.is_ok(), "what is legal is accepted");
                // The same may have been built in another order.
                if next.iter().any(|(_, _, known)| *known == after) {
                    continue;
                }
                let points = value(&after);
                // Only the first step has none before it.
                let first = if *first == 0 { firsts.len() } else { *first };
                match firsts.get_mut(first) {
                    Some((_, most)) => *most = points.max(*most),
                    None => firsts.push((action, points)),
                }
                next.push((points, first, after));
            }
        }
        next.sort_by_key(|(points, ..)| core::cmp::Reverse(*points));
        next.truncate(width);
        layer = next;
    }
    for (action, points) in firsts {
        tell(action, points);
    }
}

/// The most that `value` says of a state that can be built in `state`, building nothing included.
pub(super) fn best(
    game: &DesignTown,
    state: &State,
    width: usize,
    value: &mut dyn FnMut(&State) -> Points,
) -> Points {
    let mut best = Points::LEAST;
    each(game, state, width, value, &mut |_, points| best = best.max(points));
    best
}
