//! What is said of an action that the rules do not allow.

use doodle_city::rules::Game as _;

use super::table::{Table, action, setup};

fn is_said(table: &Table, refused: &[(&str, &str)]) {
    for &(action, words) in refused {
        assert_eq!(table.refuses(action).to_string(), words, "of `{action}`");
    }
}

#[test]
fn while_playing() {
    let mut table = Table::new(setup(2)).deck(0, "store residential").discard(0, "flea");
    is_said(
        &table,
        &[
            ("stop", "each turn plays at least one card"),
            ("shuffle", "the deck is not empty, so it is not shuffled"),
            ("downgrade church", "there is no church in this player's discard"),
            ("downgrade store", "a downgrade of convenience-store brings nothing now"),
            ("end", "seat 1 has to play, shuffle or stop now"),
            ("top church", "seat 1 has to play, shuffle or stop now"),
        ],
    );
    table.does("play");
    is_said(&table, &[("stop", "the top card must be played")]);
    table.does("play");
    is_said(
        &table,
        &[
            ("play", "the deck is empty: it has to be shuffled first"),
            ("shuffle without 1", "only 0 can stay in the discard, not 1"),
            ("shuffle for hospital", "no card leaves the supply for this shuffle"),
        ],
    );
    let table = table.discard(0, "");
    is_said(&table, &[("shuffle", "the discard has too few cards: at least one has to go into the new deck")]);
}

#[test]
fn while_a_card_is_shown() {
    let table = Table::new(setup(2));
    let said = |text: &str| {
        let applied = table.game().apply(&mut table.game().start(), action(text), &mut Vec::new());
        applied.expect_err("an action against the rules").to_string()
    };
    assert_eq!(said("top church"), "there is no church in the deck of seat 1");
    assert_eq!(said("play"), "the top card of seat 1 is due now");
    assert_eq!(said("bottom factory"), "the top card of seat 1 is due now");
}

#[test]
fn alone() {
    let table = Table::new(setup(1)).deck(0, "").discard(0, "flea").supply([0, 0, 1, 0, 0, 0, 0]);
    is_said(
        &table,
        &[
            ("shuffle", "shuffling costs a card of the supply: one has to be named"),
            ("shuffle for factory", "there is no factory in the supply"),
        ],
    );
}

#[test]
fn over_the_limit_and_before_others_discard() {
    let mut table = Table::new(setup(2)).deck(0, "apartment apartment apartment").discard(0, "");
    table.plays("play play play");
    is_said(
        &table,
        &[
            ("play", "seat 1 has to save the turn or give up now"),
            ("downgrade bin", "a downgrade of recycling-bin brings nothing now"),
        ],
    );
    let mut table = Table::new(setup(2)).deck(0, "yard store");
    table.does("play");
    is_said(&table, &[("play", "seat 1 has to choose between top and bottom now")]);
}

#[test]
fn while_building() {
    let mut table = Table::builds(setup(2), 7, 0, "apartment").supply([0, 3, 3, 3, 3, 0, 3]);
    is_said(
        &table,
        &[
            ("play", "seat 1 has to build now"),
            ("develop park", "that costs 12 coins, and there are only 7"),
            ("buy flea", "there is no flea-market in the supply"),
            ("upgrade hospital", "there is no hospital in this player's discard"),
            ("give 2", "that costs 8 coins, and there are only 7"),
            ("give 1", "with several players it is given to another one, in the solo game to nobody"),
        ],
    );
    table.does("buy store");
    is_said(&table, &[("buy store", "no action is left for that")]);
}
