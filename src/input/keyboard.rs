//! Everything can be played with keys: Tab and arrows move the focus, letters are short cuts. A phone's way back is a
//! key, too.

use bevy::{
    input::keyboard::{Key, KeyboardInput},
    prelude::*,
};

use super::{
    Focus, PageInput, Skip,
    gesture::{GestureSystems, Press},
    short_key,
};
use crate::{
    AppSystems,
    accessibility::{InteractionMap, Role},
    intent::Intent,
    page::Page,
    table::{
        current::{ActiveMatch, ShortCuts},
        pace::BotPacing,
        permissions::{Permissions, Undo},
        things::Things,
        turn::FocusedSeat,
        tutorial::Voice,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<ButtonInput<Key>>()
        .add_systems(Update, (read_keys, unmark).chain().in_set(AppSystems::Input).before(GestureSystems));
}

/// Whoever has taken up a hint goes on with it, not with what was marked before.
fn unmark(mut intents: MessageReader<Intent>, mut focus: ResMut<Focus>) {
    if intents.read().any(|intent| matches!(intent, Intent::TakeHint(_))) {
        focus.set_if_neq(Focus(None));
    }
}

/// The table, as far as keys need to know it.
type Table<'w> =
    (Res<'w, Permissions>, Res<'w, ActiveMatch>, Res<'w, FocusedSeat>, Res<'w, ShortCuts>, Res<'w, Voice>);

/// What a key alone means at the table.
fn short_cut(key: char, (permissions, current, focused, short_cuts, _): &Table) -> Option<Intent> {
    match key {
        'R' => Some(Intent::RollDice),
        'U' => match permissions.undo {
            Undo::Nothing => None,
            Undo::Selection => Some(Intent::Unchoose),
            Undo::Action => Some(Intent::Undo),
        },
        'P' => Some(Intent::Pass),
        'M' => Some(Intent::OpenMenu),
        'H' => permissions.may_ask.then_some(Intent::OpenHints),
        'C' | '?' => Some(Intent::ShowChoices),
        'D' => Some(Intent::OpenStatistics),
        'S' => {
            let seats = current.seats.len();
            (seats > 0).then(|| Intent::LookAt(focused.0.clockwise(1, seats)))
        }
        _ => short_cuts.intent(key),
    }
}

fn read_keys(
    (keys, meanings): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<Key>>),
    mut pressed: MessageReader<KeyboardInput>,
    (page_input, page): (Res<PageInput>, Option<Res<State<Page>>>),
    (map, things, pace): (Res<InteractionMap>, Things, Res<BotPacing>),
    table: Table,
    (mut focus, mut press): (ResMut<Focus>, ResMut<Press>),
    mut intents: MessageWriter<Intent>,
    mut skips: MessageWriter<Skip>,
) {
    // The way back leads out of panels, too. Android's has a meaning, but no place on a keyboard. What is being drawn
    // is taken back first.
    let is_back = keys.just_pressed(KeyCode::Escape) || meanings.just_pressed(Key::BrowserBack);
    if is_back && !press.take_back() {
        intents.write(Intent::Back);
    }
    if !page_input.0 {
        pressed.clear();
        return;
    }
    let is_table = page.is_some_and(|page| *page.get() == Page::Table);
    for pressed in pressed.read().filter(|it| it.state.is_pressed() && !it.repeat) {
        if is_table && (table.0.is_moving || pace.is_waiting()) {
            skips.write(Skip);
        }
        let mut next = *focus;
        match pressed.key_code {
            KeyCode::Tab => {
                next.step(&map, !keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]));
            }
            KeyCode::ArrowUp => next.go(&map, Vec2::NEG_Y),
            KeyCode::ArrowDown => next.go(&map, Vec2::Y),
            KeyCode::ArrowLeft => next.go(&map, Vec2::NEG_X),
            KeyCode::ArrowRight => next.go(&map, Vec2::X),
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => {
                press_marked(&map, &mut next, &table, is_table, &mut intents);
            }
            key if is_table => {
                let sign = if key == KeyCode::Backspace { Some('U') } else { short_key::typed(pressed) };
                if sign == Some('I') {
                    intents.write(what_is(&map, &next, &things));
                } else if let Some(intent) = sign.and_then(|sign| short_cut(sign, &table)) {
                    // Enter goes on with what the key chose, not with what was marked before.
                    if next.0.is_some() {
                        next.mark(&map, &intent);
                    }
                    intents.write(intent);
                }
            }
            _ => {}
        }
        focus.set_if_neq(next);
    }
}

/// What is read of the thing that is marked; without one, of all.
fn what_is(map: &InteractionMap, focus: &Focus, things: &Things) -> Intent {
    let marked = focus.item(map).and_then(|item| things.at(item.rect.center(), map));
    marked.map_or(Intent::ShowThings, |thing| Intent::OpenRule(thing.rule))
}

/// Enter presses what is marked. At the table it confirms what is chosen if the mark lies on that already, which is
/// then done with.
fn press_marked(
    map: &InteractionMap,
    focus: &mut Focus,
    (permissions, .., voice): &Table,
    is_table: bool,
    intents: &mut MessageWriter<Intent>,
) {
    if is_table && permissions.has_banner {
        intents.write(Intent::DismissBanner);
        return;
    }
    let marked = focus.item(map).and_then(|item| Some((item.accessible.role, item.accessible.intent.clone()?)));
    match marked {
        Some((Role::Button | Role::Square, intent)) if is_table && permissions.chosen.contains(&intent) => {
            *focus = Focus(None);
            intents.write(Intent::Confirm);
        }
        Some((_, intent)) => {
            intents.write(intent);
        }
        // What was explained is read first.
        None if is_table => {
            intents.write(if voice.waits() { Intent::GoOn } else { Intent::Confirm });
        }
        None => {}
    }
}
