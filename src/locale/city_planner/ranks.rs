//! The ranks of the solo game in words.

use crate::{
    locale::{Arg, Locale},
    rules::city_planner::Rank,
};

/// A rank for a text that chooses by it: every one that mentions `planner-rank`.
pub fn id<'a>(rank: Rank) -> Arg<'a> {
    let id = match rank {
        Rank::InternArchitect => "intern-architect",
        Rank::ArchitecturalDesigner => "architectural-designer",
        Rank::Architect => "architect",
        Rank::FirmPartner => "firm-partner",
        Rank::Emeritus => "emeritus",
    };
    id.into()
}

/// "Architect".
pub fn rank(locale: &Locale, rank: Rank) -> String {
    locale.with("planner-rank", &[("rank", id(rank))])
}

/// The next rank above a solo total, in words: "16 VP short of Firm Partner"; `None` at the top.
pub fn next(locale: &Locale, total: i32) -> Option<String> {
    let &(next, from) = Rank::ALL.iter().find(|(_, from)| *from > total)?;
    let args = [("vp", (from - total).into()), ("rank", id(next))];
    Some(locale.with("planner-rank-next", &args))
}

/// Every rank with the points it needs, lowest first: "41 VP or more: Architect".
pub fn ranks(locale: &Locale) -> Vec<String> {
    let second = Rank::ALL.get(1).map_or(0, |(_, from)| *from);
    let line = |&(which, from): &(Rank, i32)| {
        let (key, vp) = if from == 0 { ("planner-rank-below", second) } else { ("planner-rank-from", from) };
        let args = [("vp", vp.into()), ("rank", id(which))];
        locale.with(key, &args)
    };
    Rank::ALL.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_says_from_where_it_is_given() {
        assert_eq!(
            ranks(&Locale::default()),
            [
                "under 21 VP: Intern Architect",
                "21 VP or more: Architectural Designer",
                "41 VP or more: Architect",
                "61 VP or more: Firm Partner",
                "81 VP or more: Emeritus"
            ]
        );
    }

    #[test]
    fn the_next_rank_is_so_many_points_away() {
        let locale = Locale::default();
        assert_eq!(next(&locale, 0).as_deref(), Some("21 VP short of Architectural Designer"));
        assert_eq!(next(&locale, 61).as_deref(), Some("20 VP short of Emeritus"));
        assert_eq!(next(&locale, 81), None);
    }
}
