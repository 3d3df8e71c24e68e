//! Words and numbers on the table and on paper.

use bevy::{
    prelude::*,
    sprite::{Anchor, update_text2d_layout},
    text::{FontSize, LineBreak, TextBounds, TextLayoutInfo},
};

use super::place::{Glide, Place};
use crate::AppSystems;

/// The three sizes of text, in dp at normal text size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextSize {
    /// Notes and small print.
    Small,
    /// Most text.
    Body,
    /// What a screen is about.
    Title,
}

impl TextSize {
    /// In dp before the text scale.
    pub const fn dp(self) -> f32 {
        match self {
            Self::Small => 15.0,
            Self::Body => 19.0,
            Self::Title => 28.0,
        }
    }
}

/// Where a text stands within its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// A text within its [`Place`]; too long a line is set smaller, a wrapped one broken.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(Text2d)]
pub struct Label {
    /// The words.
    pub text: String,
    /// How large, in dp before the text scale.
    pub size: f32,
    /// In which colour.
    pub color: Color,
    /// Where in its place.
    pub align: Align,
    /// Whether it is broken into lines.
    pub wraps: bool,
}

impl Label {
    /// A text in the middle.
    pub fn new(text: impl Into<String>, size: TextSize, color: Color) -> Self {
        Self { text: text.into(), size: size.dp(), color, align: Align::Middle, wraps: false }
    }

    /// As large as `dp` before the text scale.
    pub fn sized(self, dp: f32) -> Self {
        Self { size: dp, ..self }
    }

    /// Aligned otherwise.
    pub fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// Broken into lines.
    pub fn wrapped(self) -> Self {
        Self { wraps: true, ..self }
    }
}

/// How large text is, 1 to 2; a setting.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct TextScale(pub f32);

/// The faces: a hand for the table, a plain one for long texts.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    /// Patrick Hand.
    pub hand: Handle<Font>,
}

/// The file of the hand, for egui too.
pub const HAND: &[u8] = include_bytes!("../../assets/fonts/PatrickHand-Regular.ttf");
/// The file of the plain face.
pub const PLAIN: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegible-Regular.ttf");

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        Self { hand: fonts.add(Font::from_bytes(HAND.into())) }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Font>()
        .init_resource::<Fonts>()
        .insert_resource(TextScale(1.0))
        .add_systems(Update, set_type.in_set(AppSystems::Motion))
        // Only once a text is laid out its size is known; the frame shows it fitted.
        .add_systems(PostUpdate, fit.after(update_text2d_layout).before(TransformSystems::Propagate));
}

type Typeset<'a> = (
    Ref<'a, Label>,
    Ref<'a, Place>,
    &'a mut Text2d,
    &'a mut TextFont,
    &'a mut TextColor,
    &'a mut TextLayout,
    &'a mut TextBounds,
    &'a mut Anchor,
);

/// The part of a place at which a text with this alignment is anchored.
fn anchor(align: Align) -> Anchor {
    match align {
        Align::Left => Anchor::CENTER_LEFT,
        Align::Middle => Anchor::CENTER,
        Align::Right => Anchor::CENTER_RIGHT,
    }
}

fn set_type(fonts: Res<Fonts>, scale: Res<TextScale>, mut labels: Query<Typeset>) {
    for (label, place, mut text, mut font, mut color, mut layout, mut bounds, mut at) in &mut labels {
        if !label.is_changed() && !scale.is_changed() && !place.is_changed() {
            continue;
        }
        if text.0 != label.text {
            text.0.clone_from(&label.text);
        }
        let size = FontSize::Px(label.size * scale.0);
        if font.font_size != size || font.font != fonts.hand.clone().into() {
            font.font = fonts.hand.clone().into();
            font.font_size = size;
        }
        color.set_if_neq(TextColor(label.color));
        at.set_if_neq(anchor(label.align));
        let justify = match label.align {
            Align::Left => Justify::Left,
            Align::Middle => Justify::Center,
            Align::Right => Justify::Right,
        };
        let linebreak = if label.wraps { LineBreak::WordBoundary } else { LineBreak::NoWrap };
        if layout.justify != justify || layout.linebreak != linebreak {
            *layout = TextLayout::new(justify, linebreak);
        }
        let width = label.wraps.then(|| place.rect.width());
        if bounds.width != width {
            bounds.width = width;
        }
    }
}

type IsLaidOut = Or<(Changed<TextLayoutInfo>, Changed<Place>, Changed<Label>)>;

/// Sets a text smaller that would leave its place, and anchors it at its side.
fn fit(mut labels: Query<(&Label, &Place, &TextLayoutInfo, &mut Transform), (IsLaidOut, Without<Glide>)>) {
    for (label, place, info, mut transform) in &mut labels {
        let size = info.size;
        if size.x <= 0.0 || place.rect.is_empty() {
            continue;
        }
        let scale = (place.rect.size() / size).min_element().min(1.0);
        let half = place.rect.width() / 2.0;
        let shift = match label.align {
            Align::Left => -half,
            Align::Middle => 0.0,
            Align::Right => half,
        };
        let middle = place.rect.center();
        let at = Vec3::new(middle.x + shift, -middle.y, place.height);
        let fitted = Transform::from_translation(at).with_scale(Vec3::new(scale, scale, 1.0));
        transform.set_if_neq(fitted);
    }
}
