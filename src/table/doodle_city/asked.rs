//! What can be asked of the table: which rule tells of a thing, what it would bring, and why it cannot be had.

use super::{
    mark::Track,
    pick::TablePick,
    scene::GameContext,
    selection::MoveSelection,
    ways::{Ways, die_for},
};
use crate::{
    locale::help::RuleKeys,
    locale::{
        doodle_city::{outcome::MoveOutcome, reasons},
        names,
    },
    record::Match,
    rules::{
        Game as _, IgnoreEvents,
        dice::Face,
        doodle_city::{Action, DoodleCity, Event, Illegal, Kind, Legal, Road, Square},
    },
    table::{announcement::News, inquiry_marks::ChoiceWords, things::RuleOf},
};

/// The rule of the total.
pub(super) const TOTAL: RuleOf = RuleOf(RuleKeys::new("doodle-rules-end-title", "doodle-help-hotel-title"));

/// The rule of a square of this kind.
pub(super) const fn square(kind: Kind) -> RuleOf {
    RuleOf(match kind {
        Kind::Hotel => RuleKeys::new("doodle-rules-hotels-title", "doodle-help-hotel-title"),
        Kind::Shop => RuleKeys::new("doodle-rules-shops-title", "doodle-help-shop-title"),
        Kind::Taxi => RuleKeys::new("doodle-rules-taxis-title", "doodle-help-taxi-title"),
        Kind::House => RuleKeys::new("doodle-rules-draw-title", "doodle-help-house"),
    })
}

/// The rule of the scores, bonuses or trees of a track.
pub(super) const fn track(track: Track) -> RuleOf {
    RuleOf(match track {
        Track::Hotels => RuleKeys::new("doodle-rules-hotels-title", "doodle-help-hotel-title"),
        Track::Shops => RuleKeys::new("doodle-rules-shops-title", "doodle-help-shop-title"),
        Track::Bonuses => RuleKeys::new("doodle-rules-first-title", "doodle-help-bonus"),
        Track::Trees => RuleKeys::new("doodle-rules-trees-title", "doodle-help-tree"),
    })
}

/// The rule of a die that shows this: a six has one of its own.
pub(super) const fn die(face: Face) -> RuleOf {
    RuleOf(match face {
        Face::Six => RuleKeys::new("doodle-rules-six-title", "doodle-help-six-title"),
        _ => RuleKeys::new("doodle-rules-where-title", "doodle-help-where-title"),
    })
}

/// What drawing in a square brings at most, with the chosen die, or the one that costs no tree.
fn best(
    (play, legal): (&Match<DoodleCity>, &Legal),
    selection: &MoveSelection,
    square: Square,
) -> Option<(Action, i32)> {
    let ways = Ways::of(legal, die_for(legal, selection.die, square)?, square);
    let all = ways.roads.iter().flatten().copied().chain(ways.cross);
    let worth = |action| Some((action, MoveOutcome::of(play, action)?.change.total));
    all.filter_map(worth).max_by_key(|(_, total)| *total)
}

/// The same in words: "+3".
pub(super) fn brings(table: &GameContext, legal: &Legal, square: Square) -> Option<String> {
    let (_, total) = best((table.play()?, legal), &table.selection, square)?;
    Some(names::change(&table.locale, total))
}

pub(super) fn choice_words(table: &GameContext, pick: TablePick) -> Option<ChoiceWords> {
    let (play, locale) = (table.play()?, &table.locale);
    match pick {
        TablePick::Die(Face::Six) => Some(ChoiceWords::word(locale.text("doodle-choice-any-row"))),
        TablePick::Die(face) => {
            Some(ChoiceWords::word(locale.with("doodle-choice-row", &[("row", face.pips().into())])))
        }
        TablePick::Square(square) => {
            let (action, total) = best((play, &play.legal()), &table.selection, square)?;
            let score = names::change(locale, total);
            Some(match action {
                // Most of the time it scores nothing by itself.
                Action::Cross { .. } if total == 0 => ChoiceWords::word(locale.text("doodle-choice-cross")),
                Action::Cross { .. } => ChoiceWords::scoring(locale.text("doodle-choice-cross"), score),
                _ => ChoiceWords::scoring(locale.text("doodle-choice-draw"), score),
            })
        }
        TablePick::Road(_) | TablePick::Draw(..) | TablePick::NextScore => None,
    }
}

pub(super) fn refusal(table: &GameContext, pick: TablePick) -> Option<String> {
    let (play, locale) = (table.play()?, &table.locale);
    match pick {
        TablePick::Square(square) => {
            let is_offered = table.open_squares().has(square) || table.selection.square == Some(square);
            let illegal = if is_offered { None } else { why_not(table, play, square) };
            reasons::reason(locale, &illegal?)
        }
        TablePick::Die(die) if play.legal().squares(die).is_empty() => {
            let (game, state) = (play.game(), play.state());
            let is_left = state.white().iter().any(|left| left == die);
            let taker = game.all_seats().find(|&seat| state.taken(seat) == Some(die)).filter(|_| !is_left);
            Some(match taker {
                Some(taker) => locale.with("doodle-why-die-taken", &[("name", table.short_name(taker).into())]),
                None => {
                    let column = state.blue().filter(|&blue| blue != Face::Six).map_or(0, Face::pips);
                    locale.with("doodle-why-die", &[("column", column.into()), ("row", die.pips().into())])
                }
            })
        }
        TablePick::Die(_) | TablePick::Road(_) | TablePick::Draw(..) | TablePick::NextScore => None,
    }
}

/// That a bonus is gone.
pub(super) fn announcement(table: &GameContext, event: &Event) -> Option<News> {
    let Event::BonusTaken { seat, position, points, .. } = *event else { return None };
    let bonus = table.play()?.game().sheet().shop_bonuses().get(usize::from(position))?;
    let args = [("name", table.short_name(seat).into()), ("at", bonus.at.into()), ("points", points.into())];
    let place = table.layout.tracks[Track::Bonuses as usize].marks.get(usize::from(position))?;
    let text = table.locale.with("doodle-announce-bonus", &args);
    Some(News { text, place: *place, rule: track(Track::Bonuses).0 })
}

/// Why nothing can be drawn in a square: in the words of the rules, with the die that comes nearest to it.
fn why_not(table: &GameContext, play: &Match<DoodleCity>, square: Square) -> Option<Illegal> {
    let (game, state) = (play.game(), play.state());
    let is_house = game.sheet().kind(square) == Kind::House;
    // Where nothing is left to draw, no other roll would help.
    if !state.city(table.focused.0).open().has(square) {
        return Some(if is_house { Illegal::NoHouseLeft { square } } else { Illegal::HasRoad { square } });
    }
    let refused = |die| {
        let action = match is_house {
            true => Action::Cross { die, square },
            false => Action::Draw { die, square, road: Road::WestEast, circle: None },
        };
        game.apply(&mut state.clone(), action, &mut IgnoreEvents).err()
    };
    let refused = state.white().iter().filter_map(refused);
    refused.min_by_key(|illegal| u8::from(!matches!(illegal, Illegal::OtherColumn { .. })))
}
