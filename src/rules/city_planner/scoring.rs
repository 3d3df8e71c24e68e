//! What six blocks bring.

use super::{Block, BlockSet, Blocks, Building, Doubled, ScoringChoice};
use crate::rules::dice::Face;

/// What a building that is given up for a single parking lot brings.
pub const GIVEN_UP_MONEY: i32 = 2;
/// What a town hall brings, besides a reroll.
pub const TOWN_HALL_MONEY: i32 = 1;
/// The upkeep of a city with too few offices and industries.
pub const UPKEEP: i32 = 5;

/// What a turn brought, part by part. Buildings that were given up count nowhere but in `given_up`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scoring {
    /// Green buildings, mixed ones that were taken as green included.
    pub greens: i32,
    /// Red buildings, which multiply the green ones.
    pub reds: i32,
    /// Blue buildings, mixed ones that were taken as blue included.
    pub blues: i32,
    /// Yellow buildings, which multiply the blue ones.
    pub yellows: i32,
    /// Town halls: as many dollars, and free rerolls in the own next turn.
    pub town_halls: i32,
    /// Parking lots.
    pub parking_lots: i32,
    /// Buildings that were given up.
    pub given_up: i32,
    /// What was doubled.
    pub doubled: Option<Doubled>,
    /// The points of the green buildings, doubled or not.
    pub vp: i32,
    /// The dollars of the blue buildings, doubled or not.
    pub blue_money: i32,
    /// The dollars for what was given up.
    pub given_up_money: i32,
    /// The dollars of the town halls.
    pub town_hall_money: i32,
    /// The dollars paid as upkeep.
    pub upkeep: i32,
}

impl Scoring {
    /// The dollars before upkeep.
    pub const fn income(&self) -> i32 {
        self.blue_money + self.given_up_money + self.town_hall_money
    }

    /// The dollars that were won, or lost.
    pub const fn money(&self) -> i32 {
        self.income() - self.upkeep
    }
}

/// The six blocks that are scored, by what lies on them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Six {
    /// For each building, the blocks that have it.
    by_building: [BlockSet; 7],
}

impl Six {
    /// The dice but that of the block `passed`.
    pub(super) fn of(blocks: &Blocks, dice: &[Option<Face>; Block::COUNT], passed: Block) -> Self {
        let mut six = Self::default();
        for (block, face) in Block::ALL.into_iter().zip(dice) {
            if let Some(face) = *face
                && block != passed
            {
                let building = blocks.building(block, face);
                let there = &mut six.by_building[building.index()];
                *there = there.with(block);
            }
        }
        six
    }

    const fn blocks(&self, building: Building) -> BlockSet {
        self.by_building[building.index()]
    }

    pub(super) const fn parking_lots(&self) -> usize {
        self.blocks(Building::ParkingLot).len()
    }

    /// Those with a mixed building.
    pub(super) const fn mixed(&self) -> BlockSet {
        self.blocks(Building::Mixed)
    }

    /// Those whose building can be given up.
    pub(super) fn expendable(&self) -> BlockSet {
        if self.parking_lots() != 1 {
            return BlockSet::NONE;
        }
        let can_be =
            [Building::Suburb, Building::Commerce, Building::TownHall, Building::Industry, Building::Offices];
        BlockSet::of(can_be.into_iter().flat_map(|building| self.blocks(building).iter()))
    }

    /// Whether something is doubled.
    pub(super) const fn doubles(&self) -> bool {
        self.parking_lots() >= 2
    }

    /// What a legal choice brings to a player who has `held` dollars.
    pub(super) fn score(&self, choice: ScoringChoice, held: i32) -> Scoring {
        let count = |building| self.blocks(building).without(choice.given_up).len() as i32;
        let (mixed, as_green) = (self.mixed().len() as i32, choice.green.len() as i32);
        let twice = |what| 1 + i32::from(choice.doubled == Some(what));
        let mut scoring = Scoring {
            greens: count(Building::Suburb) + as_green,
            reds: count(Building::Offices),
            blues: count(Building::Commerce) + mixed - as_green,
            yellows: count(Building::Industry),
            town_halls: count(Building::TownHall),
            parking_lots: self.parking_lots() as i32,
            given_up: choice.given_up.len() as i32,
            doubled: choice.doubled,
            ..Scoring::default()
        };
        scoring.vp = scoring.greens * (scoring.reds + 1) * twice(Doubled::Vp);
        if scoring.yellows > 0 {
            scoring.blue_money = scoring.blues * (scoring.yellows + 1) * twice(Doubled::Money);
        }
        scoring.given_up_money = scoring.given_up * GIVEN_UP_MONEY;
        scoring.town_hall_money = scoring.town_halls * TOWN_HALL_MONEY;
        // Upkeep goes by the dice as they lie, given up or not.
        let working = self.blocks(Building::Offices).len() + self.blocks(Building::Industry).len();
        if working <= 1 {
            scoring.upkeep = UPKEEP.min(held + scoring.income());
        }
        scoring
    }
}
