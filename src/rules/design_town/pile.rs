//! Cards whose order nobody knows, or that does not matter.

use serde::{Deserialize, Serialize};

use super::Building;

/// How many there are of each building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Pile([u8; Building::COUNT]);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self([0; Building::COUNT]);

    /// How many of `building` are in it.
    pub const fn count(&self, building: Building) -> u8 {
        self.0[building.index()]
    }

    /// Whether `building` is in it.
    pub const fn has(&self, building: Building) -> bool {
        self.count(building) > 0
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// The buildings that are in it, with how many there are of each.
    pub fn iter(&self) -> impl Iterator<Item = (Building, u8)> {
        Building::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Puts a card in.
    pub const fn add(&mut self, building: Building) {
        self.0[building.index()] += 1;
    }

    /// Takes a card out; `None` if there is no such card.
    pub const fn take(&mut self, building: Building) -> Option<()> {
        match self.0[building.index()].checked_sub(1) {
            Some(left) => {
                self.0[building.index()] = left;
                Some(())
            }
            None => None,
        }
    }

    /// Turns a card to its other side; `None` if there is no such card.
    pub const fn turn(&mut self, building: Building) -> Option<()> {
        match self.take(building) {
            Some(()) => {
                self.add(building.other_side());
                Some(())
            }
            None => None,
        }
    }

    /// The card at `index`, where those of a building follow each other.
    pub fn nth(&self, index: usize) -> Option<Building> {
        let mut before = 0;
        self.iter().find_map(|(building, count)| {
            before += usize::from(count);
            (index < before).then_some(building)
        })
    }
}

impl FromIterator<Building> for Pile {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut pile = Self::EMPTY;
        for building in buildings {
            pile.add(building);
        }
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_in_and_out() {
        let mut pile: Pile = [Building::Factory, Building::Church, Building::Factory].into_iter().collect();
        assert_eq!(
            (pile.len(), pile.nth(0), pile.nth(2)),
            (3, Some(Building::Church), Some(Building::Factory))
        );
        assert_eq!(pile.nth(3), None);
        assert_eq!((pile.take(Building::Church), pile.take(Building::Church)), (Some(()), None));
        assert_eq!(pile.turn(Building::Factory), Some(()));
        assert_eq!((pile.count(Building::Factory), pile.count(Building::PowerPlant)), (1, 1));
    }
}
