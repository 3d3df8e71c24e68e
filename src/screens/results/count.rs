//! Counting up: which numbers are to be seen at which moment.

use bevy::prelude::*;

use crate::{
    input::Skip,
    sound::{PlaySound, Sound},
    theme::motion::{HasMotion, RedrawUntil},
};

/// In how many seconds one part is counted, and how long it rests after that.
const COUNTS: f32 = 0.5;
const RESTS: f32 = 0.15;

/// How far the results are counted.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Count {
    /// How many parts there are to be counted; 0 as long as that is not known.
    parts: usize,
    /// Seconds since the first number moved; without end if everything is there.
    at: f32,
    sounded: usize,
}

impl Count {
    /// Everything is there at once.
    pub(super) const fn skip(&mut self) {
        self.at = f32::INFINITY;
    }

    /// It begins so many seconds later.
    pub(super) fn wait(&mut self, seconds: f32) {
        self.at -= seconds;
    }

    /// There are so many parts.
    pub(super) fn take(&mut self, parts: usize) {
        self.parts = parts;
    }

    /// Whether everything is counted.
    pub(super) fn is_over(self) -> bool {
        self.at >= self.parts as f32 * (COUNTS + RESTS) + RESTS
    }

    /// The part at `position` as far as it is counted; a part is counted after those before it.
    pub(super) fn part(self, parts: &[i32], position: usize) -> i32 {
        self.number(parts.get(position).copied().unwrap_or(0), position)
    }

    /// A number as far as it is counted, after so many others.
    pub(super) fn number(self, value: i32, position: usize) -> i32 {
        let progress = (self.at - position as f32 * (COUNTS + RESTS)) / COUNTS;
        (value as f32 * EaseFunction::SineOut.sample_clamped(progress)).round() as i32
    }

    /// A number as far as all together is counted.
    pub(super) fn overall(self, value: i32) -> i32 {
        let progress = self.at / (self.parts as f32 * (COUNTS + RESTS));
        (value as f32 * progress.clamp(0.0, 1.0)).round() as i32
    }

    /// All parts together as far as they are counted.
    pub(super) fn total(self, parts: &[i32]) -> i32 {
        (0..parts.len()).map(|position| self.part(parts, position)).sum()
    }

    /// Whether the part at `position` has begun to count.
    pub(super) fn has_begun(self, position: usize) -> bool {
        self.at >= position as f32 * (COUNTS + RESTS)
    }
}

pub(super) fn begin(mut count: ResMut<Count>, has_motion: Res<HasMotion>) {
    *count = Count { parts: count.parts, ..Count::default() };
    if !has_motion.0 {
        count.skip();
        count.sounded = usize::MAX;
    }
}

/// One frame further.
pub(super) fn go_on(
    mut count: ResMut<Count>,
    mut skips: MessageReader<Skip>,
    mut sounds: MessageWriter<PlaySound>,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
) {
    let is_skipped = skips.read().count() > 0;
    if count.parts == 0 || count.is_over() {
        return;
    }
    // A little longer than it counts: texts take two frames to fit their places.
    redraw_until.stay(&time, 0.1);
    if is_skipped {
        count.skip();
    } else {
        count.at += time.delta_secs();
        let begun = (0..count.parts).filter(|&position| count.has_begun(position)).count();
        if begun > count.sounded {
            count.sounded = begun;
            sounds.write(PlaySound::now(Sound::Count));
        }
    }
    if count.is_over() {
        sounds.write(PlaySound::now(Sound::Win));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARTS: [i32; 5] = [11, 7, 5, 12, -4];

    #[test]
    fn parts_are_counted_one_after_the_other() {
        let mut count = Count { parts: PARTS.len(), ..Count::default() };
        assert_eq!(count.total(&PARTS), 0);
        count.at = COUNTS;
        assert_eq!([count.part(&PARTS, 0), count.part(&PARTS, 1), count.total(&PARTS)], [11, 0, 11]);
        count.at = 2.0 * COUNTS + RESTS;
        assert_eq!([count.part(&PARTS, 1), count.total(&PARTS)], [7, 18]);
        assert!(!count.is_over());
    }

    #[test]
    fn a_total_that_is_no_sum_is_counted_after_the_parts() {
        let mut count = Count { parts: 3, ..Count::default() };
        count.at = 2.0 * (COUNTS + RESTS);
        assert_eq!([count.number(8, 1), count.number(8, 2)], [8, 0]);
        count.at += COUNTS;
        assert_eq!(count.number(8, 2), 8);
    }

    #[test]
    fn a_number_may_be_counted_all_the_while() {
        let mut count = Count { parts: 3, ..Count::default() };
        assert_eq!(count.overall(8), 0);
        count.at = 1.5 * (COUNTS + RESTS);
        assert_eq!(count.overall(8), 4);
        count.skip();
        assert_eq!(count.overall(8), 8);
    }

    #[test]
    fn skipped_or_not_it_ends_with_the_standings() {
        let mut count = Count { parts: PARTS.len(), ..Count::default() };
        count.skip();
        assert!(count.is_over());
        assert_eq!((0..PARTS.len()).map(|part| count.part(&PARTS, part)).collect::<Vec<_>>(), PARTS);
        assert_eq!(count.total(&PARTS), 31);
    }
}
