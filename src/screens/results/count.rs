//! Counting up: which numbers are to be seen at which moment.

use bevy::prelude::*;

use super::layout::PARTS;
use crate::{
    board::sounds::{Heard, Sound},
    input::Skip,
    rules::doodle_city::Score,
    theme::motion::{Awake, HasMotion},
};

/// In how many seconds one part is counted, and how long it rests after that.
const COUNTS: f32 = 0.5;
const RESTS: f32 = 0.15;

/// How far the results are counted.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Count {
    /// Seconds since the first number moved; the end if everything is there.
    pub(super) at: f32,
    sounded: usize,
}

impl Count {
    /// When everything is counted.
    const END: f32 = PARTS as f32 * (COUNTS + RESTS) + RESTS;

    /// Everything is there at once.
    pub const fn skip(&mut self) {
        self.at = Self::END;
    }

    /// Whether everything is counted.
    pub fn is_over(self) -> bool {
        self.at >= Self::END
    }

    /// The part at `position` as far as it is counted; a part is counted after those before it.
    pub(super) fn part(self, score: &Score, position: usize) -> i32 {
        let value = parts(score)[position];
        let progress = (self.at - position as f32 * (COUNTS + RESTS)) / COUNTS;
        (value as f32 * EaseFunction::SineOut.sample_clamped(progress)).round() as i32
    }

    /// All parts together as far as they are counted.
    pub(super) fn total(self, score: &Score) -> i32 {
        (0..PARTS).map(|position| self.part(score, position)).sum()
    }

    /// Whether the part at `position` has begun to count.
    pub(super) fn has_begun(self, position: usize) -> bool {
        self.at >= position as f32 * (COUNTS + RESTS)
    }
}

/// The parts of a total, in the order of their columns.
pub(super) const fn parts(score: &Score) -> [i32; PARTS] {
    [score.hotels, score.shops, score.bonuses, score.taxis, score.trees]
}

pub(super) fn begin(mut count: ResMut<Count>, has_motion: Res<HasMotion>) {
    *count = Count::default();
    if !has_motion.0 {
        count.skip();
        count.sounded = PARTS;
    }
}

/// One frame further.
pub(super) fn go_on(
    mut count: ResMut<Count>,
    mut skips: MessageReader<Skip>,
    mut heard: MessageWriter<Heard>,
    time: Res<Time>,
    mut awake: ResMut<Awake>,
) {
    let is_skipped = skips.read().count() > 0;
    if count.is_over() {
        return;
    }
    // A little longer than it counts: texts take two frames to fit their places.
    awake.stay(&time, 0.1);
    if is_skipped {
        count.skip();
    } else {
        count.at += time.delta_secs();
        let begun = (0..PARTS).filter(|&position| count.has_begun(position)).count();
        if begun > count.sounded {
            count.sounded = begun;
            heard.write(Heard { sound: Sound::Count, after: 0.0 });
        }
    }
    if count.is_over() {
        heard.write(Heard { sound: Sound::Win, after: 0.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCORE: Score = Score { place: 1, total: 31, hotels: 11, shops: 7, bonuses: 5, taxis: 12, trees: -4 };

    #[test]
    fn parts_are_counted_one_after_the_other() {
        let mut count = Count::default();
        assert_eq!(count.total(&SCORE), 0);
        count.at = COUNTS;
        assert_eq!([count.part(&SCORE, 0), count.part(&SCORE, 1), count.total(&SCORE)], [11, 0, 11]);
        count.at = 2.0 * COUNTS + RESTS;
        assert_eq!([count.part(&SCORE, 1), count.total(&SCORE)], [7, 18]);
        assert!(!count.is_over());
    }

    #[test]
    fn skipped_or_not_it_ends_with_the_standings() {
        let mut count = Count::default();
        count.skip();
        assert!(count.is_over());
        assert_eq!((0..PARTS).map(|part| count.part(&SCORE, part)).collect::<Vec<_>>(), parts(&SCORE));
        assert_eq!(count.total(&SCORE), SCORE.total);
    }
}
