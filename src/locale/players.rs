//! Who plays: people and computer players of five levels, in words.

use super::{Locale, names};
use crate::{
    bots::doodle_city::Reason,
    record::Level,
    rules::{Seat, doodle_city::Action},
};

/// "Expert".
pub fn level(locale: &Locale, level: Level) -> String {
    locale.text(match level {
        Level::Beginner => "level-beginner",
        Level::Casual => "level-casual",
        Level::Skilled => "level-skilled",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
    })
}

/// How a level plays, in a line.
pub fn about(locale: &Locale, level: Level) -> String {
    locale.text(match level {
        Level::Beginner => "level-beginner-text",
        Level::Casual => "level-casual-text",
        Level::Skilled => "level-skilled-text",
        Level::Expert => "level-expert-text",
        Level::Master => "level-master-text",
    })
}

/// "Sheet of Ada, 28 points"; of a computer player its level, too.
pub fn sheet(locale: &Locale, player: &str, by: Option<Level>, total: i32) -> String {
    let Some(by) = by else { return names::sheet(locale, player, total) };
    let args = [
        ("name", player.into()),
        ("level", level(locale, by).into()),
        ("points", names::points(locale, total).into()),
    ];
    locale.with("name-sheet-computer", &args)
}

/// What speaks for a move: "Length 5: circles the 5". `name` tells who sits at a seat.
pub fn why(locale: &Locale, reason: Reason, name: impl Fn(Seat) -> String) -> String {
    match reason {
        Reason::Bonus { points } => locale.with("hint-why-bonus", &[("points", points.into())]),
        Reason::Length { length, circled } => {
            locale.with("hint-why-length", &[("length", length.into()), ("circled", circled.into())])
        }
        Reason::Houses { houses, circled } => {
            locale.with("hint-why-houses", &[("houses", houses.into()), ("circled", circled.into())])
        }
        Reason::DeniedDie { die, seat, .. } => {
            locale.with("hint-why-denied", &[("name", name(seat).into()), ("die", die.pips().into())])
        }
        Reason::Taxis { points } => locale.with("hint-why-taxis", &[("points", points.into())]),
        Reason::House => locale.text("hint-why-house"),
        Reason::Connection { length } => locale.with("hint-why-connection", &[("length", length.into())]),
        Reason::Waits => locale.text("hint-why-waits"),
        Reason::Pass => locale.text("hint-why-pass"),
    }
}

/// A hint for whoever does not see it: what is done, what may be expected, and why.
pub fn hint(locale: &Locale, number: usize, action: Action, points: &str, why: &str) -> String {
    let args = |die: crate::rules::dice::Face, square| {
        [("die", die.pips().into()), ("place", names::place(locale, square).into())]
    };
    let action = match action {
        Action::Draw { die, square, road, .. } => {
            let [die, place] = args(die, square);
            locale.with("hint-draw", &[die, place, ("road", names::road(locale, road).into())])
        }
        Action::Cross { die, square } => locale.with("hint-cross", &args(die, square)),
        Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => locale.text("hint-pass"),
    };
    let args = [
        ("number", number.into()),
        ("action", action.into()),
        ("points", points.into()),
        ("reason", why.into()),
    ];
    locale.with("hint-name", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_and_a_line_of_its_own() {
        let locale = Locale::default();
        let mut words: Vec<String> =
            Level::ALL.into_iter().flat_map(|it| [level(&locale, it), about(&locale, it)]).collect();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), 2 * Level::ALL.len());
    }

    #[test]
    fn a_computer_player_is_told_from_a_person_by_ear() {
        let locale = Locale::default();
        assert_eq!(sheet(&locale, "Ada", None, 1), "Sheet of Ada, 1 point");
        assert_eq!(
            sheet(&locale, "Ada", Some(Level::Expert), 28),
            "Sheet of Ada, computer player Expert, 28 points"
        );
    }
}
