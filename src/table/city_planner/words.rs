//! What is said on the table: what there is to do.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::TableLayout,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextScale, TextSize},
        place::LayoutRect,
    },
    locale::city_planner::moves,
    pictures::widgets::Backing,
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        city_planner::{Action, Block, CHANGE_MONEY, CityPlanner, MOST_CHANGES, Step},
    },
    table::{
        heading,
        options::Offers,
        table_game::{Selection as _, TableGame as _},
        text::{TextSlot, TextSpec, within},
    },
    theme::palette,
};

/// What there is to do.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What lies under that.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordsGround;

pub(super) fn spawn(commands: &mut Commands) {
    heading::spawn(commands, nowhere(Layer::PanelText), Some(TextSize::Body));
    commands.spawn((nowhere(Layer::Panel), WordsGround, Backing::Patch(palette::PAPER)));
    let words = TextLabel::new("", TextSize::Body, palette::INK);
    commands.spawn((nowhere(Layer::PanelText), Words, words, AccessibleItem::text("")));
}

/// What the player may do now.
fn words(table: &GameContext) -> String {
    let Some(play) = table.play() else { return String::new() };
    let locale = &table.locale;
    let last_move = || (!table.last_move.0.is_empty()).then(|| table.last_move.0.clone());
    if let Some(seat) = table.permissions.computer() {
        return computers_move(table, play, seat)
            .or_else(last_move)
            .unwrap_or_else(|| CityPlanner::title(table));
    }
    if !table.permissions.is_persons() {
        return last_move().unwrap_or_else(|| CityPlanner::title(table));
    }
    let prompts = table.settings.more.says_what_to_do();
    match play.actor() {
        Actor::GameOver => locale.text("table-over"),
        Actor::Chance(_) if prompts => about_roll(table, play),
        Actor::Chance(_) => last_move().unwrap_or_else(|| about_roll(table, play)),
        Actor::Seat(_) if play.state().passed().is_some() => how_to_score(table, play),
        Actor::Seat(_) => match table.selection.block {
            Some(_) if table.selection.adjust.is_some() && play.game().is_solo() => {
                locale.text("planner-say-adjust-solo")
            }
            Some(_) if table.selection.adjust.is_some() => locale.text("planner-say-adjust"),
            Some(block) => {
                let args = [("block", block.number().into()), ("why", why_fixed(play).into())];
                locale.with(about_block(play, block), &args)
            }
            None if !prompts && !table.last_move.0.is_empty() => table.last_move.0.clone(),
            None => locale.text(match (play.game().is_solo(), can_adjust(play)) {
                (false, true) => "planner-say-block",
                (false, false) => "planner-say-pass",
                (true, true) => "planner-say-block-solo",
                (true, false) => "planner-say-pass-solo",
            }),
        },
    }
}

/// Whether any die can be turned or rerolled.
fn can_adjust(play: &Match<CityPlanner>) -> bool {
    let legal = play.legal();
    let can_turn = [Step::Up, Step::Down].into_iter().any(|step| !legal.changes(step).is_empty());
    can_turn || !legal.rerolls().is_empty()
}

/// That dice are to be rolled, and which one another player has passed, which is not.
fn about_roll(table: &GameContext, play: &Match<CityPlanner>) -> String {
    let state = play.state();
    match state.locked().filter(|_| !play.game().is_solo() && state.rerolling().is_none()) {
        Some(block) => {
            let other = play.game().on_turn(state).clockwise(1, play.seats().len());
            let args = [("name", table.short_name(other).into()), ("block", block.number().into())];
            table.locale.with("planner-say-roll-others", &args)
        }
        None => table.locale.text("planner-say-roll"),
    }
}

/// Why a die cannot be turned that otherwise could.
fn why_fixed(play: &Match<CityPlanner>) -> &'static str {
    let (state, seat) = (play.state(), play.game().on_turn(play.state()));
    if state.changed().len() >= MOST_CHANGES {
        "turned"
    } else if state.money(seat) < CHANGE_MONEY {
        "money"
    } else {
        "other"
    }
}

/// The text for a block that is chosen.
fn about_block(play: &Match<CityPlanner>, block: Block) -> &'static str {
    let (legal, state, is_solo) = (play.legal(), play.state(), play.game().is_solo());
    let can_adjust = legal.rerolls().has(block)
        || [Step::Up, Step::Down].into_iter().any(|step| legal.changes(step).has(block));
    match (is_solo, can_adjust) {
        (true, _) if state.locked() == Some(block) => "planner-say-set-aside",
        (false, _) if state.locked() == Some(block) => "planner-say-locked",
        (true, true) => "planner-say-step-solo",
        (false, true) => "planner-say-step",
        (_, false) if state.changed().has(block) => "planner-say-changed",
        (true, false) => "planner-say-fixed-solo",
        (false, false) => "planner-say-fixed",
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

/// What there is to do.
pub(super) fn show_words(
    (table, offers, text_scale): (GameContext, Res<Offers>, Res<TextScale>),
    mut text: Single<TextSlot, With<Words>>,
) {
    let is_there = !table.layout.has_words_for_options() || offers.0.iter().all(Option::is_none);
    let place = if is_there { table.layout.words } else { Rect::default() };
    let color = if place.height() < WITH_GROUND { palette::ON_TABLE } else { palette::INK };
    let spec = TextSpec::new(words(&table), within(place, Vec2::new(10.0, 0.0)), color);
    let has_two_lines = place.height() >= TWO_LINES * text_scale.0;
    text.write(spec.map(|spec| if has_two_lines { spec.wrapped() } else { spec }));
}

/// From this height on, in dp at normal text size, there is room for two lines.
const TWO_LINES: f32 = 52.0;

/// From this height on, in dp, the words lie on paper.
const WITH_GROUND: f32 = 24.0;

/// What lies under that.
pub(super) fn show_words_ground(
    layout: Res<TableLayout>,
    mut place: Single<&mut LayoutRect, With<WordsGround>>,
) {
    // On a low screen it would touch the words: they stand on the table, as those of the title do.
    let rect = if layout.has_words_for_options() { Rect::default() } else { layout.words };
    place.set_if_neq(Layer::Panel.place(if rect.height() < WITH_GROUND { Rect::default() } else { rect }));
}
