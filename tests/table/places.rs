//! Everything that can be touched lies on the screen, is large enough for a finger, and covers nothing else.

use bevy::prelude::*;
use doodle_city::{
    accessibility::{Item, Role, TOUCH},
    drawing::place::Screen,
    table::table_game::TableGame,
};

use crate::desk::{DeskOf, SIZES};

/// A phone with a notch, upright and on its side: left, top, right and bottom of it are covered.
pub const NOTCHED: [(Vec2, [f32; 4]); 2] =
    [(SIZES[1], [0.0, 59.0, 0.0, 34.0]), (SIZES[2], [59.0, 0.0, 59.0, 21.0])];

fn is_over(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 0.5 && common.height() > 0.5
}

/// What is wrong with the places of this table.
pub fn check<G: TableGame>(desk: &DeskOf<G>, when: &str) {
    let screen = desk.0.world().resource::<Screen>().safe();
    let items: Vec<&Item> = desk
        .map()
        .items
        .iter()
        .filter(|item| item.accessible.intent.is_some() && item.accessible.role != Role::Cover)
        .collect();
    assert!(!items.is_empty(), "{when}: nothing can be touched");
    for (i, item) in items.iter().enumerate() {
        let name = &item.accessible.name;
        assert!(!name.is_empty(), "{when}: {item:?} has no name");
        let size = item.touch.size();
        assert!(size.min_element() >= TOUCH - 0.01, "{when}: {name} is only {size}");
        let inside = screen.inflate(0.5);
        assert!(
            inside.contains(item.rect.min) && inside.contains(item.rect.max),
            "{when}: {name} at {:?}",
            item.rect
        );
        for other in &items[i + 1..] {
            assert!(
                !is_over(item.touch, other.touch),
                "{when}: {name} {:?} over {} {:?}",
                item.touch,
                other.accessible.name,
                other.touch
            );
        }
    }
}
