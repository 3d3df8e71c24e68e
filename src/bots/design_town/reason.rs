//! Why a move is good. What is said of one holds beside what is said of the others.

use super::risk::{Risks, percent};
use crate::rules::{
    Game as _, IgnoreEvents,
    design_town::{Action, DesignTown, Downgrade, State, VP_TO_WIN},
};

/// The reason for a move of Design Town.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing else can be done.
    Only,
    /// The turn wins the match once it is built.
    Wins,
    /// It does so after further downgrades.
    WinsLater,
    /// So likely going on ends the turn, in percent.
    GoesOn {
        /// 0 to 100.
        risk: u8,
    },
    /// The best is to stop: enough for this turn, which going on would end so likely, in percent.
    Stops {
        /// 0 to 100.
        risk: u8,
    },
    /// The turn goes on after the card that exceeded the limit; so likely cards that have to be played end it all the
    /// same, in percent.
    Saves {
        /// 0 to 99.
        risk: u8,
    },
    /// The turn cannot be saved: a card that has to be played next would end it all the same.
    Lost,
    /// The best is to let the turn end: what would have to be turned back for it is worth more.
    NotWorthSaving,
    /// It makes the player's deck better.
    BetterDeck,
    /// It gets rid of a card.
    ThinnerDeck,
    /// It costs the others more than the other choice.
    HurtsMore,
    /// Nothing that could be built makes the player's deck better.
    NothingBetter,
}

/// What speaks for an action of the player on turn, who has all these `choices`, the best first; `None` where nothing
/// does, as for chance, or for what is worse than to do nothing.
pub(super) fn reason(
    risks: &mut Risks,
    game: &DesignTown,
    state: &State,
    action: Action,
    choices: &[Action],
) -> Option<Reason> {
    let is_best = choices.first() == Some(&action);
    let is_better_than =
        |others: fn(&Action) -> bool| !choices.iter().take_while(|&&better| better != action).any(&others);
    let can_win = game.may_stop(state) && !game.is_winning(state) && {
        let gains = |building| game.check_downgrade(state, building) == Ok(Downgrade::Vp);
        let gained = state.discard(game.on_turn(state)).iter().filter(|(building, _)| gains(*building));
        state.vp() + gained.map(|(_, count)| u32::from(count)).sum::<u32>() >= VP_TO_WIN
    };
    match action {
        Action::Top(_) | Action::Bottom(_) => None,
        Action::Stop | Action::End if game.is_winning(state) => Some(Reason::Wins),
        _ if choices.len() == 1 => Some(Reason::Only),
        Action::Play => Some(Reason::GoesOn { risk: percent(risks.of_going_on(game, state)) }),
        Action::Shuffle { stay, .. } => {
            Some(Reason::GoesOn { risk: percent(risks.of_shuffle(game, state, stay)) })
        }
        // It would give the win away.
        Action::Stop if can_win => None,
        Action::Stop => match percent(risks.of_going_on(game, state)) {
            risk if is_best => Some(Reason::Stops { risk }),
            0 => None,
            risk => Some(Reason::GoesOn { risk }),
        },
        Action::Downgrade(building) => match game.cards().printed(building).downgrade? {
            Downgrade::RaiseLimit if state.is_exceeded() => {
                let risk = percent(risks.of_saving(game, state, building));
                (risk < 100).then_some(Reason::Saves { risk })
            }
            Downgrade::RaiseLimit => {
                let mut after = state.clone();
                game.apply(&mut after, action, &mut IgnoreEvents).ok()?;
                Some(Reason::GoesOn { risk: percent(risks.of_going_on(game, &after)) })
            }
            Downgrade::Vp if !can_win => None,
            Downgrade::Vp if state.vp() + 1 >= VP_TO_WIN => Some(Reason::Wins),
            Downgrade::Vp => Some(Reason::WinsLater),
            // It pays for something that is worth more.
            Downgrade::Coin | Downgrade::CoinAndUpgrade | Downgrade::Give(_) => {
                is_better_than(|other| matches!(other, Action::Play | Action::Shuffle { .. } | Action::Stop))
                    .then_some(Reason::BetterDeck)
            }
        },
        Action::Discard(_) => is_best.then_some(Reason::HurtsMore),
        Action::GiveUp => {
            let mut fails = |action: &Action| match *action {
                Action::Downgrade(building) => risks.of_saving(game, state, building) >= 1.0,
                _ => true,
            };
            let reason = if choices.iter().all(&mut fails) { Reason::Lost } else { Reason::NotWorthSaving };
            (is_best || reason == Reason::Lost).then_some(reason)
        }
        Action::Buy(_) | Action::Upgrade(_) | Action::Develop(_) => {
            is_better_than(|other| *other == Action::End).then_some(Reason::BetterDeck)
        }
        Action::Give { .. } => is_better_than(|other| *other == Action::End).then_some(Reason::ThinnerDeck),
        Action::End => is_best.then_some(Reason::NothingBetter),
    }
}
