//! The scenes of Design Town, and what brings them about.

use bevy::prelude::*;

use crate::{
    dev::{
        bring_about::{
            self, analysed, ask_choices, ask_things, go_to, hand_over, look_back, open, open_analysis,
            open_hints, put_on_table, set_up, shelve, take_hint, to_results, to_shelf, wait, with_computer,
        },
        scene::Scene,
    },
    intent::Intent,
    locale::help::RuleKeys,
    record::{Level, Match},
    rules::{
        Game as _, LegalActions as _, Seat,
        design_town::{Action, Card, Cards, DesignTown, End, Setup},
    },
    screens::Panel,
    table::{
        design_town::{
            pick::{Spot, TablePick},
            selection::TownSelection,
        },
        table_game::Selection as _,
    },
};

/// All scenes.
pub static SCENES: &[Scene] = &[
    Scene::new("town-setup", &[|world| set_up(world, DesignTown::NAME)]),
    Scene::new("town-start", &[|world| begin(world, 2, |_| true)]),
    Scene::new("town-turn", &[turn]),
    Scene::new("town-card", &[turn, open_supply]),
    Scene::new("town-downgrade", &[may_downgrade, open_downgrade]),
    Scene::new("town-saved", &[|world| begin(world, 2, can_be_saved)]),
    Scene::new("town-yard", &[|world| begin(world, 3, |play| play.state().is_choosing_end())]),
    Scene::new("town-build", &[build]),
    Scene::new(
        "town-buy",
        &[build, |world| choose(world, TablePick::Card(Spot::Supply(Card::ConvenienceStore)))],
    ),
    Scene::new("town-upgrade", &[build, open_upgrade]),
    Scene::new("town-shuffle", &[|world| begin(world, 2, shuffles)]),
    Scene::new("town-four", &[|world| begin(world, 4, is_long)]),
    Scene::new("town-other", &[|world| begin(world, 4, is_long), look_at_other]),
    Scene::new("town-banner", &[turn, hand_over]),
    Scene::new("town-solo", &[|world| begin(world, 1, is_long)]),
    Scene::new("town-solo-shuffle", &[|world| begin(world, 1, shuffles)]),
    Scene::new("town-computer", &[watch]),
    Scene::new("town-hints", &[turn, open_hints, wait]),
    Scene::new("town-hint-taken", &[turn, open_hints, wait, take_hint]),
    Scene::new("town-choices", &[turn, ask_choices, wait]),
    Scene::new("town-choices-build", &[build, ask_choices, wait]),
    Scene::new("town-things", &[turn, ask_things, wait]),
    Scene::new("town-rule", &[turn, |world| open(world, Panel::Rule(RULE))]),
    Scene::new("town-statistics", &[turn, |world| open(world, Panel::Statistics)]),
    Scene::new("town-settings", &[turn, |world| open(world, Panel::Settings)]),
    Scene::new("town-help", &[turn, |world| open(world, Panel::Overview)]),
    Scene::new("town-rules", &[turn, |world| open(world, Panel::Rules)]),
    Scene::new("town-results", &[|world| begin(world, 2, Match::is_over), to_results]),
    Scene::new("town-results-four", &[|world| begin(world, 4, Match::is_over), to_results]),
    Scene::new(
        "town-replay",
        &[|world| begin(world, 2, Match::is_over), to_results, look_back, wait, |world| go_to(world, 60), wait],
    ),
    Scene::new(
        "town-analysis",
        &[
            |world| begin(world, 2, Match::is_over),
            to_results,
            look_back,
            wait,
            analysed::<DesignTown>,
            open_analysis,
        ],
    ),
    Scene::new(
        "town-analysis-solo",
        &[
            |world| begin(world, 1, Match::is_over),
            to_results,
            look_back,
            wait,
            analysed::<DesignTown>,
            open_analysis,
        ],
    ),
    Scene::new("town-results-solo", &[|world| begin(world, 1, Match::is_over), to_results]),
    Scene::new("town-shelf", &[|world| shelve(world, played(2, is_long)), to_shelf]),
    Scene::new("town-left", &[turn]).left_handed(),
    Scene::new("town-notch", &[turn]).notched(),
    Scene::new("town-text-200", &[turn]).large_text(),
    Scene::new("town-text-200-choices", &[build, ask_choices, wait]).large_text(),
    Scene::new("town-text-200-card", &[turn, open_supply]).large_text(),
    Scene::new("town-text-200-results", &[|world| begin(world, 2, Match::is_over), to_results]).large_text(),
];

/// That of a card.
const RULE: RuleKeys = RuleKeys::new("", "flea-market");

/// A long turn.
pub(super) fn turn(world: &mut World) {
    begin(world, 2, is_long);
}

/// A build phase.
pub(super) fn build(world: &mut World) {
    begin(world, 2, builds);
}

pub(super) type IsSo = fn(&Match<DesignTown>) -> bool;

/// A turn with many cards, in which playing on can be decided.
pub(super) fn is_long(play: &Match<DesignTown>) -> bool {
    let state = play.state();
    state.is_playing() && state.played().len() >= 6 && !play.game().is_forced(state) && play.log().len() > 150
}

/// A build phase in which there is something to upgrade.
fn builds(play: &Match<DesignTown>) -> bool {
    let upgrades = |action| matches!(action, Action::Upgrade(_));
    play.state().is_building() && play.legal().iter().any(upgrades) && play.state().coins() >= 5
}

/// The limit is exceeded, and a Church could help.
fn can_be_saved(play: &Match<DesignTown>) -> bool {
    play.state().is_exceeded() && play.game().can_be_saved(play.state())
}

/// An empty deck that could be shuffled.
pub(super) fn shuffles(play: &Match<DesignTown>) -> bool {
    let several = |action| matches!(action, Action::Shuffle { stay, .. } if stay > 0);
    play.legal().iter().any(several) && play.log().len() > 60
}

/// What a careful beginner does: stops at the limit, buys what is dearest, or upgrades.
fn plain(play: &Match<DesignTown>) -> Option<Action> {
    let (state, legal) = (play.state(), play.legal());
    let first = |is_it: &dyn Fn(&Action) -> bool| legal.iter().find(|action| is_it(action));
    let is_full = state.unhappy() >= state.limit() || play.game().is_winning(state);
    let cost = |card: Card| play.game().cards().card(card).cost;
    let dearest = legal.iter().filter_map(|action| match action {
        Action::Buy(card) => Some((cost(card), action)),
        Action::Upgrade(card) if card != Card::ResidentialArea => Some((cost(card) + 1, action)),
        _ => None,
    });
    let dearest = dearest.max_by_key(|(cost, _)| *cost).map(|(_, action)| action);
    first(&|action| *action == Action::Stop && is_full)
        .or_else(|| first(&|action| *action == Action::Play))
        .or_else(|| first(&|action| matches!(action, Action::Shuffle { .. })))
        .or(dearest)
        .or_else(|| first(&|action| *action == Action::Discard(End::Top)))
        .or_else(|| first(&|action| matches!(action, Action::End | Action::Stop)))
        .or_else(|| legal.get(0))
}

/// A match until a moment, by a seed at which it comes.
pub(super) fn played(players: u8, is_so: IsSo) -> Option<Match<DesignTown>> {
    (0..50).find_map(|seed| {
        let setup = Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() };
        let is_decided = |play: &Match<DesignTown>| !play.actor().is_chance() && is_so(play);
        bring_about::played(setup, &["Ada", "Ben", "Cleo", "Dan"], seed, is_decided, plain).filter(is_so)
    })
}

pub(super) fn begin(world: &mut World, players: u8, is_so: IsSo) {
    put_on_table(world, played(players, is_so));
}

fn select(world: &mut World, change: impl FnOnce(&mut TownSelection, &Match<DesignTown>)) {
    let Some(session) = world.get_resource::<crate::session::Session<DesignTown>>() else { return };
    let play = session.play().clone();
    change(&mut world.resource_mut::<TownSelection>(), &play);
}

pub(super) fn choose(world: &mut World, choose: TablePick) {
    select(world, |selection, play| {
        *selection = TownSelection::default();
        selection.choose(play, choose);
    });
}

fn open_supply(world: &mut World) {
    choose(world, TablePick::Card(Spot::Supply(Card::Factory)));
}

fn downgrade(play: &Match<DesignTown>) -> Option<Action> {
    play.legal().iter().find(|action| matches!(action, Action::Downgrade(_)))
}

/// A card of the discard can be downgraded while cards are played.
fn may_downgrade(world: &mut World) {
    begin(world, 2, |play| is_long(play) && downgrade(play).is_some());
}

fn open_downgrade(world: &mut World) {
    select(world, |selection, play| {
        if let Some(action) = downgrade(play) {
            *selection = TownSelection::of(play, action);
        }
    });
}

pub(super) fn open_upgrade(world: &mut World) {
    select(world, |selection, play| {
        let upgraded = play.legal().iter().find(|action| matches!(action, Action::Upgrade(_)));
        if let Some(action) = upgraded {
            *selection = TownSelection::of(play, action);
        }
    });
}

fn look_at_other(world: &mut World) {
    world.write_message(Intent::LookAt(Seat(3)));
}

/// A computer player's turn, who waits for a panel to close.
fn watch(world: &mut World) {
    let play = played(2, is_long).map(|play| {
        let seat = play.game().on_turn(play.state());
        with_computer(play, seat, Level::Master)
    });
    put_on_table(world, play);
}
