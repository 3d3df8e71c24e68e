//! What speaks for a move of Doodle City and against it, in words.

use super::moves;
use crate::{
    bots::doodle_city::Reason,
    locale::{
        Locale,
        hint::{HintReason, HintWords},
        names,
    },
    record::Match,
    rules::{
        Game as _, Seat,
        doodle_city::{Action, DoodleCity, Event},
    },
};

/// What is said of a move for which this speaks.
pub fn words(locale: &Locale, play: &Match<DoodleCity>, action: Action, reason: Option<Reason>) -> HintWords {
    let mut hint = HintWords::plain(moves::action(locale, action));
    if let Some(reason) = reason {
        hint.add(HintReason::pro(why(locale, reason, |seat| names::of(play, seat))));
    }
    let (game, state) = (play.game(), play.state());
    let (mut after, mut events) = (state.clone(), Vec::new());
    let Some(seat) = game.actor(state).seat() else { return hint };
    if game.apply(&mut after, action, &mut events).is_err() {
        return hint;
    }
    let [now, then] = [state, &after].map(|state| state.city(seat).score(game));
    if then.total != now.total {
        hint.brings = locale.with("doodle-hint-points", &[("points", then.total.into())]);
        hint.otherwise = locale.with("doodle-hint-otherwise", &[("points", now.total.into())]);
    }
    let why = |reason| HintReason::pro(why(locale, reason, |seat| names::of(play, seat)));
    let against = |key: &str, args: &[_]| HintReason::con(locale.with(key, args));
    for event in events {
        hint.add(match event {
            Event::BonusTaken { points, .. } => why(Reason::Bonus { points }),
            Event::HotelScored { length, circled: Some(circled), .. } => {
                why(Reason::Length { length, circled })
            }
            Event::HotelScored { length, .. } => against("doodle-hint-no-hotel", &[("length", length.into())]),
            Event::ShopScored { houses, circled: Some(circled), .. } => why(Reason::Houses { houses, circled }),
            Event::ShopScored { houses, .. } => against("doodle-hint-no-shop", &[("houses", houses.into())]),
            Event::RoadDrawn { square, road, .. } => match state.city(seat).reach(square, road).len() as u8 {
                ..=1 => continue,
                length => why(Reason::Connection { length }),
            },
            Event::HouseCrossed { .. } => why(Reason::House),
            Event::TreeCrossed { crossed, .. } if reason != Some(Reason::Pass) => {
                let left = game.sheet().trees().saturating_sub(crossed);
                against("doodle-hint-tree", &[("left", left.into())])
            }
            Event::EndCame { .. } if !game.is_solo() => last_round(locale, play, seat, then.total),
            _ => continue,
        });
    }
    if then.taxis > now.taxis {
        hint.add(why(Reason::Taxis { points: then.taxis - now.taxis }));
    }
    hint
}

/// What it means that the round will be the last for `seat`, who then has `total` points.
fn last_round(locale: &Locale, play: &Match<DoodleCity>, seat: Seat, total: i32) -> HintReason {
    let (game, state) = (play.game(), play.state());
    let others = game.all_seats().filter(|it| *it != seat).map(|it| state.city(it).score(game).total);
    if others.max() < Some(total) {
        HintReason::pro(locale.text("doodle-hint-last-round-ahead"))
    } else {
        HintReason::con(locale.text("doodle-hint-last-round-behind"))
    }
}

/// What speaks for a move: "Circles the 5 with length 5". `name` tells who sits at a seat.
fn why(locale: &Locale, reason: Reason, name: impl Fn(Seat) -> String) -> String {
    match reason {
        Reason::Bonus { points } => locale.with("doodle-hint-why-bonus", &[("points", points.into())]),
        Reason::Length { length, circled } => {
            locale.with("doodle-hint-why-length", &[("length", length.into()), ("circled", circled.into())])
        }
        Reason::Houses { houses, circled } => {
            locale.with("doodle-hint-why-houses", &[("houses", houses.into()), ("circled", circled.into())])
        }
        Reason::DeniedDie { die, seat, .. } => {
            locale.with("doodle-hint-why-denied", &[("name", name(seat).into()), ("die", die.pips().into())])
        }
        Reason::Taxis { points } => locale.with("doodle-hint-why-taxis", &[("points", points.into())]),
        Reason::House => locale.text("doodle-hint-why-house"),
        Reason::Connection { length } => {
            locale.with("doodle-hint-why-connection", &[("length", length.into())])
        }
        Reason::Waits => locale.text("doodle-hint-why-waits"),
        Reason::Pass => locale.text("doodle-hint-why-pass"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::at_random,
        rules::doodle_city::{Setup, built_in_sheets},
    };

    /// Over whole matches at random: what events tell of a move is said of it, and points that it brings are counted.
    #[test]
    fn a_move_is_told_with_all_that_follows() {
        let locale = Locale::default();
        let (mut counted, mut against, mut last) = (0, 0, 0);
        for seed in 0..12 {
            let sheet = built_in_sheets()[0].clone();
            let setup = Setup { players: 3, first: Seat(0), more_control: true, free_circling: false, sheet };
            at_random::play::<DoodleCity>(setup, seed, &mut |play, action| {
                if let Some(seat) = play.actor().seat() {
                    let hint = words(&locale, play, action, None);
                    let before = play.state().city(seat).score(play.game()).total;
                    let mut events = Vec::new();
                    play.apply(action, &mut events).unwrap();
                    let total = play.state().city(seat).score(play.game()).total;
                    assert_eq!(hint.brings.is_empty(), total == before, "{hint:?}");
                    assert!(total == before || hint.brings.contains(&total.to_string()), "{hint:?}");
                    let is_costly = events.iter().any(|it| matches!(it, Event::TreeCrossed { .. }));
                    let tells_tree = |it: &HintReason| !it.is_for && it.words.contains("tree");
                    assert_eq!(hint.reasons.iter().any(tells_tree), is_costly, "{hint:?}");
                    let ends = events.iter().any(|it| matches!(it, Event::EndCame { .. }));
                    assert_eq!(hint.reasons.iter().any(|it| it.words.contains("last round")), ends, "{hint:?}");
                    counted += usize::from(total > before);
                    against += usize::from(is_costly);
                    last += usize::from(ends);
                } else {
                    play.apply(action, &mut Vec::new()).unwrap();
                }
            });
        }
        assert!(counted > 20 && against > 20 && last > 5, "{counted} {against} {last}");
    }
}
