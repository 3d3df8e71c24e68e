//! Everything can be played with keys: Tab and arrows move the focus, letters are short cuts. A phone's way back is a
//! key, too.

use bevy::{
    input::keyboard::{Key, KeyboardInput},
    prelude::*,
};

use super::{
    Focus, PageInput,
    command::{Command, Hand},
    gesture::{GestureSystems, Press},
    short_key,
};
use crate::{
    AppSystems,
    intent::{Intent, ReplayStep},
    storage::Settings,
    table::current::ShortCuts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<ButtonInput<Key>>()
        .add_systems(Update, (read_keys, unmark).chain().in_set(AppSystems::Input).before(GestureSystems));
}

/// Whoever has taken up a hint goes on with it, not with what was marked before.
pub(super) fn unmark(mut intents: MessageReader<Intent>, mut focus: ResMut<Focus>) {
    if intents.read().any(|intent| matches!(intent, Intent::TakeHint(_))) {
        focus.set_if_neq(Focus(None));
    }
}

/// What a key means while a match is looked back at, beside those that go to things.
fn replay_step(key: KeyCode, pressed: &KeyboardInput) -> Option<ReplayStep> {
    Some(match key {
        KeyCode::Home => ReplayStep::Begin,
        KeyCode::End => ReplayStep::End,
        KeyCode::PageUp => ReplayStep::TurnBack,
        KeyCode::PageDown => ReplayStep::TurnOn,
        _ => match short_key::typed(pressed)? {
            ',' => ReplayStep::Back,
            '.' => ReplayStep::On,
            'K' => ReplayStep::Play,
            'J' => ReplayStep::TurnBack,
            'L' => ReplayStep::TurnOn,
            'N' => ReplayStep::Event,
            'V' => ReplayStep::Speed,
            _ => return None,
        },
    })
}

/// What a key alone means at the table.
fn short_cut(key: char, hand: &Hand, short_cuts: &ShortCuts) -> Option<Command> {
    let intent = match key {
        'I' => return Some(Command::Ask),
        'U' => return Some(Command::Undo),
        'S' => return Some(Command::LookOn),
        'R' => Intent::RollDice,
        'P' => Intent::Pass,
        'M' => Intent::OpenMenu,
        'H' => hand.may_ask().then_some(Intent::OpenHints)?,
        'C' | '?' => Intent::ShowChoices,
        'D' => Intent::OpenStatistics,
        _ => short_cuts.intent(key)?,
    };
    Some(Command::Want(intent))
}

fn read_keys(
    (keys, meanings): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<Key>>),
    mut pressed: MessageReader<KeyboardInput>,
    (page_input, short_cuts, settings): (Res<PageInput>, Res<ShortCuts>, Res<Settings>),
    mut press: ResMut<Press>,
    mut hand: Hand,
) {
    // The way back leads out of panels, too. Android's has a meaning, but no place on a keyboard. What is being drawn
    // is taken back first.
    let is_back = keys.just_pressed(KeyCode::Escape) || meanings.just_pressed(Key::BrowserBack);
    if is_back && !press.take_back() {
        hand.carry_out(Command::Back);
    }
    if !page_input.0 {
        pressed.clear();
        return;
    }
    let is_table = hand.is_table();
    for pressed in pressed.read().filter(|it| it.state.is_pressed() && !it.repeat) {
        hand.hurry();
        let command = match pressed.key_code {
            KeyCode::Tab => {
                Some(Command::Step { is_forward: !keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) })
            }
            // With it that is for the window.
            KeyCode::Enter if keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) => None,
            KeyCode::ArrowUp => Some(Command::Go(Vec2::NEG_Y)),
            KeyCode::ArrowDown => Some(Command::Go(Vec2::Y)),
            KeyCode::ArrowLeft => Some(Command::Go(Vec2::NEG_X)),
            KeyCode::ArrowRight => Some(Command::Go(Vec2::X)),
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => Some(Command::Press),
            key if is_table && hand.is_replay() => {
                replay_step(key, pressed).map(|step| Command::Want(Intent::Replay(step)))
            }
            key if is_table => {
                // Whoever speaks to the device, or trembles, may not want letters alone to mean anything.
                let typed = || short_key::typed(pressed).filter(|_| settings.more.has_letters());
                let sign = if key == KeyCode::Backspace { Some('U') } else { typed() };
                sign.and_then(|sign| short_cut(sign, &hand, &short_cuts))
            }
            _ => None,
        };
        if let Some(command) = command {
            hand.carry_out(command);
        }
    }
}
