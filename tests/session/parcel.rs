//! Chance that nobody throws: drawn and saved with the action before it, and shown when the table is ready.

use doodle_city::{
    platform::DataDir,
    record::{Controller, Level, Match, Player, Reader, Seeded},
    rules::{Actor, Game as _, LegalActions as _, Seat},
    session::{Order, ReadyForNext, Why},
    storage::{MatchId, MemoryBackend, Slot, StoragePlugin},
};

use crate::{
    game::{Action, Legal, Parcel, Setup},
    table::Table,
};

/// Who would take over a seat.
const BY: Controller = Controller::Level(Level::Casual);

const GAMES: &[Reader] = &[Reader::of::<Parcel>()];

fn table(disk: &MemoryBackend) -> Table<Parcel> {
    Table::with(DataDir(None), StoragePlugin::with(GAMES, disk.clone()))
}

fn fresh(turns: u32) -> Match<Parcel> {
    let seats = vec![Player::person("Ada"), Player::person("Ben")];
    let mut play = Match::new(Setup { turns, first: Seat(0) }, seats).expect("a plain set-up");
    play.set_seed(4);
    play
}

fn on_disk(disk: &MemoryBackend, id: &MatchId) -> Match<Parcel> {
    let bytes = disk.get(&Slot::Match(id.clone())).expect("it is stored");
    Match::read(&bytes).expect("it can be read")
}

/// A table with a new match on it, whose dice have been dealt and shown.
fn begun(disk: &MemoryBackend) -> (Table<Parcel>, MatchId) {
    let (mut table, id) = (table(disk), MatchId::fresh(Parcel::NAME));
    table.open(&id, fresh(40));
    table.until(|heard| !heard.applied.is_empty());
    (table, id)
}

#[test]
fn what_comes_first_by_chance_is_saved_with_the_new_match_and_told_on_its_own() {
    let disk = MemoryBackend::default();
    let (table, id) = begun(&disk);
    assert!(matches!(table.heard().applied[0].action, Action::Deal(_)));
    assert_eq!((table.heard().position_changed, table.heard().applied.len(), table.steps()), (1, 1, 1));
    assert_eq!(on_disk(&disk, &id).log(), table.play().log());
    assert_eq!(table.play().actor(), Actor::Chance(Some(Seat(0))), "the rest waits for a throw");
}

#[test]
fn a_card_follows_the_throw_in_the_same_save_and_waits_until_the_table_is_ready() {
    let disk = MemoryBackend::default();
    let (mut table, id) = begun(&disk);
    table.0.world_mut().resource_mut::<ReadyForNext>().0 = false;
    table.order(Order::Roll);
    table.until(|heard| heard.applied.len() == 2);
    table.frames();
    assert!(matches!(on_disk(&disk, &id).log(), [_, Action::Throw(_), Action::Reveal(_)]));
    assert_eq!((table.steps(), table.session().is_busy()), (2, true), "the card is not shown yet");
    assert_eq!(table.refusal(Order::Act(Action::Pass)), Why::Busy);

    table.0.world_mut().resource_mut::<ReadyForNext>().0 = true;
    table.until(|heard| heard.applied.len() == 3);
    assert_eq!((table.steps(), table.session().is_busy()), (3, false));
    assert_eq!(table.play().actor(), Actor::Seat(Seat(0)));
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
}

#[test]
fn a_choice_that_brings_no_card_can_be_taken_back_and_one_that_does_cannot() {
    let disk = MemoryBackend::default();
    let (mut table, _) = begun(&disk);
    table.roll();
    table.until(|heard| heard.applied.len() == 3);
    let before = table.steps();
    // The other player would throw a die of his own.
    table.act(Action::Keep);
    assert!(table.session().can_undo());
    table.undo();
    assert_eq!(table.steps(), before);
    // A die that is passed on brings a card at once.
    table.act(Action::Pass);
    table.until(|heard| heard.applied.len() == 6);
    assert!(matches!(table.play().log().last(), Some(Action::Reveal(_))));
    assert!(!table.session().can_undo());
}

#[test]
fn a_record_that_ends_before_a_card_gets_it_when_it_is_opened() {
    let disk = MemoryBackend::default();
    let (mut table, id) = begun(&disk);
    table.roll();
    table.until(|heard| heard.applied.len() == 3);
    table.order(Order::Close);
    let mut cut = table.stored(0);
    cut.rewind(2);
    assert_eq!(cut.actor(), Actor::Chance(None));
    let position_changed = table.heard().position_changed;
    table.order(Order::Open { id: id.clone(), play: cut, is_live: true });
    table.until(|heard| heard.position_changed > position_changed && heard.applied.len() == 4);
    assert_eq!((table.steps(), on_disk(&disk, &id).log().len()), (3, 3));
}

#[test]
fn a_long_match_goes_on_and_back() {
    let disk = MemoryBackend::default();
    let (mut table, id) = (table(&disk), MatchId::fresh(Parcel::NAME));
    table.open(&id, fresh(40));
    while !table.play().is_over() {
        match table.play().actor() {
            Actor::Chance(Some(_)) => table.order(Order::Roll),
            Actor::Seat(_) => {
                let play = table.play();
                let mut legal = Legal::default();
                play.game().legal(play.state(), &mut legal);
                let action = legal.get(0).expect("there is a choice");
                table.order(Order::Act(action));
            }
            Actor::Chance(None) | Actor::GameOver => {}
        }
        let steps = table.steps();
        table.until(|heard| heard.applied.last().is_some_and(|applied| applied.step > steps));
    }
    assert_eq!(on_disk(&disk, &id).log(), table.play().log());
    assert_eq!(on_disk(&disk, &id).seed(), Some(4), "the dice were those of the seed");
}

#[test]
fn a_match_that_is_only_looked_at_stays_as_it_is_and_is_not_saved() {
    let disk = MemoryBackend::default();
    let (mut table, id) = (table(&disk), MatchId::fresh(Parcel::NAME));
    // Neither before its first action nor later, whoever is next.
    let mut play = fresh(2);
    let mut steps = 0;
    loop {
        let position_changed = table.heard().position_changed;
        table.order(Order::Open { id: id.clone(), play: play.clone(), is_live: false });
        table.until(|heard| heard.position_changed > position_changed);
        assert!(!table.session().is_live() && !table.session().is_busy() && !table.session().can_undo());
        let mut legal = Legal::default();
        play.game().legal(play.state(), &mut legal);
        let orders = [Order::Roll, Order::Undo, Order::HandOver, Order::Reseat { seat: Seat(0), by: BY }];
        for order in orders.into_iter().chain(legal.get(0).map(Order::Act)) {
            assert_eq!(table.refusal(order), Why::LookedAt);
        }
        table.frames();
        assert_eq!((table.play().log(), table.heard().applied.len()), (play.log(), 0));
        assert!(table.play().seats().iter().all(|player| player.by == Controller::Person));
        assert_eq!(disk.get(&Slot::Match(id.clone())), None);
        let next = legal.get(0).or_else(|| play.draw(&mut Seeded::new(4)));
        let Some(next) = next else { break };
        play.apply(next, &mut Vec::new()).expect("it is legal");
        steps += 1;
    }
    assert!(steps > 4, "it was looked at until its end");
}
