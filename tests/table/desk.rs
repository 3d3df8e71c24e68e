//! The app on a screen of some size, touched where its list says.

use core::marker::PhantomData;
use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::WindowEvent,
};
use doodle_city::{
    accessibility::{InteractionMap, Item},
    drawing::place::{MoveTween, Screen},
    games, headless,
    input::Skip,
    intent::Intent,
    page::Page,
    pictures::doodle_city::square::square_rect,
    platform::FakeDevice,
    record::Match,
    rules::{
        LegalActions as _, Seat,
        doodle_city::{DoodleCity, Road, Side, Square},
    },
    screens::Begin,
    session::Session,
    storage::{Answer, MemoryBackend, Settings},
    table::{
        current::ActiveMatch,
        dice::RollAnimation,
        doodle_city::layout::TableLayout,
        flight::Flight,
        last_move::LastMoveText,
        table_game::TableGame,
        turn::{AnimationClock, AutoRoll, FocusedSeat, HandOver},
    },
    theme::motion::HasMotion,
};

use crate::{doodle_city::set_ups::fresh, set_ups::Dice};

/// The screens that are tested, in dp.
pub const SIZES: [Vec2; 5] = [
    Vec2::new(360.0, 640.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(1920.0, 1080.0),
];

/// A phone held upright, and on its side.
pub const PHONES: [Vec2; 2] = [SIZES[1], SIZES[2]];

/// One frame: long enough for few frames, short enough that every animation is met in the middle.
const FRAME: Duration = Duration::from_millis(60);

#[derive(Resource, Default)]
struct HasSettings(bool);

/// The app at a table of this game, and another one in which its match was opened to compare them.
pub struct DeskOf<G>(pub App, Option<Box<App>>, PhantomData<G>);

/// The app at a table of Doodle City.
pub type Desk = DeskOf<DoodleCity>;

impl<G: TableGame> DeskOf<G> {
    /// The app on the shelf.
    pub fn of_size(size: Vec2) -> Self {
        Self::on(size, MemoryBackend::default(), FakeDevice::default())
    }

    /// The app on the shelf, with its matches in `disk`, on a device.
    pub fn on(size: Vec2, disk: MemoryBackend, device: FakeDevice) -> Self {
        Self::running(headless(games::ALL, size, disk, device))
    }

    /// An app without a window, on the shelf.
    pub fn running(mut app: App) -> Self {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME)).init_resource::<HasSettings>();
        app.add_systems(
            PostUpdate,
            |mut answers: MessageReader<Answer>, mut has_settings: ResMut<HasSettings>| {
                has_settings.0 |= answers.read().any(|answer| matches!(answer, Answer::SettingsRead { .. }));
            },
        );
        app.finish();
        app.cleanup();
        let mut desk = Self(app, None, PhantomData);
        // What the tests set is not to be read over.
        desk.until(|world| world.resource::<HasSettings>().0);
        desk
    }

    /// The same app, where another game comes onto the table.
    pub fn of_game<H: TableGame>(self) -> DeskOf<H> {
        DeskOf(self.0, None, PhantomData)
    }

    /// A new match as somebody set it up.
    pub fn with_match(size: Vec2, play: &Match<G>) -> Self {
        Self::of_size(size).begin(play)
    }

    /// Puts a match on the table.
    pub fn begin(mut self, play: &Match<G>) -> Self {
        let before = self.0.world().resource::<ActiveMatch>().id.clone();
        self.0.world_mut().write_message(Begin(play.clone().into()));
        self.until(|world| {
            world.contains_resource::<Session<G>>() && world.resource::<ActiveMatch>().id != before
        });
        self.settle();
        self
    }

    /// A match that has been going on, just opened.
    pub fn reopened(size: Vec2, play: &Match<G>) -> Self {
        Self::with_match(size, &reread(play))
    }

    /// What is seen in another app, on a screen of the same size, in which this match was just opened as it stands now.
    pub fn beside<T>(&mut self, look: impl FnOnce(&mut Self) -> T) -> T {
        let (size, play) = (self.0.world().resource::<Screen>().size, reread(self.play()));
        let mut fresh = match self.1.take() {
            Some(app) => {
                let mut fresh = Self(*app, None, PhantomData);
                fresh.0.world_mut().resource_mut::<NextState<Page>>().set(Page::Shelf);
                fresh.0.world_mut().resource_mut::<Screen>().size = size;
                fresh.settle();
                fresh.begin(&play)
            }
            None => Self::with_match(size, &play),
        };
        let seen = look(&mut fresh);
        self.1 = Some(Box::new(fresh.0));
        seen
    }

    /// The same, with things moving or not.
    pub fn moving(mut self, has_motion: bool) -> Self {
        self.0.insert_resource(HasMotion(has_motion));
        self
    }

    /// The same, with other settings.
    pub fn set(mut self, change: impl FnOnce(&mut Settings)) -> Self {
        change(&mut self.0.world_mut().resource_mut::<Settings>());
        self.settle();
        self
    }

    /// The same, on a screen of which notches and bars cover some: left, top, right, bottom.
    pub fn with_insets(mut self, insets: [f32; 4]) -> Self {
        self.0.world_mut().resource_mut::<Screen>().insets = insets;
        self.settle();
        self
    }

    pub fn session(&self) -> &Session<G> {
        self.0.world().resource()
    }

    pub fn play(&self) -> &Match<G> {
        self.session().play()
    }

    pub fn steps(&self) -> usize {
        self.play().log().len()
    }

    pub fn legal(&self) -> G::LegalActions {
        self.play().legal()
    }

    pub fn selection(&self) -> G::Selection {
        self.0.world().resource::<G::Selection>().clone()
    }

    /// Whose things lie large.
    pub fn focused(&self) -> Seat {
        self.0.world().resource::<FocusedSeat>().0
    }

    /// Whom the banner calls.
    pub fn banner(&self) -> Option<Seat> {
        self.0.world().resource::<HandOver>().0
    }

    /// What the last move brought, in words.
    pub fn last_move(&self) -> &str {
        &self.0.world().resource::<LastMoveText>().0
    }

    pub fn map(&self) -> &InteractionMap {
        self.0.world().resource()
    }

    pub fn frame(&mut self) {
        self.0.update();
    }

    pub fn until(&mut self, is_so: impl Fn(&World) -> bool) {
        let start = Instant::now();
        while !is_so(self.0.world()) {
            assert!(start.elapsed() < Duration::from_secs(30), "it never came about");
            sleep(Duration::from_micros(100));
            self.frame();
        }
    }

    /// Whether something still moves or is being saved.
    pub fn is_moving(&mut self) -> bool {
        let world = self.0.world_mut();
        let gliding = world
            .query_filtered::<(), Or<(With<MoveTween>, With<RollAnimation>, With<Flight>)>>()
            .iter(world)
            .count();
        let now = world.resource::<Time>().elapsed_secs();
        let is_busy = world.get_resource::<Session<G>>().is_some_and(Session::is_busy);
        let is_rolling = world.resource::<AutoRoll>().0;
        gliding > 0 || is_busy || is_rolling || now < world.resource::<AnimationClock>().until
    }

    /// Runs frames until everything lies still.
    pub fn settle(&mut self) {
        let start = Instant::now();
        let mut still = 0;
        // A request that is written in one frame can move something two frames later.
        while still < 3 {
            self.frame();
            still = if self.is_moving() { 0 } else { still + 1 };
            if self.session_is_busy() {
                sleep(Duration::from_micros(50));
            }
            assert!(start.elapsed() < Duration::from_secs(30), "it never came to rest");
        }
    }

    /// Waits until a person has to decide or to throw, or the match is over, and everything lies still.
    pub fn until_a_person(&mut self) {
        self.until(|world| {
            let play = world.resource::<Session<G>>().play();
            // What nobody throws comes by itself.
            let is_persons = |seat| play.level(seat).is_none();
            play.is_over() || play.actor().seat().is_some_and(is_persons)
        });
        self.settle();
    }

    /// Something is wanted, whatever it was said with.
    pub fn want(&mut self, intent: Intent) {
        self.0.world_mut().write_message(intent);
        self.settle();
    }

    /// A finale, or whatever else plays, is skipped as by a touch.
    pub fn skip(&mut self) {
        self.0.world_mut().write_message(Skip);
        self.settle();
    }

    fn session_is_busy(&self) -> bool {
        self.0.world().get_resource::<Session<G>>().is_some_and(Session::is_busy)
    }

    /// The first thing that means `intent` when it is touched.
    pub fn find(&self, intent: &Intent) -> Option<&Item> {
        self.map().items.iter().find(|item| item.accessible.intent.as_ref() == Some(intent))
    }

    pub fn touch(&mut self, phase: TouchPhase, id: u64, position: Vec2) {
        let touch = TouchInput { phase, position, window: Entity::PLACEHOLDER, force: None, id };
        self.0.world_mut().write_message(WindowEvent::from(touch));
    }

    /// Touches a point and lifts the finger, a frame apart as fingers do.
    pub fn tap_at(&mut self, at: Vec2) {
        self.touch(TouchPhase::Started, 1, at);
        self.frame();
        self.touch(TouchPhase::Ended, 1, at);
        self.frame();
    }

    /// Taps what means `intent`, in its middle, and waits until everything lies still.
    pub fn tap(&mut self, intent: &Intent) {
        let Some(item) = self.find(intent) else {
            let names: Vec<_> =
                self.map().items.iter().filter_map(|item| item.accessible.intent.as_ref()).collect();
            panic!("nothing means {intent:?}; there is {names:?}");
        };
        let at = item.rect.center();
        self.tap_at(at);
        self.settle();
    }

    /// The finger goes along points.
    pub fn stroke(&mut self, points: &[Vec2]) {
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return };
        self.touch(TouchPhase::Started, 1, first);
        for &point in points {
            self.touch(TouchPhase::Moved, 1, point);
            self.frame();
        }
        self.touch(TouchPhase::Ended, 1, last);
        self.settle();
    }

    /// Presses a key and lets it go, whatever moves.
    pub fn press(&mut self, key: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.0.world_mut().write_message(KeyboardInput {
                key_code: key,
                logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            self.frame();
        }
    }

    /// The same, and waits until everything lies still.
    pub fn key(&mut self, key: KeyCode) {
        self.press(key);
        self.settle();
    }

    /// What an action chosen at random would be.
    pub fn any_action(&self, dice: &mut Dice) -> G::Action {
        let legal = self.legal();
        legal.get(dice.below(legal.len())).expect("there is always something to do")
    }
}

/// A match that was written and read again.
fn reread<G: TableGame>(play: &Match<G>) -> Match<G> {
    let bytes = play.record().write();
    let mut read = Match::<G>::read(bytes.as_bytes()).expect("what was written can be read");
    if let Some(seed) = play.seed() {
        read.set_seed(seed);
    }
    read
}

impl Desk {
    /// A new match for `players` on a table of some size.
    pub fn new_match(size: Vec2, players: u8) -> Self {
        Self::with_match(size, &fresh(players))
    }

    /// Where a square of the large sheet lies.
    pub fn square(&self, square: Square) -> Rect {
        square_rect(self.0.world().resource::<TableLayout>().grid, square.index())
    }

    /// Draws a road across a square with a finger.
    pub fn swipe(&mut self, square: Square, road: Road) {
        let rect = self.square(square);
        let side = |side: Side| {
            let half = rect.half_size() * 0.92;
            rect.center()
                + half
                    * match side {
                        Side::North => Vec2::NEG_Y,
                        Side::East => Vec2::X,
                        Side::South => Vec2::Y,
                        Side::West => Vec2::NEG_X,
                    }
        };
        let [one, other] = road.sides().map(side);
        self.stroke(&[one, one.lerp(rect.center(), 0.6), rect.center(), rect.center().lerp(other, 0.4), other]);
    }
}
