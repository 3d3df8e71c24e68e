//! A moment of a match as text: whose turn it is, the dice, and a player's sheet.

use core::fmt::{Display, Write as _};

use super::{picture, words};
use crate::{
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        doodle_city::{Bonus, DoodleCity},
        shown,
    },
    terminal::words::{count, player_name},
};

/// The game, its sheet and what was agreed on.
pub(super) fn title(played: &Match<DoodleCity>) -> String {
    let setup = played.game().setup();
    format!(
        "Doodle City on {}, {}; variants: {}",
        shown(setup.sheet.name()),
        count(played.game().seats(), "player"),
        words::variants(setup),
    )
}

/// What is due next, as a sentence.
pub(super) fn due(played: &Match<DoodleCity>) -> String {
    let state = played.state();
    let round = played.game().round(state);
    let last = if state.is_last_round() { ", the last one" } else { "" };
    match (played.actor(), state.starting_column()) {
        (Actor::Chance(_), Some(column)) => format!("The starting road of column {} is due.", column.number()),
        (Actor::Chance(_), None) => {
            format!("Round {} is due: {} rolls the dice.", round + 1, player_name(played, state.starter()))
        }
        (Actor::Seat(seat), _) => {
            let starter = player_name(played, state.starter());
            format!("Round {round}{last}, started by {starter}: {} is on turn.", player_name(played, seat))
        }
        (Actor::GameOver, _) => format!("The match is over after {}.", count(round as usize, "round")),
    }
}

/// The dice of this round and who took which; `None` where there are none on the table.
pub(super) fn dice(played: &Match<DoodleCity>) -> Option<String> {
    let state = played.state();
    let (Actor::Seat(_), Some(blue)) = (played.actor(), state.blue()) else { return None };
    let mut text = format!("Dice: blue {blue}, white {}", state.white());
    for seat in played.game().all_seats() {
        if let Some(face) = state.taken(seat) {
            let _ = write!(text, "; {} took {face}", player_name(played, seat));
        }
    }
    Some(text)
}

/// One player's sheet with all that is written on it.
pub(super) fn sheet(played: &Match<DoodleCity>, seat: Seat) -> String {
    let (game, state) = (played.game(), played.state());
    let (sheet, city) = (game.sheet(), state.city(seat));
    let mut text = player_name(played, seat);
    if played.actor() == Actor::Seat(seat) {
        text.push_str(" (on turn)");
    }
    text.push('\n');
    for line in picture::lines(sheet, city) {
        let _ = writeln!(text, "{line}");
    }
    let hotels = sheet.hotel_scores().iter().enumerate();
    let hotels = hotels.map(|(at, score)| mark(score, city.has_hotel(at), false));
    let shops = sheet.shop_scores().iter().enumerate();
    let shops = shops.map(|(at, score)| mark(score, city.has_shop(at), false));
    let bonuses = sheet.shop_bonuses().iter().enumerate();
    let bonuses = bonuses.map(|(at, bonus)| mark(worth(bonus), city.has_bonus(at), state.is_bonus_taken(at)));
    let trees = (0..sheet.trees()).map(|tree| if tree < city.crossed_trees() { " x " } else { " o " });
    for (title, marks) in [
        ("Hotels", hotels.collect::<String>()),
        ("Shops", shops.collect()),
        ("Bonuses", bonuses.collect()),
        ("Trees", trees.collect()),
    ] {
        let _ = writeln!(text, "  {title:<8}{}", marks.trim_end());
    }
    text
}

/// A number on the sheet: `(5)` circled, `-5-` gone to somebody else, ` 5 ` free.
fn mark(number: impl Display, is_circled: bool, is_gone: bool) -> String {
    match (is_circled, is_gone) {
        (true, _) => format!("({number})"),
        (false, true) => format!("-{number}-"),
        (false, false) => format!(" {number} "),
    }
}

/// A bonus by its worth, with the score that earns it where that is another number.
fn worth(bonus: &Bonus) -> String {
    let Bonus { at, points } = bonus;
    if at == points { points.to_string() } else { format!("{points} from {at}") }
}
