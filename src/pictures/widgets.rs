//! What every page is made of: the wooden table, grounds under texts, and buttons.

use bevy::prelude::*;

use crate::{
    AppSystems,
    drawing::{
        brush::{Brush, Pen, Picture, arc},
        label::{TextLabel, TextSize},
        paint::PicturePlugin,
        place::{LayoutRect, Screen},
    },
    theme::{Tone, palette},
};

/// What other things lie on: without them it is bare.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ground;

/// The table under everything.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Table;

impl Picture for Table {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.wood(Rect::from_center_size(Vec2::ZERO, size), palette::TABLE);
    }
}

/// The table fills the screen, whatever lies on it.
fn fill_screen(mut commands: Commands, screen: Res<Screen>, mut table: Query<&mut LayoutRect, With<Table>>) {
    let whole = LayoutRect::new(Rect::from_corners(Vec2::ZERO, screen.size), 0.0);
    match table.single_mut() {
        Ok(mut place) => {
            place.set_if_neq(whole);
        }
        Err(_) => {
            commands.spawn((Table, whole));
        }
    }
}

/// A ground of its own, which a game lays over the whole table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[require(Ground)]
pub struct CoversTable;

/// Whether such a ground was laid or taken away.
fn is_covered_otherwise(
    laid: Query<(), Added<CoversTable>>,
    mut taken: RemovedComponents<CoversTable>,
) -> bool {
    taken.read().count() > 0 || !laid.is_empty()
}

/// Nobody paints a table that is covered.
fn hide_covered_table(covers: Query<(), With<CoversTable>>, mut table: Query<&mut Visibility, With<Table>>) {
    let shown = if covers.is_empty() { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut table {
        visibility.set_if_neq(shown);
    }
}

/// What lies under a text.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub enum Backing {
    /// A sheet of paper.
    Paper,
    /// A dark plank, for light text.
    Plank,
    /// A patch of colour with round ends.
    Patch(Tone),
    /// A board of this colour, lying high.
    Board(Tone),
}

impl Picture for Backing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        match *self {
            Self::Paper => brush.paper(rect, (size.min_element() * 0.1).clamp(4.0, 14.0), 6.0, palette::PAPER),
            Self::Plank => paint_plank(brush, rect, 10.0),
            Self::Patch(color) => brush.rect(rect, size.min_element() / 2.0, color),
            Self::Board(color) => {
                let radius = (size.y / 2.0).min(24.0);
                brush.shadow(rect, radius, 10.0);
                brush.rect(rect, radius, color);
            }
        }
    }
}

/// A plank with its grain, its lit upper edge and a nail at each end.
fn paint_plank(brush: &mut Brush, rect: Rect, radius: f32) {
    let dark = palette::PLANK.mix(&palette::DARK, 0.22);
    brush.shadow(rect, radius, 5.0);
    brush.shaded_rect(rect, radius, palette::PLANK, palette::PLANK.mix(&palette::DARK, 0.12));
    let (width, height) = (rect.width(), rect.height());
    for (row, (from, to)) in [(0.04, 0.55), (0.38, 0.97), (0.02, 0.42)].into_iter().enumerate() {
        let y = rect.min.y + height * (0.24 + 0.27 * row as f32);
        let wave = |part: f32| Vec2::new(rect.min.x + width * part, y + 1.6 * (part * 11.0 + row as f32).sin());
        let grain: Vec<Vec2> = (0..=12).map(|i| wave(from + (to - from) * i as f32 / 12.0)).collect();
        brush.stroke(&grain, Pen::new(1.2, dark.with_alpha(0.35)));
    }
    for x in [rect.min.x + 9.0, rect.max.x - 9.0] {
        brush.disc(Vec2::new(x, rect.center().y), 2.6, dark);
    }
}

/// What a button is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonLook {
    /// The one thing to do next.
    Main,
    /// Anything else.
    Paper,
    /// Dark wood, on the table.
    Plank,
    /// Nothing: only its sign, on paper.
    Bare,
}

impl ButtonLook {
    /// The colour of what is written on it.
    pub const fn text_color(self) -> Tone {
        match self {
            Self::Main => palette::ON_MAIN,
            Self::Plank => palette::LIGHT_INK,
            Self::Paper | Self::Bare => palette::INK,
        }
    }
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
}

/// A button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ButtonFace {
    /// What it is made of.
    pub look: ButtonLook,
    /// What is painted on it, if it has no words.
    pub sign: Option<ButtonIcon>,
    /// Whether it can be pressed.
    pub is_enabled: bool,
    /// Whether a finger or the mouse is on it.
    pub is_pressed: bool,
}

impl Picture for ButtonFace {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let down = Vec2::new(0.0, if self.is_pressed { PRESSED } else { 0.0 });
        let rect = Rect::from_center_size(down, size);
        let radius = size.min_element() / 2.0;
        let (top, bottom) = match self.look {
            ButtonLook::Main => (palette::ACCENT.mix(&palette::LIGHT, 0.07), palette::ACCENT),
            ButtonLook::Paper => (palette::PAPER, palette::PAPER.mix(&palette::GRID, 0.3)),
            ButtonLook::Plank => (palette::PLANK, palette::PLANK.mix(&palette::DARK, 0.12)),
            ButtonLook::Bare => (palette::GRID.with_alpha(0.0), palette::GRID.with_alpha(0.0)),
        };
        // What cannot be pressed lies there like bleached paper, whatever it is made of.
        let fade = |color: Tone| {
            if self.is_enabled { color } else { palette::PAPER.mix(&palette::SOFT_INK, 0.08) }
        };
        if self.look != ButtonLook::Bare {
            if self.is_enabled && !self.is_pressed {
                brush.shadow(rect, radius, 4.0);
                let edge = Rect::from_center_size(Vec2::new(0.0, 2.5), size);
                brush.rect(edge, radius, bottom.mix(&palette::DARK, 0.3));
            }
            brush.shaded_rect(rect, radius, fade(top), fade(bottom));
        } else if self.is_pressed {
            brush.disc(Vec2::ZERO, 20.0, palette::GRID);
        }
        if let Some(sign) = self.sign {
            let color = if self.is_enabled { self.look.text_color() } else { palette::FADED_INK };
            let pen = Pen::new(0.24, color);
            brush.within(down, (size.min_element() * 0.2).clamp(8.0, 16.0), 0.0, |brush| {
                paint_sign(brush, sign, pen);
            });
        }
    }
}

/// How far a pressed button goes down, in dp.
const PRESSED: f32 = 2.0;

fn paint_sign(brush: &mut Brush, sign: ButtonIcon, pen: Pen) {
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
        ButtonIcon::Menu => {
            for y in [-0.62, 0.0, 0.62] {
                brush.stroke(&[v(-0.8, y), v(0.8, y)], pen);
            }
        }
        ButtonIcon::Hint => {
            brush.stroke(&arc(v(0.0, -0.3), 0.66, 0.7, core::f32::consts::TAU - 0.7, 22), pen);
            brush.stroke(&[v(-0.34, 0.5), v(0.34, 0.5)], pen);
            brush.stroke(&[v(-0.22, 0.88), v(0.22, 0.88)], pen);
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
    look: ButtonLook,
    text: impl Into<String>,
    meaning: impl Bundle,
) -> Entity {
    let face = ButtonFace { look, sign: None, is_enabled: true, is_pressed: false };
    let button = commands.spawn((face, place, meaning)).id();
    let size = (place.rect.height() * 0.42).clamp(TextSize::Body.dp(), TextSize::Title.dp());
    let label = TextLabel::new(text, TextSize::Body, look.text_color()).sized(size);
    commands.spawn((label, words_place(&place, face), WordsOf(button)));
    button
}

/// Puts a button with a sign in its place; `meaning` says what it is for.
pub fn spawn_sign_button(
    commands: &mut Commands,
    place: LayoutRect,
    look: ButtonLook,
    sign: ButtonIcon,
    meaning: impl Bundle,
) -> Entity {
    let face = ButtonFace { look, sign: Some(sign), is_enabled: true, is_pressed: false };
    commands.spawn((face, place, meaning)).id()
}

fn words_place(button: &LayoutRect, face: ButtonFace) -> LayoutRect {
    let rect = button.rect;
    let inner = Rect::from_center_size(rect.center(), rect.size() - Vec2::new(rect.height() * 0.4, 8.0));
    let down = Vec2::new(0.0, if face.is_pressed { PRESSED } else { 0.0 });
    let rect = Rect { min: inner.min + down, max: inner.max + down };
    LayoutRect { rect, height: button.height + 0.5, turn: button.turn }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        PicturePlugin::<Table>::default(),
        PicturePlugin::<Backing>::default(),
        PicturePlugin::<ButtonFace>::default(),
    ));
    app.init_resource::<Held>().add_systems(
        Update,
        (
            fill_screen.run_if(resource_changed::<Screen>),
            hide_covered_table.run_if(is_covered_otherwise),
            press.run_if(resource_changed::<Held>),
            carry_words,
        )
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
