//! The tree as AccessKit has it.

use bevy::{
    ecs::system::SystemParam,
    prelude::{DetectChanges as _, Entity, Query, Rect, Res, With},
    window::{PrimaryWindow, Window},
};
use bevy_egui::egui::accesskit::{
    self, Action, Affine, Live, Node, NodeId, Role as Kit, Toggled, Tree, TreeId, TreeUpdate,
};

use super::outline::{Entry, Kind, dialog_id, label, narration_id, outline};
use crate::{
    accessibility::{GroupKind, InteractionMap, Item, Role},
    drawing::place::Screen,
    input::Focus,
    intent::Intent,
    locale::Locale,
    table::{narration::Narration, permissions::Permissions},
};

/// What the tree is made of.
#[derive(SystemParam)]
pub struct TreeSource<'w, 's> {
    map: Res<'w, InteractionMap>,
    focus: Res<'w, Focus>,
    locale: Res<'w, Locale>,
    permissions: Res<'w, Permissions>,
    narration: Res<'w, Narration>,
    screen: Res<'w, Screen>,
    windows: Query<'w, 's, (Entity, &'static Window), With<PrimaryWindow>>,
}

impl TreeSource<'_, '_> {
    /// Whether it may be another one than in the last frame.
    pub fn is_changed(&self) -> bool {
        self.map.is_changed()
            || self.focus.is_changed()
            || self.locale.is_changed()
            || self.permissions.is_changed()
            || self.narration.is_changed()
            || self.screen.is_changed()
    }

    /// The window, which is the root.
    pub fn window(&self) -> Option<Entity> {
        self.windows.single().ok().map(|(window, _)| window)
    }

    /// The whole tree. Places are in the screen's pixels.
    pub fn tree(&self) -> TreeUpdate {
        let mut nodes = Vec::new();
        let root = NodeId(self.window().map_or(u64::MAX, Entity::to_bits));
        let mut window = Node::new(Kit::Window);
        if let Ok((_, Window { title, .. })) = self.windows.single() {
            window.set_label(title.as_str());
        }
        window.set_language(self.locale.tag());
        window.set_transform(Affine::scale(f64::from(self.screen.pixels)));
        let entries = outline(&self.map, &self.locale);
        let mut children = self.add(&entries, None, &mut nodes);
        children.push(NodeId(narration_id()));
        nodes.push((NodeId(narration_id()), self.narration()));
        window.set_children(children);
        nodes.push((root, window));
        let focus = self.focused().map(NodeId).filter(|focus| nodes.iter().any(|(id, _)| id == focus));
        TreeUpdate { nodes, tree: Some(Tree::new(root)), tree_id: TreeId::ROOT, focus: focus.unwrap_or(root) }
    }

    /// The list, the language, and what may be done now.
    #[cfg(target_family = "wasm")]
    pub(super) fn parts(&self) -> (&InteractionMap, &Locale, &Permissions) {
        (&self.map, &self.locale, &self.permissions)
    }

    /// What takes the keys: in a panel a widget, or all of it; otherwise what the ring is around.
    pub(super) fn focused(&self) -> Option<u64> {
        if self.map.widgets.is_empty() {
            return self.focus.0.map(Entity::to_bits);
        }
        let is_there = |id: &u64| self.map.widgets.iter().any(|item| item.source.id() == *id);
        self.map.focused_widget.filter(is_there).or_else(|| self.map.has_panel.then(dialog_id))
    }

    /// Adds these, which belong to such a group, and all below them; says which these are.
    fn add(&self, entries: &[Entry], group: Option<GroupKind>, nodes: &mut Vec<(NodeId, Node)>) -> Vec<NodeId> {
        let add = |(index, entry): (usize, &Entry)| {
            let (mut node, inner) = match &entry.kind {
                Kind::Item(item) => (self.item(item, group), None),
                Kind::Group(kind, name) => {
                    let role = if *kind == GroupKind::Table { Kit::Table } else { Kit::List };
                    (labelled(role, name), Some(*kind))
                }
                Kind::Row => (Node::new(Kit::Row), group),
                Kind::Dialog(name) => {
                    let mut dialog = labelled(Kit::Dialog, name);
                    dialog.set_modal();
                    (dialog, None)
                }
            };
            if matches!(entry.kind, Kind::Item(_)) && group.is_some() {
                node.set_position_in_set(index);
            } else if inner.is_some() {
                node.set_size_of_set(entry.children.len());
            }
            node.set_children(self.add(&entry.children, inner, nodes));
            nodes.push((NodeId(entry.id), node));
            NodeId(entry.id)
        };
        entries.iter().enumerate().map(add).collect()
    }

    /// What is said. Where the same words come again, they differ in what cannot be heard.
    fn narration(&self) -> Node {
        let Narration { text, count, .. } = &*self.narration;
        let mut node = Node::new(Kit::Label);
        node.set_live(Live::Polite);
        node.set_value(if count % 2 == 0 { text.clone() } else { format!("{text}\u{a0}") });
        node
    }

    fn item(&self, item: &Item, group: Option<GroupKind>) -> Node {
        let Item { accessible, can_act, rect, .. } = item;
        let (label, value) = (label(&self.locale, accessible), accessible.value.as_str());
        let mut node = match accessible.role {
            Role::Text | Role::Score => {
                let mut node = Node::new(Kit::Label);
                node.set_value(label);
                node
            }
            Role::Heading(level) => {
                let mut node = labelled(Kit::Heading, &label);
                node.set_level(usize::from(level));
                node
            }
            Role::Picture => labelled(Kit::Image, &label),
            Role::Square if !can_act && group == Some(GroupKind::Table) => labelled(Kit::Cell, &label),
            Role::Square if !can_act => labelled(Kit::ListItem, &label),
            Role::Button | Role::Die | Role::Square | Role::Cover => labelled(Kit::Button, &label),
            Role::Toggle(is_on) => toggled(labelled(Kit::Switch, &label), is_on),
            Role::Choice(is_chosen) => toggled(labelled(Kit::RadioButton, &label), is_chosen),
            Role::Tab(is_chosen) => {
                let mut node = labelled(Kit::Tab, &label);
                node.set_selected(is_chosen);
                node
            }
            Role::Slider(percent) => {
                let mut node = labelled(Kit::Slider, &label);
                node.set_numeric_value(f64::from(percent));
                node.set_min_numeric_value(0.0);
                node.set_max_numeric_value(100.0);
                node.set_numeric_value_step(10.0);
                node.set_value(value);
                for action in [Action::Increment, Action::Decrement, Action::SetValue] {
                    node.add_action(action);
                }
                node
            }
            Role::Field => {
                let mut node = labelled(Kit::TextInput, &label);
                node.set_value(value);
                node.add_action(Action::SetValue);
                node
            }
        };
        if *can_act {
            node.add_action(Action::Focus);
        } else if matches!(accessible.role, Role::Button | Role::Die) {
            node.set_disabled();
        }
        // Whoever presses what cannot be done hears why.
        if *can_act || matches!(accessible.role, Role::Die | Role::Square) {
            node.add_action(Action::Click);
        }
        if accessible.intent.as_ref().is_some_and(|intent| self.is_chosen(intent)) {
            node.set_selected(true);
        }
        node.set_bounds(bounds(*rect));
        node
    }

    fn is_chosen(&self, intent: &Intent) -> bool {
        self.permissions.chosen.contains(intent)
    }
}

fn labelled(role: Kit, name: &str) -> Node {
    let mut node = Node::new(role);
    node.set_label(name);
    node
}

fn toggled(mut node: Node, is_on: bool) -> Node {
    node.set_toggled(if is_on { Toggled::True } else { Toggled::False });
    node
}

fn bounds(Rect { min, max }: Rect) -> accesskit::Rect {
    accesskit::Rect::new(f64::from(min.x), f64::from(min.y), f64::from(max.x), f64::from(max.y))
}
