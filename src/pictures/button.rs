//! Buttons, with words or a sign on them, in the material of their world.

use bevy::prelude::*;

use super::material::{ControlState, DEPTH, HOUSE, Material, Weight};
use crate::{
    AppSystems,
    drawing::{
        brush::{Brush, Pen, Picture, arc},
        label::{TextLabel, TextSize},
        paint::PicturePlugin,
        place::LayoutRect,
    },
    theme::Tone,
};

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonLook {
    /// The one thing to do next.
    Main,
    /// Anything else.
    Plain,
    /// Only its sign, on paper.
    Bare,
}

/// A sign on a button, in the place of words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ButtonIcon {
    Remove,
    Settings,
    Earlier,
    Later,
    Menu,
    Hint,
    Help,
    Play,
    Share,
    Undo,
    Pause,
    StepBack,
    StepOn,
    TurnBack,
    TurnOn,
    Flag,
    /// A pair of scales.
    Balance,
    History,
}

/// A sign by itself, as large as its place.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct IconPicture {
    /// Which one.
    pub icon: ButtonIcon,
    /// Its colour.
    pub color: Tone,
}

impl Picture for IconPicture {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let pen = Pen::new(0.24, self.color);
        brush.within(Vec2::ZERO, size.min_element() * 0.4, 0.0, |brush| paint_sign(brush, self.icon, pen));
    }
}

/// A button.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ButtonFace {
    /// What it is made of.
    pub material: &'static Material,
    /// How much it asks to be pressed.
    pub look: ButtonLook,
    /// What is painted on it, if it has no words.
    pub sign: Option<ButtonIcon>,
    /// Whether it can be pressed.
    pub is_enabled: bool,
    /// Whether it is the chosen one of several.
    pub is_chosen: bool,
    /// Whether a finger or the mouse is on it.
    pub is_pressed: bool,
}

impl Default for ButtonFace {
    /// One with words.
    fn default() -> Self {
        Self {
            material: &HOUSE,
            look: ButtonLook::Plain,
            sign: None,
            is_enabled: true,
            is_chosen: false,
            is_pressed: false,
        }
    }
}

impl ButtonFace {
    const fn weight(&self) -> Weight {
        match self.look {
            ButtonLook::Main => Weight::Main,
            ButtonLook::Plain | ButtonLook::Bare => Weight::Plain,
        }
    }

    const fn state(&self) -> ControlState {
        match self {
            Self { is_enabled: false, .. } => ControlState::Cannot,
            Self { is_pressed: true, .. } => ControlState::Pressed,
            Self { is_chosen: true, .. } => ControlState::Chosen,
            _ => ControlState::Rest,
        }
    }

    /// The colour of what is written on it.
    pub const fn ink(&self) -> Tone {
        self.material.ink_on(self.weight(), self.state())
    }

    /// How far it has gone down.
    const fn down(&self) -> Vec2 {
        Vec2::new(0.0, if matches!(self.state(), ControlState::Pressed) { DEPTH } else { 0.0 })
    }
}

impl Picture for ButtonFace {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        // Its edge lies within its place.
        let rect = Rect::from_corners(-size / 2.0, size / 2.0 - Vec2::Y * DEPTH);
        if self.look != ButtonLook::Bare {
            self.material.paint_surface(brush, rect, self.weight(), self.state());
        } else if self.is_pressed {
            brush.disc(rect.center(), 20.0, self.material.line);
        }
        if let Some(sign) = self.sign {
            let pen = Pen::new(0.24, self.ink());
            let scale = (size.min_element() * 0.2).clamp(8.0, 16.0);
            brush.within(rect.center() + self.down(), scale, 0.0, |brush| paint_sign(brush, sign, pen));
        }
    }
}

pub(super) fn paint_sign(brush: &mut Brush, sign: ButtonIcon, pen: Pen) {
    let v = Vec2::new;
    match sign {
        ButtonIcon::Remove => {
            brush.stroke(&[v(-0.62, -0.62), v(0.62, 0.62)], pen);
            brush.stroke(&[v(0.62, -0.62), v(-0.62, 0.62)], pen);
        }
        ButtonIcon::Settings => {
            for tooth in 0..8 {
                let out = Vec2::from_angle(tooth as f32 * core::f32::consts::FRAC_PI_4);
                brush.stroke(&[out * 0.72, out * 1.02], Pen { width: 0.36, is_round: false, ..pen });
            }
            brush.stroke(&arc(Vec2::ZERO, 0.62, 0.0, core::f32::consts::TAU, 28), Pen { width: 0.32, ..pen });
        }
        ButtonIcon::Earlier => brush.stroke(&[v(0.35, -0.8), v(-0.45, 0.0), v(0.35, 0.8)], pen),
        ButtonIcon::Share => {
            brush.stroke(&[v(0.0, 0.3), v(0.0, -0.85)], pen);
            brush.stroke(&[v(-0.42, -0.45), v(0.0, -0.88), v(0.42, -0.45)], pen);
            brush.stroke(
                &[v(-0.4, -0.1), v(-0.72, -0.1), v(-0.72, 0.85), v(0.72, 0.85), v(0.72, -0.1), v(0.4, -0.1)],
                pen,
            );
        }
        ButtonIcon::Undo => {
            use core::f32::consts::PI;
            brush.stroke(&arc(v(0.05, 0.2), 0.62, PI, 2.35 * PI, 24), pen);
            brush.stroke(&[v(-0.95, -0.2), v(-0.57, 0.25), v(-0.12, -0.12)], pen);
        }
        ButtonIcon::Menu => {
            for y in [-0.62, 0.0, 0.62] {
                brush.stroke(&[v(-0.8, y), v(0.8, y)], pen);
            }
        }
        ButtonIcon::Help => {
            brush.stroke(
                &[arc(v(0.0, -0.4), 0.48, -2.9, 0.9, 14), vec![v(0.0, 0.12), v(0.0, 0.42)]].concat(),
                pen,
            );
            brush.disc(v(0.0, 0.86), pen.width * 0.62, pen.color);
        }
        ButtonIcon::Hint => {
            // Round but for its neck, below.
            let [from, to] =
                [0.6, core::f32::consts::TAU - 0.6].map(|turn| core::f32::consts::FRAC_PI_2 + turn);
            brush.stroke(&arc(v(0.0, -0.3), 0.66, from, to, 22), pen);
            brush.stroke(&[v(-0.34, 0.5), v(0.34, 0.5)], pen);
            brush.stroke(&[v(-0.22, 0.88), v(0.22, 0.88)], pen);
        }
        ButtonIcon::Play => {
            let corners = [v(-0.5, -0.75), v(0.75, 0.0), v(-0.5, 0.75)];
            brush.outlined(&corners, pen.color, Pen { width: 0.2, ..pen });
        }
        ButtonIcon::Pause => {
            for x in [-0.38, 0.38] {
                brush.rect(Rect::from_center_size(v(x, 0.0), v(0.36, 1.5)), 0.08, pen.color);
            }
        }
        ButtonIcon::StepOn => {
            brush.polygon(&[v(-0.35, -0.7), v(0.65, 0.0), v(-0.35, 0.7)], pen.color);
        }
        ButtonIcon::StepBack => {
            brush.polygon(&[v(0.35, -0.7), v(-0.65, 0.0), v(0.35, 0.7)], pen.color);
        }
        ButtonIcon::TurnOn => {
            brush.polygon(&[v(-0.75, -0.7), v(0.3, 0.0), v(-0.75, 0.7)], pen.color);
            brush.rect(Rect::from_center_size(v(0.58, 0.0), v(0.28, 1.4)), 0.06, pen.color);
        }
        ButtonIcon::TurnBack => {
            brush.polygon(&[v(0.75, -0.7), v(-0.3, 0.0), v(0.75, 0.7)], pen.color);
            brush.rect(Rect::from_center_size(v(-0.58, 0.0), v(0.28, 1.4)), 0.06, pen.color);
        }
        ButtonIcon::Flag => {
            brush.stroke(&[v(-0.55, -0.85), v(-0.55, 0.95)], pen);
            brush.polygon(&[v(-0.5, -0.85), v(0.8, -0.4), v(-0.5, 0.1)], pen.color);
        }
        ButtonIcon::Balance => {
            brush.stroke(&[v(0.0, -0.9), v(0.0, 0.85)], pen);
            brush.stroke(&[v(-0.45, 0.9), v(0.45, 0.9)], pen);
            brush.stroke(&[v(-0.8, -0.5), v(0.8, -0.75)], pen);
            for at in [v(-0.8, -0.5), v(0.8, -0.75)] {
                brush.polygon(&[at, at + v(0.36, 0.75), at + v(-0.36, 0.75)], pen.color);
            }
        }
        ButtonIcon::History => {
            use core::f32::consts::PI;
            brush.stroke(&arc(Vec2::ZERO, 0.78, -0.85 * PI, 0.85 * PI, 30), pen);
            brush.stroke(&[v(-1.02, -0.1), v(-0.7, -0.5), v(-0.3, -0.2)], pen);
            brush.stroke(&[v(0.0, -0.42), v(0.0, 0.05), v(0.34, 0.28)], pen);
        }
        ButtonIcon::Later => brush.stroke(&[v(-0.35, -0.8), v(0.45, 0.0), v(-0.35, 0.8)], pen),
    }
}

/// The words of a button; they go where it goes, and with it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[relationship(relationship_target = Words)]
pub struct WordsOf(pub Entity);

/// The text on this button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[relationship_target(relationship = WordsOf, linked_spawn)]
pub struct Words(Entity);

impl Words {
    /// The entity of the text.
    pub const fn label(&self) -> Entity {
        self.0
    }
}

/// The button that a finger or the mouse holds down.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held(pub Option<Entity>);

/// Puts a button with words in its place; `meaning` says what it is for. Its words are an entity of their own that
/// goes with it.
pub fn spawn_button(
    commands: &mut Commands,
    place: LayoutRect,
    face: ButtonFace,
    text: impl Into<String>,
    meaning: impl Bundle,
) -> Entity {
    let button = commands.spawn((face, place, meaning)).id();
    let size = (place.rect.height() * 0.42).clamp(TextSize::Body.dp(), TextSize::Title.dp());
    let label = TextLabel::new(text, TextSize::Body, face.ink()).sized(size);
    commands.spawn((label, words_place(&place, face), WordsOf(button)));
    button
}

fn words_place(button: &LayoutRect, face: ButtonFace) -> LayoutRect {
    let rect = button.rect;
    let margin = Vec2::new(rect.height().min(64.0) * 0.2, 4.0);
    let inner = Rect { min: rect.min + margin, max: rect.max - margin - Vec2::Y * DEPTH };
    let rect = Rect { min: inner.min + face.down(), max: inner.max + face.down() };
    LayoutRect { rect, height: button.height + 0.5, turn: button.turn }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((PicturePlugin::<ButtonFace>::default(), PicturePlugin::<IconPicture>::default()))
        .init_resource::<Held>()
        .add_systems(
            Update,
            (press.run_if(resource_changed::<Held>), carry_words)
                .chain()
                .after(AppSystems::Table)
                .before(AppSystems::Motion),
        );
}

fn press(held: Res<Held>, mut buttons: Query<(Entity, &mut ButtonFace)>) {
    for (entity, mut face) in &mut buttons {
        let is_pressed = held.0 == Some(entity) && face.is_enabled;
        if face.is_pressed != is_pressed {
            face.is_pressed = is_pressed;
        }
    }
}

type MovedButtons = Or<(Changed<LayoutRect>, Changed<ButtonFace>)>;

fn carry_words(
    buttons: Query<(&LayoutRect, &ButtonFace, &Words), MovedButtons>,
    mut words: Query<&mut LayoutRect, (With<WordsOf>, Without<ButtonFace>)>,
) {
    for (place, face, label) in &buttons {
        if let Ok(mut at) = words.get_mut(label.0) {
            at.set_if_neq(words_place(place, *face));
        }
    }
}
