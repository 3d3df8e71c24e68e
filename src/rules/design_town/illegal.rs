//! Why the rules refuse an action, and what they wait for instead.

use core::fmt;

use super::{Building, Card};
use crate::rules::Seat;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum Illegal {
    /// Something else is due.
    #[error("{due}")]
    NotNow { due: Due },
    /// A card that cannot be in that deck.
    #[error("there is no {building} in the deck of {seat}")]
    NotInDeck { building: Building, seat: Seat },
    /// To play from an empty deck.
    #[error("the deck is empty: it has to be shuffled first")]
    DeckEmpty,
    /// To shuffle while there is a deck.
    #[error("the deck is not empty, so it is not shuffled")]
    DeckNotEmpty,
    /// A shuffle of nothing.
    #[error("the discard has too few cards: at least one has to go into the new deck")]
    NothingToShuffle,
    /// More Flea Markets should stay than there are.
    #[error("only {there} can stay in the discard, not {asked}")]
    TooManyStay { asked: u8, there: u8 },
    /// A solo shuffle without a card of the supply.
    #[error("shuffling costs a card of the supply: one has to be named")]
    MustRemove,
    /// A shuffle that costs a card although none has to be paid.
    #[error("no card leaves the supply for this shuffle")]
    NothingToRemove,
    /// Nothing of that card is left.
    #[error("there is no {card} in the supply")]
    NotInSupply { card: Card },
    /// To stop at once.
    #[error("each turn plays at least one card")]
    NothingPlayed,
    /// To stop before a card that must be played.
    #[error("the top card must be played")]
    Forced,
    /// What does not lie in the player's discard.
    #[error("there is no {building} in this player's discard")]
    NotInDiscard { building: Building },
    /// What brings nothing by being turned back, or not now.
    #[error("a downgrade of {building} brings nothing now")]
    NoDowngrade { building: Building },
    /// Too few coins.
    #[error("that costs {price} coins, and there are only {there}")]
    NoMoney { price: u32, there: u32 },
    /// The main action has been used, and there is no extra one for this.
    #[error("no action is left for that")]
    NoActionLeft,
    /// To give something although no building has such a downgrade.
    #[error("no building can be given away with these cards")]
    NothingToGive,
    /// To give something to oneself, to nobody, or to a player who does not sit there.
    #[error("with several players it is given to another one, in the solo game to nobody")]
    NoReceiver,
}

/// What is due in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The top card of this player's deck.
    Top(Seat),
    /// The bottom card of this player's deck.
    Bottom(Seat),
    /// Playing, shuffling or stopping.
    Play(Seat),
    /// Saving the turn or giving it up.
    Save(Seat),
    /// Whether others discard from the top or from the bottom.
    Discard(Seat),
    /// Building.
    Build(Seat),
    /// Nothing: the match is over.
    Nothing,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top(seat) => write!(f, "the top card of {seat} is due now"),
            Self::Bottom(seat) => write!(f, "the bottom card of {seat} is due now"),
            Self::Play(seat) => write!(f, "{seat} has to play, shuffle or stop now"),
            Self::Save(seat) => write!(f, "{seat} has to save the turn or give up now"),
            Self::Discard(seat) => write!(f, "{seat} has to choose between top and bottom now"),
            Self::Build(seat) => write!(f, "{seat} has to build now"),
            Self::Nothing => f.write_str("the match is over: nothing is due now"),
        }
    }
}
