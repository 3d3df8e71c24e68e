//! What is touched or answered, a new size or a new surface may need a frame or two until it shows: they are drawn,
//! though nothing else moves.

use bevy::{
    input::{
        gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent},
        keyboard::KeyboardInput,
        mouse::MouseButtonInput,
        touch::TouchInput,
    },
    prelude::*,
    window::{AppLifecycle, RequestRedraw, WindowResized},
};

use crate::{input::Switch, intent::Intent, storage::Answer};

/// So many frames after the one in which something was heard: a page is left in the first and shown in the second.
const FRAMES: u8 = 2;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowResized>()
        .add_message::<AppLifecycle>()
        .add_message::<Switch>()
        .add_systems(Last, echo);
}

fn echo(
    mut touches: MessageReader<TouchInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut keys: MessageReader<KeyboardInput>,
    mut switches: MessageReader<Switch>,
    (mut pads, mut sticks): (
        MessageReader<GamepadButtonStateChangedEvent>,
        MessageReader<GamepadAxisChangedEvent>,
    ),
    mut intents: MessageReader<Intent>,
    mut answers: MessageReader<Answer>,
    (mut sizes, mut lifecycle): (MessageReader<WindowResized>, MessageReader<AppLifecycle>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut left: Local<u8>,
) {
    let heard = touches.read().count()
        + buttons.read().count()
        + keys.read().count()
        + pads.read().count()
        + sticks.read().count()
        + switches.read().count()
        + intents.read().count()
        + answers.read().count()
        + sizes.read().count()
        + lifecycle.read().filter(|event| is_back(event)).count();
    *left = if heard > 0 { FRAMES } else { left.saturating_sub(1) };
    if *left > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Whether the app comes back from where nobody saw it.
fn is_back(event: &AppLifecycle) -> bool {
    match event {
        AppLifecycle::WillResume | AppLifecycle::Running => true,
        AppLifecycle::Idle | AppLifecycle::WillSuspend | AppLifecycle::Suspended => false,
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;

    use super::*;

    #[test]
    fn two_frames_follow_what_was_heard_and_no_more() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin))
            .add_message::<Intent>()
            .add_message::<Answer>()
            .add_message::<RequestRedraw>();
        let frame = |app: &mut App| {
            app.update();
            app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count()
        };
        assert_eq!([frame(&mut app), frame(&mut app)], [0, 0], "at rest nothing is drawn");
        app.world_mut().write_message(Intent::Back);
        assert_eq!([(); 4].map(|()| frame(&mut app)), [1, 1, 0, 0]);
        app.world_mut().write_message(AppLifecycle::Suspended);
        assert_eq!(frame(&mut app), 0, "nobody sees it");
        app.world_mut().write_message(AppLifecycle::Running);
        assert_eq!([(); 4].map(|()| frame(&mut app)), [1, 1, 0, 0], "a new surface is drawn on");
    }
}
