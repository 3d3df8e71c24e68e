//! Things on the table that can be asked about: which rule tells of each, and what touching it would mean.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    accessibility::{AccessibleItem, InteractionMap, Item, ModalLayer, VisibleRect},
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

/// A part of a thing that has a rule of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Where it lies, in dp.
    pub rect: Rect,
    /// The rule that tells of it.
    pub rule: RuleKeys,
    /// What touching it means, if not what touching the whole does.
    pub intent: Option<Intent>,
}

/// The parts of a thing.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct Parts(pub Vec<Part>);

/// A thing as it lies there.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// The entity.
    pub entity: Entity,
    /// Which rule tells of it.
    pub rule: RuleKeys,
    /// What touching it would mean.
    pub wanted: Option<Intent>,
    /// How it is read; empty where it is only a part of something, `None` where it is not read at all.
    pub name: Option<String>,
    /// Whether it is only written.
    pub is_text: bool,
    /// What is seen of it, in dp.
    pub rect: Rect,
    /// How high it lies.
    pub height: f32,
}

type Lying = (
    Entity,
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
    parts: Query<'w, 's, &'static Parts>,
    modal_layer: Res<'w, ModalLayer>,
}

impl Things<'_, '_> {
    /// All of them, whatever covers them.
    pub fn iter(&self) -> impl Iterator<Item = Thing> {
        let lying = self.lying.iter().filter(|(_, rule, _, _, seen, place, visibility)| {
            let rect = seen.map_or(place.rect, |seen| seen.0);
            rule.0 != RuleKeys::default() && **visibility != Visibility::Hidden && !rect.is_empty()
        });
        lying.map(|(entity, rule, wanted, accessible, seen, place, _)| Thing {
            entity,
            rule: rule.0,
            wanted: wanted.map(|wanted| wanted.0.clone()),
            name: accessible.map(|accessible| accessible.name.clone()),
            is_text: accessible.is_none_or(|accessible| accessible.role.is_text()),
            rect: seen.map_or(place.rect, |seen| seen.0),
            height: place.height,
        })
    }

    /// The one that is shown by this entity.
    pub fn of(&self, entity: Entity) -> Option<Thing> {
        self.iter().find(|thing| thing.entity == entity)
    }

    /// The highest one at a point, unless something else covers it there.
    pub fn at(&self, point: Vec2, map: &InteractionMap) -> Option<Thing> {
        let least = self.modal_layer.0.unwrap_or(0.0).max(map.at(point).map_or(0.0, |item| item.height));
        let there = self.iter().filter(|thing| thing.rect.contains(point) && thing.height >= least);
        let highest = there.max_by(|one, other| one.height.total_cmp(&other.height))?;
        let rule = self.part(highest.entity, point).map_or(highest.rule, |part| part.rule);
        Some(Thing { rule, ..highest })
    }

    /// What a touch of this entry means at a point of it: of a part of it, perhaps something else.
    pub fn intent(&self, item: &Item, point: Vec2) -> Option<Intent> {
        let whole = item.accessible.intent.clone()?;
        if let Intent::OpenRule(rule) = whole {
            // The frame of a thing that is asked about.
            let mut framed = self.iter().filter(|thing| thing.rule == rule && thing.rect.contains(point));
            let part = framed.find_map(|thing| self.part(thing.entity, point));
            return Some(Intent::OpenRule(part.map_or(rule, |part| part.rule)));
        }
        let part = item.entity().and_then(|entity| self.part(entity, point));
        Some(part.and_then(|part| part.intent.clone()).unwrap_or(whole))
    }

    fn part(&self, entity: Entity, point: Vec2) -> Option<&Part> {
        let parts = self.parts.get(entity).ok()?;
        parts.0.iter().find(|part| part.rect.contains(point))
    }
}
