//! The reasons for moves in Doodle City.

use super::mind::TownMind;
use crate::{
    bots::Points,
    rules::{
        Actor, Game as _, Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Event, Legal, State, TAXI_POINTS},
    },
};

/// The first of these that is true of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It takes a bonus.
    Bonus {
        /// Its worth.
        points: u8,
    },
    /// A hotel on a long road.
    Length {
        /// The road's squares.
        length: u8,
        /// The score circled.
        circled: u8,
    },
    /// A shop with houses along its road.
    Houses {
        /// The houses.
        houses: u8,
        /// The score circled.
        circled: u8,
    },
    /// It takes a die that the next player wants.
    DeniedDie {
        /// The die.
        die: Face,
        /// Who would want it.
        seat: Seat,
        /// How much less the next player can then expect.
        points: Points,
    },
    /// Taxis come to share a road.
    Taxis {
        /// The points for that.
        points: i32,
    },
    /// One more house along a road.
    House,
    /// Roads join.
    Connection {
        /// The squares of the road that they make.
        length: u8,
    },
    /// It keeps the better squares for later.
    Waits,
    /// It costs only a tree.
    Pass,
}

/// A die that costs the next player less than this is not worth mentioning.
const DENIED: Points = Points::whole(3);

impl TownMind {
    /// What speaks for `action`, beside all `choices`.
    pub(super) fn reason_for(
        &mut self,
        game: &DoodleCity,
        state: &State,
        action: Action,
        choices: &[Action],
    ) -> Reason {
        let Actor::Seat(seat) = game.actor(state) else { return Reason::Waits };
        let mut after = state.clone();
        let mut events = Vec::new();
        if game.apply(&mut after, action, &mut events).is_err() {
            return Reason::Waits;
        }
        let scored = events.iter().find_map(|&event| match event {
            Event::HotelScored { length, circled: Some(circled), .. } => {
                Some(Reason::Length { length, circled })
            }
            Event::ShopScored { houses, circled: Some(circled), .. } => {
                Some(Reason::Houses { houses, circled })
            }
            _ => None,
        });
        let bonus = events.iter().find_map(|&event| match event {
            Event::BonusTaken { points, .. } => Some(Reason::Bonus { points }),
            _ => None,
        });
        if let Some(reason) = bonus.or(scored).or_else(|| self.denied(game, state, action, choices)) {
            return reason;
        }
        let taxis = |state: &State| state.city(seat).score(game).taxis;
        let points = taxis(&after) - taxis(state);
        if points >= TAXI_POINTS {
            return Reason::Taxis { points };
        }
        match action {
            Action::Cross { .. } => Reason::House,
            Action::Draw { square, road, .. } => {
                let length = state.city(seat).reach(square, road).len() as u8;
                if length > 1 { Reason::Connection { length } } else { Reason::Waits }
            }
            Action::Pass => Reason::Pass,
            Action::StartingRoad(_) | Action::Roll { .. } => Reason::Waits,
        }
    }

    /// Whether `action` takes a die that the next player would want more than what the best choice without that die
    /// leaves.
    fn denied(
        &mut self,
        game: &DoodleCity,
        state: &State,
        action: Action,
        choices: &[Action],
    ) -> Option<Reason> {
        let (die, _) = action.target()?;
        let has_other_die = |other: &&Action| other.target().is_some_and(|(other, _)| other != die);
        let other = choices.iter().find(has_other_die)?;
        let (seat, mine) = self.next_expects(game, state, action)?;
        let (_, otherwise) = self.next_expects(game, state, *other)?;
        let points = otherwise - mine;
        (points >= DENIED).then_some(Reason::DeniedDie { die, seat, points })
    }

    /// Who is next in this round after `action`, and what that player may expect.
    fn next_expects(&mut self, game: &DoodleCity, state: &State, action: Action) -> Option<(Seat, Points)> {
        let mut after = state.clone();
        game.apply(&mut after, action, &mut crate::rules::IgnoreEvents).ok()?;
        let Actor::Seat(next) = game.actor(&after) else { return None };
        let (_, points) = self.table().greedy(game, &after, next, &mut Legal::default())?;
        Some((next, points))
    }
}
