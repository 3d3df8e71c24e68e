//! Taps and keys on set-up and panels.

use bevy_egui::egui::{Context, Event, Key, Memory, Modifiers, PointerButton, Pos2, pos2};

use super::{
    ASKED, Desk, GAME, PHONE, SMALL, TABLET, form, hints_somewhere, is_on, item, screens, settings,
    show_settings,
};
use crate::{
    accessibility::{Item, Role},
    intent::Intent,
    locale::Locale,
    record::{Controller, Level, Player},
    screens::{
        dialog::{Answered, Dialog},
        hints, setup,
    },
    storage::Settings,
};

pub(super) fn tap(desk: &mut Desk, at: Pos2, show: &mut impl FnMut(&Context)) {
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    desk.frame(vec![Event::PointerMoved(at)], &mut *show);
    desk.frame(vec![button(true)], &mut *show);
    desk.frame(vec![button(false)], show);
}

#[test]
fn a_tap_chooses_and_a_tap_on_start_starts() {
    let (locale, settings) = (Locale::default(), settings(1.0));
    let mut form = form(2);
    let mut desk = Desk::new(SMALL, &settings);
    let items = desk.settled(|ctx| _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false));
    let mut decided = None;
    for name in ["Harbour", "More control", "Add a player", "Gerlinde"] {
        let at = item(&items, name).touch.center();
        tap(&mut desk, pos2(at.x, at.y), &mut |ctx| {
            decided = decided.or(setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false));
        });
    }
    assert_eq!((form.answers.as_slice(), decided), (&[1, 1, 0][..], None));
    let seated: Vec<_> = form.chairs.iter().flatten().cloned().collect();
    assert_eq!(seated, ["Ada", "Wilhelmina", "Gerlinde"].map(Player::person));
    let at = item(&items, "Start").touch.center();
    tap(&mut desk, pos2(at.x, at.y), &mut |ctx| {
        decided = decided.or(setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false));
    });
    assert_eq!(decided, Some(setup::Decision::Start));
}

#[test]
fn a_tap_adds_a_computer_player_and_a_figure_opens_the_list_of_levels() {
    let (locale, settings) = (Locale::default(), settings(1.0));
    for screen in [SMALL, PHONE, TABLET] {
        let mut form = form(2);
        let mut desk = Desk::new(screen, &settings);
        let mut touch = |name: &str| {
            let items =
                desk.settled(|ctx| _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false));
            assert!(is_on(item(&items, name), screen), "{screen:?}: {:?}", item(&items, name));
            let at = item(&items, name).touch.center();
            tap(&mut desk, pos2(at.x, at.y), &mut |ctx| {
                setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false);
            });
        };
        touch("Add a computer player");
        touch("Who plays for Ada?");
        touch("Who plays for Ada? Master");
        touch("Who plays for Skilled?");
        touch("Who plays for Skilled? Person");
        let master = Player { name: "Ada".into(), by: Controller::Level(Level::Master) };
        let seated: Vec<_> = form.chairs.iter().flatten().cloned().collect();
        assert_eq!(seated, [master, Player::person("Wilhelmina"), Player::person("")]);
    }
}

#[test]
fn a_tap_on_a_hint_looks_at_it_and_the_main_button_carries_it_out() {
    let (locale, (_, known)) = (Locale::default(), hints_somewhere());
    assert_eq!(known.len(), 3);
    for screen in [SMALL, PHONE, TABLET] {
        let (mut desk, mut kept) = (Desk::new(screen, &Settings::default()), hints::Kept::default());
        let mut touch = |name: &str, number: &str| {
            let items = desk.settled(|ctx| {
                hints::show(ctx, &mut kept, Some(&known), true, &locale, false);
            });
            let named = |item: &&Item| {
                item.accessible.name == name || !number.is_empty() && item.accessible.name.starts_with(number)
            };
            let at = items.iter().find(named).expect("it is there").touch.center();
            let mut choice = None;
            tap(&mut desk, pos2(at.x, at.y), &mut |ctx| {
                choice = choice.or(hints::show(ctx, &mut kept, Some(&known), true, &locale, false));
            });
            choice
        };
        assert_eq!(touch("Draw it", ""), Some(hints::Choice::CarryOut(0)));
        assert_eq!(touch("", "3."), Some(hints::Choice::LookAt(2)));
        assert_eq!(touch("Draw it", ""), Some(hints::Choice::CarryOut(2)));
        assert_eq!(touch("", "3."), Some(hints::Choice::LookAt(2)), "the table shows it once more");
        assert_eq!(touch("Close", ""), Some(hints::Choice::Close));
    }
}

#[test]
fn on_no_screen_settings_have_to_be_scrolled_at_normal_text_size() {
    let locale = Locale::default();
    for (screen, can_buzz) in screens().flat_map(|screen| [true, false].map(|can_buzz| (screen, can_buzz))) {
        // The lowest phone has room for all but one, and shows half of that.
        let can_buzz = can_buzz && (screen.safe().height() > 640.0 || screen.safe().width() > 640.0);
        let mut desk = Desk::new(screen, &Settings::default());
        let items = desk.settled(|ctx| _ = show_settings(ctx, &mut Settings::default(), &locale, can_buzz));
        let felt = can_buzz.then_some("Vibration");
        // Side by side, or in a list.
        let light = if items.iter().any(|item| item.accessible.name == "Night") { "Night" } else { "Light" };
        for name in ["Smaller text", light, "Sound", "Left-handed", "Hand-over banner"]
            .into_iter()
            .chain(["Roll automatically", "Show chances"])
            .chain(felt)
        {
            assert!(is_on(item(&items, name), screen), "{screen:?}: {name} {:?}", item(&items, name));
        }
    }
}

#[test]
fn the_hand_is_a_setting() {
    let locale = Locale::default();
    let mut settings = Settings::default();
    let mut desk = Desk::new(PHONE, &settings);
    let items = desk.settled(|ctx| _ = show_settings(ctx, &mut settings.clone(), &locale, true));
    let at = item(&items, "Left-handed").touch.center();
    tap(&mut desk, pos2(at.x, at.y), &mut |ctx| _ = show_settings(ctx, &mut settings, &locale, true));
    assert!(settings.left_handed);
    assert_eq!(settings, Settings { left_handed: true, ..Settings::default() }, "and nothing else changed");
}

fn press(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

#[test]
fn enter_does_what_is_offered_but_not_what_cannot_be_taken_back() {
    let (locale, settings) = (Locale::default(), settings(1.0));
    let answered = |dialog: &Dialog| {
        let mut desk = Desk::new(PHONE, &settings);
        let mut is_new = true;
        desk.settled(|ctx| _ = dialog.show(ctx, &locale, core::mem::take(&mut is_new)));
        desk.frame(vec![press(Key::Enter)], |ctx| dialog.show(ctx, &locale, false)).1
    };
    let dialog = || Dialog::new("A match".into()).safe("It is here.".into());
    assert_eq!(answered(&dialog().offers("Open".into(), Intent::Back)), Some(Answered::Act));
    assert_eq!(answered(&dialog().asks_before("Remove".into(), Intent::Back)), Some(Answered::Close));
    assert_eq!(answered(&dialog()), Some(Answered::Close));
}

#[test]
fn enter_starts_and_tab_reaches_everything() {
    let (locale, settings) = (Locale::default(), settings(1.0));
    let mut form = form(2);
    let mut desk = Desk::new(PHONE, &settings);
    let mut is_new = true;
    desk.settled(|ctx| {
        _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, core::mem::take(&mut is_new));
    });
    let (_, decided) = desk.frame(vec![press(Key::Enter)], |ctx| {
        setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false)
    });
    assert_eq!(decided, Some(setup::Decision::Start));
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..24 {
        desk.frame(vec![press(Key::Tab)], |ctx| {
            setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false)
        });
        reached.extend(desk.ctx.memory(Memory::focused).map(|id| id.value()));
    }
    assert!(reached.len() >= 12, "{}", reached.len());
}

#[test]
fn arrows_move_the_slider_and_nothing_changes_unasked() {
    let locale = Locale::default();
    let mut settings = Settings::default();
    let mut desk = Desk::new(TABLET, &settings);
    let items = {
        let mut shown = settings.clone();
        let items = desk.settled(|ctx| _ = show_settings(ctx, &mut shown, &locale, true));
        assert_eq!(shown, settings);
        items
    };
    let knob = (settings.sound * 100.0) as u8;
    let is_slider = |it: &&Item| it.accessible.name == "Sound" && it.accessible.role == Role::Slider(knob);
    let slider = items.iter().find(is_slider).expect("it is there").touch;
    tap(&mut desk, pos2(slider.min.x + 1.0, slider.center().y), &mut |ctx| {
        show_settings(ctx, &mut settings, &locale, true);
    });
    assert_eq!(settings.sound, 0.0);
    let at = item(&items, "Fast").touch.center();
    tap(&mut desk, pos2(at.x, at.y), &mut |ctx| _ = show_settings(ctx, &mut settings, &locale, true));
    assert_eq!(settings.motion, crate::storage::Motion::Fast);
    let done = item(&items, "Done").touch.center();
    for (at, closes) in [(pos2(4.0, 4.0), false), (pos2(done.x, done.y), true)] {
        let mut is_closed = false;
        tap(&mut desk, at, &mut |ctx| {
            is_closed |= show_settings(ctx, &mut settings, &locale, true);
        });
        assert_eq!(is_closed, closes, "it is a page, which its button closes");
    }
}
