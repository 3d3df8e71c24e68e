//! A table to test at: the app without a window, and everything it tells.

use core::{cmp::Reverse, marker::PhantomData};
use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use doodle_city::{
    games,
    platform::{DataDir, PlatformPlugin},
    record::{Match, Player, Seeded},
    rules::{
        Actor, ChanceKey, ChanceSource as _, Game as _, LegalActions as _, Seat,
        doodle_city::{Action, DoodleCity, Legal, Setup, built_in_sheets},
    },
    session::{
        ActionApplied, Order, OrderRejected, Playable, PositionChanged, Session, SessionPlugin, Thinkable, Why,
    },
    storage::{Answer, Archived, Backend, MatchId, Notice, Request, Storage, StoragePlugin, Stored, Trouble},
};

/// Everything told so far.
#[derive(Resource)]
pub struct Heard<G: Playable = DoodleCity> {
    pub applied: Vec<ActionApplied<G>>,
    pub position_changed: usize,
    pub rejected: Vec<Why>,
    pub told: Vec<Trouble>,
    pub answers: Vec<Answer>,
}

impl<G: Playable> Default for Heard<G> {
    fn default() -> Self {
        Self {
            applied: Vec::new(),
            position_changed: 0,
            rejected: Vec::new(),
            told: Vec::new(),
            answers: Vec::new(),
        }
    }
}

fn hear<G: Playable>(
    mut heard: ResMut<Heard<G>>,
    mut applied: MessageReader<ActionApplied<G>>,
    mut position_changed: MessageReader<PositionChanged>,
    mut rejected: MessageReader<OrderRejected>,
    mut notices: MessageReader<Notice>,
    mut answers: MessageReader<Answer>,
) {
    heard.applied.extend(applied.read().cloned());
    heard.position_changed += position_changed.read().count();
    heard.rejected.extend(rejected.read().map(|rejected| rejected.why.clone()));
    heard.told.extend(notices.read().map(|notice| notice.0.clone()));
    heard.answers.extend(answers.read().cloned());
}

/// The app without a window.
pub struct Table<G = DoodleCity>(pub App, PhantomData<G>);

impl Table {
    /// A table over `backend`.
    pub fn over(backend: impl Backend + Send) -> Self {
        Self::with(DataDir(None), StoragePlugin::with(games::READERS, backend))
    }

    /// A table over the files in a folder.
    pub fn in_folder(folder: &std::path::Path) -> Self {
        Self::with(DataDir(Some(folder.into())), StoragePlugin::usual(games::READERS))
    }

    /// A table with nowhere to write.
    pub fn nowhere() -> Self {
        Self::with(DataDir(None), StoragePlugin::usual(games::READERS))
    }

    /// A new match for `players` on the table.
    pub fn new_match(&mut self, players: u8) -> MatchId {
        let id = MatchId::fresh(DoodleCity::NAME);
        self.open(&id, fresh(players));
        id
    }

    /// One action of whoever is next, chosen by `dice` if it is a player.
    pub fn step(&mut self, dice: &mut Seeded) {
        match self.play().actor() {
            Actor::Chance(_) => self.roll(),
            Actor::Seat(_) => self.act(any_action(self.play(), dice)),
            Actor::GameOver => {}
        }
    }
}

impl<G: Thinkable> Table<G> {
    /// A table of this game, which is one of those that `storage` knows.
    pub fn with(folder: DataDir, storage: StoragePlugin) -> Self {
        let mut app = App::new();
        app.insert_resource(folder).init_resource::<Heard<G>>();
        app.add_plugins((MinimalPlugins, PlatformPlugin, storage, SessionPlugin::<G>::default()));
        app.add_systems(PostUpdate, hear::<G>);
        let mut table = Self(app, PhantomData);
        table.until(|heard| heard.answers.iter().any(|answer| matches!(answer, Answer::SettingsRead { .. })));
        table
    }

    pub fn heard(&self) -> &Heard<G> {
        self.0.world().resource()
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

    /// Runs frames until `is_so`.
    pub fn until(&mut self, is_so: impl Fn(&Heard<G>) -> bool) {
        let start = Instant::now();
        loop {
            self.0.update();
            if is_so(self.heard()) {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "it never came about");
            sleep(Duration::from_micros(200));
        }
    }

    /// Runs a few frames, and gives the storage time for whatever it might do.
    pub fn frames(&mut self) {
        for _ in 0..20 {
            self.0.update();
            sleep(Duration::from_millis(1));
        }
    }

    pub fn order(&mut self, order: Order<G>) {
        self.0.world_mut().write_message(order);
    }

    /// Puts a match on the table.
    pub fn open(&mut self, id: &MatchId, play: Match<G>) {
        let before = self.heard().position_changed;
        self.order(Order::Open { id: id.clone(), play, is_live: true });
        self.until(|heard| heard.position_changed > before);
    }

    /// Rolls, and waits until that has come about.
    pub fn roll(&mut self) {
        let before = self.heard().applied.len();
        self.order(Order::Roll);
        self.until(|heard| heard.applied.len() > before);
    }

    /// The player on turn chooses, and it has come about.
    pub fn act(&mut self, action: G::Action) {
        let before = self.heard().applied.len();
        self.order(Order::Act(action));
        self.until(|heard| heard.applied.len() > before);
    }

    /// Takes the latest action back.
    pub fn undo(&mut self) {
        let before = self.heard().position_changed;
        self.order(Order::Undo);
        self.until(|heard| heard.position_changed > before);
    }

    /// An order that is refused, and why.
    pub fn refusal(&mut self, order: Order<G>) -> Why {
        let before = self.heard().rejected.len();
        self.order(order);
        self.until(|heard| heard.rejected.len() > before);
        self.heard().rejected[before].clone()
    }

    /// Rolls until a player is on turn.
    pub fn roll_until_a_turn(&mut self) {
        while self.play().actor().is_chance() {
            self.roll();
        }
    }

    /// Asks the storage, and waits for the answer.
    pub fn ask(&mut self, request: Request) -> Answer {
        let before = self.heard().answers.len();
        self.0.world().resource::<Storage>().send(request);
        self.until(|heard| heard.answers.len() > before);
        self.heard().answers[before].clone()
    }

    /// The stored match at this place of the list.
    pub fn stored(&mut self, place: usize) -> Match<G> {
        self.list()[place].game.of().expect("a match of this game").clone()
    }

    /// The running matches.
    pub fn running(&mut self) -> Vec<Stored> {
        match self.ask(Request::List) {
            Answer::Listed { matches, .. } => matches,
            other => panic!("{other:?}"),
        }
    }

    /// The finished matches.
    pub fn archive(&mut self) -> Vec<Archived> {
        match self.ask(Request::ListArchive) {
            Answer::ArchiveListed { matches, .. } => matches.to_vec(),
            other => panic!("{other:?}"),
        }
    }

    /// The match with this name.
    pub fn read(&mut self, id: &MatchId) -> Stored {
        match self.ask(Request::Read(id.clone())) {
            Answer::Read(stored) => *stored,
            other => panic!("{other:?}"),
        }
    }

    /// The stored matches, those saved last first.
    pub fn list(&mut self) -> Vec<Stored> {
        let mut all = self.running();
        for archived in self.archive() {
            all.push(self.read(&archived.id));
        }
        all.sort_by_key(|stored| Reverse(stored.modified));
        all
    }
}

/// A match before its first action, its dice the same every time until it is reopened.
pub fn fresh(players: u8) -> Match<DoodleCity> {
    let sheet = built_in_sheets().remove(0);
    let setup = Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet };
    let names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"];
    let seats = names.iter().take(players.into()).map(|&name| Player::person(name)).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(1);
    play
}

/// One of the legal actions.
pub fn any_action(play: &Match<DoodleCity>, dice: &mut Seeded) -> Action {
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    let index = dice.draw(ChanceKey(play.log().len() as u64), legal.len() as u32);
    legal.get(index as usize).expect("there is always something to do")
}

/// An action of the player on turn.
pub fn an_action(play: &Match<DoodleCity>) -> Action {
    any_action(play, &mut Seeded::new(0))
}

/// Two different actions of the first player, who has some with the dice of [`fresh`].
pub fn two_actions(play: &Match<DoodleCity>) -> (Action, Action) {
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    let mut actions = legal.iter();
    let one = actions.next().expect("something is legal");
    (one, actions.next().expect("a road and another one"))
}
