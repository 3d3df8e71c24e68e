//! Players for whole matches: at random, plainly, or with a little cunning.

use doodle_city::rules::{
    Game as _, LegalActions as _,
    design_town::{Action, Building, DesignTown, Legal, State},
};

use crate::random::Random;

/// How a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Anything.
    Random,
    /// Stops at the limit or with a win, and takes the dearest that can be bought.
    Plain,
    /// The same, but dares more where a Church can help, turns cards too, and gives Apartments away.
    Sly,
}

/// What a player does.
pub fn choose(game: &DesignTown, state: &State, style: Style, random: &mut Random) -> Action {
    let mut legal = Legal::default();
    game.legal(state, &mut legal);
    let legal: Vec<Action> = legal.iter().collect();
    let one = |all: &[Action], random: &mut Random| all[random.below(all.len())];
    let only = |is: fn(&Action) -> bool| legal.iter().copied().filter(is).collect::<Vec<_>>();
    let is_sly = style == Style::Sly;
    if style == Style::Random || state.is_choosing_end() {
        return one(&legal, random);
    }
    let downgrades = only(|action| matches!(action, Action::Downgrade(_)));
    if state.is_exceeded() {
        let is_saved = is_sly && !downgrades.is_empty() && random.below(4) > 0;
        return if is_saved { one(&downgrades, random) } else { Action::GiveUp };
    }
    if state.is_building() {
        let gifts = only(|action| matches!(action, Action::Give { .. }));
        return match is_sly {
            true if !gifts.is_empty() => one(&gifts, random),
            true => builds(game, &legal, random),
            false => dearest(game, &legal.into_iter().filter(is_buy).collect::<Vec<_>>()),
        };
    }
    let church = Action::Downgrade(Building::Church);
    let dares = is_sly && downgrades.contains(&church);
    let is_enough = game.is_winning(state) || state.unhappy() >= state.limit() && !dares;
    if is_enough && legal.contains(&Action::Stop) {
        return Action::Stop;
    }
    // What raises the limit waits until it is needed, most of the time.
    let turned: Vec<Action> =
        downgrades.into_iter().filter(|action| *action != church || random.below(8) == 0).collect();
    if is_sly && !turned.is_empty() && random.below(3) == 0 {
        return one(&turned, random);
    }
    let shuffles = only(|action| matches!(action, Action::Shuffle { .. }));
    let may_stop = legal.contains(&Action::Stop);
    match (legal.contains(&Action::Play), shuffles.is_empty()) {
        (true, _) => Action::Play,
        (false, false) if !may_stop || random.below(2) == 0 => one(&shuffles, random),
        (false, _) => Action::Stop,
    }
}

fn is_buy(action: &Action) -> bool {
    matches!(action, Action::Buy(_))
}

/// What costs most, or nothing more if nothing is affordable.
fn dearest(game: &DesignTown, legal: &[Action]) -> Action {
    let price = |action: &Action| {
        let printed = |card| game.cards().card(card);
        match *action {
            Action::Buy(card) => Some(printed(card).cost),
            Action::Upgrade(card) => Some(printed(card).fee),
            Action::Develop(card) => Some(printed(card).cost + printed(card).fee),
            _ => None,
        }
    };
    legal.iter().copied().filter(|action| price(action).is_some()).max_by_key(price).unwrap_or(Action::End)
}

/// Makes a Church if there can be one, every other time, and else the dearest.
fn builds(game: &DesignTown, legal: &[Action], random: &mut Random) -> Action {
    let church = Action::Upgrade(Building::Church.card());
    let is_wanted = legal.contains(&church) && random.below(2) == 0;
    if is_wanted { church } else { dearest(game, legal) }
}
