//! Which finished matches are shown, and in which order.

use core::cmp::Reverse;

use crate::storage::Archived;

/// In which order matches are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Order {
    /// Those played last first.
    #[default]
    Newest,
    /// Those played first first.
    Oldest,
    /// By the names of the players.
    Player,
    /// Those with the most points first.
    Result,
}

impl Order {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Newest, Self::Oldest, Self::Player, Self::Result];

    /// The key of its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Newest => "archive-newest",
            Self::Oldest => "archive-oldest",
            Self::Player => "archive-by-player",
            Self::Result => "archive-by-result",
        }
    }
}

/// What is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Query {
    /// Words that have all to be found.
    pub words: String,
    /// The name of the game in records; any if `None`.
    pub game: Option<&'static str>,
    pub order: Order,
}

/// The places of those that are looked for, in order. `text` is what can be found of a match.
pub(super) fn select(matches: &[Archived], query: &Query, text: impl Fn(&Archived) -> String) -> Vec<usize> {
    let words = query.words.to_lowercase();
    let words: Vec<&str> = words.split_whitespace().collect();
    let is_wanted = |it: &Archived| {
        query.game.is_none_or(|game| it.facts.game == game)
            && (words.is_empty() || {
                let text = text(it).to_lowercase();
                words.iter().all(|word| text.contains(word))
            })
    };
    let mut found: Vec<usize> = (0..matches.len()).filter(|&place| is_wanted(&matches[place])).collect();
    match query.order {
        // So they are listed.
        Order::Newest => {}
        Order::Oldest => found.reverse(),
        Order::Player => found.sort_by_cached_key(|&place| {
            let names = matches[place].facts.players.iter().map(|player| player.name.to_lowercase());
            names.collect::<Vec<_>>()
        }),
        Order::Result => found.sort_by_key(|&place| {
            Reverse(matches[place].facts.players.iter().map(|player| player.total).max())
        }),
    }
    found
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::SystemTime};

    use super::*;
    use crate::{
        record::{Controller, RecordHash},
        storage::{Finisher, MatchFacts, MatchId},
    };

    fn archived(game: &str, players: &[(&str, i32)]) -> Archived {
        let finisher = |&(name, total): &(&str, i32)| Finisher {
            name: name.into(),
            by: Controller::Person,
            place: 1,
            has_won: false,
            total,
        };
        let facts = MatchFacts {
            game: game.into(),
            players: players.iter().map(finisher).collect(),
            rounds: 1,
            begun: None,
            ended: None,
            hash: RecordHash::of(game),
        };
        Archived {
            id: MatchId::fresh(game),
            modified: SystemTime::UNIX_EPOCH,
            is_saved: true,
            facts: Arc::new(facts),
        }
    }

    fn all() -> [Archived; 4] {
        [
            archived("doodle-city", &[("Cleo", 50), ("Ada", 84)]),
            archived("city-planner", &[("ada", 40)]),
            archived("doodle-city", &[("Bo", 90)]),
            archived("design-town", &[("Ada", 3), ("Ödön", 20)]),
        ]
    }

    fn found(words: &str, game: Option<&'static str>, order: Order) -> Vec<usize> {
        let text = |it: &Archived| {
            let names: Vec<_> = it.facts.players.iter().map(|player| player.name.as_str()).collect();
            format!("{} {}", names.join(" "), it.facts.game)
        };
        select(&all(), &Query { words: words.into(), game, order }, text)
    }

    #[test]
    fn every_word_has_to_be_found() {
        assert_eq!(found("", None, Order::Newest), [0, 1, 2, 3]);
        assert_eq!(found("ADA", None, Order::Newest), [0, 1, 3]);
        assert_eq!(found(" ada  city ", None, Order::Newest), [0, 1]);
        assert_eq!(found("öd", None, Order::Newest), [3]);
        assert!(found("ada bo", None, Order::Newest).is_empty());
    }

    #[test]
    fn matches_of_one_game_are_shown_alone() {
        assert_eq!(found("", Some("doodle-city"), Order::Newest), [0, 2]);
        assert!(found("ada", Some("chess"), Order::Newest).is_empty());
    }

    #[test]
    fn orders_differ() {
        assert_eq!(found("", None, Order::Oldest), [3, 2, 1, 0]);
        assert_eq!(found("", None, Order::Player), [1, 3, 2, 0]);
        assert_eq!(found("", None, Order::Result), [2, 0, 1, 3]);
    }
}
