//! What the network sees of a sheet: one slot per fact, each with at most one value at a time.
//!
//! Roads one-hot by square; what each empty square could still become; which streets end at its sides; scores,
//! trees and progress; at a table, who else plays and how far they are.

use super::{
    context::Context,
    streets::{End, NONE, Outstanding, Street, Streets, best},
};
use crate::rules::doodle_city::{City, Column, DoodleCity, Kind, Road, Sheet, Side, Square, Squares};

const ROAD: usize = 0;
const LENGTH: usize = ROAD + Square::COUNT;
const HOUSES: usize = LENGTH + Square::COUNT;
const END: usize = HOUSES + Square::COUNT;
const MARKS: usize = END + 4 * Square::COUNT;
const FACTS: usize = MARKS + 32;
const TABLE: usize = FACTS + 11;
/// How many facts there are.
pub(super) const SLOTS: usize = TABLE + 8;

/// The value of a slot that has none.
pub(super) const OFF: u8 = u8::MAX;

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
}

/// The most values of each fact about the whole sheet, in the order in which [`Inputs::facts`] tells them.
const FACT_SIZES: [u16; TABLE - FACTS] = [21, 9, 13, 13, 21, 11, 13, 26, 20, 20, 9];
/// The same for the facts about the table.
const TABLE_SIZES: [u16; SLOTS - TABLE] = [7, 8, 15, 15, 21, 4, 21, 2];

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
    pub fn new(game: &DoodleCity) -> Self {
        let sheet = game.sheet();
        let size = |slot: usize| match slot {
            LENGTH..END => {
                let square = (slot - LENGTH) % Square::COUNT;
                let is_house = Square::from_index(square).is_some_and(|s| sheet.kind(s) == Kind::House);
                if is_house {
                    0
                } else if slot < HOUSES {
                    15
                } else {
                    13
                }
            }
            ROAD..LENGTH => match Square::from_index(slot).map(|s| sheet.kind(s)) {
                Some(Kind::House) => 18,
                _ => 6,
            },
            END..MARKS => {
                let square = Square::from_index((slot - END) / 4);
                let has_end = square.is_some_and(|square| {
                    sheet.kind(square) != Kind::House && square.neighbour(Side::ALL[(slot - END) % 4]).is_some()
                });
                if has_end { 16 } else { 0 }
            }
            MARKS..FACTS => 1,
            FACTS..TABLE => FACT_SIZES[slot - FACTS],
            _ => TABLE_SIZES[slot - TABLE],
        };
        let mut starts = [0; SLOTS + 1];
        for slot in 0..SLOTS {
            starts[slot + 1] = starts[slot] + size(slot);
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
        }
    }

    /// How many inputs there are, input 0 included, which is never on.
    pub const fn count(&self) -> usize {
        self.starts[SLOTS] as usize + 1
    }

    /// The input for a value of a slot; 0 if it has none.
    #[inline]
    pub fn input(&self, slot: usize, value: u8) -> u16 {
        if value == OFF {
            return 0;
        }
        let size = self.starts[slot + 1] - self.starts[slot];
        debug_assert!(size > 0, "slot {slot} is never on");
        // What goes beyond the most counts as the most.
        self.starts[slot] + 1 + u16::from(value).min(size - 1)
    }

    /// All slots of a sheet.
    pub fn all(
        &self,
        streets: &Streets,
        city: &City,
        bonuses: u8,
        context: &Context,
        mut set: impl FnMut(usize, u8),
    ) {
        for square in Square::all() {
            let at = square.index();
            match city.road(square) {
                Some(road) => self.road(city, square, road, &mut set),
                None => {
                    let (length, houses) = streets.best(square);
                    set(LENGTH + at, length - 1);
                    set(HOUSES + at, houses);
                    for (side, &street) in streets.incoming[at].iter().enumerate() {
                        if street != NONE {
                            set(END + 4 * at + side, class(streets.get(street)));
                        }
                    }
                }
            }
        }
        let marks = (0, marks(city, bonuses));
        self.facts(streets.empty, city, marks, streets.linked_taxis, streets.outstanding(), context, &mut set);
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
    pub fn changed(
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
            set(LENGTH + at, OFF);
            set(HOUSES + at, OFF);
            (0..4)
                .filter(|&side| streets.incoming[at][side] != NONE)
                .for_each(|side| set(END + 4 * at + side, OFF));
            streets.joined(square, road, u8::from(self.kinds[at] == Kind::Taxi))
        };
        self.ends(streets, street, &mut set);
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
    pub fn same(
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
    fn ends(&self, streets: &Streets, street: Street, set: &mut impl FnMut(usize, u8)) {
        const NEW: u8 = NONE - 1;
        let [one, other] = street.ends;
        for (n, end) in street.ends.into_iter().enumerate() {
            let Some(square) = end.square() else { continue };
            let at = square.index();
            set(END + 4 * at + end.side(), class(street));
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
            let (length, houses) = best(incoming);
            set(LENGTH + at, length - 1);
            set(HOUSES + at, houses);
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
        if context.players == 1 {
            return;
        }
        let table = context.facts(city.crossed_trees());
        for (n, &value) in table.iter().enumerate() {
            set(TABLE + n, value);
        }
    }
}
