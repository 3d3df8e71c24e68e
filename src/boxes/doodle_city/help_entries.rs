//! Houses, bonuses and trees, to be looked at in the help.

use bevy::prelude::*;

use crate::{
    boxes::HelpEntry,
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::Locale,
    pictures::doodle_city::{
        pennant::{Pennant, paint_pennant},
        signs::paint_tree,
        square::ExampleSquare,
    },
    rules::doodle_city::{Kind, Road},
};

pub(super) fn help_entries(locale: &Locale) -> Vec<HelpEntry> {
    let of = |key, text, paint: fn(&mut Brush, Vec2)| HelpEntry {
        key,
        picture: DynPicture::new(move |size, brush| paint(brush, size)),
        size: Vec2::splat(64.0),
        name: locale.text(key),
        text: locale.text(text),
    };
    vec![
        of("doodle-help-house", "doodle-help-house-text", paint_house),
        of("doodle-help-bonus", "doodle-help-bonus-text", paint_bonus),
        of("doodle-help-tree", "doodle-help-tree-text", |brush, size| {
            paint_tree(brush, false, Vec2::Y * size.y * 0.44, size.y * 0.88);
        }),
    ]
}

/// A house square in which one house is crossed out.
fn paint_house(brush: &mut Brush, size: Vec2) {
    let square = ExampleSquare {
        kind: Kind::House,
        road: Some(Road::WestEast),
        open: [true; 2],
        has_cab: false,
        houses: [3, 1, 1],
    };
    square.paint(brush, size.min_element() * 0.94, 0);
}

fn paint_bonus(brush: &mut Brush, size: Vec2) {
    let place = Rect::from_center_size(Vec2::ZERO, size * Vec2::new(0.9, 0.6));
    paint_pennant(brush, place, Pennant::Open);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_can_be_looked_at() {
        let all = help_entries(&Locale::default());
        assert_eq!(all.len(), 3);
        for it in all {
            assert!(!it.picture.shapes(it.size).is_empty() && it.text.ends_with('.'), "{}", it.name);
        }
    }
}
