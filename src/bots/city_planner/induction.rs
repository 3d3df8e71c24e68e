//! What the time after a turn is worth, computed backwards from the end of the match.

use std::thread;

use super::{
    locked::{LOCKS, lock},
    turn::{After, Faces, Parts, changed, count_up, rerolled},
    yields::{HANDS, MOST_REROLLS, Yields},
};
use crate::{
    bots::Points,
    rules::city_planner::{Block, MOST_CHANGES},
};

/// What a turn can be expected to be worth, by the block that came locked, rerolls and money.
pub(super) type Expected = Vec<Points>;

/// The turns before a time whose worth is known, for amounts of money below `amounts`.
pub(super) struct Before<'a> {
    pub(super) parts: &'a Parts,
    /// Whether the locked block may be passed again.
    pub(super) may_pass_locked: bool,
    pub(super) amounts: usize,
    /// What hands bring, by dollars held, hand and passed block.
    scored: Vec<Vec<i32>>,
}

impl<'a> Before<'a> {
    /// The turns before `after`, which has to know of `amounts` dollars and what they can become.
    pub(super) fn new(parts: &'a Parts, may_pass_locked: bool, amounts: usize, after: &After) -> Self {
        let score = |held| {
            let hands = (0..HANDS).flat_map(|hand| (0..LOCKS).map(move |lock| (hand, lock)));
            hands.map(|(hand, lock)| after.best(hand, lock, held, Points::ONE)).collect()
        };
        Self { parts, may_pass_locked, amounts, scored: (0..amounts).map(score).collect() }
    }

    /// What the turns are worth: by locked block, rerolls and money.
    pub(super) fn expect(&self) -> Expected {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let locks: Vec<usize> = (0..LOCKS).collect();
        thread::scope(|scope| {
            let parts: Vec<_> = locks
                .chunks(LOCKS.div_ceil(cores))
                .map(|locks| {
                    scope.spawn(|| locks.iter().flat_map(|&lock| self.with_locked(lock)).collect::<Vec<_>>())
                })
                .collect();
            parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
        })
    }

    /// The same for one locked block: by rerolls and money.
    pub(super) fn with_locked(&self, locked: usize) -> Expected {
        let (block, face) = (locked / 6, (locked % 6) as u8);
        let free: Vec<usize> = (0..Block::COUNT).filter(|&other| other != block).collect();
        let mut start: Faces = [0; Block::COUNT];
        start[block] = face;
        let passes: Vec<Vec<i32>> =
            (0..self.amounts).map(|held| self.passes(held, start, &free, Some(block))).collect();
        let dice: Vec<usize> = (0..free.len()).collect();
        let mut worth = vec![Points::ZERO; (MOST_REROLLS + 1) * self.amounts];
        for money in 0..self.amounts {
            let layers = (0..=MOST_CHANGES.min(money)).map(|spent| passes[money - spent].clone()).collect();
            let settled = changed(layers, &dice, free.len());
            let mut all = settled.clone();
            for rerolls in 0..=MOST_REROLLS {
                if rerolls > 0 {
                    all = rerolled(&settled, &all, free.len());
                }
                worth[rerolls * self.amounts + money] = mean(&all);
            }
        }
        worth
    }

    /// What the first turn of a match is worth, in which no block is locked and there is nothing to reroll.
    pub(super) fn first_turn(&self, money: usize) -> Points {
        let free: Vec<usize> = (0..Block::COUNT).collect();
        let layers = (0..=MOST_CHANGES.min(money))
            .map(|spent| self.passes(money - spent, [0; Block::COUNT], &free, None))
            .collect();
        mean(&changed(layers, &free, free.len()))
    }

    /// What the best block to pass is worth to a player who has `held` dollars, for all faces of the dice in `free`.
    fn passes(&self, held: usize, start: Faces, free: &[usize], locked: Option<usize>) -> Vec<i32> {
        let (yields, scored) = (Yields::all(), &self.scored[held]);
        let mut faces = start;
        let mut worth = Vec::with_capacity(6_usize.pow(free.len() as u32));
        loop {
            let parts: [u32; Block::COUNT] =
                core::array::from_fn(|block| self.parts[block][usize::from(faces[block])]);
            let number: u32 = parts.iter().sum();
            let mut best = i32::MIN;
            for block in 0..Block::COUNT {
                if self.may_pass_locked || locked != Some(block) {
                    let hand = yields.hand(number - parts[block]);
                    best = best.max(scored[hand * LOCKS + lock(block, faces[block].into())]);
                }
            }
            worth.push(best);
            if !count_up(&mut faces, free) {
                return worth;
            }
        }
    }
}

fn mean(all: &[i32]) -> Points {
    Points::mean(all.iter().map(|&worth| i64::from(worth)).sum(), all.len() as i64)
}
