//! What six buildings bring, by how many there are of each: all ways to score them that may be worth it.

use std::sync::LazyLock;

use crate::rules::city_planner::{Building, DOLLARS_PER_POINT, GIVEN_UP_MONEY, TOWN_HALL_MONEY, UPKEEP};

/// How many blocks are scored.
const SIX: usize = 6;
/// Each building's part of a hand's number. As there are always six buildings, the first of them need not be counted.
const PARTS: [u32; 7] = [0, 1, 7, 49, 343, 2401, 16807];
/// One more than the highest number of a hand.
const NUMBERS: usize = 6 * 16807 + 1;

/// How many different hands there are: six of seven kinds of buildings.
pub(super) const HANDS: usize = 924;
/// The most rerolls that a turn can earn, one for each of six town halls.
pub(super) const MOST_REROLLS: usize = 6;
/// The most dollars that a turn can bring: four blues and two yellows, or three of each.
pub(super) const MOST_INCOME: usize = 12;

/// What a building adds to the number of the hand that it belongs to.
pub(super) const fn part(building: Building) -> u32 {
    PARTS[building.index()]
}

/// What one way to score brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Yield {
    pub(super) vp: u8,
    /// Dollars before upkeep.
    pub(super) income: u8,
    pub(super) rerolls: u8,
}

impl Yield {
    /// Whether the other one brings no more of anything.
    const fn covers(self, other: Self) -> bool {
        self.vp >= other.vp && self.income >= other.income && self.rerolls >= other.rerolls
    }

    /// The dollars afterwards of somebody who has `held` before.
    pub(super) fn money(self, held: usize, has_upkeep: bool) -> usize {
        let money = held + usize::from(self.income);
        if has_upkeep { money.saturating_sub(UPKEEP as usize) } else { money }
    }
}

/// The ways to score every hand.
#[derive(Debug)]
pub(super) struct Yields {
    /// The hand with a number; anything where no hand has it.
    hands: Vec<u16>,
    /// Where the ways of a hand begin; those of the next one begin where they end.
    begins: Vec<u16>,
    ways: Vec<Yield>,
    has_upkeep: Vec<bool>,
}

impl Yields {
    /// Those of the game.
    pub(super) fn all() -> &'static Self {
        static ALL: LazyLock<Yields> = LazyLock::new(Yields::new);
        &ALL
    }

    fn new() -> Self {
        let mut all = Self {
            hands: vec![0; NUMBERS],
            begins: Vec::with_capacity(HANDS + 1),
            ways: Vec::new(),
            has_upkeep: Vec::with_capacity(HANDS),
        };
        all.add_hands(&mut [0; 7], 0, SIX);
        all.begins.push(all.ways.len() as u16);
        debug_assert_eq!(all.has_upkeep.len(), HANDS, "six of seven kinds");
        all
    }

    /// Adds all hands that begin with these counts of the first `kinds` kinds.
    fn add_hands(&mut self, counts: &mut [u8; 7], kinds: usize, left: usize) {
        if kinds == 6 {
            counts[6] = left as u8;
            self.add_hand(counts);
            return;
        }
        for count in 0..=left {
            counts[kinds] = count as u8;
            self.add_hands(counts, kinds + 1, left - count);
        }
    }

    fn add_hand(&mut self, counts: &[u8; 7]) {
        let number: u32 = counts.iter().zip(PARTS).map(|(&count, part)| u32::from(count) * part).sum();
        self.hands[number as usize] = self.begins.len() as u16;
        self.begins.push(self.ways.len() as u16);
        let count = |building: Building| counts[building.index()];
        self.has_upkeep.push(count(Building::Industry) + count(Building::Offices) <= 1);
        let mut ways: Vec<Yield> = Vec::new();
        each_way(counts, &mut |way| {
            if !ways.iter().any(|better| better.covers(way)) {
                ways.retain(|worse| !way.covers(*worse));
                ways.push(way);
            }
        });
        self.ways.extend(ways);
    }

    /// The hand with this number: the sum of its buildings' parts.
    pub(super) fn hand(&self, number: u32) -> usize {
        self.hands[number as usize].into()
    }

    /// The ways to score a hand that may be worth it, and whether its upkeep has to be paid.
    pub(super) fn of(&self, hand: usize) -> (&[Yield], bool) {
        let ways = &self.ways[self.begins[hand].into()..self.begins[hand + 1].into()];
        (ways, self.has_upkeep[hand])
    }
}

/// Calls `see` for all ways to score these counts of buildings.
fn each_way(counts: &[u8; 7], see: &mut dyn FnMut(Yield)) {
    let count = |building: Building| counts[building.index()];
    let parking_lots = count(Building::ParkingLot);
    // With a single parking lot up to all of these are given up, otherwise none.
    let up_to = |building| if parking_lots == 1 { count(building) } else { 0 };
    let (twice_vp, twice_money): (&[u8], &[u8]) =
        if parking_lots >= 2 { (&[2, 1], &[1, 2]) } else { (&[1], &[1]) };
    let mixed = count(Building::Mixed);
    for as_green in (0..=mixed).rev() {
        for suburbs in 0..=up_to(Building::Suburb) {
            for commerce in 0..=up_to(Building::Commerce) {
                for town_halls in 0..=up_to(Building::TownHall) {
                    for industry in 0..=up_to(Building::Industry) {
                        for offices in 0..=up_to(Building::Offices) {
                            let given_up = suburbs + commerce + town_halls + industry + offices;
                            let greens = count(Building::Suburb) - suburbs + as_green;
                            let blues = count(Building::Commerce) - commerce + mixed - as_green;
                            let reds = count(Building::Offices) - offices;
                            let yellows = count(Building::Industry) - industry;
                            let rerolls = count(Building::TownHall) - town_halls;
                            let blue_money = if yellows > 0 { blues * (yellows + 1) } else { 0 };
                            let other = given_up * GIVEN_UP_MONEY as u8 + rerolls * TOWN_HALL_MONEY as u8;
                            for (vp_times, money_times) in twice_vp.iter().zip(twice_money) {
                                see(Yield {
                                    vp: greens * (reds + 1) * vp_times,
                                    income: blue_money * money_times + other,
                                    rerolls,
                                });
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The points for full five dollars.
pub(super) const fn points_for(money: usize) -> i32 {
    (money / DOLLARS_PER_POINT as usize) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(letters: &str) -> (Vec<(u8, u8, u8)>, bool) {
        let number = letters.chars().map(|letter| part(Building::from_letter(letter).unwrap())).sum();
        let all = Yields::all();
        let (ways, has_upkeep) = all.of(all.hand(number));
        let mut ways: Vec<_> = ways.iter().map(|way| (way.vp, way.income, way.rerolls)).collect();
        ways.sort_unstable();
        (ways, has_upkeep)
    }

    #[test]
    fn ways_that_bring_no_more_of_anything_are_left_out() {
        assert_eq!(ways("GGGGRR"), (vec![(12, 0, 0)], false));
        // To give up one blue and no more loses its money with two industries.
        let (of_all, has_upkeep) = ways("BBYYGK");
        assert!(!has_upkeep && of_all.contains(&(1, 8, 0)) && of_all.contains(&(0, 10, 0)), "{of_all:?}");
        assert!(!of_all.contains(&(1, 6, 0)), "{of_all:?}");
        assert_eq!(ways("BBYGKK"), (vec![(1, 8, 0), (2, 4, 0)], true));
    }

    #[test]
    fn no_hand_earns_more_than_is_said() {
        let all = Yields::all();
        let ways = || (0..HANDS).flat_map(|hand| all.of(hand).0);
        assert_eq!(ways().map(|way| usize::from(way.income)).max(), Some(MOST_INCOME));
        assert_eq!(ways().map(|way| usize::from(way.rerolls)).max(), Some(MOST_REROLLS));
    }
}
