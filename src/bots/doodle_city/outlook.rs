//! What the next roll may bring: the best move in every square, and from them the mean over all rolls.
//!
//! A move's worth depends on the square and on whether it costs a tree, not on the other dice. So each move is valued
//! once, not once per roll; the mean over all rolls of the best die follows from the order of the six faces.

use super::{
    context::Context,
    position::{Position, Valuer},
};
use crate::{
    bots::Points,
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
        dice::{Dice, Face},
        doodle_city::{Action, Column, Legal, Row, Square, State},
    },
};

/// A move and what is expected after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub action: Action,
    pub value: Points,
    /// The same with one more tree crossed out.
    pub with_tree: Points,
    /// The second best in the same square.
    pub second: Option<(Action, Points)>,
}

/// The best move in each square, before the dice have fallen.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    pub best: [Option<Best>; Square::COUNT],
    pub pass: Points,
    may_pass: bool,
}

/// A second best move is looked at more closely if it is as close as this.
const CLOSE: Points = Points(1536);

/// `action` with another die.
pub(super) const fn by(action: Action, die: Face) -> Action {
    match action {
        Action::Draw { square, road, circle, .. } => Action::Draw { die, square, road, circle },
        Action::Cross { square, .. } => Action::Cross { die, square },
        Action::StartingRoad(_) | Action::Roll { .. } | Action::Pass => action,
    }
}

impl Valuer {
    /// The state after a roll of `blue` and three times `white`.
    pub(super) fn rolled(&self, position: &Position, blue: Face, white: Face) -> State {
        let mut rolled = position.state.clone();
        let roll = Action::Roll { blue, white: Dice::of([white; 3]) };
        let done = self.alone.apply(&mut rolled, roll, &mut IgnoreEvents);
        debug_assert!(done.is_ok(), "a position is before a roll: {done:?}");
        rolled
    }

    /// What is expected after each move in `square` that takes an ordinary die.
    pub(super) fn moves(
        &self,
        position: &Position,
        square: Square,
        context: &Context,
        legal: &mut Legal,
        mut tell: impl FnMut(Action, Points),
    ) {
        let (blue, white) = (face_of(square.column()), face_of_row(square.row()));
        let rolled = self.rolled(position, blue, white);
        self.alone.legal(&rolled, legal);
        for action in legal.iter().filter(|action| *action != Action::Pass) {
            if let Some(after) = self.after(&rolled, action) {
                tell(action, self.value_after(position, action, &after, context));
            }
        }
    }

    /// The best move in each square.
    pub(super) fn outlook(&self, position: &Position, context: &Context, legal: &mut Legal) -> Outlook {
        let mut best = [None; Square::COUNT];
        for square in Self::open(position) {
            let (mut found, mut second): (Option<(Action, Points)>, _) = (None, None);
            self.moves(position, square, context, legal, |action, value| {
                if found.is_none_or(|(_, most)| value > most) {
                    second = found;
                    found = Some((action, value));
                } else if second.is_none_or(|(_, most)| value > most) {
                    second = Some((action, value));
                }
            });
            best[square.index()] = found.map(|(action, value)| {
                let with_tree = self.with_tree(position, action, context);
                Best { action, value, with_tree, second }
            });
        }
        let may_pass = self.alone.setup().more_control;
        Outlook { best, pass: self.pass(position, context), may_pass }
    }

    /// The mean over all rolls when each move is judged by the roll after it.
    pub(super) fn deep_mean(
        &self,
        position: &Position,
        context: &Context,
        dice: u8,
        legal: &mut Legal,
    ) -> Points {
        let mut outlook = self.outlook(position, context, legal);
        let mut shifts = (0_i64, 0_i64);
        for best in outlook.best.iter_mut().flatten() {
            let mut deeper = self.next_mean(position, best.action, context, dice, legal);
            if let (Some((action, value)), Some(first)) = (best.second, deeper)
                && best.value - value < CLOSE
                && let Some(other) = self.next_mean(position, action, context, dice, legal)
            {
                deeper = Some(first.max(other));
            }
            let Some(deeper) = deeper else { continue };
            let shift = deeper - best.value;
            best.value = deeper;
            best.with_tree += shift;
            shifts = (shifts.0 + i64::from(shift.0), shifts.1 + 1);
        }
        if shifts.1 > 0 {
            outlook.pass += Points::mean(shifts.0, shifts.1);
        }
        outlook.mean(dice)
    }

    /// The mean over all rolls after `action` by an ordinary die; `None` if that ends the match.
    fn next_mean(
        &self,
        position: &Position,
        action: Action,
        context: &Context,
        dice: u8,
        legal: &mut Legal,
    ) -> Option<Points> {
        let (die, square) = action.target()?;
        let after = self.after(&self.rolled(position, face_of(square.column()), die), action)?;
        if self.alone.actor(&after) == Actor::GameOver {
            return None;
        }
        let next = self.position_alone(after, context);
        Some(self.outlook(&next, context, legal).mean(dice))
    }

    /// What is expected after `action` by a white 6.
    pub(super) fn with_tree(&self, position: &Position, action: Action, context: &Context) -> Points {
        let Some((_, square)) = action.target() else { return Points::LEAST };
        let rolled = self.rolled(position, face_of(square.column()), Face::Six);
        let action = by(action, Face::Six);
        self.after(&rolled, action)
            .map_or(Points::LEAST, |after| self.value_after(position, action, &after, context))
    }

    /// What is expected after a pass.
    fn pass(&self, position: &Position, context: &Context) -> Points {
        let Some(after) = self.passed(position) else { return Points::LEAST };
        self.value_after(position, Action::Pass, &after, context)
    }

    /// The sheet after a pass: one more tree is crossed out.
    pub(super) fn passed(&self, position: &Position) -> Option<State> {
        // Without *more control* a pass needs dice that point nowhere, so the variant is played for this one move.
        let rolled = self.rolled(position, Face::One, Face::One);
        let mut after = rolled;
        self.passing.apply(&mut after, Action::Pass, &mut IgnoreEvents).ok().map(|()| after)
    }
}

const fn face_of(column: Column) -> Face {
    Face::ALL[column.index()]
}

const fn face_of_row(row: Row) -> Face {
    Face::ALL[row.index()]
}

impl Outlook {
    /// The best move with this blue and white die.
    fn choice(&self, blue: Face, die: Face) -> Option<(Points, Action)> {
        let mut found: Option<(Points, Action)> = None;
        for square in Square::all() {
            let Some(best) = &self.best[square.index()] else { continue };
            if blue != Face::Six && blue != face_of(square.column()) {
                continue;
            }
            let value = match die {
                Face::Six => best.with_tree,
                _ if die == face_of_row(square.row()) => best.value,
                _ => continue,
            };
            if found.is_none_or(|(most, _)| value > most) {
                found = Some((value, by(best.action, die)));
            }
        }
        found
    }

    /// The best move after a roll.
    pub(super) fn best(&self, blue: Face, white: Dice) -> (Points, Action) {
        self.best_two(blue, white).0
    }

    /// The best move after a roll, and the second best, if there is one.
    pub(super) fn best_two(&self, blue: Face, white: Dice) -> ((Points, Action), Option<(Points, Action)>) {
        let pass = (self.pass, Action::Pass);
        let (mut best, mut second): (Option<(Points, Action)>, _) = (None, None);
        let mut add = |choice: (Points, Action)| {
            if best.is_none_or(|best| choice.0 > best.0) {
                (best, second) = (Some(choice), best);
            } else if second.is_none_or(|second: (Points, Action)| choice.0 > second.0) {
                second = Some(choice);
            }
        };
        for die in white.faces() {
            for square in Square::all() {
                let Some(best) = &self.best[square.index()] else { continue };
                if blue != Face::Six && blue != face_of(square.column()) {
                    continue;
                }
                match die {
                    Face::Six => add((best.with_tree, by(best.action, die))),
                    _ if die == face_of_row(square.row()) => {
                        add((best.value, best.action));
                        if let Some((action, value)) = best.second {
                            add((value, action));
                        }
                    }
                    _ => {}
                }
            }
        }
        if self.may_pass {
            add(pass);
        }
        (best.unwrap_or(pass), second)
    }

    /// The mean over all rolls with this many white dice of what is expected after the best move.
    pub(super) fn mean(&self, dice: u8) -> Points {
        let mut sum = 0;
        for blue in Face::ALL {
            let mut faces = Face::ALL.map(|die| self.choice(blue, die).map(|(value, _)| value));
            // Faces that cannot be used come first.
            faces.sort_unstable();
            let mut lower = 0;
            for (rank, value) in faces.into_iter().enumerate() {
                // The rolls whose best face has at most this rank.
                let up_to = (rank as i64 + 1).pow(dice.into());
                let value = match value {
                    Some(value) if self.may_pass => value.max(self.pass),
                    Some(value) => value,
                    None => self.pass,
                };
                sum += (up_to - lower) * i64::from(value.0);
                lower = up_to;
            }
        }
        Points::mean(sum, 6 * 6_i64.pow(dice.into()))
    }
}

/// A seat in a solo match.
pub(super) const ALONE: Seat = Seat(0);

impl Valuer {
    /// How lucky a roll is: what is expected after it and the best move, less the mean over all rolls. For `state`,
    /// a solo match before that roll.
    pub fn luck(&self, state: &State, roll: Action) -> Points {
        let Action::Roll { blue, white } = roll else { return Points::ZERO };
        let position = self.position(state, ALONE, &Context::ALONE);
        let outlook = self.outlook(&position, &Context::ALONE, &mut Legal::default());
        outlook.best(blue, white).0 - outlook.mean(Context::ALONE.dice)
    }
}
