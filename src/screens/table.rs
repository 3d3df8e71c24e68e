//! The table's page: what intents mean there.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Begin, Page, Panel};
use crate::{
    AppSystems,
    board::{
        current::IsShown,
        doodle_city::{
            choice::Choose,
            hand::Hand,
            offer::{legal, player_in_focus},
        },
        pace::Pace,
        sounds::{Heard, Sound},
        turn::{Playing, Turn},
    },
    input::{PageInput, Skip},
    rules::{
        Actor,
        doodle_city::{Action, DoodleCity},
    },
    semantics::{Curtain, Intent},
    session::{Order, Session, Thoughts},
    storage::MatchId,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_match, act.run_if(in_state(Page::Table)), skip).chain().in_set(AppSystems::Intents),
    )
    .add_systems(Update, draw_curtain.in_set(AppSystems::Board))
    .add_systems(Update, ask_for_hints.in_set(AppSystems::Session))
    .add_systems(OnEnter(Page::Table), enter)
    .add_systems(OnExit(Page::Table), leave);
}

/// A match that was set up goes on the table.
fn begin_match(
    mut begun: MessageReader<Begin>,
    mut orders: MessageWriter<Order<DoodleCity>>,
    mut page: ResMut<NextState<Page>>,
) {
    for Begin(play) in begun.read() {
        orders.write(Order::Open { id: MatchId::fresh("doodle-city"), play: play.clone() });
        page.set(Page::Table);
    }
}

/// Nothing under the banner, a panel or the set-up can be touched.
fn draw_curtain(
    turn: Res<Turn>,
    panel: Res<Panel>,
    page: Res<State<Page>>,
    mut curtain: ResMut<Curtain>,
    mut page_input: ResMut<PageInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_covered = panel.is_open() || *page.get() == Page::Setup;
    let has_banner = turn.banner.is_some() && *page.get() == Page::Table;
    let height = if is_covered { Some(super::widgets::HEIGHT) } else { has_banner.then_some(100.0) };
    if curtain.0 != height {
        curtain.0 = height;
        redraw.write(RequestRedraw);
    }
    page_input.set_if_neq(PageInput(!is_covered));
}

/// Hints are thought of while they are shown.
fn ask_for_hints(panel: Res<Panel>, mut thoughts: ResMut<Thoughts<DoodleCity>>) {
    let wants_hint = *panel == Panel::Hints;
    if thoughts.wants_hint() != wants_hint {
        thoughts.want_hint(wants_hint);
    }
}

fn enter(mut is_shown: ResMut<IsShown>) {
    *is_shown = IsShown(true);
}

fn leave(mut is_shown: ResMut<IsShown>, mut panel: ResMut<Panel>) {
    *is_shown = IsShown(false);
    panel.set_if_neq(Panel::Closed);
}

/// What moves is at its end at once.
fn skip(
    mut skips: MessageReader<Skip>,
    (mut playing, mut pace): (ResMut<Playing>, ResMut<Pace>),
    time: Res<Time>,
) {
    if skips.read().count() == 0 {
        return;
    }
    if playing.until > time.elapsed_secs() {
        playing.until = 0.0;
    } else if pace.is_waiting() {
        pace.skip();
    }
}

fn act(
    mut intents: MessageReader<Intent>,
    (session, thoughts): (Option<Res<Session<DoodleCity>>>, Res<Thoughts<DoodleCity>>),
    mut hand: ResMut<Hand>,
    (mut turn, mut pace): (ResMut<Turn>, ResMut<Pace>),
    playing: Res<Playing>,
    time: Res<Time>,
    panel: Res<Panel>,
    mut page: ResMut<NextState<Page>>,
    mut orders: MessageWriter<Order<DoodleCity>>,
    mut heard: MessageWriter<Heard>,
) {
    let Some(session) = session else { return };
    let play = session.play();
    // Nobody chooses for a computer player.
    let is_computers = !play.is_over() && play.level(player_in_focus(play)).is_some();
    for intent in intents.read() {
        let is_still = time.elapsed_secs() >= playing.until && !session.is_busy() && !is_computers;
        let mut next = *hand;
        match intent {
            // An open panel is closed first.
            Intent::Back if panel.is_open() => {}
            Intent::Back if next.looking_at.is_some() => next.looking_at = None,
            Intent::Back if !next.is_empty() && !is_computers => next.unchoose(),
            Intent::Back | Intent::OpenShelf => {
                orders.write(Order::Close);
                page.set(Page::Shelf);
            }
            Intent::DismissBanner => {
                if let Some(seat) = turn.banner {
                    turn.banner = None;
                    turn.holder = Some(seat);
                    heard.write(Heard { sound: Sound::Turn, after: 0.0 });
                    orders.write(Order::HandOver);
                }
            }
            Intent::ShowSheet(seat) => {
                let is_own = play.actor() == Actor::Seat(*seat);
                next.looking_at = Some(*seat).filter(|seat| !is_own && turn.large != *seat);
            }
            Intent::TakeHint(hint) if !is_computers => {
                if let Some(hint) = thoughts.hints().and_then(|hints| hints.get(*hint)) {
                    next = Hand::with(play, &legal(play), hint.action);
                }
            }
            Intent::Reseat(seat, by) if !play.is_over() => {
                orders.write(Order::Reseat { seat: *seat, by: *by });
            }
            Intent::Undo if session.can_undo() => {
                orders.write(Order::Undo);
            }
            Intent::RollDice if is_still && play.actor().is_chance() && turn.banner.is_none() => {
                if play.state().starting_column().is_some() {
                    turn.is_rolling_on = true;
                } else {
                    orders.write(Order::Roll);
                }
            }
            // Another score can be chosen while points still fly.
            Intent::Choose(choice) if !is_computers => {
                if let Some(choose) = Choose::of(*choice).filter(|it| is_still || *it == Choose::NextScore) {
                    next.choose(&legal(play), choose);
                }
            }
            Intent::Unchoose if !is_computers => next.unchoose(),
            // As `Table::can_hurry` says.
            Intent::Hurry | Intent::Confirm if is_computers => {
                if play.level(turn.large).is_some() {
                    pace.hurry();
                }
            }
            Intent::Pass if is_still && legal(play).may_pass() => {
                orders.write(Order::Act(Action::Pass));
            }
            Intent::Confirm if play.actor().is_chance() => {
                if is_still && play.state().starting_column().is_some() {
                    turn.is_rolling_on = true;
                } else if is_still {
                    orders.write(Order::Roll);
                }
            }
            Intent::Confirm if play.is_over() => page.set(Page::Results),
            Intent::Confirm if is_still && turn.banner.is_none() => {
                if let Some(action) = next.action(play, &legal(play)) {
                    orders.write(Order::Act(action));
                }
            }
            // Not for the table, or not now.
            Intent::OpenSetup
            | Intent::OpenMenu
            | Intent::OpenSettings
            | Intent::OpenHelp
            | Intent::ExportMatch(_)
            | Intent::ImportMatch
            | Intent::ContinueMatch(_)
            | Intent::AskToRemove(_)
            | Intent::RemoveMatch(_)
            | Intent::ShowMatches(_)
            | Intent::RollDice
            | Intent::Choose(_)
            | Intent::Confirm
            | Intent::Pass
            | Intent::Undo
            | Intent::Unchoose
            | Intent::Hurry
            | Intent::OpenHints
            | Intent::TakeHint(_)
            | Intent::OpenDice
            | Intent::OpenSeats
            | Intent::Reseat(..)
            | Intent::PlayAgain => {}
        }
        hand.set_if_neq(next);
    }
}
