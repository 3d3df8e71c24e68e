//! The signs of Doodle City: front views of what stands in its squares, printed and built, and of trees and street
//! furniture.

use std::sync::LazyLock;

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::{album::Album, brush::Brush},
    rules::doodle_city::Kind,
    theme::painted,
};

pub(super) static ALBUM: LazyLock<Album> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/art/doodle_city/doodle_city.art");
    // A map is no painting: a game's own roles come first.
    Album::built_in(bytes, |role| colors::named(role).or_else(|| painted::named(role)))
});

/// How large the pictures are, in their own units.
const PICTURE: Rect = Rect { min: Vec2::ZERO, max: Vec2::splat(120.0) };
/// Where they stand in them.
const FOOT: Vec2 = Vec2::new(60.0, 110.0);

/// How a sign is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Pale and thin, as the sheet is printed.
    Printed,
    /// In ink and filled, as a player has built it.
    Built,
}

/// How wide and high a sign is, in the units of its picture.
pub const fn extent(kind: Kind) -> Vec2 {
    match kind {
        Kind::House => Vec2::new(96.0, 88.0),
        Kind::Hotel => Vec2::new(64.0, 103.0),
        Kind::Shop => Vec2::new(104.0, 76.0),
        Kind::Taxi => Vec2::new(108.0, 72.0),
    }
}

const fn file(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "house",
        Kind::Hotel => "hotel",
        Kind::Shop => "shop",
        Kind::Taxi => "taxi",
    }
}

/// The file of a sign whose unit is so many dp: what is small has fewer details. And how wide its lines are there.
fn file_at(kind: Kind, style: Style, unit: f32) -> (String, f32) {
    const MIDDLE: f32 = 0.17;
    const LARGE: f32 = 0.33;
    let style = match style {
        Style::Printed => "printed",
        Style::Built => "built",
    };
    let (detail, line, least) = match unit {
        _ if unit < MIDDLE => ("_small", 5.0, 1.0),
        _ if unit < LARGE => ("_middle", 4.4, 1.3),
        _ => ("", 4.4, 1.3),
    };
    (format!("{}_{style}{detail}", file(kind)), (least / (line * unit)).max(1.0))
}

/// Paints a sign that stands at `foot`, `unit` dp for each unit of its picture.
pub fn paint_sign(brush: &mut Brush, kind: Kind, style: Style, foot: Vec2, unit: f32) {
    let (file, weight) = file_at(kind, style, unit);
    paint_file(brush, &file, foot, unit, weight);
}

/// Paints a sign as large as fits into `place`, in its middle.
pub fn paint_fitting(brush: &mut Brush, kind: Kind, style: Style, place: Rect) {
    let unit = (place.size() / extent(kind)).min_element();
    let foot = place.center() + Vec2::new(0.0, extent(kind).y * unit / 2.0);
    paint_sign(brush, kind, style, foot, unit);
}

/// Street furniture: it tells nothing, and is neither a tree nor a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Furniture {
    Lamp,
    Pot,
    Parasol,
    Stop,
    Bench,
    Hedge,
}

/// Paints street furniture that stands at `foot`, so high.
pub fn paint_furniture(brush: &mut Brush, what: Furniture, foot: Vec2, height: f32) {
    let file = match what {
        Furniture::Lamp => "lamp",
        Furniture::Pot => "pot",
        Furniture::Parasol => "parasol",
        Furniture::Stop => "stop",
        Furniture::Bench => "bench",
        Furniture::Hedge => "hedge",
    };
    let unit = height / 100.0;
    paint_file(brush, file, foot, unit, (0.9 / (5.0 * unit)).max(1.0));
}

/// Paints a tree that stands at `foot`, so high; a pale one under a scribble.
pub fn paint_tree(brush: &mut Brush, is_gone: bool, foot: Vec2, height: f32) {
    let unit = height / 100.0;
    paint_file(brush, if is_gone { "tree_gone" } else { "tree" }, foot, unit, (1.1 / (4.0 * unit)).max(1.0));
}

fn paint_file(brush: &mut Brush, file: &str, foot: Vec2, unit: f32, weight: f32) {
    brush.within(foot - FOOT * unit, unit, 0.0, |brush| ALBUM.picture(file).paint(brush, PICTURE, weight));
}

/// Paints a bottle of ink, seen from above.
pub fn paint_ink_bottle(brush: &mut Brush, place: Rect) {
    let scale = place.width() / PICTURE.width();
    brush.shadow(place.inflate(-place.width() * 0.07), place.width() / 2.0, 7.0);
    brush.within(place.min, scale, 0.0, |brush| ALBUM.picture("ink_bottle").paint(brush, PICTURE, 1.0));
}

/// Where signs for panels lie: they are drawn within -1..1 in both directions.
const PANEL: Rect = Rect { min: Vec2::splat(-1.0), max: Vec2::splat(1.0) };
/// How many dp that is: enough for some details.
const PANEL_UNIT: f32 = 12.0;

fn paint_in_panel(brush: &mut Brush, kind: Kind) {
    brush.within(Vec2::ZERO, 1.0 / PANEL_UNIT, 0.0, |brush| {
        let place = Rect::from_corners(PANEL.min * PANEL_UNIT, PANEL.max * PANEL_UNIT);
        paint_fitting(brush, kind, Style::Built, place);
    });
}

/// A house with a door.
pub fn house(brush: &mut Brush) {
    paint_in_panel(brush, Kind::House);
}

/// A tall hotel with windows and a flag.
pub fn hotel(brush: &mut Brush) {
    paint_in_panel(brush, Kind::Hotel);
}

/// A shop with a striped awning.
pub fn shop(brush: &mut Brush) {
    paint_in_panel(brush, Kind::Shop);
}

/// A taxi with chequers.
pub fn taxi(brush: &mut Brush) {
    paint_in_panel(brush, Kind::Taxi);
}

/// A round tree.
pub fn tree(brush: &mut Brush) {
    brush.within(Vec2::ZERO, 1.0 / PANEL_UNIT, 0.0, |brush| {
        paint_tree(brush, false, Vec2::new(0.0, PANEL_UNIT), 2.0 * PANEL_UNIT);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::{Shape, reach};

    const KINDS: [Kind; 4] = [Kind::House, Kind::Hotel, Kind::Shop, Kind::Taxi];

    #[test]
    fn every_sign_is_printed_and_built_in_three_sizes() {
        let mut pictures: Vec<Vec<Shape>> = Vec::new();
        for kind in KINDS {
            for style in [Style::Printed, Style::Built] {
                for unit in [0.1, 0.2, 0.9] {
                    let sign = Brush::shapes(|brush| paint_sign(brush, kind, style, Vec2::ZERO, unit));
                    assert!(!sign.is_empty() && !pictures.contains(&sign), "{kind:?} {style:?} {unit}");
                    pictures.push(sign);
                }
            }
        }
    }

    #[test]
    fn a_sign_fills_its_place_and_hardly_leaves_it() {
        let place = Rect::from_center_size(Vec2::ZERO, Vec2::splat(100.0));
        for kind in KINDS {
            for style in [Style::Printed, Style::Built] {
                let reach = reach(&Brush::shapes(|brush| paint_fitting(brush, kind, style, place)));
                assert!((49.0..62.0).contains(&reach), "{kind:?} {style:?}: {reach}");
            }
        }
    }

    #[test]
    fn furniture_trees_and_ink_have_pictures() {
        use Furniture::{Bench, Hedge, Lamp, Parasol, Pot, Stop};
        for what in [Lamp, Pot, Parasol, Stop, Bench, Hedge] {
            assert!(!Brush::shapes(|brush| paint_furniture(brush, what, Vec2::ZERO, 20.0)).is_empty());
        }
        for is_gone in [false, true] {
            assert!(!Brush::shapes(|brush| paint_tree(brush, is_gone, Vec2::ZERO, 20.0)).is_empty());
        }
        let place = Rect::from_center_size(Vec2::ZERO, Vec2::splat(60.0));
        assert!((25.0..=30.0).contains(&reach(&Brush::shapes(|brush| paint_ink_bottle(brush, place)))));
    }
}
