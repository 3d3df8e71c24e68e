//! The 5 x 5 grid: squares, their sides, and the roads that join two sides. Sets of squares are in `squares`.

use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::{BoundedInt, shown};

/// A column, 1 to 5 from west to east, named by the blue die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

/// A row, 1 to 5 from north to south, named by a white die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

impl Column {
    /// All columns, west to east.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 4, for tables.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl Row {
    /// All rows, north to south.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 4, for tables.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// One of the 25 squares. Written as its column and row: `[3, 5]` in records, `3,5` in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "[u8; 2]")]
pub struct Square(u8);

/// What names no square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchSquare {
    /// A column and row outside the grid.
    #[error("there is no square in column {column}, row {row}: both count from 1 to 5")]
    Outside {
        /// The column that was asked for.
        column: u8,
        /// The row that was asked for.
        row: u8,
    },
    /// A word that is no column and row.
    #[error("`{}` is no square: a square is its column and its row, such as 3,5", shown(.0))]
    Form(String),
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 25;

    /// The square where `column` and `row` cross.
    pub const fn at(column: Column, row: Row) -> Self {
        Self((row.0 - 1) * 5 + column.0 - 1)
    }

    /// All squares, row by row from the north-west.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The square at `index` in `0..25`, row by row; `None` beyond.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// 0 to 24, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column.
    pub const fn column(self) -> Column {
        Column(self.0 % 5 + 1)
    }

    /// The row.
    pub const fn row(self) -> Row {
        Row(self.0 / 5 + 1)
    }

    /// The square beyond `side`; `None` beyond the border.
    pub const fn neighbour(self, side: Side) -> Option<Self> {
        match NEIGHBOURS[self.0 as usize][side as usize] {
            NONE => None,
            next => Some(Self(next)),
        }
    }
}

const NONE: u8 = u8::MAX;

/// The square beyond each side of each square, in the order of [`Side`].
const NEIGHBOURS: [[u8; 4]; 25] = {
    let mut table = [[NONE; 4]; 25];
    let mut at = 0;
    while at < 25 {
        let (column, row) = (at % 5, at / 5);
        if row > 0 {
            table[at][Side::North as usize] = at as u8 - 5;
        }
        if column < 4 {
            table[at][Side::East as usize] = at as u8 + 1;
        }
        if row < 4 {
            table[at][Side::South as usize] = at as u8 + 5;
        }
        if column > 0 {
            table[at][Side::West as usize] = at as u8 - 1;
        }
        at += 1;
    }
    table
};

impl TryFrom<[u8; 2]> for Square {
    type Error = NoSuchSquare;

    fn try_from([column, row]: [u8; 2]) -> Result<Self, NoSuchSquare> {
        match (column, row) {
            (1..=5, 1..=5) => Ok(Self::at(Column(column), Row(row))),
            _ => Err(NoSuchSquare::Outside { column, row }),
        }
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [column, row] = <[BoundedInt<1, 5>; 2]>::deserialize(deserializer)?.map(BoundedInt::get);
        Ok(Self::at(Column(column), Row(row)))
    }
}

impl From<Square> for [u8; 2] {
    fn from(square: Square) -> Self {
        [square.column().number(), square.row().number()]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column().number(), self.row().number())
    }
}

impl FromStr for Square {
    type Err = NoSuchSquare;

    fn from_str(text: &str) -> Result<Self, NoSuchSquare> {
        let numbers = |(column, row): (&str, &str)| Some([column.parse().ok()?, row.parse().ok()?]);
        let numbers = text.split_once(',').and_then(numbers);
        numbers.ok_or_else(|| NoSuchSquare::Form(text.into()))?.try_into()
    }
}

/// A side of a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it: north is towards row 1, west towards column 1")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across the square, which is also the neighbour's side there.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

/// A road through one square: it joins two different sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(expecting = "a road (a string)")]
#[repr(u8)]
pub enum Road {
    /// Straight from west to east.
    #[serde(rename = "WE")]
    WestEast,
    /// Straight from north to south.
    #[serde(rename = "NS")]
    NorthSouth,
    /// The bend between north and east.
    #[serde(rename = "NE")]
    NorthEast,
    /// The bend between south and east.
    #[serde(rename = "SE")]
    SouthEast,
    /// The bend between south and west.
    #[serde(rename = "SW")]
    SouthWest,
    /// The bend between north and west.
    #[serde(rename = "NW")]
    NorthWest,
}

impl Road {
    /// All roads, in the order of the faces that draw them as starting roads.
    pub const ALL: [Self; 6] =
        [Self::WestEast, Self::NorthSouth, Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// The two sides that the road joins, in the order of its name.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Self::WestEast => [Side::West, Side::East],
            Self::NorthSouth => [Side::North, Side::South],
            Self::NorthEast => [Side::North, Side::East],
            Self::SouthEast => [Side::South, Side::East],
            Self::SouthWest => [Side::South, Side::West],
            Self::NorthWest => [Side::North, Side::West],
        }
    }

    /// The road between two sides; `None` if they are the same.
    pub fn between(one: Side, other: Side) -> Option<Self> {
        Self::ALL.into_iter().find(|road| road.exit(one) == Some(other))
    }

    /// The side by which a traveller who entered at `side` leaves; `None` if the road has no end there.
    pub const fn exit(self, side: Side) -> Option<Side> {
        EXITS[self as usize][side as usize]
    }

    /// Its two letters in records: the initials of its sides.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WestEast => "WE",
            Self::NorthSouth => "NS",
            Self::NorthEast => "NE",
            Self::SouthEast => "SE",
            Self::SouthWest => "SW",
            Self::NorthWest => "NW",
        }
    }
}

/// For each road and side entered: the side left by.
const EXITS: [[Option<Side>; 4]; 6] = {
    let mut table = [[None; 4]; 6];
    let mut at = 0;
    while at < 6 {
        let [one, other] = Road::ALL[at].sides();
        table[at][one as usize] = Some(other);
        table[at][other as usize] = Some(one);
        at += 1;
    }
    table
};

impl fmt::Display for Road {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A word that names no road.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is no road: there are WE, NS, NE, SE, SW and NW", shown(.0))]
pub struct NoSuchRoad(pub String);

impl FromStr for Road {
    type Err = NoSuchRoad;

    fn from_str(code: &str) -> Result<Self, NoSuchRoad> {
        Self::ALL.into_iter().find(|road| road.code() == code).ok_or_else(|| NoSuchRoad(code.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_sides_is_one_road() {
        for one in Side::ALL {
            for other in Side::ALL {
                let road = Road::between(one, other);
                assert_eq!(road.is_none(), one == other);
                if let Some(road) = road {
                    assert!(road.exit(one) == Some(other) && road.exit(other) == Some(one));
                }
            }
        }
    }

    #[test]
    fn neighbours_are_mutual_and_end_at_the_border() {
        let mut inner = 0;
        for square in Square::all() {
            for side in Side::ALL {
                if let Some(next) = square.neighbour(side) {
                    assert_eq!(next.neighbour(side.opposite()), Some(square));
                    inner += 1;
                }
            }
        }
        assert_eq!(inner, 80);
    }

    #[test]
    fn squares_and_roads_are_read_as_they_are_written() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for road in Road::ALL {
            assert_eq!(road.to_string().parse(), Ok(road));
        }
    }

    #[test]
    fn a_word_that_names_no_square_or_road_is_told_what_would() {
        let outside = NoSuchSquare::Outside { column: 3, row: 6 };
        assert_eq!("3,6".parse::<Square>(), Err(outside));
        for word in ["", "3", "35", "3,", "3,5,1", "x,1", "300,1"] {
            let error = word.parse::<Square>().unwrap_err();
            let complaint = format!("`{word}` is no square: a square is its column and its row, such as 3,5");
            assert_eq!(error.to_string(), complaint);
        }
        let error = "EN".parse::<Road>().unwrap_err().to_string();
        assert_eq!(error, "`EN` is no road: there are WE, NS, NE, SE, SW and NW");
    }

    #[test]
    fn a_square_is_written_as_column_and_row() {
        let square = Square::at(Column::ALL[2], Row::ALL[4]);
        assert_eq!(serde_json::to_string(&square).unwrap(), "[3,5]");
        assert_eq!(serde_json::from_str::<Square>("[3,5]").unwrap(), square);
        let error = serde_json::from_str::<Square>("[0,5]").unwrap_err().to_string();
        assert!(error.contains("expected a whole number from 1 to 5"), "{error}");
    }
}
