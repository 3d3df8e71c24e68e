//! Parcel as a game that is played on the table.

use bevy::prelude::*;
use doodle_city::{
    locale::{Arg, Locale},
    record::Match,
    rules::Seat,
    table::{table_game::TableGame, tutorial::Step},
};

use super::{layout::TableLayout, pick::TablePick, play, selection::MoveSelection, set_table, tutorial};
use crate::game::{
    locale::last_move,
    rules::{Action, Event, Parcel},
    texts,
};

impl TableGame for Parcel {
    type Selection = MoveSelection;
    type Layout = TableLayout;
    type Pick = TablePick;

    const TUTORIAL: &'static [Step<Self>] = tutorial::STEPS;

    fn set_table(commands: &mut Commands, _: &Match<Self>) {
        set_table::set_table(commands);
    }

    fn tutorial_text(locale: &Locale, key: &str, args: &[(&str, Arg)]) -> String {
        texts::with(locale, key, args)
    }

    fn lasts(event: &Event, _: Seat) -> Option<f32> {
        play::duration(event)
    }

    fn confirm_word(locale: &Locale, _: &Match<Self>, _: Option<Action>) -> String {
        texts::text(locale, "parcel-table-confirm")
    }

    fn last_move(locale: &Locale, play: &Match<Self>) -> String {
        last_move::latest(locale, play).unwrap_or_default()
    }
}
