//! Everything that is said in words: what happened, who is who, how it ended.

use core::fmt::Write as _;

use doodle_city::{
    record::Match,
    rules::{
        Seat,
        doodle_city::{Achievement, DoodleCity, Ending, Event, Rank, Score, Setup, SoloResult},
        shown,
    },
};

/// `1 player`, `2 players`.
pub fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// A number with so many decimals, or a dash if it is not known.
pub fn number(number: Option<f64>, decimals: usize) -> String {
    number.map_or_else(|| "-".into(), |number| format!("{number:.decimals$}"))
}

/// The variants of a match, or `none`.
pub fn variants(setup: &Setup) -> String {
    let variants = [(setup.more_control, "more control"), (setup.free_circling, "free circling")];
    let on: Vec<&str> = variants.into_iter().filter_map(|(is_on, name)| is_on.then_some(name)).collect();
    if on.is_empty() { "none".into() } else { on.join(", ") }
}

/// The name of the player at `seat`.
pub fn name(played: &Match<DoodleCity>, seat: Seat) -> String {
    let name = played.seats().get(seat.index()).map_or("", |player| &player.name);
    shown(name.trim()).to_string()
}

/// What happened, as one line; `None` where other lines say it already.
pub fn event(played: &Match<DoodleCity>, event: Event) -> Option<String> {
    let who = |seat| name(played, seat);
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

/// Everybody's points, part by part.
pub fn standings(played: &Match<DoodleCity>) -> String {
    let mut text = format!(
        "{:>5}  {:<20} {:>6} {:>7} {:>6} {:>8} {:>6} {:>6}\n",
        "place", "", "total", "hotels", "shops", "bonuses", "taxis", "trees"
    );
    for (seat, score) in played.game().all_seats().zip(played.standings()) {
        let Score { place, total, hotels, shops, bonuses, taxis, trees } = score;
        let name = name(played, seat);
        let _ = writeln!(
            text,
            "{place:>5}  {name:<20} {total:>6} {hotels:>7} {shops:>6} {bonuses:>8} {taxis:>6} {trees:>6}"
        );
    }
    text
}

/// How a solo match is judged, as lines.
pub fn solo_result(result: &SoloResult) -> String {
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
