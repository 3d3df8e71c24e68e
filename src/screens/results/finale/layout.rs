//! Where everything of a finale is, on any screen and for 1 to 6 players. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cut_left, cut_right, cut_top};

/// A player's row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct TallyRow {
    pub dot: Rect,
    pub name: Rect,
    pub total: Rect,
    pub bar: Rect,
}

/// Where everything is.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FinaleLayout {
    /// How much larger than on a phone everything is.
    pub unit: f32,
    pub town: Rect,
    pub title: Rect,
    pub rows: Vec<TallyRow>,
}

const GAP: f32 = 16.0;
/// How high a title and a row are, of a unit.
const TITLE: f32 = 56.0;
const ROW: f32 = 66.0;
/// How much of the width the town takes beside the tally.
const BESIDE: f32 = 0.58;

impl FinaleLayout {
    /// `form` is how much wider than high the town's picture is, at least and at most.
    pub(super) fn new(safe: Rect, players: usize, form: [f32; 2], text_scale: f32) -> Self {
        let unit = (safe.size().min_element() / 390.0).clamp(0.8, 2.2);
        let words = unit * (0.6 + 0.4 * text_scale / unit.max(1.0)).max(1.0);
        let mut rest = safe.inflate(-GAP * unit);
        let town_in = |room: Rect| {
            let form = (room.width() / room.height()).clamp(form[0], form[1]);
            let width = room.width().min(room.height() * form);
            Rect::from_center_size(room.center(), Vec2::new(width, width / form))
        };
        if safe.height() >= safe.width() {
            let title = TITLE * words;
            let rows = (ROW * words * players as f32).min((rest.height() - title) * 0.6);
            let town = (rest.height() - title - rows - 2.0 * GAP * unit).min(rest.width() / form[0]);
            // What is left over lies between the parts, and above and below all of them.
            let gap = (rest.height() - title - town - rows) / 4.0;
            rest.min.y += gap.min(4.0 * GAP * unit) * 0.5;
            let title = cut_top(&mut rest, title);
            rest.min.y += gap;
            let town = cut_top(&mut rest, town);
            rest.min.y += gap;
            let rows = Self::rows(rest, players, words);
            Self { unit: words, town: town_in(town), title, rows }
        } else {
            let wide = rest.width() * BESIDE;
            let town = cut_left(&mut rest, wide);
            rest.min.x += 1.5 * GAP * unit;
            let high = (TITLE + ROW * players as f32) * words;
            let spare = ((rest.height() - high) / 2.0).max(0.0);
            rest.min.y += spare;
            rest.max.y -= spare;
            let high = (TITLE * words).min(rest.height() * 0.25);
            let title = cut_top(&mut rest, high);
            Self { unit: words, town: town_in(town), title, rows: Self::rows(rest, players, words) }
        }
    }

    fn rows(mut room: Rect, players: usize, words: f32) -> Vec<TallyRow> {
        let high = (room.height() / players.max(1) as f32).min(ROW * words * 1.3);
        (0..players)
            .map(|_| {
                let row = cut_top(&mut room, high);
                let mut line = Rect { max: row.max.with_y(row.min.y + high * 0.56), ..row };
                let bar = Rect::new(row.min.x, line.max.y, row.max.x, row.min.y + high * 0.84);
                let side = (line.height() * 0.62).min(26.0 * words);
                let dot = cut_left(&mut line, side);
                let dot = Rect::from_center_size(dot.center(), Vec2::splat(side));
                line.min.x += 0.4 * side;
                let wide = (72.0 * words).min(line.width() * 0.4);
                let total = cut_right(&mut line, wide);
                TallyRow { dot, name: line, total, bar }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_on_the_screen_and_nothing_overlaps() {
        for (width, height) in
            [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (1024.0, 768.0), (1920.0, 1080.0)]
        {
            for players in 1..=6 {
                for (form, text_scale) in [([1.0, 1.0], 1.0), ([1.25, 1.5], 1.0), ([1.0, 1.4], 2.0)] {
                    let safe = Rect::new(0.0, 0.0, width, height);
                    let layout = FinaleLayout::new(safe, players, form, text_scale);
                    let when = format!("{width}x{height}, {players} players, text x {text_scale}");
                    let mut all = vec![layout.town, layout.title];
                    for row in &layout.rows {
                        all.extend([row.dot, row.name, row.total, row.bar]);
                        assert!(row.name.height() >= 16.0 && row.bar.height() >= 6.0, "{when}: {row:?}");
                    }
                    assert_eq!(layout.rows.len(), players);
                    let town = layout.town.size();
                    assert!(town.min_element() >= 0.2 * width.min(height), "{when}: a town of {town}");
                    assert!((form[0] - 0.01..=form[1] + 0.01).contains(&(town.x / town.y)), "{when}");
                    for (n, one) in all.iter().enumerate() {
                        assert!(safe.contains(one.min) && safe.contains(one.max), "{when}: {one:?}");
                        for other in &all[n + 1..] {
                            assert!(
                                one.intersect(*other).size().min_element() < 0.01,
                                "{when}: {one:?} {other:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}
