//! What brings scenes about, whatever the game.

use bevy::prelude::*;

use super::shots::Later;
use crate::{
    platform::{FakeDevice, ThisDevice},
    screens::Panel,
    semantics::Page,
    storage::Settings,
    theme::place::Screen,
};

/// Turns to a page.
pub(super) fn go(world: &mut World, page: Page) {
    open(world, Panel::Closed);
    world.resource_mut::<NextState<Page>>().set(page);
}

/// Opens a panel.
pub(super) fn open(world: &mut World, panel: Panel) {
    *world.resource_mut::<Panel>() = panel;
}

/// Changes the settings.
pub(super) fn set(world: &mut World, change: impl FnOnce(&mut Settings)) {
    if let Some(mut settings) = world.get_resource_mut::<Settings>() {
        change(&mut settings);
    }
}

/// The same on a phone with a notch.
pub(super) fn notch(world: &mut World) {
    set(world, |settings| settings.left_handed = false);
    let screen = world.resource::<Screen>();
    let is_upright = screen.size.y >= screen.size.x;
    let insets = if is_upright { [0.0, 59.0, 0.0, 34.0] } else { [59.0, 0.0, 59.0, 21.0] };
    let device = FakeDevice::default();
    device.pretended().insets = insets;
    world.insert_resource(ThisDevice::new(device));
}

/// With text twice as large, on a device without a notch.
pub(super) fn large_text(world: &mut World) {
    world.insert_resource(ThisDevice::default());
    set(world, |settings| settings.text_scale = 2.0);
}

/// What has to wait until the match is on the table.
pub(super) fn later(world: &mut World, what: fn(&mut World)) {
    world.resource_mut::<Later>().0 = Some(what);
}
