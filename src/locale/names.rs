//! Points, places and players' names, as any game says them.

use super::Locale;
use crate::{
    record::Match,
    rules::{Game, Seat},
};

/// "1 point", "28 points".
pub fn points(locale: &Locale, points: i32) -> String {
    locale.with("points", &[("points", points.into())])
}

/// A change of the total, with its sign: "+5", "−4", "+0".
pub fn change(locale: &Locale, points: i32) -> String {
    let key = if points < 0 { "points-loss" } else { "points-gain" };
    locale.with(key, &[("points", points.unsigned_abs().into())])
}

/// "Ada, Bo and Cleo"; empty for nothing.
pub fn list<S: AsRef<str>>(locale: &Locale, items: &[S]) -> String {
    let Some((first, rest)) = items.split_first() else { return String::new() };
    rest.iter().enumerate().fold(first.as_ref().to_owned(), |list, (n, next)| {
        let key = if n + 1 == rest.len() { "list-last" } else { "list-more" };
        locale.with(key, &[("list", list.into()), ("next", next.as_ref().into())])
    })
}

/// How many letters of a name a sentence has room for.
const MOST_LETTERS: usize = 18;

/// A name for a sentence: a very long one is cut, with three dots.
pub fn short(name: &str) -> String {
    if name.chars().count() <= MOST_LETTERS {
        return name.to_owned();
    }
    let letters: String = name.chars().take(MOST_LETTERS - 1).collect();
    format!("{}…", letters.trim_end())
}

/// The name of whoever sits at `seat`, for a sentence.
pub fn of<G: Game>(play: &Match<G>, seat: Seat) -> String {
    play.seats().get(seat.index()).map(|player| short(&player.name)).unwrap_or_default()
}

/// "Ada wins", by the names of all who have won.
pub fn winners(locale: &Locale, names: &[String]) -> String {
    match names {
        [] => locale.text("results-nobody"),
        [winner] => locale.with("results-winner", &[("name", winner.as_str().into())]),
        winners => locale.with("results-shared", &[("names", list(locale, winners).into())]),
    }
}

/// "Ada’s sheet, 28 points".
pub fn sheet(locale: &Locale, player: &str, total: i32) -> String {
    locale.with("name-sheet", &[("name", player.into()), ("points", total.into())])
}

/// A number by itself, with a minus as wide as its digits.
pub fn number(locale: &Locale, number: i32) -> String {
    locale.with("number", &[("number", number.into())])
}

/// Somebody, and what they do: "Bo: buy Hospital".
pub fn says(locale: &Locale, name: &str, what: String) -> String {
    locale.with("item-value", &[("name", name.into()), ("value", what.into())])
}

/// Sentences, one after the other.
pub fn sentences(locale: &Locale, sentences: impl IntoIterator<Item = String>) -> String {
    let all = sentences.into_iter().reduce(|first, second| {
        locale.with("sentences", &[("first", first.into()), ("second", second.into())])
    });
    all.unwrap_or_default()
}

/// "Hotels 11, Shops 7": things with commas; empty for nothing.
pub fn row(locale: &Locale, items: impl IntoIterator<Item = String>) -> String {
    let all = items
        .into_iter()
        .reduce(|list, next| locale.with("list-more", &[("list", list.into()), ("next", next.into())]));
    all.unwrap_or_default()
}

/// "2nd".
pub fn ordinal(locale: &Locale, place: u8) -> String {
    locale.with("results-place", &[("place", place.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_and_says_so() {
        assert_eq!(short("Gerlinde-Wilhelm A"), "Gerlinde-Wilhelm A");
        assert_eq!(short("Gerlinde-Wilhelmina Åse"), "Gerlinde-Wilhelmi…");
        assert_eq!(short("Gerlinde Wilhelm Åse"), "Gerlinde Wilhelm…");
    }

    #[test]
    fn lists_end_with_and() {
        let locale = Locale::default();
        let of = |names: &[&str]| list(&locale, names);
        assert_eq!(of(&[]), "");
        assert_eq!([of(&["Ada"]), of(&["Ada", "Bo"])], ["Ada", "Ada and Bo"]);
        assert_eq!(of(&["Ada", "Bo", "Cleo", "Dov"]), "Ada, Bo, Cleo and Dov");
    }

    #[test]
    fn points_carry_their_sign() {
        let locale = Locale::default();
        assert_eq!([change(&locale, 5), change(&locale, 0), change(&locale, -4)], ["+5", "+0", "−4"]);
        assert_eq!([1, 28, -4].map(|it| points(&locale, it)), ["1 point", "28 points", "−4 points"]);
    }

    #[test]
    fn places_are_ordinals() {
        assert_eq!([1, 2, 3, 4].map(|place| ordinal(&Locale::default(), place)), ["1st", "2nd", "3rd", "4th"]);
    }
}
