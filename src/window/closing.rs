//! How the app closes when it is asked to: at once, unless something could not be saved. Then it says so first.

use std::collections::HashSet;

use bevy::{app::AppExit, prelude::*, window::WindowCloseRequested};

use crate::{
    intent::Intent,
    locale::Locale,
    record::BadFile,
    screens::dialogs::{self, Dialogs},
    storage::{Answer, Fault, MatchId, Storage},
};

/// What is known about closing.
#[derive(Resource, Default)]
struct Closing {
    /// Whether it is to close once everything is answered.
    is_wanted: bool,
    /// Whether somebody was told what is lost.
    is_told: bool,
    /// The matches that are in memory alone.
    unsaved: HashSet<MatchId>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Closing>()
        .add_message::<WindowCloseRequested>()
        .add_systems(Last, (hear_of_saves, close).chain());
}

fn hear_of_saves(mut answers: MessageReader<Answer>, mut closing: ResMut<Closing>) {
    for answer in answers.read() {
        match answer {
            // Another window has it.
            Answer::NotSaved { fault: Fault::File(bad), .. } if matches!(**bad, BadFile::GoneOn { .. }) => {}
            Answer::NotSaved { id, .. } => _ = closing.unsaved.insert(id.clone()),
            Answer::Saved { id, .. } | Answer::Removed(id) => _ = closing.unsaved.remove(id),
            _ => {}
        }
    }
}

fn close(
    mut requests: MessageReader<WindowCloseRequested>,
    mut intents: MessageReader<Intent>,
    mut closing: ResMut<Closing>,
    (storage, locale): (Res<Storage>, Res<Locale>),
    mut dialogs: ResMut<Dialogs>,
    mut exit: MessageWriter<AppExit>,
) {
    let is_asked = requests.read().count() > 0;
    let is_sure = intents.read().any(|intent| *intent == Intent::CloseApp);
    // Who asks twice is not kept waiting.
    if is_sure || is_asked && (closing.is_wanted || closing.is_told) {
        exit.write(AppExit::Success);
        return;
    }
    if is_asked {
        closing.is_wanted = true;
    }
    if !closing.is_wanted || storage.is_awaited() {
        return;
    }
    closing.is_wanted = false;
    if closing.unsaved.is_empty() {
        exit.write(AppExit::Success);
    } else {
        closing.is_told = true;
        dialogs.say(dialogs::before_closing(&locale));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;
    use crate::{
        games,
        platform::{DataDir, FakeDevice, PlatformPlugin, ThisDevice},
        storage::{MemoryBackend, Request, StoragePlugin},
    };

    fn running(backend: MemoryBackend) -> App {
        let mut app = App::new();
        app.insert_resource(DataDir(None))
            .insert_resource(ThisDevice::new(FakeDevice::default()))
            .add_message::<Intent>()
            .init_resource::<Locale>()
            .init_resource::<Dialogs>()
            .add_plugins((
                MinimalPlugins,
                PlatformPlugin,
                StoragePlugin::with(games::READERS, backend),
                plugin,
            ));
        app
    }

    /// Some frames; whether the app has closed in them.
    fn closes(app: &mut App) -> bool {
        (0..50).any(|_| {
            app.update();
            std::thread::sleep(core::time::Duration::from_millis(1));
            !app.world().resource::<Messages<AppExit>>().is_empty()
        })
    }

    fn ask(app: &mut App) {
        app.world_mut().write_message(WindowCloseRequested { window: Entity::PLACEHOLDER });
    }

    fn save(app: &mut App) {
        let id = "match".parse().expect("a name");
        app.world().resource::<Storage>().send(Request::Save { id, text: "{}".into(), step: 0 });
    }

    #[test]
    fn it_closes_at_once_when_all_is_saved() {
        let mut app = running(MemoryBackend::default());
        assert!(!closes(&mut app), "nobody asked for it");
        save(&mut app);
        ask(&mut app);
        assert!(closes(&mut app));
        assert!(app.world().resource::<Dialogs>().0.is_empty());
    }

    #[test]
    fn what_could_not_be_saved_is_told_first() {
        let backend = MemoryBackend::default();
        backend.set_full(true);
        let mut app = running(backend.clone());
        save(&mut app);
        ask(&mut app);
        assert!(!closes(&mut app));
        let dialogs = &app.world().resource::<Dialogs>().0;
        assert!(dialogs.len() == 1 && dialogs[0].is_final, "{dialogs:?}");
        app.world_mut().write_message(Intent::CloseApp);
        assert!(closes(&mut app));

        let mut app = running(backend.clone());
        save(&mut app);
        ask(&mut app);
        assert!(!closes(&mut app));
        ask(&mut app);
        assert!(closes(&mut app), "who asks twice means it");

        let mut app = running(backend.clone());
        save(&mut app);
        assert!(!closes(&mut app));
        backend.set_full(false);
        save(&mut app);
        ask(&mut app);
        assert!(closes(&mut app), "it was saved in the end");
    }
}
