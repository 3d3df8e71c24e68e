//! Roads and squares as text: `─ │ └ ┌ ┐ ┘`, or the two letters of records, and `·` where nothing is drawn.

use doodle_city::rules::doodle_city::{City, Road, Square};

const PICTURES: [(&str, Road); 6] = [
    ("─", Road::WestEast),
    ("│", Road::NorthSouth),
    ("└", Road::NorthEast),
    ("┌", Road::SouthEast),
    ("┐", Road::SouthWest),
    ("┘", Road::NorthWest),
];

/// The road that `text` shows; `None` for `·`.
pub fn road(text: &str) -> Option<Road> {
    let drawn = PICTURES.into_iter().find(|(picture, _)| *picture == text).map(|(_, road)| road);
    (text != "·").then(|| drawn.unwrap_or_else(|| text.parse().expect("a road")))
}

/// What stands in each square of a picture of five rows.
pub fn roads(picture: &str) -> Vec<(Square, Option<Road>)> {
    let roads: Vec<_> = picture.split_whitespace().map(road).collect();
    assert_eq!(roads.len(), Square::COUNT, "a picture has 25 squares:\n{picture}");
    Square::all().zip(roads).collect()
}

/// The square written as `3,5`: column and row.
pub fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// A city's roads as five lines.
pub fn picture(city: &City) -> String {
    let picture = |square| {
        let road = city.road(square);
        road.and_then(|road| PICTURES.iter().find(|(_, other)| *other == road)).map_or("·", |(text, _)| text)
    };
    let row = |row: &[Square]| row.iter().map(|&square| picture(square)).collect::<Vec<_>>().join(" ");
    Square::all().collect::<Vec<_>>().chunks(5).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_is_drawn_looks_as_it_was_written() {
    let drawn = "─ · │ · └\n· ┌ · ┐ ·\n· · ┘ · ·\n· · · · ·\n─ ─ ─ ─ ─";
    let setup =
        super::table::solo(super::sheets::sheet("T T T T T T T T T T T T T T T T T T T T P P P P P", "{}"));
    let table = super::table::Table::new(setup, drawn);
    assert_eq!(picture(table.city(0)), drawn);
    assert_eq!((road("NE"), square("3,5").to_string()), (road("└"), "3,5".into()));
}
