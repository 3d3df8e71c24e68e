//! Writes the numbers and the verdict as far as everything is counted.

use bevy::prelude::*;

use super::{Shown, count::Count, pictures::Bar};
use crate::{
    accessibility::AccessibleItem,
    boxes::ResultRow,
    drawing::label::TextLabel,
    locale::{Locale, names},
    pictures::widgets::Backing,
    rules::Seat,
    table::narration::Narration,
};

/// What a thing shows once it is counted.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    /// Who won, or the rank.
    Title,
    /// What there is to say about it.
    Note,
    /// Both, for whoever cannot see them.
    Verdict,
    /// A player's place.
    Place(Seat),
    /// A part of a player's total, by column.
    Part(Seat, usize),
    /// A player's total.
    Total(Seat),
    /// The rank, for whoever cannot see it.
    Rank,
    /// A row of the ranks; marked once it is reached.
    RankRow(usize),
}

type Showing<'a> =
    (&'a Shows, Option<&'a mut TextLabel>, Option<&'a mut Backing>, Option<&'a mut AccessibleItem>);

pub(super) fn show(
    results: Res<Shown>,
    count: Res<Count>,
    locale: Res<Locale>,
    mut narration: ResMut<Narration>,
    mut shown: Query<Showing>,
    mut bars: Query<&mut Bar>,
) {
    let material = results.material;
    let Some(results) = &results.results else { return };
    let is_solo = results.rows.len() == 1;
    let row = |seat: Seat| results.rows.iter().find(|row| row.seat == seat);
    let so_far = |row: &ResultRow| match results.total.is_sum {
        true => count.total(&row.parts),
        false => count.number(row.total, row.parts.len()),
    };
    let alone = results.rows.first().map_or(0, so_far);
    let reached = results.ranks.as_ref().map(|ranks| ranks.reached(alone));
    let (title, note) = if count.is_over() {
        (results.headline.clone(), results.note.clone())
    } else {
        (locale.text("results-title"), String::new())
    };
    for (shows, label, ground, accessible) in &mut shown {
        let text = match *shows {
            Shows::Title => title.clone(),
            Shows::Note => note.clone(),
            Shows::Verdict => {
                if let Some(mut accessible) = accessible {
                    let is_new = accessible.set_if_neq(AccessibleItem::text(&title).value(&note));
                    // Before the points are counted nothing is told.
                    if is_new && count.is_over() {
                        narration.say(&title);
                        narration.say(&note);
                    }
                }
                continue;
            }
            Shows::Rank => {
                if let Some(mut accessible) = accessible
                    && let Some(ranks) = &results.ranks
                {
                    let rank = ranks.rows.get(ranks.reached(alone)).map_or("", |row| &row.name);
                    accessible.set_if_neq(AccessibleItem::text(&ranks.title).value(rank));
                }
                continue;
            }
            Shows::Place(seat) if count.is_over() && !is_solo => {
                names::ordinal(&locale, row(seat).map_or(0, |row| row.place))
            }
            Shows::Place(_) => String::new(),
            Shows::Part(seat, part) => match row(seat) {
                Some(row) if count.has_begun(part) => {
                    let points = count.part(&row.parts, part);
                    if results.parts[part].is_change && points > 0 {
                        names::change(&locale, points)
                    } else {
                        names::number(&locale, points)
                    }
                }
                _ => String::new(),
            },
            Shows::Total(seat) => names::number(&locale, row(seat).map_or(0, so_far)),
            Shows::RankRow(rank) => {
                let is_reached = Some(rank) == reached;
                if let Some(mut ground) = ground {
                    let alpha = if is_reached { 1.0 } else { 0.0 };
                    ground.set_if_neq(Backing::Patch(material.chosen.with_alpha(alpha)));
                }
                if let Some(mut label) = label {
                    let color = if is_reached { material.on_chosen } else { material.ink };
                    if label.color != color {
                        label.color = color;
                    }
                }
                continue;
            }
        };
        if let Some(mut label) = label
            && label.text != text
        {
            label.text = text;
        }
    }
    for mut bar in &mut bars {
        let filled = results.ranks.as_ref().map_or(0.0, |ranks| ranks.filled(alone));
        let now = Bar { filled, ..*bar };
        bar.set_if_neq(now);
    }
}
