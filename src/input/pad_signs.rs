//! What the buttons of a pad are for now: their signs at the corners of what they press, as long as a pad is used.

use bevy::{
    input::{keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
};

use super::{Focus, PadInUse, PageInput, focus::show_ring, gamepad::read_pads};
use crate::{
    AppSystems,
    accessibility::{InteractionMap, Item},
    drawing::{
        paint::PicturePlugin,
        place::{LayoutRect, Screen},
    },
    intent::Intent,
    pictures::gamepad::{PadPart, PadSign},
    platform::gamepads::is_of_pad,
};

/// How large signs are on a screen, in dp: on a large one everything is looked at from further away.
fn size_on(screen: &Screen) -> f32 {
    (screen.size.min_element() / 30.0).clamp(24.0, 36.0)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PicturePlugin::<PadSign>::default())
        .add_message::<TouchInput>()
        .add_message::<MouseButtonInput>()
        .add_systems(Update, put_away.in_set(AppSystems::Input).before(read_pads))
        .add_systems(Update, show_signs.in_set(AppSystems::Table).after(show_ring));
}

/// Whoever touches the table, or types, does not need them.
fn put_away(
    mut touches: MessageReader<TouchInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut keys: MessageReader<KeyboardInput>,
    mut in_use: ResMut<PadInUse>,
) {
    if touches.read().count() + clicks.read().count() + keys.read().filter(|key| !is_of_pad(key)).count() > 0 {
        in_use.set_if_neq(PadInUse(None));
    }
}

/// What a part of the pad presses, if that can be seen.
fn pressed_by<'a>(part: PadPart, map: &'a InteractionMap, focus: &Focus) -> Option<&'a Item> {
    let meaning = |intents: &[Intent]| {
        intents
            .iter()
            .find_map(|intent| map.items.iter().find(|item| item.accessible.intent.as_ref() == Some(intent)))
    };
    match part {
        PadPart::South => focus
            .item(map)
            .or_else(|| meaning(&[Intent::DismissBanner, Intent::GoOn, Intent::Confirm, Intent::RollDice])),
        PadPart::East => meaning(&[Intent::Back, Intent::OpenShelf]),
        PadPart::West => meaning(&[Intent::Unchoose, Intent::Undo]),
        PadPart::North => meaning(&[Intent::ShowThings]),
        PadPart::Start => meaning(&[Intent::OpenMenu]),
        PadPart::Select => meaning(&[Intent::ShowChoices]),
        PadPart::Cross | PadPart::Shoulders | PadPart::Triggers => None,
    }
}

fn show_signs(
    mut commands: Commands,
    (in_use, page_input, screen): (Res<PadInUse>, Res<PageInput>, Res<Screen>),
    (map, focus): (Res<InteractionMap>, Res<Focus>),
    mut shown: Query<(Entity, &mut PadSign, &mut LayoutRect)>,
) {
    const PARTS: [PadPart; 6] =
        [PadPart::South, PadPart::East, PadPart::West, PadPart::North, PadPart::Start, PadPart::Select];
    let (mut wanted, side) = (Vec::new(), size_on(&screen));
    if let Some(kind) = in_use.0.filter(|_| page_input.0) {
        for part in PARTS {
            let Some(item) = pressed_by(part, &map, &focus) else { continue };
            let whole = Rect::from_corners(Vec2::ZERO, screen.size).inflate(-side / 2.0);
            let corner = item.rect.min + Vec2::splat(2.0);
            let at = Rect::from_center_size(corner.clamp(whole.min, whole.max), Vec2::splat(side));
            wanted.push((PadSign { kind, part }, LayoutRect::new(at, 201.0)));
        }
    }
    let mut rest = wanted.into_iter();
    for (entity, mut sign, mut place) in &mut shown {
        match rest.next() {
            Some((now, at)) => {
                sign.set_if_neq(now);
                place.set_if_neq(at);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for sign in rest {
        commands.spawn(sign);
    }
}
