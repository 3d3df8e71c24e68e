//! A block that is passed on: which one it is, and what its die shows.

use crate::rules::{city_planner::Block, dice::Face};

/// How many blocks there are, times six faces.
pub(super) const LOCKS: usize = Block::COUNT * 6;

/// The number of a block with a die that shows the face with these indices, below [`LOCKS`].
pub(super) const fn lock(block: usize, face: usize) -> usize {
    block * 6 + face
}

/// The same for a block and a face of the rules.
pub(super) const fn lock_of(block: Block, face: Face) -> usize {
    lock(block.index(), face.index())
}
