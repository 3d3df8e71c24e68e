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
}

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
        let mut x = whole.min.x;
        for &(points, color) in &self.parts {
            let wide = size.x * points as f32 / self.most;
            let part = if wide < 0.0 {
                Rect::new(x + wide, whole.min.y, x, whole.max.y)
            } else {
                Rect::new(x, whole.min.y, x + wide, whole.max.y)
            };
            x += wide;
            if wide < 0.0 {
                // What is lost is taken off the end, and still seen there.
                brush.rect(part, 0.0, painted::DUSK.with_alpha(0.72));
                brush.frame(part.inflate(-0.75), 0.0, 1.5, color);
            } else if wide > 0.0 {
                brush.rect(part, if self.parts.len() == 1 { 3.0 } else { 0.0 }, color);
            }
        }
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
        false => count.number(row.total, row.parts.len()),
    };
    for (tells, mut label, accessible) in &mut texts {
        let text = match *tells {
            Tells::Title if count.is_over() => results.headline.clone(),
            Tells::Title => locale.text("results-finale"),
            Tells::Total(seat) => names::number(&locale, row(seat).map_or(0, so_far)),
        };
        if let Some(mut accessible) = accessible {
            accessible.set_if_neq(AccessibleItem::text(&text));
        }
        if label.text != text {
            label.text = text;
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
