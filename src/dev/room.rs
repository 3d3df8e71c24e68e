//! How much room is left bare: the largest rectangle of the screen without a sign or a word. Grounds and ornaments count as
//! bare, papers with nothing on them too.

use bevy::math::{Rect, Vec2};

/// How fine it is measured, in dp.
const CELL: f32 = 4.0;

/// The largest rectangle on a screen of this size on which nothing lies that is in `taken`.
pub(super) fn largest_bare(screen: Vec2, taken: &[Rect]) -> Rect {
    let [columns, rows] = (screen / CELL).floor().to_array().map(|count| count as usize);
    let mut is_taken = vec![false; columns * rows];
    for rect in taken {
        let cells = |from: f32, to: f32, most: usize| {
            ((from / CELL).floor().max(0.0) as usize)..((to / CELL).ceil().max(0.0) as usize).min(most)
        };
        for row in cells(rect.min.y, rect.max.y, rows) {
            for column in cells(rect.min.x, rect.max.x, columns) {
                is_taken[row * columns + column] = true;
            }
        }
    }
    let mut largest = Rect::default();
    // How many bare cells lie above each cell of a row, its own included.
    let mut heights = vec![0; columns];
    for row in 0..rows {
        for (column, height) in heights.iter_mut().enumerate() {
            *height = if is_taken[row * columns + column] { 0 } else { *height + 1 };
        }
        for left in 0..columns {
            let mut least = usize::MAX;
            for (right, &height) in heights.iter().enumerate().skip(left) {
                least = least.min(height);
                if least == 0 {
                    break;
                }
                let found =
                    Rect::new(left as f32, (row + 1 - least) as f32, (right + 1) as f32, (row + 1) as f32);
                if found.width() * found.height() > largest.width() * largest.height() {
                    largest = found;
                }
            }
        }
    }
    Rect { min: largest.min * CELL, max: largest.max * CELL }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_bare_rectangle_lies_between_what_is_there() {
        let screen = Vec2::new(100.0, 60.0);
        assert_eq!(largest_bare(screen, &[]), Rect::new(0.0, 0.0, 100.0, 60.0));
        let taken = [Rect::new(0.0, 0.0, 100.0, 20.0), Rect::new(40.0, 20.0, 60.0, 40.0)];
        assert_eq!(largest_bare(screen, &taken), Rect::new(0.0, 40.0, 100.0, 60.0));
        let taken = [Rect::new(0.0, 0.0, 100.0, 20.0), Rect::new(72.0, 20.0, 76.0, 60.0)];
        assert_eq!(largest_bare(screen, &taken), Rect::new(0.0, 20.0, 72.0, 60.0));
        assert!(largest_bare(screen, &[Rect::new(-5.0, -5.0, 200.0, 200.0)]).is_empty());
    }
}
