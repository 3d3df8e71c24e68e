//! What the player on turn has chosen but not yet confirmed, and what can be made of it.

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    pick::TablePick,
    ways::{Ways, die_for, way},
};
use crate::{
    record::Match,
    rules::{
        Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Legal, Road, Square},
    },
    table::table_game::{Availability, Selection},
};

/// Chosen, not confirmed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MoveSelection {
    /// The die.
    pub die: Option<Face>,
    /// The square.
    #[serde(serialize_with = "write_square", deserialize_with = "read_square")]
    pub square: Option<Square>,
    /// The road.
    #[serde(serialize_with = "write_road", deserialize_with = "read_road")]
    pub road: Option<Road>,
    /// With free circling: how many free scores below the highest.
    pub lower: usize,
    /// Another player's sheet that is shown large.
    pub looking_at: Option<Seat>,
}

impl MoveSelection {
    /// Chooses a die, or puts it back; a square that it does not point to is forgotten.
    pub fn choose_die(&mut self, legal: &Legal, die: Face) {
        if legal.squares(die).is_empty() {
            return;
        }
        if self.die == Some(die) {
            *self = Self::default();
            return;
        }
        let square = self.square.filter(|&square| legal.squares(die).has(square));
        *self =
            Self { die: Some(die), square, road: self.road.filter(|_| square.is_some()), ..Self::default() };
    }

    /// Chooses a square; without a die that was chosen for it and points there the one that costs no tree.
    pub fn choose_square(&mut self, legal: &Legal, square: Square) {
        if self.square == Some(square) {
            *self = Self { die: self.die, ..Self::default() };
        } else if let Some(die) = die_for(legal, self.die.filter(|&die| !self.is_for_other(die)), square) {
            *self = Self { die: Some(die), square: Some(square), ..Self::default() };
        }
    }

    /// Whether a die that costs a tree was chosen with a square: for another one there may be one that costs none.
    fn is_for_other(&self, die: Face) -> bool {
        die == Face::Six && self.square.is_some()
    }

    /// Chooses a road for the chosen square; the chosen one again chooses the next score of free circling.
    pub fn choose_road(&mut self, road: Road) {
        if self.square.is_some() {
            self.lower = 0;
            self.road = Some(road);
        }
    }

    /// Chooses a square and its road by one stroke; only the square where there is no road to draw, as with houses.
    pub fn draw(&mut self, legal: &Legal, square: Square, road: Road) {
        if self.square != Some(square) {
            self.choose_square(legal, square);
        }
        if self.square == Some(square) && !self.ways(legal).roads[road as usize].is_empty() {
            self.choose_road(road);
        }
    }

    /// What can be done in the chosen square.
    pub fn ways(&self, legal: &Legal) -> Ways {
        match (self.die, self.square) {
            (Some(die), Some(square)) => Ways::of(legal, die, square),
            _ => Ways::default(),
        }
    }

    /// The action that a confirmation would carry out.
    pub fn action(&self, play: &Match<DoodleCity>, legal: &Legal) -> Option<Action> {
        let ways = self.ways(legal);
        if let Some(road) = self.road {
            return way(&ways, road, self.lower);
        }
        if ways.cross.is_some() {
            return ways.cross;
        }
        // Only where nothing else can be done is a pass what the main button says.
        let is_forced = Face::ALL.into_iter().all(|die| legal.squares(die).is_empty());
        (is_forced && legal.may_pass() && !play.is_over()).then_some(Action::Pass)
    }
}

/// Squares and roads are saved by their places: from the upper left, row by row, and in [`Road::ALL`].
fn write_square<S: Serializer>(square: &Option<Square>, serializer: S) -> Result<S::Ok, S::Error> {
    square.map(Square::index).serialize(serializer)
}

fn read_square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Square>, D::Error> {
    Ok(Option::deserialize(deserializer)?.and_then(|index| Square::all().nth(index)))
}

fn write_road<S: Serializer>(road: &Option<Road>, serializer: S) -> Result<S::Ok, S::Error> {
    road.map(|road| road as usize).serialize(serializer)
}

fn read_road<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Road>, D::Error> {
    Ok(Option::<usize>::deserialize(deserializer)?.and_then(|index| Road::ALL.get(index).copied()))
}

impl Selection<DoodleCity> for MoveSelection {
    fn of(play: &Match<DoodleCity>, action: Action) -> Self {
        let Some((die, square)) = action.target() else { return Self::default() };
        let road = match action {
            Action::Draw { road, .. } => Some(road),
            Action::Cross { .. } | Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => None,
        };
        let legal = play.legal();
        let selection = Self { die: Some(die), square: Some(square), road, ..Self::default() };
        // Which of the scores that may be circled.
        let lower = (0..16).find(|&lower| Self { lower, ..selection }.action(play, &legal) == Some(action));
        Self { lower: lower.unwrap_or(0), ..selection }
    }

    fn is_empty(&self) -> bool {
        self.die.is_none() && self.square.is_none()
    }

    fn action(&self, play: &Match<DoodleCity>) -> Option<Action> {
        Self::action(self, play, &play.legal())
    }

    fn choose(&mut self, play: &Match<DoodleCity>, pick: TablePick) {
        let legal = play.legal();
        match pick {
            TablePick::Die(die) => self.choose_die(&legal, die),
            TablePick::Square(square) => self.choose_square(&legal, square),
            TablePick::Road(road) => self.choose_road(road),
            TablePick::Draw(square, road) => self.draw(&legal, square, road),
            TablePick::NextScore => self.lower += 1,
        }
    }

    /// Another score can be chosen while points still fly.
    fn when(pick: TablePick) -> Availability {
        if pick == TablePick::NextScore { Availability::Moving } else { Availability::Still }
    }

    /// Road, then square, then die.
    fn unchoose(&mut self) {
        if self.road.is_some() {
            self.road = None;
            self.lower = 0;
        } else if self.square.is_some() {
            self.square = None;
        } else {
            self.die = None;
        }
    }

    fn chosen(&self) -> Vec<TablePick> {
        [self.square.map(TablePick::Square), self.road.map(TablePick::Road)].into_iter().flatten().collect()
    }

    fn looking_at(&self) -> Option<Seat> {
        self.looking_at
    }

    fn look_at(&mut self, seat: Option<Seat>) {
        self.looking_at = seat;
    }

    fn restore(self, play: &Match<DoodleCity>) -> Self {
        let (legal, mut selection) = (play.legal(), Self::default());
        if let Some(die) = self.die {
            selection.choose_die(&legal, die);
        }
        if let Some(square) = self.square {
            selection.choose_square(&legal, square);
        }
        if let Some(road) = self.road {
            selection.choose_road(road);
            selection.lower = self.lower;
            if selection.action(play, &legal).is_none() {
                selection.unchoose();
            }
        }
        selection.looking_at = self.looking_at.filter(|seat| seat.index() < play.seats().len());
        selection
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            dice::Dice,
            doodle_city::{Setup, built_in_sheets},
        },
    };

    #[test]
    fn what_earlier_versions_saved_is_read_and_saved_alike() {
        let text = r#"{"die":6,"square":7,"road":2,"lower":1,"looking_at":3}"#;
        let selection = MoveSelection {
            die: Some(Face::Six),
            square: Square::all().nth(7),
            road: Some(Road::ALL[2]),
            lower: 1,
            looking_at: Some(Seat(3)),
        };
        let none = r#"{"die":null,"square":null,"road":null,"lower":0,"looking_at":null}"#;
        for (selection, text) in [(selection, text), (MoveSelection::default(), none)] {
            assert_eq!(serde_json::to_string(&selection).expect("it can be written"), text);
            assert_eq!(serde_json::from_str::<MoveSelection>(text).expect("it can be read"), selection);
        }
    }

    #[test]
    fn a_six_that_was_taken_for_another_square_gives_way_to_a_die_that_costs_no_tree() {
        let sheet = built_in_sheets().into_iter().next().expect("there are some");
        let setup = Setup { players: 2, first: Seat(0), more_control: false, free_circling: false, sheet };
        let players = ["Ada", "Ben"].map(Player::person).to_vec();
        let mut play = Match::<DoodleCity>::new(setup, players).expect("a match for two");
        let rolled = Action::Roll { blue: Face::One, white: Dice::of([Face::One, Face::Five, Face::Six]) };
        for action in [Action::StartingRoad(Face::One); 5].into_iter().chain([rolled]) {
            play.apply(action, &mut Vec::new()).expect("it is legal");
        }
        let legal = play.legal();
        let [first, fourth, fifth] = [0, 15, 20].map(|index| Square::all().nth(index).expect("a square"));
        let mut selection = MoveSelection::default();
        selection.choose_square(&legal, fourth);
        assert_eq!(selection.die, Some(Face::Six), "no other points there");
        selection.choose_square(&legal, fifth);
        assert_eq!((selection.die, selection.square), (Some(Face::Five), Some(fifth)));
        // Who takes the 6 by hand keeps it.
        selection.choose_die(&legal, Face::Six);
        assert_eq!((selection.die, selection.square), (Some(Face::Six), Some(fifth)));
        let mut by_hand = MoveSelection::default();
        by_hand.choose_die(&legal, Face::Six);
        by_hand.choose_square(&legal, first);
        assert_eq!((by_hand.die, by_hand.square), (Some(Face::Six), Some(first)));
    }
}
