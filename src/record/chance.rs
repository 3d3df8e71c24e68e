//! Where dice come from: a seed that anybody can check, or the system's secret randomness.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::rules::{ChanceSource, Draw};

/// Dice that are a pure function of a seed, the round and what is drawn.
///
/// The seed is the key of the `ChaCha8` stream cipher (8 bytes, lowest first, then 24 zeros; stream 0). Draw `slot` of
/// `round` is the key stream's 32-bit word number `8 * round + slot`, scaled to the number of sides.
/// So undo, reload and other choices never change what a round brings.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: u64,
    stream: ChaCha8Rng,
    /// The number of the word that the stream gives next.
    next: u64,
}

impl Seeded {
    /// Seeds stay below this, so that every JSON reader keeps them exact.
    pub const END: u64 = 1 << 53;

    /// The dice of `seed`.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self { seed, stream: ChaCha8Rng::from_seed(key), next: 0 }
    }

    /// The seed of match number `index` (from 0) in a series that starts from `seed`.
    pub fn nth(seed: u64, index: u64) -> u64 {
        Series::new(seed).nth(index)
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

/// The words that a round can leave unused: so far the stream is read on.
const MOST_SKIPPED: u64 = Draw::SLOTS as u64;

impl ChanceSource for Seeded {
    #[inline]
    fn draw(&mut self, draw: Draw, sides: u32) -> u32 {
        debug_assert!(draw.slot < Draw::SLOTS, "a round has {} slots", Draw::SLOTS);
        let word = u64::from(draw.round) * u64::from(Draw::SLOTS) + u64::from(draw.slot);
        match word.checked_sub(self.next) {
            // To skip a few words is much cheaper than to start the stream anew.
            Some(gap @ 0..=MOST_SKIPPED) => (0..gap).for_each(|_| _ = self.stream.next_u32()),
            _ => self.stream.set_word_pos(word.into()),
        }
        self.next = word + 1;
        scale(self.stream.next_u32(), sides)
    }
}

/// The seeds of a series of matches that starts from a seed: bits 11 to 63 of the 64-bit words of that seed's stream 1,
/// so that the matches of different series differ.
#[derive(Clone, Debug)]
pub struct Series {
    stream: ChaCha8Rng,
    /// The match whose seed the stream gives next.
    next: Option<u64>,
}

impl Series {
    /// The series of `seed`.
    pub fn new(seed: u64) -> Self {
        let mut stream = Seeded::new(seed).stream;
        stream.set_stream(1);
        Self { stream, next: Some(0) }
    }

    /// The seed of match number `index` (from 0). One after the other they cost next to nothing.
    pub fn nth(&mut self, index: u64) -> u64 {
        if self.next != Some(index) {
            self.stream.set_word_pos(2 * u128::from(index));
        }
        self.next = index.checked_add(1);
        self.stream.next_u64() >> 11
    }
}

/// Dice from the operating system's randomness: nobody can know them before they fall.
#[derive(Clone, Copy, Debug, Default)]
pub struct Secret;

impl ChanceSource for Secret {
    fn draw(&mut self, _: Draw, sides: u32) -> u32 {
        scale(rand::rng().next_u32(), sides)
    }
}

/// `word` of 32 random bits as one of `0..sides`.
const fn scale(word: u32, sides: u32) -> u32 {
    ((word as u64 * sides as u64) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(order: &[(u32, u32)]) -> Vec<u32> {
        let mut dice = Seeded::new(7);
        order.iter().map(|&(round, slot)| dice.draw(Draw { round, slot }, 6)).collect()
    }

    #[test]
    fn a_draw_depends_on_its_round_and_slot_alone() {
        let forwards = draws(&[(1, 0), (1, 1), (2, 0), (9, 3)]);
        let mut backwards = draws(&[(9, 3), (2, 0), (1, 1), (1, 0)]);
        backwards.reverse();
        assert_eq!(forwards, backwards);
    }

    #[test]
    fn the_dice_of_a_seed_never_change() {
        // Records name seeds: these numbers must stay what they are on every machine and in every version.
        let order: Vec<(u32, u32)> = (0..3).flat_map(|round| (0..4).map(move |slot| (round, slot))).collect();
        assert_eq!(draws(&order), GOLDEN);
        assert_ne!(Seeded::nth(7, 0), Seeded::nth(7, 1));
        assert!((0..100).all(|index| Seeded::nth(7, index) < Seeded::END));
    }

    #[test]
    fn a_series_gives_the_same_seeds_in_any_order() {
        let mut series = Series::new(7);
        let forwards: Vec<u64> = (0..100).map(|index| series.nth(index)).collect();
        let backwards = (0..100).rev().map(|index| series.nth(index));
        assert!(backwards.eq(forwards.iter().rev().copied()));
        assert!((0..100).all(|index| Seeded::nth(7, index as u64) == forwards[index]));
    }

    const GOLDEN: [u32; 12] = [1, 4, 5, 2, 5, 2, 5, 2, 2, 3, 3, 5];

    #[test]
    fn every_face_comes_about_equally_often() {
        let mut count = [0; 6];
        let mut dice = Seeded::new(1);
        for round in 0..6000 {
            count[dice.draw(Draw { round, slot: 0 }, 6) as usize] += 1;
        }
        assert!(count.iter().all(|&n| (850..1150).contains(&n)), "{count:?}");
    }
}
