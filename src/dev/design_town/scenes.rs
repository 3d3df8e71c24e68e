//! The scenes of Design Town of which pictures are taken, and what brings them about, one after the other.

use bevy::prelude::*;

use crate::{
    dev::{
        bring_about::{
            self, ask_for_hints, finish, go, hand_over, large_text, later, notch, open, put_on_table, set,
            set_up, take_hint, with_computer,
        },
        shots::Scene,
    },
    intent::Intent,
    page::Page,
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

/// All scenes, in their order: each begins where the one before left off.
pub static SCENES: &[Scene] = &[
    ("town-setup", |world| set_up(world, DesignTown::NAME)),
    ("town-start", |world| begin(world, 2, |_| true)),
    ("town-turn", |world| begin(world, 2, is_long)),
    ("town-card", open_supply),
    ("town-downgrade", open_downgrade),
    ("town-saved", |world| begin(world, 2, can_be_saved)),
    ("town-yard", |world| begin(world, 3, |play| play.state().is_choosing_end())),
    ("town-build", |world| begin(world, 2, builds)),
    ("town-buy", |world| choose(world, TablePick::Card(Spot::Supply(Card::ConvenienceStore)))),
    ("town-upgrade", open_upgrade),
    ("town-shuffle", |world| begin(world, 2, shuffles)),
    ("town-four", |world| begin(world, 4, is_long)),
    ("town-other", look_at_other),
    ("town-banner", pass_device),
    ("town-solo", |world| begin(world, 1, is_long)),
    ("town-solo-shuffle", |world| begin(world, 1, shuffles)),
    ("town-computer", watch),
    ("town-hints", |world| ask_for_hints(world, played(2, is_long))),
    ("town-hint-taken", take_hint),
    ("town-statistics", |world| open(world, Panel::Statistics)),
    ("town-rules", |world| open(world, Panel::Rules)),
    ("town-results", |world| finish(world, played(2, Match::is_over))),
    ("town-results-four", |world| finish(world, played(4, Match::is_over))),
    ("town-results-solo", |world| finish(world, played(1, Match::is_over))),
    ("town-shelf", |world| go(world, Page::Shelf)),
    ("town-left", left),
    ("town-notch", notched),
    ("town-text-200", enlarged),
    ("town-text-200-card", open_supply),
    ("town-text-200-results", |world| finish(world, played(2, Match::is_over))),
];

type IsSo = fn(&Match<DesignTown>) -> bool;

/// A turn with many cards, in which playing on can be decided.
fn is_long(play: &Match<DesignTown>) -> bool {
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
fn shuffles(play: &Match<DesignTown>) -> bool {
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
fn played(players: u8, is_so: IsSo) -> Option<Match<DesignTown>> {
    (0..50).find_map(|seed| {
        let setup = Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() };
        let is_decided = |play: &Match<DesignTown>| !play.actor().is_chance() && is_so(play);
        bring_about::played(setup, &["Ada", "Ben", "Cleo", "Dan"], seed, is_decided, plain).filter(is_so)
    })
}

fn begin(world: &mut World, players: u8, is_so: IsSo) {
    put_on_table(world, played(players, is_so));
}

fn select(world: &mut World, change: impl FnOnce(&mut TownSelection, &Match<DesignTown>)) {
    let Some(session) = world.get_resource::<crate::session::Session<DesignTown>>() else { return };
    let play = session.play().clone();
    change(&mut world.resource_mut::<TownSelection>(), &play);
}

fn choose(world: &mut World, choose: TablePick) {
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

/// A card of the discard that can be downgraded while cards are played.
fn open_downgrade(world: &mut World) {
    begin(world, 2, |play| is_long(play) && downgrade(play).is_some());
    later(world, |world| {
        select(world, |selection, play| {
            if let Some(action) = downgrade(play) {
                *selection = TownSelection::of(play, action);
            }
        });
    });
}

fn open_upgrade(world: &mut World) {
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

fn pass_device(world: &mut World) {
    begin(world, 2, is_long);
    later(world, hand_over);
}

/// A computer player's turn, who waits for a panel to close.
fn watch(world: &mut World) {
    let play = played(2, is_long).map(|play| {
        let seat = play.game().on_turn(play.state());
        with_computer(play, seat, Level::Master)
    });
    put_on_table(world, play);
}

fn left(world: &mut World) {
    set(world, |settings| settings.left_handed = true);
    begin(world, 2, is_long);
}

fn notched(world: &mut World) {
    notch(world);
    begin(world, 2, is_long);
}

fn enlarged(world: &mut World) {
    large_text(world);
    begin(world, 2, is_long);
}
