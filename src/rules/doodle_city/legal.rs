//! The legal actions of the player on turn, kept as sets of squares so that they need not be listed one by one.

use super::{
    Action, DoodleCity, State,
    geometry::{Column, Road, Row, Square},
    squares::Squares,
    state::Phase,
};
use crate::rules::{Game, LegalActions, Seat, dice::Face};

/// What the player on turn may do. Equal faces are one choice.
///
/// In order: by die from 1 to 6, there first roads (by square, then by road, then by score), then houses; a pass last.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    /// For each face: the squares in which taking it allows to draw.
    squares: [Squares; 6],
    /// For each face: in how many ways taking it allows to draw a road.
    roads: [u32; 6],
    /// For each face: how many actions there are with lower ones.
    starts: [u32; 6],
    /// How many actions there are with all faces.
    len: u32,
    houses: Squares,
    may_pass: bool,
    /// With *free circling*: the scores to choose from, by square and road.
    scores: Option<Box<FreeScores>>,
}

/// The scores among which *free circling* lets the player choose.
#[derive(Clone, Debug, Default)]
struct FreeScores {
    /// For each square and road, as a mask by position; 0 where none is free.
    masks: [[u16; 6]; Square::COUNT],
    hotels: Squares,
    hotel_scores: Vec<u8>,
    shop_scores: Vec<u8>,
}

impl FreeScores {
    /// Finds the scores for every road in `squares`; tells for each row in how many ways a road can be drawn
    /// there and a score circled for it.
    fn fill(&mut self, game: &DoodleCity, state: &State, seat: Seat, squares: Squares) -> [u32; 5] {
        // The same choices may serve another match with another sheet; what was reserved is kept.
        self.hotels = game.hotels;
        self.hotel_scores.clear();
        self.hotel_scores.extend_from_slice(game.sheet().hotel_scores());
        self.shop_scores.clear();
        self.shop_scores.extend_from_slice(game.sheet().shop_scores());
        let mut ways = [0; 5];
        for square in squares {
            let masks = Road::ALL.map(|road| game.free_scores(state, seat, square, road));
            ways[square.row().index()] += masks.map(|mask| mask.count_ones().max(1)).into_iter().sum::<u32>();
            self.masks[square.index()] = masks;
        }
        ways
    }

    /// The number printed at `position` of the scores that belong to `square`, a hotel or a shop.
    fn printed(&self, square: Square, position: u32) -> Option<u8> {
        let scores = if self.hotels.has(square) { &self.hotel_scores } else { &self.shop_scores };
        scores.get(position as usize).copied()
    }
}

/// The squares that a white die points to: its row in the column of the blue die; a 6 stands for any.
pub(super) const fn pointed_to(blue: Face, die: Face) -> Squares {
    let column = match blue {
        Face::Six => Squares::ALL,
        _ => Squares::column(Column::ALL[blue.index()]),
    };
    match die {
        Face::Six => column,
        _ => column.and(Squares::row(Row::ALL[die.index()])),
    }
}

/// The table of [`pointed_to`], by blue die and white die.
pub(super) const POINTED_TO: [[Squares; 6]; 6] = {
    let mut table = [[Squares::ALL; 6]; 6];
    let mut blue = 0;
    while blue < 6 {
        let mut die = 0;
        while die < 6 {
            table[blue][die] = pointed_to(Face::ALL[blue], Face::ALL[die]);
            die += 1;
        }
        blue += 1;
    }
    table
};

impl DoodleCity {
    /// Whether a die that is left points to a square in which the player on turn can draw.
    pub(super) fn has_usable_die(state: &State, open: Squares) -> bool {
        state.blue.is_some_and(|blue| {
            state.white.faces().any(|die| !POINTED_TO[blue.index()][die.index()].and(open).is_empty())
        })
    }

    /// With *free circling*: the positions of the scores that a road may circle, as a mask.
    pub(super) fn free_scores(&self, state: &State, seat: Seat, square: Square, road: Road) -> u16 {
        let city = state.city(seat);
        if self.hotels.has(square) {
            let length = city.reach(square, road).len() as usize;
            u16::from(self.hotels_up_to[length] & !city.hotels)
        } else if self.shops.has(square) {
            let houses = self.houses_along(city, city.reach(square, road));
            self.shops_up_to[usize::from(houses)] & !city.shops
        } else {
            0
        }
    }
}

/// What there is for each die: in one row for 1 to 5, and in all of them for the 6.
fn by_die(by_row: [u32; 5]) -> [u32; 6] {
    let [one, two, three, four, five] = by_row;
    [one, two, three, four, five, by_row.into_iter().sum()]
}

impl Legal {
    pub(super) fn fill(&mut self, game: &DoodleCity, state: &State) {
        self.houses = game.houses;
        let (Phase::Turns, Some(blue)) = (state.phase, state.blue) else {
            self.squares = [Squares::NONE; 6];
            self.len = 0;
            self.may_pass = false;
            return;
        };
        let seat = game.on_turn(state);
        let open = state.city(seat).open();
        self.squares = Face::ALL.map(|die| {
            let squares = POINTED_TO[blue.index()][die.index()].and(open);
            if state.white.has(die) { squares } else { Squares::NONE }
        });
        let in_column = POINTED_TO[blue.index()][Face::Six.index()].and(open);
        let houses = by_die(in_column.and(game.houses).count_by_row());
        let roads = by_die(if game.setup().free_circling {
            let usable = self.squares.into_iter().fold(Squares::NONE, Squares::or);
            self.scores.get_or_insert_default().fill(game, state, seat, usable.without(game.houses))
        } else {
            self.scores = None;
            in_column.without(game.houses).count_by_row().map(|squares| Road::ALL.len() as u32 * squares)
        });
        let mut len = 0;
        for die in Face::ALL {
            let is_left = u32::from(state.white.has(die));
            self.roads[die.index()] = is_left * roads[die.index()];
            self.starts[die.index()] = len;
            len += is_left * (roads[die.index()] + houses[die.index()]);
        }
        self.len = len;
        // Without a usable die the only action is to pass; with *more control* it is always offered.
        self.may_pass = len == 0 || game.setup().more_control;
    }

    /// The `index`th road that can be drawn with this die: square, road, and score.
    fn road(&self, die: usize, index: u32) -> Option<(Square, Road, Option<u8>)> {
        let mut squares = self.squares[die].without(self.houses);
        let Some(scores) = &self.scores else {
            return Some((squares.nth(index / 6)?, Road::ALL[index as usize % 6], None));
        };
        let mut index = index;
        squares.find_map(|square| {
            Road::ALL.into_iter().find_map(|road| {
                let mut mask = scores.masks[square.index()][road as usize];
                let ways = mask.count_ones().max(1);
                if index >= ways {
                    index -= ways;
                    return None;
                }
                for _ in 0..index {
                    mask &= mask - 1;
                }
                Some((square, road, scores.printed(square, mask.trailing_zeros())))
            })
        })
    }

    /// The squares in which the player may draw by taking `die`.
    pub const fn squares(&self, die: Face) -> Squares {
        self.squares[die.index()]
    }

    /// Whether the player may take no die.
    pub const fn may_pass(&self) -> bool {
        self.may_pass
    }
}

impl LegalActions<Action> for Legal {
    #[inline]
    fn len(&self) -> usize {
        self.len as usize + usize::from(self.may_pass)
    }

    fn get(&self, index: usize) -> Option<Action> {
        let index = u32::try_from(index).ok()?;
        if index >= self.len {
            return (index == self.len && self.may_pass).then_some(Action::Pass);
        }
        // The last die that starts there or before: one without actions starts where the next one does.
        let die = Face::ALL[self.starts[1..].iter().filter(|&&start| start <= index).count()];
        let index = index - self.starts[die.index()];
        let roads = self.roads[die.index()];
        if index < roads {
            let (square, road, circle) = self.road(die.index(), index)?;
            Some(Action::Draw { die, square, road, circle })
        } else {
            let square = self.squares(die).and(self.houses).nth(index - roads)?;
            Some(Action::Cross { die, square })
        }
    }
}
