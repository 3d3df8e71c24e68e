//! The legal actions of the player on turn.

use super::{Action, Building, Card, DesignTown, End, State, state::Phase};
use crate::rules::{Choices, Seat};

/// What the player on turn may do, in the order of [`Action`]; shuffles by the card that is removed, then by how many Flea
/// Markets stay.
#[derive(Clone, Debug, Default)]
pub struct Legal(Vec<Action>);

impl Legal {
    pub(super) fn fill(&mut self, game: &DesignTown, state: &State) {
        let actions = &mut self.0;
        actions.clear();
        match state.phase {
            Phase::Play => {
                add(actions, [Action::Play], |_| game.check_play(state).is_ok());
                if game.check_shuffle(state).is_ok() {
                    shuffles(actions, game, state);
                }
                add(actions, [Action::Stop], |_| game.check_stop(state).is_ok());
                downgrades(actions, game, state);
            }
            Phase::Save => {
                downgrades(actions, game, state);
                actions.push(Action::GiveUp);
            }
            Phase::Yard => actions.extend(End::ALL.map(Action::Discard)),
            Phase::Build => {
                let cards = Card::ALL;
                add(actions, cards.map(Action::Buy), |card| game.check_buy(state, cards[card]).is_ok());
                add(actions, cards.map(Action::Upgrade), |card| game.check_upgrade(state, cards[card]).is_ok());
                add(actions, cards.map(Action::Develop), |card| game.check_develop(state, cards[card]).is_ok());
                let receivers = game.all_seats().map(Some).chain([None]);
                let given = receivers.filter(|&to| game.check_give(state, to).is_ok());
                actions.extend(given.map(|to: Option<Seat>| Action::Give { to }));
                actions.push(Action::End);
            }
            Phase::Deal(_)
            | Phase::Top
            | Phase::Bottom
            | Phase::NewTop
            | Phase::OthersTop(_)
            | Phase::OthersBottom(_)
            | Phase::Over { .. } => {}
        }
    }
}

/// Adds the actions whose index `is_legal`.
fn add<const N: usize>(actions: &mut Vec<Action>, all: [Action; N], is_legal: impl Fn(usize) -> bool) {
    actions.extend(all.into_iter().enumerate().filter(|&(at, _)| is_legal(at)).map(|(_, action)| action));
}

fn shuffles(actions: &mut Vec<Action>, game: &DesignTown, state: &State) {
    let most = game.most_staying(state);
    let stays = |remove: Option<Card>| (0..=most).map(move |stay| Action::Shuffle { stay, remove });
    if game.must_remove(state) {
        let left = Card::ALL.into_iter().filter(|card| state.supply(*card) > 0);
        actions.extend(left.flat_map(|card| stays(Some(card))));
    } else {
        actions.extend(stays(None));
    }
}

fn downgrades(actions: &mut Vec<Action>, game: &DesignTown, state: &State) {
    add(actions, Building::ALL.map(Action::Downgrade), |at| {
        game.check_downgrade(state, Building::ALL[at]).is_ok()
    });
}

impl Choices<Action> for Legal {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn get(&self, index: usize) -> Option<Action> {
        self.0.get(index).copied()
    }
}
