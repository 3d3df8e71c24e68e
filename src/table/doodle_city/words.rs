//! What is said on the table: what a move would mean, and where that stands.

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
    rules::{
        Actor,
        dice::Face,
        doodle_city::{Action, DoodleCity},
    },
    table::{
        heading,
        table_game::TableGame as _,
        text::{TextSlot, TextSpec, within},
    },
    theme::palette,
};

/// What the player may do now, or what the preview would bring.
fn words(table: &GameContext, preview: &MovePreview) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let locale = &table.locale;
    if let Some(seat) = preview.selection.looking_at {
        return locale.with("doodle-say-look-only", &[("name", table.short_name(seat).into())]);
    }
    if let Some(offer) = &preview.outcome
        && (preview.selection.square.is_some()
            || matches!(offer.action, Action::Pass) && table.permissions.is_persons())
    {
        if matches!(offer.action, Action::Pass) {
            return locale.text("doodle-say-pass");
        }
        return outcome::line(locale, play.game().sheet(), &offer.events, offer.change);
    }
    if !table.permissions.is_persons() {
        return if table.last_move.0.is_empty() { DoodleCity::title(table) } else { table.last_move.0.clone() };
    }
    let prompts = table.settings.more.says_what_to_do();
    match play.actor() {
        Actor::Chance(_) => match play.state().starting_column() {
            // One roll follows the other by itself.
            Some(_) if play.log().is_empty() => locale.text("doodle-say-roll-starting-roads"),
            Some(column) => locale.with("doodle-say-roll-starting-road", &[("column", column.number().into())]),
            None if !table.last_move.0.is_empty() && !prompts => table.last_move.0.clone(),
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
            } else if table.last_move.0.is_empty() || prompts {
                locale.text("doodle-say-die-or-square")
            } else {
                table.last_move.0.clone()
            }
        }
    }
}

/// What a move means.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What lies under the words: with free circling, a button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordsGround;

pub(super) fn spawn(commands: &mut Commands) {
    let ground = Chip::slip();
    commands.spawn((nowhere(Layer::WordsGround), WordsGround, ground, AccessibleItem::text("")));
    let words = TextLabel::new("", TextSize::Body, palette::INK).sized(18.0);
    commands.spawn((nowhere(Layer::HandText), Words, words, AccessibleItem::text("")));
    heading::spawn(commands, nowhere(Layer::HandText), Some(TextSize::Small));
}

/// The words above the dice. They are read once what they are about is chosen.
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
