//! Whole numbers drawn for searches and training. What bots do follows from them, so they must never change.

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};

/// One of `0..end`, for `end` up to 2^32, all as good as equally likely.
#[inline]
pub(super) fn below(random: &mut ChaCha8Rng, end: usize) -> usize {
    ((u64::from(random.next_u32()) * end as u64) >> 32) as usize
}
