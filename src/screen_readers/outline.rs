//! The list as a tree: what belongs together has a name in common, and a panel is a dialog.

use std::hash::{DefaultHasher, Hash, Hasher};

use bevy::math::Vec2;

use crate::{
    accessibility::{AccessibleItem, Group, GroupKind, InteractionMap, Item, Role},
    locale::Locale,
};

/// A place in the tree.
pub(super) struct Entry<'a> {
    /// A number that it keeps as long as it is there, and that nothing else has meanwhile.
    pub id: u64,
    /// What is there.
    pub kind: Kind<'a>,
    /// What belongs to it, in reading order.
    pub children: Vec<Self>,
}

/// What a place in the tree is.
pub(super) enum Kind<'a> {
    /// A thing.
    Item(&'a Item),
    /// Things that belong together, and their name.
    Group(GroupKind, String),
    /// A row of a table.
    Row,
    /// A panel, and its name.
    Dialog(String),
}

/// A number for something that is neither an entity nor a widget.
pub(super) fn id_of(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// How far the middles of things in one row of a table lie apart at most, in dp.
const SAME_ROW: f32 = 4.0;

/// The tree of what is on the screen, in reading order.
pub(super) fn outline<'a>(map: &'a InteractionMap, locale: &Locale) -> Vec<Entry<'a>> {
    let mut page: Vec<Entry> = Vec::new();
    for item in named(&map.items) {
        let entry = Entry { id: item.source.id(), kind: Kind::Item(item), children: Vec::new() };
        match item.group {
            None => page.push(entry),
            Some(group) => put_in_group(&mut page, group, entry, locale),
        }
    }
    page.sort_by(|a, b| {
        let (a, b) = (corner(a), corner(b));
        a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
    });
    let mut widgets: Vec<Entry> = Vec::new();
    for item in named(&map.widgets) {
        let id = item.source.id();
        // What is told twice is read once.
        if widgets.iter().all(|entry| entry.id != id) {
            widgets.push(Entry { id, kind: Kind::Item(item), children: Vec::new() });
        }
    }
    if map.has_panel && !widgets.is_empty() {
        let title = map.widgets.iter().find(|item| item.accessible.role.is_text());
        let name = title.map(|title| title.accessible.name.clone()).unwrap_or_default();
        page.push(Entry { id: dialog_id(), kind: Kind::Dialog(name), children: widgets });
    } else {
        page.append(&mut widgets);
    }
    page
}

/// The number of the panel over the page.
pub(super) fn dialog_id() -> u64 {
    id_of("panel")
}

/// The number of what is said.
pub(super) fn narration_id() -> u64 {
    id_of("narration")
}

/// What has no name is nothing to read.
fn named(items: &[Item]) -> impl Iterator<Item = &Item> {
    items.iter().filter(|item| !item.accessible.name.is_empty())
}

fn put_in_group<'a>(page: &mut Vec<Entry<'a>>, group: Group, entry: Entry<'a>, locale: &Locale) {
    let id = id_of(group);
    let at = page.iter().position(|it| it.id == id).unwrap_or_else(|| {
        let kind = Kind::Group(group.kind, locale.text(group.key));
        page.push(Entry { id, kind, children: Vec::new() });
        page.len() - 1
    });
    let children = &mut page[at].children;
    if group.kind == GroupKind::List {
        children.push(entry);
        return;
    }
    if let Some(row) = children.last_mut()
        && let (Some(before), Some(middle)) = (row.children.last().and_then(middle), middle(&entry))
        && (before - middle).abs() <= SAME_ROW
    {
        row.children.push(entry);
        return;
    }
    let row = id_of((group, children.len()));
    children.push(Entry { id: row, kind: Kind::Row, children: vec![entry] });
}

/// Things whose upper edges lie in one band so high, in dp, are read from left to right.
const BAND: f32 = 24.0;

/// Where it begins: in which band, counted downwards, and how far from the left edge, in dp.
fn corner(entry: &Entry) -> Vec2 {
    match &entry.kind {
        Kind::Item(item) => Vec2::new(item.rect.min.x, (item.rect.min.y / BAND).floor()),
        _ => entry.children.iter().map(corner).reduce(Vec2::min).unwrap_or_default(),
    }
}

/// How far down the middle of a thing lies, in dp.
fn middle(entry: &Entry) -> Option<f32> {
    match &entry.kind {
        Kind::Item(item) => Some(item.rect.center().y),
        _ => None,
    }
}

/// The name of a thing with what explains it, and with its value where nothing else tells that.
pub(super) fn label(locale: &Locale, item: &AccessibleItem) -> String {
    let AccessibleItem { role, name, value, about, .. } = item;
    let tells_value = matches!(role, Role::Toggle(_) | Role::Slider(_) | Role::Field);
    let named = match value.as_str() {
        value if !value.is_empty() && !tells_value => {
            locale.with("item-value", &[("name", name.as_str().into()), ("value", value.into())])
        }
        _ => name.clone(),
    };
    match about.as_str() {
        "" => named,
        about => locale.with("item-about", &[("name", named.into()), ("about", about.into())]),
    }
}
