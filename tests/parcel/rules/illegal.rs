//! Why an action is refused.

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Something else is due.
    #[error("that is not due now")]
    NotNow,
    /// All cards of that kind have been turned over.
    #[error("no such card is left in the pile")]
    NoSuchCard,
    /// The card is a storm.
    #[error("in a storm the die has to be passed as it is")]
    Storm,
    /// A die is thrown again once in a turn.
    #[error("the die has been thrown again already")]
    OnlyOnce,
}
