//! Names of what is on the table: squares, roads, dice, scores. For screen readers, and wherever one is mentioned.

use crate::{
    locale::{Arg, Locale, names::change},
    rules::{
        dice::Face,
        doodle_city::{Bonus, City, Ending, Kind, Road, Sheet, Square},
    },
};

/// A kind of square for a text that mentions `doodle-kind`.
fn kind_id<'a>(kind: Kind) -> Arg<'a> {
    let id = match kind {
        Kind::House => "house",
        Kind::Hotel => "hotel",
        Kind::Shop => "shop",
        Kind::Taxi => "taxi",
    };
    id.into()
}

/// A road for a text that mentions `doodle-road`.
pub fn road_id<'a>(road: Road) -> Arg<'a> {
    let id = match road {
        Road::WestEast => "west-east",
        Road::NorthSouth => "north-south",
        Road::NorthEast => "north-east",
        Road::SouthEast => "south-east",
        Road::SouthWest => "south-west",
        Road::NorthWest => "north-west",
    };
    id.into()
}

/// Where a square is, for a text that mentions `doodle-place`.
pub fn place<'a>(square: Square) -> [(&'static str, Arg<'a>); 2] {
    [("column", square.column().number().into()), ("row", square.row().number().into())]
}

/// "Old Town", as the language calls it; a sheet of one's own is called as its file says.
pub fn sheet_name(locale: &Locale, sheet: &Sheet) -> String {
    match sheet.name() {
        "Old Town" => locale.text("doodle-sheet-old-town"),
        "Harbour" => locale.text("doodle-sheet-harbour"),
        other => other.to_owned(),
    }
}

/// All of a square: "column 3 row 5, shop, road from south to west".
pub fn square(locale: &Locale, sheet: &Sheet, city: &City, square: Square) -> String {
    let printed = sheet.kind(square);
    let column = square.column();
    let drawn = city.road(square);
    let key = match (printed, drawn) {
        (Kind::House, Some(_)) => "doodle-name-square-house",
        (Kind::House, None) => "doodle-name-square-house-empty",
        (Kind::Hotel | Kind::Shop | Kind::Taxi, Some(_)) => "doodle-name-square",
        (Kind::Hotel | Kind::Shop | Kind::Taxi, None) => "doodle-name-square-empty",
    };
    let args = [
        ("kind", kind_id(printed)),
        ("crossed", city.crossed_houses(column.index()).into()),
        ("houses", sheet.houses(column).into()),
    ];
    let road = drawn.map(|road| ("road", road_id(road)));
    let args: Vec<_> = args.into_iter().chain(place(square)).chain(road).collect();
    locale.with(key, &args)
}

/// A road that is offered in a square: "road from south to west: +5, costs a tree".
pub fn offer(locale: &Locale, offered: Road, total: i32, costs_a_tree: bool) -> String {
    let key = if costs_a_tree { "doodle-name-offer-tree" } else { "doodle-name-offer" };
    locale.with(key, &[("road", road_id(offered)), ("points", change(locale, total).into())])
}

/// "blue die 4: column 4"; `None` before the roll.
pub fn blue_die(locale: &Locale, face: Option<Face>) -> String {
    match face {
        None => locale.text("doodle-name-blue-waiting"),
        Some(Face::Six) => locale.text("doodle-name-blue-six"),
        Some(face) => locale.with("doodle-name-blue", &[("face", face.pips().into())]),
    }
}

/// How a white die lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhiteDie<'a> {
    /// Not rolled yet.
    Waiting,
    /// It can be taken.
    Free(Face),
    /// It is the one that the player is about to take.
    Chosen(Face),
    /// Nobody has taken it, but the player on turn cannot use it.
    Useless(Face),
    /// The named player has taken it.
    Taken(Face, &'a str),
}

/// "white die 3: row 3, chosen".
pub fn white_die(locale: &Locale, die: WhiteDie<'_>) -> String {
    let free = |face| match face {
        Face::Six => locale.text("doodle-name-white-six"),
        _ => locale.with("doodle-name-white", &[("face", face.pips().into())]),
    };
    match die {
        WhiteDie::Waiting => locale.text("doodle-name-white-waiting"),
        WhiteDie::Free(face) => free(face),
        WhiteDie::Chosen(face) => locale.with("doodle-name-die-chosen", &[("die", free(face).into())]),
        WhiteDie::Useless(face) => locale.with("doodle-name-die-useless", &[("die", free(face).into())]),
        WhiteDie::Taken(face, name) => {
            locale.with("doodle-name-die-taken", &[("face", face.pips().into()), ("name", name.into())])
        }
    }
}

/// "hotel score 5, circled".
pub fn hotel_score(locale: &Locale, score: u8, is_circled: bool) -> String {
    let key = if is_circled { "doodle-name-hotel-score-circled" } else { "doodle-name-hotel-score-free" };
    locale.with(key, &[("score", score.into())])
}

/// "shop score 4, available".
pub fn shop_score(locale: &Locale, score: u8, is_circled: bool) -> String {
    let key = if is_circled { "doodle-name-shop-score-circled" } else { "doodle-name-shop-score-free" };
    locale.with(key, &[("score", score.into())])
}

/// "bonus for 5 or more: 5 points, taken by Ada", or not taken yet.
pub fn bonus(locale: &Locale, bonus: Bonus, taken_by: Option<&str>) -> String {
    let (at, points) = (("at", bonus.at.into()), ("points", bonus.points.into()));
    match taken_by {
        None => locale.with("doodle-name-bonus-open", &[at, points]),
        Some(name) => locale.with("doodle-name-bonus-taken", &[at, points, ("name", name.into())]),
    }
}

/// How many trees are not crossed out.
pub fn trees_left(sheet: &Sheet, city: &City) -> u8 {
    sheet.trees().saturating_sub(city.crossed_trees())
}

/// "5 of 7 trees left".
pub fn trees(locale: &Locale, sheet: &Sheet, city: &City) -> String {
    let (trees, left) = (sheet.trees(), trees_left(sheet, city));
    locale.with("doodle-name-trees", &[("left", left.into()), ("trees", trees.into())])
}

/// "The last tree is crossed out: last round!"
pub fn ending(locale: &Locale, ending: Ending) -> String {
    locale.text(match ending {
        Ending::HighestHotel => "doodle-ending-highest-hotel",
        Ending::HighestShop => "doodle-ending-highest-shop",
        Ending::LastTree => "doodle-ending-last-tree",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, IgnoreEvents, Seat,
        doodle_city::{Action, Column, DoodleCity, Row, Setup, built_in_sheets},
    };

    fn old_town() -> Sheet {
        built_in_sheets().swap_remove(0)
    }

    #[test]
    fn a_square_tells_its_place_kind_houses_and_road() {
        let locale = Locale::default();
        let sheet = old_town();
        let setup = Setup {
            players: 1,
            first: Seat(0),
            more_control: false,
            free_circling: false,
            sheet: sheet.clone(),
        };
        let game = DoodleCity::new(setup).unwrap();
        let mut state = game.start();
        let name = |state: &_, column: usize, row: usize| {
            let at = Square::at(Column::ALL[column - 1], Row::ALL[row - 1]);
            square(&locale, &sheet, crate::rules::doodle_city::State::city(state, Seat(0)), at)
        };
        assert_eq!(
            name(&state, 3, 2),
            "column 3 row 2, house square, 2 of 4 houses crossed out, no starting road yet"
        );
        for _ in 0..5 {
            game.apply(&mut state, Action::StartingRoad(Face::Five), &mut IgnoreEvents).unwrap();
        }
        assert_eq!(
            name(&state, 3, 2),
            "column 3 row 2, house square, 2 of 4 houses crossed out, road from south to west"
        );
        assert_eq!(name(&state, 3, 5), "column 3 row 5, shop, no road yet");
        assert_eq!(trees(&locale, &sheet, state.city(Seat(0))), "7 of 7 trees left");
    }

    #[test]
    fn every_road_names_its_two_sides() {
        let locale = Locale::default();
        let side = |side: crate::rules::doodle_city::Side| format!("{side:?}").to_lowercase();
        for it in Road::ALL {
            let [from, to] = it.sides().map(side);
            let said = locale.with("doodle-road", &[("road", road_id(it))]);
            assert_eq!(said, format!("road from {from} to {to}"));
        }
        assert_eq!(offer(&locale, Road::NorthWest, 5, true), "road from north to west: +5, costs a tree");
        assert_eq!(offer(&locale, Road::NorthWest, 0, false), "road from north to west: +0");
    }

    #[test]
    fn dice_tell_what_they_point_to_and_who_took_them() {
        let locale = Locale::default();
        assert_eq!(blue_die(&locale, Some(Face::Four)), "blue die 4: column 4");
        assert_eq!(blue_die(&locale, Some(Face::Six)), "blue die 6: any column");
        assert_eq!(blue_die(&locale, None), "blue die, not rolled yet");
        let white = |die| white_die(&locale, die);
        assert_eq!(white(WhiteDie::Waiting), "white die, not rolled yet");
        assert_eq!(white(WhiteDie::Free(Face::Six)), "white die 6: any row, costs a tree");
        assert_eq!(white(WhiteDie::Chosen(Face::Two)), "white die 2: row 2, chosen");
        assert_eq!(white(WhiteDie::Useless(Face::Two)), "white die 2: row 2, cannot be used");
        assert_eq!(white(WhiteDie::Taken(Face::Two, "Bo")), "white die 2, taken by Bo");
    }

    #[test]
    fn scores_and_bonuses_tell_whether_they_are_open() {
        let locale = Locale::default();
        assert_eq!(hotel_score(&locale, 5, true), "hotel score 5, circled");
        assert_eq!(shop_score(&locale, 4, false), "shop score 4, available");
        let first = Bonus { at: 5, points: 5 };
        assert_eq!(bonus(&locale, first, None), "bonus for 5 or more: 5 points, not taken yet");
        assert_eq!(bonus(&locale, first, Some("Ada")), "bonus for 5 or more: 5 points, taken by Ada");
    }
}
