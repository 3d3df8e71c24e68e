//! Which thing the keyboard is on, and the ring around it.

use bevy::prelude::*;

use super::PageInput;
use crate::{
    AppSystems,
    semantics::{Intent, Item, Semantics},
    theme::{
        brush::{Brush, Picture},
        paint::register_picture,
        palette,
        place::LayoutRect,
    },
};

/// The thing that the keyboard is on.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Focus(pub Option<Entity>);

/// The ring around it.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct FocusRing;

impl Picture for FocusRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.frame(rect, 12.0, 6.0, palette::PAPER);
        brush.frame(rect, 12.0, 3.0, palette::INK);
    }
}

pub(super) fn plugin(app: &mut App) {
    register_picture::<FocusRing>(app);
    app.init_resource::<Focus>().add_systems(Update, show_ring.in_set(AppSystems::Board));
}

/// What can be pressed, in reading order.
pub(super) fn pressable(semantics: &Semantics) -> Vec<&Item> {
    semantics.items.iter().filter(|item| item.semantic.intent.is_some()).collect()
}

impl Focus {
    /// The entry it is on, if that is still there.
    pub fn item<'a>(&self, semantics: &'a Semantics) -> Option<&'a Item> {
        pressable(semantics).into_iter().find(|item| item.entity.is_some() && item.entity == self.0)
    }

    /// Goes to what means this; stays if nothing does.
    pub fn mark(&mut self, semantics: &Semantics, intent: &Intent) {
        let meant = pressable(semantics).into_iter().find(|item| item.semantic.intent.as_ref() == Some(intent));
        self.0 = meant.and_then(|item| item.entity).or(self.0);
    }

    /// Goes to the next thing in reading order, or the one before.
    pub fn step(&mut self, semantics: &Semantics, is_forward: bool) {
        let items = pressable(semantics);
        let at = items.iter().position(|item| item.entity == self.0 && self.0.is_some());
        let next = match (at, is_forward) {
            (None, true) => 0,
            (None, false) => items.len().saturating_sub(1),
            (Some(at), true) => (at + 1) % items.len(),
            (Some(at), false) => (at + items.len() - 1) % items.len(),
        };
        self.0 = items.get(next).and_then(|item| item.entity);
    }

    /// Goes to the nearest thing in a direction.
    pub fn go(&mut self, semantics: &Semantics, direction: Vec2) {
        let Some(from) = self.item(semantics).map(|item| item.rect.center()) else {
            self.step(semantics, true);
            return;
        };
        let cost = |item: &Item| {
            let way = item.rect.center() - from;
            let ahead = way.dot(direction);
            let aside = way.perp_dot(direction).abs();
            (ahead > 1.0 && ahead >= aside * 0.5).then_some(ahead + 2.5 * aside)
        };
        let best = pressable(semantics)
            .into_iter()
            .filter_map(|item| Some((cost(item)?, item.entity)))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, entity)) = best {
            self.0 = entity;
        }
    }
}

fn show_ring(
    mut commands: Commands,
    focus: Res<Focus>,
    semantics: Res<Semantics>,
    page_input: Res<PageInput>,
    mut rings: Query<(Entity, &mut LayoutRect), With<FocusRing>>,
) {
    let rect = focus.item(&semantics).filter(|_| page_input.0).map(|item| item.rect.inflate(2.0));
    match (rect, rings.single_mut()) {
        (Some(rect), Ok((_, mut place))) => {
            place.set_if_neq(LayoutRect::new(rect, 200.0));
        }
        (Some(rect), Err(_)) => {
            commands.spawn((FocusRing, LayoutRect::new(rect, 200.0)));
        }
        (None, Ok((entity, _))) => commands.entity(entity).despawn(),
        (None, Err(_)) => {}
    }
}
