//! Where everything of a finale is, on any screen and for 1 to 6 players. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cut_left, cut_right, cut_top};

/// A player's row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct TallyRow {
    pub whole: Rect,
    pub dot: Rect,
    pub name: Rect,
    pub total: Rect,
    pub bar: Rect,
}

/// Where everything is.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct FinaleLayout {
    /// How much larger than on a phone everything is.
    pub unit: f32,
    pub town: Rect,
    pub title: Rect,
    pub rows: Vec<TallyRow>,
    /// What each part of the bars is.
    pub legend: Vec<Rect>,
}

const GAP: f32 = 16.0;
/// From the edge of a row to what is in it.
const EDGE: f32 = 10.0;
/// How high a title and a row are, of a unit.
const TITLE: f32 = 56.0;
const ROW: f32 = 68.0;
/// How high a legend is, how wide at most, and what is free above it.
const LEGEND: [f32; 3] = [30.0, 96.0, 12.0];
/// How much of the width the town takes beside the tally.
const BESIDE: f32 = 0.58;

impl FinaleLayout {
    /// `parts` is how many parts the bars have, and `form` how much wider than high the town's picture is, at least and
    /// at most.
    pub(super) fn new(safe: Rect, [players, parts]: [usize; 2], form: [f32; 2], text_scale: f32) -> Self {
        let unit = (safe.size().min_element() / 390.0).clamp(0.8, 2.2);
        let words = unit * (0.6 + 0.4 * text_scale / unit.max(1.0)).max(1.0);
        let mut rest = safe.inflate(-GAP * unit);
        let town_in = |room: Rect| {
            let form = (room.width() / room.height()).clamp(form[0], form[1]);
            let width = room.width().min(room.height() * form);
            Rect::from_center_size(room.center(), Vec2::new(width, width / form))
        };
        let legend = if parts > 1 { (LEGEND[0] + LEGEND[2]) * words } else { 0.0 };
        if safe.height() >= safe.width() {
            let title = TITLE * words;
            let rows = (ROW * words * players as f32 + legend).min((rest.height() - title) * 0.6);
            let town = (rest.height() - title - rows - 2.0 * GAP * unit).min(rest.width() / form[0]);
            // What is left over lies between the parts, and above and below all of them.
            let gap = (rest.height() - title - town - rows) / 4.0;
            rest.min.y += gap.min(4.0 * GAP * unit) * 0.5;
            let title = cut_top(&mut rest, title);
            rest.min.y += gap;
            let town = cut_top(&mut rest, town);
            rest.min.y += gap;
            Self { unit: words, town: town_in(town), title, ..Self::tally(rest, players, parts, words) }
        } else {
            let wide = rest.width() * BESIDE;
            let town = cut_left(&mut rest, wide);
            rest.min.x += 1.5 * GAP * unit;
            let high = (TITLE + ROW * players as f32) * words + legend;
            let spare = ((rest.height() - high) / 2.0).max(0.0);
            rest.min.y += spare;
            rest.max.y -= spare;
            let high = (TITLE * words).min(rest.height() * 0.25);
            let title = cut_top(&mut rest, high);
            Self { unit: words, town: town_in(town), title, ..Self::tally(rest, players, parts, words) }
        }
    }

    /// The rows, and below them what the colours of the bars are.
    fn tally(mut room: Rect, players: usize, parts: usize, words: f32) -> Self {
        let [legend, most, free] = LEGEND.map(|it| it * words);
        let below = if parts > 1 { legend + free } else { 0.0 };
        let high = ((room.height() - below) / players.max(1) as f32).min(ROW * words * 1.3);
        let rows: Vec<TallyRow> = (0..players)
            .map(|_| {
                let whole = cut_top(&mut room, high);
                let edge = Vec2::X * EDGE * words;
                let row = Rect { min: whole.min + edge, max: whole.max - edge };
                let mut line = Rect { max: row.max.with_y(row.min.y + high * 0.5), ..row };
                let bar = Rect::new(row.min.x, line.max.y, row.max.x, row.min.y + high * 0.86);
                let side = (line.height() * 0.62).min(26.0 * words);
                let dot = cut_left(&mut line, side);
                let dot = Rect::from_center_size(dot.center(), Vec2::splat(side));
                line.min.x += 0.4 * side;
                let wide = (72.0 * words).min(line.width() * 0.4);
                let total = cut_right(&mut line, wide);
                TallyRow { whole: whole.inflate(-1.5), dot, name: line, total, bar }
            })
            .collect();
        let mut legends = Vec::new();
        if parts > 1 {
            room.min.y += free;
            let mut line = cut_top(&mut room, legend);
            let each = most.min(line.width() / parts as f32);
            line.min.x += (line.width() - each * parts as f32) / 2.0;
            let gap = 0.06 * each;
            legends.extend((0..parts).map(|_| {
                let place = cut_left(&mut line, each);
                Rect { min: place.min + Vec2::X * gap, max: place.max - Vec2::X * gap }
            }));
        }
        Self { rows, legend: legends, ..Self::default() }
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
                    let layout = FinaleLayout::new(safe, [players, 5], form, text_scale);
                    let when = format!("{width}x{height}, {players} players, text x {text_scale}");
                    let mut all = vec![layout.town, layout.title];
                    all.extend(&layout.legend);
                    for row in &layout.rows {
                        all.extend([row.dot, row.name, row.total, row.bar]);
                        assert!(row.name.height() >= 16.0 && row.bar.height() >= 6.0, "{when}: {row:?}");
                    }
                    assert_eq!((layout.rows.len(), layout.legend.len()), (players, 5));
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
