//! Everything is done with a game pad: the messages that the engine makes of one are written, and nothing is pointed at.

use bevy::{
    input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
        RawGamepadEvent,
    },
    prelude::*,
};
use doodle_city::{
    accessibility::{InteractionMap, Item, Role},
    input::{Focus, PadInUse},
    intent::Intent,
    page::Page,
    pictures::gamepad::{PadKind, PadPart, PadSign},
    record::{Controller, Level, Match},
    rules::{Seat, doodle_city::DoodleCity},
    screens::{Panel, setup_form::SetupForms},
    session::Session,
    storage::{Motion, Settings},
    table::{inquiry::Inquiry, refusal::Refusal, table_game::TableGame},
};

use crate::{
    city_planner, design_town,
    desk::{DeskOf, SIZES},
    doodle_city::set_ups::fresh,
    screen_reader::with_panels,
    set_ups::Dice,
};

/// The app, and pads that are held in front of it.
struct Player<G> {
    desk: DeskOf<G>,
    pads: Vec<Entity>,
}

impl<G: TableGame> Player<G> {
    /// On the shelf, with so many pads.
    fn with_pads(count: usize) -> Self {
        let mut player = Self { desk: DeskOf::running(with_panels(SIZES[1])), pads: Vec::new() };
        for _ in 0..count {
            let pad = player.desk.0.world_mut().spawn_empty().id();
            player.pads.push(pad);
            let connection =
                GamepadConnection::Connected { name: "Pad".into(), vendor_id: Some(0x054c), product_id: None };
            let event = GamepadConnectionEvent::new(pad, connection);
            player.desk.0.world_mut().write_message(event.clone());
            player.desk.0.world_mut().write_message(RawGamepadEvent::from(event));
        }
        player.rest();
        player
    }

    fn at_table(play: &Match<G>, pads: usize) -> Self {
        let Self { desk, pads } = Self::with_pads(pads);
        Self { desk: desk.begin(play), pads }
    }

    fn rest(&mut self) {
        (0..3).for_each(|_| self.desk.frame());
        self.desk.settle();
    }

    /// Presses a button of this pad, and lets it go.
    fn press_on(&mut self, pad: usize, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(self.pads[pad], button, value);
            self.desk.0.world_mut().write_message(RawGamepadEvent::from(event));
            self.desk.frame();
        }
        self.desk.settle();
    }

    fn press(&mut self, button: GamepadButton) {
        self.press_on(0, button);
    }

    fn map(&self) -> &InteractionMap {
        self.desk.map()
    }

    fn page(&self) -> Page {
        *self.desk.0.world().resource::<State<Page>>().get()
    }

    fn panel(&self) -> &Panel {
        self.desk.0.world().resource::<Panel>()
    }

    /// What is marked, on the page or in a panel.
    fn marked(&self) -> Option<&Item> {
        let map = self.map();
        let widget = map.focused_widget.and_then(|id| map.widgets.iter().find(|item| item.source.id() == id));
        let on_page = || self.desk.0.world().resource::<Focus>().item(map);
        if map.widgets.is_empty() { on_page() } else { widget }
    }

    fn marked_name(&self) -> String {
        self.marked().map(|item| item.accessible.name.clone()).unwrap_or_default()
    }

    /// Goes to what has this name, group by group and then thing by thing.
    fn go_to(&mut self, name: &str) {
        for round in 0..400 {
            if self.marked_name().starts_with(name) {
                return;
            }
            let ways = [GamepadButton::DPadDown, GamepadButton::DPadRight, GamepadButton::RightTrigger];
            let in_panel = !self.map().widgets.is_empty();
            self.press(if in_panel { GamepadButton::RightTrigger } else { ways[round % 3] });
        }
        panic!("`{name}` is never marked; the last was `{}`", self.marked_name());
    }

    fn choose(&mut self, name: &str) {
        self.go_to(name);
        self.press(GamepadButton::South);
    }
}

/// Whether somebody presses this who wants to play on.
pub fn goes_on(item: &Item) -> bool {
    const ASIDE: [&str; 8] = ["All rules", "Back", "Menu", "Undo", "What", "Ada", "Ben", "The rule"];
    !ASIDE.iter().any(|aside| item.accessible.name.starts_with(aside))
}

/// Plays a match against a computer player to its end with a pad: wherever it goes, what is there is pressed.
fn play_with_pad<G: TableGame>(mut play: Match<G>) {
    use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, RightTrigger, South};
    play.change_seat(Seat(1), Controller::Level(Level::Casual));
    let mut player = Player::at_table(&play, 1);
    player.desk.0.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    let mut dice = Dice(11);
    let mut presses = 0;
    while player.page() == Page::Table {
        let way = [DPadDown, DPadLeft, DPadRight, DPadUp, RightTrigger][dice.below(5)];
        if !dice.once_in(3) {
            player.press(way);
        }
        let in_panel = !player.map().widgets.is_empty();
        if in_panel || player.marked().is_none_or(goes_on) {
            player.press(South);
        }
        presses += 1;
        assert!(presses < 12_000, "it comes to its end");
    }
    player.rest();
    assert_eq!(player.page(), Page::Results);
    assert!(player.desk.play().is_over());
}

#[test]
fn a_match_of_doodle_city_is_played_with_a_pad() {
    play_with_pad(fresh(2));
}

#[test]
fn a_match_of_city_planner_is_played_with_a_pad() {
    play_with_pad(city_planner::set_ups::fresh(2));
}

#[test]
fn a_match_of_design_town_is_played_with_a_pad() {
    play_with_pad(design_town::set_ups::fresh(2));
}

#[test]
fn a_name_is_put_together_of_letters_and_a_match_begins() {
    let mut player = Player::<DoodleCity>::with_pads(1);
    player.choose("New match of Doodle City");
    assert_eq!(player.page(), Page::Setup);
    player.go_to("Name of player 1");
    assert_eq!(player.marked().expect("it is there").accessible.role, Role::Field);
    player.press(GamepadButton::South);
    assert!(matches!(player.panel(), Panel::Letters(_)));
    for letter in ["B", "o", "x", "Delete", "b"] {
        player.choose(letter);
    }
    player.choose("OK");
    assert_eq!(*player.panel(), Panel::Closed);
    let form = player.desk.0.world().resource::<SetupForms>();
    assert!(format!("{form:?}").contains("\"Bob\""), "{form:?}");
    player.choose("Start");
    player.desk.until(World::contains_resource::<Session<DoodleCity>>);
}

#[test]
fn in_panels_the_cross_goes_slides_and_scrolls_and_the_right_button_leads_back() {
    let mut player = Player::at_table(&fresh(2), 1);
    player.press(GamepadButton::Start);
    assert_eq!(*player.panel(), Panel::Menu);
    player.choose("Settings");
    assert_eq!(*player.panel(), Panel::Settings);
    player.go_to("Sound");
    let sound = |player: &Player<_>| player.desk.0.world().resource::<Settings>().sound;
    let before = sound(&player);
    player.press(GamepadButton::DPadLeft);
    assert!((before - sound(&player) - 0.1).abs() < 1e-3, "a step of a tenth");
    player.press(GamepadButton::East);
    assert_eq!(*player.panel(), Panel::Menu);
    player.choose("Rules");
    assert_eq!(*player.panel(), Panel::Overview);
    player.choose("Rules");
    assert_eq!(*player.panel(), Panel::Rules);
    let top = |player: &Player<_>| {
        let texts = player.map().widgets.iter().filter(|item| item.accessible.role == Role::Heading(2));
        texts.map(|item| item.rect.min.y).next().expect("rules have headings")
    };
    let before = top(&player);
    (0..12).for_each(|_| player.press(GamepadButton::DPadDown));
    assert!(top(&player) < before - 100.0, "the text goes up");
    (0..12).for_each(|_| player.press(GamepadButton::DPadUp));
    assert!((top(&player) - before).abs() < 1.0, "and down again");
}

#[test]
fn each_person_plays_with_their_own_pad() {
    let mut player = Player::at_table(&city_planner::set_ups::fresh(2), 2);
    // Whoever looks around first is the first player.
    player.press_on(0, GamepadButton::DPadDown);
    player.press_on(1, GamepadButton::DPadDown);
    let steps = player.desk.steps();
    assert_eq!(player.desk.focused(), Seat(0));
    player.desk.0.world_mut().resource_mut::<Focus>().0 = None;
    player.press_on(1, GamepadButton::South);
    assert_eq!(player.desk.steps(), steps);
    let refusal = player.desk.0.world().resource::<Refusal>().0.as_ref().map(|it| it.text.clone());
    assert_eq!(refusal.as_deref(), Some("It is Ada’s turn, with the other game pad."));
    player.press_on(0, GamepadButton::South);
    assert!(player.desk.steps() > steps, "Ada rolls");
    assert!(player.desk.0.world().resource::<Refusal>().0.is_none());
    // One that is gone leaves all to the other.
    let gone = player.pads[0];
    let event = GamepadConnectionEvent::new(gone, GamepadConnection::Disconnected);
    player.desk.0.world_mut().write_message(event);
    player.rest();
    player.press_on(1, GamepadButton::South);
    assert!(player.desk.0.world().resource::<Refusal>().0.is_none());
}

#[test]
fn what_was_only_looked_at_is_put_away_with_the_own_pad() {
    let mut player = Player::at_table(&fresh(2), 2);
    player.press_on(0, GamepadButton::DPadDown);
    player.press_on(1, GamepadButton::DPadDown);
    player.press_on(0, GamepadButton::RightTrigger2);
    player.desk.0.world_mut().resource_mut::<Focus>().0 = None;
    player.press_on(0, GamepadButton::South);
    assert!(player.desk.0.world().resource::<Refusal>().0.is_none());
}

#[test]
fn at_the_end_of_a_panel_that_does_not_scroll_down_leads_nowhere_and_up_back() {
    let mut player = Player::at_table(&fresh(2), 1);
    player.press(GamepadButton::Start);
    player.go_to("Close");
    (0..5).for_each(|_| player.press(GamepadButton::DPadDown));
    assert_eq!(player.marked_name(), "Close");
    player.press(GamepadButton::DPadUp);
    assert_ne!(player.marked_name(), "Close");
}

#[test]
fn a_stick_that_is_rolled_goes_on_in_the_new_direction() {
    let mut player = Player::<DoodleCity>::with_pads(1);
    player.press(GamepadButton::DPadDown);
    let pad = player.pads[0];
    for (axis, value) in
        [(GamepadAxis::LeftStickX, 1.0), (GamepadAxis::LeftStickY, -1.0), (GamepadAxis::LeftStickX, 0.0)]
    {
        let event = RawGamepadAxisChangedEvent::new(pad, axis, value);
        player.desk.0.world_mut().write_message(RawGamepadEvent::from(event));
        player.desk.frame();
    }
    let marked = player.desk.0.world().resource::<Focus>().0;
    player.desk.until(|world| world.resource::<Focus>().0 != marked);
}

#[test]
fn signs_of_the_pad_in_use_lie_where_its_buttons_press_until_something_else_is_used() {
    let mut player = Player::at_table(&fresh(2), 1);
    let signs = |player: &mut Player<_>| -> Vec<(PadPart, PadKind)> {
        let world = player.desk.0.world_mut();
        world.query::<&PadSign>().iter(world).map(|sign| (sign.part, sign.kind)).collect()
    };
    assert_eq!(signs(&mut player), []);
    player.press(GamepadButton::DPadDown);
    let shown = signs(&mut player);
    for part in [PadPart::South, PadPart::Start] {
        assert!(shown.contains(&(part, PadKind::PlayStation)), "{part:?} in {shown:?}");
    }
    player.desk.key(KeyCode::Tab);
    assert_eq!(signs(&mut player), []);
    assert_eq!(*player.desk.0.world().resource::<PadInUse>(), PadInUse(None));
}

#[test]
fn a_stick_that_is_held_goes_on_by_itself() {
    let mut player = Player::at_table(&fresh(2), 1);
    player.desk.want(Intent::RollDice);
    player.desk.settle();
    player.press(GamepadButton::DPadDown);
    let places = |player: &mut Player<DoodleCity>, is_held: bool| {
        let pad = player.pads[0];
        let event =
            RawGamepadAxisChangedEvent::new(pad, GamepadAxis::LeftStickY, if is_held { -1.0 } else { 0.0 });
        player.desk.0.world_mut().write_message(RawGamepadEvent::from(event));
        let mut names = Vec::new();
        let begun = std::time::Instant::now();
        while begun.elapsed().as_millis() < 1000 {
            player.desk.frame();
            let now = player.desk.0.world().resource::<Focus>().0;
            if names.last() != Some(&now) {
                names.push(now);
            }
        }
        names.len()
    };
    assert!(places(&mut player, true) > 1);
    assert_eq!(places(&mut player, false), 1);
}

#[test]
fn a_pad_that_is_unplugged_while_its_stick_is_held_goes_on_no_more() {
    let mut player = Player::at_table(&fresh(2), 1);
    player.desk.want(Intent::RollDice);
    player.desk.settle();
    let pad = player.pads[0];
    let world = player.desk.0.world_mut();
    world.write_message(RawGamepadEvent::from(RawGamepadAxisChangedEvent::new(
        pad,
        GamepadAxis::LeftStickY,
        -1.0,
    )));
    player.desk.frame();
    let first = player.desk.0.world().resource::<Focus>().0;
    player.desk.until(|world| world.resource::<Focus>().0 != first);
    let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
    player.desk.0.world_mut().write_message(event);
    player.desk.frame();
    let marked = player.desk.0.world().resource::<Focus>().0;
    let begun = std::time::Instant::now();
    while begun.elapsed().as_millis() < 1000 {
        player.desk.frame();
        assert_eq!(player.desk.0.world().resource::<Focus>().0, marked);
    }
}

#[test]
fn what_may_be_done_is_shown_and_put_away() {
    let mut player = Player::at_table(&fresh(2), 1);
    let is_open = |player: &Player<DoodleCity>| player.desk.0.world().resource::<Inquiry>().is_open();
    player.press(GamepadButton::Select);
    assert!(is_open(&player));
    player.press(GamepadButton::East);
    assert!(!is_open(&player));
    assert_eq!(player.page(), Page::Table);
}

#[test]
fn what_is_pressed_while_another_window_is_in_front_is_not_meant_for_this_one() {
    let mut player = Player::at_table(&fresh(2), 1);
    let mut windows = player.desk.0.world_mut().query::<&mut Window>();
    windows.single_mut(player.desk.0.world_mut()).expect("there is one").focused = false;
    player.press(GamepadButton::Start);
    assert_eq!(*player.panel(), Panel::Closed);
    windows.single_mut(player.desk.0.world_mut()).expect("there is one").focused = true;
    player.press(GamepadButton::Start);
    assert_eq!(*player.panel(), Panel::Menu);
}
