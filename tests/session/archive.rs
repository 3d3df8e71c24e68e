//! Finished matches: listed without being read, all in one file, and back again.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use doodle_city::{
    record::{Match, RecordHash, Seeded, Utc},
    rules::{IgnoreEvents, doodle_city::DoodleCity},
    storage::{Answer, Archived, Came, MatchId, MemoryBackend, Request, Slot, Task},
};
use tempfile::{TempDir, tempdir};

use crate::table::{Table, an_action, any_action, fresh};

/// A whole match with dice of this seed.
fn whole(players: u8, seed: u64) -> Match<DoodleCity> {
    let mut play = fresh(players);
    let mut dice = Seeded::new(seed);
    while !play.is_over() {
        let action = play.draw(&mut dice).unwrap_or_else(|| any_action(&play, &mut dice));
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    // Its dice are not those of the seed that a fresh match has.
    let text = play.record().write();
    let unseeded: Vec<_> = text.lines().filter(|line| !line.contains("\"seed\"")).collect();
    Match::read(unseeded.join("\n").as_bytes()).expect("it is a match")
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join("matches").join(format!("{name}.json"))
}

/// A folder with so many finished matches, `a-0` and so on.
fn folder_of(count: u64) -> TempDir {
    let folder = tempdir().expect("a place for tests");
    fs::create_dir_all(folder.path().join("matches")).expect("it is writable");
    for seed in 0..count {
        let text = whole(2, seed).record().write();
        fs::write(file(folder.path(), &format!("a-{seed}")), text).expect("it is writable");
    }
    folder
}

fn names(archive: &[Archived]) -> Vec<String> {
    let mut names: Vec<_> = archive.iter().map(|it| it.id.to_string()).collect();
    names.sort();
    names
}

fn import(table: &mut Table, text: &str) -> Came {
    match table.ask(Request::Import { name: "all.json".into(), bytes: text.into() }) {
        Answer::ArchiveImported(came) => came,
        other => panic!("{other:?}"),
    }
}

fn export(table: &mut Table) -> String {
    match table.ask(Request::ExportArchive) {
        Answer::ArchiveExported { text, .. } => text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_match_goes_to_the_archive_when_it_is_over() {
    let folder = tempdir().expect("a place for tests");
    let mut table = Table::in_folder(folder.path());
    let before = Utc::from(SystemTime::now());
    let id = table.new_match(2);
    assert_eq!((table.running().len(), table.archive().len()), (1, 0));
    let mut dice = Seeded::new(5);
    while !table.play().is_over() {
        table.step(&mut dice);
    }
    assert!(table.running().is_empty());
    let [archived] = &table.archive()[..] else { panic!("there is one") };
    let (facts, play) = (&archived.facts, table.play().clone());
    assert_eq!((&archived.id, archived.is_saved, facts.game.as_str()), (&id, true, "doodle-city"));
    let totals: Vec<_> = play.standings().iter().map(|standing| (standing.place, standing.total)).collect();
    let told: Vec<_> = facts.players.iter().map(|player| (player.place, player.total)).collect();
    assert_eq!(told, totals);
    assert_eq!(facts.hash, RecordHash::of(&play.record().write()));
    let (begun, ended) = (play.begun().expect("it is noted"), play.ended().expect("it is noted"));
    assert!(before <= begun && begun <= ended && ended <= Utc::from(SystemTime::now()));
    assert_eq!((facts.begun, facts.ended), (Some(begun), Some(ended)));
    assert_eq!(table.read(&id).game.write(), play.record().write());
}

#[test]
fn an_end_that_is_taken_back_is_none() {
    let folder = tempdir().expect("a place for tests");
    let mut table = Table::in_folder(folder.path());
    let id = table.new_match(1);
    let mut dice = Seeded::new(5);
    while !table.play().is_over() {
        table.step(&mut dice);
    }
    assert_eq!(names(&table.archive()), [id.to_string()]);
    table.undo();
    assert!(table.archive().is_empty() && table.play().ended().is_none());
    assert_eq!(table.running().len(), 1);
    // The same in a window that begins anew, with the index that was kept.
    let mut other = Table::in_folder(folder.path());
    assert_eq!((other.running().len(), other.archive().len()), (1, 0));
    table.act(an_action(table.play()));
    assert!(table.play().is_over() && table.play().ended().is_some());
    assert_eq!(names(&other.archive()), [id.to_string()], "and what another window does is seen");
}

#[test]
fn what_the_index_knows_is_not_read_again() {
    let folder = folder_of(3);
    let first = Table::in_folder(folder.path()).archive();
    assert_eq!(names(&first), ["a-0", "a-1", "a-2"]);
    // As long as before, and as old: it looks like the same file.
    let path = file(folder.path(), "a-1");
    let about = fs::metadata(&path).expect("it is there");
    fs::write(&path, vec![b' '; about.len() as usize]).expect("it is writable");
    let written = File::options().write(true).open(&path).expect("it is there");
    written.set_modified(about.modified().expect("it has a time")).expect("it can be set");
    let mut table = Table::in_folder(folder.path());
    assert_eq!(table.archive(), first);
    // When it is opened the truth comes out.
    let answer = table.ask(Request::Read("a-1".parse().expect("a name")));
    assert!(matches!(answer, Answer::Failed { task: Task::Read, .. }), "{answer:?}");
}

#[test]
fn a_missing_or_wrong_index_is_made_anew() {
    let folder = folder_of(3);
    let index = folder.path().join("index.jsonl");
    let first = Table::in_folder(folder.path()).archive();
    let good = fs::read(&index).expect("it is kept");
    for bad in [None, Some(&b""[..]), Some(b"{}"), Some(b"\xFF\0"), Some(&good[..good.len() / 2])] {
        match bad {
            None => fs::remove_file(&index).expect("it is there"),
            Some(bad) => fs::write(&index, bad).expect("it is writable"),
        }
        assert_eq!(Table::in_folder(folder.path()).archive(), first, "{bad:?}");
        assert_eq!(fs::read(&index).ok().as_ref(), Some(&good), "{bad:?}");
    }
}

#[test]
fn an_old_index_is_brought_up_to_date() {
    let folder = folder_of(3);
    Table::in_folder(folder.path()).archive();
    // Another version of the app, which knows of no index, has been there.
    fs::remove_file(file(folder.path(), "a-0")).expect("it is there");
    let changed = whole(4, 9).record().write();
    fs::write(file(folder.path(), "a-1"), &changed).expect("it is writable");
    fs::write(file(folder.path(), "b"), whole(1, 7).record().write()).expect("it is writable");
    let archive = Table::in_folder(folder.path()).archive();
    assert_eq!(names(&archive), ["a-1", "a-2", "b"]);
    let of = |name: &str| archive.iter().find(|it| it.id.as_str() == name).expect("it is there");
    assert_eq!(of("a-1").facts.hash, RecordHash::of(&changed));
}

#[test]
fn without_room_for_an_index_all_is_listed_all_the_same() {
    let disk = MemoryBackend::default();
    for seed in 0..3 {
        let id: MatchId = format!("a-{seed}").parse().expect("a name");
        disk.put(Slot::Match(id), whole(1, seed).record().write());
    }
    disk.set_full(true);
    let mut table = Table::over(disk.clone());
    assert_eq!(table.archive().len(), 3);
    assert_eq!(disk.get(&Slot::Index), None);
    disk.set_full(false);
    assert_eq!(table.archive().len(), 3);
    assert!(disk.get(&Slot::Index).is_some(), "it is kept as soon as there is room");
}

#[test]
fn a_match_that_cannot_be_saved_is_in_the_archive_until_the_app_closes() {
    let disk = MemoryBackend::default();
    let mut table = Table::over(disk.clone());
    let id = table.new_match(1);
    disk.set_full(true);
    let mut dice = Seeded::new(5);
    while !table.play().is_over() {
        table.step(&mut dice);
    }
    let archive = table.archive();
    assert_eq!((names(&archive), archive[0].is_saved), (vec![id.to_string()], false));
    assert!(table.running().is_empty());
}

#[test]
fn those_played_last_come_first() {
    let folder = folder_of(3);
    for (name, second) in [("a-0", 2_000_000_000), ("a-1", 1_000_000_000), ("a-2", 3_000_000_000)] {
        let mut play = Match::<DoodleCity>::read(&fs::read(file(folder.path(), name)).expect("it is there"))
            .expect("it is a match");
        play.set_ended(Utc::from_second(second));
        fs::write(file(folder.path(), name), play.record().write()).expect("it is writable");
    }
    // Where nobody noted when a match ended it is when it was saved.
    let path = file(folder.path(), "b");
    fs::write(&path, whole(1, 8).record().write()).expect("it is writable");
    let saved = SystemTime::UNIX_EPOCH + Duration::from_secs(2_500_000_000);
    let written = File::options().write(true).open(&path).expect("it is there");
    written.set_modified(saved).expect("it can be set");
    let archive = Table::in_folder(folder.path()).archive();
    let order: Vec<_> = archive.iter().map(|it| it.id.to_string()).collect();
    assert_eq!(order, ["a-2", "b", "a-0", "a-1"]);
}

#[test]
fn all_go_into_one_file_and_come_out_of_it() {
    let here = folder_of(5);
    let mut table = Table::in_folder(here.path());
    table.new_match(2);
    let text = export(&mut table);
    assert_eq!(text.matches("\"format\"").count(), 5, "what is running is not over");
    let there = tempdir().expect("a place for tests");
    let mut other = Table::in_folder(there.path());
    assert_eq!(import(&mut other, &text), Came { new: 5, known: 0, broken: Vec::new() });
    let hashes = |table: &mut Table| {
        let mut hashes: Vec<_> = table.archive().iter().map(|it| it.facts.hash).collect();
        hashes.sort();
        hashes
    };
    assert_eq!(hashes(&mut other), hashes(&mut table));
    assert_eq!(import(&mut other, &text), Came { new: 0, known: 5, broken: Vec::new() });
    assert_eq!(other.archive().len(), 5, "what is there is not doubled");
    assert_eq!(import(&mut other, &text.repeat(2)).known, 10);
}

#[test]
fn what_is_broken_in_such_a_file_is_named_and_the_rest_comes() {
    let mut table = Table::over(MemoryBackend::default());
    let texts: Vec<String> = (0..4).map(|seed| whole(1, seed).record().write()).collect();
    let broken = [
        texts[0].as_str(),
        &texts[1].replacen("\"seats\"", "\"chairs\"", 1),
        &texts[2],
        &texts[3][..texts[3].len() / 2],
        "\n",
        &texts[0],
    ];
    let came = import(&mut table, &broken.concat());
    assert_eq!((came.new, came.known), (2, 1));
    let named: Vec<_> = came.broken.iter().map(|(number, fault)| (*number, fault.to_string())).collect();
    let [(2, chairs), (4, cut)] = &named[..] else { panic!("{named:?}") };
    assert!(chairs.contains("unknown field `chairs`") && cut.contains("all.json"), "{named:?}");
    assert_eq!(table.archive().len(), 2);
}

#[test]
fn a_finished_match_that_comes_again_alone_stays_the_only_one() {
    let mut table = Table::over(MemoryBackend::default());
    let text = whole(2, 3).record().write();
    let mut came = || match table.ask(Request::Import { name: "a.json".into(), bytes: text.clone().into() }) {
        Answer::Imported { stored } => stored.id,
        other => panic!("{other:?}"),
    };
    assert_eq!(came(), came());
    assert_eq!(table.archive().len(), 1);
}

#[test]
fn a_removed_match_is_gone_from_the_archive() {
    let folder = folder_of(2);
    let mut table = Table::in_folder(folder.path());
    let id = table.archive()[0].id.clone();
    table.ask(Request::Remove(id.clone()));
    assert_eq!(table.archive().len(), 1);
    assert!(!file(folder.path(), id.as_str()).exists());
    assert_eq!(Table::in_folder(folder.path()).archive().len(), 1);
}

#[test]
fn a_match_that_is_not_there_cannot_be_read() {
    let folder = folder_of(1);
    let mut table = Table::in_folder(folder.path());
    let id = MatchId::fresh("doodle-city");
    let answer = table.ask(Request::Read(id.clone()));
    assert!(matches!(&answer, Answer::Gone(gone) if *gone == id), "{answer:?}");
}
