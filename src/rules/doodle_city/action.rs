//! What players and dice do.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::geometry::{Road, Square};
use crate::rules::{
    BoundedInt,
    dice::{Dice, Face},
};

/// One step of a match, by chance (the first two) or by the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    deny_unknown_fields,
    expecting = "an action: an object with one field, or \"pass\""
)]
pub enum Action {
    /// The blue die names the starting road of the next column.
    StartingRoad(Face),
    /// The round's dice fall.
    Roll {
        /// The blue die: the column.
        blue: Face,
        /// The white dice: the rows.
        white: Dice,
    },
    /// The player takes a white die and draws a road.
    Draw {
        /// The face of the die taken.
        die: Face,
        /// Where the road is drawn.
        square: Square,
        /// Which road.
        road: Road,
        /// With *free circling*, the score circled, if one is free; otherwise always `None`.
        #[serde(
            default,
            deserialize_with = "BoundedInt::<1, 99>::read_optional",
            skip_serializing_if = "Option::is_none"
        )]
        circle: Option<u8>,
    },
    /// The player takes a white die and crosses out a house.
    Cross {
        /// The face of the die taken.
        die: Face,
        /// The house square.
        square: Square,
    },
    /// The player takes no die and crosses out a tree.
    Pass,
}

impl Action {
    /// The die that is taken, and where the player draws; `None` for chance and for a pass.
    pub const fn target(self) -> Option<(Face, Square)> {
        match self {
            Self::Draw { die, square, .. } | Self::Cross { die, square } => Some((die, square)),
            Self::StartingRoad(_) | Self::Roll { .. } | Self::Pass => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StartingRoad(face) => write!(f, "starting road {face}"),
            Self::Roll { blue, white } => write!(f, "roll {blue}: {white}"),
            Self::Draw { die, square, road, circle: None } => write!(f, "{die} {square} {road}"),
            Self::Draw { die, square, road, circle: Some(score) } => write!(f, "{die} {square} {road} {score}"),
            Self::Cross { die, square } => write!(f, "{die} {square}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}
