//! The table's page: what intents mean there.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Begin, Page, Panel};
use crate::{
    AppSystems,
    accessibility::ModalLayer,
    input::{PageInput, Skip},
    intent::Intent,
    record::{Controller, Player},
    session::{AnyOrder, Open, WantsHint},
    storage::MatchId,
    table::{
        banner::BANNER_HEIGHT,
        current::{ActiveMatch, IsTableShown, StepBack},
        pace::BotPacing,
        sounds::{PlaySound, Sound},
        turn::{AnimationClock, AutoRoll, DeviceHolder, FocusedSeat, HandOver},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_match, act.run_if(in_state(Page::Table)), skip).chain().in_set(AppSystems::Intents),
    )
    .add_systems(Update, set_modal_layer.in_set(AppSystems::Table))
    .add_systems(Update, ask_for_hints.in_set(AppSystems::Choices))
    .add_systems(OnEnter(Page::Table), enter)
    .add_systems(OnExit(Page::Table), leave);
}

/// A match that was set up goes on the table.
fn begin_match(
    mut begun: MessageReader<Begin>,
    mut open: MessageWriter<Open>,
    mut page: ResMut<NextState<Page>>,
) {
    for Begin(play) in begun.read() {
        open.write(Open { id: MatchId::fresh(play.game()), play: play.clone(), is_live: true });
        page.set(Page::Table);
    }
}

/// Nothing under the banner, a panel or the set-up can be touched.
fn set_modal_layer(
    hand_over: Res<HandOver>,
    panel: Res<Panel>,
    page: Res<State<Page>>,
    mut modal_layer: ResMut<ModalLayer>,
    mut page_input: ResMut<PageInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_covered = panel.is_open() || *page.get() == Page::Setup;
    let has_banner = hand_over.0.is_some() && *page.get() == Page::Table;
    let height = if is_covered { Some(super::widgets::HEIGHT) } else { has_banner.then_some(BANNER_HEIGHT) };
    if modal_layer.0 != height {
        modal_layer.0 = height;
        redraw.write(RequestRedraw);
    }
    page_input.set_if_neq(PageInput(!is_covered));
}

/// Hints are thought of while they are shown.
fn ask_for_hints(panel: Res<Panel>, mut wish: ResMut<WantsHint>) {
    wish.set_if_neq(WantsHint(*panel == Panel::Hints));
}

fn enter(mut is_shown: ResMut<IsTableShown>) {
    *is_shown = IsTableShown(true);
}

fn leave(mut is_shown: ResMut<IsTableShown>, mut panel: ResMut<Panel>) {
    *is_shown = IsTableShown(false);
    panel.set_if_neq(Panel::Closed);
}

/// What moves is at its end at once.
fn skip(
    mut skips: MessageReader<Skip>,
    (mut playing, mut pace): (ResMut<AnimationClock>, ResMut<BotPacing>),
    time: Res<Time>,
) {
    if skips.read().count() == 0 {
        return;
    }
    if !playing.is_over(&time) {
        playing.until = 0.0;
    } else if pace.is_waiting() {
        pace.skip();
    }
}

fn act(
    mut intents: MessageReader<Intent>,
    current: Res<ActiveMatch>,
    (focused, mut holder, mut hand_over): (Res<FocusedSeat>, ResMut<DeviceHolder>, ResMut<HandOver>),
    (mut auto_roll, mut pace): (ResMut<AutoRoll>, ResMut<BotPacing>),
    (playing, time, panel): (Res<AnimationClock>, Res<Time>, Res<Panel>),
    mut page: ResMut<NextState<Page>>,
    mut commands: MessageWriter<AnyOrder>,
    mut steps_back: MessageWriter<StepBack>,
    mut heard: MessageWriter<PlaySound>,
) {
    if current.id.is_none() {
        return;
    }
    let is_still = playing.is_over(&time) && !current.is_busy && !current.is_computers;
    for intent in intents.read() {
        match intent {
            // An open panel is closed first.
            Intent::Back if panel.is_open() => {}
            Intent::Back if takes_step_back(&current) => {
                steps_back.write(StepBack);
            }
            Intent::Back | Intent::OpenShelf => {
                commands.write(AnyOrder::Close);
                page.set(Page::Shelf);
            }
            Intent::DismissBanner => {
                if let Some(seat) = hand_over.0 {
                    hand_over.0 = None;
                    holder.0 = Some(seat);
                    heard.write(PlaySound { sound: Sound::Turn, after: 0.0 });
                    commands.write(AnyOrder::HandOver);
                }
            }
            Intent::Reseat(seat, by) if !current.is_over() => {
                commands.write(AnyOrder::Reseat { seat: *seat, by: *by });
            }
            Intent::Undo if current.can_undo => {
                commands.write(AnyOrder::Undo);
            }
            // As the table's own button says.
            Intent::Hurry | Intent::Confirm if current.is_computers => {
                let is_watched = current.seats.get(focused.0.index()).is_some_and(is_computer);
                if is_watched {
                    pace.hurry();
                }
            }
            Intent::RollDice | Intent::Confirm if current.awaits_throw() => {
                let is_covered = *intent == Intent::RollDice && hand_over.0.is_some();
                if is_still && !is_covered {
                    throw(&current, &mut auto_roll, &mut commands);
                }
            }
            Intent::Confirm if current.is_over() => page.set(Page::Results),
            // For the game, for a panel, or not now.
            Intent::OpenSetup(_)
            | Intent::OpenMenu
            | Intent::OpenSettings
            | Intent::OpenHelp
            | Intent::ExportMatch(_)
            | Intent::ExportReport(_)
            | Intent::ImportMatch
            | Intent::ContinueMatch(_)
            | Intent::AskToRemove(_)
            | Intent::RemoveMatch(_)
            | Intent::ShowMatches(_)
            | Intent::LookAt(_)
            | Intent::RollDice
            | Intent::Choose(_)
            | Intent::Confirm
            | Intent::Pass
            | Intent::Undo
            | Intent::Unchoose
            | Intent::Hurry
            | Intent::OpenHints
            | Intent::TakeHint(_)
            | Intent::OpenStatistics
            | Intent::OpenSeats
            | Intent::Reseat(..)
            | Intent::PlayAgain => {}
        }
    }
}

/// Whether a step back stays at the table.
fn takes_step_back(current: &ActiveMatch) -> bool {
    current.selection.is_looking || (current.selection.has_chosen && !current.is_computers)
}

fn is_computer(player: &Player) -> bool {
    matches!(player.by, Controller::Level(_))
}

/// The dice are thrown; where there are several throws in a row, all of them.
fn throw(current: &ActiveMatch, auto_roll: &mut AutoRoll, commands: &mut MessageWriter<AnyOrder>) {
    if current.selection.throws_in_a_row {
        auto_roll.0 = true;
    } else {
        commands.write(AnyOrder::Roll);
    }
}
