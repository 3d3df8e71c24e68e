//! What is under a finger stays there, whatever the finger does.

use std::collections::BTreeMap;

use bevy::math::Rect;

use super::{ASKED, Desk, GAME, hints_somewhere, screens, settings, show_hints, show_settings};
use crate::{
    accessibility::Item,
    boxes::BoxedGame as _,
    drawing::place::Screen,
    locale::Locale,
    record::{Controller, Level, Player},
    rules::doodle_city::DoodleCity,
    screens::{Panel, help, setup, setup_form::SetupForm},
    storage::Settings,
    table::hints::ShownHint,
    theme::Palette,
};

/// Where everything is that can be touched, by its name; what shares its name is left out.
fn places(items: &[Item]) -> BTreeMap<String, Rect> {
    let is_only =
        |item: &&Item| items.iter().filter(|other| other.accessible.name == item.accessible.name).count() == 1;
    let touchable = items.iter().filter(|item| !item.accessible.role.is_text()).filter(is_only);
    touchable.map(|item| (item.accessible.name.clone(), item.rect)).collect()
}

/// Nothing that is there before and after has moved, these among it.
fn assert_stays(before: &BTreeMap<String, Rect>, after: &BTreeMap<String, Rect>, among: &[&str], what: &str) {
    for name in among {
        assert!(before.contains_key(*name) && after.contains_key(*name), "{what}: {name} is gone");
    }
    for (name, rect) in before {
        let Some(now) = after.get(name) else { continue };
        let moved = (now.min - rect.min).abs().max((now.max - rect.max).abs()).max_element();
        assert!(moved < 1.5, "{what}: {name} was at {rect:?} and is at {now:?}");
    }
}

/// Every screen at both sizes of text.
fn cases() -> impl Iterator<Item = (Screen, Settings)> {
    screens().flat_map(|screen| [1.0, 2.0].map(|scale| (screen, settings(scale))))
}

#[test]
fn whoever_sits_down_or_leaves_moves_nothing_at_the_set_up() {
    let locale = Locale::default();
    for (screen, settings) in cases() {
        for known in [true, false] {
            let settings =
                if known { settings.clone() } else { Settings { names: Vec::new(), ..settings.clone() } };
            let mut form = SetupForm::of(&GAME, ["Ada", "Cleo"].map(Player::person));
            form.remember(&settings);
            let mut desk = Desk::new(screen, &settings);
            let mut look = |form: &mut SetupForm| {
                // Whoever is named by a number may get another one.
                let computers =
                    form.chairs.iter_mut().enumerate().filter_map(|(chair, it)| Some((chair, it.as_mut()?)));
                for (chair, player) in computers.filter(|(_, player)| player.by != Controller::Person) {
                    player.name = format!("Computer {chair}");
                }
                let items =
                    desk.settled(|ctx| _ = setup::show(ctx, form, (&ASKED, &GAME), &settings, &locale, false));
                let mut places = places(&items);
                places.retain(|name, _| !name.starts_with("Name of player") || name.ends_with(" 1"));
                places
            };
            let what = |step: &str| format!("{screen:?}, text x {}, {known}: {step}", settings.text_scale);
            let steps: [(&str, fn(&mut SetupForm)); 9] = [
                ("a person", SetupForm::add_person),
                ("a computer", SetupForm::add_computer),
                ("a known name", |form| _ = form.seat("Gerlinde")),
                ("another level", |form| form.choose(3, Controller::Level(Level::Beginner))),
                ("six players", |form| (0..2).for_each(|_| form.add_computer())),
                ("one in the middle leaves", |form| form.leave(3)),
                ("one takes that chair", SetupForm::add_person),
                ("two are left", |form| (2..6).for_each(|chair| form.leave(chair))),
                ("one is left", |form| form.leave(1)),
            ];
            let mut before = look(&mut form);
            for (step, change) in steps {
                change(&mut form);
                let after = look(&mut form);
                let among = ["Start", "Back", "Old Town", "Harbour", "More control", "Free circling"];
                assert_stays(&before, &after, &among, &what(step));
                assert_stays(&before, &after, &["Who plays for Ada?", "Name of player 1"], &what(step));
                before = after;
            }
        }
    }
}

#[test]
fn the_buttons_that_step_the_text_stay_under_the_finger() {
    let locale = Locale::default();
    for screen in screens() {
        let mut last: Option<BTreeMap<String, Rect>> = None;
        // Its own style, step by step, as the app applies it.
        let mut desk = Desk::new(screen, &Settings::default());
        for tenths in 10..=20 {
            let mut settings = settings(tenths as f32 / 10.0);
            crate::screens::style::apply(
                &desk.ctx,
                &settings,
                &Palette::default(),
                &crate::pictures::material::HOUSE,
            );
            let items = desk.settled(|ctx| _ = show_settings(ctx, &mut settings, &locale, true));
            let mut now = places(&items);
            now.retain(|name, _| ["Smaller text", "Larger text"].contains(&name.as_str()));
            if let Some(before) = &last {
                let what = format!("{screen:?}, text x {}", settings.text_scale);
                assert_stays(before, &now, &["Smaller text", "Larger text"], &what);
            }
            last = Some(now);
        }
    }
}

#[test]
fn the_tabs_of_the_help_stay_where_they_are() {
    let locale = Locale::default();
    let pages = help::Pages {
        help: DoodleCity::help(&locale, None),
        boxes: DoodleCity::help_boxes(&locale, None),
        entries: Vec::new(),
    };
    let games = help::Games::default();
    for (screen, settings) in cases() {
        let mut desk = Desk::new(screen, &settings);
        let [overview, rules, keys] = [Panel::Overview, Panel::Rules, Panel::Keys].map(|tab| {
            places(&desk.settled(|ctx| _ = help::show(ctx, &tab, (&pages, true), games, (&locale, None))))
        });
        let what = format!("{screen:?}, text x {}", settings.text_scale);
        for other in [&rules, &keys] {
            assert_stays(&overview, other, &["Back", "At a glance", "Rules", "Keys and gestures"], &what);
        }
    }
}

#[test]
fn hints_that_come_late_leave_the_way_out_where_it_is() {
    let locale = Locale::default();
    let (_, known) = hints_somewhere();
    for (screen, settings) in cases() {
        let mut desk = Desk::new(screen, &settings);
        let mut look =
            |known: Option<&[ShownHint]>| places(&desk.settled(|ctx| show_hints(ctx, known, &locale)));
        let (thinking, told) = (look(None), look(Some(&known)));
        let what = format!("{screen:?}, text x {}", settings.text_scale);
        assert_stays(&thinking, &told, &["Close"], &what);
    }
}
