//! Game pads: cross or stick goes to things, the four buttons press, go back, take back and explain. What the others do
//! can be done by these as well.

use core::time::Duration;

use bevy::{
    input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent},
    prelude::*,
    window::PrimaryWindow,
};

use super::{
    PageInput,
    command::{Command, Hand},
    gesture::{GestureSystems, Press},
    keyboard::unmark,
    pad_players::Players,
    panel_focus::PanelHand,
};
use crate::{
    AppSystems,
    intent::Intent,
    pictures::gamepad::PadKind,
    platform::{Alarm, Waker, gamepads::is_in_front},
    storage::{Scanning, Settings},
};

/// The kind of the pad that was used last; `None` after anything else was.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PadInUse(pub Option<PadKind>);

/// The direction in which a pad is held, and when it goes on that way.
#[derive(Resource, Default)]
pub(super) struct Held(Option<(Entity, Vec2, Alarm)>);

/// Until a held direction goes on for the first time, and then from each thing to the next.
const FIRST_PAUSE: Duration = Duration::from_millis(420);
const NEXT_PAUSE: Duration = Duration::from_millis(130);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadInUse>()
        .init_resource::<Held>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_message::<GamepadAxisChangedEvent>()
        .add_systems(Update, read_pads.in_set(AppSystems::Input).after(unmark).before(GestureSystems));
}

/// What a button means; `None` of the cross, and where it means nothing.
fn meaning(button: GamepadButton) -> Option<Command> {
    Some(match button {
        GamepadButton::South => Command::Press,
        GamepadButton::East => Command::Back,
        GamepadButton::West => Command::Undo,
        GamepadButton::North => Command::Ask,
        GamepadButton::LeftTrigger => Command::StepGroup { is_forward: false },
        GamepadButton::RightTrigger => Command::StepGroup { is_forward: true },
        GamepadButton::LeftTrigger2 | GamepadButton::RightTrigger2 => Command::LookOn,
        GamepadButton::Select => Command::Want(Intent::ShowChoices),
        GamepadButton::Start => Command::Want(Intent::OpenMenu),
        _ => return None,
    })
}

const fn of_cross(button: GamepadButton) -> Option<Vec2> {
    match button {
        GamepadButton::DPadUp => Some(Vec2::NEG_Y),
        GamepadButton::DPadDown => Some(Vec2::Y),
        GamepadButton::DPadLeft => Some(Vec2::NEG_X),
        GamepadButton::DPadRight => Some(Vec2::X),
        _ => None,
    }
}

/// Where a stick leads that is pushed all the way; all but the left one mean nothing.
const fn of_stick(axis: GamepadAxis) -> Option<Vec2> {
    match axis {
        GamepadAxis::LeftStickX => Some(Vec2::X),
        GamepadAxis::LeftStickY => Some(Vec2::NEG_Y),
        _ => None,
    }
}

pub(super) fn read_pads(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut sticks: MessageReader<GamepadAxisChangedEvent>,
    pads: Query<&Gamepad>,
    windows: Query<&Window, With<PrimaryWindow>>,
    (waker, page_input, settings): (Res<Waker>, Res<PageInput>, Res<Settings>),
    (mut held, mut in_use, mut press): (ResMut<Held>, ResMut<PadInUse>, ResMut<Press>),
    mut players: Players,
    mut hand: Hand,
    mut panel: PanelHand,
) {
    // As switches their buttons are read elsewhere.
    let are_switches = settings.more.scanning() != Scanning::Off;
    if are_switches || !is_in_front(&windows) {
        buttons.clear();
        sticks.clear();
        held.0 = None;
        if are_switches {
            in_use.set_if_neq(PadInUse(None));
        }
        return;
    }
    let mut commands: Vec<(Entity, Command)> = Vec::new();
    let mut go = |held: &mut Held, pad: Entity, way: Option<Vec2>, along: Vec2| match way {
        Some(way) => {
            held.0 = Some((pad, way, waker.wake_in(FIRST_PAUSE)));
            commands.push((pad, Command::Go(way)));
        }
        // Another direction may have taken its place.
        None if held.0.as_ref().is_some_and(|(of, way, _)| *of == pad && way.dot(along) != 0.0) => {
            held.0 = None;
        }
        None => {}
    };
    for event in sticks.read() {
        if let Some(along) = of_stick(event.axis) {
            let way = (event.value.abs() > 0.5).then(|| along * event.value.signum());
            go(&mut held, event.entity, way, along);
        }
    }
    let mut pressed = Vec::new();
    for event in buttons.read() {
        match of_cross(event.button) {
            Some(way) => {
                go(&mut held, event.entity, event.state.is_pressed().then_some(way), way);
            }
            None if event.state.is_pressed() => {
                pressed.extend(meaning(event.button).map(|it| (event.entity, it)));
            }
            None => {}
        }
    }
    commands.extend(pressed);
    // A pad that is gone holds nothing.
    if held.0.as_ref().is_some_and(|(pad, ..)| !pads.contains(*pad)) {
        held.0 = None;
    }
    if let Some((pad, way, alarm)) = &mut held.0
        && alarm.has_rung()
    {
        commands.push((*pad, Command::Go(*way)));
        *alarm = waker.wake_in(NEXT_PAUSE);
    }
    for (pad, command) in commands {
        let kind = pads.get(pad).map_or(PadKind::Other, |pad| PadKind::of_vendor(pad.vendor_id()));
        in_use.set_if_neq(PadInUse(Some(kind)));
        players.joins(pad);
        if !page_input.0 && command != Command::Back {
            panel.carry_out(&command);
            continue;
        }
        hand.hurry();
        let is_table = hand.is_table();
        match command {
            Command::Back if press.take_back() => {}
            Command::Back | Command::Press | Command::Go(_) | Command::StepGroup { .. } if !is_table => {
                hand.carry_out(command);
            }
            // Elsewhere there is no match to which the others could apply.
            _ if !is_table => {}
            Command::Press | Command::Undo if players.refuses(pad, hand.marked_place()) => {}
            command => hand.carry_out(command),
        }
    }
}
