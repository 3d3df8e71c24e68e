//! What a newcomer to Doodle City reads first: starting roads, hotels, shops, taxis, and the white 6.

use bevy::prelude::*;

use crate::{
    boxes::HelpBox,
    drawing::{
        brush::{Brush, Pen},
        dyn_picture::DynPicture,
    },
    locale::Locale,
    pictures::{
        doodle_city::{
            die::{Lying, paint_die},
            marks::paint_scribble,
            signs::paint_tree,
            square::ExampleSquare,
        },
        icons,
    },
    rules::doodle_city::{Kind, Road, TAXI_POINTS},
    theme::palette,
};

pub(super) fn help_boxes(locale: &Locale) -> Vec<HelpBox> {
    let of = |title, text, form, paint: fn(&mut Brush, Vec2)| HelpBox {
        key: title,
        title: locale.text(title),
        picture: DynPicture::new(move |size, brush| paint(brush, size)),
        form,
        text: locale.with(text, &[("taxi", TAXI_POINTS.into())]),
    };
    vec![
        of("doodle-help-start-title", "doodle-help-start-text", 3.4, paint_starting_roads),
        of("doodle-help-where-title", "doodle-help-where-text", 2.6, paint_where),
        of("doodle-help-hotel-title", "doodle-help-hotel-text", 2.5, paint_hotel),
        of("doodle-help-shop-title", "doodle-help-shop-text", 4.0, paint_shop),
        of("doodle-help-taxi-title", "doodle-help-taxi-text", 4.0, paint_taxis),
        of("doodle-help-six-title", "doodle-help-six-text", 5.0, paint_six),
    ]
}

const fn plain(kind: Kind, road: Option<Road>) -> ExampleSquare {
    ExampleSquare { kind, road, open: [false; 2], has_cab: false, houses: [0; 3] }
}

/// The six faces of the blue die, each over its road.
fn paint_starting_roads(brush: &mut Brush, size: Vec2) {
    let each = size.x / Road::ALL.len() as f32;
    let side = (each * 0.92).min(size.y * 0.62);
    for (n, road) in Road::ALL.into_iter().enumerate() {
        let x = (n as f32 + 0.5) * each - size.x / 2.0;
        let die = side * 0.42;
        brush.within(Vec2::new(x, -size.y / 2.0 + die * 0.6), 1.0, 0.0, |brush| {
            paint_die(brush, die, n as u8 + 1, true, Lying::Free);
        });
        let square = ExampleSquare { houses: [3, 1, 1], ..plain(Kind::House, Some(road)) };
        brush.within(Vec2::new(x, size.y / 2.0 - side / 2.0), 1.0, 0.0, |brush| {
            square.paint(brush, side, n);
            frame(brush, side);
        });
    }
}

/// The column of the blue die, and the row of a white one.
fn paint_where(brush: &mut Brush, size: Vec2) {
    const COLUMN: usize = 3;
    const ROW: usize = 2;
    let side = size.y / 6.2;
    let corner = Vec2::new(-2.0 * side, -size.y / 2.0 + 1.1 * side);
    let middle = |column: usize, row: usize| corner + (Vec2::new(column as f32, row as f32) + 0.5) * side;
    for row in 0..5 {
        for column in 0..5 {
            let square = Rect::from_center_size(middle(column, row), Vec2::splat(side));
            let hit = (column + 1 == COLUMN, row + 1 == ROW);
            let tone = match hit {
                (true, true) => palette::ACCENT.with_alpha(0.75),
                (true, false) | (false, true) => palette::ACCENT.with_alpha(0.22),
                (false, false) => palette::LIGHT_INK.with_alpha(0.12),
            };
            brush.rect(square, 0.0, tone);
            brush.frame(square, 0.0, 0.8, palette::GRID);
        }
    }
    let die = side * 0.92;
    brush.within(middle(COLUMN - 1, 0) - Vec2::Y * side * 1.05, 1.0, 0.0, |brush| {
        paint_die(brush, die, COLUMN as u8, true, Lying::Free);
    });
    brush.within(middle(0, ROW - 1) - Vec2::X * side * 1.1, 1.0, 0.0, |brush| {
        paint_die(brush, die, ROW as u8, false, Lying::Chosen);
    });
}

/// Squares row by row, each with its corner in squares; how many across and down there are.
fn paint_squares(brush: &mut Brush, size: Vec2, [across, down]: [usize; 2], squares: &[ExampleSquare]) -> f32 {
    let side = (size.x / across as f32).min(size.y / down as f32);
    for (n, square) in squares.iter().enumerate() {
        brush.within(place(n, [across, down]) * side, 1.0, 0.0, |brush| {
            square.paint(brush, side, n);
            frame(brush, side);
        });
    }
    side
}

/// The middle of a square in a grid around the middle, in squares.
fn place(n: usize, [across, down]: [usize; 2]) -> Vec2 {
    let at = Vec2::new((n % across) as f32, (n / across) as f32) + 0.5;
    at - Vec2::new(across as f32, down as f32) / 2.0
}

fn frame(brush: &mut Brush, side: f32) {
    let rect = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    brush.frame(rect, 0.0, 0.8, palette::GRID);
}

/// A road of six squares, which are counted.
fn paint_hotel(brush: &mut Brush, size: Vec2) {
    let grid = [5, 2];
    let squares = [
        plain(Kind::Shop, None),
        ExampleSquare { has_cab: true, ..plain(Kind::Taxi, Some(Road::SouthEast)) },
        plain(Kind::Shop, Some(Road::WestEast)),
        ExampleSquare { has_cab: true, ..plain(Kind::Taxi, Some(Road::SouthWest)) },
        plain(Kind::Hotel, None),
        ExampleSquare { open: [true, false], houses: [3, 1, 1], ..plain(Kind::House, Some(Road::WestEast)) },
        plain(Kind::Shop, Some(Road::NorthWest)),
        plain(Kind::Taxi, None),
        ExampleSquare { open: [false, true], ..plain(Kind::Hotel, Some(Road::NorthEast)) },
        plain(Kind::Shop, None),
    ];
    let side = paint_squares(brush, size, grid, &squares);
    for (count, square) in [5, 6, 1, 2, 3, 8].into_iter().enumerate() {
        brush.within(place(square, grid) * side, side * 0.15, 0.0, |brush| {
            brush.disc(Vec2::ZERO, 1.15, palette::LIGHT_INK);
            brush.disc(Vec2::ZERO, 1.0, palette::ACCENT);
            brush.within(Vec2::ZERO, 0.72, 0.0, |brush| {
                icons::pips(brush, count as u8 + 1, palette::ON_ACCENT, 0.2);
            });
        });
    }
}

/// A shop between two house squares in which five houses are crossed out.
fn paint_shop(brush: &mut Brush, size: Vec2) {
    let road = Some(Road::WestEast);
    let squares = [
        ExampleSquare { open: [true, false], houses: [4, 2, 3], ..plain(Kind::House, road) },
        plain(Kind::Shop, road),
        plain(Kind::Taxi, road),
        ExampleSquare { open: [false, true], houses: [3, 1, 2], ..plain(Kind::House, road) },
    ];
    paint_squares(brush, size, [4, 1], &squares);
}

/// Two taxis on one road.
fn paint_taxis(brush: &mut Brush, size: Vec2) {
    let road = Some(Road::WestEast);
    let squares = [
        ExampleSquare { open: [true, false], has_cab: true, ..plain(Kind::Taxi, road) },
        plain(Kind::Hotel, road),
        plain(Kind::Shop, road),
        ExampleSquare { open: [false, true], has_cab: true, ..plain(Kind::Taxi, road) },
    ];
    paint_squares(brush, size, [4, 1], &squares);
}

/// The die, and trees of which one is crossed out for it.
fn paint_six(brush: &mut Brush, size: Vec2) {
    let die = size.y * 0.72;
    brush.within(Vec2::new(-size.x * 0.3, 0.0), 1.0, 0.0, |brush| {
        paint_die(brush, die, 6, false, Lying::Chosen);
    });
    let (from, to) = (Vec2::new(-size.x * 0.16, 0.0), Vec2::new(-size.x * 0.06, 0.0));
    let pen = Pen::new(2.4, palette::INK);
    brush.stroke(&[from, to], pen);
    brush.stroke(&[to + Vec2::new(-7.0, -6.0), to, to + Vec2::new(-7.0, 6.0)], pen);
    for tree in 0..4 {
        let foot = Vec2::new(size.x * (0.06 + 0.1 * tree as f32), size.y * 0.4);
        paint_tree(brush, tree == 0, foot, size.y * 0.76);
        if tree == 0 {
            let half = Vec2::new(size.y * 0.22, size.y * 0.3);
            brush.within(foot - Vec2::Y * size.y * 0.4, 1.0, 0.0, |brush| {
                paint_scribble(brush, half, Pen::new(2.4, palette::INK), 7);
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_has_a_picture_and_says_something() {
        let all = help_boxes(&Locale::default());
        assert_eq!(all.len(), 6);
        for it in &all {
            assert!(it.picture.shapes(Vec2::new(340.0, 340.0 / it.form)).len() > 20, "{}", it.title);
            assert!(it.text.ends_with('.'), "{}", it.text);
        }
        assert!(all[4].text.ends_with("scores 4 points."), "{}", all[4].text);
    }
}
