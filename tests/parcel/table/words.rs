//! Whose turn it is, and what there is to do.

use bevy::prelude::*;
use doodle_city::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    pictures::widgets::Backing,
    rules::Actor,
    theme::palette,
};

use super::{
    layer::Layer,
    scene::{GameContext, nowhere},
};
use crate::game::texts;

/// What there is to do.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What lies under it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordsGround;

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::Paper), WordsGround, Backing::Plank));
    let label = TextLabel::new("", TextSize::Body, palette::LIGHT_INK).wrapped();
    commands.spawn((nowhere(Layer::Text), Words, label, AccessibleItem::text("")));
}

/// What the last move was, and what there is to do.
fn words(table: &GameContext) -> String {
    let Some(play) = table.play() else { return String::new() };
    let due = match play.actor() {
        Actor::Seat(seat) => {
            texts::with(&table.locale, "parcel-table-choose", &[("name", table.short_name(seat).into())])
        }
        Actor::Chance(Some(seat)) => {
            texts::with(&table.locale, "parcel-table-roll", &[("name", table.short_name(seat).into())])
        }
        Actor::Chance(None) => String::new(),
        Actor::GameOver => texts::text(&table.locale, "parcel-table-over"),
    };
    if table.last_move.0.is_empty() {
        return due;
    }
    let args = [("news", table.last_move.0.as_str().into()), ("due", due.into())];
    texts::with(&table.locale, "parcel-table-then", &args)
}

/// Writes it.
pub(super) fn show_words(
    table: GameContext,
    mut ground: Single<&mut LayoutRect, (With<WordsGround>, Without<Words>)>,
    text: Single<(&mut TextLabel, &mut LayoutRect, &mut AccessibleItem), With<Words>>,
) {
    ground.set_if_neq(Layer::Paper.place(table.layout.words));
    let (mut label, mut place, mut accessible) = text.into_inner();
    place.set_if_neq(Layer::Text.place(table.layout.words.inflate(-4.0)));
    let words = words(&table);
    let shown = TextLabel { text: words.clone(), ..label.clone() };
    label.set_if_neq(shown);
    accessible.set_if_neq(AccessibleItem::text(words));
}
