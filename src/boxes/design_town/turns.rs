//! The turns of a match, one after the other: what was played, how they ended, and what was built.

use crate::{
    locale::design_town::last_move,
    record::Match,
    rules::{
        Game as _, Seat,
        design_town::{Building, DesignTown, Event},
    },
};

/// A turn that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EndedTurn {
    /// Whose it was.
    pub seat: Seat,
    /// The cards that were played, in order.
    pub played: Vec<Building>,
    /// Its points, if it was built in; `None` if it went over the limit.
    pub built: Option<u32>,
    /// What was bought, upgraded and developed, as it lies then.
    pub gained: Vec<Building>,
    /// Whether it has won.
    pub has_won: bool,
}

/// All turns that have ended.
pub(super) fn turns(play: &Match<DesignTown>) -> Vec<EndedTurn> {
    let game = play.game();
    let (mut state, mut events, mut turns) = (game.start(), Vec::new(), Vec::<EndedTurn>::new());
    let (mut played, mut gained) = (Vec::new(), Vec::new());
    for &action in play.log() {
        // What stands in the log is legal.
        if game.apply(&mut state, action, &mut events).is_err() {
            break;
        }
        for event in events.drain(..) {
            gained.extend(last_move::gained(event));
            match event {
                Event::ActionApplied { building, .. } => played.push(building),
                Event::TurnEnded { seat, built, .. } => turns.push(EndedTurn {
                    seat,
                    played: core::mem::take(&mut played),
                    built,
                    gained: core::mem::take(&mut gained),
                    has_won: false,
                }),
                Event::MatchEnded { winner: Some(_) } => {
                    turns.last_mut().into_iter().for_each(|turn| turn.has_won = true);
                }
                Event::MatchEnded { winner: None }
                | Event::Shown { .. }
                | Event::Earned { .. }
                | Event::LimitExceeded { .. }
                | Event::UnhappyPaid { .. }
                | Event::LimitRaised { .. }
                | Event::NextForced { .. }
                | Event::BuyAdded { .. }
                | Event::UpgradeAdded { .. }
                | Event::Discarded { .. }
                | Event::Shuffled { .. }
                | Event::Downgraded { .. }
                | Event::Stopped { .. }
                | Event::Bought { .. }
                | Event::Upgraded { .. }
                | Event::Developed { .. }
                | Event::Given { .. }
                | Event::RoundEnded { .. } => {}
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        boxes::design_town::played,
        rules::design_town::{Action, Card},
    };

    #[test]
    fn a_turn_ends_with_what_was_built_or_over_the_limit() {
        let actions = [
            Action::Top(Building::Factory),
            Action::Top(Building::ResidentialArea),
            Action::Play,
            Action::Top(Building::ConvenienceStore),
            Action::Bottom(Building::Apartment),
            Action::Stop,
            Action::Buy(Card::ConvenienceStore),
            Action::End,
            Action::Play,
            Action::Top(Building::Apartment),
            Action::Play,
            Action::Top(Building::Hospital),
            Action::Play,
            Action::Top(Building::FleaMarket),
        ];
        assert_eq!(turns(&played(2, actions)).len(), 1);
        let play = played(2, actions.into_iter().chain([Action::GiveUp]));
        let turn = |seat, played: &[Building], built, gained: &[Building]| EndedTurn {
            seat: Seat(seat),
            played: played.to_vec(),
            built,
            gained: gained.to_vec(),
            has_won: false,
        };
        let over = [Building::ResidentialArea, Building::Apartment, Building::Hospital];
        assert_eq!(
            turns(&play),
            [turn(0, &[Building::Factory], Some(0), &[Building::ConvenienceStore]), turn(1, &over, None, &[])]
        );
    }
}
