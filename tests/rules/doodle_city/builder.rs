//! A player who builds one long road, so that random matches see high scores too.

use std::sync::LazyLock;

use doodle_city::rules::{
    Game as _, LegalActions as _,
    dice::Face,
    doodle_city::{Action, DoodleCity, Kind, Legal, Road, Square, State},
};

use super::pictures;
use crate::random::Random;

/// One road through all squares.
static PLAN: LazyLock<Vec<(Square, Option<Road>)>> = LazyLock::new(|| {
    pictures::roads(
        "─ ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ ─ ─",
    )
});

/// Planned roads and houses, and what scores only once they are there; no white 6. It does not look at points,
/// so that a match stays as it is when scoring changes.
fn appeal(game: &DoodleCity, action: Action) -> u32 {
    let plan = |square: Square| PLAN[square.index()].1;
    match action {
        Action::Draw { die, .. } | Action::Cross { die, .. } if die == Face::Six => 0,
        Action::Draw { square, road, .. } if plan(square) != Some(road) => 1,
        Action::Draw { square, circle, .. } => match game.sheet().kind(square) {
            Kind::House | Kind::Taxi => 200,
            Kind::Hotel | Kind::Shop => 50 + u32::from(circle.unwrap_or(0)),
        },
        Action::Cross { .. } => 60,
        Action::StartingRoad(_) | Action::Roll { .. } | Action::Pass => 0,
    }
}

/// The most appealing of `tries` random legal actions, whatever the order in which the rules list them.
pub fn choose(game: &DoodleCity, state: &State, tries: usize, random: &mut Random) -> Option<Action> {
    let mut legal = Legal::default();
    game.legal(state, &mut legal);
    let mut choices: Vec<Action> = legal.iter().collect();
    choices.sort_by_cached_key(ToString::to_string);
    let options = (0..tries).map(|_| choices[random.below(choices.len())]);
    options.max_by_key(|action| appeal(game, *action))
}

/// A builder's luck: the starting roads are as planned, and the blue die always shows 6.
pub fn fall(game: &DoodleCity, state: &State, random: &mut Random) -> Option<Action> {
    match (game.draw(state, random)?, state.starting_column()) {
        (_, Some(column)) => {
            let planned = PLAN[game.sheet().house_square(column).index()].1;
            planned.map(|road| Action::StartingRoad(Face::ALL[road as usize]))
        }
        (Action::Roll { white, .. }, None) => Some(Action::Roll { blue: Face::Six, white }),
        (action, None) => Some(action),
    }
}
