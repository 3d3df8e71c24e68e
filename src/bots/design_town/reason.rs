//! Why a move is good.

/// The reason for a move of Design Town.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing else can be done.
    Only,
    /// The turn wins the match once it is built.
    Wins,
    /// Going on, or shuffling, for more: so likely it ends the turn, in percent.
    GoesOn {
        /// 0 to 100.
        risk: u8,
    },
    /// Enough for this turn: going on would end it so likely, in percent.
    Stops {
        /// 0 to 100.
        risk: u8,
    },
    /// The turn goes on after the card that exceeded the limit.
    Saves,
    /// It makes the own deck better.
    BetterDeck,
    /// It gets rid of a card.
    ThinnerDeck,
    /// It costs the others more than the other choice.
    HurtsMore,
    /// Nothing that could be built makes the own deck better.
    NothingBetter,
}
