//! Things on the table that can be asked about: which rule tells of each, and what touching it would mean.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    accessibility::{AccessibleItem, InteractionMap, ModalLayer, VisibleRect},
    drawing::place::LayoutRect,
    intent::Intent,
    locale::help::RuleKeys,
};

/// The rule that tells of a thing; the default where there is nothing to tell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RuleOf(pub RuleKeys);

/// What somebody wants who touches a thing with which nothing can be done now.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Wanted(pub Intent);

/// A thing as it lies there.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Which rule tells of it.
    pub rule: RuleKeys,
    /// What touching it would mean.
    pub wanted: Option<Intent>,
    /// How it is read; empty where it is only a part of something, `None` where it is not read at all.
    pub name: Option<String>,
    /// What is seen of it, in dp.
    pub rect: Rect,
    /// How high it lies.
    pub height: f32,
}

type Lying = (
    &'static RuleOf,
    Option<&'static Wanted>,
    Option<&'static AccessibleItem>,
    Option<&'static VisibleRect>,
    &'static LayoutRect,
    &'static Visibility,
);

/// The things that lie on the table.
#[derive(SystemParam)]
pub struct Things<'w, 's> {
    lying: Query<'w, 's, Lying>,
    modal_layer: Res<'w, ModalLayer>,
}

impl Things<'_, '_> {
    /// All of them, whatever covers them.
    pub fn iter(&self) -> impl Iterator<Item = Thing> {
        let lying = self.lying.iter().filter(|(rule, _, _, seen, place, visibility)| {
            let rect = seen.map_or(place.rect, |seen| seen.0);
            rule.0 != RuleKeys::default() && **visibility != Visibility::Hidden && !rect.is_empty()
        });
        lying.map(|(rule, wanted, accessible, seen, place, _)| Thing {
            rule: rule.0,
            wanted: wanted.map(|wanted| wanted.0.clone()),
            name: accessible.map(|accessible| accessible.name.clone()),
            rect: seen.map_or(place.rect, |seen| seen.0),
            height: place.height,
        })
    }

    /// The highest one at a point, unless something else covers it there.
    pub fn at(&self, point: Vec2, map: &InteractionMap) -> Option<Thing> {
        let least = self.modal_layer.0.unwrap_or(0.0).max(map.at(point).map_or(0.0, |item| item.height));
        let there = self.iter().filter(|thing| thing.rect.contains(point) && thing.height >= least);
        there.max_by(|one, other| one.height.total_cmp(&other.height))
    }
}
