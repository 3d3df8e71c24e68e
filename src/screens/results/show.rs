//! Writes the numbers and the verdict as far as everything is counted.

use bevy::prelude::*;

use super::{
    count::Count,
    layout::PARTS,
    pictures::Bar,
    scene::{by_place, player},
};
use crate::{
    locale::{Locale, doodle_city::honours, names},
    record::Match,
    rules::{
        Seat,
        doodle_city::{DoodleCity, Rank, Score},
    },
    semantics::Semantic,
    session::Session,
    theme::{label::Label, palette, widgets::Ground},
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
    /// A rung of the ladder; marked once it is reached.
    Rung(usize),
}

type Shown<'a> = (&'a Shows, Option<&'a mut Label>, Option<&'a mut Ground>, Option<&'a mut Semantic>);

pub(super) fn show(
    session: Option<Res<Session<DoodleCity>>>,
    count: Res<Count>,
    locale: Res<Locale>,
    mut shown: Query<Shown>,
    mut bars: Query<&mut Bar>,
) {
    let Some(session) = session else { return };
    let play = session.play();
    let standings = play.standings();
    let is_solo = standings.len() == 1;
    let so_far = |seat: Seat| standings.get(seat.index()).map_or(0, |score| count.total(score));
    let rung = Rank::ALL.iter().rposition(|(_, from)| so_far(Seat(0)) >= *from).unwrap_or(0);
    let (title, note) = if count.is_over() {
        verdict(&locale, play, &standings)
    } else {
        (locale.text("results-title"), String::new())
    };
    for (shows, label, ground, semantic) in &mut shown {
        let text = match *shows {
            Shows::Title => title.clone(),
            Shows::Note => note.clone(),
            Shows::Verdict | Shows::Rank => {
                let spoken = if *shows == Shows::Rank {
                    honours::rank(&locale, Rank::of(so_far(Seat(0))))
                } else {
                    title.clone()
                };
                if let Some(mut semantic) = semantic {
                    let next = match shows {
                        Shows::Verdict => Semantic::text(spoken).value(&note),
                        _ => Semantic::text(locale.text("results-rank")).value(spoken),
                    };
                    semantic.set_if_neq(next);
                }
                continue;
            }
            Shows::Place(seat) if count.is_over() && !is_solo => {
                names::ordinal(&locale, standings.get(seat.index()).map_or(0, |score| score.place))
            }
            Shows::Place(_) => String::new(),
            Shows::Part(seat, part) => match standings.get(seat.index()) {
                Some(score) if count.has_begun(part) => {
                    let points = count.part(score, part);
                    // What trees bring is a gain or a loss.
                    if part + 1 == PARTS && points > 0 {
                        names::change(&locale, points)
                    } else {
                        with_sign(points)
                    }
                }
                _ => String::new(),
            },
            Shows::Total(seat) => with_sign(so_far(seat)),
            Shows::Rung(rank) => {
                let is_reached = rank == rung;
                if let Some(mut ground) = ground {
                    let alpha = if is_reached { 1.0 } else { 0.0 };
                    ground.set_if_neq(Ground::Patch(palette::BLUE.with_alpha(alpha)));
                }
                if let Some(mut label) = label {
                    let color = if is_reached { palette::PAPER } else { palette::INK };
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
        bar.set_if_neq(Bar(so_far(Seat(0))));
    }
}

/// A number with a minus as wide as its digits.
fn with_sign(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The headline and what there is to say about it.
pub(super) fn verdict(locale: &Locale, play: &Match<DoodleCity>, standings: &[Score]) -> (String, String) {
    if let Some(solo) = play.game().solo_result(play.state()) {
        let total = standings.first().map_or(0, |score| score.total);
        let title = format!("{} – {}", honours::rank(locale, solo.rank), names::points(locale, total));
        return (title, honours::next_rank(locale, total).unwrap_or_default());
    }
    let order = by_place(standings);
    let place = |seat: &Seat| standings[seat.index()].place;
    let winners = order.iter().filter(|seat| place(seat) == 1);
    let winners: Vec<_> = winners.map(|&seat| names::short(player(play, seat))).collect();
    let title = match winners.as_slice() {
        [winner] => locale.with("results-winner", &[("name", winner.as_str().into())]),
        winners => locale.with("results-shared", &[("names", names::list(locale, winners).into())]),
    };
    let is_tie_broken = order.windows(2).any(|pair| {
        let [one, other] = [pair[0], pair[1]].map(|seat| &standings[seat.index()]);
        one.total == other.total && one.place != other.place
    });
    (title, if is_tie_broken { locale.text("results-tie-note") } else { String::new() })
}
