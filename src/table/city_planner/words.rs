//! What is said on the table: whose turn it is, which round, and what there is to do.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::TableLayout,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::city_planner::moves,
    pictures::widgets::Backing,
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        city_planner::{Action, CityPlanner, ROUNDS},
    },
    table::{
        table_game::Selection as _,
        text::{TextSlot, TextSpec, within},
    },
    theme::palette,
};

/// Whose turn it is, and which round.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TitleText;

/// Which round it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundText;

/// What there is to do.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What lies under that.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordsGround;

pub(super) fn spawn(commands: &mut Commands) {
    let text = |size| TextLabel::new("", size, palette::INK);
    commands.spawn((nowhere(Layer::PanelText), TitleText, text(TextSize::Title), AccessibleItem::text("")));
    commands.spawn((nowhere(Layer::PanelText), RoundText, text(TextSize::Body), AccessibleItem::text("")));
    commands.spawn((nowhere(Layer::Panel), WordsGround, Backing::Patch(palette::PAPER)));
    commands.spawn((nowhere(Layer::PanelText), Words, text(TextSize::Body), AccessibleItem::text("")));
}

/// Whose turn it is, and for what.
pub(super) fn title(table: &GameContext) -> String {
    let Some(play) = table.play() else { return String::new() };
    let with = |key: &str, seat| table.locale.with(key, &[("name", table.short_name(seat).into())]);
    match play.actor() {
        Actor::Seat(seat) if table.permissions.computer().is_some() => with("table-thinks", seat),
        Actor::Seat(seat) if play.state().passed().is_some() => with("planner-scores", seat),
        Actor::Seat(seat) => with("planner-adjusts", seat),
        Actor::Chance(Some(thrower)) => with("table-rolls", thrower),
        Actor::Chance(None) | Actor::GameOver => table.locale.text("table-over"),
    }
}

fn round(table: &GameContext) -> String {
    let Some(play) = table.play() else { return String::new() };
    match play.game().round(play.state()) {
        _ if play.is_over() => String::new(),
        ROUNDS => table.locale.text("table-last-round"),
        round => table.locale.with("planner-round", &[("round", round.into()), ("rounds", ROUNDS.into())]),
    }
}

/// What the player may do now.
fn words(table: &GameContext) -> String {
    let Some(play) = table.play() else { return String::new() };
    let locale = &table.locale;
    let last_move = || (!table.last_move.0.is_empty()).then(|| table.last_move.0.clone());
    if let Some(seat) = table.permissions.computer() {
        return computers_move(table, play, seat).or_else(last_move).unwrap_or_else(|| title(table));
    }
    if !table.permissions.is_persons() {
        return last_move().unwrap_or_else(|| title(table));
    }
    match play.actor() {
        Actor::GameOver => locale.text("table-over"),
        Actor::Chance(_) => last_move().unwrap_or_else(|| locale.text("planner-say-roll")),
        Actor::Seat(_) if play.state().passed().is_some() => how_to_score(table, play),
        Actor::Seat(_) => match table.selection.block {
            Some(block) if play.state().locked() == Some(block) => {
                let key = if play.game().is_solo() { "planner-say-set-aside" } else { "planner-say-locked" };
                locale.with(key, &[("block", block.number().into())])
            }
            Some(block) if play.state().changed().has(block) => {
                locale.with("planner-say-changed", &[("block", block.number().into())])
            }
            Some(_) if play.game().is_solo() => locale.text("planner-say-step-alone"),
            Some(_) => locale.text("planner-say-step"),
            None if play.game().is_solo() => locale.text("planner-say-block-alone"),
            None => locale.text("planner-say-block"),
        },
    }
}

/// What a computer player is about to do, and after that what it did last in this turn.
fn computers_move(table: &GameContext, play: &Match<CityPlanner>, seat: Seat) -> Option<String> {
    let name = table.short_name(seat);
    if let Some(action) = table.selection.action(play).filter(|_| !table.selection.is_empty()) {
        return moves::done_by(&table.locale, play, &name, action);
    }
    let is_choice = |action: &Action| !matches!(action, Action::Roll(_) | Action::Throw(_));
    let step = play.log().iter().rposition(is_choice)?;
    let before = play.at(step);
    if before.actor() != Actor::Seat(seat) || matches!(play.log()[step], Action::Score(_)) {
        return None;
    }
    moves::done_by(&table.locale, &before, &name, play.log()[step])
}

fn how_to_score(table: &GameContext, play: &Match<CityPlanner>) -> String {
    let legal = play.legal();
    let can_double = table.selection.other_to_double(play).is_some();
    table.locale.text(match (!legal.mixed().is_empty(), !legal.expendable().is_empty()) {
        (true, true) => "planner-say-mixed-and-give-up",
        (true, false) => "planner-say-mixed",
        (false, true) => "planner-say-give-up",
        (false, false) if can_double => "planner-say-double",
        (false, false) => "planner-say-score",
    })
}

/// From this height on, in dp, the round stands below whose turn it is.
const TWO_LINES: f32 = 40.0;

/// Whose turn it is; the round below.
pub(super) fn show_title(table: GameContext, mut text: Single<TextSlot, With<TitleText>>) {
    let rect = table.layout.title;
    let upper = Rect { max: Vec2::new(rect.max.x, rect.min.y + rect.height() * 0.6), ..rect };
    text.write(if rect.height() < TWO_LINES {
        TextSpec::new(format!("{} · {}", title(&table), round(&table)), rect, palette::INK)
    } else {
        TextSpec::new(title(&table), upper, palette::INK)
    });
}

/// Which round it is.
pub(super) fn show_round(table: GameContext, mut text: Single<TextSlot, With<RoundText>>) {
    let rect = table.layout.title;
    let lower = Rect { min: Vec2::new(rect.min.x, rect.max.y - rect.height() * 0.4), ..rect };
    text.write(TextSpec::new(round(&table), lower, palette::INK).filter(|_| rect.height() >= TWO_LINES));
}

/// What there is to do.
pub(super) fn show_words(table: GameContext, mut text: Single<TextSlot, With<Words>>) {
    text.write(TextSpec::new(words(&table), within(table.layout.words, Vec2::new(10.0, 0.0)), palette::INK));
}

/// From this height on, in dp, the words lie on paper.
const WITH_GROUND: f32 = 24.0;

/// What lies under that.
pub(super) fn show_words_ground(
    layout: Res<TableLayout>,
    mut place: Single<&mut LayoutRect, With<WordsGround>>,
) {
    // On a low screen it would touch the words: they stand on the table, as those of the title do.
    let rect = layout.words;
    place.set_if_neq(Layer::Panel.place(if rect.height() < WITH_GROUND { Rect::default() } else { rect }));
}
