//! First matches, in which everything is explained: played as they say and otherwise, left, gone back in, and by everybody
//! who wants no explanations.

use std::{collections::BTreeSet, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy, window::RequestRedraw};
use doodle_city::{
    accessibility::Item,
    drawing::{label::TextLabel, place::Screen},
    headless,
    intent::Intent,
    platform::FakeDevice,
    record::Match,
    rules::{
        Actor, LegalActions as _, Seat, city_planner::CityPlanner, design_town::DesignTown,
        doodle_city::DoodleCity,
    },
    session::Session,
    storage::{MemoryBackend, Settings, Tutorial},
    table::{
        lay_table::Layout as _,
        permissions::Permissions,
        table_game::{Selection as _, TableGame},
        tutorial::{About, ActiveTutorial, Speech, Voice},
        voice::{VoicePlace, VoiceWords},
    },
};

use crate::{
    desk::{DeskOf, PHONES, SIZES},
    game::{Parcel, table::pick::TablePick},
    parcel,
    set_ups::Dice,
};

/// How many words a step has at most, and how many words and touches come before the first own decision.
const WORDS: usize = 25;
const WORDS_BEFORE: usize = 200;
const TAPS_BEFORE: usize = 8;

/// A game that is taught.
trait Taught: TableGame {
    /// The app on the shelf.
    fn desk(size: Vec2, disk: MemoryBackend) -> DeskOf<Self> {
        DeskOf::on(size, disk, FakeDevice::default())
    }

    /// Chooses an action by touch, up to the main button.
    fn choose(desk: &mut DeskOf<Self>, action: Self::Action, dice: &mut Dice);
}

impl Taught for DoodleCity {
    fn choose(desk: &mut DeskOf<Self>, action: Self::Action, dice: &mut Dice) {
        desk.choose(action, dice);
    }
}

impl Taught for CityPlanner {
    fn choose(desk: &mut DeskOf<Self>, action: Self::Action, _: &mut Dice) {
        desk.choose(action);
    }
}

impl Taught for DesignTown {
    fn choose(desk: &mut DeskOf<Self>, action: Self::Action, _: &mut Dice) {
        desk.choose(action);
    }
}

impl Taught for Parcel {
    fn desk(size: Vec2, disk: MemoryBackend) -> DeskOf<Self> {
        DeskOf::running(headless(parcel::GAMES, size, disk, FakeDevice::default()))
    }

    fn choose(desk: &mut DeskOf<Self>, action: Self::Action, _: &mut Dice) {
        desk.tap(&TablePick(action).into());
    }
}

/// Somebody who learns a game, and what was said.
struct Learner<G: Taught> {
    desk: DeskOf<G>,
    disk: MemoryBackend,
    /// The texts that were heard, and after how many actions each.
    heard: Vec<(usize, String)>,
    taps: usize,
}

impl<G: Taught> Learner<G> {
    fn begins(size: Vec2) -> Self {
        let disk = MemoryBackend::default();
        let mut desk = G::desk(size, disk.clone());
        desk.0.world_mut().write_message(Intent::BeginFirstMatch(G::NAME));
        desk.until(World::contains_resource::<Session<G>>);
        desk.settle();
        let mut learner = Self { desk, disk, heard: Vec::new(), taps: 0 };
        learner.rest();
        learner
    }

    fn speech(&self) -> Option<Speech> {
        self.desk.0.world().resource::<Voice>().0.clone()
    }

    fn tutorial(&self) -> Tutorial {
        let id = self.desk.session().id();
        self.desk.0.world().resource::<ActiveTutorial>().of(id).cloned().expect("it is a first match")
    }

    /// Waits until there is something to read or to do, and hears what is said.
    fn rest(&mut self) {
        self.desk.until(|world| {
            let (voice, permissions) = (world.resource::<Voice>(), world.resource::<Permissions>());
            voice.waits() || (permissions.is_persons() && permissions.is_still())
        });
        self.desk.settle();
        if let Some(speech) = self.speech() {
            let heard = (self.desk.steps(), speech.text.clone());
            if self.heard.last() != Some(&heard) {
                self.heard.push(heard);
            }
            self.assert_well_said(&speech);
        }
    }

    /// It is short, about something that is there, and covers neither that nor what ends it.
    fn assert_well_said(&mut self, speech: &Speech) {
        let Speech { key, text, about, waits, .. } = speech;
        let words = text.split_whitespace().count();
        assert!((4..=WORDS).contains(&words), "{key} has {words} words: {text}");
        assert!(!text.contains('{') && text != key, "{key}: {text}");
        let world = self.desk.0.world();
        let (place, safe) = (world.resource::<VoicePlace>().clone(), world.resource::<Screen>().safe());
        if let About::Thing(intent) = about {
            assert!(self.desk.find(intent).is_some(), "{key}: nothing means {intent:?}");
        }
        assert!(!place.about.is_empty(), "{key} is about nothing: {about:?}");
        let is_within = |rect: Rect| !rect.is_empty() && safe.inflate(1.0).union(rect) == safe.inflate(1.0);
        assert!(is_within(place.slip), "{key}: {:?} within {safe:?}", place.slip);
        let covers = |other: Rect| !place.slip.intersect(other).is_empty();
        let large = place.about.size().min_element() > 0.6 * safe.size().min_element();
        assert!(large || !covers(place.about), "{key}: {:?} covers {:?}", place.slip, place.about);
        let main = world.resource::<G::Layout>().places().buttons.confirm;
        assert!(main.is_empty() || !covers(main), "{key} covers the main button");
        let meaning = |intent: Intent| {
            self.desk.map().items.iter().filter(move |item| item.accessible.intent.as_ref() == Some(&intent))
        };
        let slips = meaning(Intent::GoOn).filter(|item| item.accessible.name == *text).count();
        assert_eq!(slips, usize::from(*waits), "{key}");
        // What waits can be read on by the main button, too, where that has nothing else to do.
        let ends = |item: &Item| item.rect.center() == main.center() && item.accessible.intent.is_some();
        assert!(!waits || self.desk.map().items.iter().any(ends), "{key}: the main button does nothing");
    }

    /// Takes whatever can be touched, or reads what is to be read; whether that was all there is to do.
    fn reads(&mut self) -> bool {
        let waits = self.speech().is_some_and(|speech| speech.waits);
        if waits {
            self.tap(&Intent::GoOn);
        }
        waits
    }

    fn tap(&mut self, intent: &Intent) {
        self.taps += 1;
        self.desk.tap(intent);
    }

    /// Throws, or carries an action out by touch.
    fn acts(&mut self, dice: &mut Dice, wanted: impl FnOnce(&Match<G>, &mut Dice) -> G::Action) {
        match self.desk.play().actor() {
            Actor::Chance(_) => self.tap(&Intent::RollDice),
            Actor::Seat(seat) => {
                assert_eq!(seat, Seat(0), "others wait");
                let action = wanted(self.desk.play(), dice);
                let passes = G::pass(self.desk.play()) == Some(action);
                if passes && self.desk.find(&Intent::Pass).is_some() {
                    self.tap(&Intent::Pass);
                    return;
                }
                if self.desk.selection().action(self.desk.play()) != Some(action) {
                    G::choose(&mut self.desk, action, dice);
                    self.rest();
                }
                while self.reads() {
                    self.rest();
                }
                self.tap(&Intent::Confirm);
            }
            Actor::GameOver => {}
        }
    }

    /// Plays to the end.
    fn plays(&mut self, dice: &mut Dice, wanted: impl Fn(&Match<G>, &mut Dice) -> G::Action) {
        let mut still = 0;
        loop {
            let (steps, said) = (self.desk.steps(), self.tutorial().said);
            if !self.reads() {
                if self.desk.play().is_over() {
                    return;
                }
                self.acts(dice, &wanted);
            }
            self.rest();
            still = if (steps, said) == (self.desk.steps(), self.tutorial().said) { still + 1 } else { 0 };
            assert!(still < 3, "it stands still after {steps} actions: {:?}", self.speech());
        }
    }
}

fn any<G: TableGame>(play: &Match<G>, dice: &mut Dice) -> G::Action {
    let legal = play.legal();
    legal.get(dice.below(legal.len())).expect("there is always something to do")
}

/// The first thing that can be done, or the last one.
fn outermost<G: TableGame>(play: &Match<G>, dice: &mut Dice) -> G::Action {
    let legal = play.legal();
    legal.get(if dice.once_in(2) { 0 } else { legal.len() - 1 }).expect("there is always something to do")
}

/// To the first decision it is not far; then the match is played to its end, in which nothing is said twice.
fn is_learnt<G: Taught>(wanted: fn(&Match<G>, &mut Dice) -> G::Action, seeds: &[u64]) {
    let mut keys = BTreeSet::new();
    for (&seed, size) in seeds.iter().zip(SIZES.iter().cycle()) {
        let mut dice = Dice(seed);
        let mut learner = Learner::<G>::begins(*size);
        while learner.desk.play().log().is_empty() || learner.desk.play().actor().is_chance() || learner.reads()
        {
            if !learner.reads() && learner.desk.play().actor().is_chance() {
                learner.tap(&Intent::RollDice);
            }
            learner.rest();
        }
        let words: usize = learner.heard.iter().map(|(_, text)| text.split_whitespace().count()).sum();
        println!("{} at {size}: {words} words and {} touches before the first choice", G::NAME, learner.taps);
        learner.acts(&mut dice, wanted);
        let words: usize = learner.heard.iter().map(|(_, text)| text.split_whitespace().count()).sum();
        assert!(
            words <= WORDS_BEFORE && learner.taps <= TAPS_BEFORE,
            "{words} words, {} touches",
            learner.taps
        );
        learner.rest();
        learner.plays(&mut dice, wanted);
        let said = learner.tutorial().said;
        let distinct: BTreeSet<_> = said.iter().map(|said| said.step.clone()).collect();
        assert_eq!(distinct.len(), said.len(), "nothing is said twice");
        keys.extend(distinct);
        let read = Match::<G>::read(learner.desk.play().record().write().as_bytes()).expect("it is a record");
        assert_eq!(read.seed(), Some(learner.tutorial().seed), "its dice can be checked");
    }
    println!("{}: {} of {} steps were met: {keys:?}", G::NAME, keys.len(), G::TUTORIAL.len());
    assert!(keys.len() * 2 > G::TUTORIAL.len());
}

#[test]
fn doodle_city_is_learnt_by_any_moves() {
    is_learnt::<DoodleCity>(any, &[1, 2, 3]);
    is_learnt::<DoodleCity>(outermost, &[4, 5]);
}

#[test]
fn city_planner_is_learnt_by_any_moves() {
    is_learnt::<CityPlanner>(any, &[1, 2, 3]);
    is_learnt::<CityPlanner>(outermost, &[4, 5]);
}

#[test]
fn design_town_is_learnt_by_any_moves() {
    is_learnt::<DesignTown>(any, &[1, 2, 3]);
}

#[test]
fn another_game_is_learnt_by_any_moves() {
    is_learnt::<Parcel>(any, &[1, 2, 3]);
}

/// What is taken back is explained again, and ends where it would have.
fn is_gone_back_in<G: Taught>() {
    let (mut dice, mut backs) = (Dice(7), 0);
    let mut learner = Learner::<G>::begins(PHONES[0]);
    for _ in 0..40 {
        if learner.desk.play().is_over() {
            break;
        }
        if learner.reads() {
            learner.rest();
            continue;
        }
        let before = learner.speech();
        learner.acts(&mut dice, any);
        if learner.desk.session().can_undo() && dice.once_in(2) {
            learner.desk.tap(&Intent::Undo);
            learner.rest();
            let steps = learner.desk.steps();
            assert!(learner.tutorial().said.iter().all(|said| said.after <= steps));
            let nothing_chosen = learner.desk.selection().is_empty();
            if let Some(before) = before.filter(|_| nothing_chosen) {
                assert!(learner.speech().is_some(), "{before:?} is said again");
            }
            backs += 1;
        }
        learner.rest();
    }
    assert!(backs > 2, "only {backs}");
}

#[test]
fn a_first_match_can_be_gone_back_in() {
    is_gone_back_in::<DoodleCity>();
    is_gone_back_in::<CityPlanner>();
    is_gone_back_in::<DesignTown>();
}

/// Killed after any step, it goes on with the same dice, and says what it would have said.
fn outlives_kills<G: Taught>(kills: usize) {
    let mut dice = Dice(3);
    let mut learner = Learner::<G>::begins(PHONES[1]);
    for _ in 0..kills {
        if !learner.reads() {
            learner.acts(&mut dice, any);
        }
        learner.rest();
        let (id, shown) = (learner.desk.session().id().clone(), learner.desk.play().record().write());
        let (before, seed) = (learner.speech(), learner.desk.play().seed());
        let mut desk = G::desk(PHONES[1], learner.disk.clone());
        desk.0.world_mut().write_message(Intent::ContinueMatch(id));
        desk.until(World::contains_resource::<Session<G>>);
        desk.settle();
        learner.desk = desk;
        learner.rest();
        assert_eq!((learner.desk.play().record().write(), learner.desk.play().seed()), (shown, seed));
        assert!(seed.is_some());
        let after = learner.speech();
        assert_eq!(after.map(|it| it.text), before.map(|it| it.text));
        if learner.desk.play().is_over() {
            break;
        }
    }
}

#[test]
fn a_first_match_outlives_kills() {
    outlives_kills::<DoodleCity>(25);
    outlives_kills::<CityPlanner>(25);
    outlives_kills::<DesignTown>(25);
}

#[test]
fn who_wants_no_explanations_hears_none_until_they_are_wanted() {
    let mut learner = Learner::<DoodleCity>::begins(PHONES[0]);
    assert!(learner.speech().is_some());
    learner.desk.want(Intent::Explain(false));
    assert_eq!(learner.speech(), None);
    learner.desk.tap(&Intent::RollDice);
    learner.desk.until_a_person();
    assert_eq!(learner.speech(), None);
    learner.desk.want(Intent::Explain(true));
    assert!(learner.speech().is_some());
}

#[test]
fn what_is_explained_is_shown_however_long_a_frame_takes() {
    let mut learner = Learner::<DoodleCity>::begins(PHONES[0]);
    let slow = TimeUpdateStrategy::ManualDuration(Duration::from_millis(400));
    learner.desk.0.insert_resource(slow);
    while !learner.reads() {
        learner.tap(&Intent::RollDice);
        learner.rest();
    }
    for _ in 0..4 {
        learner.desk.0.world_mut().write_message(Intent::GoOn);
        // As the system draws: as long as it is asked to.
        loop {
            learner.desk.frame();
            let mut asked = learner.desk.0.world_mut().resource_mut::<Messages<RequestRedraw>>();
            if asked.drain().count() == 0 {
                break;
            }
        }
        let speech = learner.speech().expect("there is more to be said");
        let world = learner.desk.0.world_mut();
        assert!(!world.resource::<VoicePlace>().slip.is_empty(), "{} has no place", speech.key);
        let mut words = world.query_filtered::<&TextLabel, With<VoiceWords>>();
        assert!(words.iter(world).any(|label| label.text == speech.text), "{} is not written", speech.key);
        if !speech.waits {
            break;
        }
    }
}

#[test]
fn nothing_is_explained_in_other_matches() {
    let mut desk = crate::desk::Desk::new_match(PHONES[0], 2);
    desk.tap(&Intent::RollDice);
    assert_eq!(desk.0.world().resource::<Voice>().0, None);
    let mut texts = desk.0.world_mut().query_filtered::<&TextLabel, With<VoiceWords>>();
    assert!(texts.iter(desk.0.world()).all(|label| label.text.is_empty()));
}

#[test]
fn once_begun_a_first_match_is_not_offered_again() {
    let learner = Learner::<DoodleCity>::begins(PHONES[0]);
    assert_eq!(learner.desk.0.world().resource::<Settings>().more.taught, ["doodle-city"]);
}
