//! Saving comes first: what can be seen is on disk.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, mpsc::channel},
    time::Duration,
};

use bevy::prelude::*;
use doodle_city::{
    platform::Waker,
    record::{BadFile, Match, Seeded},
    rules::doodle_city::DoodleCity,
    session::{ActionApplied, Order, Session, Why},
    storage::{Backend, Entry, MatchId, MemoryBackend, Request, Slot, Storage, Text},
};

use crate::table::{Table, an_action, fresh, two_actions};

/// A disk that takes its time: it writes only while nobody holds the gate.
#[derive(Clone, Default)]
struct Slow {
    gate: Arc<Mutex<()>>,
    disk: MemoryBackend,
}

impl Backend for Slow {
    async fn list(&mut self) -> Result<Vec<Entry>, BadFile> {
        self.disk.list().await
    }
    async fn read(&mut self, slot: &Slot) -> Result<Option<Text>, BadFile> {
        self.disk.read(slot).await
    }
    async fn write(&mut self, slot: &Slot, text: &str) -> Result<(), BadFile> {
        let _open = self.gate.lock();
        self.disk.write(slot, text).await
    }
    async fn remove(&mut self, slot: &Slot) -> Result<(), BadFile> {
        self.disk.remove(slot).await
    }
    async fn set_aside(&mut self, slot: &Slot) -> Result<PathBuf, BadFile> {
        self.disk.set_aside(slot).await
    }
}

fn on_disk(disk: &MemoryBackend, id: &MatchId) -> Match<DoodleCity> {
    let bytes = disk.get(&Slot::Match(id.clone())).expect("it is stored");
    Match::read(&bytes).expect("it can be read")
}

#[test]
fn nothing_comes_about_before_it_is_saved() {
    let disk = Slow::default();
    let mut table = Table::over(disk.clone());
    let id = table.new_match(2);
    table.roll_until_a_turn();
    let (before, shown) = (table.play().record().write(), table.heard().applied.len());
    let action = an_action(table.play());

    let gate = disk.gate.lock();
    table.order(Order::Act(action));
    table.frames();
    assert!(table.session().is_busy());
    assert_eq!(table.play().record().write(), before);
    assert_eq!(table.heard().applied.len(), shown);
    assert_eq!(on_disk(&disk.disk, &id).record().write(), before);

    drop(gate);
    table.until(|heard| heard.applied.len() > shown);
    assert!(!table.session().is_busy());
    assert_eq!(table.play().log().last(), Some(&action));
    assert_eq!(on_disk(&disk.disk, &id).record().write(), table.play().record().write());
}

#[test]
fn a_new_match_is_saved_before_it_lies_on_the_table() {
    let disk = Slow::default();
    let mut table = Table::over(disk.clone());
    let id = MatchId::fresh("doodle-city");
    let gate = disk.gate.lock();
    table.order(Order::Open { id: id.clone(), play: fresh(3), is_live: true });
    table.frames();
    assert!(!table.0.world().contains_resource::<Session<DoodleCity>>());
    assert_eq!(table.refusal(Order::Roll), Why::Busy);
    drop(gate);
    table.until(|heard| heard.position_changed == 1);
    assert_eq!(table.session().id(), &id);
    assert_eq!(on_disk(&disk.disk, &id).seats(), table.play().seats());
}

#[test]
fn a_second_tap_while_saving_is_refused_and_an_undo_waits() {
    let disk = Slow::default();
    let mut table = Table::over(disk.clone());
    table.new_match(2);
    table.roll_until_a_turn();
    let (steps, position_changed) = (table.steps(), table.heard().position_changed);
    let (action, other) = two_actions(table.play());
    let gate = disk.gate.lock();
    table.order(Order::Act(action));
    assert_eq!(table.refusal(Order::Act(other)), Why::Busy);
    assert_eq!(table.refusal(Order::Roll), Why::Busy);
    table.order(Order::Undo);
    assert_eq!(table.refusal(Order::Undo), Why::Busy, "one order waits, not two");
    drop(gate);
    table.until(|heard| heard.position_changed > position_changed);
    assert_eq!(table.steps(), steps);
    assert_eq!(
        table.heard().applied.last().map(|applied| (applied.step, applied.action)),
        Some((steps + 1, action))
    );
}

#[test]
fn each_played_action_is_on_disk_at_that_moment() {
    // Asks the disk in the very frame in which the action comes about.
    #[derive(Resource)]
    struct Disk(MemoryBackend, MatchId);
    fn compare(mut applied: MessageReader<ActionApplied<DoodleCity>>, disk: Option<Res<Disk>>) {
        for applied in applied.read() {
            let disk = disk.as_ref().expect("the match is open");
            let saved = on_disk(&disk.0, &disk.1);
            assert_eq!((saved.log().len(), saved.log().last()), (applied.step, Some(&applied.action)));
        }
    }
    for players in [1, 3] {
        let disk = MemoryBackend::default();
        let mut table = Table::over(disk.clone());
        table.0.add_systems(PostUpdate, compare);
        let id = table.new_match(players);
        table.0.insert_resource(Disk(disk, id));
        let mut dice = Seeded::new(players.into());
        while !table.play().is_over() {
            table.step(&mut dice);
        }
        let steps: Vec<usize> = table.heard().applied.iter().map(|applied| applied.step).collect();
        assert!(steps.iter().copied().eq(1..=table.steps()), "each step once and in order");
    }
}

#[test]
fn a_match_reopens_at_every_step_as_it_was() {
    for players in [1, 2, 4] {
        let disk = MemoryBackend::default();
        let mut table = Table::over(disk.clone());
        let id = table.new_match(players);
        let mut dice = Seeded::new(40 + u64::from(players));
        loop {
            let mut reopened = Table::over(disk.clone());
            let stored = reopened.list().remove(0);
            assert_eq!((&stored.id, stored.is_saved), (&id, true));
            assert_eq!(stored.is_over(), table.play().is_over());
            let play = stored.game.of::<DoodleCity>().expect("one of Doodle City").clone();
            reopened.open(&id, play);
            assert_eq!(reopened.play().state(), table.play().state());
            assert_eq!(reopened.play().record().write(), table.play().record().write());
            if table.play().is_over() {
                break;
            }
            table.step(&mut dice);
        }
    }
}

#[test]
fn what_is_asked_while_the_app_closes_is_done() {
    let disk = Slow::default();
    let mut table = Table::over(disk.clone());
    let id = table.new_match(1);
    table.order(Order::Roll);
    table.0.update();
    drop(table);
    assert_eq!(on_disk(&disk.disk, &id).log().len(), 1);
}

#[test]
fn a_closed_match_is_listed_as_it_was_left() {
    let mut table = Table::over(MemoryBackend::default());
    let id = table.new_match(2);
    table.roll_until_a_turn();
    let left = table.play().record().write();
    table.order(Order::Close);
    let play = table.stored(0);
    assert_eq!(play.record().write(), left);
    assert!(!table.0.world().contains_resource::<Session<DoodleCity>>());
    assert_eq!(table.refusal(Order::Undo), Why::NoMatch);
    table.open(&id, play);
    assert_eq!(table.play().record().write(), left);
}

#[test]
fn matches_lie_side_by_side_and_the_latest_comes_first() {
    let mut table = Table::over(MemoryBackend::default());
    let one = table.new_match(1);
    let two = table.new_match(2);
    table.roll();
    let listed =
        |table: &mut Table| -> Vec<MatchId> { table.list().into_iter().map(|match_| match_.id).collect() };
    assert_eq!(listed(&mut table), [two.clone(), one.clone()]);
    let play = table.stored(1);
    table.open(&one, play);
    table.roll();
    assert_eq!(listed(&mut table), [one, two]);
}

#[test]
fn only_the_dice_decide_what_they_show() {
    let mut table = Table::over(MemoryBackend::default());
    table.new_match(1);
    let drawn = table.play().draw(&mut Seeded::new(1)).expect("starting roads are rolled");
    assert_eq!(table.refusal(Order::Act(drawn)), Why::ChanceActs);
    for _ in 0..5 {
        assert!(table.play().actor().is_chance());
        table.roll();
    }
    table.roll_until_a_turn();
    assert_eq!(table.refusal(Order::Roll), Why::NothingToRoll);
    assert!(matches!(table.refusal(Order::Act(drawn)), Why::Illegal(_)));
}

#[test]
fn a_seed_decides_the_dice_and_is_written_only_at_the_end() {
    let mut table = Table::over(MemoryBackend::default());
    let mut play = fresh(1);
    play.set_seed(99);
    table.open(&MatchId::fresh("doodle-city"), play);
    let mut dice = Seeded::new(5);
    while !table.play().is_over() {
        let expected = table.play().draw(&mut Seeded::new(99));
        assert_eq!(table.play().record().seed, None);
        table.step(&mut dice);
        assert!(expected.is_none_or(|action| table.play().log().last() == Some(&action)));
    }
    let stored = table.stored(0);
    assert_eq!(stored.record().seed, Some(99));
}

#[test]
fn an_answer_wakes_the_sleeping_app() {
    let table = Table::over(MemoryBackend::default());
    let (woken, wakes) = channel();
    table.0.world().resource::<Waker>().connect(move || {
        let _ = woken.send(());
    });
    table.0.world().resource::<Storage>().send(Request::List);
    assert!(wakes.recv_timeout(Duration::from_secs(20)).is_ok());
}
