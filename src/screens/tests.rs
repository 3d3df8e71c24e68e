//! Set-up and panels on every screen size, without a window: everything can be reached, is large enough and is told.

use std::sync::LazyLock;

use bevy_egui::egui::{
    Context, Event, Pos2, RawInput, Rect, SafeAreaInsets,
    epaint::{ClippedShape, MarginF32},
    pos2, vec2,
};

use super::{
    Panel, apply_settings::of_screen, dialog::Dialog, help, hints, matches, menu, seats, settings, setup,
    setup_form::SetupForm, shelf, statistics, style, widgets,
};
use crate::{
    accessibility::{Item, Role},
    bots::{Skill, Thinker, WithBots as _},
    boxes::{Bar, BarLabel, BoxedGame as _, Chart, GameBox, SetupAnswers, SetupPage, Statistics},
    drawing::{crowding::SCREENS, place::Screen},
    intent::Intent,
    locale::Locale,
    pictures::backdrop::WOOD,
    record::{AnyMatch, Match, Player, Seeded},
    rules::{
        Actor, IgnoreEvents, Seat,
        design_town::DesignTown,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
    storage::{MatchId, Settings},
    table::{current::ActiveMatch, hints::ShownHint},
    theme::{Palette, palette},
};

const GAME: GameBox = GameBox::of::<DoodleCity>();
const LESSON: Option<menu::Lesson> = Some(menu::Lesson { game: "doodle-city", explains: Some(true) });
static ASKED: LazyLock<SetupPage> = LazyLock::new(|| DoodleCity::setup_page(&Locale::default()));

mod colors;
mod names;
mod places;
mod taps;

/// Those of the layout tests, in dp.
fn screens() -> impl Iterator<Item = Screen> {
    SCREENS.into_iter().map(|(size, insets)| Screen { size, insets, ..Screen::default() })
}

/// A small phone, a larger one, and a tablet.
const SMALL: Screen = screen(360.0, 640.0);
const PHONE: Screen = screen(390.0, 844.0);
const TABLET: Screen = screen(1024.0, 768.0);

const fn screen(width: f32, height: f32) -> Screen {
    Screen { size: bevy::math::Vec2::new(width, height), insets: [0.0; 4], pixels: 1.0 }
}

/// An egui without a window.
struct Desk {
    ctx: Context,
    screen: Screen,
    seconds: f64,
}

impl Desk {
    fn new(screen: Screen, settings: &Settings) -> Self {
        let ctx = Context::default();
        ctx.set_fonts(style::fonts(None));
        style::apply(&ctx, settings, &Palette::default(), &crate::pictures::material::HOUSE);
        ctx.set_zoom_factor(of_screen(screen.size));
        let mut desk = Self { ctx, screen, seconds: 0.0 };
        // The pass in which egui learns its zoom has another idea of the screen.
        desk.frame(Vec::new(), |_| ());
        desk
    }

    /// One frame with these events; what was told in it.
    fn frame<R>(&mut self, events: Vec<Event>, show: impl FnMut(&Context) -> R) -> (Vec<Item>, R) {
        let (items, result, _) = self.painted(events, show);
        (items, result)
    }

    /// One frame with these events; what was told in it, and what was painted.
    fn painted<R>(
        &mut self,
        events: Vec<Event>,
        mut show: impl FnMut(&Context) -> R,
    ) -> (Vec<Item>, R, Vec<ClippedShape>) {
        self.seconds += 0.5;
        let zoom = of_screen(self.screen.size);
        let size = self.screen.size / zoom;
        let [left, top, right, bottom] = self.screen.insets.map(|inset| inset / zoom);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y))),
            safe_area_insets: Some(SafeAreaInsets(MarginF32 { left, right, top, bottom })),
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
        let shapes = output.shapes.clone();
        output.drop_without_applying_deltas();
        let (items, result) = told.expect("a frame was shown");
        (items, result, shapes)
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
    items
        .iter()
        .find(|item| item.accessible.name == name)
        .unwrap_or_else(|| panic!("no `{name}` in {items:#?}"))
}

/// Whether it can be touched where no notch and no bar is.
fn is_on(item: &Item, screen: Screen) -> bool {
    let safe = screen.safe().inflate(0.5);
    safe.contains(item.touch.min) && safe.contains(item.touch.max) && item.touch.height() >= 47.9
}

/// Whether the thumb of a hand that holds the phone upright gets there; elsewhere it always does.
fn is_in_reach(item: &Item, screen: Screen) -> bool {
    let safe = screen.safe();
    let is_phone = safe.width() < 600.0 && safe.height() > safe.width();
    !is_phone || item.touch.min.y >= safe.min.y + 0.6 * safe.height()
}

fn form(seats: usize) -> SetupForm {
    let names = ["Ada", "Wilhelmina", "Cleo", "", "Øyvind", "Ágnes"];
    let mut form = SetupForm::of(&GAME, names[..seats].iter().map(|&name| Player::person(name)));
    form.remember(&settings(1.0));
    form
}

/// Six of them.
fn players() -> Vec<Player> {
    form(6).chairs.iter().flatten().cloned().collect()
}

fn settings(text_scale: f32) -> Settings {
    let names = ["Ada", "Bo", "Gerlinde", "Dov", "Emil"].map(str::to_owned).to_vec();
    Settings { names, text_scale, ..Settings::default() }
}

/// Everything to be touched is high enough, and what is not scrolled away lies on the screen, apart from the rest.
fn check(items: &[Item], screen: Screen, what: &str) {
    let safe = screen.safe();
    let touchable = |item: &&Item| !item.accessible.role.is_text();
    for item in items.iter().filter(touchable) {
        let name = &item.accessible.name;
        assert!(
            item.rect.height() >= 47.9 || item.accessible.role == Role::Field,
            "{what}: {name} {:?}",
            item.rect
        );
        assert!(item.rect.width() >= 47.9, "{what}: {name} {:?}", item.rect);
        assert!(item.rect.min.x >= safe.min.x, "{what}: {name} {:?}", item.rect);
        let is_on = item.rect.max.x <= safe.max.x + 0.5;
        assert!(is_on || name.chars().count() < 12, "{what}: {name} {:?}", item.rect);
        let is_scrolled_away = item.touch.is_empty();
        let is_safe = item.touch.min.y >= safe.min.y - 0.5 && item.touch.max.y <= safe.max.y + 0.5;
        assert!(is_scrolled_away || is_safe, "{what}: {name} {:?}", item.touch);
        assert!(!name.is_empty());
    }
    let places: Vec<_> = items.iter().filter(touchable).collect();
    for (n, one) in places.iter().enumerate() {
        for other in &places[n + 1..] {
            let (a, b) = (one.touch, other.touch);
            let common = a.intersect(b);
            let (one, other) = (&one.accessible.name, &other.accessible.name);
            assert!(
                common.width() < 5.0 * of_screen(screen.size) || common.height() < 1.0,
                "{what}: {one} and {other}: {a:?} {b:?}"
            );
        }
    }
}

#[test]
fn the_set_up_can_be_used_on_every_screen() {
    let locale = Locale::default();
    for screen in screens() {
        for scale in [1.0, 2.0] {
            for seats in 1..=6 {
                let (settings, mut form) = (settings(scale), form(seats));
                let mut desk = Desk::new(screen, &settings);
                let items = desk
                    .settled(|ctx| _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false));
                let what = format!("{screen:?}, {seats} seats, text x {scale}");
                check(&items, screen, &what);
                for name in ["Start", "Back"] {
                    let item = item(&items, name);
                    assert!(is_on(item, screen) && is_in_reach(item, screen), "{what}: {name} {item:?}");
                }
                if scale == 1.0 {
                    // Nothing has to be scrolled at normal text size.
                    let mut rest: Vec<&str> =
                        vec!["Name of player 1", "Old Town", "Harbour", "More control", "Free circling"];
                    let who = form.names(&locale).into_iter().next().expect("somebody sits there");
                    let who = format!("Who plays for {who}?");
                    rest.push(&who);
                    rest.extend((seats > 1).then_some("Who starts?"));
                    rest.extend(["Add a player", "Add a computer player"].into_iter().filter(|_| seats < 6));
                    for name in rest {
                        assert!(is_on(item(&items, name), screen), "{what}: {name} {:?}", item(&items, name));
                    }
                }
            }
        }
    }
}

/// A match at a turn, and hints for it.
fn hints_somewhere() -> (Match<DoodleCity>, Vec<ShownHint>) {
    let sheet = built_in_sheets().remove(0);
    let setup = Setup { players: 2, first: Seat(0), more_control: false, free_circling: false, sheet };
    let seats = ["Ada", "Ben"].map(Player::person).to_vec();
    let mut play = Match::<DoodleCity>::new(setup, seats).expect("a plain set-up");
    let mut dice = Seeded::new(3);
    while let Some(rolled) = play.draw(&mut dice) {
        play.apply(rolled, &mut IgnoreEvents).expect("dice are legal");
    }
    let game = play.game().clone();
    let (mind, state) = (game.mind(&Skill::ONE_STEP), play.state().clone());
    let mut thinker = Thinker::new(game, mind, state, Seat(0), Skill::ONE_STEP, 1);
    thinker.think(1);
    let locale = Locale::default();
    let shown = |hint: &_| ShownHint {
        entry: DoodleCity::hint(&locale, &play, hint),
        word: "Draw it".into(),
        place: None,
    };
    let hints = thinker.hints(3).iter().map(shown).collect();
    (play, hints)
}

/// The settings, on wood.
fn show_settings(ctx: &Context, shown: &mut Settings, locale: &Locale, can_buzz: bool) -> bool {
    settings::show(ctx, shown, locale, can_buzz, &WOOD).is_some()
}

/// The panel of hints as it opens.
fn show_hints(ctx: &Context, hints: Option<&[ShownHint]>, locale: &Locale) {
    hints::show(ctx, &mut hints::Kept::default(), hints, false, locale, false);
}

#[test]
fn every_panel_can_be_used_on_every_screen() {
    let locale = Locale::default();
    let id = MatchId::fresh(GAME.name);
    let (play, hints) = hints_somewhere();
    let pages = help::Pages {
        help: DoodleCity::help(&locale, Some(&play)),
        boxes: DoodleCity::help_boxes(&locale, Some(&play)),
        entries: DesignTown::help_entries(&locale, None),
    };
    let names = ["Doodle City", "City Planner"].map(str::to_owned);
    let games = help::Games { names: &names, chosen: 0 };
    let statistics = DoodleCity::statistics(&locale, &play).expect("dice were rolled");
    let current =
        ActiveMatch { id: Some(id.clone()), actor: Some(Actor::Seat(Seat(0))), ..ActiveMatch::default() };
    let dialog = Dialog::new("A match could not be read".into())
        .happened("The file is cut off at line 5. ".repeat(4))
        .safe("It was set aside and not changed. ".repeat(6))
        .offers("Remove".into(), Intent::RemoveMatch(id.clone()));
    for screen in screens() {
        for scale in [1.0, 2.0] {
            let settings = settings(scale);
            let what = format!("{screen:?}, text x {scale}");
            let shown = |show: &dyn Fn(&Context)| Desk::new(screen, &settings).settled(show);
            let all = [
                (shown(&|ctx| _ = show_settings(ctx, &mut settings.clone(), &locale, true)), vec!["Done"]),
                (
                    shown(&|ctx| _ = help::show(ctx, &Panel::Overview, (&pages, true), games, (&locale, None))),
                    vec!["Back", "At a glance", "Rules"],
                ),
                (
                    shown(&|ctx| _ = help::show(ctx, &Panel::Rules, (&pages, true), games, (&locale, None))),
                    vec!["Back", "Rules"],
                ),
                (
                    shown(&|ctx| _ = help::show(ctx, &Panel::Keys, (&pages, true), games, (&locale, None))),
                    vec!["Back", "Rules"],
                ),
                (
                    shown(&|ctx| {
                        _ = menu::show(
                            ctx,
                            (&current, true, true),
                            (true, LESSON),
                            ["Menu", "Dice so far"],
                            &locale,
                        );
                    }),
                    vec!["Close", "Players", "Dice so far"],
                ),
                (shown(&|ctx| _ = statistics::show(ctx, &statistics, &locale)), vec!["Close"]),
                (shown(&|ctx| _ = seats::show(ctx, &players(), &locale)), vec!["Close", "Who plays for Ada?"]),
                (shown(&|ctx| show_hints(ctx, Some(&hints), &locale)), vec!["Close"]),
                (shown(&|ctx| _ = dialog.show(ctx, &locale, true)), vec!["Cancel", "Remove"]),
            ];
            for (items, names) in all {
                check(&items, screen, &what);
                for name in names {
                    assert!(is_on(item(&items, name), screen), "{what}: {name} {:?}", item(&items, name));
                }
                for close in
                    items.iter().filter(|item| ["Back", "Close"].contains(&item.accessible.name.as_str()))
                {
                    assert!(is_in_reach(close, screen), "{what}: {close:?}");
                }
            }
        }
    }
}

#[test]
fn things_that_are_pictured_stand_below_the_rules() {
    let locale = Locale::default();
    let (help, entries) = (DesignTown::help(&locale, None), DesignTown::help_entries(&locale, None));
    let pages = help::Pages { help, boxes: Vec::new(), entries };
    let games = help::Games::default();
    let mut desk = Desk::new(SMALL, &Settings::default());
    let items = desk.settled(|ctx| _ = help::show(ctx, &Panel::Rules, (&pages, true), games, (&locale, None)));
    let last = item(&items, pages.help.rules.last().expect("there are rules").text.trim());
    for thing in &pages.entries {
        let [name, text] = [&thing.name, &thing.text].map(|words| item(&items, words));
        assert!(
            name.rect.min.y > last.rect.min.y && name.rect.max.y <= text.rect.min.y + 1.0,
            "{}",
            thing.name
        );
    }
}

/// Large letters make buttons higher, and the slips under them.
#[test]
fn a_running_match_says_when_it_was_played_and_goes_on_from_its_slip() {
    let locale = Locale::default();
    let play = AnyMatch::from(hints_somewhere().0);
    let summary = (GAME.match_summary)(&locale, &play).expect("it is running");
    let [title, names, turn, day] = ["Doodle City, round 11", "Ada and Ben", "Ben draws", "29 Nov 2026"];
    let [title, names, turn, day] = [title, names, turn, day].map(str::to_owned);
    let told = shelf::cards::Told { title, round: 11, names, turn, day, picture: summary.picture };
    let name = told.summary(&locale);
    let running = [(MatchId::fresh(GAME.name), told)];
    for screen in screens() {
        for scale in [1.0, 2.0] {
            let what = format!("{screen:?}, text x {scale}");
            let items =
                Desk::new(screen, &settings(scale)).settled(|ctx| _ = matches::show(ctx, &running, &locale));
            check(&items, screen, &what);
            assert!(is_on(item(&items, "Close"), screen), "{what}");
            let (slip, resume) = (item(&items, &format!("{name}. 29 Nov 2026")), item(&items, &name));
            assert!(resume.rect.max.y <= slip.rect.max.y, "{what}: {resume:?} {slip:?}");
        }
    }
}

/// Not to whoever is being taught already, nor in place of the rules.
#[test]
fn a_first_match_is_offered_below_what_is_read_first() {
    let locale = Locale::default();
    let (help, boxes) = (DesignTown::help(&locale, None), DesignTown::help_boxes(&locale, None));
    let pages = help::Pages { help, boxes, entries: Vec::new() };
    for (tab, has_lesson, is_offered) in [
        (Panel::Overview, true, true),
        (Panel::Overview, false, false),
        (Panel::Rules, true, false),
        (Panel::Keys, true, false),
    ] {
        let mut desk = Desk::new(SMALL, &Settings::default());
        let games = help::Games::default();
        let items = desk.settled(|ctx| _ = help::show(ctx, &tab, (&pages, has_lesson), games, (&locale, None)));
        let offer = items.iter().find(|item| item.accessible.name == "Learn by playing");
        assert_eq!(offer.is_some(), is_offered, "{tab:?}");
        let Some(offer) = offer else { continue };
        let (at, mut chosen) = (pos2(offer.touch.center().x, offer.touch.center().y), None);
        taps::tap(&mut desk, at, &mut |ctx| {
            chosen = chosen.take().or(help::show(ctx, &tab, (&pages, has_lesson), games, (&locale, None)));
        });
        assert_eq!(chosen, Some(help::Choice::Learn));
    }
}

#[test]
fn only_where_chance_is_even_something_is_expected() {
    let bar = Bar { count: 3, name: "3 turns".into(), sign: BarLabel::Word("1–3".into()) };
    let chart =
        |is_even| Chart { title: "Turns".into(), bars: vec![bar.clone()], colors: [palette::INK; 2], is_even };
    let locale = Locale::default();
    for is_even in [true, false] {
        let statistics =
            Statistics { title: "So far".into(), note: "A note".into(), charts: vec![chart(is_even)] };
        let mut desk = Desk::new(SMALL, &Settings::default());
        let items = desk.settled(|ctx| _ = statistics::show(ctx, &statistics, &locale));
        let is_expected = items.iter().any(|item| item.accessible.name == "Expected: 3.0 each");
        assert_eq!(is_expected, is_even);
        assert_eq!(item(&items, "3 turns").accessible.role, Role::Text);
    }
}

/// The set-up has one switch, and the statistics have more bars than there are faces of dice.
#[test]
fn a_game_of_cards_can_be_set_up_and_counted_on_every_screen() {
    let locale = Locale::default();
    let (game, asked) = (GameBox::of::<DesignTown>(), DesignTown::setup_page(&locale));
    let agreed = SetupAnswers { players: 4, first: Seat(1), answers: vec![0] };
    let seats = ["Ada", "Bo", "Cleo", "Dov"].map(Player::person).to_vec();
    let setup = DesignTown::agree(&agreed).expect("everything was answered");
    let play = Match::<DesignTown>::new(setup, seats.clone()).expect("a set-up of the game");
    let statistics = DesignTown::statistics(&locale, &play).expect("turns are counted");
    for screen in screens() {
        for scale in [1.0, 2.0] {
            let settings = settings(scale);
            let what = format!("{screen:?}, text x {scale}");
            for players in 1..=4 {
                let mut form = SetupForm::of(&game, seats[..players].iter().cloned());
                form.remember(&settings);
                let mut desk = Desk::new(screen, &settings);
                let items = desk
                    .settled(|ctx| _ = setup::show(ctx, &mut form, (&asked, &game), &settings, &locale, false));
                check(&items, screen, &what);
                let rest = if scale == 1.0 { &["Start", "Back", "First game"][..] } else { &["Start", "Back"] };
                for name in rest {
                    assert!(is_on(item(&items, name), screen), "{what}: {name} {:?}", item(&items, name));
                }
            }
            let mut desk = Desk::new(screen, &settings);
            let items = desk.settled(|ctx| _ = statistics::show(ctx, &statistics, &locale));
            check(&items, screen, &what);
            assert!(is_on(item(&items, "Close"), screen), "{what}");
        }
    }
}
