//! Where dice come from: a seed that anybody can check, or the system's secret randomness.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::rules::{ChanceKey, ChanceSource};

/// The stream with this number of a seed, which is the key: 8 bytes, lowest first, then 24 zeros.
///
/// Each number has its purpose, so that what is drawn for one tells nothing of another: 0 for dice, 1 for the seeds of
/// a series, 2 for what random players choose, 3 for what computer players imagine.
pub(crate) fn stream(seed: u64, number: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut stream = ChaCha8Rng::from_seed(key);
    stream.set_stream(number);
    stream
}

/// Dice that are a pure function of a seed and of what is drawn.
///
/// The seed is the key of the `ChaCha8` stream cipher (8 bytes, lowest first, then 24 zeros; stream 0). A draw is the
/// key stream's 32-bit word with the number of its [`ChanceKey`], scaled to the number of sides. So neither undoing nor
/// reloading changes what chance brings.
///
/// ```
/// use doodle_city::{
///     record::Seeded,
///     rules::{ChanceKey, ChanceSource as _},
/// };
///
/// let mut dice = Seeded::new(7);
/// // From 0 to 5, as a die has six sides.
/// let drawn = [8, 9, 10].map(|key| dice.draw(ChanceKey(key), 6));
/// assert_eq!(drawn, [5, 2, 5]);
/// // The same key brings the same, whatever was drawn before.
/// assert_eq!(dice.draw(ChanceKey(9), 6), drawn[1]);
/// ```
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
        Self { seed, stream: stream(seed, 0), next: 0 }
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

/// So many unused words are read, and more are jumped over.
const MOST_SKIPPED: u64 = 8;

impl ChanceSource for Seeded {
    #[inline]
    fn draw(&mut self, ChanceKey(word): ChanceKey, sides: u32) -> u32 {
        match word.checked_sub(self.next) {
            // To skip a few words is much cheaper than to start the stream anew.
            Some(gap @ 0..=MOST_SKIPPED) => (0..gap).for_each(|_| _ = self.stream.next_u32()),
            _ => self.stream.set_word_pos(word.into()),
        }
        self.next = word.wrapping_add(1);
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
        Self { stream: stream(seed, 1), next: Some(0) }
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
pub struct SystemRandom;

impl ChanceSource for SystemRandom {
    fn draw(&mut self, _: ChanceKey, sides: u32) -> u32 {
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

    fn draws(keys: &[u64]) -> Vec<u32> {
        let mut dice = Seeded::new(7);
        keys.iter().map(|&key| dice.draw(ChanceKey(key), 6)).collect()
    }

    #[test]
    fn a_draw_depends_on_its_key_alone() {
        let forwards = draws(&[8, 9, 16, 75, 1 << 40, u64::MAX]);
        let mut backwards = draws(&[u64::MAX, 1 << 40, 75, 16, 9, 8]);
        backwards.reverse();
        assert_eq!(forwards, backwards);
    }

    #[test]
    fn the_dice_of_a_seed_never_change() {
        // Records name seeds: these numbers must stay what they are on every machine and in every version.
        let keys: Vec<u64> = [0, 8, 16].into_iter().flat_map(|first| first..first + 4).collect();
        assert_eq!(draws(&keys), GOLDEN);
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
        for key in 0..6000 {
            count[dice.draw(ChanceKey(key), 6) as usize] += 1;
        }
        assert!(count.iter().all(|&n| (850..1150).contains(&n)), "{count:?}");
    }
}
