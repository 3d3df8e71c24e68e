//! What is said in words: what was agreed on, what happened, how it ended.

use core::fmt::Write as _;

use crate::{
    locale::doodle_city::{
        outcome::{self, Change},
        ranks, things,
    },
    record::Match,
    rules::doodle_city::{DoodleCity, Event, Setup, SoloResult},
    terminal::words::{english, player_name},
};

/// The variants of a match, or `none`.
pub(super) fn variants(setup: &Setup) -> String {
    let variants = [(setup.more_control, "more control"), (setup.free_circling, "free circling")];
    let on: Vec<&str> = variants.into_iter().filter_map(|(is_on, name)| is_on.then_some(name)).collect();
    if on.is_empty() { "none".into() } else { on.join(", ") }
}

/// What happened, as one line; `None` where other lines say it already.
pub(super) fn event(played: &Match<DoodleCity>, event: Event) -> Option<String> {
    let who = |seat| player_name(played, seat);
    let sheet = played.game().sheet();
    let brings = || outcome::line(english(), sheet, &[event], Change::default()) + ".";
    Some(match event {
        Event::StartingRoadDrawn { column, face, road } => {
            format!("Column {}: a {face}, so the road {road} is drawn in its house square.", column.number())
        }
        Event::DiceRolled { .. } | Event::HotelScored { .. } | Event::ShopScored { .. } => brings(),
        Event::TurnBegan { .. } | Event::DieTaken { .. } | Event::RoundEnded { .. } => return None,
        Event::TreeCrossed { seat, crossed } => {
            format!("{} crosses out a tree: {crossed} of {}.", who(seat), sheet.trees())
        }
        Event::RoadDrawn { seat, square, road } => format!("{} draws {road} in {square}.", who(seat)),
        Event::HouseCrossed { seat, square, .. } => format!("{} crosses out a house in {square}.", who(seat)),
        Event::BonusTaken { seat, points, .. } => format!("{} takes the bonus of {points}.", who(seat)),
        Event::Passed { seat } => format!("{} passes.", who(seat)),
        Event::EndCame { ending, .. } => things::ending(english(), ending),
        Event::MatchEnded => "The match is over.".into(),
    })
}

/// How a solo match is judged, as lines.
pub(super) fn solo_result(result: &SoloResult) -> String {
    let mut text = format!("Rank: {}\n", ranks::rank(english(), result.rank));
    for &achievement in &result.achievements {
        let _ = writeln!(text, "Achievement: {}", ranks::achievement_line(english(), achievement));
    }
    text
}
