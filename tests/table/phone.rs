//! What a phone does to the app, on a device that pretends to be one.

use std::collections::BTreeSet;

use bevy::{
    asset::RenderAssetUsages,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput, NativeKeyCode},
    },
    prelude::*,
    render::{
        render_resource::{Extent3d, TextureDimension, TextureFormat},
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    window::{AppLifecycle, PrimaryWindow, WindowResolution},
};
use doodle_city::{
    accessibility::{InteractionMap, Item},
    drawing::place::Screen,
    intent::Intent,
    page::Page,
    platform::{Buzz, FakeDevice, Refusal, Taken},
    record::Match,
    rules::doodle_city::{DoodleCity, Road, Square},
    screens::{Panel, dialogs::Dialogs},
    session::Session,
    storage::{MatchId, MemoryBackend, Motion, Resume, Settings, Slot},
    table::{
        doodle_city::{pick::TablePick, selection::MoveSelection},
        table_game::{Selection as _, TableGame},
    },
    theme::motion::HasMotion,
};

use crate::{
    desk::{Desk, DeskOf, PHONES},
    doodle_city::set_ups::fresh,
    set_ups::{Dice, grown},
};

fn page(desk: &Desk) -> Page {
    *desk.0.world().resource::<State<Page>>().get()
}

pub fn tell<G: TableGame>(desk: &mut DeskOf<G>, event: AppLifecycle) {
    desk.0.world_mut().write_message(event);
    desk.frame();
}

/// Android's way back: a key with a meaning and without a place, down and up at once.
fn back(desk: &mut Desk) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        desk.0.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Unidentified(NativeKeyCode::Android(4)),
            logical_key: Key::BrowserBack,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }
    desk.settle();
}

#[test]
fn a_phone_may_kill_what_it_has_suspended_at_any_step() {
    let mut kills = 0;
    for (size, players) in PHONES.into_iter().zip([1, 3]) {
        let (disk, device, mut dice) = (MemoryBackend::default(), FakeDevice::default(), Dice(5));
        let mut desk = Desk::on(size, disk.clone(), device.clone()).begin(&fresh(players));
        while desk.until_a_turn(&mut dice, |_| {}) {
            let action = desk.any_action(&mut dice);
            desk.act(action, &mut dice);
            // The engine says no more than this.
            tell(&mut desk, AppLifecycle::Suspended);
            let (id, shown) = (desk.session().id().clone(), desk.play().record().write());
            assert_eq!(disk.get(&Slot::Match(id)), Some(shown.clone().into_bytes()));

            // The system ends it without another word, and somebody comes back.
            desk = Desk::on(size, disk.clone(), device.clone());
            desk.until(World::contains_resource::<Session<DoodleCity>>);
            desk.settle();
            let place = if desk.play().is_over() { Page::Results } else { Page::Table };
            assert_eq!((page(&desk), desk.play().record().write()), (place, shown));
            kills += 1;
        }
    }
    // The dice fall another way each time; the shortest matches have some rounds each.
    assert!(kills > 10, "only {kills} steps");
}

#[test]
fn what_was_chosen_and_not_confirmed_outlives_a_kill() {
    let (disk, device, mut dice) = (MemoryBackend::default(), FakeDevice::default(), Dice(9));
    let mut desk = Desk::on(PHONES[0], disk.clone(), device.clone()).begin(&fresh(2));
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let legal = desk.legal();
    let (square, road) = Square::all()
        .find_map(|square| {
            let mut selection = MoveSelection::default();
            selection.choose_square(&legal, square);
            let roads = selection.ways(&legal).roads;
            let road = Road::ALL.into_iter().find(|&road| !roads[road as usize].is_empty())?;
            Some((square, road))
        })
        .expect("a road can be drawn");
    for intent in [None, Some(TablePick::Square(square).into()), Some(TablePick::Road(road).into())] {
        if let Some(intent) = intent {
            desk.tap(&intent);
            desk.settle();
        }
        let chosen = desk.selection();
        tell(&mut desk, AppLifecycle::Suspended);
        desk = Desk::on(PHONES[0], disk.clone(), device.clone());
        // The engine says so at each start, before anything is back on the table.
        desk.0.world_mut().write_message(AppLifecycle::Running);
        desk.until(World::contains_resource::<Session<DoodleCity>>);
        desk.settle();
        assert_eq!(desk.selection(), chosen);
    }
    assert_eq!((desk.selection().square, desk.selection().road), (Some(square), Some(road)));
    desk.tap(&Intent::Confirm);
    desk.settle();
    assert!(desk.selection().is_empty());
    tell(&mut desk, AppLifecycle::Suspended);
    assert_eq!(desk.0.world().resource::<Resume>().chosen, None, "nothing is left of what was done");
}

/// What an app of an earlier version left, which kept all of it among the settings.
fn left_by_an_earlier_version(disk: &MemoryBackend, id: &MatchId) -> MemoryBackend {
    let old = MemoryBackend::default();
    let slot = Slot::Match(id.clone());
    old.put(slot.clone(), disk.get(&slot).expect("the match is stored"));
    let resume = disk.get(&Slot::Resume).expect("it is kept which match that is");
    let mut settings: serde_json::Value = serde_json::from_slice(&resume).expect("it is JSON");
    settings["left_handed"] = true.into();
    old.put(Slot::Settings, settings.to_string());
    old
}

#[test]
fn a_match_that_an_earlier_version_left_on_the_table_is_there_again_and_stays() {
    let (disk, device, mut dice) = (MemoryBackend::default(), FakeDevice::default(), Dice(9));
    let mut desk = Desk::on(PHONES[0], disk.clone(), device.clone()).begin(&fresh(2));
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let legal = desk.legal();
    let square = Square::all().find(|&square| {
        let mut selection = MoveSelection::default();
        selection.choose_square(&legal, square);
        selection.square.is_some()
    });
    desk.tap(&TablePick::Square(square.expect("a square can be chosen")).into());
    desk.settle();
    let (id, record, chosen) = (desk.session().id().clone(), desk.play().record().write(), desk.selection());
    assert!(!chosen.is_empty());
    tell(&mut desk, AppLifecycle::Suspended);
    let disk = left_by_an_earlier_version(&disk, &id);

    desk = Desk::on(PHONES[0], disk.clone(), device.clone());
    desk.until(World::contains_resource::<Session<DoodleCity>>);
    desk.settle();
    assert_eq!((desk.play().record().write(), desk.selection()), (record.clone(), chosen));
    let settings = desk.0.world().resource::<Settings>().clone();
    assert_eq!(settings, Settings { left_handed: true, ..Settings::default() });

    // The settings are written anew, without what is no longer theirs.
    desk = desk.set(|settings| settings.sound = 0.3);
    drop(desk);
    desk = Desk::on(PHONES[0], disk.clone(), device.clone());
    desk.until(World::contains_resource::<Session<DoodleCity>>);
    desk.settle();
    assert_eq!(desk.play().record().write(), record);
    desk.want(Intent::OpenShelf);
    drop(desk);
    desk = Desk::on(PHONES[0], disk, device);
    desk.settle();
    assert_eq!(page(&desk), Page::Shelf, "and once it is left it stays on the shelf");
}

#[test]
fn a_damaged_record_of_where_it_was_does_no_harm() {
    let (disk, device) = (MemoryBackend::default(), FakeDevice::default());
    drop(Desk::on(PHONES[0], disk.clone(), device.clone()).begin(&fresh(2)));
    for bad in [&b""[..], b"{", b"[]", b"\xff\x00", br#"{"on_table": 7}"#, br#"{"on_table": "gone"}"#] {
        disk.put(Slot::Resume, bad);
        let mut desk = Desk::on(PHONES[0], disk.clone(), device.clone());
        desk.settle();
        assert_eq!(page(&desk), Page::Shelf);
        assert!(!desk.0.world().resource::<Panel>().is_open(), "there is nothing that anybody could do");
    }
}

#[test]
fn a_resumed_match_goes_on_where_it_was() {
    let mut dice = Dice(6);
    let mut desk = Desk::new_match(PHONES[0], 2);
    while desk.until_a_turn(&mut dice, |_| {}) {
        let before = desk.play().record().write();
        for event in [
            AppLifecycle::WillSuspend,
            AppLifecycle::Suspended,
            AppLifecycle::WillResume,
            AppLifecycle::Running,
        ] {
            tell(&mut desk, event);
        }
        assert_eq!(desk.play().record().write(), before);
        let action = desk.any_action(&mut dice);
        desk.act(action, &mut dice);
    }
}

#[test]
fn a_device_that_wants_stillness_has_it_until_somebody_chooses() {
    let (disk, device) = (MemoryBackend::default(), FakeDevice::default());
    device.pretended().wants_stillness = true;
    let mut desk = Desk::on(PHONES[0], disk.clone(), device.clone());
    let motion =
        |desk: &Desk| (desk.0.world().resource::<Settings>().motion, *desk.0.world().resource::<HasMotion>());
    desk.settle();
    assert_eq!(motion(&desk), (Motion::Off, HasMotion(false)));
    desk.0.world_mut().resource_mut::<Settings>().motion = Motion::Fast;
    desk.settle();
    drop(desk);
    let mut desk = Desk::on(PHONES[0], disk, device);
    desk.settle();
    assert_eq!(motion(&desk), (Motion::Fast, HasMotion(true)));
}

#[test]
fn somebody_who_reads_large_letters_has_them_until_somebody_chooses() {
    let text_scale = |desk: &Desk| desk.0.world().resource::<Settings>().text_scale;
    let start = |disk: &MemoryBackend, asked: f32| {
        let device = FakeDevice::default();
        device.pretended().text_scale = Some(asked);
        let mut desk = Desk::on(PHONES[0], disk.clone(), device);
        desk.settle();
        desk
    };
    let disk = MemoryBackend::default();
    // At the first start, and as long as nothing was chosen; within what the game can show.
    for (asked, ours) in [(1.3, 1.3), (1.15, 1.15), (3.1, 2.0), (0.85, 1.0), (f32::NAN, 1.0)] {
        assert_eq!(text_scale(&start(&disk, asked)), ours, "where all apps are asked for {asked}");
    }
    assert_eq!(disk.get(&Slot::Settings), None, "the device may still be asked at the next start");
    let mut desk = start(&disk, 1.3);
    desk.0.world_mut().resource_mut::<Settings>().text_scale = 1.1;
    desk.settle();
    drop(desk);
    assert_eq!(text_scale(&start(&disk, 1.3)), 1.1);
}

#[test]
fn a_match_that_was_left_stays_on_the_shelf() {
    let (disk, device) = (MemoryBackend::default(), FakeDevice::default());
    let mut desk = Desk::on(PHONES[0], disk.clone(), device.clone()).begin(&fresh(2));
    desk.want(Intent::OpenShelf);
    tell(&mut desk, AppLifecycle::Suspended);
    let mut desk = Desk::on(PHONES[0], disk, device);
    desk.settle();
    assert_eq!(page(&desk), Page::Shelf);
}

#[test]
fn the_last_step_back_leaves_the_app_running() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone()).begin(&fresh(2));
    back(&mut desk);
    assert_eq!((page(&desk), device.pretended().steps_aside), (Page::Shelf, 0));
    back(&mut desk);
    assert_eq!((page(&desk), device.pretended().steps_aside), (Page::Shelf, 1));
}

#[test]
fn dice_are_felt_unless_nobody_wants_it_or_nothing_can_vibrate() {
    let felt = |is_wanted, is_numb| {
        let device = FakeDevice::default();
        device.pretended().is_numb = is_numb;
        let desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
        let mut desk = desk.set(|settings| settings.haptics = is_wanted).begin(&fresh(1));
        desk.tap(&Intent::RollDice);
        device.pretended().buzzes.clone()
    };
    let buzzes = felt(true, false);
    assert!(buzzes.contains(&Buzz::Tick) && buzzes.contains(&Buzz::Knock), "{buzzes:?}");
    assert_eq!(felt(false, false), []);
    assert_eq!(felt(true, true), [], "nothing is asked of a device that cannot");
}

#[test]
fn the_picture_of_the_results_goes_to_other_people() {
    let device = FakeDevice::default();
    let play = grown(fresh(2), Match::is_over);
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone()).begin(&play);
    desk.tap(&Intent::Confirm);
    desk.skip();
    desk.tap(&Intent::SharePicture);
    desk.tap(&Intent::SharePicture);
    let world = desk.0.world_mut();
    let asked: Vec<Entity> = world.query_filtered::<Entity, With<Screenshot>>().iter(world).collect();
    let [asked] = asked[..] else { panic!("one picture is asked for, not {}", asked.len()) };
    // Without a window nobody draws it.
    let size = Extent3d { width: 390, height: 844, depth_or_array_layers: 1 };
    let (form, paper) = (TextureFormat::Rgba8UnormSrgb, [250, 240, 220, 255]);
    let image = Image::new_fill(size, TextureDimension::D2, &paper, form, RenderAssetUsages::MAIN_WORLD);
    world.trigger(ScreenshotCaptured { entity: asked, image });
    world.despawn(asked);
    let given = device.pretended().given.remove(0);
    assert_eq!(given.name, "doodle-city-results.png");
    assert!(given.bytes.starts_with(b"\x89PNG"), "{} bytes", given.bytes.len());
}

#[test]
fn a_match_goes_to_another_device_and_comes_back() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone()).begin(&fresh(2));
    let (id, record) = (desk.session().id().clone(), desk.play().record().write());
    desk.want(Intent::ExportMatch(id.clone()));
    desk.until(|_| !device.pretended().given.is_empty());
    let given = device.pretended().given.remove(0);
    assert_eq!((given.name, given.bytes), (format!("{id}.doodle-match"), record.clone().into_bytes()));

    desk.want(Intent::OpenShelf);
    // The list of running matches says how many there are, once the storage has listed them.
    let shelved = |name: &'static str| {
        move |world: &World| {
            let items = &world.resource::<InteractionMap>().items;
            let is_list = |item: &Item| matches!(item.accessible.intent, Some(Intent::OpenMatches(_)));
            items.iter().any(|item| is_list(item) && item.accessible.name == name)
        }
    };
    desk.until(shelved("One running match of Doodle City"));
    device.pretended().pick = Some(Taken::File { name: "theirs.json".into(), bytes: record.into_bytes() });
    desk.want(Intent::ImportMatch);
    // What can be touched under the dialog that says so is on the list once that is closed.
    desk.until(|world| world.resource::<Panel>().is_open());
    desk.want(Intent::Back);
    desk.until(shelved("2 running matches of Doodle City"));
}

#[test]
fn a_file_comes_in_that_was_opened_with_the_app_or_picked_while_the_phone_ended_it() {
    let record = Desk::on(PHONES[0], MemoryBackend::default(), FakeDevice::default()).begin(&fresh(2));
    let record = record.play().record().write();
    let device = FakeDevice::default();
    device.pretended().unasked = Some(Taken::File { name: "theirs.json".into(), bytes: record.into_bytes() });
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    desk.until(|world| world.resource::<Panel>().is_open());
    desk.want(Intent::Back);
    // What can be touched under the dialog that says so is on the list once that is closed. A match can be touched at
    // its picture and at its button.
    desk.until(|world| {
        let items = &world.resource::<InteractionMap>().items;
        let shelved = items.iter().filter_map(|item| match &item.accessible.intent {
            Some(Intent::ContinueMatch(id)) => Some(id),
            _ => None,
        });
        shelved.collect::<BTreeSet<_>>().len() == 1
    });
}

#[test]
fn a_file_that_cannot_be_read_is_told() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    device.pretended().pick =
        Some(Taken::Failed(Refusal { file: Some("theirs.json".into()), ..Refusal::of("cannot be read") }));
    desk.want(Intent::ImportMatch);
    let told = |world: &World| {
        let panel = format!("{:?}", world.resource::<Panel>());
        panel.contains("theirs.json")
            || world.resource::<Dialogs>().0.iter().any(|it| it.mentions("theirs.json"))
    };
    desk.until(told);
}

#[test]
fn the_edges_that_the_phone_covers_are_known_at_once() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    assert_eq!(desk.0.world().resource::<Screen>().safe(), Rect::from_corners(Vec2::ZERO, PHONES[0]));
    device.pretended().insets = [0.0, 59.0, 0.0, 34.0];
    desk.frame();
    assert_eq!(desk.0.world().resource::<Screen>().safe(), Rect::new(0.0, 59.0, 390.0, 844.0 - 34.0));
}

#[test]
fn a_phone_that_was_turned_while_the_app_was_paused_is_laid_out_as_it_lies() {
    let device = FakeDevice::default();
    let mut desk = Desk::on(PHONES[0], MemoryBackend::default(), device.clone());
    let [upright, turned] = PHONES.map(Vec2::as_uvec2);
    let resolution = WindowResolution::new(upright.x, upright.y);
    desk.0.world_mut().spawn((Window { resolution, ..default() }, PrimaryWindow));
    desk.frame();
    assert_eq!(desk.0.world().resource::<Screen>().size, PHONES[0]);
    // The window has not heard of it.
    device.pretended().window_size = Some(turned);
    desk.frame();
    assert_eq!(desk.0.world().resource::<Screen>().size, PHONES[1]);
}
