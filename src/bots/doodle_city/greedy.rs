//! The best move for a player's own total, one step ahead, in a real match.

use super::{
    context::Context,
    position::{Position, Valuer},
};
use crate::{
    bots::Points,
    rules::{
        Game as _, LegalActions as _, Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Legal, State},
    },
};

impl Valuer {
    /// Tells what is expected for `seat`, who is on turn in `state`, after each legal action.
    pub(super) fn each_move(
        &self,
        game: &DoodleCity,
        state: &State,
        position: &Position,
        context: &Context,
        legal: &mut Legal,
        mut tell: impl FnMut(Action, Points),
    ) {
        game.legal(state, legal);
        let mut rolled: Option<(Face, State)> = None;
        for action in legal.iter() {
            let after = match (action.target(), state.blue()) {
                (Some((die, _)), Some(blue)) => {
                    if rolled.as_ref().is_none_or(|(face, _)| *face != die) {
                        rolled = Some((die, self.rolled(position, blue, die)));
                    }
                    rolled.as_ref().and_then(|(_, rolled)| self.after(rolled, action))
                }
                _ => self.passed(position),
            };
            if let Some(after) = after {
                tell(action, self.value_after(position, action, &after, context));
            }
        }
    }

    /// The best of them for the total of the seat on turn alone.
    pub(super) fn greedy(
        &self,
        game: &DoodleCity,
        state: &State,
        seat: Seat,
        legal: &mut Legal,
    ) -> Option<(Action, Points)> {
        let context = Context::of(game, state, seat);
        let position = self.position(state, seat, &context);
        let mut best: Option<(Action, Points)> = None;
        self.each_move(game, state, &position, &context, legal, |action, value| {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((action, value));
            }
        });
        best
    }
}
