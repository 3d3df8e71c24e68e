//! What is printed on the cards, in words.

use core::fmt::Write as _;

use super::names::name;
use crate::{
    locale::design_town::things,
    record::Match,
    rules::{
        Game as _,
        design_town::{Card, DesignTown},
    },
    terminal::words::{english, wrapped},
};

/// Both sides of all cards of this match, as whole lines.
pub(super) fn cards(played: &Match<DesignTown>) -> String {
    let game = played.game();
    let mut text = String::from("\nThe cards, front and back:\n");
    let start = core::iter::once(Card::ResidentialArea);
    for card in start.chain(game.setup().in_play()) {
        for building in [card.front(), card.back()] {
            let about = things::about(english(), game.cards(), building, game.is_solo());
            let _ = writeln!(text, "{}", wrapped(&format!("  {:<19}", name(building)), &about));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            Seat,
            design_town::{Building, Cards, Setup},
        },
    };

    #[test]
    fn each_side_says_all_that_is_printed_on_it() {
        let setup = Setup { players: 1, first: Seat(0), first_game: false, cards: Cards::built_in() };
        let played = Match::new(setup, vec![Player::person("Ada")]).unwrap();
        let text = cards(&played);
        let in_one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for said in [
            "Residential Area Brings: 1 coin, 1 unhappy. On top of your deck, it must be played. ",
            "Shopping Mall Brings: 2 coins, 1 VP. The card after it must be played. Downgrade: +1 coin. ",
            "Hospital Brings: 1 unhappy. 1 coin for each unhappy so far, this one too. Costs 4 coins. ",
            "Station Brings: 3 VP. One extra Upgrade this turn, 1 coin off. ",
        ] {
            assert!(in_one_line.contains(said), "{said}: {text}");
        }
        // There is no yard in a solo match.
        assert_eq!(text.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   ")).count(), 12);
        let all: Vec<String> =
            Building::ALL.map(|of| things::about(english(), &Cards::built_in(), of, false)).into();
        assert!(all.iter().enumerate().all(|(at, one)| !all[..at].contains(one)), "no two are alike: {all:?}");
    }
}
