//! The language: the device's, or the one that was chosen, and everything follows at once.

use bevy::prelude::*;
use doodle_city::{
    accessibility::InteractionMap,
    intent::Intent,
    locale::Locale,
    platform::FakeDevice,
    storage::{MemoryBackend, Settings, Slot},
};

use crate::desk::{Desk, PHONES};

/// A language that is there in development: English with marks.
const PSEUDO: &str = "en-XA";

fn on_a_device(languages: &[&str], disk: MemoryBackend) -> (Desk, FakeDevice) {
    let device = FakeDevice::default();
    device.pretended().languages = languages.iter().map(|&tag| tag.to_owned()).collect();
    (Desk::on(PHONES[0], disk, device.clone()), device)
}

fn tag(desk: &Desk) -> String {
    desk.0.world().resource::<Locale>().tag().to_owned()
}

fn choose(desk: &mut Desk, language: &str) {
    desk.0.world_mut().resource_mut::<Settings>().more.language = Some(language.to_owned());
    desk.settle();
}

/// Everything that is read, but for what players are called.
fn texts(desk: &Desk) -> Vec<String> {
    let items = desk.0.world().resource::<InteractionMap>().iter();
    items.flat_map(|item| [item.accessible.name.clone(), item.accessible.value.clone()]).collect()
}

#[test]
fn the_app_speaks_the_first_language_of_the_device_that_it_has() {
    let (desk, device) = on_a_device(&["sv-SE", PSEUDO, "en-GB"], MemoryBackend::default());
    assert_eq!(tag(&desk), PSEUDO);
    assert_eq!(device.pretended().spoken.as_deref(), Some(PSEUDO), "the device is told");
    assert_eq!(tag(&on_a_device(&["sv-SE"], MemoryBackend::default()).0), "en");
    assert_eq!(tag(&on_a_device(&[], MemoryBackend::default()).0), "en");
}

#[test]
fn what_was_chosen_goes_before_the_device_and_is_kept() {
    let disk = MemoryBackend::default();
    let (mut desk, _) = on_a_device(&["en"], disk.clone());
    choose(&mut desk, PSEUDO);
    assert_eq!(tag(&desk), PSEUDO);
    drop(desk);
    assert!(disk.get(&Slot::MoreSettings).is_some());
    assert_eq!(tag(&on_a_device(&["en"], disk.clone()).0), PSEUDO);
    // A language that this version does not have.
    disk.put(Slot::MoreSettings, r#"{"language": "eo"}"#);
    assert_eq!(tag(&on_a_device(&[PSEUDO], disk).0), PSEUDO);
}

#[test]
fn a_table_says_everything_in_the_new_language_at_once() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    desk.tap(&Intent::RollDice);
    while desk.find(&Intent::RollDice).is_some() {
        desk.tap(&Intent::RollDice);
    }
    let english = texts(&desk);
    choose(&mut desk, PSEUDO);
    let changed = texts(&desk);
    assert_eq!(english.len(), changed.len());
    let is_said = |text: &&String| text.chars().any(char::is_alphabetic);
    let left: Vec<_> = changed.iter().filter(is_said).filter(|text| english.contains(text)).collect();
    assert!(left.iter().all(|name| ["Ada", "Bo"].contains(&name.as_str())), "{left:?}");
    // And back, without a trace.
    choose(&mut desk, "en");
    assert_eq!(texts(&desk), english);
}
