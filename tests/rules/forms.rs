//! Each part of a record is read only in the form in which the page of records writes it.

use doodle_city::{
    record::Match,
    rules::{
        Game,
        doodle_city::{DoodleCity, Setup},
    },
};
use serde_json::{Value, json};

use crate::{
    bad_records::is_said,
    doodle_city::table::{Table, old_town_for},
    records::{Played, changed, one_round},
};

/// What a part of a record can be replaced by.
type Change<'a> = &'a dyn Fn(&Value) -> Vec<Value>;

/// Every record that differs from `record` in one part, with the part as it was.
fn changed_in_one_part(record: &Value, change: Change) -> Vec<(Value, Value)> {
    fn paths(value: &Value, path: &str, all: &mut Vec<String>) {
        all.push(path.to_owned());
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, value)| paths(value, &format!("{path}/{name}"), all));
            }
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(at, value)| paths(value, &format!("{path}/{at}"), all));
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    paths(record, "", &mut all);
    let mut records = Vec::new();
    for path in all {
        let part = record.pointer(&path).unwrap();
        for other in change(part) {
            let mut changed = record.clone();
            *changed.pointer_mut(&path).unwrap() = other;
            records.push((part.clone(), changed));
        }
    }
    records
}

/// Makes arrays of objects and objects of words, one after the other: none can be read. Tells how many there were.
pub fn changed_to_other_forms<G: Game>(record: &str) -> usize {
    let record: Value = serde_json::from_str(record).unwrap();
    let other_form = |part: &Value| match part {
        Value::Object(fields) => vec![Value::Array(fields.values().cloned().collect())],
        Value::String(word) => vec![json!({ word.as_str(): null }), json!([word])],
        _ => vec![],
    };
    let changed = changed_in_one_part(&record, &other_form);
    for (part, record) in &changed {
        let read = Match::<G>::read(record.to_string().as_bytes());
        assert!(read.is_err(), "{part} was read in another form: {record}");
    }
    changed.len()
}

#[test]
fn an_object_is_no_array_and_a_word_no_object() {
    assert!(changed_to_other_forms::<DoodleCity>(&one_round()) > 40);
}

#[test]
fn an_array_for_an_object_is_told_by_its_place() {
    let action = r#"{"draw":{"die":1,"square":[1,1],"road":"WE"}}"#;
    let line = one_round().lines().position(|line| line.contains(action)).unwrap() + 1;
    let draw = changed(action, r#"{"draw":[1,[1,1],"WE",null]}"#);
    is_said(draw, &format!("line {line}, column 13: `log` entry 7, `draw`: expected an object, not an array"));
    is_said(
        changed(r#""WE""#, r#"{"WE":null}"#),
        &format!(
            "line {line}, column 44: `log` entry 7, `draw.road`: expected the string \"WE\", not an object"
        ),
    );
    let passed = whole_with_a_pass();
    assert!(Played::read(passed.as_bytes()).is_ok());
    is_said(passed.replacen(r#""pass""#, r#"{"pass":null}"#, 1), "expected the string \"pass\", not an object");
}

/// A record of which the last entry is a pass.
fn whole_with_a_pass() -> String {
    let mut table = Table::fresh(Setup { more_control: true, ..old_town_for(1) });
    table.round(&["pass"]);
    table.played().record().write()
}

#[test]
fn optional_fields_may_be_null() {
    for text in [
        changed(r#""by":"person""#, r#""by":null"#),
        changed(r#""road":"WE""#, r#""road":"WE","circle":null"#),
        changed(r#"  "log""#, "  \"seed\": null,\n  \"log\""),
    ] {
        assert_eq!(Played::read(text.as_bytes()).unwrap().record().write(), one_round());
    }
    is_said(
        changed(r#""trees":7"#, r#""trees":null"#),
        "`setup.sheet.trees`: expected a whole number from 1 to 20, not null",
    );
}

/// Puts nonsense in place of one part after the other: what cannot be read is told in the words of the page of records,
/// not in those of the program. Tells how many complaints there were.
pub fn changed_to_nonsense<G: Game>(record: &str) -> usize {
    let record: Value = serde_json::from_str(record).unwrap();
    let others = json!([1.5, -1, 300, 1e30, "x", "draw", [], [[1]], {}, {"x": 1}, {"pass": 1}, {"draw": []}, true, null]);
    let changed = changed_in_one_part(&record, &|_| others.as_array().unwrap().clone());
    let foreign = [
        "struct",
        "enum",
        "variant",
        "unit",
        "newtype",
        "tuple",
        "map",
        "sequence",
        "elements",
        "Option",
        "u8",
        "u32",
        "u64",
        "usize",
        "invalid",
        "boolean",
        "Road",
        "Face",
        "Square",
        "Setup",
        "Player",
        "Action",
        "Bonus",
        "Raw",
        "Loose",
        "Card",
        "Cards",
        "Sides",
        "Printed",
        "Effect",
        "Downgrade",
        "Building",
        "End",
        "Seat",
    ];
    let mut complaints = 0;
    for (part, record) in changed {
        if let Err(error) = Match::<G>::read(record.to_string().as_bytes()) {
            let complaint = error.to_string();
            let mut words = complaint.split(|letter: char| !letter.is_alphanumeric());
            assert!(!words.any(|word| foreign.contains(&word)), "{part}: {complaint}");
            complaints += 1;
        }
    }
    complaints
}

#[test]
fn what_is_wrong_is_said_in_the_words_of_the_page() {
    let complaints = changed_to_nonsense::<DoodleCity>(&one_round());
    assert!(complaints > 1000, "{complaints}");
}
