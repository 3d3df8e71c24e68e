//! Which thing the keyboard is on, and the ring around it.

use bevy::prelude::*;

use super::{PageInput, ScanRing};
use crate::{
    AppSystems,
    accessibility::{InteractionMap, Item},
    drawing::{
        brush::{Brush, Picture},
        paint::PicturePlugin,
        place::LayoutRect,
    },
    intent::Intent,
    pictures::material::paint_focus_ring,
};

/// The thing that the keyboard is on.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Focus(pub Option<Entity>);

/// The ring around it.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct FocusRing;

impl Picture for FocusRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_focus_ring(brush, Rect::from_center_size(Vec2::ZERO, size), 10.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PicturePlugin::<FocusRing>::default());
    app.init_resource::<Focus>().add_systems(Update, show_ring.in_set(AppSystems::Table));
}

/// What can be pressed, in reading order.
pub(super) fn pressable(map: &InteractionMap) -> Vec<&Item> {
    map.items.iter().filter(|item| item.accessible.intent.is_some()).collect()
}

impl Focus {
    /// The entry it is on, if that is still there.
    pub fn item<'a>(&self, map: &'a InteractionMap) -> Option<&'a Item> {
        pressable(map).into_iter().find(|item| item.entity().is_some() && item.entity() == self.0)
    }

    /// Goes to what means this; stays if nothing does.
    pub fn mark(&mut self, map: &InteractionMap, intent: &Intent) {
        let meant = pressable(map).into_iter().find(|item| item.accessible.intent.as_ref() == Some(intent));
        self.0 = meant.and_then(Item::entity).or(self.0);
    }

    /// Goes to the next thing in reading order, or the one before.
    pub fn step(&mut self, map: &InteractionMap, is_forward: bool) {
        let items = pressable(map);
        let at = items.iter().position(|item| item.entity() == self.0 && self.0.is_some());
        let next = match (at, is_forward) {
            (None, true) => 0,
            (None, false) => items.len().saturating_sub(1),
            (Some(at), true) => (at + 1) % items.len(),
            (Some(at), false) => (at + items.len() - 1) % items.len(),
        };
        self.0 = items.get(next).and_then(|item| item.entity());
    }

    /// Goes to the first thing of what belongs together next in reading order, or before. What belongs to nothing is one
    /// with its like beside it.
    pub fn step_group(&mut self, map: &InteractionMap, is_forward: bool) {
        let items = pressable(map);
        let firsts: Vec<usize> =
            (0..items.len()).filter(|&at| at == 0 || items[at].group != items[at - 1].group).collect();
        let at = items.iter().position(|item| item.entity() == self.0 && self.0.is_some());
        let next = match (at, is_forward) {
            (None, true) => firsts.first(),
            (None, false) => firsts.last(),
            (Some(at), true) => firsts.iter().find(|&&first| first > at).or(firsts.first()),
            (Some(at), false) => firsts.iter().rfind(|&&first| first < at).or(firsts.last()),
        };
        self.0 = next.and_then(|&first| items.get(first)).and_then(|item| item.entity());
    }

    /// Goes to the nearest thing in a direction: of those beside each other in that direction, and only then of others.
    pub fn go(&mut self, map: &InteractionMap, direction: Vec2) {
        let Some(from) = self.item(map).map(|item| item.rect) else {
            self.step(map, true);
            return;
        };
        let best = nearest(from, pressable(map), direction);
        self.0 = best.and_then(Item::entity).or(self.0);
    }
}

/// Of these the nearest to `from` in a direction, if one lies there.
pub(super) fn nearest<'a>(
    from: Rect,
    items: impl IntoIterator<Item = &'a Item>,
    direction: Vec2,
) -> Option<&'a Item> {
    let best = items
        .into_iter()
        .filter_map(|item| Some((way(from, item.rect, direction)?, item)))
        .min_by(|(a, _), (b, _)| a.is_aside.cmp(&b.is_aside).then(a.cost.total_cmp(&b.cost)));
    best.map(|(_, item)| item)
}

/// How one gets from one thing to another.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Way {
    /// Whether it leads out of the row, or the column.
    is_aside: bool,
    /// The less, the nearer.
    cost: f32,
}

/// The way from one place to another in a direction; `None` if it does not lie there.
fn way(from: Rect, to: Rect, direction: Vec2) -> Option<Way> {
    let between = to.center() - from.center();
    let (ahead, aside) = (between.dot(direction), between.perp_dot(direction).abs());
    // Across the direction, they stand in one row if a quarter of the smaller one is beside the other.
    let across = direction.perp().abs();
    let extent = |rect: Rect| rect.size().dot(across);
    let shared = (extent(from) + extent(to)) / 2.0 - aside;
    let is_aside = shared < extent(from).min(extent(to)) * 0.25;
    let is_there = ahead > 1.0 && (!is_aside || ahead >= aside * 0.5);
    is_there.then_some(Way { is_aside, cost: ahead + 2.5 * aside })
}

pub(super) fn show_ring(
    mut commands: Commands,
    (focus, scan): (Res<Focus>, Res<ScanRing>),
    map: Res<InteractionMap>,
    page_input: Res<PageInput>,
    mut rings: Query<(Entity, &mut LayoutRect), With<FocusRing>>,
) {
    let marked = || focus.item(&map).map(|item| item.rect);
    let rect = scan.0.or_else(marked).filter(|_| page_input.0);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accessibility::{AccessibleItem, Source};

    /// Things at these places, given by their upper left corners and their sizes; the mark is on the first.
    fn things(places: &[[f32; 4]]) -> (InteractionMap, Focus, Vec<Entity>) {
        let mut world = World::new();
        let entities: Vec<Entity> = places.iter().map(|_| world.spawn_empty().id()).collect();
        let items = places.iter().zip(&entities).map(|(&[x, y, width, height], &entity)| {
            let rect = Rect::new(x, y, x + width, y + height);
            let accessible = AccessibleItem::button("", Intent::Back);
            let source = Source::Entity(entity);
            Item { source, accessible, can_act: true, group: None, rect, touch: rect, height: 0.0 }
        });
        let map = InteractionMap { items: items.collect(), ..InteractionMap::default() };
        (map, Focus(Some(entities[0])), entities)
    }

    /// Which of these things comes after the first in a direction, by its number.
    fn after_first(places: &[[f32; 4]], direction: Vec2) -> Option<usize> {
        let (map, mut focus, entities) = things(places);
        focus.go(&map, direction);
        entities.iter().position(|&entity| focus.0 == Some(entity))
    }

    const CARD: [f32; 2] = [100.0, 70.0];

    fn card(x: f32, y: f32) -> [f32; 4] {
        [x, y, CARD[0], CARD[1]]
    }

    #[test]
    fn what_stands_in_the_row_goes_before_what_is_nearer_beside_it() {
        // The second card of the upper row; below it one that is shifted by half, and far away a button.
        let places = [card(160.0, 0.0), card(215.0, 76.0), [500.0, 10.0, 48.0, 48.0]];
        assert_eq!(after_first(&places, Vec2::X), Some(2));
        assert_eq!(after_first(&places[..2], Vec2::X), Some(1), "where the row ends it goes on beside it");
        assert_eq!(after_first(&places[..2], Vec2::NEG_X), Some(0), "there is nothing");
    }

    #[test]
    fn of_what_stands_in_the_row_the_nearest_is_next() {
        let places = [card(0.0, 0.0), card(220.0, 0.0), card(110.0, 0.0), card(55.0, 76.0)];
        assert_eq!(after_first(&places, Vec2::X), Some(2));
    }

    #[test]
    fn squares_of_a_sheet_are_gone_through_in_rows_and_columns() {
        let square = |at: usize| [(at % 3) as f32 * 40.0, (at / 3) as f32 * 40.0, 40.0, 40.0];
        let others = |first: usize| [first].into_iter().chain((0..9).filter(move |&at| at != first));
        let places: Vec<_> = others(4).map(square).collect();
        let next = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y]
            .map(|direction| after_first(&places, direction).and_then(|found| others(4).nth(found)));
        assert_eq!(next, [Some(5), Some(3), Some(7), Some(1)]);
    }

    #[test]
    fn a_corner_that_only_touches_the_row_does_not_stand_in_it() {
        let places = [card(0.0, 0.0), [300.0, 66.0, 100.0, 70.0], card(90.0, 76.0)];
        assert_eq!(after_first(&places, Vec2::X), Some(2));
    }
}
