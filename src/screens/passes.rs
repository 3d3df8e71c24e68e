//! What is shown in a pass of egui, and what follows from what was touched in it.

use bevy::{
    ecs::{schedule::ScheduleConfigs, system::ScheduleSystem, system::SystemParam},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{
    EguiContexts,
    egui::{Memory, Popup},
};

use super::{
    Begin, Dialog, Page, Panel,
    dialogs::{self, Answered},
    dice,
    help::{self, Pages},
    hints, menu,
    panels::{Panels, Pass},
    seats, settings, setup,
    setup_form::SetupForm,
    typing, widgets,
};
use crate::{
    board::doodle_city::tally::Tally,
    locale::Locale,
    platform::ThisDevice,
    record::Secret,
    rules::{
        Game as _,
        doodle_city::{DoodleCity, Sheet, built_in_sheets},
    },
    semantics::{Intent, Semantics},
    session::{Session, Thoughts},
    storage::Settings,
};

/// The systems of a pass, in their order.
pub(super) fn all() -> ScheduleConfigs<ScheduleSystem> {
    (begin_pass, typing::bring_text, show_setup, show_panel, typing::ask_for_text, end_pass).chain()
}

fn begin_pass(mut contexts: EguiContexts, mut pass: ResMut<Pass>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    widgets::begin(ctx);
    if pass.closes_inner {
        Popup::close_all(ctx);
        ctx.memory_mut(Memory::stop_text_input);
        pass.closes_inner = false;
    }
}

/// What the panels show of the rest of the app, and what they say to it.
#[derive(SystemParam)]
struct Around<'w> {
    session: Option<Res<'w, Session<DoodleCity>>>,
    thoughts: Res<'w, Thoughts<DoodleCity>>,
    settings: ResMut<'w, Settings>,
    locale: ResMut<'w, Locale>,
    device: Res<'w, ThisDevice>,
    intents: MessageWriter<'w, Intent>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Around<'_> {
    fn sheet(&self) -> Option<Sheet> {
        let on_table = self.session.as_ref().map(|session| session.play().game().setup().sheet.clone());
        on_table.or_else(|| built_in_sheets().into_iter().next())
    }
}

fn show_setup(
    mut contexts: EguiContexts,
    (page, mut next_page): (Res<State<Page>>, ResMut<NextState<Page>>),
    mut form: ResMut<SetupForm>,
    mut around: Around,
    (mut was_open, mut has_begun): (Local<bool>, Local<bool>),
    mut begun: MessageWriter<Begin>,
) {
    let is_open = *page.get() == Page::Setup;
    let is_new = is_open && !core::mem::replace(&mut *was_open, is_open);
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !is_open {
        *was_open = false;
        return;
    }
    if is_new {
        *has_begun = false;
        form.remember(&around.settings);
    }
    match setup::show(ctx, &mut form, &around.settings, &around.locale, is_new) {
        None => return,
        Some(setup::Decision::Back) => next_page.set(Page::Shelf),
        Some(setup::Decision::Start) => {
            // A second tap, before the table is there, begins no second match.
            if !*has_begun && let Some(play) = form.start(&around.locale, &mut Secret) {
                let mut known = around.settings.clone();
                form.typed_names().for_each(|name| known.remember(&name));
                let seats = form.chairs.iter().flatten().cloned().collect();
                known.tables.insert(DoodleCity::NAME.into(), seats);
                around.settings.set_if_neq(known);
                begun.write(Begin(play.into()));
                *has_begun = true;
            }
        }
    }
    around.redraw.write(RequestRedraw);
}

fn show_panel(
    mut contexts: EguiContexts,
    mut panels: Panels,
    mut around: Around,
    mut pages: Local<Pages>,
    mut last: Local<Panel>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let is_new = *last != *panels.top;
    if is_new {
        last.clone_from(&panels.top);
    }
    let shown = panels.top.clone();
    let next = match &shown {
        Panel::Closed => return,
        Panel::Menu => {
            let id = around.session.as_ref().map(|session| session.id());
            let is_over = around.session.as_ref().is_none_or(|session| session.play().is_over());
            let title = around.locale.text("table-menu");
            match menu::show(ctx, id, is_over, &title, &around.locale) {
                None => return,
                Some(menu::Choice::Open(next)) => Some(next),
                Some(menu::Choice::Want(intent)) => {
                    around.intents.write(intent);
                    None
                }
                Some(menu::Choice::Close) => None,
            }
        }
        Panel::Hints => {
            let Some(session) = &around.session else { return };
            let (hints, is_left) = (around.thoughts.hints(), around.settings.left_handed);
            match hints::show(ctx, session.play(), hints, &around.locale, is_left) {
                None => return,
                Some(hints::Choice::Take(hint)) => {
                    around.intents.write(Intent::TakeHint(hint));
                    None
                }
                Some(hints::Choice::Close) => None,
            }
        }
        Panel::Dice => {
            let Some(session) = &around.session else { return };
            if !dice::show(ctx, &Tally::of(session.play().log()), &around.locale) {
                return;
            }
            None
        }
        Panel::Seats => {
            let Some(session) = &around.session else { return };
            match seats::show(ctx, session.play().seats(), &around.locale) {
                None => return,
                Some(seats::Choice::Reseat(seat, by)) => {
                    around.intents.write(Intent::Reseat(seat, by));
                    around.redraw.write(RequestRedraw);
                    return;
                }
                Some(seats::Choice::Close) => None,
            }
        }
        Panel::Settings => {
            let mut chosen = around.settings.clone();
            let touched = settings::show(ctx, &mut chosen, &around.locale, around.device.can_buzz());
            if around.settings.set_if_neq(chosen) {
                around.redraw.write(RequestRedraw);
            }
            if let Some(tag) = touched.language {
                around.locale.set(&tag);
                around.redraw.write(RequestRedraw);
            }
            if !touched.is_closed {
                return;
            }
            None
        }
        Panel::Rules | Panel::Keys => {
            let Some(sheet) = around.sheet() else { return };
            match help::show(ctx, &shown, pages.of(&around.locale, &sheet), &around.locale) {
                None => return,
                Some(Panel::Closed) => None,
                Some(tab) => {
                    // The other tab takes the place of this one.
                    *panels.top = tab;
                    around.redraw.write(RequestRedraw);
                    return;
                }
            }
        }
        Panel::Dialog(dialog) => {
            let Some(answered) = dialogs::show(ctx, dialog, &around.locale, is_new) else { return };
            if let (Answered::Act, Dialog { action: Some((_, intent)), .. }) = (answered, dialog) {
                around.intents.write(intent.clone());
            }
            None
        }
    };
    match next {
        Some(next) => panels.open(next),
        None => panels.close(),
    }
    around.redraw.write(RequestRedraw);
}

fn end_pass(mut contexts: EguiContexts, mut semantics: ResMut<Semantics>, mut pass: ResMut<Pass>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let told = widgets::take_told(ctx);
    if semantics.widgets != told.items {
        semantics.widgets = told.items;
    }
    let has_inner = told.is_typing || Popup::is_any_open(ctx);
    if pass.has_inner != has_inner {
        pass.has_inner = has_inner;
    }
}
