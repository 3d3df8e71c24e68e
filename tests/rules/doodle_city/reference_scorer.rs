//! A second scorer: the rulebook once more, as plainly as can be, from nothing but the set-up and the log.
//!
//! It shares only the vocabulary with the rules: faces, squares, roads, actions, and the data of the sheet.

use std::collections::HashSet;

use doodle_city::rules::{
    dice::Face,
    doodle_city::{Action, Column, Kind, Road, Setup, Sheet, Square},
};

/// Column and row, 1 to 5.
pub type Place = (i8, i8);

/// By column and row, with an empty border around the grid.
pub type Roads = [[Option<Road>; 7]; 7];

/// One player's sheet of paper.
#[derive(Clone, Default)]
pub struct Paper {
    pub roads: Roads,
    /// Where the player crossed out a house; printed crosses are not included.
    pub crosses: Vec<Place>,
    pub hotels: Vec<u8>,
    pub shops: Vec<u8>,
    pub bonuses: Vec<u8>,
    pub trees: u8,
    pub had_spree: bool,
}

impl Paper {
    fn draw(&mut self, (column, row): Place, road: Road) {
        self.roads[column as usize][row as usize] = Some(road);
    }

    pub fn crosses(&self, house: Place) -> u8 {
        self.crosses.iter().filter(|crossed| **crossed == house).count() as u8
    }
}

/// What an action scored at once: what was reached, and the score circled.
pub type Scored = (u8, Option<u8>);

/// A match as far as its log goes.
pub struct Naive {
    setup: Setup,
    pub papers: Vec<Paper>,
    actions: usize,
    blue: u8,
    /// White dice that are left.
    pub white: Vec<u8>,
    /// Thresholds of the bonuses that somebody took.
    pub gone: Vec<u8>,
    is_ending: bool,
}

pub fn place(square: Square) -> Place {
    let [column, row] = <[u8; 2]>::from(square);
    (column as i8, row as i8)
}

/// The steps from a square to the two squares that its road leads to.
fn ways(road: Road) -> [Place; 2] {
    let (north, east, south, west) = ((0, -1), (1, 0), (0, 1), (-1, 0));
    match road {
        Road::WestEast => [west, east],
        Road::NorthSouth => [north, south],
        Road::NorthEast => [north, east],
        Road::SouthEast => [south, east],
        Road::SouthWest => [south, west],
        Road::NorthWest => [north, west],
    }
}

/// The road in a square.
pub fn road_at(roads: &Roads, (column, row): Place) -> Option<Road> {
    roads[column as usize][row as usize]
}

/// Every square on the road through `start`, found by spreading out from it.
pub fn road_through(roads: &Roads, start: Place) -> Vec<Place> {
    let mut found = vec![start];
    let mut next = 0;
    while let Some(&(column, row)) = found.get(next) {
        next += 1;
        for (right, down) in road_at(roads, (column, row)).into_iter().flat_map(ways) {
            let beyond = (column + right, row + down);
            let is_joined = road_at(roads, beyond).is_some_and(|road| ways(road).contains(&(-right, -down)));
            if is_joined && !found.contains(&beyond) {
                found.push(beyond);
            }
        }
    }
    found
}

/// The highest number that is at most `reached` and not yet used.
fn highest_free(printed: &[u8], used: &[u8], reached: u8) -> Option<u8> {
    free(printed, used, reached).into_iter().max()
}

fn free(printed: &[u8], used: &[u8], reached: u8) -> Vec<u8> {
    printed.iter().copied().filter(|score| *score <= reached && !used.contains(score)).collect()
}

impl Naive {
    pub fn new(setup: &Setup) -> Self {
        let papers = vec![Paper::default(); setup.players.into()];
        let (setup, white, gone) = (setup.clone(), Vec::new(), Vec::new());
        Self { setup, papers, actions: 0, blue: 0, white, gone, is_ending: false }
    }

    fn sheet(&self) -> &Sheet {
        &self.setup.sheet
    }

    fn kind(&self, at: Place) -> Kind {
        let square = Square::try_from([at.0 as u8, at.1 as u8]).expect("a square of the grid");
        self.sheet().kind(square)
    }

    fn printed_crosses(&self, house: Place) -> u8 {
        self.sheet().crossed_houses(Column::ALL[house.0 as usize - 1])
    }

    /// How many actions the present round has had; `None` while the starting roads are rolled.
    fn step_of_round(&self) -> Option<(usize, usize)> {
        let after = self.actions.checked_sub(5)?;
        Some((after / (self.papers.len() + 1), after % (self.papers.len() + 1)))
    }

    pub fn is_over(&self) -> bool {
        self.is_ending && self.step_of_round().is_some_and(|(_, step)| step == 0)
    }

    /// Whose turn it is: the first player of the first round, then to the left and to the left again.
    pub fn on_turn(&self) -> Option<usize> {
        let (round, step) = self.step_of_round()?;
        (step > 0).then(|| (self.setup.first.index() + round + step - 1) % self.papers.len())
    }

    /// Who throws the dice: the first player of a round, and the one of the first round for the starting roads.
    pub fn thrower(&self) -> usize {
        let (round, _) = self.step_of_round().unwrap_or_default();
        (self.setup.first.index() + round) % self.papers.len()
    }

    /// Everything that the player on turn may do.
    pub fn legal(&self) -> Vec<Action> {
        let Some(seat) = self.on_turn() else { return Vec::new() };
        let mut actions = Vec::new();
        let faces: HashSet<u8> = self.white.iter().copied().collect();
        for (face, square) in faces.iter().flat_map(|face| Square::all().map(move |square| (*face, square))) {
            let (at, die) = (place(square), Face::from_pips(face).expect("a face"));
            let is_pointed_to =
                (self.blue == 6 || at.0 == self.blue as i8) && (face == 6 || at.1 == face as i8);
            if is_pointed_to && self.kind(at) == Kind::House {
                if self.papers[seat].crosses(at) < 2 {
                    actions.push(Action::Cross { die, square });
                }
            } else if is_pointed_to && road_at(&self.papers[seat].roads, at).is_none() {
                for road in Road::ALL {
                    for circle in self.circles(seat, at, road) {
                        actions.push(Action::Draw { die, square, road, circle });
                    }
                }
            }
        }
        if actions.is_empty() || self.setup.more_control {
            actions.push(Action::Pass);
        }
        actions
    }

    /// The scores that a player may name for a road.
    fn circles(&self, seat: usize, at: Place, road: Road) -> Vec<Option<u8>> {
        if !self.setup.free_circling {
            return vec![None];
        }
        let mut paper = self.papers[seat].clone();
        paper.draw(at, road);
        let reached = self.reached(&paper, at).unwrap_or(0);
        let free = match self.kind(at) {
            Kind::Hotel => free(self.sheet().hotel_scores(), &paper.hotels, reached),
            Kind::Shop => free(self.sheet().shop_scores(), &paper.shops, reached),
            Kind::House | Kind::Taxi => Vec::new(),
        };
        if free.is_empty() { vec![None] } else { free.into_iter().map(Some).collect() }
    }

    /// The length of a hotel's road, or the crossed-out houses of a shop's.
    fn reached(&self, paper: &Paper, at: Place) -> Option<u8> {
        let road = road_through(&paper.roads, at);
        let crossed = |house: &Place| self.printed_crosses(*house) + paper.crosses(*house);
        match self.kind(at) {
            Kind::Hotel => Some(road.len() as u8),
            Kind::Shop => Some(road.iter().filter(|at| self.kind(**at) == Kind::House).map(crossed).sum()),
            Kind::House | Kind::Taxi => None,
        }
    }

    /// Reads on in the log by a legal action.
    pub fn follow(&mut self, action: Action) -> Option<Scored> {
        let seat = self.on_turn();
        self.actions += 1;
        match action {
            Action::StartingRoad(face) => {
                let column = self.actions as i8;
                let house = (1..=5).map(|row| (column, row)).find(|at| self.kind(*at) == Kind::House);
                for paper in &mut self.papers {
                    paper.draw(house?, Road::ALL[face.index()]);
                }
                None
            }
            Action::Roll { blue, white } => {
                self.blue = blue.pips();
                self.white = white.iter().map(Face::pips).collect();
                None
            }
            Action::Draw { die, square, road, circle } => {
                self.take(seat?, die.pips());
                self.papers[seat?].draw(place(square), road);
                self.score(seat?, place(square), circle)
            }
            Action::Cross { die, square } => {
                self.take(seat?, die.pips());
                self.papers[seat?].crosses.push(place(square));
                None
            }
            Action::Pass => {
                self.cross_tree(seat?);
                None
            }
        }
    }

    fn take(&mut self, seat: usize, die: u8) {
        let at = self.white.iter().position(|white| *white == die).expect("the die was rolled");
        self.white.remove(at);
        if die == 6 {
            self.cross_tree(seat);
        }
    }

    fn cross_tree(&mut self, seat: usize) {
        self.papers[seat].trees += 1;
        self.is_ending |= self.papers[seat].trees == self.sheet().trees();
    }

    fn score(&mut self, seat: usize, at: Place, chosen: Option<u8>) -> Option<Scored> {
        let reached = self.reached(&self.papers[seat], at)?;
        let is_hotel = self.kind(at) == Kind::Hotel;
        let sheet = self.setup.sheet.clone();
        let paper = &mut self.papers[seat];
        let (printed, used) = match is_hotel {
            true => (sheet.hotel_scores(), &mut paper.hotels),
            false => (sheet.shop_scores(), &mut paper.shops),
        };
        let circled = chosen.or(highest_free(printed, used, reached));
        used.extend(circled);
        self.is_ending |= circled.is_some() && circled == printed.iter().copied().max();
        if !is_hotel {
            let houses: u8 = Column::ALL.into_iter().map(|column| sheet.crossed_houses(column) + 2).sum();
            paper.had_spree |= reached == houses;
            let thresholds: Vec<u8> = sheet.shop_bonuses().iter().map(|bonus| bonus.at).collect();
            if let Some(taken) = highest_free(&thresholds, &self.gone, circled.unwrap_or(0)) {
                self.gone.push(taken);
                let bonus = sheet.shop_bonuses().iter().find(|bonus| bonus.at == taken);
                paper.bonuses.extend(bonus.map(|bonus| bonus.points));
            }
        }
        Some((reached, circled))
    }

    /// Each seat's parts: hotels, shops, bonuses, taxis, trees.
    pub fn parts(&self) -> Vec<[i32; 5]> {
        let sum = |numbers: &[u8]| numbers.iter().map(|number| i32::from(*number)).sum();
        let trees: Vec<u8> = self.papers.iter().map(|paper| paper.trees).collect();
        let part = |paper: &Paper| {
            let is_taxi = |at: &Place| self.kind(*at) == Kind::Taxi && road_at(&paper.roads, *at).is_some();
            let is_linked =
                |at: &Place| road_through(&paper.roads, *at).into_iter().filter(is_taxi).count() > 1;
            let taxis = Square::all().map(place).filter(is_taxi).filter(is_linked);
            let fewest = if trees.iter().all(|other| *other >= paper.trees) { 4 } else { 0 };
            let most = if trees.iter().all(|other| *other <= paper.trees) { -4 } else { 0 };
            let for_trees = if self.is_over() && self.papers.len() > 1 { fewest + most } else { 0 };
            [sum(&paper.hotels), sum(&paper.shops), sum(&paper.bonuses), 4 * taxis.count() as i32, for_trees]
        };
        self.papers.iter().map(part).collect()
    }

    /// Each seat's place: sorted by points, then by trees that are left; equals share.
    pub fn places(&self, parts: &[[i32; 5]]) -> Vec<usize> {
        let totals = parts.iter().map(|parts| parts.iter().sum());
        let results: Vec<(i32, i32)> =
            totals.zip(&self.papers).map(|(total, paper)| (total, -i32::from(paper.trees))).collect();
        let mut sorted = results.clone();
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        let place = |mine| sorted.iter().position(|result| result == mine).map_or(0, |at| at + 1);
        results.iter().map(place).collect()
    }
}
