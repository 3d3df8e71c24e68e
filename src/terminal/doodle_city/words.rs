//! What is said in words: what was agreed on, what happened, how it ended.

use core::fmt::Write as _;

use crate::{
    record::Match,
    rules::doodle_city::{Achievement, DoodleCity, Ending, Event, Rank, Setup, SoloResult},
    terminal::words::{count, player_name},
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
    let circles = |circled: Option<u8>| match circled {
        Some(score) => format!("circles {score}"),
        None => "nothing is free to circle".into(),
    };
    Some(match event {
        Event::StartingRoadDrawn { column, face, road } => {
            format!("Column {}: a {face}, so the road {road} is drawn in its house square.", column.number())
        }
        Event::DiceRolled { round, blue, white } => format!("Round {round}: blue {blue}, white {white}."),
        Event::TurnBegan { .. } | Event::DieTaken { .. } | Event::RoundEnded { .. } => return None,
        Event::TreeCrossed { seat, crossed } => {
            format!("{} crosses out a tree: {crossed} of {}.", who(seat), sheet.trees())
        }
        Event::RoadDrawn { seat, square, road } => format!("{} draws {road} in {square}.", who(seat)),
        Event::HouseCrossed { seat, square, .. } => format!("{} crosses out a house in {square}.", who(seat)),
        Event::HotelScored { length, circled, .. } => {
            format!("A hotel on a road of {}: {}.", count(length.into(), "square"), circles(circled))
        }
        Event::ShopScored { houses, circled, .. } => {
            format!(
                "A shop with {} on its road: {}.",
                count(houses.into(), "crossed-out house"),
                circles(circled)
            )
        }
        Event::BonusTaken { seat, points, .. } => format!("{} takes the bonus of {points}.", who(seat)),
        Event::Passed { seat } => format!("{} passes.", who(seat)),
        Event::EndCame { ending, .. } => format!(
            "{}: this is the last round.",
            match ending {
                Ending::HighestHotel => "The highest hotel score is circled",
                Ending::HighestShop => "The highest shop score is circled",
                Ending::LastTree => "The last tree is crossed out",
            }
        ),
        Event::MatchEnded => "The match is over.".into(),
    })
}

/// How a solo match is judged, as lines.
pub(super) fn solo_result(result: &SoloResult) -> String {
    let rank = match result.rank {
        Rank::TryAgain => "Try again",
        Rank::Tenant => "Tenant",
        Rank::Landlord => "Landlord",
        Rank::Entrepreneur => "Entrepreneur",
        Rank::Mayor => "Mayor",
        Rank::President => "President",
        Rank::WorldPower => "World Power",
    };
    let mut text = format!("Rank: {rank}\n");
    for achievement in &result.achievements {
        let _ = writeln!(
            text,
            "Achievement: {}",
            match achievement {
                Achievement::Environmentalist => "Environmentalist (no tree crossed out)",
                Achievement::CityPlanner => "City Planner (one road through all squares)",
                Achievement::HotelMagnate => "Hotel Magnate (all hotel scores)",
                Achievement::Capitalist => "Capitalist (all that shops can give)",
                Achievement::ShoppingSpree => "Shopping Spree (a shop with every house)",
            }
        );
    }
    text
}
