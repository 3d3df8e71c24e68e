//! Ranks and achievements in words.

use crate::{
    locale::{Arg, Locale},
    rules::doodle_city::{Achievement, Rank},
};

/// A rank for a text that chooses by it: every one that mentions `doodle-rank`.
pub fn id<'a>(rank: Rank) -> Arg<'a> {
    let id = match rank {
        Rank::TryAgain => "try-again",
        Rank::Tenant => "tenant",
        Rank::Landlord => "landlord",
        Rank::Entrepreneur => "entrepreneur",
        Rank::Mayor => "mayor",
        Rank::President => "president",
        Rank::WorldPower => "world-power",
    };
    id.into()
}

/// "Landlord".
pub fn rank(locale: &Locale, rank: Rank) -> String {
    locale.with("doodle-rank", &[("rank", id(rank))])
}

/// The next rank above a solo total, in words: "3 points short of Mayor"; `None` at the top.
pub fn next_rank(locale: &Locale, total: i32) -> Option<String> {
    let &(next, from) = Rank::ALL.iter().find(|(_, from)| *from > total.max(0))?;
    let args = [("points", (from - total).into()), ("rank", id(next))];
    Some(locale.with("doodle-results-next-rank", &args))
}

/// "City Planner".
pub fn achievement(locale: &Locale, achievement: Achievement) -> String {
    locale.text(match achievement {
        Achievement::Environmentalist => "doodle-achievement-environmentalist",
        Achievement::CityPlanner => "doodle-achievement-city-planner",
        Achievement::HotelMagnate => "doodle-achievement-hotel-magnate",
        Achievement::Capitalist => "doodle-achievement-capitalist",
        Achievement::ShoppingSpree => "doodle-achievement-shopping-spree",
    })
}

/// What an achievement is given for, in one line.
fn achievement_reason(locale: &Locale, achievement: Achievement) -> String {
    locale.text(match achievement {
        Achievement::Environmentalist => "doodle-achievement-environmentalist-text",
        Achievement::CityPlanner => "doodle-achievement-city-planner-text",
        Achievement::HotelMagnate => "doodle-achievement-hotel-magnate-text",
        Achievement::Capitalist => "doodle-achievement-capitalist-text",
        Achievement::ShoppingSpree => "doodle-achievement-shopping-spree-text",
    })
}

/// Every rank with the points it needs, lowest first: "30 or more: Tenant".
pub fn ranks(locale: &Locale) -> Vec<String> {
    let named = |which, key, points: i32| locale.with(key, &[("rank", id(which)), ("points", points.into())]);
    let second = Rank::ALL.get(1).map_or(0, |(_, from)| *from);
    let line = |&(which, from): &(Rank, i32)| match which {
        Rank::TryAgain => named(which, "doodle-rank-line-below", second),
        _ => named(which, "doodle-rank-line-from", from),
    };
    Rank::ALL.iter().map(line).collect()
}

/// An achievement with what it is given for, in a line.
pub fn achievement_line(locale: &Locale, which: Achievement) -> String {
    let name = achievement(locale, which).into();
    let reason = achievement_reason(locale, which).into();
    locale.with("doodle-achievement-line", &[("achievement", name), ("text", reason)])
}

/// Every achievement with what it is given for: "City Planner: One road runs through all squares."
pub fn achievements(locale: &Locale) -> Vec<String> {
    Achievement::ALL.into_iter().map(|which| achievement_line(locale, which)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_says_from_where_it_is_given() {
        let all = ranks(&Locale::default());
        assert_eq!(all.len(), 7);
        assert_eq!(
            [&all[0], &all[1], &all[6]],
            ["below 30: Try again!", "30 or more: Tenant", "120 or more: World Power"]
        );
    }

    #[test]
    fn the_next_rank_is_so_many_points_away() {
        let locale = Locale::default();
        assert_eq!(next_rank(&locale, 89).as_deref(), Some("1 point short of Mayor"));
        assert_eq!(next_rank(&locale, 0).as_deref(), Some("30 points short of Tenant"));
        assert_eq!(next_rank(&locale, 90).as_deref(), Some("15 points short of President"));
        assert_eq!(next_rank(&locale, 120), None);
    }

    #[test]
    fn every_achievement_says_what_it_is_given_for() {
        let all = achievements(&Locale::default());
        assert_eq!(all.len(), 5);
        assert_eq!(all[1], "City Planner: One road runs through all squares.");
    }
}
