//! The mistakes that weaker players make, for any game.

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};

use super::{Candidate, Points, random::below};

/// Overlooks moves that are hard to see, but never all of them. `hidden` says how many things there are to see in a
/// move, and each is missed in `misses` of 256 cases.
pub fn overlook<Action: Copy>(
    candidates: &mut Vec<Candidate<Action>>,
    misses: u32,
    source: &mut ChaCha8Rng,
    mut hidden: impl FnMut(Action) -> u32,
) {
    if misses == 0 {
        return;
    }
    let is_seen = |candidate: &&Candidate<Action>| {
        (0..hidden(candidate.action)).all(|_| source.next_u32() >> 24 >= misses)
    };
    let seen: Vec<_> = candidates.iter().filter(is_seen).copied().collect();
    if !seen.is_empty() {
        *candidates = seen;
    }
}

/// Misjudges what each move is worth by up to `most`, up or down.
pub fn misjudge<Action>(candidates: &mut [Candidate<Action>], most: Points, source: &mut ChaCha8Rng) {
    let Points(most) = most;
    if most <= 0 {
        return;
    }
    for candidate in candidates {
        // Three uniform mistakes make small ones more frequent than large ones.
        let mistake: i64 = (0..3).map(|_| below(source, 2 * most as usize + 1) as i64).sum();
        candidate.worth += Points((mistake / 3) as i32 - most);
    }
}
