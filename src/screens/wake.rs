//! When egui runs: while something of it can be seen, and once more to take that off the screen. A pass of it costs as
//! much as everything else that moves, so the table goes without.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiInput, EguiPostUpdateSet, EguiPreUpdateSet};

use super::{Page, Panel, style};
use crate::{drawing::place::Screen, screen_readers::RequestSystems};

/// Whether egui runs.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Egui {
    /// Not at all.
    Asleep,
    /// From now on; what was touched before was not meant for it.
    Waking,
    /// With every frame. So it begins, for one frame: then it knows the screen when it is first wanted.
    #[default]
    Awake,
    /// Once more, showing nothing.
    Leaving,
}

impl Egui {
    /// What comes next, if something of it is wanted on the screen or not.
    const fn next(self, is_wanted: bool) -> Self {
        match (self, is_wanted) {
            (Self::Asleep, true) => Self::Waking,
            (Self::Waking | Self::Awake | Self::Leaving, true) => Self::Awake,
            (Self::Waking | Self::Awake, false) => Self::Leaving,
            (Self::Leaving | Self::Asleep, false) => Self::Asleep,
        }
    }
}

/// Lets egui sleep. `watch` runs once everybody has said what shall be open.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Egui>()
        .configure_sets(PreUpdate, EguiPreUpdateSet::ProcessInput.run_if(is_running))
        .configure_sets(PostUpdate, EguiPostUpdateSet::EndPass.run_if(is_running))
        .configure_sets(PostUpdate, EguiPostUpdateSet::ProcessOutput.run_if(is_running))
        .add_systems(
            PreUpdate,
            forget_what_was_before
                .run_if(resource_equals(Egui::Waking))
                .after(EguiPreUpdateSet::ProcessInput)
                // Whoever reads what it shows already may press it.
                .before(RequestSystems)
                .before(EguiPreUpdateSet::BeginPass)
                .before(style::follow_screen),
        )
        .add_systems(
            PostUpdate,
            (watch, fall_asleep.run_if(resource_equals(Egui::Asleep).and_then(resource_changed::<Egui>)))
                .chain()
                .after(super::panels::open_and_close)
                .before(EguiPostUpdateSet::EndPass),
        );
}

fn is_running(egui: Res<Egui>) -> bool {
    *egui != Egui::Asleep
}

fn watch(
    panel: Res<Panel>,
    page: Res<State<Page>>,
    screen: Option<Res<Screen>>,
    mut egui: ResMut<Egui>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_wanted = panel.is_open() || *page.get() == Page::Setup;
    let mut next = egui.next(is_wanted);
    if next == Egui::Asleep && screen.is_some_and(|screen| screen.is_changed()) {
        // It has to know the screen's new size before it is wanted again.
        next = Egui::Leaving;
    }
    if next == Egui::Waking {
        // What is touched from the next frame on is for it; that frame must not wait for a touch.
        redraw.write(RequestRedraw);
    }
    egui.set_if_neq(next);
}

/// The tap that opened a panel is none beside it.
fn forget_what_was_before(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.events.clear();
    }
}

/// While it sleeps nothing that was touched waits for it.
fn fall_asleep(mut contexts: Query<&mut EguiInput>) {
    for mut input in &mut contexts {
        input.events.clear();
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy_egui::egui::Event;

    use super::*;

    /// How often egui ran, and what it was told the last time.
    #[derive(Resource, Default)]
    struct Passes(usize, Vec<Event>);

    /// Its own systems stand for egui's, in egui's sets.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Page>()
            .init_resource::<Panel>()
            .init_resource::<Screen>()
            .init_resource::<Passes>()
            .add_message::<RequestRedraw>()
            .add_plugins(plugin);
        app.add_systems(
            PreUpdate,
            (|mut inputs: Query<&mut EguiInput>| {
                inputs.iter_mut().for_each(|mut input| input.events.push(Event::Copy));
            })
            .in_set(EguiPreUpdateSet::ProcessInput),
        );
        app.add_systems(
            PostUpdate,
            (|mut inputs: Query<&mut EguiInput>, mut passes: ResMut<Passes>| {
                passes.0 += 1;
                passes.1 = inputs.iter_mut().flat_map(|mut input| core::mem::take(&mut input.events)).collect();
            })
            .in_set(EguiPostUpdateSet::EndPass),
        );
        app.world_mut().spawn(EguiInput::default());
        for _ in 0..3 {
            app.update();
        }
        app
    }

    /// How many passes there were in a frame.
    fn frame(app: &mut App) -> usize {
        let before = app.world().resource::<Passes>().0;
        app.update();
        app.world().resource::<Passes>().0 - before
    }

    fn show(app: &mut App, panel: Panel) {
        *app.world_mut().resource_mut::<Panel>() = panel;
    }

    #[test]
    fn it_runs_once_to_know_the_screen_and_then_sleeps() {
        let mut app = app();
        assert_eq!(app.world().resource::<Passes>().0, 1);
        assert_eq!(frame(&mut app), 0);
        app.world_mut().resource_mut::<Screen>().size.x += 100.0;
        assert_eq!([frame(&mut app), frame(&mut app)], [1, 0], "a new size is learnt at once");
    }

    #[test]
    fn a_panel_wakes_it_at_once_and_it_sleeps_again_when_the_panel_is_off_the_screen() {
        let mut app = app();
        for _ in 0..2 {
            show(&mut app, Panel::Settings);
            assert_eq!([frame(&mut app), frame(&mut app), frame(&mut app)], [1; 3]);
            show(&mut app, Panel::Closed);
            assert_eq!([frame(&mut app), frame(&mut app), frame(&mut app)], [1, 0, 0]);
        }
    }

    #[test]
    fn the_set_up_keeps_it_awake() {
        let mut app = app();
        app.world_mut().resource_mut::<NextState<Page>>().set(Page::Setup);
        assert_eq!([frame(&mut app), frame(&mut app)], [1; 2]);
        app.world_mut().resource_mut::<NextState<Page>>().set(Page::Table);
        assert_eq!([frame(&mut app), frame(&mut app)], [1, 0]);
    }

    #[test]
    fn what_was_touched_before_is_not_for_it_and_what_is_touched_then_is() {
        let mut app = app();
        let told = |app: &mut App| {
            frame(app);
            app.world().resource::<Passes>().1.len()
        };
        show(&mut app, Panel::Menu);
        assert_eq!(told(&mut app), 0);
        assert!(
            !app.world().resource::<Messages<RequestRedraw>>().is_empty(),
            "the next frame waits for nobody"
        );
        assert_eq!([told(&mut app), told(&mut app)], [0, 1]);
    }

    #[test]
    fn what_a_reader_presses_in_the_first_frame_is_not_forgotten() {
        let mut app = app();
        app.add_systems(
            PreUpdate,
            (|mut inputs: Query<&mut EguiInput>| {
                inputs.iter_mut().for_each(|mut input| input.events.push(Event::Cut));
            })
            .in_set(RequestSystems),
        );
        show(&mut app, Panel::Menu);
        frame(&mut app);
        frame(&mut app);
        let Passes(_, told) = app.world().resource();
        assert_eq!(*told, [Event::Cut], "the touch that opened it is");
    }
}
