//! Everything is done with one or two switches.

use std::time::{Duration, Instant};

use bevy::{input::touch::TouchPhase, prelude::*};
use doodle_city::{
    accessibility::{InteractionMap, Item, Role, Source},
    input::{Focus, PageInput, ScanRing, Stop, stops},
    intent::Intent,
    page::Page,
    record::{Controller, Level, Match},
    rules::{Game as _, Seat, doodle_city::DoodleCity},
    screens::{Panel, setup_form::SetupForms},
    session::Session,
    storage::{Motion, Scanning, Settings},
    table::{inquiry::Inquiry, table_game::TableGame, tutorial::ActiveTutorial},
};

use crate::{
    city_planner, design_town,
    desk::{DeskOf, SIZES},
    doodle_city::set_ups::fresh,
    gamepad::goes_on,
    screen_reader::with_panels,
    set_ups::Dice,
};

/// Everything that can be pressed is in exactly one of the stops.
pub fn check(world: &World, when: &str) {
    let (map, is_page) = (world.resource::<InteractionMap>(), world.resource::<PageInput>().0);
    let stops = stops(map, is_page);
    let of_page = map.items.iter().filter(|item| is_page && item.accessible.intent.is_some());
    for item in of_page.chain(map.widgets.iter().filter(|item| !is_page && item.can_act)) {
        let count = stops.iter().filter(|stop| stop.things.contains(&item.source)).count();
        assert_eq!(count, 1, "{when}: {item:?}");
    }
}

/// The app, and somebody with switches.
struct Player<G>(DeskOf<G>);

impl<G: TableGame> Player<G> {
    fn on_shelf(scanning: Scanning) -> Self {
        Self::on_screen(SIZES[1], scanning)
    }

    fn on_screen(size: Vec2, scanning: Scanning) -> Self {
        let mut desk = DeskOf::running(with_panels(size));
        let mut settings = desk.0.world_mut().resource_mut::<Settings>();
        settings.motion = Motion::Off;
        settings.more.scanning = Some(scanning);
        settings.more.scan_pause = Some(1.0);
        let mut player = Self(desk);
        player.rest();
        player
    }

    fn at_table(play: &Match<G>, scanning: Scanning) -> Self {
        Self(Self::on_shelf(scanning).0.begin(play))
    }

    fn rest(&mut self) {
        (0..3).for_each(|_| self.0.frame());
        self.0.settle();
    }

    /// A touch anywhere moves on.
    fn move_on(&mut self) {
        self.0.touch(TouchPhase::Started, 1, Vec2::new(200.0, 400.0));
        self.0.touch(TouchPhase::Ended, 1, Vec2::new(200.0, 400.0));
        self.0.frame();
        self.0.settle();
    }

    fn choose(&mut self) {
        self.0.press(KeyCode::Enter);
        self.rest();
    }

    fn map(&self) -> &InteractionMap {
        self.0.map()
    }

    fn stops(&self) -> Vec<Stop> {
        stops(self.map(), self.0.0.world().resource::<PageInput>().0)
    }

    fn ring(&self) -> Option<Rect> {
        self.0.0.world().resource::<ScanRing>().0
    }

    fn page(&self) -> Page {
        *self.0.0.world().resource::<State<Page>>().get()
    }

    fn item(&self, source: Source) -> &Item {
        self.map().iter().find(|item| item.source == source).expect("it is there")
    }

    /// Presses what this is: goes to its row, into it, and to it.
    fn press(&mut self, is_it: impl Fn(&Item) -> bool) {
        let stops = self.stops();
        let of = |stop: &Stop| stop.things.iter().position(|&thing| is_it(self.item(thing)));
        let (stop, at) = stops.iter().find_map(|stop| Some((stop.clone(), of(stop)?))).unwrap_or_else(|| {
            panic!("not among {:?}", self.map().iter().map(|it| &it.accessible.name).collect::<Vec<_>>())
        });
        for _ in 0..100 {
            if self.ring() == Some(stop.rect) {
                break;
            }
            self.move_on();
        }
        if !self.stops().contains(&stop) {
            // A computer player has moved meanwhile.
            return;
        }
        assert_eq!(self.ring(), Some(stop.rect), "the row is ringed, of {:?}", self.stops());
        if stop.things.len() > 1 {
            self.choose();
            (0..at).for_each(|_| self.move_on());
            if !self.stops().contains(&stop) {
                return;
            }
            assert_eq!(self.ring(), Some(self.item(stop.things[at]).rect), "the thing is ringed");
        }
        self.choose();
    }

    fn press_named(&mut self, name: &str) {
        self.press(|item| item.accessible.name.starts_with(name));
    }

    /// Presses whatever is there.
    fn play_on_until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let (mut dice, mut presses) = (Dice(19), 0);
        while !is_so(self) {
            let is_panel = !self.map().widgets.is_empty();
            let open: Vec<Source> = self
                .stops()
                .iter()
                .flat_map(|stop| stop.things.clone())
                .filter(|&thing| is_panel || goes_on(self.item(thing)))
                .collect();
            if !open.is_empty() {
                // What is chosen is confirmed by choosing it once more, or by the main button, which comes last.
                let focused = self.0.0.world().resource::<Focus>().0.map(Source::Entity);
                let again = focused.filter(|focused| open.contains(focused) && dice.once_in(2));
                let last = if dice.once_in(2) { open.len() - 1 } else { dice.below(open.len()) };
                let wanted = again.unwrap_or(open[last]);
                self.press(|item| item.source == wanted);
            }
            self.rest();
            presses += 1;
            assert!(presses < 4000, "it comes about");
        }
    }
}

/// Plays a match against a computer player to its end with two switches, and begins another.
fn play_with_switches<G: TableGame>(mut play: Match<G>) {
    play.change_seat(Seat(1), Controller::Level(Level::Casual));
    let mut player = Player::at_table(&play, Scanning::Two);
    player.play_on_until(|player| player.page() != Page::Table);
    assert!(player.0.play().is_over());
    player.rest();
    player.press(|item| item.accessible.intent == Some(Intent::PlayAgain));
    player.0.until(|world| *world.resource::<State<Page>>().get() == Page::Table);
    player.rest();
    assert!(!player.0.play().is_over());
}

#[test]
fn a_match_of_doodle_city_is_played_with_two_switches() {
    play_with_switches(fresh(2));
}

#[test]
fn a_match_of_city_planner_is_played_with_two_switches() {
    play_with_switches(city_planner::set_ups::fresh(2));
}

#[test]
fn a_match_of_design_town_is_played_with_two_switches() {
    play_with_switches(design_town::set_ups::fresh(2));
}

#[test]
fn whoever_takes_the_device_puts_the_banner_away_with_a_switch() {
    let mut player = Player::at_table(&fresh(2), Scanning::Two);
    player.play_on_until(|player| player.0.banner().is_some());
    player.press(|item| item.accessible.intent == Some(Intent::DismissBanner));
    assert_eq!(player.0.banner(), None);
}

#[test]
fn a_first_match_is_read_and_played_with_two_switches() {
    let mut player = Player::<DoodleCity>::on_shelf(Scanning::Two);
    player.0.want(Intent::BeginFirstMatch(DoodleCity::NAME));
    player.0.until(World::contains_resource::<Session<DoodleCity>>);
    player.rest();
    player.play_on_until(|player| {
        let play = player.0.play();
        play.game().round(play.state()) > 2
    });
    let id = player.0.session().id();
    let tutorial = player.0.0.world().resource::<ActiveTutorial>().of(id).expect("it is a first match");
    assert!(tutorial.said.iter().filter(|said| said.is_read).count() > 3);
}

#[test]
fn one_switch_opens_the_settings_in_the_menu() {
    let mut player = Player::at_table(&fresh(2), Scanning::One);
    *player.0.0.world_mut().resource_mut::<Panel>() = Panel::Menu;
    player.rest();
    let is_wanted = |player: &Player<DoodleCity>, thing| player.item(thing).accessible.name == "Settings";
    let stops = player.stops();
    let at = |stop: &Stop| stop.things.iter().position(|&thing| is_wanted(&player, thing));
    let (row, at) = stops.iter().find_map(|stop| Some((stop.clone(), at(stop)?))).expect("it is there");
    for _ in 0..20 {
        if player.ring() == Some(row.rect) {
            break;
        }
        player.move_on();
    }
    if row.things.len() > 1 {
        let first = player.item(row.things[0]).rect;
        player.0.until(|world| *world.resource::<ScanRing>() == ScanRing(Some(first)));
        (0..at).for_each(|_| player.move_on());
    }
    player.0.until(|world| *world.resource::<Panel>() == Panel::Settings);
}

#[test]
fn from_the_shelf_a_name_is_filled_in_and_a_match_begun() {
    let mut player = Player::<DoodleCity>::on_shelf(Scanning::Two);
    player.press_named("New match of Doodle City");
    assert_eq!(player.page(), Page::Setup);
    player.press_named("Name of player 1");
    for letter in ["Z", "o", "e"] {
        player.press(|item| item.accessible.name == letter);
    }
    player.press_named("OK");
    let form = player.0.0.world().resource::<SetupForms>();
    assert!(format!("{form:?}").contains("\"Zoe\""), "{form:?}");
    player.press(|item| item.accessible.name == "Start");
    player.0.until(World::contains_resource::<Session<DoodleCity>>);
}

#[test]
fn one_switch_moves_on_and_a_pause_chooses_once() {
    let mut player = Player::at_table(&fresh(2), Scanning::One);
    let stops = player.stops();
    let names = |player: &Player<DoodleCity>, stop: &Stop| -> Vec<String> {
        stop.things.iter().map(|&thing| player.item(thing).accessible.name.clone()).collect()
    };
    let row = stops.iter().find(|stop| names(&player, stop)[0] == "What may I do?").expect("it begins a row");
    for _ in 0..20 {
        if player.ring() == Some(row.rect) {
            break;
        }
        // The other key is the same.
        player.0.press(KeyCode::Enter);
        player.0.settle();
    }
    let begun = Instant::now();
    let first = player.item(row.things[0]).rect;
    player.0.until(|world| *world.resource::<ScanRing>() == ScanRing(Some(first)));
    assert!(begun.elapsed() >= Duration::from_millis(900), "a pause goes into the row");
    player.0.until(|world| world.resource::<Inquiry>().is_open());
    player.0.settle();
    let (ring, begun) = (player.ring(), Instant::now());
    while begun.elapsed() < Duration::from_millis(1500) {
        player.0.frame();
    }
    assert_eq!(player.ring(), ring, "nothing is chosen twice");
    assert!(player.0.0.world().resource::<Inquiry>().is_open());
}

#[test]
fn without_the_second_of_two_switches_a_long_pause_chooses_as_well() {
    let mut player = Player::at_table(&fresh(2), Scanning::Two);
    player.move_on();
    let row = player.ring();
    player.0.until(|world| world.resource::<ScanRing>().0 != row);
    assert!(player.ring().is_some(), "it went into the row");
    player.choose();
    let chosen = player.0.0.world().resource::<Settings>().more.clone();
    assert_eq!((chosen.second_switch, chosen.choosing_pause()), (Some(true), None));
}

#[test]
fn what_is_gone_to_in_a_long_panel_is_brought_to_view() {
    // A phone on its side.
    let size = SIZES[2];
    let mut player = Player::<DoodleCity>::on_screen(size, Scanning::Two);
    *player.0.0.world_mut().resource_mut::<Panel>() = Panel::Helps;
    player.rest();
    let screen = Rect::from_corners(Vec2::ZERO, size);
    let last = player.stops().iter().map(|stop| stop.rect.max.y).fold(0.0, f32::max);
    assert!(last > size.y, "it is longer than the screen");
    for number in 0..14 {
        player.move_on();
        player.rest();
        let ring = player.ring().expect("something is gone to");
        assert!(screen.contains(ring.min) && screen.contains(ring.max), "{number}: {ring:?}");
    }
}

#[test]
fn a_slider_goes_up_and_round_and_a_long_text_is_scrolled() {
    let mut player = Player::at_table(&fresh(2), Scanning::Two);
    player.press_named("Menu");
    player.press_named("Settings");
    let sound = |player: &Player<DoodleCity>| player.0.0.world().resource::<Settings>().sound;
    let before = sound(&player);
    player.press_named("Sound");
    assert!((sound(&player) - before - 0.1).abs() < 1e-3);
    for _ in 0..3 {
        player.choose();
    }
    assert_eq!(sound(&player), 0.0, "above the top it begins anew");
    player.press_named("Done");
    player.press_named("Rules");
    player.press(|item| item.accessible.name == "Rules");
    assert_eq!(*player.0.0.world().resource::<Panel>(), Panel::Rules);
    let top = |player: &Player<DoodleCity>| {
        let headings = player.map().widgets.iter().filter(|item| item.accessible.role == Role::Heading(2));
        headings.map(|item| item.rect.min.y).next().expect("rules have headings")
    };
    let before = top(&player);
    for _ in 0..100 {
        player.move_on();
        // All that can be read at once.
        if player.ring().is_some_and(|ring| ring.height() > 200.0) {
            break;
        }
    }
    player.choose();
    player.rest();
    assert_ne!(top(&player), before, "the text goes up");
}

#[test]
fn switched_off_a_touch_is_a_touch_again() {
    let mut player = Player::at_table(&fresh(2), Scanning::Two);
    player.move_on();
    assert!(player.ring().is_some());
    player.0.0.world_mut().resource_mut::<Settings>().more.scanning = Some(Scanning::Off);
    player.rest();
    assert_eq!(player.ring(), None);
    let steps = player.0.steps();
    player.0.tap(&Intent::RollDice);
    assert!(player.0.steps() > steps);
}
