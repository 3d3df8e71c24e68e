//! One turn, solved exactly: rerolls in expectation, then changes, then the block that is passed, then the scoring.
//!
//! Doing all rerolls before all changes loses nothing: a change does what it does after the last throw as well, and by
//! then more is known.

use super::{
    aim::Aim,
    locked::{LOCKS, lock},
    yields::{HANDS, MOST_INCOME, MOST_REROLLS, Yields, part},
};
use crate::{
    bots::Points,
    rules::{
        city_planner::{Block, Blocks, MOST_CHANGES},
        dice::Face,
    },
};

/// What the dice of the seven blocks show: indices of faces, 0 to 5.
pub(super) type Faces = [u8; Block::COUNT];

/// Nothing has been found out yet. What is worth just this much is found out again each time.
const UNKNOWN: i32 = 0;
/// From so many rerolls on all faces of all dice are gone through, rather than those that may come up.
const SWEEPS_FROM: u32 = 3;

/// What the time after a turn is worth, by the block that was passed, rerolls and money.
#[derive(Clone, Debug)]
pub(super) struct After {
    values: Vec<i32>,
    /// How many amounts of money there are: from 0 on.
    amounts: usize,
}

impl After {
    /// For a turn that begins its adjusting with `money` dollars: what `worth` says for a block, rerolls and money.
    pub(super) fn new(money: usize, mut worth: impl FnMut(usize, usize, usize) -> Points) -> Self {
        let amounts = money + MOST_INCOME + 1;
        let mut values = Vec::with_capacity(LOCKS * (MOST_REROLLS + 1) * amounts);
        for lock in 0..LOCKS {
            for rerolls in 0..=MOST_REROLLS {
                values.extend((0..amounts).map(|money| worth(lock, rerolls, money).0));
            }
        }
        Self { values, amounts }
    }

    /// The most that scoring this hand can bring after `lock` was passed, with `held` dollars: `vp` for each point and
    /// what comes after.
    pub(super) fn best(&self, hand: usize, lock: usize, held: usize, vp: i32) -> i32 {
        let (ways, has_upkeep) = Yields::all().of(hand);
        let of_lock = &self.values[lock * (MOST_REROLLS + 1) * self.amounts..];
        let worth = ways.iter().map(|way| {
            let after = usize::from(way.rerolls) * self.amounts + way.money(held, has_upkeep);
            i32::from(way.vp) * vp + of_lock[after]
        });
        worth.max().unwrap_or(i32::MIN)
    }

    /// What comes after.
    pub(super) fn at(&self, lock: usize, rerolls: usize, money: usize) -> Points {
        Points(self.values[(lock * (MOST_REROLLS + 1) + rerolls) * self.amounts + money])
    }
}

/// The buildings on the blocks, as parts of the number of a hand.
pub(super) type Parts = [[u32; 6]; Block::COUNT];

/// The parts of what is printed on the blocks.
pub(super) fn parts(blocks: &Blocks) -> Parts {
    Block::ALL.map(|block| Face::ALL.map(|face| part(blocks.building(block, face))))
}

/// What is left of a turn in which dice may be adjusted.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) parts: Parts,
    /// The block whose die stays as it is.
    pub(super) locked: Option<usize>,
    /// Whether the locked block may be passed again.
    pub(super) may_pass_locked: bool,
    /// The blocks whose die may be changed, a bit for each.
    pub(super) changeable: u8,
    /// How many dice may be changed still; never more than there are dollars.
    pub(super) changes: usize,
    pub(super) money: usize,
    /// What one point is worth.
    pub(super) vp: i32,
    pub(super) after: After,
    pub(super) aim: Aim,
    /// What hands bring, by dollars spent, hand and passed block.
    scored: Vec<i32>,
    /// What is best without a reroll, by the dice.
    settled: Vec<i32>,
}

impl Turn {
    /// The rest of a turn. Dice in `changed` have been changed in it.
    pub(super) fn new(
        parts: Parts,
        locked: Option<usize>,
        may_pass_locked: bool,
        changed: u8,
        money: usize,
        vp: i32,
        after: After,
        aim: Aim,
    ) -> Self {
        let stays = locked.map_or(0, |block| 1 << block);
        let changes = (MOST_CHANGES - changed.count_ones() as usize).min(money);
        Self {
            parts,
            locked,
            may_pass_locked,
            changeable: 0x7F & !changed & !stays,
            changes,
            money,
            vp,
            after,
            aim,
            scored: vec![UNKNOWN; (changes + 1) * HANDS * LOCKS],
            settled: Vec::new(),
        }
    }

    fn number(&self, faces: &Faces) -> u32 {
        faces.iter().zip(&self.parts).map(|(&face, parts)| parts[usize::from(face)]).sum()
    }

    /// What it is worth to pass `block` now, after `spent` more dollars.
    pub(super) fn pass(&mut self, faces: &Faces, block: usize, spent: usize) -> i32 {
        self.pass_of(self.number(faces), faces, block, spent)
    }

    fn pass_of(&mut self, number: u32, faces: &Faces, block: usize, spent: usize) -> i32 {
        let face = usize::from(faces[block]);
        let hand = Yields::all().hand(number - self.parts[block][face]);
        let lock = lock(block, face);
        let at = (spent * HANDS + hand) * LOCKS + lock;
        if self.scored[at] == UNKNOWN {
            self.scored[at] = self.after.best(hand, lock, self.money - spent, self.vp);
        }
        self.scored[at]
    }

    /// What the best block to pass is worth, after `spent` more dollars.
    fn best_pass(&mut self, faces: &Faces, spent: usize) -> i32 {
        let number = self.number(faces);
        let mut best = i32::MIN;
        for block in 0..Block::COUNT {
            if self.may_pass_locked || self.locked != Some(block) {
                best = best.max(self.pass_of(number, faces, block, spent));
            }
        }
        best
    }

    /// What the best changes of the dice in `changeable` lead to, after `spent` more dollars.
    fn change(&mut self, faces: &mut Faces, changeable: u8, spent: usize) -> i32 {
        let mut best = self.best_pass(faces, spent);
        if spent == self.changes {
            return best;
        }
        let mut left = changeable;
        while left != 0 {
            let block = left.trailing_zeros() as usize;
            left &= left - 1;
            let face = faces[block];
            for to in [face.wrapping_sub(1), face + 1] {
                if to < 6 {
                    faces[block] = to;
                    best = best.max(self.change(faces, left, spent + 1));
                }
            }
            faces[block] = face;
        }
        best
    }

    /// What it is worth to change the die of `block` to the face `to`, and to reroll nothing after that.
    pub(super) fn changed(&mut self, faces: &Faces, block: usize, to: u8) -> i32 {
        let mut faces = *faces;
        faces[block] = to;
        let best = self.change(&mut faces, self.changeable & !(1 << block), 1);
        self.aim.worth(best)
    }

    /// What these dice are worth if none is rerolled, as it is played for.
    pub(super) fn settle(&mut self, faces: &Faces) -> i32 {
        let best = self.change(&mut faces.clone(), self.changeable, 0);
        self.aim.worth(best)
    }

    /// The dice that may be rerolled.
    fn free(&self) -> impl Iterator<Item = usize> + use<> {
        let locked = self.locked;
        (0..Block::COUNT).filter(move |&block| locked != Some(block))
    }

    /// For each block what it is worth to reroll its die now, with `rerolls` rerolls left, this one included; nothing
    /// for a locked one, and nothing at all without rerolls.
    pub(super) fn rerolls(&mut self, faces: &Faces, rerolls: u32) -> [Option<i32>; Block::COUNT] {
        let mut means = [None; Block::COUNT];
        if rerolls == 0 {
            return means;
        }
        let swept = (rerolls >= SWEEPS_FROM).then(|| self.sweep(faces, rerolls - 1));
        if swept.is_none() {
            self.settled = vec![UNKNOWN; 6_usize.pow(self.free().count() as u32)];
        }
        for block in self.free() {
            let sum: i64 = (0..6)
                .map(|face| {
                    let mut thrown = *faces;
                    thrown[block] = face;
                    i64::from(match &swept {
                        Some(all) => all[self.at(&thrown)],
                        None => self.reroll(&thrown, rerolls - 1),
                    })
                })
                .sum();
            means[block] = Some(sum.div_euclid(6) as i32);
        }
        means
    }

    /// What these dice are worth with `rerolls` rerolls left, found by looking at what may come up.
    pub(super) fn reroll(&mut self, faces: &Faces, rerolls: u32) -> i32 {
        let mut best = self.settle_once(faces);
        if rerolls > 0 {
            for block in self.free() {
                let mut thrown = *faces;
                let sum: i64 = (0..6)
                    .map(|face| {
                        thrown[block] = face;
                        i64::from(self.reroll(&thrown, rerolls - 1))
                    })
                    .sum();
                best = best.max(sum.div_euclid(6) as i32);
            }
        }
        best
    }

    /// [`Turn::settle`], remembered if there is room for it.
    fn settle_once(&mut self, faces: &Faces) -> i32 {
        let at = self.at(faces);
        if let Some(&known) = self.settled.get(at)
            && known != UNKNOWN
        {
            return known;
        }
        let settled = self.settle(faces);
        if let Some(place) = self.settled.get_mut(at) {
            *place = settled;
        }
        settled
    }

    /// The place of these dice among all of the dice that may be rerolled, the first block's first.
    fn at(&self, faces: &Faces) -> usize {
        self.free().fold(0, |at, block| at * 6 + usize::from(faces[block]))
    }

    /// What all dice are worth with `rerolls` rerolls left: the locked one as in `faces`, the others as they may lie.
    pub(super) fn sweep(&mut self, faces: &Faces, rerolls: u32) -> Vec<i32> {
        let free: Vec<usize> = self.free().collect();
        let layers: Vec<Vec<i32>> = (0..=self.changes)
            .map(|spent| {
                let mut faces = *faces;
                free.iter().for_each(|&block| faces[block] = 0);
                let mut layer = Vec::with_capacity(6_usize.pow(free.len() as u32));
                loop {
                    layer.push(self.best_pass(&faces, spent));
                    if !count_up(&mut faces, &free) {
                        break layer;
                    }
                }
            })
            .collect();
        let changeable: Vec<usize> =
            (0..free.len()).filter(|&die| self.changeable >> free[die] & 1 != 0).collect();
        let mut all = changed(layers, &changeable, free.len());
        all.iter_mut().for_each(|worth| *worth = self.aim.worth(*worth));
        let settled = all.clone();
        for _ in 0..rerolls {
            all = rerolled(&settled, &all, free.len());
        }
        all
    }
}

/// The next faces of the dice of these blocks, the last one's turning fastest; `false` after the last.
pub(super) fn count_up(faces: &mut Faces, free: &[usize]) -> bool {
    for &block in free.iter().rev() {
        if faces[block] < 5 {
            faces[block] += 1;
            return true;
        }
        faces[block] = 0;
    }
    false
}

/// The best of no change and up to as many as there are further `layers`: what all faces of `dice` dice are worth after
/// none, one, two and so on. Only dice in `changeable` are changed, each once.
pub(super) fn changed(mut layers: Vec<Vec<i32>>, changeable: &[usize], dice: usize) -> Vec<i32> {
    for &die in changeable {
        let step = 6_usize.pow((dice - 1 - die) as u32);
        for spent in 1..layers.len() {
            // A layer takes from the next one before that has seen this die: so each die is changed once.
            let (before, after) = layers.split_at_mut(spent);
            let (to, from) = (&mut before[spent - 1], &after[0]);
            for (to, from) in to.chunks_exact_mut(6 * step).zip(from.chunks_exact(6 * step)) {
                // To the face above, and to the face below.
                best_of(&mut to[..5 * step], &from[step..]);
                best_of(&mut to[step..], &from[..5 * step]);
            }
        }
    }
    layers.swap_remove(0)
}

fn best_of(to: &mut [i32], from: &[i32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = (*to).max(*from);
    }
}

/// What all faces are worth with one more reroll: as they lie, or the best mean over one die of what they were worth.
pub(super) fn rerolled(settled: &[i32], before: &[i32], dice: usize) -> Vec<i32> {
    let mut best = settled.to_vec();
    let mut means = vec![0; settled.len() / 6];
    for die in 0..dice {
        let step = 6_usize.pow((dice - 1 - die) as u32);
        let means = &mut means[..step];
        for (best, before) in best.chunks_exact_mut(6 * step).zip(before.chunks_exact(6 * step)) {
            means.copy_from_slice(&before[..step]);
            for face in 1..6 {
                means.iter_mut().zip(&before[face * step..]).for_each(|(mean, worth)| *mean += worth);
            }
            means.iter_mut().for_each(|mean| *mean = mean.div_euclid(6));
            for face in 0..6 {
                best_of(&mut best[face * step..(face + 1) * step], means);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

    use super::*;
    use crate::{
        bots::random::below,
        rules::{
            Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
            city_planner::{Action, CityPlanner, Legal, Setup, State},
        },
    };

    /// What comes after a turn in these tests: blocks differ, and neither rerolls nor dollars are the same each time.
    fn worth(lock: usize, rerolls: usize, money: usize) -> Points {
        let of_lock = (lock * lock * 37 + 11 * lock) % 4001;
        Points((of_lock + 900 * rerolls + 50 * rerolls * rerolls + 300 * money + 4 * (money % 3)) as i32)
    }

    fn game(players: u8) -> CityPlanner {
        CityPlanner::new(Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN }).unwrap()
    }

    /// A turn after some roll, of a player with these rerolls and dollars, in which `changed` dice have been changed.
    fn state(game: &CityPlanner, random: &mut ChaCha8Rng, rerolls: u32, money: i32) -> State {
        let mut state = serde_json::to_value(game.start()).unwrap();
        let locked = below(random, 7);
        state["turns"] = 4.into();
        state["locked"] = (locked + 1).into();
        state["dice"][locked] = (below(random, 6) + 1).into();
        state["players"][0]["rerolls"] = rerolls.into();
        state["players"][0]["money"] = money.into();
        let mut state: State = serde_json::from_value(state).unwrap();
        let dice = Block::ALL.map(|block| (block.index() != locked).then(|| Face::ALL[below(random, 6)]));
        game.apply(&mut state, Action::Roll(dice), &mut IgnoreEvents).unwrap();
        state
    }

    /// The most that can be expected of a state, by trying everything that the rules allow.
    fn by_force(game: &CityPlanner, state: &State) -> f64 {
        let Actor::Seat(seat) = game.actor(state) else { panic!("a player is on turn") };
        let mut legal = Legal::default();
        game.legal(state, &mut legal);
        let mut best = f64::MIN;
        for action in legal.iter() {
            let mut after = state.clone();
            game.apply(&mut after, action, &mut IgnoreEvents).unwrap();
            let expected = match action {
                Action::Score(_) => {
                    let (block, money) = (state.passed().unwrap(), after.money(seat) as usize);
                    let lock = lock(block.index(), state.die(block).unwrap().index());
                    let vp = after.vp(seat) * Points::ONE;
                    f64::from(vp + worth(lock, after.rerolls(seat) as usize, money).0)
                }
                Action::Reroll(_) => {
                    let thrown = Face::ALL.map(|face| {
                        let mut thrown = after.clone();
                        game.apply(&mut thrown, Action::Throw(face), &mut IgnoreEvents).unwrap();
                        by_force(game, &thrown)
                    });
                    thrown.iter().sum::<f64>() / 6.0
                }
                Action::Change { .. } | Action::Pass(_) => by_force(game, &after),
                Action::Roll(_) | Action::Throw(_) => panic!("a player chooses"),
            };
            best = best.max(expected);
        }
        best
    }

    fn turn(game: &CityPlanner, state: &State) -> (Turn, Faces) {
        let Actor::Seat(seat) = game.actor(state) else { panic!("a player is on turn") };
        let money = state.money(seat) as usize;
        let after = After::new(money, worth);
        let changed = state.changed().iter().fold(0, |set, block| set | 1 << block.index());
        let (parts, locked) = (parts(game.blocks()), state.locked().map(Block::index));
        let faces = Block::ALL.map(|block| state.die(block).unwrap().index() as u8);
        let turn = Turn::new(parts, locked, !game.is_solo(), changed, money, Points::ONE, after, Aim::Points);
        (turn, faces)
    }

    fn best(turn: &mut Turn, faces: &Faces, rerolls: u32) -> i32 {
        let settled = turn.settle(faces);
        turn.rerolls(faces, rerolls).into_iter().flatten().max().map_or(settled, |best| best.max(settled))
    }

    #[test]
    fn a_turn_is_worth_what_trying_everything_finds() {
        let mut random = ChaCha8Rng::seed_from_u64(4);
        // Rerolls and dollars: without a change, without a reroll, and both in any order.
        for (rerolls, money) in [(0, 0), (0, 1), (0, 2), (0, 9), (1, 0), (1, 1), (2, 0)] {
            for players in [1, 2] {
                let game = game(players);
                let state = state(&game, &mut random, rerolls, money);
                let (mut turn, faces) = turn(&game, &state);
                let (exact, found) = (by_force(&game, &state), f64::from(best(&mut turn, &faces, rerolls)));
                // Means are rounded down, once for each reroll.
                assert!(
                    (exact - f64::from(rerolls)..=exact).contains(&found),
                    "{found}, not {exact}: {state:?}"
                );
            }
        }
    }

    #[test]
    fn a_die_that_was_changed_is_not_changed_again() {
        let mut random = ChaCha8Rng::seed_from_u64(8);
        let game = game(2);
        for _ in 0..4 {
            let mut state = state(&game, &mut random, 0, 3);
            let mut legal = Legal::default();
            game.legal(&state, &mut legal);
            let change = legal.iter().find(|action| matches!(action, Action::Change { .. })).unwrap();
            game.apply(&mut state, change, &mut IgnoreEvents).unwrap();
            let (mut turn, faces) = turn(&game, &state);
            assert_eq!(f64::from(turn.settle(&faces)), by_force(&game, &state));
        }
    }

    #[test]
    fn going_through_all_faces_finds_the_same_as_following_those_that_come_up() {
        let mut random = ChaCha8Rng::seed_from_u64(2);
        let game = game(1);
        let state = state(&game, &mut random, 2, 2);
        let (mut turn, faces) = turn(&game, &state);
        let all = turn.sweep(&faces, 2);
        turn.settled = vec![UNKNOWN; all.len()];
        for _ in 0..3 {
            let mut other = faces;
            for block in turn.free().collect::<Vec<_>>() {
                other[block] = below(&mut random, 6) as u8;
            }
            assert_eq!(turn.reroll(&other, 2), all[turn.at(&other)]);
        }
    }
}
