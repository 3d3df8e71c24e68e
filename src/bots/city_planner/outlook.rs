//! What comes after the present turn of a match.

use super::{
    aim::{self, Aim},
    locked::{LOCKS, lock_of},
    plain,
    turn::{After, Turn, parts},
    values::Values,
    yields::{MOST_INCOME, MOST_REROLLS},
};
use crate::{
    bots::Points,
    rules::{
        Game as _, Seat,
        city_planner::{Block, CityPlanner, ROUNDS, ScoringChoice, State},
        dice::Face,
    },
};

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayedFor {
    /// The own points alone.
    ForPoints,
    /// The lead over the other player.
    ToLead,
    /// The chance to win.
    ToWin,
    /// The same, and nothing else: what it is, not what is best.
    Chance,
}

/// What comes after the present turn of one player.
pub(super) struct Outlook {
    after: After,
    aim: Aim,
    /// What has to be added to what the turn brings for the total to expect.
    base: Points,
}

/// What the difference between two totals deviates by for each turn that is left, squared, in points.
const VARIANCE: i64 = 6;

/// What a lead expected with so many turns left deviates by.
fn deviation(turns: usize) -> i32 {
    let one = i64::from(Points::ONE);
    (turns as i64 * VARIANCE * one * one).isqrt() as i32
}

impl Outlook {
    /// After the turn of `seat` in `state`.
    pub(super) fn new(
        values: Option<&Values>,
        played: PlayedFor,
        game: &CityPlanner,
        state: &State,
        seat: Seat,
    ) -> Self {
        let money = state.money(seat) as usize;
        let vp = Points::whole(state.vp(seat));
        let rounds = (ROUNDS - game.round(state)) as usize;
        if game.is_solo() {
            let after = After::new(money, |lock, rerolls, money| match values {
                Some(values) => values.alone(rounds, lock, rerolls, money),
                None => plain::worth(rounds, rerolls, money),
            });
            return Self { after, aim: Aim::Points, base: vp };
        }
        let other = seat.clockwise(1, 2);
        let (others_rerolls, others_money) = (state.rerolls(other) as usize, state.money(other) as usize);
        let turns = (2 * ROUNDS - game.turns(state)) as usize - 1;
        // What the other one can expect, and the lead over it, make the own total.
        let others_total = match values {
            Some(values) => values.next_gets(turns, others_rerolls, others_money),
            None => plain::worth(turns.div_ceil(2), others_rerolls, others_money),
        };
        let amounts = money + MOST_INCOME + 1;
        let waits: Vec<Points> = (0..=MOST_REROLLS)
            .flat_map(|rerolls| (0..amounts).map(move |money| (rerolls, money)))
            .map(|(rerolls, money)| match values {
                Some(values) => values.waits(turns, rerolls, money),
                None => plain::worth(rounds, rerolls, money),
            })
            .collect();
        let leads: Vec<Points> = (0..LOCKS)
            .map(|lock| match (played, values) {
                (PlayedFor::ForPoints, _) => Points::ZERO,
                (PlayedFor::ToLead | PlayedFor::ToWin | PlayedFor::Chance, Some(values)) => {
                    values.leads(turns, lock, others_rerolls, others_money)
                }
                (PlayedFor::ToLead | PlayedFor::ToWin | PlayedFor::Chance, None) => others_total,
            })
            .collect();
        // Of equal totals the one with more dollars wins, as if each were a tiny part of a point.
        let is_last = turns == 0;
        let dollars = |money: usize| if is_last { Points(money as i32) } else { Points::ZERO };
        let after = After::new(money, |lock, rerolls, money| {
            waits[rerolls * amounts + money] - leads[lock] + dollars(money)
        });
        match played {
            PlayedFor::ForPoints => Self { after, aim: Aim::Points, base: vp },
            PlayedFor::ToLead => Self { after, aim: Aim::Points, base: vp + others_total },
            PlayedFor::ToWin | PlayedFor::Chance => {
                let Points(lead) = vp - Points::whole(state.vp(other)) - dollars(others_money);
                let deviation = deviation(turns);
                let aim = match played {
                    PlayedFor::Chance => Aim::Chance { lead, deviation },
                    _ => Aim::Win { lead, deviation },
                };
                Self { after, aim, base: vp + others_total }
            }
        }
    }

    /// What is left of the turn.
    pub(super) fn turn(&self, game: &CityPlanner, state: &State) -> Turn {
        let money = state.money(game.actor(state).seat().unwrap_or(Seat(0))) as usize;
        let changed = state.changed().iter().fold(0, |set, block| set | 1 << block.index());
        Turn::new(
            parts(game.blocks()),
            state.locked().map(Block::index),
            !game.is_solo(),
            changed,
            money,
            Points::ONE,
            self.after.clone(),
            self.aim,
        )
    }

    /// The total to expect from a turn of this worth.
    pub(super) fn total(&self, worth: i32) -> Points {
        self.base + self.aim.points(worth)
    }

    /// The total to expect after scoring like this.
    pub(super) fn scored(
        &self,
        game: &CityPlanner,
        state: &State,
        passed: Block,
        choice: ScoringChoice,
    ) -> Points {
        let (Ok(scoring), Some(face), Some(seat)) =
            (game.scoring(state, choice), state.die(passed), game.actor(state).seat())
        else {
            return Points::LEAST;
        };
        let money = state.money(seat) + scoring.money();
        let after = self.after.at(lock_of(passed, face), scoring.town_halls as usize, money as usize);
        self.base + Points::whole(scoring.vp) + after
    }

    /// What a turn of this worth is aimed at: points, or the chance to win.
    pub(super) fn aimed(&self, worth: i32) -> Points {
        match self.aim {
            Aim::Points => self.base + Points(worth),
            Aim::Win { .. } | Aim::Chance { .. } => Points(worth),
        }
    }

    /// The same for the total to expect from a turn.
    pub(super) fn aimed_at(&self, total: Points) -> Points {
        self.aimed(self.aim.worth((total - self.base).0))
    }

    /// How likely the player who is next wins a match for two, of 100, between two turns.
    pub(super) fn next_wins(values: Option<&Values>, game: &CityPlanner, state: &State, next: Seat) -> Points {
        let other = next.clockwise(1, 2);
        let turns = (2 * ROUNDS - game.turns(state)) as usize;
        let has = |seat| (state.rerolls(seat) as usize, state.money(seat) as usize);
        let (rerolls, money) = has(next);
        let (others_rerolls, others_money) = has(other);
        let locked = state.locked().and_then(|block| Some(lock_of(block, state.die(block)?)));
        let to_come = match (values, locked) {
            (Some(values), Some(lock)) => {
                values.leads(turns, lock, rerolls, money) - values.waits(turns, others_rerolls, others_money)
            }
            (Some(values), None) => values.starts(game.blocks()),
            (None, _) => {
                plain::worth(turns.div_ceil(2), rerolls, money)
                    - plain::worth(turns / 2, others_rerolls, others_money)
            }
        };
        let lead = Points::whole(state.vp(next) - state.vp(other)) + to_come;
        Points(aim::chance(lead.0, deviation(turns)))
    }

    /// How many points more it leaves to pass `block` than to pass `other`, with these faces, whatever they bring now.
    pub(super) fn spares(&self, block: Block, face: Face, other: Block, others_face: Face) -> Points {
        self.after.at(lock_of(block, face), 0, 0) - self.after.at(lock_of(other, others_face), 0, 0)
    }

    /// The total to expect between two turns.
    pub(super) fn between(values: Option<&Values>, game: &CityPlanner, state: &State, seat: Seat) -> Points {
        let (vp, money, rerolls) =
            (Points::whole(state.vp(seat)), state.money(seat) as usize, state.rerolls(seat) as usize);
        let rounds = (ROUNDS + 1 - game.round(state)) as usize;
        let locked = state.locked().and_then(|block| Some(lock_of(block, state.die(block)?)));
        vp + match (values, locked) {
            (Some(values), Some(lock)) if game.is_solo() => values.alone(rounds, lock, rerolls, money),
            (Some(values), None) if game.is_solo() => values.start(game.blocks()),
            (Some(values), _) if !game.is_solo() => {
                let turns = (2 * ROUNDS - game.turns(state)) as usize;
                match game.actor(state).seat() == Some(seat) {
                    true => values.next_gets(turns, rerolls, money),
                    false => values.other_gets(turns, rerolls, money),
                }
            }
            (Some(_) | None, _) => plain::worth(rounds, rerolls, money),
        }
    }
}
