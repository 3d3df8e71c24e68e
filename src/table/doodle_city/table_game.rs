//! What is chosen at a table of Doodle City, for the systems that all tables have.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{last_move, pick::TablePick, play, selection::MoveSelection, set_table, short_cuts};
use crate::{
    intent::{Intent, Pick},
    locale::Locale,
    record::Match,
    rules::{
        Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Event, Road, Square},
    },
    table::table_game::{Availability, Selection, TableGame},
};

impl TableGame for DoodleCity {
    type Selection = MoveSelection;

    fn set_table(commands: &mut Commands, play: &Match<Self>) {
        set_table::set_table(commands, play.game());
    }

    fn short_cuts() -> Vec<(KeyCode, Intent)> {
        short_cuts::short_cuts()
    }

    fn lasts(event: &Event, large: Seat) -> Option<f32> {
        play::duration(event, large)
    }

    fn confirm_word(locale: &Locale, _play: &Match<Self>, action: Option<Action>) -> String {
        locale.text(match action {
            Some(Action::Cross { .. }) => "table-cross",
            Some(Action::Pass) => "table-pass",
            Some(Action::StartingRoad(_) | Action::Roll { .. } | Action::Draw { .. }) | None => "table-draw",
        })
    }

    fn pass(play: &Match<Self>) -> Option<Action> {
        play.legal().may_pass().then_some(Action::Pass)
    }

    /// The starting roads.
    fn throws_in_a_row(play: &Match<Self>) -> bool {
        play.state().starting_column().is_some()
    }

    fn news(locale: &Locale, play: &Match<Self>) -> String {
        last_move::latest_move(locale, play).unwrap_or_default()
    }
}

/// A hand as it is kept: by numbers.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Pips.
    die: Option<u8>,
    /// From the upper left, row by row.
    square: Option<usize>,
    /// In the order of [`Road::ALL`].
    road: Option<usize>,
    lower: usize,
    looking_at: Option<u8>,
}

impl Selection<DoodleCity> for MoveSelection {
    fn of(play: &Match<DoodleCity>, action: Action) -> Self {
        Self::with(play, &play.legal(), action)
    }

    fn is_empty(&self) -> bool {
        Self::is_empty(self)
    }

    fn action(&self, play: &Match<DoodleCity>) -> Option<Action> {
        Self::action(self, play, &play.legal())
    }

    fn choose(&mut self, play: &Match<DoodleCity>, pick: Pick) {
        if let Some(choose) = TablePick::of(pick) {
            Self::choose(self, &play.legal(), choose);
        }
    }

    /// Another score can be chosen while points still fly.
    fn when(pick: Pick) -> Availability {
        if TablePick::of(pick) == Some(TablePick::NextScore) {
            Availability::Moving
        } else {
            Availability::Still
        }
    }

    fn unchoose(&mut self) {
        Self::unchoose(self);
    }

    fn chosen(&self) -> Vec<Pick> {
        let chosen = [self.square.map(TablePick::Square), self.road.map(TablePick::Road)];
        chosen.into_iter().flatten().map(Into::into).collect()
    }

    fn looking_at(&self) -> Option<Seat> {
        self.looking_at
    }

    fn look_at(&mut self, seat: Option<Seat>) {
        self.looking_at = seat;
    }

    fn keep(&self) -> serde_json::Value {
        let kept = Kept {
            die: self.die.map(Face::pips),
            square: self.square.map(Square::index),
            road: self.road.map(|road| road as usize),
            lower: self.lower,
            looking_at: self.looking_at.map(|seat| seat.0),
        };
        serde_json::to_value(kept).unwrap_or_default()
    }

    fn take_up(play: &Match<DoodleCity>, kept: serde_json::Value) -> Option<Self> {
        let kept: Kept = serde_json::from_value(kept).ok()?;
        let (legal, mut selection) = (play.legal(), Self::default());
        let die = kept.die.and_then(|pips| Face::ALL.into_iter().find(|face| face.pips() == pips));
        if let Some(die) = die {
            selection.choose_die(&legal, die);
        }
        let square = kept.square.and_then(|index| Square::all().find(|square| square.index() == index));
        if let Some(square) = square {
            selection.choose_square(&legal, square);
        }
        if let Some(&road) = kept.road.and_then(|index| Road::ALL.get(index)) {
            selection.choose_road(road);
            selection.lower = kept.lower;
            if Self::action(&selection, play, &legal).is_none() {
                selection.unchoose();
            }
        }
        selection.looking_at = kept.looking_at.map(Seat).filter(|seat| seat.index() < play.seats().len());
        Some(selection)
    }
}
