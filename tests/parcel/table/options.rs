//! What can be done.

use bevy::prelude::*;
use doodle_city::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    pictures::button::ButtonFace,
    rules::LegalActions as _,
    table::{
        options::{OptionButton, OptionText},
        permissions::Decision,
    },
    theme::palette,
};

use super::{
    layer::Layer,
    layout::OPTIONS,
    pick::TablePick,
    scene::{GameContext, nowhere},
};
use crate::game::{locale::moves, rules::Action};

pub(super) fn spawn(commands: &mut Commands) {
    for option in 0..OPTIONS {
        let face = ButtonFace::default();
        commands.spawn((nowhere(Layer::Option), OptionButton(option), face, AccessibleItem::text("")));
        let words = TextLabel::new("", TextSize::Body, palette::INK);
        commands.spawn((nowhere(Layer::OptionText), OptionText(option), words));
    }
}

/// What the person on turn can do, by option.
fn offered(table: &GameContext, option: usize) -> Option<Action> {
    let is_persons = matches!(table.permissions.decision, Decision::Person(_));
    table.play().filter(|_| is_persons)?.legal().get(option)
}

const fn seen(is_seen: bool) -> Visibility {
    if is_seen { Visibility::Inherited } else { Visibility::Hidden }
}

/// The buttons.
pub(super) fn show_options(
    table: GameContext,
    mut buttons: Query<(&OptionButton, &mut ButtonFace, &mut LayoutRect, &mut Visibility, &mut AccessibleItem)>,
) {
    for (&OptionButton(option), mut face, mut place, mut visibility, mut accessible) in &mut buttons {
        let offered = offered(&table, option);
        visibility.set_if_neq(seen(offered.is_some()));
        let Some(action) = offered else { continue };
        let is_chosen = table.selection.action == Some(action);
        let shown = ButtonFace { is_chosen, ..*face };
        face.set_if_neq(shown);
        place.set_if_neq(Layer::Option.place(table.layout.options[option]));
        let name = moves::action(&table.locale, action).unwrap_or_default();
        accessible.set_if_neq(AccessibleItem::button(name, TablePick(action).into()));
    }
}

/// What is written on them.
pub(super) fn show_option_texts(
    table: GameContext,
    mut texts: Query<(&OptionText, &mut TextLabel, &mut LayoutRect, &mut Visibility)>,
) {
    for (&OptionText(option), mut label, mut place, mut visibility) in &mut texts {
        let offered = offered(&table, option);
        visibility.set_if_neq(seen(offered.is_some()));
        let Some(action) = offered else { continue };
        let text = moves::action(&table.locale, action).unwrap_or_default();
        let shown = TextLabel { text, ..label.clone() };
        label.set_if_neq(shown);
        place.set_if_neq(Layer::OptionText.place(table.layout.options[option].inflate(-6.0)));
    }
}
