//! What happened: facts in the past tense, in the order in which they happened.

use super::geometry::{Column, Road, Square};
use crate::rules::{
    Seat,
    dice::{Dice, Face},
};

/// What ends the match with the current round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The sheet's highest hotel score was circled.
    HighestHotel,
    /// The sheet's highest shop score was circled.
    HighestShop,
    /// The last tree was crossed out.
    LastTree,
}

/// A fact that followed from an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The blue die gave every player the starting road of a column.
    StartingRoadDrawn {
        /// The column.
        column: Column,
        /// What the blue die showed.
        face: Face,
        /// The road it stands for.
        road: Road,
    },
    /// The round's dice were rolled.
    DiceRolled {
        /// The round, from 1.
        round: u32,
        /// The blue die.
        blue: Face,
        /// The white dice.
        white: Dice,
    },
    /// It became a player's turn to draw.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player took a white die.
    DieTaken {
        /// Who.
        seat: Seat,
        /// Its face.
        die: Face,
    },
    /// A tree was crossed out.
    TreeCrossed {
        /// Whose.
        seat: Seat,
        /// How many of this player's trees are crossed out now.
        crossed: u8,
    },
    /// A road was drawn.
    RoadDrawn {
        /// Who drew it.
        seat: Seat,
        /// Where.
        square: Square,
        /// Which.
        road: Road,
    },
    /// A house was crossed out.
    HouseCrossed {
        /// Who crossed it out.
        seat: Seat,
        /// Where.
        square: Square,
        /// How many of the square's houses are crossed out now, printed ones included.
        crossed: u8,
    },
    /// A hotel was drawn through.
    HotelScored {
        /// Whose.
        seat: Seat,
        /// Where.
        square: Square,
        /// The squares of its road.
        length: u8,
        /// The score circled; `None` if none was free.
        circled: Option<u8>,
    },
    /// A shop was drawn through.
    ShopScored {
        /// Whose.
        seat: Seat,
        /// Where.
        square: Square,
        /// The crossed-out houses along its road.
        houses: u8,
        /// The score circled; `None` if none was free.
        circled: Option<u8>,
    },
    /// A bonus was taken, and is crossed out for everybody else.
    BonusTaken {
        /// By whom.
        seat: Seat,
        /// The shop that earned it.
        square: Square,
        /// Its place among the sheet's bonuses, 0 the lowest.
        position: u8,
        /// Its worth.
        points: u8,
    },
    /// A player took no die.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The round will be the last.
    EndCame {
        /// Who brought it about.
        seat: Seat,
        /// How.
        ending: Ending,
    },
    /// Everybody has acted; the player to the left starts the next round, if there is one.
    RoundEnded {
        /// The round that ended, from 1.
        round: u32,
    },
    /// The match is over.
    MatchEnded,
}
