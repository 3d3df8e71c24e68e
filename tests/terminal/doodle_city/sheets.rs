//! `--sheet`: which words are names and which are files, and what is said of a file that is no sheet.

use std::{fs, path::Path};

use doodle_city::{record::load, rules::doodle_city::DoodleCity};

use crate::{Run, doodle};

/// Harbour with another number of trees, by which it is told from the one that comes with the game.
fn harbour_with_three_trees() -> String {
    include_str!("../../../assets/sheets/harbour.json").replace("\"trees\": 7", "\"trees\": 3")
}

fn simulate(folder: &Path, sheet: &str, records: &str) -> Run {
    doodle(folder, &["simulate", "--games", "1", "--sheet", sheet, "--records", records])
}

#[test]
fn a_path_is_a_path_and_a_word_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::create_dir_all(path.join("o.l-d t")).unwrap();
    for file in ["harbour", "harbour.json", "mine", "o.l-d t/own"] {
        fs::write(path.join(file), harbour_with_three_trees()).unwrap();
    }
    let absolute = path.join("harbour");
    for (index, (sheet, name, trees)) in [
        ("harbour", "Harbour", 7),
        (" HAR-BOUR", "Harbour", 7),
        ("old_town", "Old Town", 7),
        ("./harbour", "Harbour", 3),
        ("harbour.json", "Harbour", 3),
        ("o.l-d t/own", "Harbour", 3),
        (absolute.to_str().unwrap(), "Harbour", 3),
        // No sheet that comes with the game is called so.
        ("mine", "Harbour", 3),
    ]
    .into_iter()
    .enumerate()
    {
        let records = format!("records-{index}");
        let run = simulate(path, sheet, &records);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{sheet}");
        let record = path.join(records).join("doodle-city-1p-seed0-000000.json");
        let played = load::<DoodleCity>(&record).unwrap();
        let found = played.game().sheet();
        assert_eq!((found.name(), found.trees()), (name, trees), "{sheet}");
    }
    for sheet in ["./old_town", "old.town", "O.ld Town", "old_town/", "harbour/harbour"] {
        let run = simulate(path, sheet, "none");
        assert!(run.status == 2 && run.err.contains(": cannot be read: "), "{sheet}: {}", run.err);
    }
    let run = simulate(path, "old*town", "none");
    assert_eq!(run.err, "doodle: there is no sheet `old*town`: there are Old Town, Harbour, or name a file\n");
}

#[test]
fn a_file_that_is_no_sheet_is_told_by_line_and_field() {
    let folder = tempfile::tempdir().unwrap();
    let good = harbour_with_three_trees();
    let changed = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1)
    };
    let long = "x".repeat(1_000_000);
    for (text, words) in [
        (String::new(), "the file is empty"),
        ("Dear diary".into(), "line 1, column 1: expected value"),
        (good[..good.len() / 2].into(), "the text is cut off: it ends here, before it is complete"),
        (
            changed("\"trees\": 3", "\"trees\": -1"),
            "line 13, column 12: `trees`: expected a whole number from 1 to 20, not -1",
        ),
        (
            changed("\"trees\": 3", "\"trees\": 258"),
            "line 13, column 12: `trees`: expected a whole number from 1 to 20, not 258",
        ),
        (changed(",\n  \"trees\": 3", ""), "line 1, column 1: missing field `trees`"),
        (
            changed("[1, 1, 1, 2, 1]", "[1, 1, 1, 2]"),
            "line 4, column 21: `crossed_houses`: expected an array of length 5, not 4",
        ),
        (
            changed("H P S P H", "H Q S P H"),
            "line 3, column 25: `rows` entry 2: `Q` is no kind of square: P is a house, H a hotel, S a shop, T a taxi",
        ),
        (changed(", \"points\": 5", ""), "line 9, column 5: `shop_bonuses` entry 2: missing field `points`"),
        (
            changed("[3, 5, 8", "[3, 8, 5"),
            "line 5, column 19: `hotel_scores`: scores must ascend, but after 8 comes 5",
        ),
        (
            changed("\"Harbour\"", "\"\""),
            "line 2, column 11: `name`: a sheet's name has 1 to 40 characters, none of them a control character",
        ),
        (
            changed("\"trees\"", &format!("\"{long}\"")),
            "line 13, column 3: unknown field `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…xxxxxxxxxxxxxxx`, expected one of \
             `name`, `rows`, `crossed_houses`, `hotel_scores`, `shop_scores`, `shop_bonuses`, `trees`",
        ),
    ] {
        fs::write(folder.path().join("sheet.json"), text).unwrap();
        let run = doodle(folder.path(), &["play", "--sheet", "sheet.json"]);
        assert_eq!((run.status, run.out.as_str()), (2, ""));
        if words.contains("cut off") {
            assert!(run.err.contains(words), "{}", run.err);
        } else {
            assert_eq!(run.err, format!("doodle: sheet.json: this is no sheet: {words}\n"));
        }
    }
}

#[test]
fn the_example_of_the_page_is_a_sheet_and_its_trouble_one() {
    let page = include_str!("../../../docs/sheets.md");
    let hill = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hill.json");
    fs::write(&file, hill).unwrap();
    let run = doodle(folder.path(), &["simulate", "--games", "10", "--sheet", "./hill.json"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    fs::write(&file, hill.replacen("T P H S T", "T Q H S T", 1)).unwrap();
    let run = doodle(folder.path(), &["play", "--sheet", "hill.json"]);
    assert!(run.status == 2 && page.contains(run.err.trim()), "{}", run.err);
}
