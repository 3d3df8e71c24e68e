//! What matters about the other players when one player's sheet is valued.

use super::streets::Streets;
use crate::rules::{
    Game as _, Seat,
    doodle_city::{City, DoodleCity, Kind, State},
};

/// The table around one player. Alone, there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Context {
    /// How many play.
    pub players: u8,
    /// How many white dice there will be to choose from on this player's next turn.
    pub dice: u8,
    /// The fewest and the most trees that another player has crossed out.
    pub others_trees: (u8, u8),
    /// How many others can end the match with a lucky roll.
    pub near_end: u8,
    /// The fewest empty squares of another player.
    pub fewest_empty: u8,
    /// Whether this round is the last.
    pub is_last_round: bool,
}

/// Whether the player of `city` can end the match with a lucky roll.
fn is_near_end(game: &DoodleCity, city: &City) -> bool {
    let sheet = game.sheet();
    let streets = Streets::of(game, city);
    let last = |scores: &[u8]| scores.last().copied().unwrap_or(u8::MAX);
    city.crossed_trees() + 1 >= sheet.trees()
        || streets.empty.into_iter().any(|square| {
            let (length, houses) = streets.best[square.index()];
            match sheet.kind(square) {
                Kind::Hotel => length >= last(sheet.hotel_scores()),
                Kind::Shop => houses >= last(sheet.shop_scores()),
                Kind::House | Kind::Taxi => false,
            }
        })
}

impl Context {
    /// The table of a solo match.
    pub const ALONE: Self =
        Self { players: 1, dice: 3, others_trees: (0, 0), near_end: 0, fewest_empty: 0, is_last_round: false };

    /// What `seat` should know of the others in `state`, a state in which `seat` has just acted or has yet to act.
    pub fn of(game: &DoodleCity, state: &State, seat: Seat) -> Self {
        if game.is_solo() {
            return Self::ALONE;
        }
        let players = game.setup().players;
        let mut context =
            Self { players, is_last_round: state.is_last_round(), others_trees: (u8::MAX, 0), ..Self::ALONE };
        // The place in the next round's order: how many choose before.
        let is_between = game.actor(state).is_chance();
        let next = state.starter().clockwise(usize::from(!is_between), players.into());
        let before = (seat.0 + players - next.0) % players;
        context.dice = players + 1 - before;
        context.fewest_empty = u8::MAX;
        for other in game.all_seats().filter(|&other| other != seat) {
            let city = state.city(other);
            let crossed = city.crossed_trees();
            let (fewest, most) = context.others_trees;
            context.others_trees = (fewest.min(crossed), most.max(crossed));
            context.fewest_empty = context.fewest_empty.min(city.open().len() as u8);
            context.near_end += u8::from(is_near_end(game, city));
        }
        context
    }

    /// The facts, in the order of their slots, for a player with these crossed-out trees.
    pub(super) fn facts(&self, crossed_trees: u8) -> [u8; 8] {
        let beside = |others: u8| (i16::from(crossed_trees) - i16::from(others)).clamp(-7, 7) + 7;
        let (fewest, most) = self.others_trees;
        [
            self.players,
            self.dice,
            beside(fewest) as u8,
            beside(most) as u8,
            most,
            self.near_end,
            self.fewest_empty,
            u8::from(self.is_last_round),
        ]
    }
}
