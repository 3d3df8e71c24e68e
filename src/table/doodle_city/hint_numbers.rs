//! The numbers of hints, at the squares that they are about.

use bevy::prelude::*;

use super::{
    layer::Layer,
    paper::Chip,
    scene::{GameContext, nowhere},
};
use crate::{
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    table::text::{TextSlot, TextSpec, show_ground},
    theme::palette,
};

/// The number of a hint, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintNumber(pub usize);

/// What lies under the number of a hint, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintGround(pub usize);

/// How many hints there are at most.
const MOST: usize = 3;

pub(super) fn spawn(commands: &mut Commands) {
    for hint in 0..MOST {
        commands.spawn((nowhere(Layer::Hint), HintGround(hint), Chip::new(palette::ACCENT, 2.0)));
        let number = TextLabel::new("", TextSize::Body, palette::ON_ACCENT);
        commands.spawn((nowhere(Layer::HintText), HintNumber(hint), number));
    }
}

/// What lies under the numbers.
pub(super) fn show_hint_grounds(
    table: GameContext,
    mut grounds: Query<(&HintGround, &mut LayoutRect, &mut Visibility)>,
) {
    for (hint, mut place, mut visibility) in &mut grounds {
        show_ground(&mut place, &mut visibility, table.hint_mark(hint.0));
    }
}

/// The numbers themselves.
pub(super) fn show_hint_numbers(table: GameContext, mut numbers: Query<(&HintNumber, TextSlot)>) {
    for (hint, mut number) in &mut numbers {
        let rect = table.hint_mark(hint.0);
        number.write(rect.and_then(|rect| TextSpec::new((hint.0 + 1).to_string(), rect, palette::ON_ACCENT)));
    }
}
