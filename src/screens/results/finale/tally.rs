//! Counts the totals up: what each player has, in numbers and as a bar of its parts.

use bevy::prelude::*;

use super::Finale;
use crate::{
    accessibility::AccessibleItem,
    boxes::{ResultRow, Results},
    drawing::{
        brush::{Brush, Picture},
        label::TextLabel,
    },
    locale::{Locale, names},
    rules::Seat,
    screens::results::{Shown, count::Count},
    theme::{Tone, painted, palette},
};

/// What a text tells.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tells {
    /// Who has won, once all is counted.
    Title,
    /// What a player has so far.
    Total(Seat),
    /// A part of it, once that is counted, by column.
    Part(Seat, usize),
}

/// What a colour in the bars stands for; its sign or its word lies on it.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Legend(pub Tone);

/// How much of a legend's width its colour takes.
pub(super) const SWATCH: f32 = 0.24;

impl Picture for Legend {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let whole = Rect::from_center_size(Vec2::ZERO, size);
        brush.rect(whole, 4.0, palette::LIGHT_INK);
        let colored = Rect { max: whole.max.with_x(whole.min.x + SWATCH * size.x), ..whole };
        brush.rect(colored, 4.0, lit(self.0));
        brush.rect(Rect { min: colored.min + Vec2::X * 4.0, ..colored }, 0.0, lit(self.0));
    }
}

/// A part's colour as it is seen in the dusk: numbers can be read on it.
fn lit(color: Tone) -> Tone {
    color.mix(&palette::LIGHT, 0.25).mix(&palette::LIT_IN_CONTRAST, 0.5)
}

/// How much larger the winner's name is than what stands there before it.
const WINNER: f32 = 1.35;

/// What a player has so far, as a bar.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct TallyBar {
    /// Whose.
    pub seat: Seat,
    /// Its parts; what is lost is below 0.
    pub parts: Vec<(i32, Tone)>,
    /// What the whole length stands for.
    pub most: f32,
}

impl Picture for TallyBar {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let whole = Rect::from_center_size(Vec2::ZERO, size);
        brush.rect(whole, 3.0, palette::LIGHT_INK.with_alpha(0.05));
        let parts: Vec<i32> = self.parts.iter().map(|(points, _)| *points).collect();
        for ((from, to, is_lost), (_, color)) in
            Self::spans(&parts, self.most, size.x).into_iter().zip(&self.parts)
        {
            let part = Rect { min: whole.min + Vec2::X * from, max: whole.max.with_x(whole.min.x + to) };
            if is_lost {
                // What is lost is taken off the end, and still seen there.
                brush.rect(part, 0.0, painted::DUSK.with_alpha(0.86));
                brush.frame(part.inflate(-0.75), 0.0, 1.5, lit(*color));
            } else if to > from {
                brush.rect(part, if parts.len() == 1 { 3.0 } else { 0.0 }, lit(*color));
            }
        }
    }
}

impl TallyBar {
    /// Where each of these parts lies in a bar of this size, from its left end to its right, and whether it is lost.
    pub(super) fn spans(parts: &[i32], most: f32, wide: f32) -> Vec<(f32, f32, bool)> {
        let mut x = 0.0;
        let span = |&points: &i32| {
            let (from, to) = (x, x + wide * points as f32 / most);
            x = to;
            (from.min(to), from.max(to), points < 0)
        };
        parts.iter().map(span).collect()
    }
}

impl ResultRow {
    /// How many points the longest bar of this player stands for: all that was gained, whatever is lost again.
    pub(super) fn gained(&self, results: &Results) -> i32 {
        match results.total.is_sum {
            true => self.parts.iter().filter(|&&points| points > 0).sum(),
            false => self.total,
        }
    }
}

pub(super) fn count_up(
    (shown, count, locale): (Res<Shown>, Res<Count>, Res<Locale>),
    finale: Res<Finale>,
    mut texts: Query<(&Tells, &mut TextLabel, Option<&mut AccessibleItem>)>,
    mut bars: Query<&mut TallyBar>,
) {
    if !finale.is_changed() {
        return;
    }
    let Some(results) = &shown.results else { return };
    let row = |seat: Seat| results.rows.iter().find(|row| row.seat == seat);
    let so_far = |row: &ResultRow| match results.total.is_sum {
        true => count.total(&row.parts),
        false => count.overall(row.total),
    };
    for (tells, mut label, accessible) in &mut texts {
        let text = match *tells {
            Tells::Title if count.is_over() => results.headline.clone(),
            Tells::Title => locale.text("results-finale"),
            Tells::Total(seat) => names::number(&locale, row(seat).map_or(0, so_far)),
            Tells::Part(seat, part) if count.has_begun(part + 1) => {
                names::number(&locale, row(seat).map_or(0, |row| row.parts[part]))
            }
            Tells::Part(..) => String::new(),
        };
        if let Some(mut accessible) = accessible {
            accessible.set_if_neq(AccessibleItem::text(&text));
        }
        if label.text != text {
            label.text = text;
            // Who has won is said as loud as can be.
            if *tells == Tells::Title && count.is_over() {
                label.size *= WINNER;
                label.color = palette::GOLD;
            }
        }
    }
    for mut bar in &mut bars {
        let Some(row) = row(bar.seat) else { continue };
        let parts = match results.total.is_sum {
            true => (0..row.parts.len())
                .map(|part| (count.part(&row.parts, part), results.parts[part].color))
                .collect(),
            false => vec![(so_far(row), palette::GOLD)],
        };
        if bar.parts != parts {
            bar.parts = parts;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::{city_planner::colors as planner, doodle_city::colors as doodle};

    #[test]
    fn what_is_lost_lies_over_the_end_of_what_was_gained() {
        let spans = TallyBar::spans(&[10, 0, 20, -5], 30.0, 300.0);
        assert_eq!(
            spans,
            [(0.0, 100.0, false), (100.0, 100.0, false), (100.0, 300.0, false), (250.0, 300.0, true)]
        );
    }

    #[test]
    fn numbers_stand_out_from_the_parts_of_all_bars() {
        for color in [
            doodle::HOTEL_GROUND,
            doodle::SHOP_GROUND,
            painted::VIOLET,
            doodle::TAXI_GROUND,
            doodle::HOUSE_GROUND,
            planner::SUBURB,
            planner::COMMERCE,
            palette::GOLD,
        ] {
            let contrast = palette::contrast(lit(color), palette::DARK);
            assert!(contrast >= 4.5, "{contrast} on {color:?}");
        }
    }
}
