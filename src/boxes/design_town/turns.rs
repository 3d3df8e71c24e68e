//! The turns of a match, one after the other: what was played, how they ended, and what was built.

use crate::{
    locale::design_town::last_move,
    record::Match,
    rules::{
        Seat,
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
    let ended = |(seat, events): (Seat, Vec<Event>)| {
        let mut turn = EndedTurn { seat, played: Vec::new(), built: None, gained: Vec::new(), has_won: false };
        for event in events {
            turn.gained.extend(last_move::gained(event));
            match event {
                Event::Played { building, .. } => turn.played.push(building),
                Event::TurnEnded { built, .. } => turn.built = built,
                Event::MatchEnded { winner } => turn.has_won = winner.is_some(),
                _ => {}
            }
        }
        turn
    };
    last_move::turns(play).into_iter().map(ended).collect()
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
