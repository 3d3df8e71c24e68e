//! What is printed on the blocks.

use strum::{Display, VariantArray};

use crate::rules::variants::all;

/// A building, printed on a block beside the face of its die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Building {
    /// Green: victory points.
    Suburb,
    /// Blue: money, as long as there is industry.
    Commerce,
    /// Blue and green: either of them, as its player likes.
    Mixed,
    /// Purple: a dollar, and a free reroll in the own next turn.
    #[strum(serialize = "town hall")]
    TownHall,
    /// Black: pays for what is given up, or doubles.
    #[strum(serialize = "parking lot")]
    ParkingLot,
    /// Yellow: multiplies the money of blue buildings.
    Industry,
    /// Red: multiplies the points of green buildings.
    Offices,
}

impl Building {
    /// All buildings.
    pub const ALL: [Self; 7] = all(Self::VARIANTS);

    /// Its letter in records: G suburb, B commerce, M mixed, P town hall, K parking lot, Y industry, R offices.
    pub const fn letter(self) -> char {
        match self {
            Self::Suburb => 'G',
            Self::Commerce => 'B',
            Self::Mixed => 'M',
            Self::TownHall => 'P',
            Self::ParkingLot => 'K',
            Self::Industry => 'Y',
            Self::Offices => 'R',
        }
    }

    /// The building with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let mut at = 0;
        while at < Self::ALL.len() {
            if Self::ALL[at].letter() == letter {
                return Some(Self::ALL[at]);
            }
            at += 1;
        }
        None
    }

    /// 0 to 6, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}
