//! Game pads: where they are looked for, and how what they tell reaches the app. They are told of by whoever looks for
//! them, from any thread; that wakes the app while its window is in front. What they tell becomes messages of the engine.

#[cfg(any(target_os = "android", test))]
mod android;
#[cfg(any(target_os = "linux", windows, target_os = "macos"))]
mod desktop;
#[cfg(any(test, feature = "dev"))]
mod lines;
#[cfg(target_family = "wasm")]
mod page;
mod sink;

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, channel},
    },
};

use bevy::{
    input::{
        InputSystems,
        gamepad::{
            GamepadConnection, GamepadConnectionEvent, GamepadInput, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        keyboard::{KeyboardInput, NativeKeyCode},
    },
    platform::cell::SyncCell,
    prelude::*,
    window::PrimaryWindow,
};

#[cfg(any(test, feature = "dev"))]
pub use lines::lines;
pub use sink::{Change, GamepadSink};

use super::{FirstPicture, Waker};

/// Looks for pads and tells of them, for as long as the app runs; it does not block.
type Look = dyn FnOnce(GamepadSink) + Send + Sync;

/// Where game pads are looked for: nowhere, unless the app was told.
#[derive(Resource, Default)]
pub struct GamepadSource(Option<Box<Look>>);

impl GamepadSource {
    /// They are looked for by `look`, which tells of them from a thread of its own, or as events come.
    pub fn new(look: impl FnOnce(GamepadSink) + Send + Sync + 'static) -> Self {
        Self(Some(Box::new(look)))
    }

    /// Where this device has them.
    pub fn of_device() -> Self {
        #[cfg(any(target_os = "linux", windows, target_os = "macos"))]
        return Self::new(desktop::look);
        #[cfg(target_family = "wasm")]
        return Self::new(page::look);
        // Android tells of them as of keys; iOS tells only whoever asks its own library.
        #[cfg(not(any(target_os = "linux", windows, target_os = "macos", target_family = "wasm")))]
        return Self::default();
    }
}

/// Whether a key is a button of a pad: Android tells of them so.
pub fn is_of_pad(key: &KeyboardInput) -> bool {
    matches!(key.key_code, KeyCode::Unidentified(NativeKeyCode::Android(96..=109)))
}

/// What pads have told, and the entity of each by its number; and what they are told of the window.
#[derive(Resource)]
struct Told {
    news: SyncCell<Receiver<(usize, Change)>>,
    entities: HashMap<usize, Entity>,
    is_in_front: Arc<AtomicBool>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GamepadSource>()
        .add_systems(PreUpdate, bring.before(InputSystems).run_if(resource_exists::<Told>))
        .add_systems(
            Last,
            (look.run_if(not(resource_exists::<Told>)), tell_of_window.run_if(resource_exists::<Told>)),
        );
    #[cfg(target_os = "android")]
    app.add_plugins(android::plugin);
}

/// Begins to look for pads, once there is something to see.
fn look(
    mut commands: Commands,
    picture: Res<FirstPicture>,
    waker: Res<Waker>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut source: ResMut<GamepadSource>,
) {
    if picture.is_complete()
        && let Some(look) = source.0.take()
    {
        let (sender, receiver) = channel();
        let is_in_front = Arc::new(AtomicBool::new(is_in_front(&windows)));
        let sink = GamepadSink::new(sender, waker.clone(), is_in_front.clone());
        commands.insert_resource(Told { news: SyncCell::new(receiver), entities: HashMap::new(), is_in_front });
        look(sink);
    }
}

/// Whether what is pressed is meant for this app: desktop systems tell everybody, browsers only the page in front.
pub fn is_in_front(windows: &Query<&Window, With<PrimaryWindow>>) -> bool {
    cfg!(target_family = "wasm") || windows.iter().all(|window| window.focused)
}

fn tell_of_window(told: Res<Told>, windows: Query<&Window, With<PrimaryWindow>>) {
    told.is_in_front.store(is_in_front(&windows), Ordering::Relaxed);
}

/// What was told, as the engine's messages.
fn bring(
    mut commands: Commands,
    mut told: ResMut<Told>,
    mut connections: MessageWriter<GamepadConnectionEvent>,
    mut events: MessageWriter<RawGamepadEvent>,
) {
    let Told { news, entities, .. } = &mut *told;
    while let Ok((pad, change)) = news.get().try_recv() {
        let gamepad = *entities.entry(pad).or_insert_with(|| commands.spawn_empty().id());
        tell(gamepad, change, &mut connections, &mut events);
    }
}

fn tell(
    gamepad: Entity,
    change: Change,
    connections: &mut MessageWriter<GamepadConnectionEvent>,
    events: &mut MessageWriter<RawGamepadEvent>,
) {
    match change {
        Change::Connection(connection) => {
            let event = GamepadConnectionEvent::new(gamepad, connection);
            connections.write(event.clone());
            events.write(event.into());
        }
        Change::Input(GamepadInput::Button(button), value) => {
            events.write(RawGamepadButtonChangedEvent::new(gamepad, button, value).into());
        }
        Change::Input(GamepadInput::Axis(axis), value) => {
            events.write(RawGamepadAxisChangedEvent::new(gamepad, axis, value).into());
        }
    }
}

/// A pad that is there.
#[cfg(any(not(target_os = "ios"), test, feature = "dev"))]
fn connected(name: &str, vendor_id: Option<u16>, product_id: Option<u16>) -> Change {
    Change::Connection(GamepadConnection::Connected { name: name.to_owned(), vendor_id, product_id })
}

#[cfg(test)]
mod tests {
    use bevy::{
        input::{InputPlugin, gamepad::GamepadButtonStateChangedEvent},
        prelude::GamepadButton,
    };

    use super::*;

    #[test]
    fn pads_are_looked_for_after_the_first_picture_and_their_buttons_become_messages() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin)).init_resource::<Waker>().init_resource::<FirstPicture>();
        let (sender, sinks) = channel();
        app.insert_resource(GamepadSource::new(move |sink| sender.send(sink).expect("the test listens")));
        plugin(&mut app);
        (0..3).for_each(|_| app.update());
        assert!(sinks.try_recv().is_err(), "there is no picture yet");
        app.world().resource::<FirstPicture>().complete();
        app.update();
        let mut sink = sinks.try_recv().expect("now they are looked for");
        assert!(sink.tell(3, connected("Pad", Some(0x045e), None)));
        assert!(sink.tell(3, Change::Input(GamepadButton::South.into(), 1.0)));
        app.update();
        let world = app.world_mut();
        let pads: Vec<_> =
            world.query::<(Entity, &Gamepad)>().iter(world).map(|(at, pad)| (at, pad.vendor_id())).collect();
        let [(pad, vendor)] = pads[..] else { panic!("one pad: {pads:?}") };
        assert_eq!(vendor, Some(0x045e));
        let pressed = world.resource::<Messages<GamepadButtonStateChangedEvent>>();
        let pressed: Vec<_> = pressed.iter_current_update_messages().map(|it| (it.entity, it.button)).collect();
        assert_eq!(pressed, [(pad, GamepadButton::South)]);
        let behind = Window { focused: false, ..default() };
        let window = app.world_mut().spawn((behind, PrimaryWindow)).id();
        app.update();
        let mut press = |app: &mut App, button: GamepadButton| {
            assert!(sink.tell(3, Change::Input(button.into(), 1.0)));
            app.update();
            let pressed = app.world().resource::<Messages<GamepadButtonStateChangedEvent>>();
            pressed.iter_current_update_messages().filter(|it| it.button == button).count()
        };
        assert_eq!(press(&mut app, GamepadButton::East), 0, "another window is in front");
        app.world_mut().entity_mut(window).get_mut::<Window>().expect("it is there").focused = true;
        app.update();
        assert_eq!(press(&mut app, GamepadButton::West), 1);
        assert!(sink.tell(3, Change::Connection(GamepadConnection::Disconnected)));
        app.update();
        assert!(app.world().get::<Gamepad>(pad).is_none());
    }
}
