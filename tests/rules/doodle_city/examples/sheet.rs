//! The printed sheets: Old Town's numbers, and what is worth keeping in every sheet.

use doodle_city::rules::doodle_city::{Column, Kind, Road, Sheet, Side, Square, built_in_sheets};

use crate::doodle_city::sheets::old_town;

#[test]
fn old_town_comes_first_and_has_the_numbers_of_the_rulebook() {
    let sheet = old_town();
    assert_eq!(sheet.name(), "Old Town");
    let squares = |kind| sheet.squares(kind).len();
    let counts = [Kind::House, Kind::Hotel, Kind::Shop, Kind::Taxi].map(squares);
    assert_eq!(counts, [5, 5, 7, 8]);
    assert_eq!((sheet.all_houses(), sheet.trees()), (16, 7));
    assert_eq!(sheet.hotel_scores(), [3, 5, 8, 11, 15]);
    assert_eq!(sheet.shop_scores(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let bonuses: Vec<_> = sheet.shop_bonuses().iter().map(|bonus| (bonus.at, bonus.points)).collect();
    assert_eq!(bonuses, [(3, 3), (5, 5), (7, 7), (10, 10)]);
}

#[test]
fn old_town_is_printed_as_the_rules_reference_draws_it() {
    let letters: String = Square::all().map(|square| old_town().kind(square).letter()).collect();
    assert_eq!(letters, "TSTHPSTPSHTPHTSHSTPTPHSTS");
    assert_eq!(Column::ALL.map(|column| old_town().crossed_houses(column)), [1, 1, 2, 1, 1]);
}

#[test]
fn in_no_sheet_are_two_neighbours_equal() {
    for sheet in built_in_sheets() {
        for square in Square::all() {
            for beyond in Side::ALL.into_iter().filter_map(|side| square.neighbour(side)) {
                assert_ne!(sheet.kind(square), sheet.kind(beyond), "{sheet}: {square} and {beyond}");
            }
        }
    }
}

#[test]
fn old_town_can_be_one_road_for_1434_starting_rolls() {
    assert_eq!(starting_rolls_for_one_road(&old_town()), 1434);
}

/// For how many starting rolls one road through all squares is possible.
fn starting_rolls_for_one_road(sheet: &Sheet) -> usize {
    let houses = Column::ALL.map(|column| sheet.house_square(column));
    let mut rolls = vec![false; 6_usize.pow(5)];
    for start in Square::all() {
        walk(&mut vec![start], &mut |path| {
            let roads = houses.map(|house| possible_roads(path, house));
            let mut numbers = vec![0];
            for roads in roads {
                let longer = |&number: &usize| {
                    roads.iter().map(move |&road| 6 * number + road as usize).collect::<Vec<_>>()
                };
                numbers = numbers.iter().flat_map(longer).collect();
            }
            for number in numbers {
                rolls[number] = true;
            }
        });
    }
    rolls.into_iter().filter(|possible| *possible).count()
}

/// Extends `path` square by square to every path through all of them.
fn walk(path: &mut Vec<Square>, found: &mut impl FnMut(&[Square])) {
    if path.len() == Square::COUNT {
        return found(path);
    }
    let last = path[path.len() - 1];
    for next in Side::ALL.into_iter().filter_map(|side| last.neighbour(side)) {
        if !path.contains(&next) {
            path.push(next);
            walk(path, found);
            path.pop();
        }
    }
}

/// The roads in `square` that keep the path together: at its two ends the other side is free.
fn possible_roads(path: &[Square], square: Square) -> Vec<Road> {
    let at = path.iter().position(|other| *other == square).expect("the path runs through all squares");
    let towards = |index: Option<usize>| {
        let other = path.get(index?)?;
        Side::ALL.into_iter().find(|side| square.neighbour(*side) == Some(*other))
    };
    let (before, after) = (towards(at.checked_sub(1)), towards(Some(at + 1)));
    let fits = |road: &Road| [before, after].into_iter().flatten().all(|side| road.sides().contains(&side));
    Road::ALL.into_iter().filter(fits).collect()
}
