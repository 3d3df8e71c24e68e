//! Day and night: as the device wants it, or as it was chosen; everything is seen in the other colours at once.

use bevy::prelude::*;
use doodle_city::{
    platform::FakeDevice,
    storage::{Light, MemoryBackend},
    theme::{Palette, palette},
};

use crate::desk::{Desk, PHONES};

/// By which light everything is seen; the table has the colour of that light.
fn light(desk: &mut Desk) -> Light {
    (0..3).for_each(|_| desk.frame());
    let world = desk.0.world();
    let light = *world.resource::<Light>();
    let table = Palette::of(light).color(palette::TABLE);
    assert_eq!(world.resource::<Palette>().color(palette::TABLE), table);
    assert_eq!(world.resource::<ClearColor>().0, table);
    light
}

#[test]
fn without_a_choice_it_is_as_the_device_wants_it() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    for (wants_night, seen) in [
        (None, Light::Day),
        (Some(true), Light::Night),
        (Some(false), Light::Day),
        (Some(true), Light::Night),
        (None, Light::Day),
    ] {
        device.pretended().wants_night = wants_night;
        assert_eq!(light(&mut desk), seen, "{wants_night:?}");
    }
}

#[test]
fn who_asks_all_apps_for_contrast_has_it_by_day_and_by_night() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    for (wants_night, wants_contrast, seen) in
        [(false, true, Light::High), (true, true, Light::High), (true, false, Light::Night)]
    {
        let mut pretended = device.pretended();
        (pretended.wants_night, pretended.wants_contrast) = (Some(wants_night), wants_contrast);
        drop(pretended);
        assert_eq!(light(&mut desk), seen);
    }
}

#[test]
fn a_chosen_light_stays_whatever_the_device_wants() {
    let device = FakeDevice::default();
    device.pretended().wants_night = Some(true);
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    assert_eq!(light(&mut desk), Light::Night);
    for chosen in [Light::Day, Light::Night, Light::High] {
        desk = desk.set(|settings| settings.more.light = Some(chosen));
        for wants_night in [true, false] {
            device.pretended().wants_night = Some(wants_night);
            assert_eq!(light(&mut desk), chosen);
        }
    }
    let mut desk = desk.set(|settings| settings.more.light = None);
    assert_eq!(light(&mut desk), Light::Day);
}
