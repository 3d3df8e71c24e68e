//! How a finished match ended, in one line.

use crate::{
    locale::{Locale, names},
    storage::MatchFacts,
};

/// "Ada 84, Bo 71": everybody's points, the best first.
pub(super) fn points(locale: &Locale, facts: &MatchFacts) -> String {
    let mut players: Vec<_> = facts.players.iter().collect();
    players.sort_by_key(|player| player.place);
    let has = |name: String, total| {
        let points = names::number(locale, total);
        locale.with("archive-points", &[("name", name.into()), ("points", points.into())])
    };
    names::row(locale, players.into_iter().map(|player| has(names::short(&player.name), player.total)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{Controller, RecordHash},
        storage::Finisher,
    };

    #[test]
    fn the_best_comes_first() {
        let finisher = |(name, place, total): (&str, u8, i32)| Finisher {
            name: name.into(),
            by: Controller::Person,
            place,
            has_won: place == 1,
            total,
        };
        let facts = MatchFacts {
            game: "doodle-city".into(),
            players: [("Ada", 3, -4), ("Bo", 1, 71), ("Cleo", 1, 71)].map(finisher).into(),
            rounds: 9,
            begun: None,
            ended: None,
            hash: RecordHash::of(""),
        };
        assert_eq!(points(&Locale::default(), &facts), "Bo 71, Cleo 71, Ada −4");
    }
}
