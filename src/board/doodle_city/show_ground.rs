//! Shows what lies under texts that come and go: the points at a square, the words, the banner.

use bevy::prelude::*;

use super::{
    choice::Choose,
    layout::TableLayout,
    paper::Chip,
    scene::{Ground, Table},
    show_hand::Choice,
    show_text::is_score_choice,
    stroke::Sketch,
    words::words,
};
use crate::{
    board::stroke::Stroke,
    locale::names,
    rules::dice::Face,
    semantics::{Intent, Role, Semantic},
    theme::place::Place,
};

/// The points at the chosen square; where a tree is paid it says so.
pub(super) fn ghost(table: &Table, choice: &Choice) -> Option<String> {
    let offer = choice.offer.as_ref()?;
    choice.hand.square?;
    Some(names::change(&table.locale, offer.change.total))
}

/// Where the points stand: at the foot of the chosen square, and above it while a finger covers that.
pub(super) fn ghost_rect(table: &Table, choice: &Choice, finger: Option<Vec2>) -> Option<Rect> {
    let square = TableLayout::square(table.laid.0.grid, choice.hand.square?.index());
    let side = square.width();
    let size = Vec2::new(side * 0.62, (side * 0.36).max(20.0));
    let at_foot = square.max.y - size.y * 0.42;
    let middle = finger.map_or(at_foot, |finger| {
        let is_near_top = finger.y < square.min.y + side / 3.0;
        let above = square.min.y - side * if is_near_top { 0.75 } else { 0.3 };
        above.max(table.laid.0.paper.min.y + size.y / 2.0)
    });
    Some(Rect::from_center_size(Vec2::new(square.center().x, middle), size))
}

/// The banner lies over the sheet that it is about.
pub(super) fn banner_rect(laid: &TableLayout) -> Rect {
    let paper = laid.paper;
    let width = (paper.width() - 24.0).min(0.9 * paper.height().max(380.0));
    Rect::from_center_size(paper.center(), Vec2::new(width, (width * 0.34).clamp(112.0, 180.0)))
}

/// The grounds under texts that come and go.
pub fn show_grounds(
    (table, stroke, sketch): (Table, Res<Stroke>, Res<Sketch>),
    mut grounds: Query<(&Ground, &mut Chip, &mut Place, &mut Visibility, Option<&mut Semantic>)>,
) {
    let Some(choice) = Choice::of(&table, &table.hand) else { return };
    let Some(seen) = Choice::of(&table, sketch.or(&table.hand)) else { return };
    let finger = sketch.finger(&stroke);
    for (ground, mut chip, mut place, mut visibility, semantic) in &mut grounds {
        let rect = match ground {
            Ground::Ghost => seen.offer.as_ref().and(ghost_rect(&table, &seen, finger)),
            Ground::Hint(hint) => table.hint_mark(*hint),
            Ground::Words => Some(table.laid.0.words(choice.has_tiles())),
            Ground::Banner => table.turn.banner.map(|_| banner_rect(&table.laid.0)),
        };
        visibility.set_if_neq(if rect.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(rect) = rect else { continue };
        let costs_a_tree = *ground == Ground::Ghost && seen.hand.die == Some(Face::Six);
        let has_more = *ground == Ground::Words && is_score_choice(&table, &choice);
        chip.set_if_neq(Chip { costs_a_tree, has_more, ..*chip });
        place.set_if_neq(Place { rect, ..*place });
        let Some(mut semantic) = semantic else { continue };
        semantic.set_if_neq(match ground {
            Ground::Banner => table.turn.banner.map_or_else(
                || Semantic::text(""),
                |seat| {
                    let name = table.locale.with("table-banner", &[("name", table.name(seat).into())]);
                    Semantic::button(name, Intent::DismissBanner).role(Role::Cover)
                },
            ),
            Ground::Words if has_more => Semantic::button(words(&table, &choice), Choose::NextScore.into()),
            Ground::Words | Ground::Ghost | Ground::Hint(_) => Semantic::text(""),
        });
    }
}
