//! Reproducible random numbers for tests, apart from those that the game draws its dice with.

use doodle_city::rules::{ChanceKey, ChanceSource};

/// Sebastiano Vigna's `SplitMix64`.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of `0..end`; `end` is at least 1.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((word ^ (word >> 31)) % end as u64) as usize
    }
}

impl ChanceSource for Random {
    fn draw(&mut self, _: ChanceKey, sides: u32) -> u32 {
        self.below(sides as usize) as u32
    }
}
