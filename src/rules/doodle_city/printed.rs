//! The printed sheet: which square is what, and which scores can be circled. How files write it is in `sheet_file`.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::{
    geometry::{Column, Square},
    sheet_file,
    squares::Squares,
};
use crate::rules::BoundedInt;

/// What is printed in a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Houses to be crossed out, next to a starting road.
    House,
    /// Scores the length of its road.
    Hotel,
    /// Scores the crossed-out houses along its road.
    Shop,
    /// Scores at the end if its road runs through another taxi.
    Taxi,
}

impl Kind {
    pub(super) const fn from_letter(letter: char) -> Option<Self> {
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
    #[serde(deserialize_with = "BoundedInt::<1, 99>::read")]
    pub at: u8,
    /// What it is worth.
    #[serde(deserialize_with = "BoundedInt::<1, 99>::read")]
    pub points: u8,
}

/// A checked sheet: 5 x 5 squares with one house square per column, ascending scores and bonuses, some trees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a sheet (an object)")]
pub struct Sheet {
    #[serde(deserialize_with = "sheet_file::read_name")]
    name: String,
    #[serde(
        rename = "rows",
        serialize_with = "sheet_file::write_rows",
        deserialize_with = "sheet_file::read_rows"
    )]
    kinds: [Kind; Square::COUNT],
    #[serde(deserialize_with = "sheet_file::read_crossed_houses")]
    crossed_houses: [u8; 5],
    #[serde(deserialize_with = "sheet_file::read_scores::<_, { Sheet::MOST_HOTEL_SCORES }>")]
    hotel_scores: Vec<u8>,
    #[serde(deserialize_with = "sheet_file::read_scores::<_, { Sheet::MOST_SHOP_SCORES }>")]
    shop_scores: Vec<u8>,
    #[serde(deserialize_with = "sheet_file::read_bonuses")]
    shop_bonuses: Vec<Bonus>,
    #[serde(deserialize_with = "BoundedInt::<1, { Sheet::MOST_TREES }>::read")]
    trees: u8,
}

impl Sheet {
    /// Houses in each house square that are free at the start.
    pub const FREE_HOUSES: u8 = 2;
    /// How many houses of a house square can be crossed out from the start, at most.
    pub const MOST_CROSSED_HOUSES: u8 = 2;
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
