//! What was found out about a finished match is kept beside its record, and serves the next time.

use doodle_city::{
    bots::{Analysis, Depth, Points, read_analysis, write_analysis},
    games,
    platform::DataDir,
    record::{Match, Player, Seeded},
    rules::{
        IgnoreEvents, LegalActions as _, Seat,
        city_planner::{Action, Blocks, CityPlanner, Setup},
    },
    session::{AnalysisTask, Order, WantsAnalysis},
    storage::{MatchId, MemoryBackend, Request, Slot, StoragePlugin},
};

use crate::table::Table;

/// A match by somebody who takes whatever comes first.
fn whole() -> Match<CityPlanner> {
    let setup = Setup { players: 1, first: Seat(0), blocks: Blocks::BUILT_IN };
    let mut play = Match::<CityPlanner>::new(setup, vec![Player::person("Ada")]).expect("it can be set up");
    let mut dice = Seeded::new(8);
    while !play.is_over() {
        let action = play.draw(&mut dice).or_else(|| play.legal().get(0)).expect("somebody acts");
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    play
}

fn id() -> MatchId {
    "over".parse().expect("a name")
}

/// What is found out about the match on this disk.
fn found(disk: &MemoryBackend, play: &Match<CityPlanner>) -> (Depth, Analysis<Action>) {
    let mut table =
        Table::<CityPlanner>::with(DataDir(None), StoragePlugin::with(games::READERS, disk.clone()));
    let before = table.heard().position_changed;
    table.order(Order::Open { id: id(), play: play.clone(), is_live: false });
    table.until(|heard| heard.position_changed > before);
    table.0.insert_resource(WantsAnalysis(Some(Depth::FULL)));
    for _ in 0..500 {
        table.frames();
        let task = table.0.world().resource::<AnalysisTask<CityPlanner>>();
        if let (Some((depth, found)), None) = (task.found(), task.percent())
            && depth.samples >= Depth::FULL.samples
        {
            return (depth, found.as_ref().clone());
        }
    }
    panic!("it is never found out");
}

fn kept(disk: &MemoryBackend) -> String {
    String::from_utf8(disk.get(&Slot::Analysis(id())).expect("it is kept")).expect("it is text")
}

#[test]
fn what_was_found_out_is_kept_and_serves_the_next_time() {
    let (disk, play) = (MemoryBackend::default(), whole());
    let first = found(&disk, &play);
    assert_eq!(read_analysis(&kept(&disk), &play), Some(first.clone()));
    // Only whoever reads it can know of this.
    let mut other = first.1.clone();
    other.choices.iter_mut().flatten().for_each(|choice| choice.loss = Points(7));
    disk.put(Slot::Analysis(id()), write_analysis(&play, Depth::FULL, &other));
    assert_eq!(found(&disk, &play).1, other);
    // What was only looked at quickly is found out again.
    disk.put(Slot::Analysis(id()), write_analysis(&play, Depth::QUICK, &other));
    assert_eq!(found(&disk, &play), first);
}

#[test]
fn what_does_not_fit_is_found_out_anew() {
    let (disk, play) = (MemoryBackend::default(), whole());
    let first = found(&disk, &play);
    let good = kept(&disk);
    for bad in ["", "{}", &good[..good.len() / 2], &good.replace("\"values\":", "\"values\":9")] {
        disk.put(Slot::Analysis(id()), bad);
        assert_eq!(found(&disk, &play), first, "{bad}");
        assert_eq!(kept(&disk), good);
    }
}

#[test]
fn where_nothing_can_be_kept_it_is_found_out_all_the_same() {
    let (disk, play) = (MemoryBackend::default(), whole());
    disk.set_full(true);
    found(&disk, &play);
    assert_eq!(disk.get(&Slot::Analysis(id())), None);
}

#[test]
fn it_goes_with_its_match() {
    let (disk, play) = (MemoryBackend::default(), whole());
    disk.put(Slot::Match(id()), play.record().write());
    found(&disk, &play);
    kept(&disk);
    let mut table = Table::over(disk.clone());
    table.ask(Request::Remove(id()));
    assert_eq!(disk.get(&Slot::Analysis(id())), None);
}
