//! Who plays: people and computer players of five levels, in words.

use super::{Arg, Locale, names};
use crate::record::Level;

/// "Expert".
pub fn level(locale: &Locale, level: Level) -> String {
    locale.with("level-name", &[("by", id(level))])
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

/// A level for a text that mentions `level-name`.
fn id<'a>(level: Level) -> Arg<'a> {
    let id = match level {
        Level::Beginner => "beginner",
        Level::Casual => "casual",
        Level::Skilled => "skilled",
        Level::Expert => "expert",
        Level::Master => "master",
    };
    id.into()
}

/// What is to be known of a player beside the name: the level of a computer player, and whether it is on turn.
pub fn status(locale: &Locale, by: Option<Level>, is_on_turn: bool) -> String {
    let turn = is_on_turn.then(|| locale.text("name-on-turn"));
    names::row(locale, by.map(|by| level(locale, by)).into_iter().chain(turn))
}

/// "Ada’s sheet, 28 points"; of a computer player its level, too.
pub fn sheet(locale: &Locale, player: &str, by: Option<Level>, total: i32) -> String {
    let Some(by) = by else { return names::sheet(locale, player, total) };
    let args = [("name", player.into()), ("by", id(by)), ("points", total.into())];
    locale.with("name-sheet-computer", &args)
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
        assert_eq!(sheet(&locale, "Ada", None, 1), "Ada’s sheet, 1 point");
        assert_eq!(
            sheet(&locale, "Ada", Some(Level::Expert), 28),
            "Ada’s sheet, computer player Expert, 28 points"
        );
    }
}
