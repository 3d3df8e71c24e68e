//! What the player on turn has chosen but not yet confirmed, and what can be made of it.

use bevy::prelude::*;

use super::{
    pick::TablePick,
    preview::{Options, die_for, way},
};
use crate::{
    record::Match,
    rules::{
        Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Legal, Road, Square},
    },
};

/// Chosen, not confirmed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveSelection {
    /// The die.
    pub die: Option<Face>,
    /// The square.
    pub square: Option<Square>,
    /// The road.
    pub road: Option<Road>,
    /// With free circling: how many free scores below the highest.
    pub lower: usize,
    /// Another player's sheet that is shown large.
    pub looking_at: Option<Seat>,
}

impl MoveSelection {
    /// As it is once `action` is chosen.
    pub fn with(play: &Match<DoodleCity>, legal: &Legal, action: Action) -> Self {
        let Some((die, square)) = action.target() else { return Self::default() };
        let road = match action {
            Action::Draw { road, .. } => Some(road),
            Action::Cross { .. } | Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => None,
        };
        let selection = Self { die: Some(die), square: Some(square), road, ..Self::default() };
        // Which of the scores that may be circled.
        let lower = (0..16).find(|&lower| Self { lower, ..selection }.action(play, legal) == Some(action));
        Self { lower: lower.unwrap_or(0), ..selection }
    }

    /// Whether anything is chosen that can be taken back.
    pub const fn is_empty(&self) -> bool {
        self.die.is_none() && self.square.is_none()
    }

    /// Chooses one of the things that are offered.
    pub fn choose(&mut self, legal: &Legal, choose: TablePick) {
        match choose {
            TablePick::Die(die) => self.choose_die(legal, die),
            TablePick::Square(square) => self.choose_square(legal, square),
            TablePick::Road(road) => self.choose_road(road),
            TablePick::Draw(square, road) => self.draw(legal, square, road),
            TablePick::NextScore => self.lower += 1,
        }
    }

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

    /// Chooses a square; without a die that points there the one that costs no tree.
    pub fn choose_square(&mut self, legal: &Legal, square: Square) {
        if self.square == Some(square) {
            *self = Self { die: self.die, ..Self::default() };
        } else if let Some(die) = die_for(legal, self.die, square) {
            *self = Self { die: Some(die), square: Some(square), ..Self::default() };
        }
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
        if self.square == Some(square) && !self.options(legal).roads[road as usize].is_empty() {
            self.choose_road(road);
        }
    }

    /// Forgets the last thing chosen: road, then square, then die.
    pub fn unchoose(&mut self) {
        if self.road.is_some() {
            self.road = None;
            self.lower = 0;
        } else if self.square.is_some() {
            self.square = None;
        } else {
            self.die = None;
        }
    }

    /// What can be done in the chosen square.
    pub fn options(&self, legal: &Legal) -> Options {
        match (self.die, self.square) {
            (Some(die), Some(square)) => Options::of(legal, die, square),
            _ => Options::default(),
        }
    }

    /// The action that a confirmation would carry out.
    pub fn action(&self, play: &Match<DoodleCity>, legal: &Legal) -> Option<Action> {
        let options = self.options(legal);
        if let Some(road) = self.road {
            return way(&options, road, self.lower);
        }
        if options.cross.is_some() {
            return options.cross;
        }
        // Only where nothing else can be done is a pass what the main button says.
        let is_forced = Face::ALL.into_iter().all(|die| legal.squares(die).is_empty());
        (is_forced && legal.may_pass() && !play.is_over()).then_some(Action::Pass)
    }
}
