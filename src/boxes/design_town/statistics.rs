//! How turns went in a match: how they ended, how many cards were played, and what was built.

use bevy::prelude::*;

use super::turns::{EndedTurn, turns};
use crate::{
    boxes::{Bar, BarLabel, Chart, Statistics},
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::{Locale, design_town::things, with_tenths},
    pictures::{
        design_town::{
            colors, signs,
            tokens::{self, Unhappy},
        },
        icons,
    },
    record::Match,
    rules::{
        Game as _,
        design_town::{Building, Card, DesignTown},
    },
};

/// The least cards of each bar.
const LENGTHS: [u32; 6] = [1, 4, 7, 10, 13, 18];

pub(super) fn statistics(locale: &Locale, play: &Match<DesignTown>) -> Statistics {
    let turns = turns(play);
    let in_play: Vec<Card> = play.game().setup().in_play().collect();
    Statistics {
        title: locale.text("town-statistics-title"),
        note: locale.text("town-statistics-note"),
        charts: vec![ends(locale, &turns), lengths(locale, &turns), gained(locale, &turns, &in_play)],
    }
}

fn sign(paint: impl Fn(&mut Brush) + Send + Sync + 'static) -> BarLabel {
    BarLabel::Picture(DynPicture::new(move |size, brush| {
        brush.within(Vec2::ZERO, size.min_element() * 0.48, 0.0, &paint);
    }))
}

/// How many were built in, and how many went over the limit.
fn ends(locale: &Locale, turns: &[EndedTurn]) -> Chart {
    let built = turns.iter().filter(|turn| turn.built.is_some()).count() as u32;
    let over = turns.len() as u32 - built;
    Chart {
        title: locale.with("town-statistics-ends", &[("count", turns.len().into())]),
        bars: vec![
            Bar {
                count: built,
                name: locale.with("town-statistics-built", &[("count", built.into())]),
                sign: sign(|brush| icons::house(brush, colors::HOUSE)),
            },
            Bar {
                count: over,
                name: locale.with("town-statistics-over", &[("count", over.into())]),
                sign: sign(|brush| tokens::unhappy(brush, Unhappy::Come)),
            },
        ],
        colors: [colors::ENDS.with_alpha(0.34), colors::ENDS],
        is_even: false,
    }
}

/// How many turns had how many cards.
fn lengths(locale: &Locale, turns: &[EndedTurn]) -> Chart {
    let length = |turn: &EndedTurn| turn.played.len() as u32;
    let total: u32 = turns.iter().map(length).sum();
    let average = f64::from(total) / turns.len().max(1) as f64;
    let bar = |n: usize| {
        let (from, next) = (LENGTHS[n], LENGTHS.get(n + 1));
        let is_in = |cards: u32| cards >= from && next.is_none_or(|next| cards < *next);
        let count = turns.iter().filter(|turn| is_in(length(turn))).count() as u32;
        let word = match next {
            Some(next) => {
                locale.with("town-statistics-between", &[("from", from.into()), ("to", (next - 1).into())])
            }
            None => locale.with("town-statistics-from", &[("from", from.into())]),
        };
        let args = [("cards", word.clone().into()), ("count", count.into())];
        Bar { count, name: locale.with("town-statistics-cards", &args), sign: BarLabel::Word(word) }
    };
    Chart {
        title: locale.with("town-statistics-length", &[("average", with_tenths(average))]),
        bars: (0..LENGTHS.len()).map(bar).collect(),
        colors: [colors::LENGTHS.with_alpha(0.34), colors::LENGTHS],
        is_even: false,
    }
}

/// What was bought, upgraded and developed, building by building.
fn gained(locale: &Locale, turns: &[EndedTurn], in_play: &[Card]) -> Chart {
    let gained =
        |it: Building| turns.iter().flat_map(|turn| &turn.gained).filter(|&&other| other == it).count();
    // A Residential Area cannot be bought, but may be upgraded.
    let fronts_and_backs = in_play.iter().flat_map(|card| [card.front(), card.back()]);
    let buildings = [Building::Apartment].into_iter().chain(fronts_and_backs);
    let bar = |building| {
        let count = gained(building) as u32;
        let args = [("card", things::id(building)), ("count", count.into())];
        Bar {
            count,
            name: locale.with("town-statistics-card", &args),
            sign: sign(move |brush| signs::paint(brush, building)),
        }
    };
    let bars: Vec<_> = buildings.map(bar).collect();
    let total: u32 = bars.iter().map(|bar| bar.count).sum();
    Chart {
        title: locale.with("town-statistics-gained", &[("count", total.into())]),
        bars,
        colors: [colors::GAINED.with_alpha(0.34), colors::GAINED],
        is_even: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn turn(cards: usize, built: Option<u32>, gained: &[Building]) -> EndedTurn {
        EndedTurn {
            seat: Seat(0),
            played: vec![Building::Factory; cards],
            built,
            gained: gained.to_vec(),
            has_won: false,
        }
    }

    #[test]
    fn every_turn_counts_once_in_each_chart() {
        let locale = Locale::default();
        let turns = [
            turn(3, Some(2), &[Building::Hospital, Building::Apartment]),
            turn(4, None, &[]),
            turn(17, Some(0), &[Building::Hospital]),
            turn(30, Some(9), &[Building::Church]),
        ];
        let counts = |chart: &Chart| chart.bars.iter().map(|bar| bar.count).collect::<Vec<_>>();
        let [ends, lengths] = [ends(&locale, &turns), lengths(&locale, &turns)];
        assert_eq!(counts(&ends), [3, 1]);
        assert_eq!(counts(&lengths), [1, 1, 0, 0, 1, 1]);
        assert_eq!(lengths.title, "Cards played in a turn, 13.5 on average");
        let gained = gained(&locale, &turns, &[Card::Hospital]);
        assert_eq!(counts(&gained), [1, 2, 1]);
        assert_eq!(
            [&ends.bars[1].name, &lengths.bars[4].name, &gained.bars[1].name],
            ["over the limit: 1 turn", "13–17 cards: 1 turn", "Hospital: 2 times"]
        );
        assert_eq!(gained.title, "Bought, upgraded or developed: 4 cards in all");
    }
}
