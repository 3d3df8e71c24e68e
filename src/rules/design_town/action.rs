//! What players and decks do.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use strum::Display;

use super::{Building, Card, MOST_PLAYERS};
use crate::rules::{BoundedInt, Seat};

/// One step of a match, by chance (`Top` and `Bottom`) or by the player on turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    deny_unknown_fields,
    expecting = "an action: an object with one field, or a word"
)]
pub enum Action {
    /// The card that is now on top of a deck, for all to see.
    Top(Building),
    /// The card that was at the bottom of a deck and goes to the discard.
    Bottom(Building),
    /// The player plays the top card of their deck.
    Play,
    /// The player makes a new deck of their discard.
    Shuffle {
        /// How many Flea Markets stay in the discard.
        #[serde(deserialize_with = "BoundedInt::<0, { u8::MAX }>::read")]
        stay: u8,
        /// In the solo game, the card of the supply that leaves the game for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        remove: Option<Card>,
    },
    /// The player plays no further card, and builds.
    Stop,
    /// The player turns this building, which lies in their discard, back to its front.
    Downgrade(Building),
    /// The limit is exceeded, and the player lets the turn end.
    GiveUp,
    /// All other players discard this card of their decks.
    Discard(End),
    /// The player buys a card.
    Buy(Card),
    /// The player turns a card of their discard to its back.
    Upgrade(Card),
    /// The player buys a card and turns it to its back.
    Develop(Card),
    /// The player turns an Apartment of their discard back and gives it to another player.
    Give {
        /// To whom; in the solo game to nobody.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "receiver")]
        to: Option<Seat>,
    },
    /// The player has built.
    End,
}

fn receiver<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    Ok(BoundedInt::<0, { MOST_PLAYERS as u8 - 1 }>::read_optional(deserializer)?.map(Seat))
}

/// One end of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case", expecting = "\"top\" or \"bottom\"")]
#[strum(serialize_all = "lowercase")]
pub enum End {
    /// Where cards are played from.
    Top,
    /// The other one.
    Bottom,
}

impl End {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Top, Self::Bottom];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top(building) => write!(f, "top {building}"),
            Self::Bottom(building) => write!(f, "bottom {building}"),
            Self::Play => f.write_str("play"),
            Self::Shuffle { stay, remove } => {
                f.write_str("shuffle")?;
                if *stay > 0 {
                    write!(f, " without {stay}")?;
                }
                remove.map_or(Ok(()), |card| write!(f, " for {card}"))
            }
            Self::Stop => f.write_str("stop"),
            Self::Downgrade(building) => write!(f, "downgrade {building}"),
            Self::GiveUp => f.write_str("give up"),
            Self::Discard(end) => write!(f, "discard {end}"),
            Self::Buy(card) => write!(f, "buy {card}"),
            Self::Upgrade(card) => write!(f, "upgrade {card}"),
            Self::Develop(card) => write!(f, "develop {card}"),
            Self::Give { to: Some(seat) } => write!(f, "give {}", seat.0 + 1),
            Self::Give { to: None } => f.write_str("give away"),
            Self::End => f.write_str("end"),
        }
    }
}
