//! Set-up and panels in the running app: what opens and closes them. What they show is in [`show_panels`].

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

use super::{
    Begin, Page, Panel,
    dialogs::{self, Dialogs},
    files, panel_letters,
    setup_form::SetupForms,
    show_panels, style, typing, wake,
};
use crate::{
    intent::Intent,
    platform::{Crashes, ThisDevice},
    storage::{Answer, Notice},
    table::{permissions::Permissions, refusal::RuleWanted, turn::EndAsked},
};

/// Set-up, panels and dialogs. [`Page`], storage, locale and accessibility have to be there.
///
/// It answers the intents that open a panel or the set-up, and [`Intent::Back`] while one of them is open: after
/// [`Update`], so that everybody else still sees in it what was open when the intent came.
pub(crate) fn panels_plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.add_systems(
        PreUpdate,
        (
            style::bring_fonts,
            panel_letters::bring_letters,
            style::follow_screen,
            style::find_material,
            style::follow_settings,
            style::drop_idle_events,
        )
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .init_resource::<panel_letters::BroughtFont>()
    .init_resource::<style::PageMaterial>()
    .add_systems(EguiPrimaryContextPass, (show_panels::all(), panel_letters::show_letters).chain())
    .add_systems(PostUpdate, typing::tell_place.after(EguiPostUpdateSet::ProcessOutput))
    .add_plugins(wake::plugin);
}

/// All that needs no egui: what opens and closes panels, and what becomes of files.
pub(super) fn decisions(app: &mut App) {
    app.init_resource::<Panel>()
        .init_resource::<typing::Typing>()
        .init_resource::<Below>()
        .init_resource::<Pass>()
        .init_resource::<Dialogs>()
        .init_resource::<SetupForms>()
        .init_resource::<files::Arrivals>()
        .init_resource::<Crashes>()
        .add_message::<Begin>()
        .add_message::<Intent>()
        .add_message::<RuleWanted>()
        .add_message::<EndAsked>()
        .add_message::<Answer>()
        .add_message::<Notice>()
        .add_message::<RequestRedraw>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Startup, files::hear_of_files)
        .add_systems(
            PostUpdate,
            (
                dialogs::hear_of_crashes,
                dialogs::hear_of_trouble,
                dialogs::hear_of_ends,
                dialogs::hear_of_files,
                files::ask_for_files,
                files::hand_on,
                files::take_arrivals,
                files::take_dropped_files,
                open_and_close,
            )
                .chain()
                .before(EguiPostUpdateSet::EndPass),
        );
}

/// Panels that come back when the one above them is closed.
#[derive(Resource, Default, Debug)]
pub(super) struct Below(Vec<Panel>);

/// What one pass leaves for the next.
#[derive(Resource, Default, Debug)]
pub(super) struct Pass {
    /// Something smaller than the panel is open: a list, or a text being typed. Back closes that first.
    pub has_inner: bool,
    /// It is to be closed.
    pub closes_inner: bool,
}

impl Panel {
    /// Whether one is open.
    pub const fn is_open(&self) -> bool {
        !matches!(self, Self::Closed)
    }
}

/// The panel that is open and those below it.
#[derive(SystemParam)]
pub(super) struct Panels<'w> {
    /// The one on top.
    pub top: ResMut<'w, Panel>,
    below: ResMut<'w, Below>,
}

impl Panels<'_> {
    /// Puts a panel above the one that is open.
    pub(super) fn open(&mut self, next: Panel) {
        if *self.top != next {
            let under = core::mem::replace(&mut *self.top, next);
            if under.is_open() {
                self.below.0.push(under);
            }
        }
    }

    /// Closes the panel; the one below it comes back.
    pub(super) fn close(&mut self) {
        *self.top = self.below.0.pop().unwrap_or_default();
    }
}

pub(super) fn open_and_close(
    mut intents: MessageReader<Intent>,
    (page, mut next_page): (Res<State<Page>>, ResMut<NextState<Page>>),
    mut forms: ResMut<SetupForms>,
    mut panels: Panels,
    mut pass: ResMut<Pass>,
    mut dialogs: ResMut<Dialogs>,
    mut rules: MessageReader<RuleWanted>,
    (permissions, device): (Res<Permissions>, Res<ThisDevice>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !panels.top.is_open() && !panels.below.0.is_empty() {
        // Somebody closed everything.
        panels.below.0.clear();
    }
    for intent in intents.read() {
        match intent {
            Intent::OpenMenu => panels.open(Panel::Menu),
            Intent::OpenHints if permissions.may_ask => panels.open(Panel::Hints),
            Intent::OpenStatistics => panels.open(Panel::Statistics),
            Intent::OpenAnalysis if !permissions.is_live => panels.open(Panel::Analysis),
            Intent::OpenMatches(game) => panels.open(Panel::Matches(game)),
            Intent::OpenArchive => panels.open(Panel::Archive),
            Intent::OpenSeats => panels.open(Panel::Seats),
            Intent::OpenSettings => panels.open(Panel::Settings),
            Intent::OpenHelps => panels.open(Panel::Helps),
            Intent::OpenHelp => panels.open(Panel::Overview),
            Intent::OpenRule(keys) => panels.open(Panel::Rule(*keys)),
            Intent::OpenSetup(game) => {
                forms.open(game);
                next_page.set(Page::Setup);
            }
            Intent::Back if pass.has_inner => pass.closes_inner = true,
            Intent::Back if panels.top.is_open() => panels.close(),
            Intent::Back if *page.get() == Page::Setup => next_page.set(Page::Shelf),
            // Nothing is left to go back from.
            Intent::Back if *page.get() == Page::Shelf && device.step_aside() => {}
            _ => continue,
        }
        redraw.write(RequestRedraw);
    }
    for RuleWanted(keys) in rules.read() {
        panels.open(Panel::Rule(*keys));
        redraw.write(RequestRedraw);
    }
    if !dialogs.0.is_empty()
        && !matches!(*panels.top, Panel::Dialog(_))
        && let Some(dialog) = dialogs.0.pop_front()
    {
        panels.open(Panel::Dialog(dialog));
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use bevy::{state::app::StatesPlugin, window::FileDragAndDrop};

    use super::*;
    use crate::{
        boxes::Boxes,
        locale::Locale,
        platform::{Crash, FakeDevice, Waker},
        screens::dialog::Dialog,
        table::current::ActiveMatch,
    };

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Page>()
            .init_resource::<ActiveMatch>()
            .init_resource::<Permissions>()
            .init_resource::<Boxes>()
            .init_resource::<Locale>()
            .init_resource::<Waker>()
            .insert_resource(ThisDevice::new(FakeDevice::default()))
            .add_message::<RequestRedraw>()
            .add_message::<FileDragAndDrop>();
        decisions(&mut app);
        app.update();
        app
    }

    fn want(app: &mut App, intent: Intent) -> Panel {
        app.world_mut().write_message(intent);
        app.update();
        app.world().resource::<Panel>().clone()
    }

    fn dialog(title: &str) -> Dialog {
        Dialog::new(title.into())
    }

    #[test]
    fn back_closes_one_panel_after_the_other() {
        let mut app = app();
        assert_eq!(want(&mut app, Intent::OpenMenu), Panel::Menu);
        assert_eq!(want(&mut app, Intent::OpenSettings), Panel::Settings);
        assert_eq!(want(&mut app, Intent::Back), Panel::Menu);
        assert_eq!(want(&mut app, Intent::Back), Panel::Closed);
        assert_eq!(want(&mut app, Intent::Back), Panel::Closed);
    }

    #[test]
    fn back_leaves_the_set_up_only_when_nothing_is_above_it() {
        let mut app = app();
        want(&mut app, Intent::OpenSetup("chess"));
        app.update();
        want(&mut app, Intent::OpenHelp);
        want(&mut app, Intent::Back);
        app.update();
        assert_eq!(*app.world().resource::<State<Page>>().get(), Page::Setup);
        want(&mut app, Intent::Back);
        app.update();
        assert_eq!(*app.world().resource::<State<Page>>().get(), Page::Shelf);
    }

    #[test]
    fn what_broke_is_told_and_its_details_can_be_saved() {
        let (mut app, device) = (app(), FakeDevice::default());
        app.insert_resource(ThisDevice::new(device.clone()));
        for is_past in [false, true] {
            let report = format!("a planted fault: {is_past}");
            app.world().resource::<Crashes>().add(Crash { is_past, report: report.clone() });
            app.update();
            let Panel::Dialog(dialog) = app.world().resource::<Panel>().clone() else { panic!("it is told") };
            assert!(dialog.mentions("Your matches, up to the last move"), "{dialog:?}");
            want(&mut app, Intent::Back);
            let (_, save) = dialog.action.expect("something can be done");
            want(&mut app, save);
            app.update();
            assert_eq!(
                device.pretended().given.last().map(|file| file.bytes.clone()),
                Some(report.into_bytes())
            );
        }
    }

    #[test]
    fn every_dialog_is_shown_and_the_panel_below_comes_back() {
        let mut app = app();
        want(&mut app, Intent::OpenSettings);
        for title in ["one", "two"] {
            app.world_mut().resource_mut::<Dialogs>().say(dialog(title));
        }
        app.update();
        assert_eq!(*app.world().resource::<Panel>(), Panel::Dialog(dialog("one")));
        assert_eq!(want(&mut app, Intent::Back), Panel::Dialog(dialog("two")));
        assert_eq!(want(&mut app, Intent::Back), Panel::Settings);
    }
}
