//! Another game on the same table: Parcel, which the library does not know, from its box to its results, by touches.

mod ambiguities;
mod matches;
mod places;
mod set_ups;

use core::time::Duration;
use std::{thread::sleep, time::Instant};

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput, NativeKey},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{AppLifecycle, WindowEvent},
};
use doodle_city::{
    accessibility::InteractionMap,
    boxes::Boxes,
    games::{ALL, Games},
    headless,
    intent::Intent,
    page::Page,
    platform::FakeDevice,
    record::{Controller, Level, Match, Player, Reader, Seeded},
    rules::{Actor, LegalActions as _, Seat, Standing as _, doodle_city::DoodleCity},
    screens::{Begin, Panel},
    session::{Open, Session},
    storage::{MatchId, MemoryBackend, Settings, Slot},
    table::{current::ActiveMatch, hints::Hints, permissions::Permissions, turn::HandOver},
};

use crate::{
    game::{
        Action, Parcel, Score, Setup,
        table::{self, pick::TablePick, selection::MoveSelection},
    },
    set_ups::Dice,
};

/// Parcel beside Doodle City.
pub const GAMES: Games = Games {
    readers: &[Reader::of::<Parcel>(), Reader::of::<DoodleCity>()],
    plugins: &[table::plugin, ALL.plugins[0]],
    tools: ALL.tools,
};

/// The app, touched where its list says.
struct Desk {
    app: App,
    disk: MemoryBackend,
    device: FakeDevice,
}

impl Desk {
    fn on(disk: MemoryBackend, device: FakeDevice) -> Self {
        let mut app = headless(GAMES, Vec2::new(390.0, 844.0), disk.clone(), device.clone());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(60)));
        app.finish();
        app.cleanup();
        let mut desk = Self { app, disk, device };
        // Settings and matches have been read.
        desk.until(|desk| desk.find(&Intent::OpenSetup("parcel")).is_some() || desk.has_match());
        desk
    }

    /// The device has ended the app; somebody starts it again.
    fn killed(self) -> Self {
        Self::on(self.disk, self.device)
    }

    fn begin(&mut self, turns: u32, players: [Player; 2], seed: u64) {
        let setup = Setup { turns, first: Seat(0) };
        let mut play = Match::<Parcel>::new(setup, players.to_vec()).expect("a plain set-up");
        play.set_seed(seed);
        self.app.world_mut().write_message(Begin(play.into()));
        self.until(Self::has_match);
        self.settle();
    }

    fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    fn has_match(&self) -> bool {
        self.app.world().contains_resource::<Session<Parcel>>()
    }

    fn current(&self) -> &ActiveMatch {
        self.resource()
    }

    fn permissions(&self) -> &Permissions {
        self.resource()
    }

    fn play(&self) -> &Match<Parcel> {
        self.resource::<Session<Parcel>>().play()
    }

    fn page(&self) -> Page {
        *self.resource::<State<Page>>().get()
    }

    fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !is_so(self) {
            assert!(start.elapsed() < Duration::from_secs(30), "it never came about");
            sleep(Duration::from_micros(100));
            self.app.update();
        }
    }

    /// Puts a match on the table only to be looked at.
    fn look_at(&mut self, id: &MatchId, play: &Match<Parcel>) {
        let (id, play) = (id.clone(), play.clone().into());
        self.app.world_mut().write_message(Open { id, play, is_live: false, tutorial: None });
        self.app.world_mut().resource_mut::<NextState<Page>>().set(Page::Table);
        self.until(Self::has_match);
        self.settle();
    }

    /// Some frames, and then until nothing is saved or moves.
    fn settle(&mut self) {
        for _ in 0..4 {
            self.app.update();
        }
        let lies_still = |desk: &Self| desk.permissions().is_still();
        self.until(lies_still);
        for _ in 0..10 {
            self.app.update();
        }
        self.until(lies_still);
    }

    fn find(&self, intent: &Intent) -> Option<Vec2> {
        let items = &self.resource::<InteractionMap>().items;
        items.iter().find(|item| item.accessible.intent.as_ref() == Some(intent)).map(|item| item.rect.center())
    }

    fn tap(&mut self, intent: &Intent) {
        let at = self.find(intent).unwrap_or_else(|| panic!("nothing means {intent:?}"));
        self.tap_at(at);
    }

    fn tap_at(&mut self, at: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let window = Entity::PLACEHOLDER;
            let touch = TouchInput { phase, position: at, window, force: None, id: 1 };
            self.app.world_mut().write_message(WindowEvent::from(touch));
            self.app.update();
        }
        self.settle();
    }

    fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (window, logical_key) = (Entity::PLACEHOLDER, Key::Unidentified(NativeKey::Unidentified));
            let pressed = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(pressed);
            self.app.update();
        }
        self.settle();
    }

    fn choose(&mut self, action: Action) {
        self.tap(&TablePick(action).into());
        self.tap(&Intent::Confirm);
    }

    /// Takes the device and throws until a person has to choose; `false` once the match is over.
    fn until_a_choice(&mut self) -> bool {
        loop {
            if self.find(&Intent::DismissBanner).is_some() {
                self.tap(&Intent::DismissBanner);
            }
            match self.play().actor() {
                Actor::Chance(_) => self.tap(&Intent::RollDice),
                Actor::Seat(_) => return true,
                Actor::GameOver => return false,
            }
        }
    }

    /// Any legal choice.
    fn choose_any(&mut self, dice: &mut Dice) {
        let all = [Action::Again, Action::Keep, Action::Pass];
        let offered = all.map(|action| self.find(&TablePick(action).into()).map(|_| action));
        let offered: Vec<_> = offered.into_iter().flatten().collect();
        self.choose(offered[dice.below(offered.len())]);
    }
}

fn desk() -> Desk {
    Desk::on(MemoryBackend::default(), FakeDevice::default())
}

fn people() -> [Player; 2] {
    ["Ada", "Ben"].map(Player::person)
}

#[test]
fn both_boxes_lie_on_the_shelf_and_each_opens_its_own_set_up() {
    let mut desk = desk();
    for game in ["doodle-city", "parcel"] {
        desk.tap(&Intent::OpenSetup(game));
        assert_eq!(desk.page(), Page::Setup);
        desk.app.world_mut().write_message(Intent::Back);
        desk.settle();
    }
    assert_eq!(desk.resource::<Boxes>().0.len(), 2);
}

#[test]
fn a_whole_match_is_played_by_touch_with_undo_and_the_record_on_disk_is_the_same() {
    let (mut desk, mut dice) = (desk(), Dice(3));
    desk.begin(60, people(), 5);
    assert!(matches!(desk.play().log(), [Action::Deal(_)]), "the deal came by itself");
    let mut undone = 0;
    while desk.until_a_choice() {
        let before = desk.play().log().len();
        desk.choose_any(&mut dice);
        if desk.find(&Intent::Undo).is_some() && dice.once_in(2) {
            desk.tap(&Intent::Undo);
            assert_eq!(desk.play().log().len(), before);
            undone += 1;
        } else {
            assert!(desk.play().log().len() > before);
        }
        let id = desk.current().id.clone().expect("a match is open");
        let stored = desk.disk.get(&Slot::Match(id)).expect("it is stored");
        assert_eq!(desk.play().record().write().as_bytes(), stored, "saved before it is shown");
    }
    assert!(undone > 0);
    desk.tap(&Intent::Confirm);
    assert_eq!(desk.page(), Page::Results);
    let winner = desk.play().standings().iter().position(Score::has_won).expect("somebody won");
    let headline = format!("{} wins", desk.play().seats()[winner].name);
    let says_it = |desk: &Desk| {
        desk.resource::<InteractionMap>().items.iter().any(|item| item.accessible.name == headline)
    };
    // The finale says it, and then the results do.
    desk.until(says_it);
    desk.until(|desk| desk.find(&Intent::PlayAgain).is_some() && says_it(desk));
    desk.tap(&Intent::PlayAgain);
    desk.until(|desk| desk.page() == Page::Table && desk.current().steps == 1);
    assert_eq!(desk.play().actor().seat(), Some(Seat(1)), "the other one begins");
}

#[test]
fn the_device_is_handed_over_and_what_others_did_stays_done() {
    let mut desk = desk();
    desk.begin(20, people(), 5);
    assert!(desk.until_a_choice());
    desk.choose(Action::Pass);
    assert_eq!(desk.resource::<HandOver>().0, Some(Seat(1)));
    assert!(desk.find(&Intent::Undo).is_none(), "the banner covers everything");
    desk.tap(&Intent::DismissBanner);
    assert!(desk.find(&Intent::Undo).is_none(), "Ben cannot take back what Ada did");
}

#[test]
fn killed_at_a_choice_it_comes_back_with_what_was_chosen() {
    let mut desk = desk();
    desk.begin(20, people(), 5);
    assert!(desk.until_a_choice());
    desk.tap(&TablePick(Action::Pass).into());
    let log = desk.play().log().to_vec();
    desk.app.world_mut().write_message(AppLifecycle::WillSuspend);
    desk.settle();
    let mut desk = desk.killed();
    desk.until(Desk::has_match);
    desk.settle();
    assert_eq!(desk.play().log(), log);
    assert!(desk.permissions().has_chosen, "what was chosen is chosen again");
    desk.tap(&Intent::Confirm);
    assert!(desk.play().log().len() > log.len());
}

#[test]
fn a_running_match_lies_on_the_shelf_and_goes_on() {
    let mut desk = desk();
    desk.begin(20, people(), 5);
    assert!(desk.until_a_choice());
    let (id, log) = (desk.current().id.clone().expect("a match is open"), desk.play().log().to_vec());
    desk.app.world_mut().write_message(Intent::OpenShelf);
    desk.until(|desk| desk.find(&Intent::ContinueMatch(id.clone())).is_some());
    desk.tap(&Intent::ContinueMatch(id));
    assert_eq!((desk.page(), desk.play().log()), (Page::Table, log.as_slice()));
}

#[test]
fn hints_name_moves_and_are_taken_up() {
    let mut desk = desk();
    desk.begin(20, people(), 5);
    assert!(desk.until_a_choice());
    desk.tap(&Intent::ShowChoices);
    desk.tap(&Intent::OpenHints);
    assert_eq!(*desk.resource::<Panel>(), Panel::Hints);
    desk.until(|desk| desk.resource::<Hints>().0.is_some());
    desk.app.world_mut().write_message(Intent::TakeHint(0));
    desk.settle();
    assert!(desk.permissions().has_chosen);
}

#[test]
fn a_computer_player_throws_and_chooses_in_its_own_time() {
    let mut desk = desk();
    let [ada, _] = people();
    let computer = Player { name: "Deep Parcel".into(), by: Controller::Level(Level::Casual) };
    desk.begin(20, [computer, ada], 5);
    desk.until(|desk| desk.current().focus == Some(Seat(1)) && !desk.permissions().is_busy);
    assert!(desk.play().log().len() > 2);
}

#[test]
fn another_games_match_takes_the_table_and_leaves_it() {
    let mut desk = desk();
    desk.begin(20, people(), 5);
    let id = desk.current().id.clone();
    let other = crate::doodle_city::set_ups::fresh(2);
    desk.app.world_mut().write_message(Begin(other.into()));
    desk.until(|desk| desk.app.world().contains_resource::<Session<DoodleCity>>());
    desk.settle();
    assert!(!desk.has_match());
    assert!(desk.current().id.is_some() && desk.current().id != id);
    assert!(desk.find(&TablePick(Action::Pass).into()).is_none(), "nothing of Parcel is left");
    assert!(desk.resource::<Settings>().banner);
}

/// A match of these players that goes on at random until `is_so`.
fn grown(players: [Player; 2], is_so: impl Fn(&Match<Parcel>) -> bool) -> Match<Parcel> {
    let setup = Setup { turns: 4, first: Seat(0) };
    let mut play = Match::new(setup, players.to_vec()).expect("a plain set-up");
    while !is_so(&play) {
        let action = play.draw(&mut Seeded::new(3)).or_else(|| play.legal().get(0));
        play.apply(action.expect("there is always something to do"), &mut Vec::new()).expect("it is legal");
    }
    play
}

#[test]
fn of_a_match_that_is_only_looked_at_nothing_changes_whatever_is_touched_and_pressed() {
    let computer = Player { name: "Deep Parcel".into(), by: Controller::Level(Level::Casual) };
    let [ada, ben] = people();
    let is_turn = |play: &Match<Parcel>| matches!(play.actor(), Actor::Seat(_)) && play.log().len() > 5;
    let moments = [
        grown(people(), |_| true),
        grown(people(), |play| matches!(play.actor(), Actor::Chance(Some(_)))),
        grown(people(), is_turn),
        grown([computer.clone(), ben], |play| play.actor() == Actor::Seat(Seat(0))),
        grown([ada, computer], |play| play.actor() == Actor::Chance(Some(Seat(1)))),
        grown(people(), Match::is_over),
    ];
    for play in moments {
        let mut desk = desk();
        desk.app.world_mut().resource_mut::<Settings>().roll_by_itself = true;
        desk.settle();
        let (id, settings) = (MatchId::fresh("parcel"), desk.resource::<Settings>().clone());
        desk.look_at(&id, &play);
        let moment = play.actor();
        assert!(
            desk.current().id.is_some() && desk.find(&Intent::OpenMenu).is_some(),
            "it lies there: {moment:?}"
        );
        for _ in 0..100 {
            desk.app.update();
        }
        let all = TablePick::ALL.map(Intent::from);
        for pick in &all {
            assert_eq!(desk.find(&Intent::Confirm).or(desk.find(pick)), None, "{moment:?}");
        }
        // Everything that there is but the two corners, and everything that anybody could want but to leave.
        let items = desk.resource::<InteractionMap>().items.iter();
        let corners = [Some(Intent::Back), Some(Intent::OpenMenu)];
        let places =
            items.filter(|item| !corners.contains(&item.accessible.intent)).map(|item| item.rect.center());
        for place in places.collect::<Vec<_>>() {
            desk.tap_at(place);
        }
        for key in [
            KeyCode::Enter,
            KeyCode::Space,
            KeyCode::Backspace,
            // Past the way back, to the menu.
            KeyCode::Tab,
            KeyCode::Tab,
            KeyCode::Enter,
            KeyCode::KeyR,
            KeyCode::KeyU,
            KeyCode::KeyP,
            KeyCode::KeyH,
            KeyCode::KeyS,
            KeyCode::KeyD,
        ] {
            desk.key(key);
            desk.app.world_mut().resource_mut::<Panel>().set_if_neq(Panel::Closed);
        }
        let wanted = [Intent::RollDice, Intent::Confirm, Intent::Pass, Intent::Undo, Intent::Unchoose];
        let others = [Intent::Hurry, Intent::DismissBanner, Intent::OpenHints, Intent::TakeHint(0)];
        let by = Controller::Level(Level::Master);
        let reseats = [Intent::Reseat(Seat(0), by), Intent::Reseat(Seat(1), Controller::Person)];
        for intent in wanted.into_iter().chain(others).chain(reseats).chain(all) {
            desk.app.world_mut().write_message(intent);
            desk.settle();
        }
        assert_eq!((desk.page(), desk.resource::<Panel>()), (Page::Table, &Panel::Closed), "{moment:?}");
        desk.app.world_mut().write_message(AppLifecycle::WillSuspend);
        desk.settle();
        assert_eq!((desk.play().log(), desk.play().seats()), (play.log(), play.seats()), "{moment:?}");
        assert_eq!(*desk.resource::<MoveSelection>(), MoveSelection::default(), "{moment:?}");
        assert_eq!(*desk.resource::<Settings>(), settings, "{moment:?}");
        assert_eq!(desk.disk.get(&Slot::Match(id)), None, "nothing is saved: {moment:?}");
        desk.app.world_mut().write_message(Intent::Back);
        desk.until(|desk| !desk.has_match() && desk.page() == Page::Shelf);
        assert_eq!(*desk.permissions(), Permissions::default());
    }
}
