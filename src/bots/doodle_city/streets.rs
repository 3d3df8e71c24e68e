//! What the roads of a sheet have become: streets with two ends, and the squares that these ends point into.

use crate::rules::doodle_city::{City, DoodleCity, Kind, Road, Side, Square, Squares};

/// Roads joined end to end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Street {
    /// Its squares.
    pub length: u8,
    /// Crossed-out houses along it.
    pub houses: u8,
    /// Taxis along it.
    pub taxis: u8,
    /// Where it can go on.
    pub ends: [End; 2],
}

/// The side of a square without a road at which a street ends; `NONE` for an end that can never go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End(u8);

impl Default for End {
    fn default() -> Self {
        Self::NONE
    }
}

impl End {
    pub(super) const NONE: Self = Self(u8::MAX);

    pub(super) const fn at(square: Square, side: Side) -> Self {
        Self(square.index() as u8 * 4 + side as u8)
    }

    /// Its side, as an index.
    pub(super) const fn side(self) -> usize {
        self.0 as usize % 4
    }

    pub(super) const fn square(self) -> Option<Square> {
        Square::from_index(self.0 as usize / 4)
    }
}

/// No street.
pub(super) const NONE: u8 = u8::MAX;

/// All streets of a sheet.
#[derive(Clone, Debug)]
pub(super) struct Streets {
    pub all: [Street; Square::COUNT],
    pub count: usize,
    /// For each square without a road and each side: the street that ends there.
    pub incoming: [[u8; 4]; Square::COUNT],
    /// For each square with a road: its street.
    pub through: [u8; Square::COUNT],
    /// The squares without a road.
    pub empty: Squares,
    /// For each of them the most that a road could join there: its length and houses, each over all roads.
    pub best: [(u8, u8); Square::COUNT],
    /// Each street's length and houses as one number, and its houses and length; 0 where it cannot go on.
    by_length: [i16; 32],
    by_houses: [i16; 32],
    /// Living ends of all streets.
    live: u8,
    /// Taxis on streets with at least two of them.
    pub linked_taxis: u8,
}

/// What stands out among all streets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outstanding {
    /// The longest street that can go on, and its houses.
    pub longest: (u8, u8),
    /// The one with the most houses, and its length.
    pub fullest: (u8, u8),
    /// Living ends of all streets.
    pub live: u8,
}

impl Streets {
    pub(super) fn of(game: &DoodleCity, city: &City) -> Self {
        let mut roads = [None; Square::COUNT];
        let mut empty = Squares::NONE;
        for square in Square::all() {
            roads[square.index()] = city.road(square);
            if roads[square.index()].is_none() {
                empty.insert(square);
            }
        }
        let mut streets = Self {
            all: [Street::default(); Square::COUNT],
            count: 0,
            incoming: [[NONE; 4]; Square::COUNT],
            through: [NONE; Square::COUNT],
            empty,
            best: [(1, 0); Square::COUNT],
            by_length: [0; 32],
            by_houses: [0; 32],
            live: 0,
            linked_taxis: 0,
        };
        for square in Square::all() {
            if let (NONE, Some(road)) = (streets.through[square.index()], roads[square.index()]) {
                streets.follow(game, city, &roads, square, road);
            }
        }
        for square in empty {
            let incoming = streets.incoming[square.index()].map(|street| (street, streets.get(street)));
            streets.best[square.index()] = best(incoming);
        }
        streets
    }

    /// Adds the street through `square`.
    fn follow(
        &mut self,
        game: &DoodleCity,
        city: &City,
        roads: &[Option<Road>; Square::COUNT],
        square: Square,
        road: Road,
    ) {
        let mut street = Street::default();
        self.pass(game, city, &mut street, square);
        for (end, side) in road.sides().into_iter().enumerate() {
            let (mut here, mut out) = (square, side);
            street.ends[end] = loop {
                let Some(next) = here.neighbour(out) else { break End::NONE };
                let Some(road) = roads[next.index()] else { break End::at(next, out.opposite()) };
                let Some(on) = road.exit(out.opposite()) else { break End::NONE };
                if next == square {
                    // Once around: the other way leads along the same squares.
                    self.add(street);
                    return;
                }
                self.pass(game, city, &mut street, next);
                (here, out) = (next, on);
            };
        }
        self.add(street);
    }

    fn pass(&mut self, game: &DoodleCity, city: &City, street: &mut Street, square: Square) {
        self.through[square.index()] = self.count as u8;
        street.length += 1;
        match game.sheet().kind(square) {
            Kind::House => street.houses += city.crossed_houses(square.column().index()),
            Kind::Taxi => street.taxis += 1,
            Kind::Hotel | Kind::Shop => {}
        }
    }

    fn add(&mut self, street: Street) {
        for end in street.ends {
            if let Some(square) = end.square() {
                self.incoming[square.index()][end.side()] = self.count as u8;
            }
        }
        self.all[self.count] = street;
        (self.by_length[self.count], self.by_houses[self.count]) = street.keys();
        self.live += street.live_ends();
        self.linked_taxis += street.linked_taxis();
        self.count += 1;
    }

    /// The street with this number; an empty one for [`NONE`].
    pub(super) fn get(&self, street: u8) -> Street {
        self.all.get(usize::from(street)).copied().unwrap_or_default()
    }

    /// The street that `road` in the empty `square` would make, its own square's `taxi` (0 or 1) included,
    /// and the streets that it would join.
    pub(super) fn joined(&self, square: Square, road: Road, taxi: u8) -> (Street, [u8; 2]) {
        let [one, other] = road.sides();
        let parts = [one, other].map(|side| self.incoming[square.index()][side as usize]);
        let mut street = Street { length: 1, houses: 0, taxis: taxi, ends: [End::NONE; 2] };
        let is_loop = parts[0] == parts[1] && parts[0] != NONE;
        for (n, (part, side)) in parts.into_iter().zip([one, other]).enumerate() {
            if part == NONE {
                street.ends[n] = match square.neighbour(side) {
                    Some(next) if self.empty.has(next) => End::at(next, side.opposite()),
                    _ => End::NONE,
                };
                continue;
            }
            let joined = self.get(part);
            if n == 0 || !is_loop {
                street.length += joined.length;
                street.houses += joined.houses;
                street.taxis += joined.taxis;
            }
            let here = End::at(square, side);
            let far = if joined.ends[0] == here { joined.ends[1] } else { joined.ends[0] };
            // An end that pointed into this square, but not along the road, is cut off.
            street.ends[n] = if far.square() == Some(square) { End::NONE } else { far };
        }
        (street, parts)
    }

    /// What stands out now.
    pub(super) fn outstanding(&self) -> Outstanding {
        Outstanding::of(&self.by_length, &self.by_houses, self.live)
    }

    /// What stands out once `street` has taken the place of `parts`, and a road in `drawn` has cut off other ends.
    pub(super) fn outstanding_with(
        &self,
        street: Street,
        parts: [u8; 2],
        drawn: Option<Square>,
    ) -> Outstanding {
        let (mut by_length, mut by_houses) = (self.by_length, self.by_houses);
        let mut live = self.live + street.live_ends();
        for (n, &part) in parts.iter().enumerate() {
            if part != NONE && (n == 0 || part != parts[0]) {
                live -= self.get(part).live_ends();
                (by_length[usize::from(part)], by_houses[usize::from(part)]) = (0, 0);
            }
        }
        let cut = drawn.map_or([NONE; 4], |square| self.incoming[square.index()]);
        for (side, &other) in cut.iter().enumerate() {
            if other == NONE || parts.contains(&other) {
                continue;
            }
            live -= 1;
            // Cut off at both ends, or dead at the other one before.
            let is_cut_twice = (0..4).any(|twice| twice != side && cut[twice] == other);
            if is_cut_twice || self.get(other).live_ends() < 2 {
                (by_length[usize::from(other)], by_houses[usize::from(other)]) = (0, 0);
            }
        }
        (by_length[31], by_houses[31]) = street.keys();
        Outstanding::of(&by_length, &by_houses, live)
    }
}

impl Street {
    /// How many of its ends can go on.
    pub(super) fn live_ends(self) -> u8 {
        self.ends.into_iter().filter(|&end| end != End::NONE).count() as u8
    }

    /// Its taxis if they are linked.
    pub(super) const fn linked_taxis(self) -> u8 {
        if self.taxis > 1 { self.taxis } else { 0 }
    }

    fn keys(self) -> (i16, i16) {
        let key = |high: u8, low: u8| i16::from(high) << 8 | i16::from(low);
        if self.live_ends() == 0 {
            (0, 0)
        } else {
            (key(self.length, self.houses), key(self.houses, self.length))
        }
    }
}

impl Outstanding {
    fn of(by_length: &[i16; 32], by_houses: &[i16; 32], live: u8) -> Self {
        let most = |keys: &[i16; 32]| keys.iter().fold(0, |most, &key| most.max(key));
        let split = |key: i16| ((key >> 8) as u8, (key & 0xFF) as u8);
        Self { longest: split(most(by_length)), fullest: split(most(by_houses)), live }
    }
}

/// The most that a road between two of four sides could join, from the streets that end there: its length and houses.
pub(super) fn best(incoming: [(u8, Street); 4]) -> (u8, u8) {
    let (mut length, mut houses) = (1, 0);
    for one in 0..4 {
        for other in one + 1..4 {
            let ((a, first), (b, second)) = (incoming[one], incoming[other]);
            let both = u8::from(a != b || a == NONE);
            length = length.max(1 + first.length + both * second.length);
            houses = houses.max(first.houses + both * second.houses);
        }
    }
    (length, houses)
}
