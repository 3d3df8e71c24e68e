//! What everybody can expect of a match: by this luck and skill are told apart.

use super::{
    mind::{Best, PlannerMind, best_of_turn, mean_of_throws},
    outlook::{Outlook, PlayedFor},
};
use crate::{
    bots::{Mind as _, Points, WIN, mind::won},
    rules::{
        Actor, Game as _, Seat,
        city_planner::{CityPlanner, State},
    },
};

impl PlannerMind {
    /// What each seat can expect: alone its points, for two its chance to win.
    pub(super) fn expected(&mut self, game: &CityPlanner, state: &State) -> Vec<Points> {
        if game.is_solo() {
            return vec![self.value(game, state, Seat(0))];
        }
        let chance = self.chance(game, state, Seat(0));
        vec![chance, WIN - chance]
    }

    /// How likely `seat` wins a match for two, of 100.
    fn chance(&self, game: &CityPlanner, state: &State, seat: Seat) -> Points {
        match game.actor(state) {
            Actor::Seat(on_turn) => {
                let outlook = Outlook::new(self.values, PlayedFor::Chance, game, state, on_turn);
                let chance = match best_of_turn(&outlook, game, state, on_turn) {
                    Some(Best::Scored(total)) => outlook.aimed_at(total),
                    Some(Best::Turn(worth)) => outlook.aimed(worth),
                    None => Points::ZERO,
                };
                if on_turn == seat { chance } else { WIN - chance }
            }
            Actor::Chance(_) if state.rerolling().is_some() => {
                mean_of_throws(game, state, |after| self.chance(game, after, seat))
            }
            Actor::Chance(next) => {
                let next = next.unwrap_or(seat);
                let chance = Outlook::next_wins(self.values, game, state, next);
                if next == seat { chance } else { WIN - chance }
            }
            Actor::GameOver => {
                let mut standings = Vec::new();
                game.standings(state, &mut standings);
                won(game, &standings)[seat.index()]
            }
        }
    }
}
