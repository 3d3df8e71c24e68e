//! Matches of Design Town to begin with, and moments of them.

use bevy::math::Vec2;
use doodle_city::{
    record::{Controller, Match, Player, Seeded},
    rules::{
        IgnoreEvents, LegalActions as _, Seat,
        design_town::{Action, Building, Card, Cards, DesignTown, Setup},
    },
};

use super::Desk;
use crate::set_ups::Dice;

/// A match before its first action, with these at the table; its cards are the same every time.
pub fn seated(by: &[Controller]) -> Match<DesignTown> {
    let setup = Setup { players: by.len() as u8, first: Seat(0), first_game: false, cards: Cards::built_in() };
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let seats = names.iter().zip(by).map(|(&name, &by)| Player { name: name.into(), by }).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

/// A match of so many people before its first action.
pub fn fresh(players: usize) -> Match<DesignTown> {
    seated(&vec![Controller::Person; players])
}

/// What a careful player does most of the time: stops at the limit, and builds.
pub fn sensible(play: &Match<DesignTown>, dice: &mut Dice) -> Action {
    let (state, legal) = (play.state(), play.legal());
    let any = |is_it: &dyn Fn(&Action) -> bool, dice: &mut Dice| {
        let those: Vec<Action> = legal.iter().filter(is_it).collect();
        (!those.is_empty()).then(|| those[dice.below(those.len())])
    };
    if dice.once_in(6) && !state.is_playing() {
        return legal.get(dice.below(legal.len())).expect("there is always something to do");
    }
    let is_full = state.unhappy() >= state.limit() || play.game().is_winning(state);
    let gains = |action: &Action| match action {
        Action::Buy(_) | Action::Develop(_) => true,
        Action::Upgrade(card) => *card != Card::ResidentialArea,
        _ => false,
    };
    None.or_else(|| any(&|action| *action == Action::Stop && is_full, dice))
        .or_else(|| any(&|action| *action == Action::Play, dice))
        .or_else(|| any(&|action| matches!(action, Action::Shuffle { .. }), dice))
        .or_else(|| any(&|action| *action == Action::Downgrade(Building::Church), dice))
        .or_else(|| any(&gains, dice))
        .or_else(|| any(&|action| *action == Action::End, dice))
        .or_else(|| any(&|_| true, dice))
        .expect("there is always something to do")
}

/// A match that goes on sensibly until `is_so`.
pub fn grown(play: Match<DesignTown>, is_so: impl Fn(&Match<DesignTown>) -> bool) -> Match<DesignTown> {
    let mut dice = Dice(21);
    for seed in 0..200 {
        let mut play = play.clone();
        play.set_seed(seed);
        let mut deck = Seeded::new(seed);
        while play.actor().is_chance() || !is_so(&play) && !play.is_over() {
            let action = play.draw(&mut deck).unwrap_or_else(|| sensible(&play, &mut dice));
            play.apply(action, &mut IgnoreEvents).expect("it is legal");
        }
        if is_so(&play) {
            return play;
        }
    }
    panic!("it never came about");
}

/// Whether this is legal now.
pub fn may(play: &Match<DesignTown>, is_it: impl Fn(&Action) -> bool) -> bool {
    play.legal().iter().any(|action| is_it(&action))
}

/// Somebody has played some cards, and may play on or stop.
pub fn may_go_on(play: &Match<DesignTown>) -> bool {
    play.state().played().len() >= 3
        && may(play, |it| *it == Action::Play)
        && may(play, |it| *it == Action::Stop)
}

/// Somebody builds, and can afford something.
pub fn builds(play: &Match<DesignTown>) -> bool {
    play.state().is_building()
        && may(play, |it| matches!(it, Action::Buy(_)))
        && may(play, |it| matches!(it, Action::Upgrade(_)))
}

/// The limit is exceeded, and a Church can help.
pub fn can_be_saved(play: &Match<DesignTown>) -> bool {
    play.state().is_exceeded() && play.game().can_be_saved(play.state())
}

/// The deck is empty, and Flea Markets may stay.
pub fn shuffles(play: &Match<DesignTown>) -> bool {
    may(play, |it| matches!(it, Action::Shuffle { stay: 1, .. }))
}

impl Desk {
    /// A new match on a table of some size.
    pub fn new_match(size: Vec2, players: usize) -> Self {
        Self::with_match(size, &fresh(players))
    }

    /// A match that has been going on until `is_so`.
    pub fn grown(size: Vec2, players: usize, is_so: impl Fn(&Match<DesignTown>) -> bool) -> Self {
        Self::reopened(size, &grown(fresh(players), is_so))
    }
}
