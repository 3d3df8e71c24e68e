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
    /// What the things after it are about; the first level, 1, is what the page or panel is about.
    Heading(u8),
    Picture,
    /// Takes every touch, wherever it is.
    Cover,
    /// Whether it is on.
    Toggle(bool),
    /// One of several, of which one is chosen; whether this one is.
    Choice(bool),
    /// One of several pages; whether it is this one that is seen.
    Tab(bool),
    /// Where its knob is, in per cent.
    Slider(u8),
    /// A text to be typed.
    Field,
}

impl Role {
    /// Whether it is only to be read.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Text | Self::Heading(_))
    }
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
    /// What explains it, where it needs that.
    pub about: String,
    /// What touching it means.
    pub intent: Option<Intent>,
}

impl AccessibleItem {
    /// Something to read.
    pub fn text(name: impl Into<String>) -> Self {
        Self { name: name.into(), role: Role::Text, value: String::new(), about: String::new(), intent: None }
    }

    /// Something to touch.
    pub fn button(name: impl Into<String>, intent: Intent) -> Self {
        Self { intent: Some(intent), ..Self::text(name).role(Role::Button) }
    }

    /// Of another kind.
    pub fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// With what explains it.
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: about.into(), ..self }
    }

    /// In a certain state.
    pub fn value(self, value: impl Into<String>) -> Self {
        Self { value: value.into(), ..self }
    }
}

/// The part of a thing that can be seen and touched, where others cover the rest, in dp like its [`LayoutRect`].
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct VisibleRect(pub Rect);

/// What belongs together, for whoever reads or goes from thing to thing: on each of these things.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// The key of its name.
    pub key: &'static str,
    /// Which kind.
    pub kind: GroupKind,
}

/// How things lie that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GroupKind {
    /// One after the other.
    List,
    /// In rows and columns.
    Table,
}

impl Group {
    /// Things one after the other, by the key of their name.
    pub const fn list(key: &'static str) -> Self {
        Self { key, kind: GroupKind::List }
    }

    /// Things in rows and columns, by the key of their name.
    pub const fn table(key: &'static str) -> Self {
        Self { key, kind: GroupKind::Table }
    }
}

/// What shows an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// An entity of the page.
    Entity(Entity),
    /// A widget of egui, by its id.
    Widget(u64),
}

impl Source {
    /// A number of its own, as long as it is there.
    pub const fn id(self) -> u64 {
        match self {
            Self::Entity(entity) => entity.to_bits(),
            Self::Widget(id) => id,
        }
    }
}

/// One entry of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// What shows it.
    pub source: Source,
    /// What it is.
    pub accessible: AccessibleItem,
    /// Whether it can be pressed, moved or typed into now.
    pub can_act: bool,
    /// To what it belongs.
    pub group: Option<Group>,
    /// Where, in dp from the top left corner: what can be seen.
    pub rect: Rect,
    /// Where it can be touched: at least 48 dp for buttons.
    pub touch: Rect,
    /// What lies higher is touched first.
    pub height: f32,
}

impl Item {
    /// The entity, if it is not a widget of egui.
    pub const fn entity(&self) -> Option<Entity> {
        match self.source {
            Source::Entity(entity) => Some(entity),
            Source::Widget(_) => None,
        }
    }
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
    /// Whether the widgets are a panel over the page.
    pub has_panel: bool,
    /// The widget that takes the keys.
    pub focused_widget: Option<u64>,
}

impl InteractionMap {
    /// All entries.
    pub fn iter(&self) -> impl Iterator<Item = &Item> {
        self.items.iter().chain(&self.widgets)
    }

    /// Whether nothing lies at `point`, in dp: nothing to touch, and nothing to read.
    pub fn is_bare(&self, point: Vec2) -> bool {
        self.at(point).is_none() && !self.items.iter().any(|item| item.rect.contains(point))
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
        Role::Square | Role::Score | Role::Text | Role::Heading(_) | Role::Picture => rect,
        _ => Rect::from_center_size(rect.center(), rect.size().max(Vec2::splat(TOUCH))),
    }
}

type IsOtherwise =
    Or<(Changed<AccessibleItem>, Changed<VisibleRect>, Changed<LayoutRect>, Changed<Visibility>)>;

fn collect(
    changed: Query<(), (IsOtherwise, With<AccessibleItem>)>,
    mut removed: RemovedComponents<AccessibleItem>,
    all: Query<(Entity, &AccessibleItem, Option<&Group>, Option<&VisibleRect>, &LayoutRect, &Visibility)>,
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
        .map(|(entity, accessible, group, seen, place, _)| {
            let rect = seen.map_or(place.rect, |seen| seen.0);
            Item {
                source: Source::Entity(entity),
                accessible: accessible.clone(),
                can_act: accessible.intent.is_some(),
                group: group.copied(),
                rect,
                touch: touch_area(rect, accessible.role),
                height: place.height,
            }
        })
        .collect();
    map.items.sort_by(|a, b| {
        let row = |item: &Item| (item.rect.center().y / 24.0).floor();
        (a.height.total_cmp(&b.height))
            .then(row(a).total_cmp(&row(b)))
            .then(a.rect.min.x.total_cmp(&b.rect.min.x))
    });
}
