//! The seven blocks by their numbers, and sets of them.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::BoundedInt;

/// One of the seven blocks, each with its die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Block(u8);

impl Block {
    /// How many there are.
    pub const COUNT: usize = 7;
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The number printed on it, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The block with this number; `None` unless that is 1 to 7.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1..=7 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// 0 to 6, for tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Block({self})")
    }
}

impl From<Block> for u8 {
    fn from(block: Block) -> Self {
        block.number()
    }
}

impl<'de> Deserialize<'de> for Block {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BoundedInt::<1, 7>::read(deserializer).map(|number| Self(number - 1))
    }
}

/// A set of blocks. Written as the list of their numbers, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Block>", into = "Vec<Block>")]
pub struct BlockSet(u8);

impl BlockSet {
    /// No block.
    pub const NONE: Self = Self(0);
    /// All seven.
    pub const ALL: Self = Self(0x7F);

    /// The set of these.
    pub fn of(blocks: impl IntoIterator<Item = Block>) -> Self {
        blocks.into_iter().fold(Self::NONE, Self::with)
    }

    /// Whether `block` is in it.
    pub const fn has(self, block: Block) -> bool {
        self.0 >> block.0 & 1 != 0
    }

    /// The set with `block`, too.
    pub const fn with(self, block: Block) -> Self {
        Self(self.0 | 1 << block.0)
    }

    /// The set without the blocks of `others`.
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The blocks, ascending.
    pub fn iter(self) -> impl Iterator<Item = Block> {
        Block::ALL.into_iter().filter(move |&block| self.has(block))
    }

    /// The `index`th block, from 0.
    pub(super) fn nth(self, index: usize) -> Option<Block> {
        self.iter().nth(index)
    }

    /// How many subsets there are, the empty one and the whole set included.
    pub(super) const fn subsets(self) -> usize {
        1 << self.len()
    }

    /// The `index`th subset: bit by bit, whether the next block is in it.
    pub(super) fn subset(self, index: usize) -> Self {
        Self::of(self.iter().enumerate().filter(|&(at, _)| index >> at & 1 != 0).map(|(_, block)| block))
    }
}

impl fmt::Display for BlockSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, block) in self.iter().enumerate() {
            write!(f, "{}{block}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for BlockSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BlockSet({self})")
    }
}

impl From<BlockSet> for Vec<Block> {
    fn from(blocks: BlockSet) -> Self {
        blocks.iter().collect()
    }
}

impl TryFrom<Vec<Block>> for BlockSet {
    type Error = String;

    fn try_from(blocks: Vec<Block>) -> Result<Self, String> {
        match blocks.windows(2).find(|pair| pair[0] >= pair[1]) {
            Some(pair) => Err(format!("the blocks must ascend, but after {} comes {}", pair[0], pair[1])),
            None => Ok(Self::of(blocks)),
        }
    }
}
