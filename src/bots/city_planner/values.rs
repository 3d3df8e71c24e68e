//! What the rest of a match is worth between two turns: tables that come with the game, and their file.

use std::sync::LazyLock;

use super::{
    induction::Before,
    locked::LOCKS,
    turn::{After, parts},
    yields::{MOST_REROLLS, points_for},
};
use crate::{
    bots::{
        Points, fnv,
        learnt::{is_there, learnt_file},
    },
    rules::{
        city_planner::{Block, Blocks, DOLLARS_PER_POINT, ROUNDS, START_MONEY},
        dice::Face,
    },
};

/// Amounts of money that have values of their own, from 0 on. Beyond them five dollars more are just a point more.
const AMOUNTS: usize = 30;
/// Numbers of rerolls.
const REROLLS: usize = MOST_REROLLS + 1;
/// How many values a row has, one for each amount of money, and how many rows a table has.
const ROWS: usize = LOCKS * REROLLS;
/// How many turns of a solo match, and of one for two, can lie ahead when a block is locked.
const ALONE: usize = ROUNDS as usize - 1;
const TABLE: usize = 2 * ROUNDS as usize - 1;
/// Values are kept in steps of 1/16 point.
const STEP: i32 = Points::ONE / 16;

/// What turns are worth, by the block that came locked, rerolls and money.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    /// In [`STEP`]s, with as many rows as [`ROWS`] says.
    worth: Vec<i16>,
    /// The means over all locked blocks.
    means: Vec<Points>,
}

impl Table {
    fn new(worth: Vec<i16>) -> Self {
        let mut table = Self { worth, means: Vec::new() };
        let mean = |at: usize| {
            let sum = (0..LOCKS).map(|lock| i64::from(table.worth[lock * REROLLS * AMOUNTS + at])).sum::<i64>();
            Points::mean(sum * i64::from(STEP), LOCKS as i64)
        };
        table.means = (0..REROLLS * AMOUNTS).map(mean).collect();
        table
    }

    fn of(expected: &[Points]) -> Self {
        Self::new(expected.iter().map(|points| (points.0 + STEP / 2).div_euclid(STEP) as i16).collect())
    }

    fn at(&self, lock: usize, rerolls: usize, money: usize) -> Points {
        let (within, points) = split(money);
        Points(i32::from(self.worth[(lock * REROLLS + rerolls) * AMOUNTS + within]) * STEP) + points
    }

    /// The mean over all blocks that could come locked.
    fn mean(&self, rerolls: usize, money: usize) -> Points {
        let (within, points) = split(money);
        self.means[rerolls * AMOUNTS + within] + points
    }
}

/// An amount of money that has values of its own, and the points for what was taken off.
const fn split(money: usize) -> (usize, Points) {
    let fives = (money + 1).saturating_sub(AMOUNTS).div_ceil(DOLLARS_PER_POINT as usize);
    (money - fives * DOLLARS_PER_POINT as usize, Points::whole(fives as i32))
}

/// What players in matches for two have, rerolls and dollars, with so many own turns left: a quarter of them each.
/// Values are computed for another player who has that; in a match it is seen what the other one has.
const TYPICAL: [[(usize, usize); 4]; ROUNDS as usize + 1] = [
    [(0, 0), (1, 0), (0, 0), (1, 4)],
    [(0, 2), (1, 3), (0, 4), (1, 6)],
    [(0, 3), (1, 5), (0, 6), (1, 8)],
    [(0, 4), (1, 6), (0, 8), (1, 10)],
    [(0, 5), (1, 8), (0, 9), (1, 11)],
    [(0, 3), (1, 9), (0, 11), (1, 12)],
    [(0, 1), (1, 9), (0, 12), (1, 14)],
    [(0, 2), (0, 4), (1, 13), (1, 15)],
    [(0, 5); 4],
];
/// The points that players in matches for two get in so many own turns, if they have what is typical.
const TO_COME: [i32; ROUNDS as usize + 1] = [0, 9, 18, 27, 36, 44, 52, 58, 65];

/// The mean over what a player with so many own turns left may have.
fn typical(own_turns: usize, worth: impl Fn(usize, usize) -> Points) -> Points {
    let all = TYPICAL[own_turns];
    let sum = all.iter().map(|&(rerolls, money)| i64::from(worth(rerolls, money).0)).sum();
    Points::mean(sum, all.len() as i64)
}

/// What the rest of a match is worth, for one set of blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    blocks: u64,
    /// Alone: the points to come in so many turns and one more.
    alone: Vec<Table>,
    /// For two: the lead to be gained by the player who is next, with so many turns left and one more.
    lead: Vec<Table>,
}

/// Why bytes are no values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadValues {
    /// They begin otherwise, or are those of another version.
    #[error("this is no file of City Planner's values, or one of another version")]
    Form,
    /// They are too few or too many, or not what was written.
    #[error("the file of values is damaged")]
    Damaged,
}

const MAGIC: &[u8; 8] = b"CPVAL 1\n";

impl Values {
    /// Computes what is known about `blocks`, backwards from the end; tells `tell` now and then how far it is. The same
    /// blocks give the same values on every machine.
    pub fn compute(blocks: &Blocks, tell: &mut dyn FnMut(usize, usize)) -> Self {
        let parts = parts(blocks);
        let all = ALONE + TABLE;
        let mut values = Self { blocks: fingerprint(blocks), alone: Vec::new(), lead: Vec::new() };
        for turns in 0..ALONE {
            let after = After::new(AMOUNTS, |lock, rerolls, money| values.alone(turns, lock, rerolls, money));
            values.alone.push(Table::of(&Before::new(&parts, false, AMOUNTS, &after).expect()));
            tell(turns + 1, all);
        }
        for turns in 0..TABLE {
            let others: Vec<Points> = (0..LOCKS)
                .map(|lock| {
                    typical(turns.div_ceil(2), |rerolls, money| values.leads(turns, lock, rerolls, money))
                })
                .collect();
            let after =
                After::new(AMOUNTS, |lock, rerolls, money| values.waits(turns, rerolls, money) - others[lock]);
            values.lead.push(Table::of(&Before::new(&parts, true, AMOUNTS, &after).expect()));
            tell(ALONE + turns + 1, all);
        }
        values
    }

    /// The points to expect alone, besides those that there are, with so many turns left.
    pub(super) fn alone(&self, turns: usize, lock: usize, rerolls: usize, money: usize) -> Points {
        match turns.checked_sub(1) {
            None => Points::whole(points_for(money)),
            Some(before) => self.alone[before].at(lock, rerolls, money),
        }
    }

    /// The lead that the player who is next can expect to gain over one who has what players typically have, with so
    /// many turns left, both players' together.
    pub(super) fn leads(&self, turns: usize, lock: usize, rerolls: usize, money: usize) -> Points {
        match turns.checked_sub(1) {
            None => Points::whole(points_for(money)) - typical(0, |_, money| Points::whole(points_for(money))),
            Some(before) => self.lead[before].at(lock, rerolls, money),
        }
    }

    /// The lead that who is first can expect of a whole match for two.
    pub(super) fn starts(&self, blocks: &Blocks) -> Points {
        let money = START_MONEY as usize;
        let after = After::new(money, |lock, rerolls, left| {
            self.waits(TABLE, rerolls, left) - self.leads(TABLE, lock, 0, money)
        });
        Before::new(&parts(blocks), true, money + 1, &after).first_turn(money)
    }

    /// What it is worth to wait for the turn after the next with these rerolls and dollars rather than with what
    /// players typically have, with so many turns left, both players' together.
    pub(super) fn waits(&self, turns: usize, rerolls: usize, money: usize) -> Points {
        let worth = |rerolls, money| match turns.checked_sub(2) {
            None => Points::whole(points_for(money)),
            Some(before) => self.lead[before].mean(rerolls, money),
        };
        worth(rerolls, money) - typical(turns / 2, worth)
    }

    /// The points that a player with these rerolls and dollars can expect to get in so many own turns of a match for
    /// two, with so many turns left, both players' together.
    fn to_come(&self, own_turns: usize, turns: usize, rerolls: usize, money: usize) -> Points {
        Points::whole(TO_COME[own_turns]) + self.waits(turns, rerolls, money)
    }

    /// The same for the player who is next, with so many turns left.
    pub(super) fn next_gets(&self, turns: usize, rerolls: usize, money: usize) -> Points {
        // Who is next is like somebody who waits for the turn after that one.
        self.to_come(turns.div_ceil(2), turns + 1, rerolls, money)
    }

    /// The same for the other one.
    pub(super) fn other_gets(&self, turns: usize, rerolls: usize, money: usize) -> Points {
        self.to_come(turns / 2, turns, rerolls, money)
    }

    /// The points that a whole solo match is worth.
    pub fn start(&self, blocks: &Blocks) -> Points {
        let after =
            After::new(START_MONEY as usize, |lock, rerolls, money| self.alone(ALONE, lock, rerolls, money));
        Before::new(&parts(blocks), false, START_MONEY as usize + 1, &after).first_turn(START_MONEY as usize)
    }

    /// Whether they were computed for `blocks`.
    pub fn fits(&self, blocks: &Blocks) -> bool {
        self.blocks == fingerprint(blocks)
    }

    /// The file form.
    pub fn write(&self) -> Vec<u8> {
        // The first value of every row, then what each dollar adds: most of these are alike, which packs well.
        let rows = || self.alone.iter().chain(&self.lead).flat_map(|table| table.worth.chunks_exact(AMOUNTS));
        let firsts = rows().flat_map(|row| row[0].to_le_bytes());
        let dollars = rows().flat_map(|row| row.windows(2).map(|two| (two[1] - two[0]) as i8 as u8));
        let worth: Vec<u8> = firsts.chain(dollars).collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.blocks.to_le_bytes());
        bytes.extend(fnv::extend(fnv::EMPTY, worth.iter().copied()).to_le_bytes());
        bytes.extend(worth);
        bytes
    }

    /// Reads the file form.
    ///
    /// # Errors
    ///
    /// The bytes are no values, or not all of them.
    pub fn read(bytes: &[u8]) -> Result<Self, BadValues> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadValues::Form)?;
        let (blocks, rest) = rest.split_first_chunk::<8>().ok_or(BadValues::Damaged)?;
        let (hash, worth) = rest.split_first_chunk::<8>().ok_or(BadValues::Damaged)?;
        let rows = (ALONE + TABLE) * ROWS;
        if worth.len() != rows * (AMOUNTS + 1)
            || fnv::extend(fnv::EMPTY, worth.iter().copied()) != u64::from_le_bytes(*hash)
        {
            return Err(BadValues::Damaged);
        }
        let (firsts, dollars) = worth.split_at(2 * rows);
        let row = |(first, dollars): (&[u8; 2], &[u8])| {
            let mut worth = i16::from_le_bytes(*first);
            let mut row = vec![worth];
            row.extend(dollars.iter().map(|&dollar| {
                worth = worth.wrapping_add((dollar as i8).into());
                worth
            }));
            row
        };
        let rows: Vec<i16> =
            firsts.as_chunks::<2>().0.iter().zip(dollars.chunks_exact(AMOUNTS - 1)).flat_map(row).collect();
        let mut tables = rows.chunks_exact(ROWS * AMOUNTS).map(|worth| Table::new(worth.to_vec()));
        let alone = tables.by_ref().take(ALONE).collect();
        Ok(Self { blocks: u64::from_le_bytes(*blocks), alone, lead: tables.collect() })
    }

    /// Those that come with the game for `blocks`.
    pub fn built_in(blocks: &Blocks) -> Option<&'static Self> {
        static ALL: LazyLock<Option<Values>> = LazyLock::new(|| {
            let values = Values::read(learnt_file!("values/city_planner.values")?);
            debug_assert!(values.is_ok(), "{:?}", values.as_ref().err());
            values.ok()
        });
        is_there().then(|| ALL.as_ref())?.filter(|values| values.fits(blocks))
    }
}

/// A number that tells blocks apart by what is printed on them.
fn fingerprint(blocks: &Blocks) -> u64 {
    let faces = Block::ALL.into_iter().flat_map(|block| Face::ALL.map(|face| (block, face)));
    fnv::extend(fnv::EMPTY, faces.map(|(block, face)| blocks.building(block, face).letter() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values() -> &'static Values {
        Values::built_in(&Blocks::BUILT_IN).unwrap()
    }

    #[test]
    fn what_was_written_is_read_again() {
        assert_eq!(Values::read(&values().write()).as_ref(), Ok(values()));
    }

    #[test]
    fn damaged_files_and_other_files_are_told_apart() {
        let bytes = values().write();
        let refused = |bytes: &[u8]| Values::read(bytes).unwrap_err();
        assert_eq!(refused(b"DCBOT 2\n"), BadValues::Form);
        assert_eq!(refused(&bytes[..bytes.len() - 1]), BadValues::Damaged);
        assert_eq!(refused(MAGIC), BadValues::Damaged);
        let mut other = bytes;
        other[5000] ^= 1;
        assert_eq!(refused(&other), BadValues::Damaged);
    }

    #[test]
    fn values_belong_to_their_blocks() {
        let other: Blocks =
            serde_json::from_str(r#"["BPMRKY","MKPGYR","PYKBRG","KRYMGB","YGRPBM","RBGKMP","GMBYKP"]"#)
                .unwrap();
        assert!(Values::built_in(&other).is_none());
    }

    #[test]
    fn money_beyond_the_table_is_worth_a_point_for_five_dollars() {
        let at = |money| values().alone(3, 7, 1, money);
        assert_eq!(at(AMOUNTS + 4), at(AMOUNTS - 1) + Points::whole(1));
        assert_eq!(at(AMOUNTS + 5), at(AMOUNTS) + Points::whole(1));
        assert_eq!(at(AMOUNTS), at(AMOUNTS - 5) + Points::whole(1));
        assert_eq!(at(AMOUNTS + 70), at(AMOUNTS - 5) + Points::whole(15));
    }

    #[test]
    fn more_money_and_more_rerolls_are_never_worth_less() {
        for table in values().alone.iter().chain(&values().lead) {
            assert!(table.worth.chunks_exact(AMOUNTS).all(<[i16]>::is_sorted));
            for of_lock in table.worth.chunks_exact(REROLLS * AMOUNTS) {
                let rows: Vec<_> = of_lock.chunks_exact(AMOUNTS).collect();
                let grows = |two: &[&[i16]]| two[0].iter().zip(two[1]).all(|(less, more)| less <= more);
                assert!(rows.windows(2).all(grows));
            }
        }
    }

    #[test]
    fn the_file_holds_what_is_computed_anew() {
        // All of it takes a minute. One block before the last turn, for a player with up to two dollars, is soon done.
        let amounts = 3;
        let after = After::new(amounts, |lock, rerolls, money| values().alone(0, lock, rerolls, money));
        let parts = parts(&Blocks::BUILT_IN);
        let worth = Before::new(&parts, false, amounts, &after).with_locked(9);
        for (rerolls, row) in worth.chunks_exact(amounts).enumerate() {
            for (money, worth) in row.iter().enumerate() {
                let off = (values().alone(1, 9, rerolls, money) - *worth).0.abs();
                assert!(off <= STEP / 2, "{rerolls} rerolls, ${money}: off by {off}");
            }
        }
    }
}
