//! Buttons for what can be done with what is chosen. Each game says what is offered and where, when anything changes.

use bevy::prelude::*;

use super::text::{TextSlot, TextSpec};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    pictures::{button::ButtonFace, material::Material},
};

/// A button for one of the options, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OptionButton(pub usize);

/// What is written on it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OptionText(pub usize);

/// One of the options as it is offered.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Offer {
    pub words: String,
    pub is_chosen: bool,
    pub is_enabled: bool,
    pub accessible: AccessibleItem,
    /// Where the button lies.
    pub button: Rect,
    /// Where the words stand on it.
    pub text: Rect,
}

/// What is offered now, by option.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Offers(pub(super) Vec<Option<Offer>>);

impl Offers {
    /// Whether anything is offered.
    pub(super) fn are_there(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    fn of(&self, option: usize) -> Option<&Offer> {
        self.0.get(option)?.as_ref()
    }
}

/// Buttons and texts for so many options, each with what else the game gives them.
pub(super) fn spawn(
    commands: &mut Commands,
    options: usize,
    material: &'static Material,
    button: impl Bundle + Clone,
    text: impl Bundle + Clone,
) {
    for option in 0..options {
        let face = ButtonFace { material, ..ButtonFace::default() };
        commands.spawn((button.clone(), OptionButton(option), face, AccessibleItem::text("")));
        let words = TextLabel::new("", TextSize::Body, face.ink());
        commands.spawn((text.clone(), OptionText(option), words));
    }
}

/// The buttons.
pub(super) fn show_options(
    offers: Res<Offers>,
    mut buttons: Query<(&OptionButton, &mut ButtonFace, &mut LayoutRect, &mut Visibility, &mut AccessibleItem)>,
) {
    for (&OptionButton(option), mut face, mut place, mut visibility, mut accessible) in &mut buttons {
        let Some(offer) = offers.of(option) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let laid = LayoutRect { rect: offer.button, ..*place };
        place.set_if_neq(laid);
        let shown = ButtonFace { is_chosen: offer.is_chosen, is_enabled: offer.is_enabled, ..*face };
        face.set_if_neq(shown);
        accessible.set_if_neq(offer.accessible.clone());
    }
}

/// What is written on them.
pub(super) fn show_option_texts(
    offers: Res<Offers>,
    faces: Query<(&OptionButton, &ButtonFace)>,
    mut texts: Query<(&OptionText, TextSlot)>,
) {
    for (&OptionText(option), mut text) in &mut texts {
        text.write(offers.of(option).and_then(|offer| {
            let color = faces.iter().find(|(button, _)| button.0 == option).map(|(_, face)| face.ink())?;
            TextSpec::new(offer.words.as_str(), offer.text, color).map(TextSpec::wrapped)
        }));
    }
}
