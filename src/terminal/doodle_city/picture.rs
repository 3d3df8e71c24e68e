//! A player's sheet drawn with box characters: thin lines for the grid, thick ones for roads.

use crate::rules::doodle_city::{City, Column, Kind, Road, Sheet, Side, Square};

/// From one vertical grid line to the next, and from one horizontal line to the next.
const CELL: (usize, usize) = (8, 4);
const WIDTH: usize = 5 * CELL.0 + 1;
const HEIGHT: usize = 5 * CELL.1 + 1;
/// Where houses are marked in their square's last row: around the middle, which is the road's.
const HOUSES: [usize; 4] = [1, 3, 5, 7];

/// What the letters and marks mean.
pub(super) const LEGEND: &str =
    "T taxi  H hotel  S shop  P houses; x crossed out  o free  (5) circled  -5- gone";

/// The picture, line by line.
pub(super) fn lines(sheet: &Sheet, city: &City) -> Vec<String> {
    let mut paper = [[' '; WIDTH]; HEIGHT];
    for (y, line) in paper.iter_mut().enumerate() {
        for (x, sign) in line.iter_mut().enumerate() {
            *sign = grid_sign(x, y);
        }
    }
    for square in Square::all() {
        let corner = (square.column().index() * CELL.0, square.row().index() * CELL.1);
        let kind = sheet.kind(square);
        paper[corner.1 + 1][corner.0 + 2] = kind.letter();
        if kind == Kind::House {
            draw_houses(&mut paper[corner.1 + CELL.1 - 1][corner.0..], sheet, city, square.column());
        }
        if let Some(road) = city.road(square) {
            draw_road(&mut paper, corner, road);
        }
    }
    let numbers = Column::ALL.map(|column| format!("{:^1$}", column.number(), CELL.0)).concat();
    let mut lines = vec![format!("   {}", numbers.trim_end())];
    for (y, line) in paper.iter().enumerate() {
        let row = if y % CELL.1 == CELL.1 / 2 { (y / CELL.1 + 1).to_string() } else { " ".into() };
        lines.push(format!("{row} {}", line.iter().collect::<String>()));
    }
    lines
}

/// The empty grid at column `x` and line `y` of the picture.
const fn grid_sign(x: usize, y: usize) -> char {
    let (first, last) = ((x == 0, y == 0), (x == WIDTH - 1, y == HEIGHT - 1));
    match (x.is_multiple_of(CELL.0), y.is_multiple_of(CELL.1)) {
        (false, false) => ' ',
        (true, false) => '│',
        (false, true) => '─',
        (true, true) => match (first, last) {
            ((true, true), _) => '┌',
            ((_, true), (true, _)) => '┐',
            ((_, true), _) => '┬',
            ((true, _), (_, true)) => '└',
            (_, (true, true)) => '┘',
            (_, (_, true)) => '┴',
            ((true, _), _) => '├',
            (_, (true, _)) => '┤',
            _ => '┼',
        },
    }
}

fn draw_houses(line: &mut [char], sheet: &Sheet, city: &City, column: Column) {
    let crossed = city.crossed_houses(column.index());
    for (house, at) in (0..sheet.houses(column)).zip(HOUSES) {
        line[at] = if house < crossed { 'x' } else { 'o' };
    }
}

fn draw_road(paper: &mut [[char; WIDTH]; HEIGHT], (left, top): (usize, usize), road: Road) {
    let middle = (left + CELL.0 / 2, top + CELL.1 / 2);
    paper[middle.1][middle.0] = match road {
        Road::WestEast => '━',
        Road::NorthSouth => '┃',
        Road::NorthEast => '┗',
        Road::SouthEast => '┏',
        Road::SouthWest => '┓',
        Road::NorthWest => '┛',
    };
    for side in road.sides() {
        match side {
            Side::West => paper[middle.1][left + 1..middle.0].fill('━'),
            Side::East => paper[middle.1][middle.0 + 1..left + CELL.0].fill('━'),
            Side::North => paper[top + 1..middle.1].iter_mut().for_each(|line| line[middle.0] = '┃'),
            Side::South => paper[middle.1 + 1..top + CELL.1].iter_mut().for_each(|line| line[middle.0] = '┃'),
        }
        let (x, y) = match side {
            Side::West => (left, middle.1),
            Side::East => (left + CELL.0, middle.1),
            Side::North => (middle.0, top),
            Side::South => (middle.0, top + CELL.1),
        };
        paper[y][x] = with_end(paper[y][x], side);
    }
}

/// A grid line that a road reaches at its `side` of a square: an end that no neighbour takes up stays visible.
const fn with_end(line: char, side: Side) -> char {
    match (line, side) {
        ('┝', Side::East) | ('┥', Side::West) => '┿',
        (_, Side::East) => '┥',
        (_, Side::West) => '┝',
        ('┸', Side::North) | ('┰', Side::South) => '╂',
        (_, Side::North) => '┰',
        (_, Side::South) => '┸',
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{
        Game as _, IgnoreEvents, Seat,
        dice::{Dice, Face},
        doodle_city::{Action, DoodleCity, Setup, built_in_sheets},
    };

    use super::*;

    #[test]
    fn roads_meet_or_end_at_the_lines_and_houses_are_crossed() {
        let sheet = built_in_sheets().remove(0);
        let setup = Setup {
            players: 1,
            first: Seat(0),
            more_control: false,
            free_circling: false,
            sheet: sheet.clone(),
        };
        let game = DoodleCity::new(setup).unwrap();
        let mut state = game.start();
        let face = |pips| Face::from_pips(pips).unwrap();
        let roll = |blue, white: [u8; 3]| Action::Roll { blue: face(blue), white: Dice::of(white.map(face)) };
        let at = |square: &str| square.parse().unwrap();
        for action in [3, 2, 3, 4, 5].map(|pips| Action::StartingRoad(face(pips))).into_iter().chain([
            roll(1, [4, 4, 4]),
            Action::Draw { die: face(4), square: at("1,4"), road: Road::SouthEast, circle: None },
            roll(2, [4, 4, 4]),
            Action::Draw { die: face(4), square: at("2,4"), road: Road::WestEast, circle: None },
            roll(1, [5, 4, 4]),
            Action::Cross { die: face(5), square: at("1,5") },
        ]) {
            game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
        }
        assert_eq!(format!("\n{}", lines(&sheet, state.city(Seat(0))).join("\n")), PICTURE);
    }

    const PICTURE: &str = "
      1       2       3       4       5
  ┌───────┬───────┬───────┬───────┬───────┐
  │ T     │ S     │ T     │ H     │ P     │
1 │       │       │       │       ┝━━━┓   │
  │       │       │       │       │x o┃o  │
  ├───────┼───────┼───┰───┼───────┼───┸───┤
  │ S     │ T     │ P ┃   │ S     │ H     │
2 │       │       │   ┗━━━┥       │       │
  │       │       │x x o o│       │       │
  ├───────┼───┰───┼───────┼───────┼───────┤
  │ T     │ P ┃   │ H     │ T     │ S     │
3 │       │   ┃   │       │       │       │
  │       │x o┃o  │       │       │       │
  ├───────┼───┸───┼───────┼───────┼───────┤
  │ H     │ S     │ T     │ P     │ T     │
4 │   ┏━━━┿━━━━━━━┥       │   ┏━━━┥       │
  │   ┃   │       │       │x o┃o  │       │
  ├───╂───┼───────┼───────┼───┸───┼───────┤
  │ P ┃   │ H     │ S     │ T     │ S     │
5 │   ┗━━━┥       │       │       │       │
  │x x o  │       │       │       │       │
  └───────┴───────┴───────┴───────┴───────┘";
}
