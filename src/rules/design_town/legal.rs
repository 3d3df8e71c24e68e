//! The legal actions of the player on turn.

use super::{Action, Building, Card, DesignTown, End, State, state::Phase};
use crate::rules::{Game as _, LegalActions, Seat};

/// What the player on turn may do, in the order of [`Action`]; shuffles by the card that is removed, then by how many
/// Flea Markets stay.
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

/// What nobody need ask the player on turn: a card that must be played, giving up where nothing helps, and the end of a
/// building in which nothing can be built. A first card and a shuffle are begun by the player, even without a choice.
pub(super) fn automatic(game: &DesignTown, state: &State) -> Option<Action> {
    let is_due = match state.phase {
        Phase::Play => game.is_forced(state),
        Phase::Save | Phase::Build => true,
        Phase::Yard
        | Phase::Deal(_)
        | Phase::Top
        | Phase::Bottom
        | Phase::NewTop
        | Phase::OthersTop(_)
        | Phase::OthersBottom(_)
        | Phase::Over { .. } => false,
    };
    if !is_due {
        return None;
    }
    let mut legal = Legal::default();
    legal.fill(game, state);
    match *legal.0 {
        [only] => Some(only),
        _ => None,
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

impl LegalActions<Action> for Legal {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn get(&self, index: usize) -> Option<Action> {
        self.0.get(index).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Actor, ChanceKey, ChanceSource, IgnoreEvents,
        design_town::{Cards, Setup},
    };

    /// Linear congruential: enough to come around.
    struct Any(u64);

    impl ChanceSource for Any {
        fn draw(&mut self, _: ChanceKey, sides: u32) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((u64::from(sides) * (self.0 >> 32)) >> 32) as u32
        }
    }

    /// Sees every decision of random matches, with what is legal.
    fn decisions(mut visit: impl FnMut(&DesignTown, &State, &[Action])) {
        for players in 1..=4 {
            let setup = Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() };
            let (game, mut any) = (DesignTown::new(setup).unwrap(), Any(players.into()));
            let (mut state, mut legal) = (game.start(), Legal::default());
            while game.actor(&state) != Actor::GameOver {
                let action = game.draw(&state, &mut any).unwrap_or_else(|| {
                    game.legal(&state, &mut legal);
                    visit(&game, &state, &legal.0);
                    legal.0[any.draw(ChanceKey(0), legal.0.len() as u32) as usize]
                });
                game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
            }
        }
    }

    #[test]
    fn only_what_leaves_no_choice_comes_by_itself() {
        let (mut forced, mut given_up, mut ended) = (0, 0, 0);
        decisions(|game, state, legal| match game.automatic(state) {
            None => {
                let is_asked = |action: &Action| match action {
                    Action::Play => !game.is_forced(state),
                    Action::Shuffle { .. } | Action::Stop => true,
                    _ => false,
                };
                assert!(legal.len() > 1 || is_asked(&legal[0]), "{legal:?}");
            }
            Some(action) => {
                assert_eq!(legal, [action]);
                match action {
                    Action::Play if game.is_forced(state) => forced += 1,
                    Action::GiveUp if !game.can_be_saved(state) => given_up += 1,
                    Action::End => ended += 1,
                    _ => panic!("{action} has to be asked for"),
                }
            }
        });
        assert!(forced > 0 && given_up > 0 && ended > 0, "{forced}, {given_up}, {ended}");
    }
}
