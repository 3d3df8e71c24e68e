//! The facts that the network sees of a sheet: one slot for each, with at most one value at a time.
//!
//! Roads one-hot by square; what each empty square could still become and earn; which streets end at its sides;
//! scores, trees and progress; at a table, who else plays and how far they are.

use crate::rules::doodle_city::{Kind, Sheet, Side, Square};

/// Each square's road; in house squares, with the houses that were crossed out.
pub(super) const ROAD: usize = 0;
/// The longest street that a road in each empty square would make, and the most houses.
pub(super) const LENGTH: usize = ROAD + Square::COUNT;
pub(super) const HOUSES: usize = LENGTH + Square::COUNT;
/// At each side of each empty square: the class of the street that ends there, and its taxis.
pub(super) const END: usize = HOUSES + Square::COUNT;
pub(super) const TAXIS: usize = END + 4 * Square::COUNT;
/// The score and the bonus that each empty square would circle now.
pub(super) const REWARD: usize = TAXIS + 4 * Square::COUNT;
pub(super) const BONUS: usize = REWARD + Square::COUNT;
/// Each circled score, and each bonus that is gone.
pub(super) const MARKS: usize = BONUS + Square::COUNT;
/// Facts about the whole sheet; squares to draw in by column and by row.
pub(super) const FACTS: usize = MARKS + 32;
pub(super) const OPEN: usize = FACTS + 11;
/// Facts about the table.
pub(super) const TABLE: usize = OPEN + 10;
/// How many facts there are.
pub(super) const SLOTS: usize = TABLE + 8;

/// The value of a slot that has none.
pub(super) const OFF: u8 = u8::MAX;

/// The most values of each fact about the whole sheet, in the order in which [`Inputs::facts`] tells them.
const FACT_SIZES: [u16; OPEN - FACTS] = [21, 9, 13, 13, 21, 11, 13, 26, 20, 20, 9];
/// The same for the facts about the table.
const TABLE_SIZES: [u16; SLOTS - TABLE] = [7, 8, 15, 15, 21, 4, 21, 2];

/// How many values a slot can have on a sheet.
pub(super) fn size(sheet: &Sheet, slot: usize) -> u16 {
    match slot {
        LENGTH..END => {
            let square = (slot - LENGTH) % Square::COUNT;
            let is_house = Square::from_index(square).is_some_and(|s| sheet.kind(s) == Kind::House);
            if is_house {
                0
            } else if slot < HOUSES {
                15
            } else {
                13
            }
        }
        ROAD..LENGTH => match Square::from_index(slot).map(|s| sheet.kind(s)) {
            Some(Kind::House) => 18,
            _ => 6,
        },
        END..REWARD => {
            let at = (slot - END) % (4 * Square::COUNT);
            let has_end = Square::from_index(at / 4).is_some_and(|square| {
                sheet.kind(square) != Kind::House && square.neighbour(Side::ALL[at % 4]).is_some()
            });
            match slot {
                _ if !has_end => 0,
                ..TAXIS => 16,
                _ => 2,
            }
        }
        REWARD..BONUS => match Square::from_index(slot - REWARD).map(|s| sheet.kind(s)) {
            Some(Kind::Hotel) => sheet.hotel_scores().len() as u16,
            Some(Kind::Shop) => sheet.shop_scores().len() as u16,
            _ => 0,
        },
        BONUS..MARKS => match Square::from_index(slot - BONUS).map(|s| sheet.kind(s)) {
            Some(Kind::Shop) => sheet.shop_bonuses().len() as u16,
            _ => 0,
        },
        MARKS..FACTS => 1,
        FACTS..OPEN => FACT_SIZES[slot - FACTS],
        OPEN..TABLE => 6,
        _ => TABLE_SIZES[slot - TABLE],
    }
}
