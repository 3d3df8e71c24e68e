//! The way to score that is proposed.

use super::table::{Table, setup};

/// What is proposed in the first turn, and whether it is this way.
fn proposes(letters: &str, way: &str) {
    let mut table = Table::new(setup(2));
    table.lays(letters);
    assert_eq!(table.proposed(), table.way(way), "{letters}: {}", table.proposed());
}

#[test]
fn a_point_is_worth_five_dollars() {
    proposes("MMYYRG", "green M M");
    proposes("BBYGKK", "twice vp");
    proposes("BBBYKK", "twice money");
    proposes("BBYYGK", "without B B Y Y");
}

#[test]
fn nothing_is_given_up_that_brings_more() {
    proposes("GGRRPK", "without P");
    proposes("GGGRRK", "");
    // Upkeep takes all of it, and nothing is given up for nothing.
    let mut table = Table::new(setup(1));
    table.turn("GGGBBB", "");
    table.lays("GGGGBK");
    assert_eq!((table.has(0), table.proposed()), ((3, 0), table.way("")));
}

#[test]
fn equal_worth_goes_to_more_rerolls() {
    // Without money all of it goes for upkeep, with the town hall given up or not.
    let mut table = Table::new(setup(1));
    table.turn("GGGBBB", "");
    table.lays("GGGPBK");
    assert_eq!(table.proposed(), table.way(""));
}

#[test]
fn equal_results_take_more_mixed_buildings_as_green_and_the_first_blocks() {
    proposes("MGRRPP", "green M");
    // Nothing to double: points are the first that can be named.
    proposes("PPRRKK", "twice vp");
    // One of two equal ones is given up: the one of the lower number.
    proposes("GGRRBK", "without B");
}

#[test]
fn in_the_last_turn_full_fives_count_and_then_dollars() {
    // A point and $8 are more than $10, but $5 in hand make three points of both at the end, and more dollars decide.
    proposes("GPPYYK", "without P P Y Y");
    let mut table = Table::new(setup(1));
    for _ in 0..6 {
        table.turn("GGRRBB", "");
    }
    table.turn("GGRRBBP", "");
    table.lays("GPPYYK");
    assert_eq!((table.has(0), table.proposed()), ((42, 5), table.way("without G P P Y Y")));
}
