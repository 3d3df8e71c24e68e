//! What is said on the table: whose turn it is, which round, and what a move would mean; and where that stands.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    paper::Chip,
    pick::TablePick,
    preview::{MovePreview, Preview},
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::doodle_city::outcome,
    pictures::doodle_city::colors,
    rules::{Actor, Game as _, Seat, dice::Face, doodle_city::Action},
    table::text::{TextSlot, TextSpec, within},
    theme::palette,
};

/// Whose turn it is, and in which round.
fn title(table: &GameContext) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let with = |key: &str, seat: Seat| table.locale.with(key, &[("name", table.short_name(seat).into())]);
    match play.actor() {
        Actor::Seat(seat) if table.permissions.computer().is_some() => with("table-thinks", seat),
        Actor::Seat(seat) => with("doodle-table-draws", seat),
        Actor::Chance(Some(thrower)) => with("table-rolls", thrower),
        Actor::Chance(None) | Actor::GameOver => table.locale.text("table-over"),
    }
}

/// Which round it is.
fn round(table: &GameContext) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    match play.game().round(play.state()) {
        _ if play.state().is_last_round() => table.locale.text("table-last-round"),
        0 => table.locale.text("doodle-table-starting-roads"),
        round => table.locale.with("table-round", &[("round", round.into())]),
    }
}

/// What the player may do now, or what the preview would bring.
fn words(table: &GameContext, preview: &MovePreview) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let locale = &table.locale;
    if let Some(seat) = preview.selection.looking_at {
        return locale.with("doodle-say-look-only", &[("name", table.short_name(seat).into())]);
    }
    if let Some(offer) = &preview.outcome
        && (preview.selection.square.is_some() || matches!(offer.action, Action::Pass))
    {
        if matches!(offer.action, Action::Pass) {
            return locale.text("doodle-say-pass");
        }
        return outcome::line(locale, play.game().sheet(), &offer.events, offer.change);
    }
    if !table.permissions.is_persons() {
        return if table.last_move.0.is_empty() { title(table) } else { table.last_move.0.clone() };
    }
    match play.actor() {
        Actor::Chance(_) => match play.state().starting_column() {
            Some(column) => locale.with("doodle-say-roll-starting-road", &[("column", column.number().into())]),
            None if !table.last_move.0.is_empty() => table.last_move.0.clone(),
            None => locale.text("doodle-say-roll"),
        },
        Actor::GameOver => locale.text("table-over"),
        Actor::Seat(_) if preview.selection.square.is_some() => locale.text("doodle-say-road"),
        Actor::Seat(_) if preview.selection.die.is_some() => locale.text("doodle-say-square"),
        Actor::Seat(_) => {
            let usable = Face::ALL.into_iter().filter(|&die| !preview.legal.squares(die).is_empty());
            let is_only_six = usable.clone().all(|die| die == Face::Six) && usable.count() > 0;
            if is_only_six {
                locale.text("doodle-say-only-six")
            } else if table.last_move.0.is_empty() {
                locale.text("doodle-say-die-or-square")
            } else {
                table.last_move.0.clone()
            }
        }
    }
}

/// Whose turn it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TitleText;

/// Which round it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundText;

/// What a move means.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What lies under the words: with free circling, a button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordsGround;

/// From this height on, in dp, the round stands below whose turn it is.
const TWO_LINES: f32 = 40.0;
/// Of both lines, the second one.
const ROUND_LINE: f32 = 0.4;

pub(super) fn spawn(commands: &mut Commands) {
    let ground = Chip::new(palette::PAPER, 3.0);
    commands.spawn((nowhere(Layer::WordsGround), WordsGround, ground, AccessibleItem::text("")));
    let text = |size| TextLabel::new("", size, palette::INK);
    let words = text(TextSize::Body).sized(18.0);
    commands.spawn((nowhere(Layer::HandText), Words, words, AccessibleItem::text("")));
    commands.spawn((nowhere(Layer::HandText), RoundText, text(TextSize::Small), AccessibleItem::text("")));
    commands.spawn((nowhere(Layer::HandText), TitleText, text(TextSize::Title), AccessibleItem::text("")));
}

/// The lower part of a place for two lines.
fn lower(rect: Rect) -> Rect {
    Rect { min: Vec2::new(rect.min.x, rect.max.y - rect.height() * ROUND_LINE), ..rect }
}

/// Whose turn it is; the round, too, where there is one line for both.
pub(super) fn show_title(table: GameContext, mut text: Single<TextSlot, With<TitleText>>) {
    let rect = table.layout.title;
    text.write(if rect.height() < TWO_LINES {
        TextSpec::new(format!("{} · {}", title(&table), round(&table)), rect, palette::INK)
    } else {
        let upper = Rect { max: Vec2::new(rect.max.x, lower(rect).min.y), ..rect };
        TextSpec::new(title(&table), upper, palette::INK)
    });
}

/// Which round it is, where there is a line for it.
pub(super) fn show_round(table: GameContext, mut text: Single<TextSlot, With<RoundText>>) {
    let rect = table.layout.title;
    let is_last = table.session.as_ref().is_some_and(|session| session.play().state().is_last_round());
    let color = if is_last { colors::LAST_ROUND.mix(&palette::DARK, 0.35) } else { palette::INK };
    text.write(TextSpec::new(round(&table), lower(rect), color).filter(|_| rect.height() >= TWO_LINES));
}

/// The words above the dice. They are read once what they are about is in hand.
pub(super) fn show_words(
    (table, preview): (GameContext, Res<Preview>),
    mut text: Single<TextSlot, With<Words>>,
) {
    let Preview { chosen, seen, .. } = &*preview;
    let rect = table.layout.words(chosen.has_tiles());
    let has_more = chosen.has_more_scores();
    // Beside the sign that there is more.
    let more = if has_more { 16.0 } else { 0.0 };
    let inner = within(rect, Vec2::new(10.0 + more, (0.08 * rect.height()).max(3.0)));
    let shown = TextSpec::new(words(&table, seen), inner, palette::INK).map(TextSpec::wrapped);
    // Where the words can be touched, what lies under them is the button.
    let told = if has_more { String::new() } else { words(&table, chosen) };
    text.write_telling(shown, told);
}

/// What lies under the words: with free circling a touch on it chooses the next score.
pub(super) fn show_words_ground(
    (table, preview): (GameContext, Res<Preview>),
    mut ground: Single<(&mut Chip, &mut LayoutRect, &mut AccessibleItem), With<WordsGround>>,
) {
    let (chip, place, accessible) = &mut *ground;
    let preview = &preview.chosen;
    let has_more = preview.has_more_scores();
    let shown =
        (Chip { has_more, ..**chip }, Layer::WordsGround.place(table.layout.words(preview.has_tiles())));
    chip.set_if_neq(shown.0);
    place.set_if_neq(shown.1);
    accessible.set_if_neq(if has_more {
        AccessibleItem::button(words(&table, preview), TablePick::NextScore.into())
    } else {
        AccessibleItem::text("")
    });
}
