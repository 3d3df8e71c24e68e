//! Everything that can be read or touched, as one list: its name, role, value, place and what touching it means.
//!
//! Touch, keyboard focus, screen readers and tests all read this list.

use bevy::prelude::*;

use crate::{
    AppSystems,
    drawing::place::{LayoutRect, Screen},
    intent::Intent,
};

/// What kind of thing it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Button,
    Die,
    Square,
    Score,
    Text,
    Picture,
    /// Takes every touch, wherever it is.
    Cover,
    Toggle,
    /// Where its knob is, in per cent.
    Slider(u8),
    /// A text to be typed.
    Field,
}

/// A thing that can be read, and touched if it has an intent.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct AccessibleItem {
    /// What it is, in the user's language.
    pub name: String,
    /// Which kind.
    pub role: Role,
    /// What it shows or in which state it is.
    pub value: String,
    /// What touching it means.
    pub intent: Option<Intent>,
}

impl AccessibleItem {
    /// Something to read.
    pub fn text(name: impl Into<String>) -> Self {
        Self { name: name.into(), role: Role::Text, value: String::new(), intent: None }
    }

    /// Something to touch.
    pub fn button(name: impl Into<String>, intent: Intent) -> Self {
        Self { name: name.into(), role: Role::Button, value: String::new(), intent: Some(intent) }
    }

    /// Of another kind.
    pub fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// In a certain state.
    pub fn value(self, value: impl Into<String>) -> Self {
        Self { value: value.into(), ..self }
    }
}

/// The part of a thing that can be seen and touched, where others cover the rest, in dp like its [`LayoutRect`].
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct VisibleRect(pub Rect);

/// One entry of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// The entity, if it is not a widget of egui.
    pub entity: Option<Entity>,
    /// What it is.
    pub accessible: AccessibleItem,
    /// Where, in dp from the top left corner: what can be seen.
    pub rect: Rect,
    /// Where it can be touched: at least 48 dp for buttons.
    pub touch: Rect,
    /// What lies higher is touched first.
    pub height: f32,
}

/// The smallest touch target, in dp.
pub const TOUCH: f32 = 48.0;

/// Everything on the screen that can be read or touched, lowest first, then in reading order.
#[derive(Resource, Default, Debug)]
pub struct InteractionMap {
    /// The entities' entries.
    pub items: Vec<Item>,
    /// Those of egui's widgets, written anew with each of its passes.
    pub widgets: Vec<Item>,
}

impl InteractionMap {
    /// All entries.
    pub fn iter(&self) -> impl Iterator<Item = &Item> {
        self.items.iter().chain(&self.widgets)
    }

    /// What a touch at `point` means: the highest thing there, the nearest if touch areas overlap.
    pub fn at(&self, point: Vec2) -> Option<&Item> {
        let touched =
            self.items.iter().filter(|item| item.accessible.intent.is_some() && item.touch.contains(point));
        touched.min_by(|a, b| {
            let distance = |item: &Item| {
                let nearest = point.clamp(item.rect.min, item.rect.max);
                nearest.distance(point)
            };
            b.height.total_cmp(&a.height).then(distance(a).total_cmp(&distance(b)))
        })
    }
}

/// Only things at least this high can be touched: a banner or dialog covers the rest.
#[derive(Resource, Default, Clone, Copy, PartialEq, Debug)]
pub struct ModalLayer(pub Option<f32>);

/// Keeps the list.
pub fn plugin(app: &mut App) {
    app.init_resource::<InteractionMap>()
        .init_resource::<ModalLayer>()
        .add_message::<Intent>()
        .add_systems(Update, collect.in_set(AppSystems::Motion));
}

/// Buttons smaller than a finger are touched beyond their edge.
fn touch_area(rect: Rect, role: Role) -> Rect {
    match role {
        Role::Cover => Rect::from_center_size(rect.center(), Vec2::splat(1e5)),
        Role::Button | Role::Die | Role::Toggle | Role::Slider(_) | Role::Field => {
            Rect::from_center_size(rect.center(), rect.size().max(Vec2::splat(TOUCH)))
        }
        Role::Square | Role::Score | Role::Text | Role::Picture => rect,
    }
}

type IsOtherwise =
    Or<(Changed<AccessibleItem>, Changed<VisibleRect>, Changed<LayoutRect>, Changed<Visibility>)>;

fn collect(
    changed: Query<(), (IsOtherwise, With<AccessibleItem>)>,
    mut removed: RemovedComponents<AccessibleItem>,
    all: Query<(Entity, &AccessibleItem, Option<&VisibleRect>, &LayoutRect, &Visibility)>,
    screen: Res<Screen>,
    modal_layer: Res<ModalLayer>,
    mut map: ResMut<InteractionMap>,
) {
    if changed.is_empty() && removed.read().count() == 0 && !screen.is_changed() && !modal_layer.is_changed() {
        return;
    }
    let is_open = |place: &LayoutRect| modal_layer.0.is_none_or(|height| place.height >= height);
    map.items = all
        .iter()
        .filter(|(.., place, visibility)| *visibility != Visibility::Hidden && is_open(place))
        .map(|(entity, accessible, seen, place, _)| {
            let rect = seen.map_or(place.rect, |seen| seen.0);
            let touch = touch_area(rect, accessible.role);
            Item { entity: Some(entity), accessible: accessible.clone(), rect, touch, height: place.height }
        })
        .collect();
    map.items.sort_by(|a, b| {
        let row = |item: &Item| (item.rect.center().y / 24.0).floor();
        (a.height.total_cmp(&b.height))
            .then(row(a).total_cmp(&row(b)))
            .then(a.rect.min.x.total_cmp(&b.rect.min.x))
    });
}
