//! Doodle City as a game that is played on the table.

use bevy::prelude::*;

use super::{
    asked, layout::TableLayout, pick::TablePick, play, scene::GameContext, selection::MoveSelection, set_table,
    tutorial,
};
use crate::{
    intent::Intent,
    locale::{
        Locale,
        doodle_city::{last_move, narration},
    },
    pictures::doodle_city::{colors, square::square_rect},
    record::Match,
    rules::{
        Game as _, Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Event},
    },
    sound::Sound,
    table::{
        announcement::News, dice::Die, digits::numbered, heading, inquiry_marks::ChoiceWords,
        table_game::TableGame, tutorial::Step,
    },
    theme::{Tone, palette},
};

impl TableGame for DoodleCity {
    type Selection = MoveSelection;
    type Layout = TableLayout;
    type Pick = TablePick;

    const TUTORIAL: &'static [Step<Self>] = tutorial::STEPS;

    /// Few matches go on for longer.
    const EVENING: u32 = 14;

    fn title(table: &GameContext) -> String {
        heading::whose_turn(table, "doodle-table-draws")
    }

    fn heading_color(_: &GameContext) -> Tone {
        palette::INK
    }

    fn round_text(table: &GameContext) -> Option<(String, Tone)> {
        let play = table.play()?;
        Some(match play.game().round(play.state()) {
            _ if play.state().is_last_round() => (table.locale.text("table-last-round"), colors::LAST_ROUND),
            0 => (table.locale.text("doodle-table-starting-roads"), palette::SOFT_INK),
            round => (table.locale.with("table-round", &[("round", round.into())]), palette::SOFT_INK),
        })
    }

    fn set_table(commands: &mut Commands, play: &Match<Self>) {
        set_table::set_table(commands, play.game());
    }

    /// A die by its pips.
    fn short_cuts() -> Vec<(char, Intent)> {
        numbered(Face::ALL).map(|(key, face)| (key, TablePick::Die(face).into())).collect()
    }

    fn lasts(event: &Event, large: Seat) -> Option<f32> {
        play::duration(event, large)
    }

    fn rolled(event: &Event, die: Die) -> Option<Face> {
        play::rolled(event, die)
    }

    fn sounds(event: &Event) -> Vec<(Sound, f32)> {
        play::sounds(event)
    }

    fn heard_at(event: &Event, layout: &TableLayout, large: Seat) -> Option<Vec2> {
        play::heard_at(event, layout, large)
    }

    fn confirm_word(locale: &Locale, _play: &Match<Self>, action: Option<Action>) -> String {
        locale.text(match action {
            Some(Action::Cross { .. }) => "doodle-table-cross",
            Some(Action::Pass) => "table-pass",
            Some(Action::StartingRoad(_) | Action::Roll { .. } | Action::Draw { .. }) | None => {
                "doodle-table-draw"
            }
        })
    }

    /// The square.
    fn hint_place(table: &GameContext, _: &Match<Self>, action: Action) -> Option<Rect> {
        let (_, square) = action.target()?;
        Some(square_rect(table.layout.grid, square.index()))
    }

    fn pass(play: &Match<Self>) -> Option<Action> {
        play.legal().may_pass().then_some(Action::Pass)
    }

    /// The starting roads.
    fn throws_in_a_row(play: &Match<Self>) -> bool {
        play.state().starting_column().is_some()
    }

    fn refusal(table: &GameContext, pick: TablePick) -> Option<String> {
        asked::refusal(table, pick)
    }

    fn choice_words(table: &GameContext, pick: TablePick) -> Option<ChoiceWords> {
        asked::choice_words(table, pick)
    }

    /// A bonus that somebody has taken.
    fn announcement(table: &GameContext, event: &Event) -> Option<News> {
        asked::announcement(table, event)
    }

    fn news_since(locale: &Locale, play: &Match<Self>, seat: Seat) -> Vec<String> {
        last_move::since(locale, play, seat)
    }

    fn narration(locale: &Locale, before: &Match<Self>, action: Action, events: &[Event]) -> Vec<String> {
        narration::of(locale, before, action, events)
    }

    fn standing(locale: &Locale, play: &Match<Self>) -> Option<String> {
        Some(narration::standing(locale, play))
    }

    fn last_move(locale: &Locale, play: &Match<Self>) -> String {
        last_move::latest(locale, play).unwrap_or_default()
    }
}
