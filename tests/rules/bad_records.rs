//! Whatever is wrong with the text of a record is said in words of its own.

use doodle_city::{
    record::{BadRecord, Header, Record},
    rules::{doodle_city::DoodleCity, is_plain},
};
use serde_json::{Value, json};

use crate::records::{Played, changed, one_round, whole};

/// What is said of a text that is no playable record.
fn complaint(text: impl AsRef<[u8]>) -> String {
    match Played::read(text.as_ref()) {
        Ok(_) => panic!("the record was read"),
        Err(error) => error.to_string(),
    }
}

/// That the complaint about a text has these words.
pub fn is_said(text: impl AsRef<[u8]>, words: &str) {
    let complaint = complaint(text);
    assert!(complaint.contains(words), "`{complaint}` does not say `{words}`");
}

#[test]
fn an_empty_file_is_called_empty() {
    assert_eq!(complaint(""), "the file is empty");
}

#[test]
fn binary_is_not_read_as_text() {
    assert_eq!(
        complaint([0x89, b'P', b'N', b'G']),
        "this is not a text file: a byte that is no text at offset 0"
    );
    is_said(changed("Player 1", "Player\u{0}1"), "no text at offset 1");
}

#[test]
fn a_byte_order_mark_is_called_by_its_name() {
    let words = "line 1, column 1: a byte order mark (bytes EF BB BF) stands before the text";
    is_said(format!("\u{FEFF}{}", one_round()), words);
    assert!(matches!(Header::read("\u{FEFF}{}".as_bytes()), Err(BadRecord::Form { line: 1, column: 1, .. })));
}

#[test]
fn what_a_file_says_does_not_steer_a_terminal() {
    for text in [
        changed(r#""log""#, r#""\u001b[2Jlog""#),
        changed(r#""cross""#, r#""\u001b[2J""#),
        changed(r#""doodle-city","#, r#""\u001b[2J","#),
        changed("T S T H P", r"\u001b S T H P"),
        changed(r#""players":2"#, r#""players":"\u001b[2J""#),
        changed(r#""doodle-city","#, "\"\u{202E}edoc\u{2066}\","),
        changed(r#"  "game""#, "  \"\u{200F}\u{61C}\": 1, \"game\""),
    ] {
        let complaint = complaint(text);
        assert!(complaint.chars().all(is_plain), "{complaint:?}");
    }
}

#[test]
fn a_record_that_is_cut_off_anywhere_says_so() {
    let text = one_round();
    let end = text.trim_end().len();
    for cut in (1..end).step_by(7).chain([end - 1]) {
        is_said(&text[..cut], "the record is cut off: it ends at line ");
    }
    let lines: Vec<&str> = text.lines().take(8).collect();
    is_said(lines.join("\n"), &format!("line 8, column {}", lines[7].len()));
}

#[test]
fn what_is_not_json_is_told_by_its_place() {
    is_said("Dear diary,\n", "line 1, column 1: expected value");
    is_said(changed(r#""version": 1,"#, r#""version": 1"#), "line 4, column 3: expected `,` or `}`");
    is_said(changed("]\n}", "]\n}}"), "line 18, column 2: trailing characters");
}

#[test]
fn half_of_a_surrogate_pair_is_found_before_anything_that_the_record_says() {
    let newer = changed(r#""version": 1"#, r#""version": 99"#);
    for text in [
        newer.replace("Player 1", r"\ud83d"),
        newer.replace("Player 1", r"\ud83d\u0041"),
        newer.replace("Player 1", r"\ude80"),
        newer.replace(r#""seats""#, r#""seats\ud83d""#),
    ] {
        is_said(text, "hex escape");
    }
    is_said(newer.replace("Player 1", r"\ud83d\ude80"), "unknown version 99");
}

#[test]
fn other_json_is_no_record() {
    for other in [
        "{}",
        r#"{"name": "a-package", "version": "1.2.0"}"#,
        r#"{"format": "chess", "version": 1}"#,
        r#"{"format": 1}"#,
    ] {
        is_said(other, "this is not a record of a match");
    }
}

#[test]
fn json_that_is_no_object_is_no_record() {
    for other in ["[]", "[1, 2, 3, 4]", "42", "null", r#""hello""#] {
        is_said(other, "this is not a record of a match");
    }
}

#[test]
fn a_record_that_is_cut_off_within_a_character_says_so() {
    let text = changed("Player 1", "Åse");
    let within = text.find("Å").unwrap() + 1;
    is_said(&text.as_bytes()[..within], "the record is cut off: it ends at line 6, column 21");
}

#[test]
fn newer_rules_are_named_before_what_they_brought() {
    let newer = changed(r#""rules": 1"#, r#""rules": 2"#).replace("{\"draw\"", "{\"doodle\"");
    is_said(newer, "unknown version 2 of the rules of doodle-city");
}

#[test]
fn an_unknown_version_says_which_are_known() {
    let newer = "unknown version 4 of the record format: this program knows up to 3";
    is_said(changed(r#""version": 1"#, r#""version": 4"#), newer);
    is_said(changed(r#""version": 1"#, r#""version": 4"#), "a newer one can read it");
    let none = "line 3, column 14: `version`: expected a whole number from 1 to 4294967295, not 0";
    assert_eq!(complaint(changed(r#""version": 1"#, r#""version": 0"#)), none);
}

#[test]
fn unknown_rules_say_which_are_known() {
    let newer = "unknown version 9 of the rules of doodle-city: this program knows up to 1";
    is_said(changed(r#""rules": 1"#, r#""rules": 9"#), newer);
    is_said(
        changed(r#""rules": 1"#, r#""rules": 0"#),
        "`rules`: expected a whole number from 1 to 4294967295, not 0",
    );
}

#[test]
fn another_game_is_named() {
    let other = changed(r#""doodle-city","#, r#""ludo","#);
    assert_eq!(complaint(other), "unknown game `ludo`: `doodle-city` is expected here");
}

#[test]
fn an_unknown_field_is_named_wherever_it_stands() {
    for (before, after) in [
        (r#"  "game""#, r#"  "mood": 1, "game""#),
        (r#"{"players""#, r#"{"mood": 1, "players""#),
        (r#"{"name":"Player 1""#, r#"{"mood": 1, "name":"Player 1""#),
        (r#"{"draw":{"#, r#"{"draw":{"mood": 1, "#),
        (r#"{"cross":{"#, r#"{"cross":{"mood": 1, "#),
        (r#"{"roll":{"#, r#"{"roll":{"mood": 1, "#),
        (r#"{"at":3"#, r#"{"mood": 1, "at":3"#),
    ] {
        is_said(changed(before, after), "unknown field `mood`, expected ");
    }
    is_said(
        changed(r#""cross""#, r#""dance""#),
        "`log` entry 8: unknown value `dance`, expected one of `starting_road`",
    );
    let place = "line 7, column 13: `setup`: unknown field `mood`, expected one of `players`, `first`, ";
    is_said(changed(r#"{"players""#, r#"{"mood": 1, "players""#), place);
}

#[test]
fn what_is_quoted_is_short() {
    let long = "x".repeat(1_000_000);
    for text in [
        changed(r#"  "game""#, &format!("  \"{long}\": 1, \"game\"")),
        changed(r#""cross""#, &format!("\"{long}\"")),
        changed(r#""doodle-city","#, &format!("\"{long}\",")),
        changed(r#""by":"person""#, &format!("\"by\":\"{long}\"")),
        changed(r#""players":2"#, &format!("\"players\":\"{long}\"")),
        changed(r#""WE""#, &format!("\"{long}\"")),
    ] {
        let complaint = complaint(text);
        assert!(complaint.contains("xxx…xxx") && complaint.chars().count() < 400, "{complaint}");
    }
}

#[test]
fn a_missing_field_is_named() {
    is_said(changed(r#","trees":7"#, ""), "line 7, column 86: `setup.sheet`: missing field `trees`");
    is_said(changed(r#","road":"WE""#, ""), "`log` entry 7, `draw`: missing field `road`");
    is_said(changed(r#"  "rules": 1,"#, ""), "line 1, column 1: missing field `rules`");
}

#[test]
fn a_field_that_stands_twice_is_named() {
    let twice = "line 7, column 25: `setup`: duplicate field `players`";
    is_said(changed(r#"{"players":2"#, r#"{"players":2,"players":2"#), twice);
    // Also where an escape hides it.
    is_said(changed(r#"{"players":2"#, r#"{"players":2,"\u0070layers":2"#), twice);
}

#[test]
fn a_wrong_type_is_told_by_its_place() {
    is_said(
        changed(r#""players":2"#, r#""players":"two""#),
        r#"line 7, column 23: `setup.players`: expected a whole number from 1 to 6, not the string "two""#,
    );
    is_said(
        changed(r#""more_control":false"#, r#""more_control":0"#),
        "`setup.more_control`: expected true or false, not 0",
    );
    let version =
        r#"line 3, column 14: `version`: expected a whole number from 1 to 4294967295, not the string "1""#;
    is_said(changed(r#""version": 1"#, r#""version": "1""#), version);
}

#[test]
fn a_number_out_of_range_is_told_with_the_range() {
    for number in ["-1", "258", "1000000000000", "-1000000000000"] {
        for (before, after, words) in [
            ("\"players\":2", "\"players\":N", "`setup.players`: expected a whole number from 1 to 6, not N"),
            ("\"first\":0", "\"first\":N", "`setup.first`: expected a whole number from 0 to 5, not N"),
            ("\"trees\":7", "\"trees\":N", "`setup.sheet.trees`: expected a whole number from 1 to 20, not N"),
            (
                "\"blue\":6",
                "\"blue\":N",
                "`log` entry 6, `roll.blue`: expected a whole number from 1 to 6, not N",
            ),
            (
                "[1,1,3]",
                "[1,N,3]",
                "`log` entry 6, `roll.white` entry 2: expected a whole number from 1 to 6, not N",
            ),
            ("\"die\":1", "\"die\":N", "`log` entry 7, `draw.die`: expected a whole number from 1 to 6, not N"),
            (
                "[1,1],",
                "[1,N],",
                "`log` entry 7, `draw.square` entry 2: expected a whole number from 1 to 5, not N",
            ),
            (
                "\"WE\"",
                "\"WE\",\"circle\":N",
                "`log` entry 7, `draw.circle`: expected a whole number from 1 to 99, not N",
            ),
        ] {
            is_said(changed(before, &after.replace('N', number)), &words.replace('N', number));
        }
    }
    let signs = "numbers are written without sign, fraction or exponent";
    for (number, read) in [("-0", "-0.0"), ("1.0", "1.0"), ("1e0", "1.0")] {
        let words = format!("`setup.first`: expected a whole number from 0 to 5, not {read}: {signs}");
        is_said(changed("\"first\":0", &format!("\"first\":{number}")), &words);
    }
    is_said(changed("\"first\":0", "\"first\":1e400"), "`setup.first`: number out of range");
}

#[test]
fn an_entry_of_the_log_is_one_action() {
    let cross = r#"{"cross":{"die":3,"square":[2,3]}}"#;
    for (entry, words) in [
        (
            "{}",
            "line 16, column 5: `log` entry 8: expected an action: an object with one field, or \"pass\", not an empty object",
        ),
        (
            r#"{"cross":{"die":3,"square":[2,3]},"starting_road":1}"#,
            "line 16, column 39: `log` entry 8: only one field may stand in this object",
        ),
        (r#"{"pass":{}}"#, "`log` entry 8: expected the string \"pass\", not an object"),
        (r#""cross""#, "`log` entry 8: expected an object with the field `cross`, not the string \"cross\""),
        ("3", "`log` entry 8: expected an action: an object with one field, or \"pass\", not 3"),
        ("null", "not null"),
        (r#"{"cross":[3,[2,3]]}"#, "`log` entry 8, `cross`: expected an object, not an array"),
    ] {
        is_said(changed(cross, entry), words);
    }
}

#[test]
fn names_are_neither_empty_nor_endless() {
    let named = |name: &str| changed(r#""Player 2""#, &json!(name).to_string());
    let words = "`seats`: the name of seat 2 must have 1 to 40 characters, none of them a control character";
    for name in
        ["", "   ", &"x".repeat(41), "Ada\u{7}", "\tAda", "Ada\n", "\u{1b}[31mAda", "\u{7f}", "A\u{9b}31m"]
    {
        assert_eq!(complaint(named(name)), words);
    }
    assert!(Played::read(named(&"Å".repeat(40)).as_bytes()).is_ok());
}

#[test]
fn there_is_a_seat_for_every_player_and_no_more() {
    let three = changed(r#""players":2"#, r#""players":3"#);
    assert_eq!(complaint(three), "`seats` has 2 entries, but the match is for 3 players");
    let one = changed(r#",{"name":"Player 2","by":"person"}"#, "");
    assert_eq!(complaint(one), "`seats` has 1 entry, but the match is for 2 players");
}

#[test]
fn a_set_up_that_cannot_be_played_is_explained() {
    is_said(
        changed(r#""players":2"#, r#""players":7"#),
        "`setup.players`: expected a whole number from 1 to 6, not 7",
    );
    let nobody = "`setup`: `first` is 2, but it must be below `players` (2): it counts the seats from 0";
    assert_eq!(complaint(changed(r#""first":0"#, r#""first":2"#)), nobody);
}

#[test]
fn impossible_rolls_are_refused() {
    is_said(changed("[1,1,3]", "[1,1,7]"), "`roll.white` entry 3: expected a whole number from 1 to 6, not 7");
    is_said(changed(r#""blue":6"#, r#""blue":0"#), "`roll.blue`: expected a whole number from 1 to 6, not 0");
    let many = "`log` entry 6 (round 1, `roll 6: 1 1 1 3`): impossible roll: 4 white dice";
    is_said(changed("[1,1,3]", "[1,1,1,3]"), many);
    is_said(
        changed("[1,1,3]", &format!("{:?}", [1; 16])),
        "`log` entry 6, `roll.white`: expected at most 15 dice, not 16",
    );
}

#[test]
fn places_outside_the_grid_are_refused() {
    is_said(changed("[1,1],", "[6,1],"), "`draw.square` entry 1: expected a whole number from 1 to 5, not 6");
    is_said(changed("[1,1],", "[1],"), "`draw.square`: expected an array of length 2, not 1");
    is_said(changed("[1,1],", "[1,1,1],"), "`draw.square`: expected an array of length 2, not 3");
    is_said(changed(r#""WE""#, r#""EW""#), "`draw.road`: unknown value `EW`, expected one of `WE`");
}

#[test]
fn an_illegal_move_is_told_with_its_entry_and_round() {
    let square = changed("[1,1],", "[1,2],");
    assert_eq!(
        complaint(square),
        "`log` entry 7 (round 1, `1 1,2 WE`): square 1,2 is not in row 1, which the white die names"
    );
    let text = one_round();
    let roll = text.lines().find(|line| line.contains("roll")).unwrap();
    let words = "`log` entry 7 (round 1, `roll 6: 1 1 3`): the move of seat 1 is due now";
    assert_eq!(complaint(text.replacen(roll, &format!("{roll}\n{roll}"), 1)), words);
}

#[test]
fn a_bad_roll_is_told_with_the_round_that_it_would_begin() {
    let starting = changed(r#"{"starting_road":"#, "\"pass\",\n    {\"starting_road\":");
    is_said(starting, "`log` entry 1 (round 0, `pass`): the starting road of column 1 is due now");
    let fifth_missing = one_round().replacen("    {\"starting_road\":2},\n", "", 1);
    is_said(fifth_missing, "`log` entry 5 (round 0, `roll 6: 1 1 3`)");
    let second = changed("\n  ]", ",\n    {\"roll\":{\"blue\":1,\"white\":[2]}}\n  ]");
    is_said(second, "`log` entry 9 (round 2, `roll 1: 2`): impossible roll: 1 white die,");
}

#[test]
fn nothing_is_legal_after_the_end() {
    let text = whole(3).record().write();
    let late = text.replacen("\n  ]\n}", ",\n    \"pass\"\n  ]\n}", 1);
    is_said(late, "`pass`): the match is over: nothing is due now");
}

#[test]
fn a_seed_stands_in_no_record_of_a_match_that_goes_on() {
    let early = changed(r#"  "log""#, "  \"seed\": 3,\n  \"log\"");
    // Its dice must be the seed's in any case.
    assert!(matches!(Played::read(early.as_bytes()), Err(BadRecord::OtherDice { entry: 1, seed: 3, .. })));
    let whole = whole(3);
    let mut cut: Value = serde_json::from_str(&whole.record().write()).unwrap();
    cut["log"].as_array_mut().unwrap().pop();
    assert_eq!(complaint(cut.to_string()), "`seed` may stand in a record only when the match is over");
}

#[test]
fn a_seed_is_a_number_that_every_reader_keeps_exact() {
    let seeded = |seed: &str| changed(r#"  "log""#, &format!("  \"seed\": {seed},\n  \"log\""));
    let words = "line 8, column 11: `seed`: expected a whole number from 0 to 9007199254740991, not ";
    assert_eq!(complaint(seeded("9007199254740992")), format!("{words}9007199254740992"));
    for seed in ["-1", "-0", "1.5", "1e3", "\"3\"", "18446744073709551616"] {
        is_said(seeded(seed), words);
    }
    // The highest is read; only its dice are others.
    is_said(seeded("9007199254740991"), "the seed 9007199254740991 gives");
}

#[test]
fn dice_that_the_seed_does_not_give_are_found() {
    let text = whole(3).record().write();
    let first = text.lines().find(|line| line.contains("starting_road")).unwrap();
    let face = first.trim().trim_start_matches(r#"{"starting_road":"#).chars().next().unwrap();
    let other = if face == '6' { '1' } else { '6' };
    let words = format!("`log` entry 1: the seed 3 gives `starting road {face}`, not `starting road {other}`");
    assert_eq!(complaint(text.replacen(first, &first.replace(face, &other.to_string()), 1)), words);
}

#[test]
fn a_record_is_replayed_only_if_it_can_be_played() {
    let mut record: Record<DoodleCity> = Record::read(one_round().as_bytes()).unwrap();
    record.log.swap(5, 6);
    assert!(matches!(Played::replay(&record), Err(BadRecord::Illegal { entry: 6, round: 1, .. })));
}

#[test]
fn who_decides_must_be_known() {
    let error = "line 6, column 37: `seats` entry 1, `by`: unknown value `wizard`, expected person, random, beginner, \
        casual, skilled, expert or master";
    assert_eq!(complaint(changed(r#""by":"person""#, r#""by":"wizard""#)), error);
}
