//! What a hotel or shop in an empty square would circle, were it drawn now.

use super::slots::OFF;
use crate::rules::doodle_city::{Kind, Sheet, Square};

/// The scores and bonuses of a sheet by what they take.
#[derive(Clone, Debug)]
pub(super) struct Rewards {
    /// For each length: the hotel scores that it allows, one bit each by position.
    hotels: [u32; Square::COUNT + 1],
    /// For each number of houses: the shop scores that it allows.
    shops: [u32; 32],
    /// For each position of a shop score: the bonuses that it allows.
    bonuses: [u32; Sheet::MOST_SHOP_SCORES],
}

/// Those of `numbers` that `reached` allows, by position.
fn up_to(numbers: impl Iterator<Item = u8>, reached: usize) -> u32 {
    numbers.enumerate().filter(|(_, at)| usize::from(*at) <= reached).fold(0, |mask, (n, _)| mask | 1 << n)
}

/// The highest position in `mask`.
const fn highest(mask: u32) -> u8 {
    match mask.checked_ilog2() {
        Some(position) => position as u8,
        None => OFF,
    }
}

impl Rewards {
    pub(super) fn new(sheet: &Sheet) -> Self {
        let bonuses = |score: u8| up_to(sheet.shop_bonuses().iter().map(|bonus| bonus.at), score.into());
        let mut by_position = [0; Sheet::MOST_SHOP_SCORES];
        by_position.iter_mut().zip(sheet.shop_scores()).for_each(|(allowed, &score)| *allowed = bonuses(score));
        Self {
            hotels: core::array::from_fn(|length| up_to(sheet.hotel_scores().iter().copied(), length)),
            shops: core::array::from_fn(|houses| up_to(sheet.shop_scores().iter().copied(), houses)),
            bonuses: by_position,
        }
    }

    /// The positions of the score and the bonus for a square of this kind with the given length and houses, beside
    /// what is circled or gone by `marks`; [`OFF`] for none.
    pub(super) fn of(&self, kind: Kind, (length, houses): (u8, u8), marks: u32) -> (u8, u8) {
        match kind {
            Kind::House | Kind::Taxi => (OFF, OFF),
            Kind::Hotel => (highest(self.hotels[usize::from(length)] & !marks & 0xFF), OFF),
            Kind::Shop => {
                let score = highest(self.shops[usize::from(houses)] & !(marks >> 8) & 0xFFFF);
                let bonuses =
                    self.bonuses.get(usize::from(score)).map_or(0, |allowed| allowed & !(marks >> 24));
                (score, highest(bonuses))
            }
        }
    }
}
