//! Why a move is good.

use super::risk::Risks;
use crate::rules::{
    Game as _, Silent,
    design_town::{Action, DesignTown, Downgrade, State},
};

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

/// What speaks for an action of the player on turn, who has all these `choices`; `None` where nothing does, as for chance.
pub(super) fn reason(
    risks: &mut Risks,
    game: &DesignTown,
    state: &State,
    action: Action,
    choices: &[Action],
) -> Option<Reason> {
    let percent = |risk: f64| (100.0 * risk).round() as u8;
    Some(match action {
        Action::Top(_) | Action::Bottom(_) => return None,
        Action::Stop | Action::End if game.is_winning(state) => Reason::Wins,
        _ if choices.len() == 1 => Reason::Only,
        Action::Play => Reason::GoesOn { risk: percent(risks.of_going_on(game, state)) },
        Action::Shuffle { stay, .. } => Reason::GoesOn { risk: percent(risks.of_shuffle(game, state, stay)) },
        Action::Stop => Reason::Stops { risk: percent(risks.of_going_on(game, state)) },
        Action::Downgrade(building) => match game.cards().printed(building).downgrade? {
            Downgrade::RaiseLimit if state.is_exceeded() => Reason::Saves,
            Downgrade::RaiseLimit => {
                let mut after = state.clone();
                game.apply(&mut after, action, &mut Silent).ok()?;
                Reason::GoesOn { risk: percent(risks.of_going_on(game, &after)) }
            }
            Downgrade::Vp => Reason::Wins,
            // It pays for something that is worth more.
            Downgrade::Coin | Downgrade::CoinAndUpgrade | Downgrade::Give(_) => Reason::BetterDeck,
        },
        Action::Discard(_) => Reason::HurtsMore,
        // What would have to be turned back for the turn is worth more; or what is built is.
        Action::GiveUp | Action::Buy(_) | Action::Upgrade(_) | Action::Develop(_) => Reason::BetterDeck,
        Action::Give { .. } => Reason::ThinnerDeck,
        Action::End => Reason::NothingBetter,
    })
}
