//! Set-up and panels on every screen size, without a window: everything can be reached, is large enough and is told.

use bevy_egui::egui::{
    Context, Event, Key, Memory, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2,
};

use super::{
    Dialog, Panel, dialogs,
    help::{self, Pages},
    menu, settings, setup,
    setup_form::SetupForm,
    style, widgets,
};
use crate::{
    locale::Locale,
    rules::doodle_city::built_in_sheets,
    semantics::{Intent, Item, Role},
    storage::{MatchId, Settings},
};

/// The five sizes of the layout tests, in dp.
const SIZES: [(f32, f32); 5] =
    [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (1024.0, 768.0), (1920.0, 1080.0)];

/// An egui without a window.
struct Desk {
    ctx: Context,
    size: (f32, f32),
    seconds: f64,
}

impl Desk {
    fn new(size: (f32, f32), settings: &Settings) -> Self {
        let ctx = Context::default();
        ctx.set_fonts(style::fonts());
        style::apply(&ctx, settings);
        Self { ctx, size, seconds: 0.0 }
    }

    /// One frame with these events; what was told in it.
    fn frame<R>(&mut self, events: Vec<Event>, mut show: impl FnMut(&Context) -> R) -> (Vec<Item>, R) {
        self.seconds += 0.5;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(self.size.0, self.size.1))),
            time: Some(self.seconds),
            events,
            ..RawInput::default()
        };
        let mut told = None;
        let output = self.ctx.run_ui(input, |ui| {
            let ctx = ui.ctx().clone();
            widgets::begin(&ctx);
            let result = show(&ctx);
            told = Some((widgets::take_told(&ctx).items, result));
        });
        output.drop_without_applying_deltas();
        told.expect("a frame was shown")
    }

    /// As it looks once everything has found its place.
    fn settled(&mut self, mut show: impl FnMut(&Context)) -> Vec<Item> {
        for _ in 0..3 {
            self.frame(Vec::new(), &mut show);
        }
        self.frame(Vec::new(), show).0
    }
}

fn item<'a>(items: &'a [Item], name: &str) -> &'a Item {
    items.iter().find(|item| item.semantic.name == name).unwrap_or_else(|| panic!("no `{name}` in {items:#?}"))
}

fn is_on(item: &Item, (width, height): (f32, f32)) -> bool {
    let inside = |low: f32, high: f32, end: f32| low >= -0.5 && high <= end + 0.5;
    inside(item.touch.min.x, item.touch.max.x, width)
        && inside(item.touch.min.y, item.touch.max.y, height)
        && item.touch.height() >= 47.9
}

fn form(seats: usize) -> SetupForm {
    let names = ["Ada", "Wilhelmina", "Cleo", "", "Øyvind", "Ágnes"];
    SetupForm { seats: names[..seats].iter().map(|&name| name.into()).collect(), ..SetupForm::default() }
}

fn settings(text_scale: f32) -> Settings {
    let names = ["Ada", "Bo", "Gerlinde", "Dov", "Emil"].map(str::to_owned).to_vec();
    Settings { names, text_scale, ..Settings::default() }
}

/// Everything to be touched is high enough, and what is not scrolled away lies on the screen, apart from the rest.
fn check(items: &[Item], size: (f32, f32), what: &str) {
    let touchable = |item: &&Item| item.semantic.role != Role::Text;
    for item in items.iter().filter(touchable) {
        let name = &item.semantic.name;
        assert!(
            item.rect.height() >= 47.9 || item.semantic.role == Role::Field,
            "{what}: {name} {:?}",
            item.rect
        );
        assert!(item.rect.width() >= 47.9, "{what}: {name} {:?}", item.rect);
        assert!(item.rect.min.x >= 0.0, "{what}: {name} {:?}", item.rect);
        assert!(item.rect.max.x <= size.0 + 0.5 || name.chars().count() < 12, "{what}: {name} {:?}", item.rect);
        assert!(!name.is_empty());
    }
    let places: Vec<_> = items.iter().filter(touchable).collect();
    for (n, one) in places.iter().enumerate() {
        for other in &places[n + 1..] {
            let (a, b) = (one.touch, other.touch);
            let common = a.intersect(b);
            let (one, other) = (&one.semantic.name, &other.semantic.name);
            assert!(common.width() < 5.0 || common.height() < 1.0, "{what}: {one} and {other}: {a:?} {b:?}");
        }
    }
}

#[test]
fn the_set_up_can_be_used_on_every_screen() {
    let locale = Locale::default();
    for size in SIZES {
        for scale in [1.0, 2.0] {
            for seats in 1..=6 {
                let (settings, mut form) = (settings(scale), form(seats));
                let mut desk = Desk::new(size, &settings);
                let items = desk.settled(|ctx| _ = setup::show(ctx, &mut form, &settings, &locale, false));
                let what = format!("{size:?}, {seats} seats, text x {scale}");
                check(&items, size, &what);
                for name in ["Start", "Back"] {
                    assert!(is_on(item(&items, name), size), "{what}: {name} {:?}", item(&items, name));
                }
                if scale == 1.0 {
                    // Nothing has to be scrolled at normal text size.
                    let mut rest: Vec<&str> =
                        vec!["Name of player 1", "Old Town", "Harbour", "More control", "Free circling"];
                    rest.extend((seats > 1).then_some("Who starts?"));
                    rest.extend((seats < 6).then_some("Add a player"));
                    for name in rest {
                        assert!(is_on(item(&items, name), size), "{what}: {name} {:?}", item(&items, name));
                    }
                }
            }
        }
    }
}

#[test]
fn every_panel_can_be_used_on_every_screen() {
    let locale = Locale::default();
    let sheet = &built_in_sheets()[0];
    let id = MatchId::fresh("doodle-city");
    let dialog = Dialog {
        title: "A match could not be read".into(),
        text: "It was set aside and not changed. ".repeat(12),
        action: Some(("Remove".into(), Intent::RemoveMatch(id.clone()))),
    };
    for size in SIZES {
        for scale in [1.0, 2.0] {
            let settings = settings(scale);
            let what = format!("{size:?}, text x {scale}");
            let mut pages = Pages::default();
            let pages = pages.of(&locale, sheet);
            let shown = |show: &dyn Fn(&Context)| Desk::new(size, &settings).settled(show);
            let all = [
                (shown(&|ctx| _ = settings::show(ctx, &mut settings.clone(), &locale)), vec!["Back"]),
                (shown(&|ctx| _ = help::show(ctx, &Panel::Rules, pages, &locale)), vec!["Back", "Rules"]),
                (shown(&|ctx| _ = help::show(ctx, &Panel::Keys, pages, &locale)), vec!["Back", "Rules"]),
                (shown(&|ctx| _ = menu::show(ctx, Some(&id), "Menu", &locale)), vec!["Close", "Rules"]),
                (shown(&|ctx| _ = dialogs::show(ctx, &dialog, &locale, true)), vec!["Cancel", "Remove"]),
            ];
            for (items, names) in all {
                check(&items, size, &what);
                for name in names {
                    assert!(is_on(item(&items, name), size), "{what}: {name} {:?}", item(&items, name));
                }
            }
        }
    }
}

fn tap(desk: &mut Desk, at: Pos2, show: &mut impl FnMut(&Context)) {
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
    let mut desk = Desk::new(SIZES[0], &settings);
    let items = desk.settled(|ctx| _ = setup::show(ctx, &mut form, &settings, &locale, false));
    let mut decided = None;
    for name in ["Harbour", "More control", "Add a player", "Gerlinde"] {
        let at = item(&items, name).touch.center();
        tap(&mut desk, pos2(at.x, at.y), &mut |ctx| {
            decided = decided.or(setup::show(ctx, &mut form, &settings, &locale, false));
        });
    }
    assert_eq!((form.sheet, form.more_control, form.free_circling, decided), (1, true, false, None));
    assert_eq!(form.seats, ["Ada", "Wilhelmina", "Gerlinde"]);
    let at = item(&items, "Start").touch.center();
    tap(&mut desk, pos2(at.x, at.y), &mut |ctx| {
        decided = decided.or(setup::show(ctx, &mut form, &settings, &locale, false));
    });
    assert_eq!(decided, Some(setup::Decision::Start));
}

fn press(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

#[test]
fn enter_starts_and_tab_reaches_everything() {
    let (locale, settings) = (Locale::default(), settings(1.0));
    let mut form = form(2);
    let mut desk = Desk::new(SIZES[1], &settings);
    let mut is_new = true;
    desk.settled(|ctx| _ = setup::show(ctx, &mut form, &settings, &locale, core::mem::take(&mut is_new)));
    let (_, decided) =
        desk.frame(vec![press(Key::Enter)], |ctx| setup::show(ctx, &mut form, &settings, &locale, false));
    assert_eq!(decided, Some(setup::Decision::Start));
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..24 {
        desk.frame(vec![press(Key::Tab)], |ctx| setup::show(ctx, &mut form, &settings, &locale, false));
        reached.extend(desk.ctx.memory(Memory::focused).map(|id| id.value()));
    }
    assert!(reached.len() >= 12, "{}", reached.len());
}

#[test]
fn arrows_move_the_slider_and_nothing_changes_unasked() {
    let locale = Locale::default();
    let mut settings = Settings::default();
    let mut desk = Desk::new(SIZES[3], &settings);
    let items = {
        let mut shown = settings.clone();
        let items = desk.settled(|ctx| _ = settings::show(ctx, &mut shown, &locale));
        assert_eq!(shown, settings);
        items
    };
    let slider = item(&items, "Sound").clone();
    let slider = items.iter().find(|item| item.semantic.role == Role::Slider).unwrap_or(&slider).touch;
    tap(&mut desk, pos2(slider.min.x + 1.0, slider.center().y), &mut |ctx| {
        settings::show(ctx, &mut settings, &locale);
    });
    assert_eq!(settings.sound, 0.0);
    let at = item(&items, "Fast").touch.center();
    tap(&mut desk, pos2(at.x, at.y), &mut |ctx| _ = settings::show(ctx, &mut settings, &locale));
    assert_eq!(settings.motion, crate::storage::Motion::Fast);
    let outside = pos2(4.0, 4.0);
    let mut is_closed = false;
    tap(&mut desk, outside, &mut |ctx| is_closed |= settings::show(ctx, &mut settings, &locale).is_closed);
    assert!(is_closed, "a tap beside the panel closes it");
}
