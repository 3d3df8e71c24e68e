//! What happened: facts in the past tense, in the order in which they happened.

use super::{Building, Card, End, Payment};
use crate::rules::Seat;

/// Why a card went from a deck to the discard unplayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The owner's Factory.
    Factory,
    /// The Construction Yard of this player.
    Yard(Seat),
}

/// A fact that followed from an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card came to lie on top of a deck.
    Shown {
        /// Whose deck.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// The top card of a deck was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        building: Building,
        /// Whether it had to be.
        is_forced: bool,
    },
    /// The card's income came.
    Earned {
        /// Whose.
        seat: Seat,
        /// All coins of this turn now.
        coins: u32,
        /// All coins for fees of this turn now.
        fee_coins: u32,
        /// All points of this turn now.
        vp: u32,
        /// How many unhappy have been played in this turn now.
        unhappy: u32,
    },
    /// There are more unhappy than the limit.
    LimitExceeded {
        /// Whose turn it is.
        seat: Seat,
        /// Whether a card in the discard could raise the limit.
        can_be_saved: bool,
    },
    /// The Hospital paid.
    UnhappyPaid {
        /// Whose.
        seat: Seat,
        /// How many coins.
        coins: u32,
    },
    /// The limit went up by one.
    LimitRaised {
        /// Whose.
        seat: Seat,
        /// The limit now.
        limit: u32,
    },
    /// The next card has to be played, too.
    NextForced {
        /// By whom.
        seat: Seat,
    },
    /// There is one more Buy in this turn.
    BuyAdded {
        /// Whose.
        seat: Seat,
    },
    /// There is one more Upgrade in this turn.
    UpgradeAdded {
        /// Whose.
        seat: Seat,
    },
    /// A card went from a deck to the discard of the same player.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        building: Building,
        /// From where.
        end: End,
        /// Why.
        why: Why,
    },
    /// The discard became the new deck.
    Shuffled {
        /// Whose.
        seat: Seat,
        /// How many Flea Markets stayed in the discard.
        stayed: u8,
        /// In the solo game, the card of the supply that left the game.
        removed: Option<Card>,
    },
    /// A card in the discard was turned back to its front, for what that brings.
    Downgraded {
        /// By whom.
        seat: Seat,
        /// What it was.
        building: Building,
    },
    /// A player stopped playing cards, and builds.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// How it was paid.
        payment: Payment,
    },
    /// A card in the discard was turned to its back.
    Upgraded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// How it was paid.
        payment: Payment,
    },
    /// A card was bought and turned to its back.
    Developed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// How it was paid.
        payment: Payment,
    },
    /// A card was turned back and given away.
    Given {
        /// By whom.
        seat: Seat,
        /// What it was.
        building: Building,
        /// Into whose discard; in the solo game it left the game.
        to: Option<Seat>,
    },
    /// The cards that were played went to the discard.
    TurnEnded {
        /// Whose turn.
        seat: Seat,
        /// How many cards were played.
        cards: u32,
        /// The points of the turn, if it was built in; `None` if the limit ended it.
        built: Option<u32>,
    },
    /// Everybody had a turn.
    RoundEnded {
        /// The round, from 1.
        round: u32,
    },
    /// The match was over.
    MatchEnded {
        /// Who has won; `None` if nobody has.
        winner: Option<Seat>,
    },
}
