//! Which building each block has beside which face. It belongs to the set-up, so a record says it.

use serde::{Deserialize, Serialize};

use super::{Block, Building};
use crate::rules::{dice::Face, shown};

/// What is printed on the seven blocks. Written as seven strings of six letters, one for each face from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Blocks([Row; Block::COUNT]);

impl Blocks {
    /// The blocks that come with the game: each has six of the seven buildings.
    pub const BUILT_IN: Self = Self::of(include_bytes!("../../../assets/blocks/city_planner.json"));

    /// The building on `block` beside `face`.
    pub const fn building(&self, block: Block, face: Face) -> Building {
        self.0[block.index()].0[face.index()]
    }

    /// The blocks in a file of the library: its capital letters one by one, whatever stands between them.
    const fn of(file: &[u8]) -> Self {
        let mut rows = [Row([Building::Suburb; 6]); Block::COUNT];
        let (mut read, mut at) = (0, 0);
        while at < file.len() {
            if let Some(building) = Building::from_letter(file[at] as char) {
                rows[read / 6].0[read % 6] = building;
                read += 1;
            }
            at += 1;
        }
        assert!(read == 6 * Block::COUNT, "seven blocks have six buildings each");
        Self(rows)
    }
}

/// The buildings of one block, by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Row([Building; 6]);

impl From<Row> for String {
    fn from(Row(buildings): Row) -> Self {
        buildings.map(Building::letter).iter().collect()
    }
}

impl TryFrom<String> for Row {
    type Error = String;

    fn try_from(letters: String) -> Result<Self, String> {
        let building = |letter: char| {
            Building::from_letter(letter).ok_or_else(|| {
                let letter = letter.to_string();
                format!("`{}` is no building: the letters are G, B, M, P, K, Y and R", shown(&letter))
            })
        };
        let buildings: Vec<Building> = letters.chars().map(building).collect::<Result<_, _>>()?;
        let count = buildings.len();
        let row = buildings.try_into().map(Self);
        row.map_err(|_| format!("a block has six letters, such as \"BPMRKY\", not {count}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../assets/blocks/city_planner.json");

    #[test]
    fn the_blocks_in_the_library_are_those_of_the_file() {
        assert_eq!(serde_json::from_str::<Blocks>(FILE).unwrap(), Blocks::BUILT_IN);
    }

    #[test]
    fn each_block_misses_one_building_and_each_building_one_block() {
        let on = |block| Face::ALL.map(|face| Blocks::BUILT_IN.building(block, face));
        for block in Block::ALL {
            let missing = Building::ALL.into_iter().filter(|building| !on(block).contains(building)).count();
            assert_eq!(missing, 1, "block {block}");
        }
        for building in Building::ALL {
            let blocks = Block::ALL.into_iter().filter(|&block| on(block).contains(&building)).count();
            assert_eq!(blocks, 6, "{building}");
            // So that no die is better than another, each building stands once beside each face.
            for face in Face::ALL {
                let there = Block::ALL.into_iter().filter(|block| on(*block)[face.index()] == building).count();
                assert_eq!(there, 1, "{building} beside {face}");
            }
        }
    }

    #[test]
    fn other_letters_and_other_lengths_are_refused() {
        let refused = |text: &str| serde_json::from_str::<Row>(text).unwrap_err().to_string();
        assert!(refused(r#""BPMRK""#).contains("six letters"));
        assert!(refused(r#""BPMRKYG""#).contains("not 7"));
        assert!(refused(r#""BPMRKX""#).contains("`X` is no building"));
        assert!(refused(r#""bpmrky""#).contains("`b` is no building"));
    }
}
