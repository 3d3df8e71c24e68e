//! The table's page: what intents mean there.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Begin, Page, Panel, replay::Replay, setup_form::usual_name};
use crate::{
    AppSystems,
    accessibility::ModalLayer,
    boxes::Boxes,
    input::{PageInput, Skip},
    intent::Intent,
    locale::Locale,
    record::{Controller, Level, Player},
    session::{AnyOrder, Open, PositionChanged, WantsHint},
    sound::{PlaySound, Sound},
    storage::{MatchId, Request, Settings, Storage, Tutorial},
    table::{
        banner::BANNER_HEIGHT,
        current::{ActiveMatch, IsTableShown, StepBack},
        inquiry::Inquiry,
        inquiry_marks,
        pace::BotPacing,
        permissions::{Confirm, Permissions},
        turn::{AnimationClock, AutoRoll, DeviceHolder, HandOver},
    },
};

/// The systems that say what intents mean here.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct TablePageSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_match, begin_first_match, act.run_if(in_state(Page::Table)), skip)
            .chain()
            .in_set(TablePageSystems)
            .in_set(AppSystems::Intents),
    )
    .add_systems(Update, set_modal_layer.in_set(AppSystems::Table))
    .add_systems(Update, (ask_for_hints, ask).in_set(AppSystems::Choices))
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
        let id = MatchId::fresh(play.game());
        open.write(Open { id, play: play.clone(), is_live: true, tutorial: None });
        page.set(Page::Table);
    }
}

/// The match in which a game is explained goes on the table. Which dice fall is kept beside it before it is.
fn begin_first_match(
    mut intents: MessageReader<Intent>,
    (boxes, locale, storage): (Res<Boxes>, Res<Locale>, Option<Res<Storage>>),
    mut settings: ResMut<Settings>,
    mut open: MessageWriter<Open>,
    mut page: ResMut<NextState<Page>>,
) {
    for intent in intents.read() {
        let Intent::BeginFirstMatch(game) = intent else { continue };
        let Some(game) = boxes.named(game) else { continue };
        let player = |seat: usize| match seat {
            0 => Player::person(
                settings
                    .names
                    .first()
                    .cloned()
                    .unwrap_or_else(|| usual_name(&locale, seat, Controller::Person)),
            ),
            _ => {
                let by = Controller::Level(Level::Casual);
                Player { name: usual_name(&locale, seat, by), by }
            }
        };
        let Some((play, seed)) = (game.first_match)(&player) else { continue };
        if !settings.more.taught.iter().any(|taught| taught == game.name) {
            settings.more.taught.push(game.name.to_owned());
        }
        let (id, tutorial) = (MatchId::fresh(play.game()), Tutorial::new(seed));
        if let Some(storage) = &storage {
            storage.send(Request::SaveTutorial { id: id.clone(), tutorial: tutorial.clone() });
        }
        open.write(Open { id, play, is_live: true, tutorial: Some(tutorial) });
        page.set(Page::Table);
    }
}

/// Nothing under the banner, a panel or the set-up can be touched.
fn set_modal_layer(
    (hand_over, inquiry): (Res<HandOver>, Res<Inquiry>),
    panel: Res<Panel>,
    page: Res<State<Page>>,
    mut modal_layer: ResMut<ModalLayer>,
    mut page_input: ResMut<PageInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_covered = panel.is_open() || *page.get() == Page::Setup;
    let has_banner = hand_over.0.is_some() && *page.get() == Page::Table;
    let height = match () {
        () if is_covered => Some(super::widgets::HEIGHT),
        () if has_banner => Some(BANNER_HEIGHT),
        // What is asked about is read, and does nothing.
        () => (*inquiry == Inquiry::Things).then_some(inquiry_marks::HEIGHT),
    };
    if modal_layer.0 != height {
        modal_layer.0 = height;
        redraw.write(RequestRedraw);
    }
    page_input.set_if_neq(PageInput(!is_covered));
}

/// Takes up what is asked of the whole table.
fn ask(
    mut intents: MessageReader<Intent>,
    mut moved: MessageReader<PositionChanged>,
    page_input: Res<PageInput>,
    mut inquiry: ResMut<Inquiry>,
) {
    let mut next = if moved.read().count() > 0 { Inquiry::Nothing } else { *inquiry };
    for intent in intents.read() {
        next = next.after(intent, page_input.0);
    }
    inquiry.set_if_neq(next);
}

/// Hints are thought of while they are shown.
fn ask_for_hints(panel: Res<Panel>, mut wish: ResMut<WantsHint>) {
    wish.set_if_neq(WantsHint(*panel == Panel::Hints));
}

fn enter(mut is_shown: ResMut<IsTableShown>) {
    *is_shown = IsTableShown(true);
}

fn leave(mut is_shown: ResMut<IsTableShown>, (mut panel, mut inquiry): (ResMut<Panel>, ResMut<Inquiry>)) {
    inquiry.set_if_neq(Inquiry::Nothing);
    *is_shown = IsTableShown(false);
    panel.set_if_neq(Panel::Closed);
}

/// What moves is at its end at once.
fn skip(
    mut skips: MessageReader<Skip>,
    (mut clock, mut pace): (ResMut<AnimationClock>, ResMut<BotPacing>),
    mut permissions: ResMut<Permissions>,
) {
    if skips.read().count() == 0 {
        return;
    }
    if permissions.is_moving {
        clock.until = 0.0;
        permissions.is_moving = false;
    } else if pace.is_waiting() {
        pace.skip();
    }
}

fn act(
    mut intents: MessageReader<Intent>,
    (current, permissions): (Res<ActiveMatch>, Res<Permissions>),
    (mut holder, mut hand_over): (ResMut<DeviceHolder>, ResMut<HandOver>),
    (mut auto_roll, mut pace): (ResMut<AutoRoll>, ResMut<BotPacing>),
    (panel, inquiry, settings): (Res<Panel>, Res<Inquiry>, Res<Settings>),
    replay: Res<Replay>,
    mut page: ResMut<NextState<Page>>,
    mut orders: MessageWriter<AnyOrder>,
    mut steps_back: MessageWriter<StepBack>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if current.id.is_none() {
        return;
    }
    for intent in intents.read() {
        match intent {
            // The way back from a match that is looked at leads to where that began.
            Intent::Back if replay.is_open() && !permissions.has_step_back() => {}
            // An open panel is closed first, and then what was asked.
            Intent::Back if panel.is_open() || inquiry.is_open() => {}
            Intent::Back if permissions.has_step_back() => {
                steps_back.write(StepBack);
            }
            Intent::Back | Intent::OpenShelf => {
                orders.write(AnyOrder::Close);
                page.set(Page::Shelf);
            }
            Intent::DismissBanner => {
                if let Some(seat) = hand_over.0 {
                    hand_over.0 = None;
                    holder.0 = Some(seat);
                    sounds.write(PlaySound::now(Sound::Paper));
                    orders.write(AnyOrder::HandOver);
                }
            }
            Intent::Reseat(seat, by) if permissions.may_reseat() => {
                orders.write(AnyOrder::Reseat { seat: *seat, by: *by });
            }
            Intent::Undo if permissions.can_undo => {
                orders.write(AnyOrder::Undo);
            }
            Intent::Hurry | Intent::Confirm if permissions.may_confirm(Confirm::Hurry) => {
                if settings.more.is_calm() {
                    pace.skip();
                } else {
                    pace.hurry();
                }
            }
            Intent::Confirm if permissions.may_confirm(Confirm::ShowResults) => page.set(Page::Results),
            Intent::RollDice if permissions.may_roll() => throw(&permissions, &mut auto_roll, &mut orders),
            Intent::Confirm if permissions.may_roll() && permissions.may_confirm(Confirm::Roll) => {
                throw(&permissions, &mut auto_roll, &mut orders);
            }
            // For the game, for a panel, or not now.
            _ => {}
        }
    }
}

/// The dice are thrown; where there are several throws in a row, all of them.
fn throw(permissions: &Permissions, auto_roll: &mut AutoRoll, orders: &mut MessageWriter<AnyOrder>) {
    if permissions.throws_in_a_row {
        auto_roll.0 = true;
    } else {
        orders.write(AnyOrder::Roll);
    }
}
