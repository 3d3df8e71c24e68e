//! What is gone through one after the other: rows and groups of things, and the things in each.

use bevy::prelude::*;

use crate::accessibility::{Group, GroupKind, InteractionMap, Item, Source};

/// Things that are gone to together: one of them, or a row or group of several.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    /// The things, in reading order.
    pub things: Vec<Source>,
    /// Where they lie, in dp.
    pub rect: Rect,
    /// To what they belong.
    group: Option<Group>,
}

impl Stop {
    fn of(item: &Item) -> Self {
        Self { things: vec![item.source], rect: item.rect, group: item.group }
    }

    /// Whether something belongs here as well: what is in a list, or in the same row of a table, or side by side.
    fn takes(&self, item: &Item) -> bool {
        let is_beside = || {
            let shared = self.rect.max.y.min(item.rect.max.y) - self.rect.min.y.max(item.rect.min.y);
            shared > 0.5 * self.rect.height().max(item.rect.height())
        };
        self.group == item.group
            && match self.group.map(|group| group.kind) {
                Some(GroupKind::List) => true,
                Some(GroupKind::Table) | None => is_beside(),
            }
    }
}

/// All stops, from top to bottom: of the panel or form that is open, otherwise of the page. Each thing that can be pressed is
/// in one of them.
pub fn stops(map: &InteractionMap, is_page: bool) -> Vec<Stop> {
    let of_page = map.items.iter().filter(|item| is_page && item.accessible.intent.is_some());
    let of_panel = map.widgets.iter().filter(|item| !is_page && item.can_act);
    let mut stops: Vec<Stop> = Vec::new();
    for item in of_page.chain(of_panel) {
        match stops.iter_mut().find(|stop| stop.takes(item)) {
            Some(stop) => {
                stop.things.push(item.source);
                stop.rect = stop.rect.union(item.rect);
            }
            None => stops.push(Stop::of(item)),
        }
    }
    stops.sort_by(|a, b| {
        let line = |stop: &Stop| (stop.rect.min.y / 24.0).floor();
        line(a).total_cmp(&line(b)).then(a.rect.min.x.total_cmp(&b.rect.min.x))
    });
    stops
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{accessibility::AccessibleItem, intent::Intent};

    /// A thing at this place, by left, top, width and height.
    fn thing(number: u64, [x, y, width, height]: [f32; 4], group: Option<Group>) -> Item {
        let rect = Rect::new(x, y, x + width, y + height);
        Item {
            source: Source::Entity(Entity::from_bits(number + 1)),
            accessible: AccessibleItem::button(number.to_string(), Intent::Back),
            can_act: true,
            group,
            rect,
            touch: rect,
            height: 0.0,
        }
    }

    /// The numbers of what is in each stop.
    fn numbers(items: Vec<Item>) -> Vec<Vec<u64>> {
        let map = InteractionMap { items, ..InteractionMap::default() };
        let number = |source: &Source| source.id() - 1;
        stops(&map, true).iter().map(|stop| stop.things.iter().map(number).collect()).collect()
    }

    #[test]
    fn what_lies_side_by_side_is_a_row() {
        let items = vec![
            thing(0, [0.0, 0.0, 48.0, 48.0], None),
            thing(1, [300.0, 2.0, 48.0, 48.0], None),
            thing(2, [0.0, 60.0, 350.0, 48.0], None),
            thing(3, [0.0, 110.0, 350.0, 200.0], None),
        ];
        assert_eq!(numbers(items), [vec![0, 1], vec![2], vec![3]]);
    }

    #[test]
    fn a_list_is_one_group_and_a_table_one_for_each_row() {
        let (list, table) = (Some(Group::list("dice")), Some(Group::table("sheet")));
        let square = |at: u64| thing(at, [(at % 3) as f32 * 40.0, (at / 3) as f32 * 40.0, 40.0, 40.0], table);
        let mut items: Vec<Item> = (0..6).map(square).collect();
        items.push(thing(6, [0.0, 400.0, 40.0, 40.0], list));
        items.push(thing(7, [0.0, 380.0, 40.0, 40.0], None));
        items.push(thing(8, [0.0, 450.0, 40.0, 40.0], list));
        assert_eq!(numbers(items), [vec![0, 1, 2], vec![3, 4, 5], vec![7], vec![6, 8]]);
    }
}
