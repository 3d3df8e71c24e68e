//! The printed sheet: which square is what, and which scores can be circled. Data, read and checked.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::{
    geometry::{Column, Square},
    squares::Squares,
};
use crate::rules::{LONGEST_NAME, is_name};

/// What is printed in a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Houses to be crossed out, beside a starting road.
    House,
    /// Scores the length of its road.
    Hotel,
    /// Scores the crossed-out houses along its road.
    Shop,
    /// Scores at the end if its road runs through another taxi.
    Taxi,
}

impl Kind {
    const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'P' => Some(Self::House),
            'H' => Some(Self::Hotel),
            'S' => Some(Self::Shop),
            'T' => Some(Self::Taxi),
            _ => None,
        }
    }

    /// Its letter in sheet files: P house, H hotel, S shop, T taxi.
    pub const fn letter(self) -> char {
        match self {
            Self::House => 'P',
            Self::Hotel => 'H',
            Self::Shop => 'S',
            Self::Taxi => 'T',
        }
    }
}

/// A bonus for the first player who circles a shop score of at least `at`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a shop bonus (an object)")]
pub struct Bonus {
    /// The lowest circled score that earns it.
    pub at: u8,
    /// What it is worth.
    pub points: u8,
}

/// A checked sheet: 5 x 5 squares with one house square per column, ascending scores and bonuses, some trees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Printed", into = "Printed")]
pub struct Sheet {
    name: String,
    kinds: [Kind; Square::COUNT],
    crossed_houses: [u8; 5],
    hotel_scores: Vec<u8>,
    shop_scores: Vec<u8>,
    shop_bonuses: Vec<Bonus>,
    trees: u8,
}

impl Sheet {
    /// Houses in each house square that are free at the start.
    pub const FREE_HOUSES: u8 = 2;
    /// The most hotel scores, and the most bonuses, that a sheet can have.
    pub const MOST_HOTEL_SCORES: usize = 8;
    /// The most shop scores that a sheet can have.
    pub const MOST_SHOP_SCORES: usize = 16;
    /// The most trees that a sheet can have.
    pub const MOST_TREES: u8 = 20;

    /// The sheet's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What is printed in `square`.
    pub const fn kind(&self, square: Square) -> Kind {
        self.kinds[square.index()]
    }

    /// All squares of one kind.
    pub fn squares(&self, kind: Kind) -> Squares {
        Square::all().filter(|&square| self.kind(square) == kind).collect()
    }

    /// The house square of `column`.
    pub fn house_square(&self, column: Column) -> Square {
        let square = self.squares(Kind::House).and(Squares::column(column)).first();
        debug_assert!(square.is_some(), "a checked sheet has a house square in every column");
        square.unwrap_or(Square::at(column, super::Row::ALL[0]))
    }

    /// Houses that are crossed out from the start in the house square of `column`, 0 to 2.
    pub const fn crossed_houses(&self, column: Column) -> u8 {
        self.crossed_houses[column.index()]
    }

    /// All houses in the house square of `column`, crossed out or free.
    pub const fn houses(&self, column: Column) -> u8 {
        self.crossed_houses(column) + Self::FREE_HOUSES
    }

    /// All houses of the sheet.
    pub fn all_houses(&self) -> u8 {
        Column::ALL.into_iter().map(|column| self.houses(column)).sum()
    }

    /// The scores a hotel can circle, ascending, 1 to 8 of them.
    pub fn hotel_scores(&self) -> &[u8] {
        &self.hotel_scores
    }

    /// The scores a shop can circle, ascending, 1 to 16 of them.
    pub fn shop_scores(&self) -> &[u8] {
        &self.shop_scores
    }

    /// The bonuses of the shops, ascending, at most 8.
    pub fn shop_bonuses(&self) -> &[Bonus] {
        &self.shop_bonuses
    }

    /// Trees, 1 to 20.
    pub const fn trees(&self) -> u8 {
        self.trees
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The file form of a sheet.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a sheet (an object)")]
struct Printed {
    name: String,
    rows: Vec<String>,
    crossed_houses: [u8; 5],
    hotel_scores: Vec<u8>,
    shop_scores: Vec<u8>,
    shop_bonuses: Vec<Bonus>,
    trees: u8,
}

impl From<Sheet> for Printed {
    fn from(sheet: Sheet) -> Self {
        let row = |row: &[Kind]| row.iter().map(|kind| kind.letter().to_string()).collect::<Vec<_>>().join(" ");
        Self {
            rows: sheet.kinds.chunks(5).map(row).collect(),
            name: sheet.name,
            crossed_houses: sheet.crossed_houses,
            hotel_scores: sheet.hotel_scores,
            shop_scores: sheet.shop_scores,
            shop_bonuses: sheet.shop_bonuses,
            trees: sheet.trees,
        }
    }
}

/// Why a sheet cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSheet {
    /// The name is empty, too long, or has a control character.
    #[error("a sheet's name has 1 to {most} characters, none of them a control character", most = LONGEST_NAME)]
    Name,
    /// Not five rows of five letters.
    #[error("`rows` must be five texts of five letters each, such as \"T S T H P\"")]
    Rows,
    /// A letter that is no kind of square.
    #[error("`{0}` is no kind of square: P is a house, H a hotel, S a shop, T a taxi")]
    Letter(char),
    /// A column without a house square, or with two.
    #[error("column {0} must have exactly one house square (P)")]
    HouseSquares(u8),
    /// More houses crossed out from the start than there is room for.
    #[error("`crossed_houses` has {0}: 0 to 2 houses of a square can be crossed out from the start")]
    CrossedHouses(u8),
    /// Scores out of order, out of range, too many or none.
    #[error("`{field}` must have 1 to {most} whole numbers from 1 to 99, each larger than the one before")]
    Scores {
        /// The field of the file.
        field: &'static str,
        /// How many fit.
        most: usize,
    },
    /// Bonuses out of order or too many.
    #[error("`shop_bonuses` must have at most {most} entries, from 1 to 99, each `at` and `points` larger than before", most = Sheet::MOST_HOTEL_SCORES)]
    Bonuses,
    /// No trees or too many.
    #[error("a sheet has 1 to {most} trees, not {0}", most = Sheet::MOST_TREES)]
    Trees(u8),
}

fn is_ascending(numbers: &[u8]) -> bool {
    numbers.iter().all(|n| (1..=99).contains(n)) && numbers.windows(2).all(|pair| pair[0] < pair[1])
}

impl TryFrom<Printed> for Sheet {
    type Error = BadSheet;

    fn try_from(printed: Printed) -> Result<Self, BadSheet> {
        if !is_name(&printed.name) {
            return Err(BadSheet::Name);
        }
        let mut kinds = Vec::new();
        for row in &printed.rows {
            let before = kinds.len();
            for letter in row.chars().filter(|letter| !letter.is_whitespace()) {
                kinds.push(Kind::from_letter(letter).ok_or(BadSheet::Letter(letter))?);
            }
            if kinds.len() != before + 5 {
                return Err(BadSheet::Rows);
            }
        }
        let kinds: [Kind; Square::COUNT] = kinds.try_into().map_err(|_| BadSheet::Rows)?;
        for column in Column::ALL {
            let houses = Squares::column(column).filter(|square| kinds[square.index()] == Kind::House).count();
            if houses != 1 {
                return Err(BadSheet::HouseSquares(column.number()));
            }
        }
        if let Some(&many) = printed.crossed_houses.iter().find(|&&crossed| crossed > 2) {
            return Err(BadSheet::CrossedHouses(many));
        }
        for (field, scores, most) in [
            ("hotel_scores", &printed.hotel_scores, Self::MOST_HOTEL_SCORES),
            ("shop_scores", &printed.shop_scores, Self::MOST_SHOP_SCORES),
        ] {
            if !(1..=most).contains(&scores.len()) || !is_ascending(scores) {
                return Err(BadSheet::Scores { field, most });
            }
        }
        let (at, points): (Vec<u8>, Vec<u8>) = printed.shop_bonuses.iter().map(|b| (b.at, b.points)).unzip();
        if at.len() > Self::MOST_HOTEL_SCORES || !is_ascending(&at) || !is_ascending(&points) {
            return Err(BadSheet::Bonuses);
        }
        if !(1..=Self::MOST_TREES).contains(&printed.trees) {
            return Err(BadSheet::Trees(printed.trees));
        }
        Ok(Self {
            name: printed.name,
            kinds,
            crossed_houses: printed.crossed_houses,
            hotel_scores: printed.hotel_scores,
            shop_scores: printed.shop_scores,
            shop_bonuses: printed.shop_bonuses,
            trees: printed.trees,
        })
    }
}

/// The sheets that come with the game, Old Town first.
pub fn built_in_sheets() -> Vec<Sheet> {
    static FILES: include_dir::Dir<'_> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/assets/sheets");
    let mut sheets: Vec<Sheet> = FILES
        .files()
        .filter_map(|file| {
            let sheet = serde_json::from_slice(file.contents());
            debug_assert!(sheet.is_ok(), "{}: {:?}", file.path().display(), sheet.as_ref().err());
            sheet.ok()
        })
        .collect();
    sheets.sort_by(|a: &Sheet, b| (a.name != "Old Town", &a.name).cmp(&(b.name != "Old Town", &b.name)));
    sheets
}
