//! What is said in the same words of every game.

use core::fmt::Write as _;
use std::sync::LazyLock;

use super::TerminalGame;
use crate::{
    locale::Locale,
    record::Match,
    rules::{Actor, Game, Seat, Standing, shown},
};

/// The texts that the app says, too: in a terminal they are English.
pub(super) fn english() -> &'static Locale {
    static ENGLISH: LazyLock<Locale> = LazyLock::new(Locale::default);
    &ENGLISH
}

/// `1 player`, `2 players`.
pub(super) fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// A number with so many decimals, or a dash if it is not known.
pub(super) fn number(number: Option<f64>, decimals: usize) -> String {
    number.map_or_else(|| "-".into(), |number| format!("{number:.decimals$}"))
}

/// How many columns a line has at most, where it can be parted.
const WIDTH: usize = 80;

/// `text` after `head`, parted at blanks; the lines after the first begin under its beginning. The last one does not end.
pub(super) fn wrapped(head: &str, text: &str) -> String {
    let indent = head.chars().count();
    let (mut wrapped, mut used) = (String::from(head), indent);
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if used > indent {
            if used + 1 + width > WIDTH {
                let _ = write!(wrapped, "\n{:indent$}", "");
                used = indent;
            } else {
                wrapped.push(' ');
                used += 1;
            }
        }
        wrapped.push_str(word);
        used += width;
    }
    wrapped
}

/// All seats, in order.
pub(super) fn seats<G: Game>(played: &Match<G>) -> impl Iterator<Item = Seat> + use<G> {
    (0..played.seats().len()).map(|seat| Seat(seat as u8))
}

/// The name of the player at `seat`, short and without what steers a terminal.
pub fn player_name<G: Game>(played: &Match<G>, seat: Seat) -> String {
    let name = played.seats().get(seat.index()).map_or("", |player| &player.name);
    shown(name.trim()).to_string()
}

/// What is due next, as a sentence.
pub(super) fn due<G: TerminalGame>(played: &Match<G>) -> String {
    let round = played.game().round(played.state());
    match played.actor() {
        Actor::Seat(seat) => format!("Round {round}: {} is on turn.", player_name(played, seat)),
        Actor::Chance(Some(seat)) => format!("Round {round}: {} rolls the dice.", player_name(played, seat)),
        Actor::Chance(None) => format!("Round {round}: chance is due."),
        Actor::GameOver => format!("The match is over after {}.", count(round as usize, "round")),
    }
}

/// Everybody's points, part by part.
pub(super) fn standings<G: Game>(played: &Match<G>) -> String {
    /// As wide as any total, and as the part's name.
    fn width(name: &str) -> usize {
        (name.chars().count() + 1).max(6)
    }

    let all = played.standings();
    let mut text = format!("{:>5}  {:<20} {:>6}", "place", "", "total");
    for (name, _) in all.first().into_iter().flat_map(Standing::parts) {
        let _ = write!(text, " {name:>0$}", width(name));
    }
    text.push('\n');
    for (seat, standing) in seats(played).zip(&all) {
        let (place, name, total) = (standing.place(), player_name(played, seat), standing.total());
        let _ = write!(text, "{place:>5}  {name:<20} {total:>6}");
        for (name, points) in standing.parts() {
            let _ = write!(text, " {points:>0$}", width(name));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_go_on_under_their_beginning() {
        let text = ["twelve chars"; 8].join(", ");
        let told = wrapped("  head  ", &text);
        assert_eq!(told.lines().map(str::len).collect::<Vec<_>>(), [77, 48]);
        assert!(
            told.starts_with("  head  twelve chars, ") && told.contains(",\n        twelve chars"),
            "{told}"
        );
        assert_eq!(wrapped("", "a b"), "a b");
        let endless = "x".repeat(100);
        assert_eq!(wrapped("ab ", &format!("c {endless} d")), format!("ab c\n   {endless}\n   d"));
    }
}
