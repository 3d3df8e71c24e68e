//! Words and numbers on the table and on paper.

use std::borrow::Cow;

use bevy::{
    platform::collections::HashMap,
    prelude::*,
    sprite::{Anchor, update_text2d_layout},
    text::{FontSize, LineBreak, TextBounds, TextLayoutInfo},
    window::RequestRedraw,
};

use super::place::{LayoutRect, MoveTween};
use crate::{
    AppSystems,
    fonts::{FallbackFont, FontSystems, HAND},
    theme::{Palette, Tone},
};

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

/// A text within its [`LayoutRect`]; too long a line is set smaller, a wrapped one broken.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(Text2d)]
pub struct TextLabel {
    /// The words.
    pub text: String,
    /// How large, in dp before the text scale.
    pub size: f32,
    /// In which colour.
    pub color: Tone,
    /// Where in its place.
    pub align: Align,
    /// Whether it is broken into lines.
    pub wraps: bool,
}

impl TextLabel {
    /// A text in the middle.
    pub fn new(text: impl Into<String>, size: TextSize, color: Tone) -> Self {
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

/// All texts of one kind are set in one size: that of the one with the least room.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SharedFontSize(pub &'static str);

/// How large text is, 1 to 2; a setting.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct TextScale(pub f32);

/// The faces: a hand for the table, a plain one for long texts.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    /// Patrick Hand.
    pub hand: Handle<Font>,
}

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
        .add_plugins(crate::fonts::plugin)
        .add_systems(Update, want_letters.in_set(AppSystems::Motion).before(FontSystems))
        .add_systems(Update, set_type.in_set(AppSystems::Motion).after(FontSystems))
        // Only once a text is laid out its size is known; the frame shows it fitted.
        .add_systems(
            PostUpdate,
            (fit, fit_gliding).chain().after(update_text2d_layout).before(TransformSystems::Propagate),
        );
}

type Typeset<'a> = (
    Ref<'a, TextLabel>,
    Ref<'a, LayoutRect>,
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

/// Letters that the hand lacks are drawn by the device.
fn want_letters(labels: Query<Ref<TextLabel>>, mut fallback: ResMut<FallbackFont>) {
    let is_new = fallback.is_changed();
    let fallback = fallback.bypass_change_detection();
    labels.iter().filter(|label| is_new || label.is_changed()).for_each(|label| fallback.want(&label.text));
}

/// The engine breaks a line at any space that has no more room, even at one at which it must not. Our fonts have another
/// one that looks the same, and that it leaves alone.
const NO_BREAK: char = '\u{a0}';
const FIGURE_SPACE: &str = "\u{2007}";

/// A text with spaces at which the engine breaks no line, where there must be no break.
pub(super) fn unbroken(text: Cow<str>) -> Cow<str> {
    if text.contains(NO_BREAK) { text.replace(NO_BREAK, FIGURE_SPACE).into() } else { text }
}

/// A text as the letters of its label are.
pub fn shown<'a>(fallback: &FallbackFont, text: &'a str) -> Cow<'a, str> {
    unbroken(fallback.shown(text))
}

fn set_type(
    (fonts, fallback, scale, palette): (Res<Fonts>, Res<FallbackFont>, Res<TextScale>, Res<Palette>),
    mut labels: Query<Typeset>,
) {
    let is_new = scale.is_changed() || palette.is_changed() || fallback.is_changed();
    for (label, place, mut text, mut font, mut color, mut layout, mut bounds, mut at) in &mut labels {
        if !is_new && !label.is_changed() && !place.is_changed() {
            continue;
        }
        let shown = shown(&fallback, &label.text);
        if text.0 != *shown {
            text.0 = shown.into_owned();
        }
        let size = FontSize::Px(label.size * scale.0);
        if font.font_size != size || font.font != fonts.hand.clone().into() {
            font.font = fonts.hand.clone().into();
            font.font_size = size;
        }
        color.set_if_neq(TextColor(palette.color(label.color)));
        at.set_if_neq(anchor(label.align));
        let justify = match label.align {
            Align::Left => Justify::Left,
            Align::Middle => Justify::Center,
            Align::Right => Justify::Right,
        };
        // One word that is wider than its place would not stand in the middle of a line that has an end.
        let wraps = label.wraps && label.text.contains([' ', '-', '–']);
        let linebreak = if wraps { LineBreak::WordBoundary } else { LineBreak::NoWrap };
        if layout.justify != justify || layout.linebreak != linebreak {
            *layout = TextLayout::new(justify, linebreak);
        }
        let width = wraps.then(|| place.rect.width());
        if bounds.width != width {
            bounds.width = width;
        }
    }
}

type IsLaidOut = (
    With<TextLabel>,
    Or<(Changed<TextLayoutInfo>, Changed<LayoutRect>, Changed<TextLabel>, Changed<Visibility>)>,
    Without<MoveTween>,
);

/// Of a line's height, what its letters need.
pub(super) const LETTERS: f32 = 0.88;

/// How much smaller a text is set so that it stays in its place.
fn scale(place: &LayoutRect, info: &TextLayoutInfo) -> f32 {
    (place.rect.size() / (info.size * Vec2::new(1.0, LETTERS))).min_element().min(1.0)
}

type Fitted<'a> = (
    &'a TextLabel,
    &'a LayoutRect,
    &'a TextLayoutInfo,
    &'a mut TextBounds,
    &'a mut Transform,
    Option<&'a SharedFontSize>,
    Option<&'a Visibility>,
);

/// Sets a text smaller that would leave its place, and anchors it at its side.
fn fit(
    changed: Query<(Entity, Option<&SharedFontSize>), IsLaidOut>,
    mut landed: RemovedComponents<MoveTween>,
    alike: Query<Option<&SharedFontSize>, With<TextLabel>>,
    mut labels: Query<Fitted, Without<MoveTween>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut groups = HashMap::<SharedFontSize, f32>::default();
    let landed = landed.read().filter_map(|entity| Some((entity, alike.get(entity).ok()?)));
    for (entity, alike) in changed.iter().chain(landed) {
        let Ok((label, place, info, mut bounds, mut transform, ..)) = labels.get_mut(entity) else { continue };
        if info.size.x <= 0.0 || place.rect.is_empty() {
            continue;
        }
        let (room, scale) = (place.rect.size(), scale(place, info));
        if label.wraps && bounds.width == Some(room.x) && info.size.y * LETTERS > room.y {
            // Smaller letters fill longer lines: it is broken anew for the size that it will have.
            let smaller = (room.y / (info.size.y * LETTERS)).sqrt().max(0.4);
            bounds.width = Some(room.x / smaller);
            redraw.write(RequestRedraw);
        }
        match alike {
            Some(&alike) => _ = groups.insert(alike, 1.0),
            None => _ = transform.set_if_neq(fitted(label, place, scale)),
        }
    }
    if groups.is_empty() {
        return;
    }
    // What is hidden keeps its words, but nobody sees how large they are.
    let is_there = |place: &LayoutRect, info: &TextLayoutInfo, seen: Option<&Visibility>| {
        info.size.x > 0.0 && !place.rect.is_empty() && seen != Some(&Visibility::Hidden)
    };
    for (_, place, info, _, _, alike, seen) in &labels {
        if !is_there(place, info, seen) {
            continue;
        }
        if let Some(least) = alike.and_then(|alike| groups.get_mut(alike)) {
            *least = least.min(scale(place, info));
        }
    }
    for (label, place, info, _, mut transform, alike, seen) in &mut labels {
        if let Some(&scale) = alike.and_then(|alike| groups.get(alike)).filter(|_| is_there(place, info, seen))
        {
            transform.set_if_neq(fitted(label, place, scale));
        }
    }
}

/// How far to the right of the middle of its place a text is anchored.
fn shift(label: &TextLabel, place: &LayoutRect) -> f32 {
    let half = place.rect.width() / 2.0;
    match label.align {
        Align::Left => -half,
        Align::Middle => 0.0,
        Align::Right => half,
    }
}

/// The same for texts on their way, which are put where the middle of their place is now.
fn fit_gliding(mut labels: Query<(&TextLabel, &LayoutRect, &TextLayoutInfo, &mut Transform), With<MoveTween>>) {
    for (label, place, info, mut transform) in &mut labels {
        if info.size.x <= 0.0 || place.rect.is_empty() {
            continue;
        }
        let anchored = Transform::from_xyz(shift(label, place), 0.0, 0.0);
        let scale = scale(place, info);
        *transform = *transform * anchored.with_scale(Vec3::new(scale, scale, 1.0));
    }
}

fn fitted(label: &TextLabel, place: &LayoutRect, scale: f32) -> Transform {
    let shift = shift(label, place);
    let middle = place.rect.center();
    let at = Vec3::new(middle.x + shift, -middle.y, place.height);
    Transform::from_translation(at).with_scale(Vec3::new(scale, scale, 1.0))
}

#[cfg(test)]
mod tests {
    use write_fonts::read::{FontRef, TableProvider as _};

    use super::*;
    use crate::{fonts::PLAIN, theme::palette};

    #[test]
    fn the_space_at_which_no_line_breaks_looks_like_one() {
        assert_eq!(shown(&FallbackFont::default(), "20\u{a0}min"), "20\u{2007}min");
        for font in [HAND, PLAIN] {
            let letters = FontRef::new(font).expect("a font").cmap().expect("letters");
            let glyphs = [NO_BREAK, '\u{2007}'].map(|space| letters.map_codepoint(space));
            assert!(glyphs[0].is_some() && glyphs[0] == glyphs[1], "{glyphs:?}");
        }
    }

    /// Where there is no font: only what fits texts that are laid out already.
    fn app() -> App {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_systems(Update, fit);
        app
    }

    fn laid_out(app: &mut App, label: TextLabel, room: Vec2, size: Vec2, more: impl Bundle) -> Entity {
        let place = LayoutRect::new(Rect::from_corners(Vec2::ZERO, room), 1.0);
        let bounds = TextBounds { width: label.wraps.then_some(room.x), height: None };
        let info = TextLayoutInfo { size, ..default() };
        app.world_mut().spawn((label, place, bounds, info, more)).id()
    }

    fn scale(app: &App, label: Entity) -> f32 {
        app.world().get::<Transform>(label).map_or(0.0, |transform| transform.scale.x)
    }

    fn label() -> TextLabel {
        TextLabel::new("words", TextSize::Body, palette::INK)
    }

    #[test]
    fn a_text_leaves_its_place_on_no_side() {
        let mut app = app();
        let wide = laid_out(&mut app, label(), Vec2::new(50.0, 40.0), Vec2::new(100.0, 20.0), ());
        let small = laid_out(&mut app, label(), Vec2::new(50.0, 40.0), Vec2::new(20.0, 20.0), ());
        app.update();
        assert_eq!((scale(&app, wide), scale(&app, small)), (0.5, 1.0));
    }

    #[test]
    fn texts_of_one_kind_are_set_in_one_size() {
        let mut app = app();
        let room = Vec2::new(50.0, 40.0);
        let rungs = [40.0, 100.0, 62.5]
            .map(|width| laid_out(&mut app, label(), room, Vec2::new(width, 20.0), SharedFontSize("rungs")));
        let other = laid_out(&mut app, label(), room, Vec2::new(62.5, 20.0), SharedFontSize("others"));
        app.update();
        assert_eq!(rungs.map(|rung| scale(&app, rung)), [0.5; 3]);
        assert_eq!(scale(&app, other), 0.8);
        // Once the longest is shorter, all are larger.
        app.world_mut()
            .entity_mut(rungs[1])
            .insert(TextLayoutInfo { size: Vec2::new(50.0, 20.0), ..default() });
        app.update();
        assert_eq!(rungs.map(|rung| scale(&app, rung)), [0.8; 3]);
        // What is hidden does not count.
        app.world_mut().entity_mut(rungs[2]).insert(Visibility::Hidden);
        app.update();
        assert_eq!([rungs[0], rungs[1]].map(|rung| scale(&app, rung)), [1.0; 2]);
    }

    #[test]
    fn a_broken_text_that_is_too_high_is_broken_anew_for_smaller_letters() {
        let mut app = app();
        // Two lines where one has room.
        let words = laid_out(&mut app, label().wrapped(), Vec2::new(300.0, 22.0), Vec2::new(290.0, 50.0), ());
        app.update();
        let width = app.world().get::<TextBounds>(words).and_then(|bounds| bounds.width).unwrap_or_default();
        assert!((420.0..440.0).contains(&width), "{width}");
        assert_eq!(app.world().resource::<Messages<RequestRedraw>>().len(), 1);
        // All of it in one line of that width.
        app.world_mut().entity_mut(words).insert(TextLayoutInfo { size: Vec2::new(340.0, 25.0), ..default() });
        app.update();
        assert!(scale(&app, words) > 0.85, "{}", scale(&app, words));
        assert_eq!(app.world().get::<TextBounds>(words).and_then(|bounds| bounds.width), Some(width));
    }
}
