//! City Planner as a game that is played on the table.

use bevy::prelude::*;

use super::{
    asked, layout::TableLayout, pick::TablePick, play, scene::GameContext, selection::MoveSelection, set_table,
    tutorial,
};
use crate::{
    intent::Intent,
    locale::{
        Locale,
        city_planner::{last_move, moves, narration},
    },
    pictures::city_planner::colors,
    record::Match,
    rules::{
        Game as _, Seat,
        city_planner::{Action, Block, CityPlanner, Event, ROUNDS, Step},
        dice::Face,
    },
    sound::Sound,
    table::{
        dice::Die, digits::numbered, heading, inquiry_marks::ChoiceWords, table_game::TableGame,
        tutorial::Step as TutorialStep,
    },
    theme::{Tone, palette},
};

impl TableGame for CityPlanner {
    type Selection = MoveSelection;
    type Layout = TableLayout;
    type Pick = TablePick;

    const TUTORIAL: &'static [TutorialStep<Self>] = tutorial::STEPS;

    const EVENING: u32 = ROUNDS;

    fn title(table: &GameContext) -> String {
        let is_scoring = table.play().is_some_and(|play| play.state().passed().is_some());
        heading::whose_turn(table, if is_scoring { "planner-scores" } else { "planner-adjusts" })
    }

    fn round_text(table: &GameContext) -> Option<(String, Tone)> {
        let play = table.play()?;
        let words = match play.game().round(play.state()) {
            _ if play.is_over() => String::new(),
            ROUNDS => table.locale.text("table-last-round"),
            round => table.locale.with("planner-round", &[("round", round.into()), ("rounds", ROUNDS.into())]),
        };
        Some((words, Self::heading_color(table)))
    }

    fn heading_color(table: &GameContext) -> Tone {
        if table.layout.has_title_on_sheet() { colors::ON_SHEET } else { palette::ON_TABLE }
    }

    fn set_table(commands: &mut Commands, play: &Match<Self>) {
        set_table::set_table(commands, play.game());
    }

    /// A block by its number; a step of its die, and a reroll.
    fn short_cuts() -> Vec<(char, Intent)> {
        let blocks = numbered(Block::ALL.map(TablePick::Block));
        let others = [
            ('V', TablePick::Turn(Step::Down)),
            ('-', TablePick::Turn(Step::Down)),
            ('B', TablePick::Turn(Step::Up)),
            ('+', TablePick::Turn(Step::Up)),
            ('T', TablePick::Reroll),
            ('X', TablePick::Double),
        ];
        blocks.chain(others).map(|(key, choose)| (key, choose.into())).collect()
    }

    fn lasts(event: &Event, _large: Seat) -> Option<f32> {
        play::duration(event)
    }

    fn rolled(event: &Event, die: Die) -> Option<Face> {
        play::rolled(event, die)
    }

    fn sounds(event: &Event) -> Vec<(Sound, f32)> {
        play::sounds(event)
    }

    fn heard_at(event: &Event, layout: &TableLayout, _: Seat) -> Option<Vec2> {
        play::heard_at(event, layout)
    }

    fn confirm_word(locale: &Locale, play: &Match<Self>, action: Option<Action>) -> String {
        match action {
            Some(Action::Change { block, step }) => moves::paid(locale, block, step),
            Some(action) => moves::action(locale, play, action),
            None => locale.text(if play.game().is_solo() { "planner-set-aside" } else { "planner-pass" }),
        }
    }

    /// The lot to which a die is turned, the die that is rolled, or the block that goes.
    fn hint_place(table: &GameContext, play: &Match<Self>, action: Action) -> Option<Rect> {
        match action {
            Action::Change { block, step } => {
                let face = step.from(play.state().die(block)?)?;
                Some(table.layout.strip(block).lots[face.index()])
            }
            Action::Reroll(block) => Some(table.layout.strip(block).die),
            Action::Pass(block) => Some(table.layout.strip(block).mark),
            Action::Score(_) | Action::Roll(_) | Action::Throw(_) => None,
        }
    }

    /// A reroll has been chosen already.
    fn throws_at_once(play: &Match<Self>) -> bool {
        play.state().rerolling().is_some()
    }

    fn refusal(table: &GameContext, pick: TablePick) -> Option<String> {
        asked::refusal(table, pick)
    }

    fn choice_words(table: &GameContext, pick: TablePick) -> Option<ChoiceWords> {
        asked::choice_words(table, pick)
    }

    fn narration(locale: &Locale, before: &Match<Self>, action: Action, events: &[Event]) -> Vec<String> {
        narration::of(locale, before, action, events)
    }

    fn standing(locale: &Locale, play: &Match<Self>) -> Option<String> {
        Some(narration::standing(locale, play))
    }

    /// What the other player scored and passed.
    fn last_move(locale: &Locale, play: &Match<Self>) -> String {
        last_move::latest(locale, play).unwrap_or_default()
    }
}
