//! What the network sees of a sheet, and of it what a move changes.

use super::{
    context::Context,
    rewards::Rewards,
    slots::{self, BONUS, END, FACTS, HOUSES, LENGTH, MARKS, OFF, OPEN, REWARD, ROAD, SLOTS, TABLE, TAXIS},
    streets::{End, NONE, Outstanding, Street, Streets, best},
};
use crate::rules::doodle_city::{City, Column, DoodleCity, Kind, Road, Row, Sheet, Side, Square, Squares};

/// Which input stands for which value of which slot, on one sheet.
#[derive(Clone, Debug)]
pub(super) struct Inputs {
    /// For each slot, the input before its first.
    starts: [u16; SLOTS + 1],
    kinds: [Kind; Square::COUNT],
    hotels: Squares,
    shops: Squares,
    taxis: Squares,
    printed: [u8; 5],
    rewards: Rewards,
}

/// The squares of each column and of each row.
const COLUMNS: [Squares; 5] = {
    let mut all = [Squares::NONE; 5];
    let mut n = 0;
    while n < 5 {
        all[n] = Squares::column(Column::ALL[n]);
        n += 1;
    }
    all
};
const ROWS: [Squares; 5] = {
    let mut all = [Squares::NONE; 5];
    let mut n = 0;
    while n < 5 {
        all[n] = Squares::row(Row::ALL[n]);
        n += 1;
    }
    all
};

/// Everything that is circled or gone, one bit each: hotel scores, shop scores, bonuses.
pub(super) fn marks(city: &City, bonuses: u8) -> u32 {
    const _: () = assert!(2 * Sheet::MOST_HOTEL_SCORES + Sheet::MOST_SHOP_SCORES == 32);
    u32::from(city.hotels()) | u32::from(city.shops()) << 8 | u32::from(bonuses) << 24
}

/// A street's class by its length and houses, as seen from a square that it leads to.
const fn class(street: Street) -> u8 {
    let length = match street.length {
        0 => return OFF,
        1 => 0,
        2..=3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    let houses = match street.houses {
        0 => 0,
        1..=3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    4 * length + houses
}

impl Inputs {
    pub(super) fn new(game: &DoodleCity) -> Self {
        let sheet = game.sheet();
        let mut starts = [0; SLOTS + 1];
        for slot in 0..SLOTS {
            starts[slot + 1] = starts[slot] + slots::size(sheet, slot);
        }
        let mut kinds = [Kind::House; Square::COUNT];
        Square::all().for_each(|square| kinds[square.index()] = sheet.kind(square));
        Self {
            starts,
            kinds,
            hotels: sheet.squares(Kind::Hotel),
            shops: sheet.squares(Kind::Shop),
            taxis: sheet.squares(Kind::Taxi),
            printed: Column::ALL.map(|column| sheet.crossed_houses(column)),
            rewards: Rewards::new(sheet),
        }
    }

    /// How many inputs there are, input 0 included, which is never on.
    pub(super) const fn count(&self) -> usize {
        self.starts[SLOTS] as usize + 1
    }

    /// The input for a value of a slot; 0 if it has none.
    #[inline]
    pub(super) fn input(&self, slot: usize, value: u8) -> u16 {
        if value == OFF {
            return 0;
        }
        let size = self.starts[slot + 1] - self.starts[slot];
        debug_assert!(size > 0, "slot {slot} is never on");
        // What goes beyond the most counts as the most.
        self.starts[slot] + 1 + u16::from(value).min(size - 1)
    }

    /// All slots of a sheet.
    pub(super) fn all(
        &self,
        streets: &Streets,
        city: &City,
        bonuses: u8,
        context: &Context,
        mut set: impl FnMut(usize, u8),
    ) {
        let marks = (0, marks(city, bonuses));
        for square in Square::all() {
            let at = square.index();
            match city.road(square) {
                Some(road) => self.road(city, square, road, &mut set),
                None => {
                    self.best(square, streets.best[at], marks.1, &mut set);
                    for (side, &street) in streets.incoming[at].iter().enumerate() {
                        if street != NONE {
                            self.end(End::at(square, Side::ALL[side]), streets.get(street), &mut set);
                        }
                    }
                }
            }
        }
        self.facts(streets.empty, city, marks, streets.linked_taxis, streets.outstanding(), context, &mut set);
    }

    /// What an empty square could become, and what that would circle.
    fn best(&self, square: Square, best: (u8, u8), marks: u32, set: &mut impl FnMut(usize, u8)) {
        let at = square.index();
        set(LENGTH + at, best.0 - 1);
        set(HOUSES + at, best.1);
        self.reward(square, best, marks, set);
    }

    fn reward(&self, square: Square, best: (u8, u8), marks: u32, set: &mut impl FnMut(usize, u8)) {
        let (score, bonus) = self.rewards.of(self.kinds[square.index()], best, marks);
        set(REWARD + square.index(), score);
        set(BONUS + square.index(), bonus);
    }

    /// The street that leads to an end.
    fn end(&self, end: End, street: Street, set: &mut impl FnMut(usize, u8)) {
        let Some(square) = end.square() else { return };
        let side = 4 * square.index() + end.side();
        set(END + side, class(street));
        set(TAXIS + side, street.taxis.checked_sub(1).unwrap_or(OFF));
    }

    fn road(&self, city: &City, square: Square, road: Road, set: &mut impl FnMut(usize, u8)) {
        let column = square.column().index();
        let value = match self.kinds[square.index()] {
            Kind::House => 3 * road as u8 + city.crossed_houses(column) - self.printed[column],
            Kind::Hotel | Kind::Shop | Kind::Taxi => road as u8,
        };
        set(ROAD + square.index(), value);
    }

    /// The slots that may change when `road` is drawn in `square` (or a house crossed out there): `city` is the
    /// sheet afterwards, `streets` those before. Tells the taxis that are linked then.
    /// `marks` are those before and after.
    pub(super) fn changed(
        &self,
        streets: &Streets,
        city: &City,
        square: Square,
        marks: (u32, u32),
        context: &Context,
        mut set: impl FnMut(usize, u8),
    ) -> u8 {
        let Some(road) = city.road(square) else { return streets.linked_taxis };
        let at = square.index();
        self.road(city, square, road, &mut set);
        let (street, parts) = if self.kinds[at] == Kind::House {
            let through = streets.through[at];
            let mut street = streets.get(through);
            street.houses += 1;
            (street, [through, NONE])
        } else {
            [LENGTH, HOUSES, REWARD, BONUS].into_iter().for_each(|slot| set(slot + at, OFF));
            for side in (0..4).filter(|&side| streets.incoming[at][side] != NONE) {
                set(END + 4 * at + side, OFF);
                set(TAXIS + 4 * at + side, OFF);
            }
            streets.joined(square, road, u8::from(self.kinds[at] == Kind::Taxi))
        };
        let (before, after) = marks;
        let new = before ^ after;
        if new != 0 {
            // What was circled or taken is no longer to be had in any other square.
            let hotels = if new & 0xFF == 0 { Squares::NONE } else { self.hotels };
            let shops = if new >> 8 == 0 { Squares::NONE } else { self.shops };
            let mut others = streets.empty.and(hotels.or(shops));
            // Each slot is told once; those at the ends of the street follow.
            let ends = street.ends.into_iter().filter_map(End::square);
            ends.chain([square]).for_each(|told| others.remove(told));
            others.for_each(|other| self.reward(other, streets.best[other.index()], after, &mut set));
        }
        self.ends(streets, street, after, &mut set);
        let linked =
            |n: usize| if n == 1 && parts[0] == parts[1] { 0 } else { streets.get(parts[n]).linked_taxis() };
        let linked = streets.linked_taxis - linked(0) - linked(1) + street.linked_taxis();
        let mut empty = streets.empty;
        empty.remove(square);
        let drawn = streets.empty.has(square).then_some(square);
        let outstanding = streets.outstanding_with(street, parts, drawn);
        self.facts(empty, city, marks, linked, outstanding, context, &mut set);
        linked
    }

    /// The slots that may change when nothing is drawn. Tells the taxis that are linked.
    pub(super) fn same(
        &self,
        streets: &Streets,
        city: &City,
        marks: (u32, u32),
        context: &Context,
        mut set: impl FnMut(usize, u8),
    ) -> u8 {
        let (linked, outstanding) = (streets.linked_taxis, streets.outstanding());
        self.facts(streets.empty, city, marks, linked, outstanding, context, &mut set);
        linked
    }

    /// The slots of the squares into which a new street leads.
    fn ends(&self, streets: &Streets, street: Street, marks: u32, set: &mut impl FnMut(usize, u8)) {
        const NEW: u8 = NONE - 1;
        let [one, other] = street.ends;
        for (n, end) in street.ends.into_iter().enumerate() {
            let Some(square) = end.square() else { continue };
            let at = square.index();
            self.end(end, street, set);
            let is_same_square = one.square() == other.square();
            if n == 1 && is_same_square {
                continue;
            }
            let mut incoming = streets.incoming[at].map(|street| (street, streets.get(street)));
            for end in [end, if is_same_square { other } else { End::NONE }] {
                if end != End::NONE {
                    incoming[end.side()] = (NEW, street);
                }
            }
            self.best(square, best(incoming), marks, set);
        }
    }

    /// The facts about the whole sheet and the table.
    fn facts(
        &self,
        empty: Squares,
        city: &City,
        (before, marks): (u32, u32),
        linked_taxis: u8,
        outstanding: Outstanding,
        context: &Context,
        set: &mut impl FnMut(usize, u8),
    ) {
        // Marks are only ever added.
        let mut new = marks & !before;
        while new != 0 {
            set(MARKS + new.trailing_zeros() as usize, 0);
            new &= new - 1;
        }
        let Outstanding { longest, fullest, live } = outstanding;
        let free_houses = self.printed.iter().sum::<u8>() + 5 * Sheet::FREE_HOUSES
            - (0..5).map(|column| city.crossed_houses(column)).sum::<u8>();
        let facts = [
            city.crossed_trees(),
            empty.and(self.hotels).len() as u8,
            empty.and(self.shops).len() as u8,
            empty.and(self.taxis).len() as u8,
            empty.len() as u8,
            free_houses,
            linked_taxis,
            longest.0,
            longest.1,
            fullest.0,
            live / 2,
        ];
        for (n, &value) in facts.iter().enumerate() {
            set(FACTS + n, value);
        }
        for n in 0..5 {
            set(OPEN + n, city.open().and(COLUMNS[n]).len() as u8);
            set(OPEN + 5 + n, city.open().and(ROWS[n]).len() as u8);
        }
        if context.players == 1 {
            return;
        }
        let table = context.facts(city.crossed_trees());
        for (n, &value) in table.iter().enumerate() {
            set(TABLE + n, value);
        }
    }
}
