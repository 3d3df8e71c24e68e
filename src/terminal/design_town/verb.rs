//! What can be done in a turn, in one word each, and which of the actions that is.

use strum::{Display, EnumIter, IntoEnumIterator as _};

use crate::rules::design_town::{Action, Building};

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumIter)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Verb {
    Play,
    Shuffle,
    Stop,
    Downgrade,
    #[strum(serialize = "give up")]
    GiveUp,
    Discard,
    Buy,
    Upgrade,
    Develop,
    Give,
    End,
}

impl Verb {
    /// What a player does with `action`; `None` of chance.
    pub(super) const fn of(action: Action) -> Option<Self> {
        Some(match action {
            Action::Top(_) | Action::Bottom(_) => return None,
            Action::Play => Self::Play,
            Action::Shuffle { .. } => Self::Shuffle,
            Action::Stop => Self::Stop,
            Action::Downgrade(_) => Self::Downgrade,
            Action::GiveUp => Self::GiveUp,
            Action::Discard(_) => Self::Discard,
            Action::Buy(_) => Self::Buy,
            Action::Upgrade(_) => Self::Upgrade,
            Action::Develop(_) => Self::Develop,
            Action::Give { .. } => Self::Give,
            Action::End => Self::End,
        })
    }
}

/// The verb that is typed in full, and the words after it.
pub(super) fn exact<'a, 'w>(words: &'a [&'w str]) -> Option<(Verb, &'a [&'w str])> {
    match *words {
        ["give", "up", ref rest @ ..] => Some((Verb::GiveUp, rest)),
        [word, ref rest @ ..] => {
            let verb = Verb::iter().find(|verb| verb.to_string() == word)?;
            Some((verb, rest))
        }
        [] => None,
    }
}

/// Whether it is a shuffle in which so many cards stay in the discard.
pub(super) fn is_shuffle_without(action: Action, stay: u8) -> bool {
    matches!(action, Action::Shuffle { stay: other, .. } if other == stay)
}

/// Which building of the choices an action is about; `None` if it is about none.
pub(super) const fn building(action: Action) -> Option<Building> {
    match action {
        Action::Downgrade(building) => Some(building),
        Action::Buy(card) | Action::Upgrade(card) | Action::Shuffle { remove: Some(card), .. } => {
            Some(card.front())
        }
        Action::Develop(card) => Some(card.back()),
        _ => None,
    }
}

/// Who gets what is given, by number.
pub(super) fn receiver(action: Action) -> Option<String> {
    match action {
        Action::Give { to: Some(seat) } => Some((seat.0 + 1).to_string()),
        _ => None,
    }
}
