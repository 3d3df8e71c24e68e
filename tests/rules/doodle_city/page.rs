//! The page of records, sentence by sentence: what it says of a record is what this program makes of one.

use doodle_city::{
    record::{Controller, Level, Record},
    rules::{Seat, doodle_city::DoodleCity},
};
use serde_json::{Value, json};

use super::table::{Table, old_town_for};
use crate::records::{Played, changed, one_round, whole};

/// That the page has these words, however its lines are broken.
fn says(words: &str) {
    let page: Vec<&str> = include_str!("../../../docs/records.md").split_whitespace().collect();
    assert!(page.join(" ").contains(words), "the page does not say: {words}");
}

fn is_valid(text: &str) -> bool {
    Played::read(text.as_bytes()).is_ok()
}

/// That a sentence of the page is there, and that these records are valid and those are not.
fn holds(sentence: &str, valid: &[String], invalid: &[String]) {
    says(sentence);
    for text in valid {
        let read = Played::read(text.as_bytes());
        assert!(read.is_ok(), "{sentence}: {:?}\n{text}", read.err());
    }
    for text in invalid {
        assert!(!is_valid(text), "{sentence}: this is read:\n{text}");
    }
}

/// A record of version 2 with this text as its `changes`.
fn with_changes(changes: &str) -> String {
    changed("\"setup\"", &format!("\"changes\": {changes},\n  \"setup\"")).replacen(": 1,", ": 2,", 1)
}

/// A record with one of its fields, by its pointer, replaced, or taken away.
fn with(record: &str, pointer: &str, value: Option<Value>) -> String {
    let mut record: Value = serde_json::from_str(record).unwrap();
    match (value, pointer.rsplit_once('/')) {
        (Some(value), _) => *record.pointer_mut(pointer).unwrap() = value,
        (None, Some((parent, field))) => {
            record.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(field).unwrap();
        }
        (None, None) => panic!("there is no {pointer}"),
    }
    record.to_string()
}

#[test]
fn blanks_between_the_parts_are_four() {
    let spread = one_round().replace(":", "\t:\r\n ").replace(",", " ,\r");
    holds(
        "there may be any number of spaces, tabs, line feeds and carriage returns, and nothing else",
        &[format!("\n\r\t {spread} \t\r\n"), one_round().split_whitespace().collect()],
        &["\u{A0}", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{3000}", "\u{FEFF}", "\0"]
            .map(|blank| {
                [
                    format!("{blank}{}", one_round()),
                    format!("{}{blank}", one_round()),
                    changed(": 1", &format!(":{blank}1")),
                ]
            })
            .concat(),
    );
}

#[test]
fn numbers_are_digits_alone() {
    let first = |number: &str| changed(r#""first":0"#, &format!(r#""first":{number}"#));
    holds(
        "All numbers are written as digits alone, without sign, fraction or exponent: not `-0`, `1.0` or `1e0`",
        &[first("1")],
        &["-0", "+1", "1.0", "1e0", "10e-1", "01", "-1", "1.", "1e400", "\"1\"", "1_0"].map(first),
    );
}

#[test]
fn strings_may_have_escapes_that_are_characters() {
    let named = |name: &str| changed("Player 1", name);
    holds(
        "Each escape, or pair of them for a character beyond U+FFFF, gives a Unicode scalar value: half of a surrogate pair \
         makes the record invalid",
        &[
            named(r"\u0041\/\ud83d\ude80"),
            changed(r#""players""#, r#""\u0070layers""#),
            changed(r#""WE""#, r#""\u0057E""#),
            changed(r#"{"roll""#, r#"{"rol\u006c""#),
        ],
        &[named(r"\ud83d"), named(r"\ude80\ud83d"), named(r"\ud83d\u0041"), named(r"\x41"), named("\t")],
    );
    let read = Played::read(named(r"\ud83d\ude80").as_bytes()).unwrap();
    assert_eq!(read.seats()[0].name, "🚀");
}

#[test]
fn fields_are_known_and_there_once_in_any_order() {
    let mut fields: Vec<String> = Vec::new();
    let record: Value = serde_json::from_str(&one_round()).unwrap();
    for (name, value) in record.as_object().unwrap() {
        fields.push(format!("\"{name}\":{value}"));
    }
    fields.reverse();
    holds(
        "A field that this page does not name, or one that stands there twice, makes the record invalid.",
        &[format!("{{{}}}", fields.join(","))],
        &[
            changed("\"game\"", "\"mood\": null, \"game\""),
            changed("\"game\"", "\"rules\": 1, \"game\""),
            changed(r#"{"players":2"#, r#"{"players":2,"\u0070layers":2"#),
            changed("\"game\"", "\"format\": \"doodle-city-record\", \"game\""),
        ],
    );
}

#[test]
fn fields_are_required_and_no_null_unless_they_are_optional() {
    let passed = {
        let mut table =
            Table::fresh(doodle_city::rules::doodle_city::Setup { more_control: true, ..old_town_for(2) });
        table.round(&["pass", "2,3"]);
        table.played().record().write()
    };
    let record = with_changes(r#"[{"after":6,"seat":1,"by":"master"}]"#);
    let value: Value = serde_json::from_str(&record).unwrap();
    let mut required: Vec<String> =
        ["format", "version", "game", "rules", "seats", "setup", "log"].map(|name| format!("/{name}")).into();
    for parent in [
        "/changes/0",
        "/setup",
        "/setup/sheet",
        "/setup/sheet/shop_bonuses/0",
        "/log/0",
        "/log/5/roll",
        "/log/6/draw",
        "/log/7/cross",
    ] {
        let fields = value.pointer(parent).unwrap().as_object().unwrap();
        required.extend(fields.keys().map(|name| format!("{parent}/{name}")));
    }
    required.push("/seats/0/name".into());
    holds(
        "Fields are required unless marked otherwise. An optional one may also be `null`, as if it were missing; nothing else may.",
        &[
            with(&record, "/changes", None),
            with(&record, "/changes", Some(Value::Null)),
            with(&record, "/seats/0/by", None),
            with(&record, "/seats/0/by", Some(Value::Null)),
            with(&whole(3).record().write(), "/seed", None),
            with(&whole(3).record().write(), "/seed", Some(Value::Null)),
            changed(r#""WE""#, r#""WE","circle":null"#),
            passed,
        ],
        &required
            .iter()
            .flat_map(|field| [with(&record, field, None), with(&record, field, Some(Value::Null))])
            .collect::<Vec<_>>(),
    );
}

/// The characters that the page calls white space.
fn white_space() -> Vec<char> {
    let ranges = [
        '\u{9}'..='\u{D}',
        ' '..=' ',
        '\u{85}'..='\u{85}',
        '\u{A0}'..='\u{A0}',
        '\u{1680}'..='\u{1680}',
        '\u{2000}'..='\u{200A}',
        '\u{2028}'..='\u{2029}',
        '\u{202F}'..='\u{202F}',
        '\u{205F}'..='\u{205F}',
        '\u{3000}'..='\u{3000}',
    ];
    ranges.into_iter().flatten().collect()
}

#[test]
fn white_space_in_strings_is_what_unicode_calls_so() {
    says(
        "U+0009 to U+000D, U+0020, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000",
    );
    let listed = white_space();
    let known: Vec<char> = ('\0'..='\u{10FFFF}').filter(|character| character.is_whitespace()).collect();
    assert_eq!(listed, known);
    let escaped = |character: char| format!("\\u{:04x}", u32::from(character));
    let name = |character: char| {
        let blanks = escaped(character).repeat(50);
        changed("Player 1", &format!("{blanks}{}{blanks}", "x".repeat(40)))
    };
    let (control, other): (Vec<char>, Vec<char>) = listed.iter().partition(|character| character.is_control());
    holds(
        "not counting *white space* at both ends, of which there may be any amount; no control character (U+0000 to U+001F, U+007F \
         to U+009F) anywhere",
        &other.iter().map(|&character| name(character)).collect::<Vec<_>>(),
        &control
            .into_iter()
            .chain(['\u{200B}', '\u{FEFF}', '\u{7F}', '\u{9F}', 'x'])
            .map(name)
            .collect::<Vec<_>>(),
    );
    let row = |character: char| changed("T S T H P", &format!("{0}T{0}S T{0}{0}HP{0}", escaped(character)));
    holds(
        "*white space* before, between and after them means nothing",
        &listed.iter().map(|&character| row(character)).collect::<Vec<_>>(),
        &['\u{200B}', '\u{FEFF}', '\0', '_', '\u{1C}'].map(row),
    );
}

#[test]
fn the_versions_are_one_to_three() {
    let version = |number: &str| changed("\"version\": 1", &format!("\"version\": {number}"));
    holds(
        "A record need not have what is new in its version",
        &["2", "3"].map(version),
        &["0", "4", "-1", "\"1\""].map(version),
    );
    let rules = |number: &str| changed("\"rules\": 1", &format!("\"rules\": {number}"));
    holds("version of that game's rules, from 1; this page describes 1", &[], &["0", "2"].map(rules));
    let level = r#""by":"expert""#;
    holds(
        "In version 1 a level makes the record invalid",
        &[version("2").replacen(r#""by":"person""#, level, 1), changed(r#""by":"person""#, r#""by":"random""#)],
        &[changed(r#""by":"person""#, level)],
    );
    let one = |changes: &str| with_changes(changes).replacen(": 2,", ": 1,", 1);
    holds(
        "It may be empty. In version 1 an array here makes the record invalid, even an empty one",
        &[with_changes("[]"), with_changes("null"), one("null"), one("null").replacen("null", " null ", 1)],
        &[one("[]"), one(r#"[{"after":6,"seat":1,"by":"random"}]"#)],
    );
}

#[test]
fn a_change_of_seats_names_who_decides() {
    let change = |fields: &str| with_changes(&format!("[{fields}]"));
    holds(
        "one of the words of `by` above; here it is required",
        &[change(r#"{"after":6,"seat":1,"by":"random"}"#), change(r#"{"after":8,"seat":0,"by":"master"}"#)],
        &[
            change(r#"{"after":6,"seat":1}"#),
            // Also where a person who is not named would be somebody else.
            change(r#"{"after":6,"seat":0}"#).replacen("person", "random", 1),
            change(r#"{"after":6,"seat":0,"by":null}"#).replacen("person", "random", 1),
            change(r#"{"after":6,"seat":1,"by":null}"#),
            change(r#"{"after":6,"seat":1,"by":"Master"}"#),
            change(r#"{"after":6,"by":"master"}"#),
            change(r#"{"seat":1,"by":"master"}"#),
            change("null"),
            change("[6,1,\"master\"]"),
        ],
    );
    let master = |after: u32, seat: u32| format!(r#"{{"after":{after},"seat":{seat},"by":"master"}}"#);
    let both = |one: String, other: String| change(&format!("{one},{other}"));
    holds(
        "Entries ascend by `after`, those with the same `after` by `seat`; no two have both in common, and each names another `by` \
         than held for the seat until then.",
        &[both(master(6, 0), master(6, 1)), both(master(6, 1), master(7, 0))],
        &[
            both(master(6, 1), master(6, 0)),
            both(master(7, 0), master(6, 1)),
            both(master(6, 1), master(6, 1).replace("master", "random")),
            both(master(6, 1), master(7, 1)),
            change(r#"{"after":6,"seat":1,"by":"person"}"#),
        ],
    );
    holds(
        "how many entries of `log` came before: 1 to the number of all",
        &[change(&master(1, 0)), change(&master(8, 0))],
        &[change(&master(0, 0)), change(&master(9, 0)), change(&master(8, 2)), change(&master(8, 256))],
    );
    let begun = Table::fresh(old_town_for(2)).played().at(0).record().write();
    let begun = |changes: &str| {
        begun
            .replacen("\"setup\"", &format!("\"changes\": {changes}, \"setup\""), 1)
            .replacen(": 1,", ": 2,", 1)
    };
    holds(
        "While `log` is empty there can be no entry.",
        &[begun("[]"), begun("null")],
        &[begun(&format!("[{}]", master(1, 0)))],
    );
}

#[test]
fn the_log_may_be_empty() {
    let empty = with(&one_round(), "/log", Some(json!([])));
    holds(
        "every action, in order; empty before the first one",
        std::slice::from_ref(&empty),
        &[with(&empty, "/log", Some(json!([[]])))],
    );
    assert!(Played::read(empty.as_bytes()).unwrap().log().is_empty());
    says("A record may end after any action");
    let played = whole(5);
    assert!((0..=played.log().len()).all(|steps| is_valid(&played.at(steps).record().write())));
}

#[test]
fn a_seed_is_that_of_the_dice_of_a_match_that_is_over() {
    let whole = whole(3).record().write();
    let seeded = |seed: u64| with(&whole, "/seed", Some(seed.into()));
    let mut unfinished: Value = serde_json::from_str(&whole).unwrap();
    unfinished["log"].as_array_mut().unwrap().pop();
    let mut begun = unfinished.clone();
    begun["log"] = json!([]);
    let mut other_dice: Value = serde_json::from_str(&whole).unwrap();
    let face = other_dice["log"][0]["starting_road"].as_u64().unwrap();
    other_dice["log"][0]["starting_road"] = json!(face % 6 + 1);
    holds(
        "In a record whose match is not over a seed makes it invalid, because it would tell what the dice will be; so do dice that \
         are not",
        &[whole.clone(), with(&unfinished.to_string(), "/seed", None)],
        &[unfinished.to_string(), begun.to_string(), other_dice.to_string(), seeded(4), seeded(1 << 53)],
    );
    says(
        "In a record with a `seed` each `starting_road` and `roll` is what the seed gives, or the record is invalid.",
    );
}

#[test]
fn an_entry_is_one_action() {
    let cross = r#"{"cross":{"die":3,"square":[2,3]}}"#;
    let entry = |text: &str| changed(cross, text);
    holds(
        "So an entry is one action: an object with exactly one field, or the string `\"pass\"`.",
        &[one_round()],
        &[
            "{}",
            "null",
            "\"cross\"",
            r#"{"pass":null}"#,
            r#"{"pass":{}}"#,
            r#"[{"cross":{"die":3,"square":[2,3]}}]"#,
            r#"{"cross":{"die":3,"square":[2,3]},"cross":{"die":3,"square":[2,3]}}"#,
            r#"{"cross":{"die":3,"square":[2,3]},"draw":null}"#,
            r#"{"cross":[3,[2,3]]}"#,
        ]
        .map(entry),
    );
}

#[test]
fn of_several_troubles_the_first_of_the_list_is_named() {
    says("`doodle verify` names the one that comes first here:");
    let said =
        |text: &str| Played::read(text.as_bytes()).map_or_else(|error| error.to_string(), |_| "nothing".into());
    let of = |changes: &[(&str, &str)]| {
        let mut text = with_changes(r#"[{"after":9,"seat":1,"by":"master"}]"#);
        for (from, to) in changes {
            assert!(text.contains(from), "{from} is not in {text}");
            text = text.replacen(from, to, 1);
        }
        said(&text)
    };
    // From the last to the first: each trouble is there beside all that follow it.
    let mut troubles: Vec<(&str, &str)> = Vec::new();
    for (from, to, words) in [
        ("\"changes\"", "\"changes\"", "`changes` entry 1: `after` must be 1 to 8"),
        ("\"log\"", "\"seed\": 3, \"log\"", "`log` entry 1: the seed 3 gives"),
        (r#"{"starting_road":"#, r#""pass", {"starting_road":"#, "`log` entry 1 (round 0, `pass`)"),
        ("Player 2", "", "`seats`: the name of seat 2"),
        (r#""seats": ["#, r#""seats": [{"name":"x"},"#, "`seats` has 3 entries"),
        (r#""first":0"#, r#""first":2"#, "`setup`: `first` is 2"),
        (r#""by":"person""#, r#""by":"master""#, "`setup`: `first` is 2"),
        (r#""after":9"#, r#""after":9"#, "`setup`: `first` is 2"),
        ("\"version\": 2", "\"version\": 1", "`changes` belongs to version 2"),
        ("\"seats\"", "\"begun\": \"2026-11-29T19:30:00Z\", \"seats\"", "`begun` belongs to version 3"),
        (r#""trees":7"#, r#""trees":0"#, "`setup.sheet.trees`: expected"),
        (r#""players":2"#, r#""players":2,"mood":1"#, "`setup`: unknown field `mood`"),
        ("\"rules\": 1", "\"rules\": 2", "unknown version 2 of the rules"),
        ("\"doodle-city\"", "\"ludo\"", "unknown game `ludo`"),
        ("\"version\": 1", "\"version\": 4", "unknown version 4 of the record format"),
        ("\"rules\": 2", "\"rules\": \"2\"", "`rules`: expected"),
        ("-record", "-list", "this is not a record"),
        ("\"log\": [", "\"log\": [[", "expected `,` or `]`"),
        ("{", "\u{FEFF}{", "line 1, column 1: a byte order mark"),
        ("\"log\"", "\"log\u{1}\"", "this is not a text file"),
    ] {
        troubles.push((from, to));
        let said = of(&troubles);
        assert!(said.contains(words), "{said} does not say {words}");
    }
    // A level in version 1 comes after changes in it, and a seed too early after all of the log.
    assert!(
        said(&changed("person", "master").replacen("first\":0", "first\":2", 1)).starts_with("`seats`: levels")
    );
    let early = with(&whole(3).record().write(), "/log/6", Some(json!("pass")));
    assert!(said(&early).starts_with("`log` entry 7"), "{}", said(&early));
}

/// A record of version 3 with one more field.
fn told(record: &str, field: &str, value: &str) -> String {
    let with_field = record.replacen("\"seats\"", &format!("\"{field}\": {value},\n  \"seats\""), 1);
    let mut record: Value = serde_json::from_str(&with_field).unwrap();
    record["version"] = json!(3);
    record.to_string()
}

#[test]
fn moments_have_one_form() {
    let over = whole(3).record().write();
    let fields = |value: &str| ["begun", "ended"].map(|field| told(&over, field, value));
    holds(
        "20 characters in exactly this form, of a date of the Gregorian calendar in the years 1970 to 2999",
        &["\"1970-01-01T00:00:00Z\"", "\"2999-12-31T23:59:59Z\"", "\"2028-02-29T07:08:09Z\"", "null"]
            .map(fields)
            .concat(),
        &[
            "\"2026-02-29T00:00:00Z\"",
            "\"2026-11-29T24:00:00Z\"",
            "\"2026-11-29T19:30:60Z\"",
            "\"2026-11-29T19:30Z\"",
            "\"2026-11-29T19:30:00+00:00\"",
            "\"2026-11-29 19:30:00Z\"",
            "\"1969-12-31T23:59:59Z\"",
            "\"3000-01-01T00:00:00Z\"",
            "\"\"",
            "1795980600",
        ]
        .map(fields)
        .concat(),
    );
    let [begun, ended] = fields("\"2026-11-29T19:30:00Z\"");
    let earlier = told(&begun, "ended", "\"2026-11-29T19:29:59Z\"");
    holds("`ended` may lie before `begun`", &[begun.clone(), ended.clone(), earlier], &[]);
    let running = |field| told(&one_round(), field, "\"2026-11-29T19:30:00Z\"");
    holds(
        "its last action was made, a *moment*; from version 3 on. In a record whose match is not over it makes the record invalid",
        &[running("begun")],
        &[running("ended")],
    );
    holds(
        "In a version that did not have a field yet, any value of it but `null` makes the record invalid.",
        &[begun.clone(), with(&told(&over, "begun", "null"), "/version", Some(json!(1)))],
        &[1, 2].map(|version| with(&begun, "/version", Some(json!(version)))),
    );
}

#[test]
fn a_match_that_was_played_on_says_from_where() {
    let (over, hash) = (whole(3).record().write(), "0123456789abcdef".repeat(4));
    let from = |hash: &str, entry: &str| {
        told(&with(&over, "/seed", None), "from", &format!(r#"{{"record": "{hash}", "entry": {entry}}}"#))
    };
    let entries = whole(3).log().len();
    holds(
        "as 64 hexadecimal digits, `0` to `9` and `a` to `f`",
        &[from(&hash, "5")],
        &[
            from("", "5"),
            from(&hash[1..], "5"),
            from(&hash.to_uppercase(), "5"),
            from(&format!("{hash}0"), "5"),
        ],
    );
    holds(
        "how many entries of `log` come from there: 0 to the number of all",
        &[from(&hash, "0"), from(&hash, &entries.to_string())],
        &[from(&hash, "-1"), from(&hash, &(entries + 1).to_string()), from(&hash, "null")],
    );
    // The dice of seed 4 differ from those of seed 3.
    let with_seed =
        |entry: usize| with(&told(&from(&hash, &entry.to_string()), "seed", "4"), "/seed", Some(json!(4)));
    holds(
        "only the dice of entries after the first `entry` have to be those of the `seed`",
        &[with_seed(entries), with_seed(entries - 1)],
        &[with_seed(0), with_seed(5)],
    );
}

#[test]
fn where_the_page_counts_from_0_so_does_the_program() {
    let record: Record<DoodleCity> =
        Record::read(with_changes(r#"[{"after":6,"seat":0,"by":"master"}]"#).as_bytes()).unwrap();
    let played = Played::replay(&record).unwrap();
    assert_eq!(
        [0, 1].map(|seat| played.by(Seat(seat), 8)),
        [Controller::Level(Level::Master), Controller::Person]
    );
}
